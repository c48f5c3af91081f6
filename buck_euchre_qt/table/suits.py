# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs of the suits and of no-trump, drawn; font glyphs are never used for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QFile, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table import style

_RECOLOURED: Final = (Trump.CLUBS, Trump.DIAMONDS)


def paint_trump(
    painter: QPainter,
    rect: QRectF,
    trump: Trump,
    *,
    is_light: bool,
    has_four_colours: bool = False,
) -> None:
    """Paint the sign of a trump suit or of no-trump; `is_light` for a dark ground."""
    name = suit_resource(trump, is_light=is_light, has_four_colours=has_four_colours)
    if QFile.exists(name):
        from PySide6.QtSvg import QSvgRenderer

        renderer = QSvgRenderer(name)
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        renderer.render(painter, rect)
        return
    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 2, rect.height() / 2)
    colour = _colour(trump, is_light=is_light)
    if trump is Trump.NO_TRUMP:
        painter.setPen(QPen(colour, 0.22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 0.78, 0.78)
        painter.drawLine(QPointF(-0.54, 0.54), QPointF(0.54, -0.54))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(_path(trump))
    painter.restore()


def suit_resource(trump: Trump, *, is_light: bool, has_four_colours: bool = False) -> str:
    """Return the name of the drawing of a suit's sign or of no-trump's."""
    folder = "suits4" if has_four_colours and trump in _RECOLOURED else "suits"
    return f":/{folder}/{trump.value}{'_light' if is_light else ''}.svg"


def _colour(trump: Trump, *, is_light: bool) -> QColor:
    is_red = trump.suit is not None and trump.suit.is_red
    if is_light:
        return style.RED_LIGHT if is_red else style.WHITE_LIGHT
    return style.RED if is_red else style.BLACK


def _path(trump: Trump) -> QPainterPath:
    """Return the sign in the square from -1 to 1."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    match trump:
        case Trump.HEARTS:
            _add_heart(path, 1.0)
        case Trump.DIAMONDS:
            path.moveTo(0, -0.95)
            path.quadTo(0.3, -0.35, 0.72, 0)
            path.quadTo(0.3, 0.35, 0, 0.95)
            path.quadTo(-0.3, 0.35, -0.72, 0)
            path.quadTo(-0.3, -0.35, 0, -0.95)
        case Trump.SPADES:
            _add_heart(path, -0.86)
            _add_stem(path)
        case _:
            for x, y in ((0.0, -0.48), (-0.45, 0.16), (0.45, 0.16)):
                path.addEllipse(QPointF(x, y), 0.41, 0.41)
            path.addRect(QRectF(-0.2, -0.2, 0.4, 0.4))
            _add_stem(path)
    return path


def _add_heart(path: QPainterPath, up: float) -> None:
    path.moveTo(0, 0.92 * up)
    path.cubicTo(-0.35, 0.45 * up, -0.92, 0.1 * up, -0.92, -0.36 * up)
    path.cubicTo(-0.92, -1.0 * up, -0.2, -1.02 * up, 0, -0.42 * up)
    path.cubicTo(0.2, -1.02 * up, 0.92, -1.0 * up, 0.92, -0.36 * up)
    path.cubicTo(0.92, 0.1 * up, 0.35, 0.45 * up, 0, 0.92 * up)


def _add_stem(path: QPainterPath) -> None:
    path.moveTo(-0.08, 0.1)
    path.quadTo(-0.06, 0.7, -0.36, 0.92)
    path.lineTo(0.36, 0.92)
    path.quadTo(0.06, 0.7, 0.08, 0.1)
    path.closeSubpath()
