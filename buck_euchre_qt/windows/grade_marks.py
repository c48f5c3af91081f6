# SPDX-License-Identifier: GPL-3.0-or-later
"""The sign of each grade: a shape of its own besides its colour, so that nobody needs colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.windows.look import Look

_AMBER: Final = {True: "#ffc861", False: "#9a5f08"}


def grade_colour(grade: Grade, look: Look) -> QColor:
    """Return the colour of a grade on a sheet."""
    match grade:
        case Grade.BEST | Grade.GOOD:
            return QColor(look.sheet_good)
        case Grade.INACCURACY:
            return QColor(_AMBER[look.is_dark])
        case Grade.MISTAKE:
            return QColor(look.sheet_bad)


def paint_grade(painter: QPainter, grade: Grade, box: QRectF, look: Look) -> None:
    """Paint a grade into a square: a tick, a ring, a triangle or a cross in its shape."""
    colour = grade_colour(grade, look)
    ground = QColor(look.sheet)
    line = max(1.5, box.width() * 0.12)
    pen = QPen(ground, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    x, y, wide, high = box.x(), box.y(), box.width(), box.height()

    def at(across: float, down: float) -> QPointF:
        return QPointF(x + across * wide, y + down * high)

    match grade:
        case Grade.BEST:
            painter.drawEllipse(box)
            painter.setPen(pen)
            painter.drawPolyline(QPolygonF([at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.34)]))
        case Grade.GOOD:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour, line * 1.2))
            inset = 0.12 * wide
            painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset))
        case Grade.INACCURACY:
            painter.drawPolygon(QPolygonF([at(0.5, 0.04), at(1.0, 0.94), at(0.0, 0.94)]))
            painter.setPen(pen)
            painter.drawLine(at(0.5, 0.36), at(0.5, 0.6))
            painter.drawPoint(at(0.5, 0.79))
        case Grade.MISTAKE:
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 0.2 * wide, 0.2 * wide)
            painter.setPen(pen)
            painter.drawLine(at(0.32, 0.32), at(0.68, 0.68))
            painter.drawLine(at(0.68, 0.32), at(0.32, 0.68))


def grade_pixmap(grade: Grade, side: int, ratio: float, look: Look) -> QPixmap:
    """Return a grade as a picture of so many logical pixels a side."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_grade(painter, grade, QRectF(0, 0, side, side), look)
    painter.end()
    return pixmap
