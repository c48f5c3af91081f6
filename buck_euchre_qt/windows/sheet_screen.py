# SPDX-License-Identifier: GPL-3.0-or-later
"""A table with a sheet of paper beside it and a bar above: what lessons and practice look like."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.windows.fitting import fix_width
from buck_euchre_qt.windows.lesson_dress import LessonDress
from buck_euchre_qt.windows.lesson_sheet import LessonSheet
from buck_euchre_qt.windows.look import Look

_SHEET_SHARE: Final = 0.36
_LEAST_SHEET_PX: Final = 330


class SheetScreen(LessonDress):
    """Lays table, sheet and bar out; who makes it fills them.

    The bar holds a title, something of the maker's in the middle, and the way back.
    """

    left = Signal()
    """The way back was chosen."""
    article_wanted = Signal(str)
    """An article of the rules is to be shown, by its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet = LessonSheet(self)
        self._title = QLabel(self)
        self._title.setObjectName("barTitle")
        self._title.setWordWrap(True)
        self.leave = QPushButton(self)
        self.leave.setCursor(Qt.CursorShape.PointingHandCursor)
        self.leave.clicked.connect(self.left)
        self.sheet.article_wanted.connect(self.article_wanted)
        self._margins = QVBoxLayout()

    def _arrange(self, table: QWidget, middle: QWidget) -> None:
        bar = QFrame(self)
        bar.setObjectName("bar")
        above = QHBoxLayout(bar)
        above.setContentsMargins(18, 8, 14, 8)
        above.setSpacing(18)
        # Both sides stretch alike, so that what is between them stays in the middle.
        end = QHBoxLayout()
        end.addStretch(1)
        end.addWidget(self.leave)
        above.addWidget(self._title, 1)
        above.addWidget(middle)
        above.addLayout(end, 1)
        self._margins.addWidget(self.sheet)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(table, 1)
        row.addLayout(self._margins)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(bar)
        lines.addLayout(row, 1)

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        super().set_look(look)
        self.sheet.set_look(look)

    def _focus_chief(self) -> None:
        *_, last = self.sheet.buttons.values()
        last.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sheet its share of the width."""
        self._dress()
        share = round(self.width() * _SHEET_SHARE)
        gap = max(8, round(self.height() * 0.02))
        self._margins.setContentsMargins(gap, gap, gap, gap)
        fix_width(self.sheet, max(_LEAST_SHEET_PX, share))
        super().resizeEvent(event)
