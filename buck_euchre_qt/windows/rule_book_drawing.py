# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the pictures of the rule book: cards within a line, rows of cards, the flow of a deal.

Sizes are in logical pixels; the images hold `ratio` times as many and know it.
"""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QFile, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

from buck_euchre_qt.i18n.labels import rank_letter
from buck_euchre_qt.windows import page_look as colours
from buck_euchre_qt.windows.page_look import PageLook
from buck_euchre_qt.windows.rule_book_figures import CardRow, DealFlow, FlowArc

CARD_SHAPE: Final = 1.4
"""How much higher than wide a card is."""

_WIDEST_CARD_PX: Final = 92.0
_PADDING_PX: Final = 20.0
_RADIUS_PX: Final = 14.0
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignHCenter)


def index_of(card: str) -> str:
    """Return the index printed on a card: ``TD`` gives 10, a court the letters in use."""
    return rank_letter(card[0])


def draw_card_in_line(card: str, font: QFont, ratio: float) -> QImage:
    """Return a small card with its index and suit, as high as a line of the font."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.Bold)
    metrics = QFontMetricsF(bold)
    height = math.ceil(metrics.ascent() + metrics.descent())
    pip = round(metrics.capHeight() * 1.02, 1)
    text_width = metrics.horizontalAdvance(index_of(card))
    edge = metrics.averageCharWidth() * 0.5
    width = math.ceil(text_width + pip + 2.4 * edge)
    image = _blank(QSizeF(width, height), ratio)
    painter = _painter(image)
    painter.setPen(QPen(QColor(colours.CARD_EDGE), 1))
    painter.setBrush(QColor(colours.CARD_PAPER))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, height - 1), 3.5, 3.5)
    painter.setFont(bold)
    painter.setPen(_suit_colour(card[1]))
    baseline = (height + metrics.capHeight()) / 2
    painter.drawText(QPointF(edge, baseline), index_of(card))
    draw_suit(painter, card[1], QRectF(edge * 1.4 + text_width, baseline - pip, pip, pip))
    painter.end()
    return image


def draw_suit(painter: QPainter, suit: str, box: QRectF) -> None:
    """Draw a suit, one of C D H S, into the box."""
    source = f":/suits/{suit}.svg"
    if QFile.exists(source):
        QSvgRenderer(source).render(painter, box)
        return
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 100, box.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_suit_colour(suit))
    painter.drawPath(_plain_suit(suit))
    painter.restore()


def card_picture(card: str, width: int, ratio: float) -> QImage:
    """Return the picture of a card of this width; a plain card where none is to be had."""
    return _card_picture(card, index_of(card), width, ratio)


@lru_cache(maxsize=96)
def _card_picture(card: str, index: str, width: int, ratio: float) -> QImage:
    size = QSizeF(width, round(width * CARD_SHAPE))
    image = _blank(size, ratio)
    painter = _painter(image)
    box = QRectF(QPointF(0, 0), size)
    # Courts are drawn with other letters, too; a ten bears its number on the one there is.
    own = f":/cards/{card}_{index}.svg"
    source = own if QFile.exists(own) else f":/cards/{card}.svg"
    if QFile.exists(source):
        QSvgRenderer(source).render(painter, box)
    else:
        _draw_plain_card(painter, card, box)
    painter.end()
    return image


def draw_card_row(row: CardRow, width: float, font: QFont, ratio: float) -> QImage:
    """Return a row of cards on the felt, with their captions, `width` wide."""
    pitch = (width - 2 * _PADDING_PX) / len(row.cards)
    card_width = math.floor(min(_WIDEST_CARD_PX, pitch - 12))
    pitch = min(pitch, card_width + 26)
    captions = tuple(laid.caption for laid in row.cards)
    caption_font = fitting_font(font, captions, pitch - 2)
    caption_height = max(_wrapped_height(text, pitch - 2, caption_font) for text in captions)
    # A gap keeps the height that its card's caption will take.
    if any(not laid.card for laid in row.cards):
        caption_height = max(caption_height, _wrapped_height("X", pitch - 2, caption_font))
    title_font = QFont(font)
    title_font.setWeight(QFont.Weight.DemiBold)
    title_width = width - 2 * _PADDING_PX
    title_height = _wrapped_height(row.title, title_width, title_font)
    cards_top = _PADDING_PX * 0.8 + title_height + 12
    card_height = round(card_width * CARD_SHAPE)
    caption_top = cards_top + card_height + 10
    foot = caption_height + _PADDING_PX * 0.7 if caption_height else _PADDING_PX * 0.5
    image = _blank(QSizeF(width, math.ceil(caption_top + foot)), ratio)
    painter = _painter(image)
    _draw_felt(painter, QRectF(0, 0, width, math.ceil(caption_top + foot)))
    painter.setFont(title_font)
    painter.setPen(QColor(colours.FELT_INK))
    painter.drawText(
        QRectF(_PADDING_PX, _PADDING_PX * 0.8, title_width, title_height),
        int(Qt.TextFlag.TextWordWrap),
        row.title,
    )
    painter.setFont(caption_font)
    for place, laid in enumerate(row.cards):
        left = _PADDING_PX + place * pitch
        box = QRectF(left, cards_top, card_width, card_height)
        if not laid.card:
            _draw_gap(painter, box)
            continue
        _draw_laid(painter, laid.card, box, laid.is_marked, ratio)
        painter.setPen(QColor(colours.FELT_INK if laid.is_marked else colours.FELT_MUTED))
        centre = left + card_width / 2
        painter.drawText(
            QRectF(centre - pitch / 2 + 1, caption_top, pitch - 2, caption_height),
            _WRAPPED,
            laid.caption,
        )
    painter.end()
    return image


def draw_deal_flow(
    flow: DealFlow, look: PageLook, width: float, font: QFont, ratio: float
) -> QImage:
    """Return the steps of a deal as boxes with the ways between them, `width` wide."""
    gap = max(14.0, width * 0.035)
    step_width = (width - gap * (len(flow.steps) - 1)) / len(flow.steps)
    title_font = QFont(font)
    title_font.setWeight(QFont.Weight.DemiBold)
    step_font = fitting_font(title_font, flow.steps, step_width - 12)
    line = QFontMetricsF(font).height()
    step_height = 18 + max(_wrapped_height(step, step_width - 12, step_font) for step in flow.steps)
    arc_height = line * 1.3
    row_top = line * 1.4 + arc_height
    below = [arc for arc in flow.arcs if not arc.is_above]
    height = math.ceil(row_top + step_height + (arc_height + line * 1.25) * len(below) + 6)
    image = _blank(QSizeF(width, height), ratio)
    painter = _painter(image)
    boxes = [
        QRectF(place * (step_width + gap) + 0.75, row_top, step_width - 1.5, step_height)
        for place in range(len(flow.steps))
    ]
    painter.setFont(font)
    depth = 0
    for arc in flow.arcs:
        if not arc.is_above:
            depth += 1
        reach = arc_height if arc.is_above else depth * (arc_height + line * 1.25) - line * 1.25
        _draw_arc(painter, arc, boxes, reach, look)
    for place, (step, box) in enumerate(zip(flow.steps, boxes, strict=True)):
        is_bidding = place in (1, 2)
        painter.setPen(QPen(QColor(look.pill if is_bidding else look.accent), 1.5))
        painter.setBrush(QColor(look.pill if is_bidding else look.field))
        painter.drawRoundedRect(box, 9, 9)
        painter.setFont(step_font)
        painter.setPen(QColor(look.pill_ink if is_bidding else look.ink))
        painter.drawText(
            box.adjusted(6, 0, -6, 0), _WRAPPED | int(Qt.AlignmentFlag.AlignVCenter), step
        )
        if place:
            before = boxes[place - 1].right()
            _draw_arrow(painter, before + 2, box.left() - 2, box.center().y(), look)
    painter.end()
    return image


def fitting_font(font: QFont, texts: tuple[str, ...], width: float) -> QFont:
    """Return the font, smaller where one of the words would be wider than the width."""
    fitting = QFont(font)
    widest = max(
        (QFontMetricsF(font).horizontalAdvance(word) for text in texts for word in text.split()),
        default=0.0,
    )
    if widest > width:
        fitting.setPointSizeF(max(6.0, font.pointSizeF() * width / widest))
    return fitting


def _blank(size: QSizeF, ratio: float) -> QImage:
    pixels = (size * ratio).toSize()
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _suit_colour(suit: str) -> QColor:
    return QColor(colours.CARD_RED if suit in "DH" else colours.CARD_BLACK)


def _wrapped_height(text: str, width: float, font: QFont) -> float:
    if not text:
        return 0.0
    box = QRectF(0, 0, width, 10_000)
    return math.ceil(QFontMetricsF(font).boundingRect(box, _WRAPPED, text).height())


def _draw_felt(painter: QPainter, box: QRectF) -> None:
    gradient = QRadialGradient(box.center(), box.width() * 0.62)
    gradient.setColorAt(0, QColor(colours.FELT_MIDDLE))
    gradient.setColorAt(1, QColor(colours.FELT_EDGE))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)


def _draw_laid(painter: QPainter, card: str, box: QRectF, is_marked: bool, ratio: float) -> None:
    radius = box.width() * 0.07
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in (3.0, 2.0, 1.0):
        painter.setBrush(QColor(0, 0, 0, 26))
        shade = box.adjusted(-spread * 0.3, 0, spread * 0.8, spread + 1)
        painter.drawRoundedRect(shade, radius + spread, radius + spread)
    painter.drawImage(box, card_picture(card, int(box.width()), ratio))
    if is_marked:
        painter.setPen(QPen(QColor(colours.GOLD), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3.5, radius + 3.5)


def _draw_gap(painter: QPainter, box: QRectF) -> None:
    radius = box.width() * 0.07
    painter.setPen(QPen(QColor(colours.FELT_MUTED), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)


def _draw_plain_card(painter: QPainter, card: str, box: QRectF) -> None:
    radius = box.width() * 0.07
    painter.setPen(QPen(QColor(colours.CARD_EDGE), 1))
    painter.setBrush(QColor(colours.CARD_PAPER))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    font = QFont(painter.font())
    font.setPixelSize(max(6, round(box.width() * 0.24)))
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    painter.setPen(_suit_colour(card[1]))
    corner = QPointF(box.left() + box.width() * 0.09, box.top() + box.width() * 0.28)
    painter.drawText(corner, index_of(card))
    big = box.width() * 0.46
    middle = QRectF(0, 0, big, big)
    middle.moveCenter(box.center() + QPointF(0, box.height() * 0.06))
    draw_suit(painter, card[1], middle)


def _plain_suit(suit: str) -> QPainterPath:
    """Return a simple shape of a suit in a box of 100."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == "D":
        corners = [QPointF(50, 2), QPointF(88, 50), QPointF(50, 98), QPointF(12, 50)]
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path
    if suit == "C":
        for x, y in ((50, 27), (26, 60), (74, 60)):
            path.addEllipse(QPointF(x, y), 23, 23)
    else:
        point, shoulder, dip = (96, 6, 26) if suit == "H" else (4, 88, 68)
        path.moveTo(50, point)
        path.cubicTo(20, point + (shoulder - point) * 0.35, -18, shoulder, 24, shoulder)
        path.cubicTo(38, shoulder, 47, (shoulder + dip) / 2, 50, dip)
        path.cubicTo(53, (shoulder + dip) / 2, 62, shoulder, 76, shoulder)
        path.cubicTo(118, shoulder, 80, point + (shoulder - point) * 0.35, 50, point)
    if suit in "CS":
        stem = [QPointF(50, 44), QPointF(66, 97), QPointF(34, 97)]
        path.addPolygon(QPolygonF(stem))
        path.closeSubpath()
    return path


def _draw_arrow(painter: QPainter, left: float, right: float, y: float, look: PageLook) -> None:
    painter.setPen(QPen(QColor(look.accent), 1.6))
    painter.drawLine(QPointF(left, y), QPointF(right, y))
    painter.drawLine(QPointF(right - 5, y - 4), QPointF(right, y))
    painter.drawLine(QPointF(right - 5, y + 4), QPointF(right, y))


def _draw_arc(
    painter: QPainter, arc: FlowArc, boxes: list[QRectF], reach: float, look: PageLook
) -> None:
    sign = -1 if arc.is_above else 1
    start, end = boxes[arc.start], boxes[arc.end]
    edge = start.top() - 2 if arc.is_above else start.bottom() + 2
    left, right = start.center().x(), end.center().x()
    far = edge + sign * reach
    path = QPainterPath(QPointF(left, edge))
    bend = min((right - left) * 0.2, 60.0)
    path.cubicTo(left, far, left + bend * 0.4, far, left + bend * 1.4, far)
    path.lineTo(right - bend * 1.4, far)
    path.cubicTo(right - bend * 0.4, far, right, far, right, edge)
    style = Qt.PenStyle.DashLine if arc.is_dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(look.accent), 1.6, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(QPen(QColor(look.accent), 1.6))
    tip = QPointF(right, edge)
    painter.drawLine(tip, tip + QPointF(-4, sign * 5))
    painter.drawLine(tip, tip + QPointF(4, sign * 5))
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QColor(look.muted))
    label_width = metrics.horizontalAdvance(arc.label)
    width = boxes[-1].right()
    label_left = min(max((left + right - label_width) / 2, 0.0), width - label_width)
    gap = metrics.descent() + 3 if arc.is_above else -metrics.ascent() - 3
    painter.drawText(QPointF(label_left, far - gap), arc.label)
