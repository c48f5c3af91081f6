# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys that work anywhere on the screen a match is played on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from buck_euchre_qt.i18n.call_keys import last_trick_key
from buck_euchre_qt.table.view import TableView


class TableShortcuts(QObject):
    """Keys for the table that work wherever in its window the focus is.

    `escape` is what Escape does.
    """

    def __init__(self, view: TableView, escape: Callable[[], None]) -> None:
        super().__init__(view)
        self._last_trick = QShortcut(view)
        self._last_trick.activated.connect(view.last_trick)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), view)
        self._escape.activated.connect(escape)
        for shortcut in (self._last_trick, self._escape):
            shortcut.setAutoRepeat(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Take on the letters of the language in use."""
        self._last_trick.setKey(QKeySequence(last_trick_key()))
