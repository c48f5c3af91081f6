# SPDX-License-Identifier: GPL-3.0-or-later
"""What lessons and practice wear: the style of the look in use, larger on a large widget."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.windows.lesson_look import lesson_style, page_text_scale
from buck_euchre_qt.windows.look import DARK, Look


class LessonDress(QWidget):
    """A widget in the style of the lessons; whoever inherits calls `_dress` when it is resized."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_pt = 0.0
        self.look = DARK
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self.look = look
        self._size_pt = 0.0
        self._dress()

    def _dress(self) -> None:
        scale = page_text_scale(self.width(), self.height())
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(lesson_style(size_pt, self.look))
