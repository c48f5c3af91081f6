# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal is stepped through, graded while one looks, and played on without counting."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch, write_record
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.deal_review import DealReview, Openness
from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.learning.topics import Topic, topic_of
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.opponents import PERSON_KEY
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import ANALYST, Answer
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.session import Ask, SessionSettings
from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.grade_marks import grade_pixmap
from buck_euchre_qt.windows.look import LOOKS
from buck_euchre_qt.windows.review_window import ReviewWindow
from tests.helpers.advisers import AnalysingThinking
from tests.helpers.sessions import PromptThinking
from tests.helpers.tables import random_match
from tests.windows.person import Person, texts_in

SitDown = Callable[..., Person]
Open = Callable[..., ReviewWindow]


def past_match(seed: int = 3, game_id: str = "buck") -> SavedMatch:
    """Return a finished match of a person against computer players."""
    match = random_match(seed, game_id)
    players = tuple(
        PlayerInfo(name, PlayerKind.BOT if seat else PlayerKind.HUMAN, "club" if seat else None)
        for seat, name in enumerate(("", "Léa", "Bram", "Inês")[: match.game.info.seats])
    )
    return SavedMatch(match, players, {"bot_seed": "past"})


@pytest.fixture
def open_review(qtbot: QtBot, switch: LanguageSwitch) -> Iterator[Open]:
    """Return what opens a review of a match, in English."""
    switch.use(Language.ENGLISH)
    opened: list[ReviewWindow] = []

    def build(
        saved: SavedMatch, deal: int = 0, thinking: PromptThinking | None = None
    ) -> ReviewWindow:
        thinking = thinking or AnalysingThinking()
        window = ReviewWindow(Adviser(thinking), PromptThinking(), SessionSettings())
        qtbot.addWidget(window)
        opened.append(window)
        for table in window.tables:
            table.set_pace(Pace.INSTANT)
        window.show_deal(saved, deal, names_of(saved, 0))
        return window

    yield build
    for window in opened:
        window.close()


def wait_for_grades(qtbot: QtBot, window: ReviewWindow) -> None:
    adviser = window.screen_of_review.reviewer._adviser
    qtbot.waitUntil(lambda: not adviser.is_busy, timeout=30_000)


def press(window: ReviewWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.screen_of_review, key)


def test_it_begins_at_the_first_own_decision_and_every_own_one_is_graded(
    qtbot: QtBot, open_review: Open
) -> None:
    window = open_review(past_match())
    screen = window.screen_of_review
    review = screen.review
    assert review is not None
    assert screen.position == review.own[0].position
    wait_for_grades(qtbot, window)
    for made in review.own:
        assert screen.reviewer.grade(made.position) is not None
    assert set(screen.strip._grades) == {made.position for made in review.own}
    grade = screen.reviewer.grade(screen.position)
    assert grade is not None
    assert len(screen.sheet.text) > 40


def test_keys_step_through_the_whole_deal_and_back(open_review: Open) -> None:
    window = open_review(past_match(5))
    screen = window.screen_of_review
    review = screen.review
    assert review is not None
    press(window, Qt.Key.Key_Home)
    assert screen.position == 0
    walked = [screen.position]
    while screen.position < review.end:
        press(window, Qt.Key.Key_Right)
        screen.view.finish()
        walked.append(screen.position)
    assert walked == list(range(review.end + 1))
    press(window, Qt.Key.Key_Right)
    assert screen.position == review.end
    press(window, Qt.Key.Key_Left)
    assert screen.position == review.end - 1
    press(window, Qt.Key.Key_End)
    assert screen.position == review.end
    press(window, Qt.Key.Key_PageUp)
    assert screen.position == review.own[-1].position
    press(window, Qt.Key.Key_PageDown)
    assert screen.position == review.end
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert screen.view.repairs == 0


@pytest.mark.parametrize("openness", list(Openness))
@pytest.mark.parametrize("game_id", ["buck", "partnership", "two-handed"])
def test_the_table_shows_each_position_whatever_lies_open(
    open_review: Open, openness: Openness, game_id: str
) -> None:
    window = open_review(past_match(7, game_id))
    screen = window.screen_of_review
    review = screen.review
    assert review is not None
    QTest.mouseClick(screen.bar.openers[openness], Qt.MouseButton.LeftButton)
    screen.go_to(0)
    while screen.position < review.end:
        screen.step_on()
        screen.view.finish()
        seen = review.see(screen.position, openness)
        assert screen.view._table.piles.is_as_seen(seen.piles)
    assert screen.view.repairs == 0


def test_those_who_played_are_on_the_plates_with_how_they_play(open_review: Open) -> None:
    saved = past_match()
    opa = PlayerInfo("Opa", PlayerKind.BOT, "expert bold", {PERSON_KEY: "gus"})
    players = (saved.players[0], opa, *saved.players[2:])
    window = open_review(replace(saved, players=players))
    furniture = window.screen_of_review.view._table.furniture
    assert furniture.people[1] == "gus"
    assert furniture.told_of(1).splitlines() == [
        "Level: Expert, bold play.",
        "Would bid on two nines and a good feeling.",
    ]


def test_arrow_keys_go_on_stepping_after_hands_were_opened_by_mouse(open_review: Open) -> None:
    window = open_review(past_match(5))
    screen = window.screen_of_review
    screen.go_to(0)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.mouseClick(screen.bar.openers[Openness.OWN], Qt.MouseButton.LeftButton)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert screen.position == 1
    assert screen.bar.openers[Openness.OWN].isChecked()


def test_a_click_on_the_strip_goes_there(open_review: Open) -> None:
    window = open_review(past_match(5))
    screen = window.screen_of_review
    box = screen.strip.cell_box(4)
    QTest.mouseClick(
        screen.strip, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, box.center().toTuple()))
    )
    assert screen.position == 4


def test_what_a_computer_player_knew_and_why_is_told(qtbot: QtBot, open_review: Open) -> None:
    thinking = AnalysingThinking()
    window = open_review(past_match(5), thinking=thinking)
    screen = window.screen_of_review
    review = screen.review
    assert review is not None
    wait_for_grades(qtbot, window)
    made = next(made for made in review.made if made.seat != 0 and not made.is_forced)
    screen.go_to(made.position)
    wait_for_grades(qtbot, window)
    observation, level, seed = thinking.asked[-1]
    assert (observation, level, seed) == review.thought(made.position)
    assert observation.seat == made.seat
    assert screen.reviewer.grade(made.position) is None
    assert names_of(review.saved, 0).of(made.seat) in screen.sheet.text


def test_grades_are_remembered_when_the_deal_is_opened_again(
    qtbot: QtBot, open_review: Open
) -> None:
    thinking, saved = AnalysingThinking(), past_match(5)
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    asked = len(thinking.asked)
    names = names_of(saved, 0)
    window.show_deal(saved, 1, names)
    wait_for_grades(qtbot, window)
    assert len(thinking.asked) > asked
    asked = len(thinking.asked)
    window.show_deal(saved, 0, names)
    assert len(thinking.asked) == asked
    assert window.screen_of_review.strip._grades


def test_another_deal_does_not_bear_the_grades_of_the_one_before(
    qtbot: QtBot, open_review: Open
) -> None:
    def own_positions(saved: SavedMatch, deal: int) -> set[int]:
        return {made.position for made in DealReview(saved, deal, 0).own}

    some = (past_match(seed) for seed in range(3, 60))
    some = (each for each in some if len(each.match.deals) > 1)
    saved = next(each for each in some if own_positions(each, 0) & own_positions(each, 1))
    thinking = AnalysingThinking()
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    thinking.is_mute = True
    window.show_deal(saved, 1, names_of(saved, 0))
    assert not window.screen_of_review.strip._grades


class Blundering(AnalysingThinking):
    """Finds every decision but the recommended one a mistake."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        generation = super().ask(observation, level, seed)
        if level == ANALYST:
            first, *others = observation.legal
            ranked = (
                Alternative(first, 0.9, 0.0, 0.0, 0.0, 0.0, 0.0),
                *(Alternative(other, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0) for other in others),
            )
            analysis = Analysis(ranked, 100, False, ())
            self._due = Answer(generation, Decision(first, (analysis,)))
        return generation


def test_every_error_that_is_found_is_told_once_to_be_practised(
    qtbot: QtBot, open_review: Open
) -> None:
    saved = past_match(5)
    window = open_review(saved, thinking=Blundering())
    found: list[Topic] = []
    window.screen_of_review.reviewer.error_found.connect(lambda _, topic: found.append(topic))
    wait_for_grades(qtbot, window)
    review = window.screen_of_review.review
    assert review is not None
    errors = [made for made in review.own if made.action != made.observation.legal[0]]
    assert errors
    assert sorted(topic.value for topic in found) == sorted(
        topic.value for made in errors if (topic := topic_of(made.observation))
    )
    window.show_deal(saved, 0, names_of(saved, 0))
    assert len(found) == len(errors)


def test_errors_of_computer_players_are_nobodys_to_practise(
    qtbot: QtBot, open_review: Open
) -> None:
    saved = past_match(5)
    players = (PlayerInfo("Rui", PlayerKind.BOT, "club"), *saved.players[1:])
    window = open_review(replace(saved, players=players), thinking=Blundering())
    found: list[Topic] = []
    window.screen_of_review.reviewer.error_found.connect(lambda _, topic: found.append(topic))
    wait_for_grades(qtbot, window)
    assert Grade.MISTAKE in window.screen_of_review.strip._grades.values()
    assert not found


def test_the_same_cards_at_another_score_are_analysed_anew(qtbot: QtBot, open_review: Open) -> None:
    thinking, saved = AnalysingThinking(), past_match(5)
    window = open_review(saved, thinking=thinking)
    wait_for_grades(qtbot, window)
    review, reviewer = window.screen_of_review.review, window.screen_of_review.reviewer
    assert review is not None
    position = review.own[0].position
    assert reviewer.decision(position) is not None
    scores = tuple(score - 7 for score in review.situation(position).scores)
    other = SavedMatch(
        replace(review.situation(position), scores=scores, actions=()).replay(),
        saved.players,
        saved.extras,
    )
    for made in review.made:
        other.match.play(made.action)
    window.show_deal(other, 0, names_of(other, 0))
    assert window.screen_of_review.review is not review
    assert reviewer.decision(position) is None


def test_stepping_to_the_decision_that_is_looked_at_asks_for_it_once(open_review: Open) -> None:
    thinking = AnalysingThinking()
    thinking.is_mute = True
    window = open_review(past_match(5), thinking=thinking)
    review = window.screen_of_review.review
    assert review is not None
    assert [each for each, *_ in thinking.asked] == [review.own[0].observation]
    window.screen_of_review.go_to(review.own[0].position)
    assert len(thinking.asked) == 1


def test_closing_asks_for_nothing_any_more(open_review: Open) -> None:
    thinking = AnalysingThinking()
    thinking.is_mute = True
    window = open_review(past_match(5), thinking=thinking)
    adviser = window.screen_of_review.reviewer._adviser
    assert adviser.is_busy
    window.close()
    assert not adviser.is_busy


def test_other_deals_are_reached_and_a_running_one_is_not(open_review: Open) -> None:
    saved = past_match(5)
    window = open_review(saved, 0)
    screen = window.screen_of_review
    assert not screen.bar.earlier.isEnabled()
    QTest.mouseClick(screen.bar.later, Qt.MouseButton.LeftButton)
    assert screen.review is not None
    assert screen.review.deal == 1
    last = len(saved.match.deals) - 1
    window.show_deal(saved, last, names_of(saved, 0))
    assert not screen.bar.later.isEnabled()


def test_playing_on_from_a_decision_changes_nothing_of_the_match(
    qtbot: QtBot, open_review: Open
) -> None:
    saved = past_match(5)
    before = write_record(saved)
    window = open_review(saved)
    screen = window.screen_of_review
    position = screen.position
    QTest.mouseClick(screen.sheet.branch, Qt.MouseButton.LeftButton)
    branch = window.branch
    assert branch is not None
    assert window.currentWidget() is branch
    branch.play.view.set_pace(Pace.INSTANT)
    session = branch.play.session
    assert session is not None
    assert screen.review is not None
    assert session.match.state == screen.review.state(position)

    def is_at_result() -> bool:
        question = session.question
        if session.match.is_over:
            return branch.play.result.isVisible()
        if question is None:
            return False
        if question.ask is Ask.ACT:
            session.submit(question.legal[0])
            return False
        return branch.play.result.isVisible()

    qtbot.waitUntil(is_at_result, timeout=20_000)
    back = branch.play.result.buttons[0]
    assert back.text() == branch.back.text()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.branch is None)
    assert window.currentWidget() is screen
    assert screen.position == position
    assert write_record(saved) == before


def test_what_is_played_on_follows_the_settings_as_they_change(open_review: Open) -> None:
    window = open_review(past_match(5))
    QTest.mouseClick(window.screen_of_review.sheet.branch, Qt.MouseButton.LeftButton)
    branch = window.branch
    assert branch is not None
    session = branch.play.session
    assert session is not None
    window._settings.pause_scale = 0.25
    window._settings.plays_last_card = False
    assert session.settings.pause_scale == 0.25
    assert not session.settings.plays_last_card


def test_a_hint_comes_by_its_key_in_what_is_played_on(qtbot: QtBot, open_review: Open) -> None:
    window = open_review(past_match(5))
    QTest.mouseClick(window.screen_of_review.sheet.branch, Qt.MouseButton.LeftButton)
    branch = window.branch
    assert branch is not None
    branch.play.view.set_pace(Pace.INSTANT)
    qtbot.waitUntil(lambda: branch.play.hints.is_possible, timeout=20_000)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(branch.play.view, Qt.Key.Key_F2)
    assert branch.play.hints.is_shown


def test_taking_back_in_what_is_played_on_goes_back_beyond_the_deal(
    qtbot: QtBot, open_review: Open
) -> None:
    window = open_review(past_match(5), 1)
    QTest.mouseClick(window.screen_of_review.sheet.branch, Qt.MouseButton.LeftButton)
    branch = window.branch
    assert branch is not None
    branch.play.view.set_pace(Pace.INSTANT)
    session = branch.play.session
    assert session is not None
    while len(session.match.deals) > 1:
        branch.play.undo()
    qtbot.waitUntil(lambda: session.question is not None, timeout=20_000)
    assert session.question is not None
    session.submit(session.question.legal[0])
    assert session.match.deals[0].actions


def test_the_end_of_a_deal_cannot_be_played_on(open_review: Open) -> None:
    window = open_review(past_match(5))
    press(window, Qt.Key.Key_End)
    assert not window.screen_of_review.sheet.branch.isEnabled()


def test_a_deal_on_the_table_is_looked_back_at_from_its_result(sit_down: SitDown) -> None:
    person = sit_down(thinking=AnalysingThinking())
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    before = person.on_table
    person.click(person.button("Review"))
    reviews = person.window.reviews.window
    assert reviews is not None
    assert reviews.isVisible()
    review = reviews.screen_of_review.review
    assert review is not None
    assert review.deal == len(person.session.match.deals) - 1
    assert person.on_table == before
    reviews.close()


def test_a_review_changes_its_language_with_the_window(qtbot: QtBot, sit_down: SitDown) -> None:
    person = sit_down(thinking=AnalysingThinking())
    saved = past_match(5)
    person.window.reviews.review(saved, 0)
    reviews = person.window.reviews.window
    assert reviews is not None
    wait_for_grades(qtbot, reviews)
    person.window.menus.languages[Language.FRENCH.value].trigger()
    qtbot.waitUntil(lambda: reviews.windowTitle() == "Analyse")
    texts = texts_in(reviews)
    assert any("Donne 1 sur" in text for text in texts)
    assert not any("Deal 1 of" in text or "Play on" in text for text in texts)
    assert reviews.screen_of_review.strip._grades
    reviews.close()


def test_only_deals_that_are_over_can_be_looked_back_at(sit_down: SitDown) -> None:
    person = sit_down(thinking=AnalysingThinking())
    person.begin()
    person.wait_for(Ask.ACT)
    person.window.reviews.review(person.session.saved, 0)
    assert person.window.reviews.window is None


def test_each_grade_has_a_shape_of_its_own() -> None:
    assert QApplication.instance() is not None
    for look in LOOKS.values():
        shapes = []
        for grade in Grade:
            image = grade_pixmap(grade, 32, 1.0, look).toImage()
            shapes.append(
                tuple(
                    image.pixelColor(x, y).alpha() > 127
                    for x in range(0, 32, 2)
                    for y in range(0, 32, 2)
                )
            )
        assert len(set(shapes)) == len(shapes)


def test_the_sheet_and_the_strip_fit_a_small_window(qtbot: QtBot, open_review: Open) -> None:
    window = open_review(past_match(5))
    window.resize(800, 600)
    wait_for_grades(qtbot, window)
    screen = window.screen_of_review
    assert screen.rect().contains(screen.sheet.geometry())
    assert window.minimumSizeHint().width() <= 800
    end = len(screen.review.made) if screen.review is not None else 0
    assert screen.strip.rect().contains(screen.strip.cell_box(end).toRect())


def test_larger_letters_leave_the_bars_room_in_a_small_window(
    open_review: Open, monkeypatch: pytest.MonkeyPatch, switch: LanguageSwitch
) -> None:
    window = open_review(past_match(5))
    larger = QFont(QApplication.font())
    larger.setPointSizeF(1.5 * larger.pointSizeF())
    monkeypatch.setattr(QApplication, "font", lambda *_: larger)
    switch.use(Language.FRENCH)
    window.resize(800, 600)
    screen = window.screen_of_review
    screen.set_look(LOOKS[Theme.LIGHT])
    assert screen.bar.minimumSizeHint().width() <= 800
    assert screen.foot.minimumSizeHint().width() <= 800


def test_hands_of_others_lie_closed_where_only_the_own_is_wanted(open_review: Open) -> None:
    window = open_review(past_match(5))
    screen = window.screen_of_review
    QTest.mouseClick(screen.bar.openers[Openness.OWN], Qt.MouseButton.LeftButton)
    screen.go_to(0)
    hands = {
        key[1]: sprite.card for key, _, sprite in screen.view._table.piles if key[0] is Pile.HAND
    }
    assert hands[0] is not None
    assert all(hands[seat] is None for seat in (1, 2, 3))
