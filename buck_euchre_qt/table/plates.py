# SPDX-License-Identifier: GPL-3.0-or-later
"""A seat's plate: name, score in its ring, tricks taken, and the marks of the deal."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
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
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.suits import paint_trump

TRICKS: Final = 5
PLATE_MARGIN: Final = 0.16
"""Room around a plate for its outline and shadow, over its height."""
_MINUS: Final = "\N{MINUS SIGN}"
_PLUS: Final = "+"


class PlateFace(NamedTuple):
    """All that a plate shows; a plate is painted again when this changes.

    `score` is None while there is none, `change` while the deal is not scored. `badge` is the
    maker's trump, None for the others. `note` is the word on a plate that sits out.
    """

    name: str
    score: int | None
    progress: float
    is_leading: bool
    taken: int
    change: int | None
    is_dealer: bool
    badge: Trump | None
    note: str
    thinking: str
    is_turn: bool
    is_winner: bool


def plate_pixmap(face: PlateFace, width: float, height: float, ratio: float) -> QPixmap:
    """Return a plate with a margin of `PLATE_MARGIN` heights on every side."""
    margin = PLATE_MARGIN * height
    pixmap = blank_pixmap(width + 2 * margin, height + 2 * margin, ratio)
    painter = smooth_painter(pixmap)
    if face.note:
        painter.setOpacity(style.OUT_OPACITY)
    _PlatePainter(painter, face, QRectF(margin, margin, width, height)).paint()
    painter.end()
    return pixmap


class _PlatePainter:
    """Paints one plate; every length is a part of its height."""

    def __init__(self, painter: QPainter, face: PlateFace, rect: QRectF) -> None:
        self.painter = painter
        self.face = face
        self.rect = rect
        self.unit = rect.height()
        pad = 0.12 * self.unit
        side = rect.height() - 2 * pad
        self.ring = QRectF(rect.left() + pad, rect.top() + pad, side, side)
        left = self.ring.right() + 0.15 * self.unit
        self.text = QRectF(left, rect.top() + pad, rect.right() - pad - left, side)

    def paint(self) -> None:
        self._paint_ground()
        self._paint_ring()
        self._paint_name(self._paint_badges())
        self._paint_tricks()

    def _paint_ground(self) -> None:
        painter, rect = self.painter, self.rect
        radius = 0.24 * self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = style.SHADOW
        for ring in range(6):
            spread = self.unit * 0.014 * (6 - ring)
            soft = shadow.lighter(100)
            soft.setAlpha(9)
            painter.setBrush(soft)
            grown = rect.adjusted(-spread, -spread, spread, spread).translated(0, self.unit * 0.02)
            painter.drawRoundedRect(grown, radius + spread, radius + spread)
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, style.PLATE_TOP)
        ground.setColorAt(1, style.PLATE_BOTTOM)
        painter.setBrush(ground)
        painter.setPen(QPen(style.PLATE_EDGE, max(1.0, 0.014 * self.unit)))
        painter.drawRoundedRect(rect, radius, radius)
        if self.face.is_turn or self.face.is_winner:
            self._paint_outline(radius)

    def _paint_outline(self, radius: float) -> None:
        painter = self.painter
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lines = [(0.0, 0.045, style.GOLD)]
        if self.face.is_winner:
            lines.append((0.075, 0.022, style.GOLD))
        else:
            lines.append((0.05, 0.06, style.GOLD_SOFT))
        for out, width, colour in lines:
            grown = out * self.unit
            painter.setPen(QPen(colour, width * self.unit))
            painter.drawRoundedRect(
                self.rect.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
            )

    def _paint_ring(self) -> None:
        painter, face = self.painter, self.face
        width = 0.085 * self.unit
        ring = self.ring.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(style.RING_TRACK, width))
        painter.drawEllipse(ring)
        if face.progress > 0:
            colour = style.GOLD if face.is_leading or face.is_winner else style.CREAM
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, c=Qt.PenCapStyle.RoundCap))
            painter.drawArc(ring, 90 * 16, -round(360 * 16 * min(1.0, face.progress)))
        if face.score is not None:
            text = _signed(face.score, plus="")
            inner = self.ring.width() - 3.4 * width
            painter.setFont(style.fitted_font(text, 0.34 * self.unit, inner, is_bold=True))
            painter.setPen(style.TEXT)
            painter.drawText(self.ring, Qt.AlignmentFlag.AlignCenter, text)
        if face.is_leading or face.is_winner:
            self._paint_crown()

    def _paint_crown(self) -> None:
        side = 0.3 * self.unit
        at = QRectF(self.ring.left() - 0.5 * side, self.ring.top() - 0.62 * side, side, side * 0.8)
        paint_crown(self.painter, at)

    def _paint_badges(self) -> float:
        """Paint the dealer's puck and the maker's suit; return where they begin."""
        painter, face = self.painter, self.face
        side = 0.36 * self.unit
        right = self.rect.right() - 0.12 * self.unit
        top = self.rect.top() + 0.1 * self.unit
        if face.badge is not None:
            badge = QRectF(right - side, top, side, side)
            painter.setPen(QPen(style.GOLD, 0.03 * self.unit))
            painter.setBrush(style.CREAM)
            painter.drawRoundedRect(badge, 0.3 * side, 0.3 * side)
            paint_trump(painter, style.scaled(badge, 0.66), face.badge, is_light=False)
            right = badge.left() - 0.08 * self.unit
        if face.is_dealer:
            puck = QRectF(right - side, top, side, side)
            paint_puck(painter, puck)
            right = puck.left() - 0.08 * self.unit
        return right

    def _paint_name(self, right: float) -> None:
        painter, face = self.painter, self.face
        line = QRectF(self.text.left(), self.text.top(), 0, 0.42 * self.unit)
        if face.is_turn:
            self._paint_pointer(line)
            line.moveLeft(line.left() + 0.22 * self.unit)
        line.setRight(max(line.left(), right))
        used = style.fitted_font(face.name, 0.25 * self.unit, line.width(), is_bold=True)
        painter.setFont(used)
        name = QFontMetricsF(used).elidedText(face.name, Qt.TextElideMode.ElideRight, line.width())
        painter.setPen(style.TEXT)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_pointer(self, line: QRectF) -> None:
        side = 0.15 * self.unit
        middle = line.center().y()
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(style.GOLD)
        self.painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(line.left(), middle - side * 0.6),
                    QPointF(line.left() + side, middle),
                    QPointF(line.left(), middle + side * 0.6),
                ]
            )
        )

    def _paint_tricks(self) -> None:
        painter, face = self.painter, self.face
        line = QRectF(self.text)
        line.setTop(self.rect.top() + 0.56 * self.unit)
        line.setBottom(self.rect.bottom() - 0.12 * self.unit)
        if face.note:
            self._paint_note(line, face.note, Qt.AlignmentFlag.AlignLeft)
            return
        wide, high = 0.17 * self.unit, 0.235 * self.unit
        step = wide + 0.065 * self.unit
        top = line.center().y() - high / 2
        for trick in range(TRICKS):
            pip = QRectF(line.left() + trick * step, top, wide, high)
            is_full = trick < face.taken
            painter.setPen(QPen(style.GOLD if is_full else style.GOLD_SOFT, 0.022 * self.unit))
            painter.setBrush(style.GOLD if is_full else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pip, 0.05 * self.unit, 0.05 * self.unit)
        line.setLeft(line.left() + TRICKS * step)
        if face.change is not None:
            painter.setPen(style.CORAL if face.change > 0 else style.MINT)
            text = _signed(face.change, plus=_PLUS)
            painter.setFont(style.fitted_font(text, 0.27 * self.unit, line.width(), is_bold=True))
            painter.drawText(line, _RIGHT, text)
        elif face.thinking:
            self._paint_note(line, face.thinking, Qt.AlignmentFlag.AlignRight)

    def _paint_note(self, line: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
        painter = self.painter
        painter.setOpacity(1.0)
        painter.setPen(style.TEXT_SOFT)
        used = style.fitted_font(text, 0.24 * self.unit, line.width())
        painter.setFont(used)
        elided = QFontMetricsF(used).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, elided)


_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_crown(painter: QPainter, rect: QRectF) -> None:
    """Paint a small crown that fills a rectangle."""
    path = QPainterPath()
    points = ((0, 0.18), (0.26, 0.52), (0.5, 0.0), (0.74, 0.52), (1, 0.18), (0.88, 1), (0.12, 1))
    for number, (x, y) in enumerate(points):
        point = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
        if number:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setPen(
        QPen(style.INK, rect.height() * 0.12, Qt.PenStyle.SolidLine, j=Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(style.GOLD)
    painter.drawPath(path)


def paint_puck(painter: QPainter, rect: QRectF) -> None:
    """Paint the dealer's puck: two cards fanned on a golden disc."""
    painter.setPen(QPen(style.GOLD_DEEP, rect.height() * 0.05))
    painter.setBrush(style.GOLD)
    painter.drawEllipse(rect)
    wide, high = rect.width() * 0.36, rect.height() * 0.52
    card = QRectF(-wide / 2, -high / 2, wide, high)
    for across, angle, colour in ((-0.1, -16.0, style.CREAM), (0.1, 14.0, style.BACK)):
        painter.save()
        painter.translate(rect.center())
        painter.translate(across * rect.width(), 0)
        painter.rotate(angle)
        painter.setPen(QPen(style.INK, rect.height() * 0.05))
        painter.setBrush(colour)
        painter.drawRoundedRect(card, wide * 0.16, wide * 0.16)
        painter.restore()


def _signed(number: int, plus: str) -> str:
    return f"{_MINUS}{-number}" if number < 0 else f"{plus if number else ''}{number}"
