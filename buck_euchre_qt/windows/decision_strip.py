# SPDX-License-Identifier: GPL-3.0-or-later
"""The decisions of a deal in a row: own ones with their grades, the others as small letters."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.windows.grade_marks import paint_grade
from buck_euchre_qt.windows.look import DARK, Look

_MOST_CELL_PX: Final = 34.0
_HEIGHT_PX: Final = 44
_GAP_SHARE: Final = 0.4
_MARK_SHARE: Final = 0.62


class Cell(NamedTuple):
    """One decision: the first letter of who made it, whether it is the onlooker's, and words.

    `group` parts the bidding from the tricks and these from each other.
    """

    letter: str
    is_own: bool
    is_forced: bool
    group: int
    words: str


class DecisionStrip(QWidget):
    """Shows where in the deal one is, and lets one go anywhere by a click."""

    position_wanted = Signal(int)
    """A position was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cells: tuple[Cell, ...] = ()
        self.grades: dict[int, Grade] = {}
        """The grades that are shown, by the position of their decision."""
        self._position = 0
        self._look = DARK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._look = look
        self.update()

    def show_cells(self, cells: tuple[Cell, ...]) -> None:
        """Show the decisions of a deal; their grades are still to come."""
        self._cells = cells
        self.grades = {}
        self.update()

    def show_grade(self, position: int, grade: Grade | None) -> None:
        """Show the grade of a decision."""
        if grade is not None:
            self.grades[position] = grade
            self.update()

    def show_position(self, position: int) -> None:
        """Mark where one is."""
        self._position = position
        words = self._cells[position].words if position < len(self._cells) else ""
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the row."""
        return QSize(400, _HEIGHT_PX)

    def cell_box(self, position: int) -> QRectF:
        """Return where a position is drawn."""
        pitch = self._pitch()
        group = self._cells[position].group if position < len(self._cells) else self._groups - 1
        whole = (len(self._cells) + 1 + _GAP_SHARE * (self._groups - 1)) * pitch
        left = (self.width() - whole) / 2 + (position + _GAP_SHARE * group) * pitch
        return QRectF(left, (self.height() - pitch) / 2, pitch, pitch)

    @property
    def _groups(self) -> int:
        # The end of the deal is a group of its own.
        return (self._cells[-1].group + 1 if self._cells else 0) + 1

    def _pitch(self) -> float:
        cells = len(self._cells) + 1 + _GAP_SHARE * (self._groups - 1)
        return min(_MOST_CELL_PX, (self.width() - 8) / max(cells, 1.0))

    def position_at(self, point: QPointF) -> int | None:
        """Return the position at a point, None between them."""
        for position in range(len(self._cells) + 1):
            box = self.cell_box(position)
            if box.left() <= point.x() < box.right():
                return position
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the click is."""
        position = self.position_at(event.position())
        if position is not None and event.button() is Qt.MouseButton.LeftButton:
            self.position_wanted.emit(position)

    def event(self, event: QEvent) -> bool:
        """Say what lies under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            position = self.position_at(QPointF(event.pos()))
            if position is not None and position < len(self._cells):
                QToolTip.showText(event.globalPos(), self._cells[position].words, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for position in range(len(self._cells) + 1):
            self._paint_cell(painter, position, self.cell_box(position))
        painter.end()

    def _paint_cell(self, painter: QPainter, position: int, box: QRectF) -> None:
        look, pitch = self._look, box.width()
        inner = QRectF(0, 0, _MARK_SHARE * pitch, _MARK_SHARE * pitch)
        inner.moveCenter(box.center())
        if position == self._position:
            painter.setPen(QPen(QColor(look.sheet_focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        if position == len(self._cells):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(look.sheet_quiet))
            inner.adjust(0.3 * inner.width(), 0, -0.3 * inner.width(), 0)
            painter.drawRect(inner)
            return
        cell = self._cells[position]
        grade = self.grades.get(position)
        if grade is not None:
            paint_grade(painter, grade, inner, look)
        elif cell.is_own:
            painter.setPen(QPen(QColor(look.sheet_ink), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            small = 0.3 if cell.is_forced else 0.12
            inset = small * inner.width()
            painter.drawEllipse(inner.adjusted(inset, inset, -inset, -inset))
        else:
            font = QFont(self.font())
            font.setPixelSize(max(7, round(0.52 * pitch)))
            painter.setFont(font)
            painter.setPen(QColor(look.sheet_quiet))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.letter)
