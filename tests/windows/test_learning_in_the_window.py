# SPDX-License-Identifier: GPL-3.0-or-later
"""How lessons, rules and reasons are reached from the main window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.learning.articles_now import article_of
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from tests.windows.person import Person, SitDown

RULE_BOOKS: list[RuleBookWindow] = []


@pytest.fixture(autouse=True)
def _no_rule_book_stays(sit_down: SitDown) -> Iterator[None]:
    del sit_down
    yield
    for widget in RULE_BOOKS:
        widget.close()
        widget.deleteLater()
        QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete.value)
    RULE_BOOKS.clear()


def rule_book(person: Person) -> RuleBookWindow:
    book = person.window.rules.book
    assert book is not None
    assert book.isVisible()
    if book not in RULE_BOOKS:
        RULE_BOOKS.append(book)
    return book


def test_a_first_time_user_is_offered_lesson_1_and_plain_play(person: Person) -> None:
    learn = person.button("Learn to play: lesson 1")
    assert person.button("New match").isVisible()
    person.click(learn)
    middle = person.window.middle
    assert middle.is_learning
    screen = middle.screen_of_lessons
    assert screen is not None
    assert screen.player.page is COURSE[0].pages[0]


def test_progress_is_kept_and_the_next_lesson_is_offered(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.menus.lessons.trigger()
    screen = person.window.middle.screen_of_lessons
    assert screen is not None
    screen.start(COURSE[0].id)
    while Wish.NEXT_LESSON not in screen.player.sheet.buttons:
        buttons = screen.player.sheet.buttons
        buttons[Wish.NEXT if Wish.NEXT in buttons else Wish.SHOW].click()
    kept = person.changed[-1]
    assert kept.extra["lessons"] == {"cards": len(COURSE[0].pages)}
    screen.left.emit()
    assert not person.window.middle.is_learning
    assert person.button("Go on learning: lesson 2").isVisible()
    person.window.close()
    again = sit_down(preferences=replace(kept, pace="instant"))
    assert again.button("Go on learning: lesson 2").isVisible()


@pytest.mark.parametrize(
    ("lesson_id", "game"),
    [("winning", "buck"), ("alone", "partnership"), ("take-or-leave", "two-handed")],
)
def test_whoever_has_learned_a_game_is_offered_a_match_of_it(
    person: Person, lesson_id: str, game: str
) -> None:
    person.window.middle.start(lesson_id)
    screen = person.window.middle.screen_of_lessons
    assert screen is not None
    while Wish.MATCH not in screen.player.sheet.buttons:
        buttons = screen.player.sheet.buttons
        buttons[Wish.NEXT if Wish.NEXT in buttons else Wish.SHOW].click()
    screen.player.sheet.buttons[Wish.MATCH].click()
    dialog = person.dialog()
    assert isinstance(dialog, NewMatchDialog)
    assert dialog.game == game
    dialog.reject()
    assert person.window.middle.is_learning


def test_a_new_match_puts_the_table_in_place_of_the_lessons(person: Person) -> None:
    person.window.menus.lessons.trigger()
    assert person.window.middle.is_learning
    person.begin()
    assert not person.window.middle.is_learning


def test_a_running_match_waits_while_lessons_are_taken(person: Person) -> None:
    person.begin()
    person.wait_for()
    before = person.on_table
    person.window.menus.next_lesson.trigger()
    assert person.window.middle.is_learning
    screen = person.window.middle.screen_of_lessons
    assert screen is not None
    screen.show_list()
    screen.list.leave.click()
    assert person.on_table == before
    assert person.session.question is not None
    person.answer()


def test_the_lessons_take_on_the_pace_of_the_table(sit_down: SitDown) -> None:
    person = sit_down(preferences=Preferences(pace="instant", automatic_cut=True))
    person.window.menus.lessons.trigger()
    screen = person.window.middle.screen_of_lessons
    assert screen is not None
    assert screen.view.director.pace is person.view.director.pace


@pytest.mark.parametrize("phase", [Phase.FIRST_CIRCUIT, Phase.STAY_OR_DROP, Phase.PLAY])
def test_f1_opens_the_article_of_the_question(person: Person, phase: Phase) -> None:
    person.begin()
    person.wait_until(
        lambda: (
            person.session.question is not None
            and (seen := person.session.observe()) is not None
            and seen.phase is phase
            and bool(seen.legal)
        )
    )
    seen = person.session.observe()
    assert seen is not None
    person.window.menus.rules.trigger()
    assert rule_book(person).page.marked_article == article_of(seen)


@pytest.mark.parametrize(("game", "prefix"), [("partnership", "PE-"), ("two-handed", "TE-")])
def test_f1_opens_the_book_of_the_game_on_the_table(person: Person, game: str, prefix: str) -> None:
    window = person.window
    window.show_session(person.desk.new_match(game, {}, window.preferences.now.names))
    person.wait_until(lambda: person.session.question is not None)
    window.menus.rules.trigger()
    book = rule_book(person)
    assert book.game == game
    assert book.page.marked_article.startswith(prefix)


def test_f1_in_a_lesson_opens_its_article(person: Person) -> None:
    person.window.menus.lessons.trigger()
    person.window.middle.start("scoring")
    person.window.menus.rules.trigger()
    assert rule_book(person).page.marked_article == "BE-5.1"


def test_the_rules_open_at_the_beginning_where_nothing_is_asked(person: Person) -> None:
    person.click(person.button("Read the rules"))
    assert rule_book(person).page.marked_article == ""


def test_a_lesson_cited_in_the_rules_is_opened(person: Person) -> None:
    person.window.show_article("BE-1.4")
    rule_book(person).lesson_wanted.emit("left-bower")
    screen = person.window.middle.screen_of_lessons
    assert screen is not None
    assert screen.player.page is COURSE[2].pages[0]


@pytest.mark.rule("BE-4.2")
def test_a_card_that_is_refused_is_explained_where_it_happens_and_leads_to_the_article(
    person: Person,
) -> None:
    person.begin()

    def must_follow() -> bool:
        seen = person.session.observe()
        return (
            person.session.question is not None
            and seen is not None
            and seen.phase is Phase.PLAY
            and 0 < len(seen.legal) < len(seen.hand)
        )

    for _ in range(20):
        person.wait_until(must_follow)
        if must_follow():
            break
        person.begin()
    seen = person.session.observe()
    assert seen is not None
    allowed = {card_of(action) for action in seen.legal}
    slot = next(slot for slot, card in enumerate(seen.hand) if card not in allowed)
    person.view.place_refused.emit(place(Pile.HAND, 0, slot))
    caption = person.screen.prompt.findChild(QLabel, "caption")
    assert isinstance(caption, QLabel)
    assert "must be played" in caption.text()
    assert 'href="BE-4.2"' in caption.text()
    caption.linkActivated.emit("BE-4.2")
    QTest.qWait(0)
    assert rule_book(person).page.marked_article == "BE-4.2"
