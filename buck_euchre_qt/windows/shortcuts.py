# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys that work anywhere on the screen a match is played on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.i18n.call_keys import last_trick_key
from buck_euchre_qt.table.layout import HAND_CARDS
from buck_euchre_qt.table.view import TableView

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DIGITS: Final = range(Qt.Key.Key_1.value, Qt.Key.Key_1.value + HAND_CARDS)


class TableShortcuts(QObject):
    """Keys for the table that work wherever in its window the focus is.

    `escape` is what Escape does; `lists` stand beside the table and have no use for the keys
    that choose a card.
    """

    def __init__(
        self, view: TableView, escape: Callable[[], None], lists: Iterable[QWidget]
    ) -> None:
        super().__init__(view)
        self._view = view
        self._last_trick = QShortcut(view)
        self._last_trick.activated.connect(view.last_trick)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), view)
        self._escape.activated.connect(escape)
        for shortcut in (self._last_trick, self._escape):
            shortcut.setAutoRepeat(False)
        for each in lists:
            each.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Take on the letters of the language in use."""
        self._last_trick.setKey(QKeySequence(last_trick_key()))

    @property
    def _can_take_keys(self) -> bool:
        # Beside the welcome the table is passed by.
        return self._view.focusPolicy() is not Qt.FocusPolicy.NoFocus

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand a digit or Enter that is pressed in a list on to the table."""
        del watched
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_enter, is_digit = event.key() in _ENTER, event.key() in _DIGITS
        if not is_plain or not (is_enter or is_digit) or not self._can_take_keys:
            return False
        if is_enter and self._view.table.choosing.choices and not self._view.is_busy:
            # No card is pointed at yet: the first one is, where it is seen that the keys are.
            self._view.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if is_digit:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendEvent(self._view, event)
        return True
