# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys that choose a card of the own hand, or where to cut."""

from __future__ import annotations

from enum import Enum
from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from buck_euchre_qt.engine.places import Pile, Place
from buck_euchre_qt.table.layout import HAND_CARDS
from buck_euchre_qt.table.scene import TableScene

_CHOOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -99, Qt.Key.Key_End: 99}


class CardKeys(Enum):
    """What a digit does: point at a card, play it when pressed twice, or play it at once."""

    POINT = "point"
    TWICE = "twice"
    ONCE = "once"


class KeyedTable(Protocol):
    """What keys can do with a table."""

    @property
    def is_busy(self) -> bool:
        """Whether something is being shown."""

    def end_show(self) -> bool:
        """End what is being shown, and say whether there was anything."""

    def show_pointed(self) -> None:
        """Show what is pointed at, after that has changed."""

    def choose(self, where: Place | None) -> None:
        """Choose a place, as by a click."""


class TableKeys:
    """Moves the keyboard's focus over a scene; `mode` says what a digit does."""

    def __init__(self, scene: TableScene, table: KeyedTable) -> None:
        self._scene = scene
        self._table = table
        self.mode = CardKeys.POINT
        self._once_pressed: Place | None = None

    def disarm(self) -> None:
        """Forget that a digit was pressed once."""
        self._once_pressed = None

    def handle(self, event: QKeyEvent) -> None:
        """Do what a key does, or ignore the event."""
        key, table = Qt.Key(event.key()), self._table
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif key in _CHOOSING:
            # Where there is nothing to choose, the key may mean something beside the table.
            is_ours = bool(self._scene.choosing.choices) or event.isAutoRepeat()
            if not event.isAutoRepeat() and not table.end_show():
                table.choose(self._scene.choosing.focused)
                event.setAccepted(is_ours)
        elif key is Qt.Key.Key_Escape:
            event.setAccepted(table.end_show())
        else:
            event.setAccepted(not table.is_busy and self._press(key, event.isAutoRepeat()))

    def show_where(self) -> None:
        """Point at a card for somebody who has just come by keyboard."""
        if not self._table.is_busy and self._scene.choosing.focused is None:
            self._press(Qt.Key.Key_Right, is_repeated=False)

    def focus(self, where: Place) -> None:
        """Point at a place."""
        self.disarm()
        self._scene.choosing.focused = where
        if not self._table.is_busy:
            self._table.show_pointed()

    def press_place(self, where: Place) -> None:
        """Do what a click on a place does: end what is being shown, or choose."""
        if not self._table.end_show():
            self._scene.choosing.focused = where
            self._table.choose(where)

    def _press(self, key: Qt.Key, is_repeated: bool) -> bool:
        choosing = self._scene.choosing
        count = len(self._scene.piles.pile((Pile.HAND, choosing.onlooker)))
        digit = key.value - Qt.Key.Key_1.value
        if key in _STEPS:
            self.disarm()
            choosing.step_focus(count, _STEPS[key])
        elif 0 <= digit < HAND_CARDS and not choosing.is_cut:
            choosing.focus_card(digit, count)
        else:
            return False
        choosing.hovered = None
        self._table.show_pointed()
        if key not in _STEPS and digit < count and not is_repeated:
            self._press_digit(choosing.focused)
        return True

    def _press_digit(self, pointed: Place | None) -> None:
        is_second = pointed is not None and pointed == self._once_pressed
        self._once_pressed = pointed
        if self.mode is CardKeys.ONCE or (self.mode is CardKeys.TWICE and is_second):
            self.disarm()
            self._table.choose(pointed)
