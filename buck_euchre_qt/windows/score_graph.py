# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of the scores as lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.windows.look import DARK, Look

_DASHES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DotLine,
)
_MARGIN_PX: Final = 12.0


class ScoreGraph(QWidget):
    """A small picture of the course of a match; lines differ by colour and by dashes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._course: list[tuple[int, ...]] = []
        self._look = DARK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Return a flat strip."""
        return QSize(200, 104)

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._look = look
        self.update()

    def show_course(self, course: Sequence[tuple[int, ...]]) -> None:
        """Draw the scores after each deal, the start first."""
        self._course = list(course)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the goal as a thin line and each score's way towards it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.panel_line), 1))
        painter.setBrush(QColor(self._look.panel_field))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        if not self._course:
            return
        area = QRectF(self.rect()).adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
        scores = [score for row in self._course for score in row]
        low, high = min(0, *scores), max(*scores, 1)
        self._draw_goal(painter, area, low, high)
        for number in reversed(range(len(self._course[0]))):
            points = [
                _point(area, deal, row[number], len(self._course), low, high)
                for deal, row in enumerate(self._course)
            ]
            pen = QPen(QColor(self._look.rows[number % len(self._look.rows)]), 2)
            pen.setStyle(_DASHES[number % len(_DASHES)])
            painter.setPen(pen)
            painter.setBrush(pen.color())
            if len(points) > 1:
                painter.drawPolyline(QPolygonF(points))
            painter.drawEllipse(points[-1], 2.5, 2.5)

    def _draw_goal(self, painter: QPainter, area: QRectF, low: int, high: int) -> None:
        painter.setPen(QPen(QColor(self._look.ink_quiet), 1, Qt.PenStyle.DotLine))
        goal = _point(area, 0, 0, 2, low, high).y()
        painter.drawLine(QPointF(area.left(), goal), QPointF(area.right(), goal))


def _point(area: QRectF, deal: int, score: int, deals: int, low: int, high: int) -> QPointF:
    x = area.left() + area.width() * deal / max(1, deals - 1)
    y = area.bottom() - area.height() * (score - low) / max(1, high - low)
    return QPointF(x, y)
