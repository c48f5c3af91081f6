# SPDX-License-Identifier: GPL-3.0-or-later
"""How practice is reached from the main window, and how its book is kept."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.learning.decisions import decisions_in
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation, situation_at
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.practice_desk import PracticeDesk
from buck_euchre_qt.windows.practice_screen import PracticeScreen
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.hearing import Hearing
from tests.helpers.sessions import PromptThinking
from tests.windows.person import Person, SitDown
from tests.windows.practising import Analysing, analysed_as_best

ERROR = Situation("buck", (), (25, 25, 25, 25), 1, DECK, 13)


def practice_of(person: Person) -> PracticeScreen:
    screen = person.window.middle.screen_of_practice
    assert screen is not None
    return screen


def play_a_bad_deal(person: Person) -> None:
    """Play one deal and do what is not best wherever there is a choice."""
    person.begin()
    while True:
        person.wait_for(Ask.ACT, Ask.NEXT_DEAL)
        if person.question.ask is Ask.NEXT_DEAL:
            return
        best = analysed_as_best(person.seen)
        person.choose(next((each for each in person.seen.legal if each != best), best))


def test_practice_is_in_the_menu_and_leads_back_to_the_match_which_waited(person: Person) -> None:
    person.begin()
    person.wait_for()
    before = person.on_table
    person.window.menus.practice.trigger()
    screen = practice_of(person)
    assert person.window.middle.currentWidget() is screen
    screen.list.leave.click()
    assert not person.window.middle.is_learning
    assert person.on_table == before
    person.answer()


def test_a_first_time_user_is_not_offered_practice_and_one_who_has_learned_is(
    sit_down: SitDown,
) -> None:
    first = sit_down()
    assert not first.window.start_panel.practise_button.isVisible()
    first.window.close()
    extra = {"lessons": {"cards": 2}}
    again = sit_down(preferences=Preferences(pace="instant", extra=extra))
    again.click(again.button("Practise single decisions"))
    assert again.window.middle.currentWidget() is practice_of(again)


def test_what_is_due_today_is_said_on_the_empty_table(sit_down: SitDown, tmp_path: Path) -> None:
    file = PracticeFile(tmp_path / "data")
    file.save(PracticeBook().with_error(ERROR, Topic.ORDER, date(2020, 1, 1)))
    person = sit_down()
    person.window.practice.count_due()
    assert person.button("Practise: 1 due today").isVisible()


def test_an_answer_is_kept_on_the_disk_at_once(sit_down: SitDown, tmp_path: Path) -> None:
    person = sit_down(thinking=Analysing())
    person.window.menus.practice.trigger()
    screen = practice_of(person)
    screen.list.cards[0].click()
    while screen.player.problem is None:
        QTest.qWait(1)
    screen.player.sheet.buttons[Wish.SHOW].click()
    kept = PracticeFile(tmp_path / "data").load().book
    assert len(kept.reminders) == 1
    screen.show_list()


def test_practice_shares_pace_and_look_with_the_table(person: Person) -> None:
    person.window.menus.practice.trigger()
    screen = practice_of(person)
    assert screen.view.director.pace is person.view.director.pace
    assert screen.player.look is person.window.middle.look


def test_f1_opens_the_article_of_the_problem(sit_down: SitDown) -> None:
    person = sit_down(thinking=Analysing())
    person.window.menus.practice.trigger()
    screen = practice_of(person)
    screen.start("buck", Topic.DISCARD)
    while screen.player.problem is None:
        QTest.qWait(1)
    assert person.window.middle.article_now() == "BE-3.2"
    screen.show_list()


def test_an_error_found_elsewhere_is_added_while_practice_is_open(person: Person) -> None:
    person.window.menus.practice.trigger()
    desk = person.desk.practice
    assert desk is not None
    desk.keeper.note_error(ERROR, Topic.ORDER)
    said = practice_of(person).list.cards[0].accessibleDescription()
    assert "1 coming back later" in said


def practice_desk(file: PracticeFile, troubles: Troubles) -> PracticeDesk:
    thinking, spare = PromptThinking(), PromptThinking()
    return PracticeDesk(thinking, spare, file, troubles, lambda: date(2026, 3, 1))


def test_that_the_book_cannot_be_kept_is_told_once_and_when_it_can_again(
    qtbot: object, tmp_path: Path
) -> None:
    del qtbot
    file = PracticeFile(tmp_path / "data")
    troubles = Troubles()
    desk = practice_desk(file, troubles)
    hearing = Hearing(troubles)
    book = desk.keeper.book
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    desk.keeper.keep(book.with_error(ERROR, Topic.ORDER, date(2026, 3, 1)))
    desk.keeper.keep(book)
    assert len(hearing.told) == 1
    assert "cannot be saved" in hearing.told[0]
    (tmp_path / "data").unlink()
    desk.keeper.note_error(ERROR, Topic.ORDER)
    assert hearing.relieved == ["Your practice can be saved again."]
    assert len(hearing.told) == 1
    assert len(file.load().book.reminders) == 1


def test_a_damaged_book_is_told_with_where_it_was_put(qtbot: object, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "practice.json").write_text("{", encoding="utf-8")
    file = PracticeFile(tmp_path)
    troubles = Troubles()
    hearing = Hearing(troubles)
    assert practice_desk(file, troubles).due == 0
    assert len(hearing.told) == 1
    assert "practice.json.damaged-1" in hearing.told[0]


@pytest.mark.parametrize("topic", [Topic.LEAD, None])
def test_practice_left_in_the_middle_of_a_search_leaves_nothing_running(
    sit_down: SitDown, topic: Topic | None
) -> None:
    thinking = Analysing()
    thinking.is_mute = True
    person = sit_down(thinking=thinking)
    person.window.menus.practice.trigger()
    screen = practice_of(person)
    screen.start("buck", topic)
    person.window.menus.lessons.trigger()
    assert not screen.supply.is_busy


def test_an_error_in_a_deal_that_was_played_comes_back_in_practice(sit_down: SitDown) -> None:
    person = sit_down(thinking=Analysing())
    play_a_bad_deal(person)
    desk = person.desk.practice
    assert desk is not None
    match = person.session.match
    wrong = [
        made
        for made in decisions_in(match, 0)
        if made.seat == 0
        and not made.is_forced
        and made.action != analysed_as_best(made.observation)
    ]
    assert wrong
    person.until(lambda: len(desk.keeper.book.reminders) == len(wrong))
    kept = {reminder.situation for reminder in desk.keeper.book.reminders}
    assert kept == {situation_at(match, 0, made.position) for made in wrong}


def test_the_deals_of_a_match_that_is_left_are_looked_at_no_longer(sit_down: SitDown) -> None:
    thinking = Analysing()
    person = sit_down(thinking=thinking)
    play_a_bad_deal(person)
    desk = person.desk.practice
    assert desk is not None
    person.window.close()
    assert not desk.finder.is_busy


def test_an_error_seen_in_a_review_comes_back_too(sit_down: SitDown) -> None:
    person = sit_down(thinking=Analysing())
    play_a_bad_deal(person)
    desk = person.desk.practice
    assert desk is not None
    desk.finder.stop()
    desk.keeper.keep(PracticeBook())
    person.window.reviews.review_last(person.session)
    window = person.window.reviews.window
    assert window is not None
    reviewer = window.screen_of_review.reviewer
    own = [made for made in decisions_in(person.session.match, 0) if made.seat == 0]
    asked = [made for made in own if not made.is_forced]
    person.until(lambda: all(reviewer.decision(made.position) for made in asked))
    grades = [reviewer.grade(made.position) for made in asked]
    errors = sum(grade is not None and grade.is_error for grade in grades)
    assert errors
    assert len(desk.keeper.book.reminders) == errors
