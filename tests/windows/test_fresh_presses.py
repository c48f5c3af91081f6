# SPDX-License-Identifier: GPL-3.0-or-later
"""A press that was meant for what stood there before presses nothing that came after."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.session.session import Ask, SessionState
from tests.windows.person import Person, SitDown

LONG_MS = 1_000_000
"""A time that does not pass while a test runs."""
KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


def hold(widget: QWidget, key: Qt.Key) -> None:
    """Let a key that was pressed before be repeated, as a keyboard does."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 3:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", autorep=True)
        QApplication.sendEvent(widget, event)


def end_rest(person: Person) -> None:
    presses = person.screen.result.presses
    presses.rest_ms = 0
    presses.rest()
    person.until(lambda: not presses.is_resting)


@pytest.fixture
def at_the_end(person: Person) -> Person:
    """Return a person at the result of a whole match, which has just come up."""
    # The buttons rest until a test says that the time is over.
    person.screen.result.presses.rest_ms = LONG_MS
    match = person.desk.new_match("buck", {"start": 5}, ("", "", "", ""))
    person.window.show_session(match)
    person.wait_until(lambda: False)
    assert person.session.state is SessionState.OVER
    assert person.screen.result.isVisible()
    return person


@pytest.mark.parametrize("key", KEYS)
def test_keys_meant_for_the_last_trick_begin_no_other_match(
    at_the_end: Person, key: Qt.Key
) -> None:
    chief = at_the_end.screen.result.buttons[0]
    assert chief.hasFocus()
    for _ in range(5):
        QTest.keyClick(chief, key)
    assert not at_the_end.dialogs()
    end_rest(at_the_end)
    QTest.keyClick(chief, key)
    assert at_the_end.dialog().isVisible()
    at_the_end.dialog().reject()


def test_pressing_again_and_again_is_not_reading(at_the_end: Person) -> None:
    presses = at_the_end.screen.result.presses
    (rest,) = presses.findChildren(QTimer)
    # Qt may round so long a time by a twentieth.
    assert rest.remainingTime() < 1.5 * LONG_MS
    presses.rest_ms = 2 * LONG_MS
    QTest.keyClick(at_the_end.screen.result.buttons[0], Qt.Key.Key_Return)
    assert rest.remainingTime() > 1.5 * LONG_MS


def test_clicks_meant_for_the_last_trick_begin_no_other_match(at_the_end: Person) -> None:
    chief = at_the_end.screen.result.buttons[0]
    QTest.mouseDClick(chief, Qt.MouseButton.LeftButton)
    assert not at_the_end.dialogs()
    end_rest(at_the_end)
    QTest.mouseClick(chief, Qt.MouseButton.LeftButton)
    assert at_the_end.dialog().isVisible()
    at_the_end.dialog().reject()


@pytest.mark.parametrize("key", KEYS)
def test_a_key_that_is_held_down_skips_no_result(person: Person, key: Qt.Key) -> None:
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    before = person.on_table
    hold(person.screen.result.buttons[0], key)
    assert person.screen.result.isVisible()
    assert person.on_table == before
    QTest.keyClick(person.screen.result.buttons[0], key)
    assert not person.screen.result.isVisible()


@pytest.mark.parametrize("key", KEYS)
def test_a_key_that_opened_a_dialog_and_is_held_down_answers_nothing(
    sit_down: SitDown, key: Qt.Key
) -> None:
    person = sit_down()
    person.window.menus.new.trigger()
    start = person.button("Start the match")
    assert start.hasFocus() or start is person.dialog().focusWidget()
    hold(start, key)
    assert person.screen.session is None
    QTest.keyClick(start, key)
    assert person.screen.session is not None
