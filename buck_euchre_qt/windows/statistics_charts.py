# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the statistics, painted to be read in light and dark surroundings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.storage.statistics import Stretch
from buck_euchre_qt.windows.history_look import draw_frame, window_look
from buck_euchre_qt.windows.page_look import PageLook

translate = QCoreApplication.translate

_MARGIN_PX: Final = 12.0
_LEAST_SPAN: Final = 2.0
_MOST_DOTS: Final = 30


class ChangeChart(QWidget):
    """How much the score changed in a deal, from the first matches to the last."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._course: list[Stretch] = []
        self._gap = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)

    def sizeHint(self) -> QSize:
        """Return a wide strip."""
        return QSize(640, 210)

    def show_course(self, course: Sequence[Stretch], gap: str) -> None:
        """Draw another course, or say why there is none."""
        self._course = list(course)
        self._gap = gap
        self.setAccessibleDescription(self._told())
        self.update()

    def _told(self) -> str:
        if not self._course:
            return self._gap
        text = translate(
            "Statistics", "From {first} points a deal in the beginning to {last} of late."
        )
        first, last = self._course[0].points_a_deal, self._course[-1].points_a_deal
        return text.format(first=_number(first), last=_number(last))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the zero line, the scale, and each stretch as a point on a line."""
        look = window_look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_frame(painter, self.rect(), look)
        if not self._course:
            painter.setPen(QColor(look.muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._told())
            return
        line_height = painter.fontMetrics().height()
        letters = painter.fontMetrics().horizontalAdvance(f"\N{MINUS SIGN}{_number(10.5)}")
        area = QRectF(self.rect()).adjusted(
            _MARGIN_PX + letters, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX - line_height
        )
        values = [part.points_a_deal for part in self._course]
        low, high = min(0.0, *values), max(0.0, *values)
        if high - low < _LEAST_SPAN:
            low, high = low - _LEAST_SPAN / 4, high + _LEAST_SPAN / 4
        self._draw_scale(painter, look, area, low, high)
        self._draw_line(painter, look, area, low, high)
        self._draw_matches(painter, look, area)

    def _draw_scale(
        self, painter: QPainter, look: PageLook, area: QRectF, low: float, high: float
    ) -> None:
        step = _step(high - low)
        value = step * -(-low // step)
        while value <= high:
            y = _height(area, value, low, high)
            is_zero = abs(value) < step / 2
            style = Qt.PenStyle.SolidLine if is_zero else Qt.PenStyle.DotLine
            painter.setPen(QPen(QColor(look.muted if is_zero else look.line), 1, style))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(look.muted))
            place = QRectF(0, y - 20, area.left() - 8, 40)
            alignment = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, alignment, _number(0.0 if is_zero else value))
            value += step

    def _draw_line(
        self, painter: QPainter, look: PageLook, area: QRectF, low: float, high: float
    ) -> None:
        matches = self._course[-1].matches
        points = [
            QPointF(
                area.left() + area.width() * part.matches / matches,
                _height(area, part.points_a_deal, low, high),
            )
            for part in self._course
        ]
        painter.setPen(QPen(QColor(look.accent), 2))
        if len(points) > 1:
            painter.drawPolyline(QPolygonF(points))
        painter.setBrush(QColor(look.accent))
        painter.setPen(Qt.PenStyle.NoPen)
        for point in points if len(points) <= _MOST_DOTS else points[-1:]:
            painter.drawEllipse(point, 3.5, 3.5)

    def _draw_matches(self, painter: QPainter, look: PageLook, area: QRectF) -> None:
        painter.setPen(QColor(look.muted))
        below = QRectF(area.left(), area.bottom() + 4, area.width(), 40)
        text = translate("Statistics", "after %n match(es)", None, self._course[-1].matches)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, text)


def _height(area: QRectF, value: float, low: float, high: float) -> float:
    return area.bottom() - area.height() * (value - low) / (high - low)


def _step(span: float) -> float:
    return next((step for step in (0.25, 0.5, 1.0, 2.0, 5.0) if span / step <= 6), 10.0)


def _number(value: float) -> str:
    shown = QLocale().toString(abs(value), "f", 1 if value == round(value, 1) else 2)
    return f"\N{MINUS SIGN}{shown}" if value < 0 else shown
