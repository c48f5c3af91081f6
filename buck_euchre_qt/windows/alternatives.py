# SPDX-License-Identifier: GPL-3.0-or-later
"""What could be done, ranked: a line for each choice with a bar for its chance of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.i18n.ranking_texts import Row, about_note
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.rich_text import to_html

_BAR_PX: Final = 8
_LEAST_BAR_PX: Final = 26


class AlternativesList(QWidget):
    """Shows the alternatives of a decision, the recommended one first and in bold."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = DARK
        self.rows: tuple[Row, ...] = ()
        self._chosen: Action | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 4)

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._look = look
        self.show_rows(self.rows, self._chosen)

    def show_rows(self, rows: Sequence[Row], chosen: Action | None = None) -> None:
        """Show these alternatives; `chosen` is what was done, where that is known."""
        self.rows, self._chosen = tuple(rows), chosen
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, row in enumerate(self.rows):
            self._add(number, row)
        if any(row.is_about for row in self.rows):
            self._explain_sign(len(self.rows))
        self.setVisible(bool(self.rows))

    def _add(self, number: int, row: Row) -> None:
        is_best, is_chosen = number == 0, row.action == self._chosen
        title = QLabel(self)
        title.setObjectName("best" if is_best else "alternative")
        title.setTextFormat(Qt.TextFormat.RichText)
        title.setWordWrap(True)
        title.ensurePolished()
        words = to_html(row.mark, title, is_on_dark=self._look.is_dark)
        title.setText(f"<u>{words}</u>" if is_chosen else words)
        bar = _Bar(row.length, self._colour(is_best, is_chosen), self)
        chance = QLabel(row.chance, self)
        chance.setObjectName("best" if is_best else "alternative")
        chance.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        title.setAccessibleName(spoken(row.title))
        title.setAccessibleDescription(row.details)
        for column, part in enumerate((title, bar, chance)):
            part.setToolTip(row.details)
            self._grid.addWidget(part, number, column)

    def _explain_sign(self, number: int) -> None:
        note = QLabel(about_note(), self)
        note.setObjectName("quiet")
        note.setWordWrap(True)
        self._grid.addWidget(note, number, 0, 1, self._grid.columnCount())

    def _colour(self, is_best: bool, is_chosen: bool) -> str:
        if is_best:
            return self._look.chief
        return self._look.sheet_ink if is_chosen else self._look.sheet_quiet


class _Bar(QWidget):
    def __init__(self, length: float, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._length = min(max(length, 0.02), 1.0)
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_BAR_PX, _BAR_PX)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_BAR_PX, _BAR_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QColor(self._colour)
        track.setAlpha(50)
        box = QRectF(self.rect())
        painter.setBrush(track)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        box.setWidth(max(box.height(), box.width() * self._length))
        painter.setBrush(QColor(self._colour))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()
