# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys that are pressed wherever the keyboard is."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.windows.person import Person


def combination(keys: str) -> QKeyCombination:
    """Return a key, or keys pressed together, from a text such as Ctrl+N."""
    # PySide's stubs forget that a sequence has items.
    pressed: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]
    return pressed


def press(person: Person, keys: str) -> None:
    """Press a key or a combination on whatever has the focus in the topmost window."""
    # Without a screen a dialog does not become the active window.
    focused = person.dialogs()[-1].focusWidget() if person.dialogs() else None
    focused = focused or QApplication.focusWidget()
    pressed = combination(keys)
    target: QWidget = focused or QApplication.activeWindow() or person.window
    QTest.keyClick(target, pressed.key(), pressed.keyboardModifiers())


def activate(person: Person) -> None:
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
