# SPDX-License-Identifier: GPL-3.0-or-later
"""What the windows that look back have in common: history, statistics and fair deals."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.windows.history_look import window_look, window_style


class PageWindow(QWidget):
    """A window of its own that looks like a page; Escape closes it.

    It follows the language and the colours around it. Who derives from it calls `_dress` and
    `_retranslate` once everything is there.
    """

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, and follow the system's colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self._dress()

    @abstractmethod
    def _retranslate(self) -> None:
        """Say everything in the language of now."""

    def _dress(self) -> None:
        style = window_style(window_look())
        # Setting a style changes the palette, which asks for the style again.
        if style != self.styleSheet():
            self.setStyleSheet(style)
