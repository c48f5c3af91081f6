# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses that were meant for what stood there before press none of the buttons that came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
REST_MS: Final = 500
"""About as long as a double click takes at most, and as a key is held before it repeats."""


class FreshPresses(QObject):
    """Keeps buttons from hearing a key that has been held down since before they came.

    While they rest, for `rest_ms` at the least, they hear no press at all.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rest_ms = REST_MS
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)

    def watch(self, buttons: Iterable[QAbstractButton]) -> None:
        """Look after some buttons for as long as there are any."""
        for button in buttons:
            button.installEventFilter(self)

    def rest(self) -> None:
        """Let the buttons hear nothing for a moment, and until no key is pressed for as long."""
        self._rest.start(self.rest_ms)

    @property
    def is_resting(self) -> bool:
        """Whether nothing is heard for now."""
        return self._rest.isActive()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow the presses that are not fresh."""
        del watched
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() not in _KEYS:
                return False
            if event.isAutoRepeat():
                return True
            if self.is_resting:
                # Whoever presses again and again has not yet seen what is there.
                self.rest()
                return True
            return False
        return event.type() in _PRESSES and self.is_resting
