# SPDX-License-Identifier: GPL-3.0-or-later
"""Small painted things on the table: bubbles, tags, rings, and the badge of trumps."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table import style
from buck_euchre_qt.table.layout import Side, TableLayout
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.plates import paint_crown
from buck_euchre_qt.table.suits import paint_trump

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RING_REACH: Final = 0.05


def bubble_pixmap(text: str, layout: TableLayout, ratio: float, tail: Side) -> QPixmap:
    """Return a speech bubble whose tail points to the side `tail`."""
    plate = layout.plates[Side.BOTTOM]
    size = 0.25 * plate.height()
    used = style.fitted_font(text, size, plate.width(), is_bold=True)
    metrics = QFontMetricsF(used)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, plate.width())
    reach = 0.5 * size
    body = QRectF(reach, reach, metrics.horizontalAdvance(shown) + 1.6 * size, 2.0 * size)
    pixmap = blank_pixmap(body.width() + 2 * reach, body.height() + 2 * reach, ratio)
    painter = smooth_painter(pixmap)
    path = QPainterPath()
    path.addRoundedRect(body, body.height() / 2, body.height() / 2)
    shape = path.united(_tail(body, tail, reach))
    shadow = style.SHADOW.lighter(100)
    shadow.setAlpha(50)
    painter.fillPath(shape.translated(0, 0.12 * size), shadow)
    painter.setPen(QPen(style.PAPER_EDGE, max(1.0, 0.06 * size)))
    painter.setBrush(style.CREAM)
    painter.drawPath(shape)
    painter.setFont(used)
    painter.setPen(style.INK)
    painter.drawText(body, _CENTRE, shown)
    painter.end()
    return pixmap


def _tail(body: QRectF, tail: Side, reach: float) -> QPainterPath:
    centre, half = body.center(), 0.55 * reach
    match tail:
        case Side.LEFT:
            root, tip, step = QPointF(body.left() + 2, centre.y()), QPointF(-reach, 0), (0.0, half)
        case Side.RIGHT:
            root, tip, step = QPointF(body.right() - 2, centre.y()), QPointF(reach, 0), (0.0, half)
        case Side.TOP:
            root, tip, step = QPointF(centre.x(), body.top() + 2), QPointF(0, -reach), (half, 0.0)
        case _:
            root, tip, step = QPointF(centre.x(), body.bottom() - 2), QPointF(0, reach), (half, 0.0)
    along = QPointF(*step)
    path = QPainterPath()
    path.addPolygon(QPolygonF([root - along, root + tip, root + along, root - along]))
    return path


def bubble_spot(side: Side, size: QSizeF, layout: TableLayout) -> tuple[QPointF, Side]:
    """Return where a bubble's upper left corner goes and where its tail points.

    It lies beside the plate where there is room before the cards in the middle, and otherwise
    over the small cards in the seat's row, which tell nothing.
    """
    plate, row = layout.plates[side], layout.rows[side]
    wide, high = size.width(), size.height()
    beside = plate.center().y() - high / 2
    if side is Side.TOP:
        return QPointF(plate.right() + 0.3 * layout.gap, beside), Side.LEFT
    if side is not Side.BOTTOM:
        cards = 1.2 * layout.trick_height * style.CARD_RATIO
        room = layout.size.width() / 2 - cards - plate.width() - layout.margin
        if room >= wide + layout.gap:
            if side is Side.LEFT:
                return QPointF(plate.right() + 0.3 * layout.gap, beside), Side.LEFT
            return QPointF(plate.left() - 0.3 * layout.gap - wide, beside), Side.RIGHT
        return QPointF(row.center().x() - wide / 2, plate.bottom()), Side.TOP
    return QPointF(row.center().x() - wide / 2, plate.top() - high), Side.BOTTOM


def tag_pixmap(text: str, layout: TableLayout, ratio: float, *, has_crown: bool) -> QPixmap:
    """Return a small dark pill with text, or with a crown for the card that wins."""
    size = max(10.0, 0.09 * layout.trick_height)
    used = style.font(size, is_bold=True)
    metrics = QFontMetricsF(used)
    wide = 1.5 * size if has_crown else metrics.horizontalAdvance(text)
    pixmap = blank_pixmap(wide + 1.3 * size, 1.75 * size, ratio)
    painter = smooth_painter(pixmap)
    body = QRectF(0.5, 0.5, wide + 1.3 * size - 1, 1.75 * size - 1)
    painter.setPen(QPen(style.GOLD if has_crown else style.GOLD_SOFT, max(1.0, 0.08 * size)))
    painter.setBrush(style.INK)
    painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.8, size * 0.8)
    if has_crown:
        crown = QRectF(0, 0, 1.4 * size, 1.05 * size)
        crown.moveCenter(body.center())
        paint_crown(painter, crown)
    else:
        painter.setFont(used)
        painter.setPen(style.TEXT)
        painter.drawText(body, _CENTRE, text)
    painter.end()
    return pixmap


def caption_pixmap(text: str, layout: TableLayout, ratio: float) -> QPixmap:
    """Return plain soft text for under a card."""
    used = style.font(max(10.5, 0.098 * layout.trick_height))
    metrics = QFontMetricsF(used)
    pixmap = blank_pixmap(metrics.horizontalAdvance(text) + 4, metrics.height() + 2, ratio)
    painter = smooth_painter(pixmap)
    painter.setFont(used)
    rect = QRectF(QPointF(0, 0), pixmap.deviceIndependentSize())
    painter.setPen(style.SHADOW)
    painter.drawText(rect.translated(0, 1), _CENTRE, text)
    painter.setPen(style.TEXT)
    painter.drawText(rect, _CENTRE, text)
    painter.end()
    return pixmap


def ring_pixmap(height: float, ratio: float, *, is_focus: bool) -> QPixmap:
    """Return a ring around a card: golden light for a winner, a clear double line for focus."""
    reach = _RING_REACH * height
    wide = height * style.CARD_RATIO
    pixmap = blank_pixmap(wide + 4 * reach, height + 4 * reach, ratio)
    painter = smooth_painter(pixmap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    card = QRectF(2 * reach, 2 * reach, wide, height)
    radius = height * style.CORNER
    lines = (
        ((0.3, 0.6, style.INK), (0.3, 0.4, style.CREAM), (0.75, 0.3, style.GOLD))
        if is_focus
        else ((0.9, 1.6, style.GOLD_SOFT), (0.6, 0.9, style.GOLD_SOFT), (0.3, 0.55, style.GOLD))
    )
    for out, width, colour in lines:
        grown = out * reach
        painter.setPen(QPen(colour, width * reach))
        painter.drawRoundedRect(
            card.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
        )
    painter.end()
    return pixmap


def badge_pixmap(
    trump: Trump, lines: tuple[str, str], layout: TableLayout, ratio: float
) -> QPixmap:
    """Return the badge that says what is trumps and who promised what."""
    room, high = layout.badge.width(), layout.badge.height()
    sign_side, pad = 0.6 * high, 0.17 * high
    text_room = room - sign_side - 3 * pad
    title_font = style.fitted_font(lines[0], 0.225 * high, text_room, is_bold=True)
    note_font = style.fitted_font(lines[1], 0.19 * high, text_room)
    title = _elided(title_font_metrics := QFontMetricsF(title_font), lines[0], text_room)
    note = _elided(note_font_metrics := QFontMetricsF(note_font), lines[1], text_room)
    text_width = max(
        title_font_metrics.horizontalAdvance(title), note_font_metrics.horizontalAdvance(note)
    )
    body = QRectF(0.5, 0.5, sign_side + 3 * pad + text_width - 1, high - 1)
    pixmap = blank_pixmap(body.width() + 1, high, ratio)
    painter = smooth_painter(pixmap)
    _paint_panel(painter, body)
    sign = QRectF(body.left() + pad, body.center().y() - sign_side / 2, sign_side, sign_side)
    paint_trump(painter, sign, trump, is_light=True)
    line = QRectF(sign.right() + pad, body.top() + 0.13 * high, text_width + 1, 0.38 * high)
    painter.setFont(title_font)
    painter.setPen(style.TEXT)
    painter.drawText(line, _LEFT, title)
    painter.setFont(note_font)
    painter.setPen(style.TEXT_SOFT)
    painter.drawText(line.translated(0, 0.36 * high), _LEFT, note)
    painter.end()
    return pixmap


def _elided(metrics: QFontMetricsF, text: str, width: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _paint_panel(painter: QPainter, body: QRectF) -> None:
    ground = QLinearGradient(body.topLeft(), body.bottomLeft())
    ground.setColorAt(0, style.PLATE_TOP)
    ground.setColorAt(1, style.PLATE_BOTTOM)
    painter.setPen(QPen(style.PLATE_EDGE, 1))
    painter.setBrush(ground)
    radius = 0.22 * body.height()
    painter.drawRoundedRect(body, radius, radius)
