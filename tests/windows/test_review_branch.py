# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing on from a position of a review, which counts nowhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.table.pace import Pace
from tests.windows.reviewing import Open, past_match, press


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

    qtbot.waitUntil(is_at_result)
    # Where the match is over as well, the buttons rest at first.
    qtbot.waitUntil(lambda: not branch.play.result.presses.is_resting)
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
    window.settings.pause_scale = 0.25
    window.settings.plays_last_card = False
    assert session.settings.pause_scale == 0.25
    assert not session.settings.plays_last_card


def test_a_hint_comes_by_its_key_in_what_is_played_on(qtbot: QtBot, open_review: Open) -> None:
    window = open_review(past_match(5))
    QTest.mouseClick(window.screen_of_review.sheet.branch, Qt.MouseButton.LeftButton)
    branch = window.branch
    assert branch is not None
    branch.play.view.set_pace(Pace.INSTANT)
    qtbot.waitUntil(lambda: branch.play.hints.is_possible)
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
    qtbot.waitUntil(lambda: session.question is not None)
    assert session.question is not None
    session.submit(session.question.legal[0])
    assert session.match.deals[0].actions


def test_the_end_of_a_deal_cannot_be_played_on(open_review: Open) -> None:
    window = open_review(past_match(5))
    press(window, Qt.Key.Key_End)
    assert not window.screen_of_review.sheet.branch.isEnabled()
