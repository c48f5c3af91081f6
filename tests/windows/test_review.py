# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal is stepped through, graded while one looks, and played on without counting."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.deal_review import Openness
from buck_euchre_qt.players.opponents import PERSON_KEY
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.look import LOOKS
from tests.helpers.advisers import AnalysingThinking
from tests.windows.person import SitDown, texts_in
from tests.windows.reviewing import Open, past_match, press, wait_for_grades


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
    assert set(screen.strip.grades) == {made.position for made in review.own}
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
        assert screen.view.table.piles.is_as_seen(seen.piles)
    assert screen.view.repairs == 0


def test_those_who_played_are_on_the_plates_with_how_they_play(open_review: Open) -> None:
    saved = past_match()
    opa = PlayerInfo("Opa", PlayerKind.BOT, "expert bold", {PERSON_KEY: "gus"})
    players = (saved.players[0], opa, *saved.players[2:])
    window = open_review(replace(saved, players=players))
    furniture = window.screen_of_review.view.table.furniture
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
    assert reviews.screen_of_review.strip.grades
    reviews.close()


def test_only_deals_that_are_over_can_be_looked_back_at(sit_down: SitDown) -> None:
    person = sit_down(thinking=AnalysingThinking())
    person.begin()
    person.wait_for(Ask.ACT)
    person.window.reviews.review(person.session.saved, 0)
    assert person.window.reviews.window is None


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
        key[1]: sprite.card for key, _, sprite in screen.view.table.piles if key[0] is Pile.HAND
    }
    assert hands[0] is not None
    assert all(hands[seat] is None for seat in (1, 2, 3))
