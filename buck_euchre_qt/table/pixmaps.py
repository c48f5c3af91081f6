# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the cards, rendered for one size and one density and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QFile, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from buck_euchre_qt.engine.cards import Card, Rank
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower
from buck_euchre_qt.table import style
from buck_euchre_qt.table.appearance import Appearance, IndexSize, card_resource
from buck_euchre_qt.table.suits import paint_trump
from buck_euchre_qt.table.tints import Tints, tints_of

_KEPT_BYTES: Final = 96 * 1024 * 1024
_KEPT_BARE: Final = 16
"""Enough for every look of the cards of one hand."""
_KEPT_GROUNDS: Final = 8
"""Enough for every ground of the few sizes on a table."""
_SHADOW_RINGS: Final = 9
_SIGN_SIDE: Final = 0.105
"""Side of a bower's sign over the card's height."""


class CardLook(Enum):
    """How a card shows whether it can be chosen."""

    PLAIN = "plain"
    LIT = "lit"
    DIM = "dim"


class BowerSign(Enum):
    """The small sign on one of the two highest trumps; its value names the drawing."""

    RIGHT = "right"
    LEFT = "left"


_Key: TypeAlias = tuple[Card | None, int, CardLook, bool, BowerSign | None]


def blank_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """Return an empty transparent pixmap of a size in logical pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth_painter(pixmap: QPixmap) -> QPainter:
    """Return a painter on a pixmap that smooths edges and pictures; the caller ends it."""
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    return painter


def card_pixmap(
    card: Card | None,
    height: float,
    ratio: float = 1.0,
    appearance: Appearance | None = None,
) -> QPixmap:
    """Return the bare picture of a card, or of a back for None, `height` logical pixels high."""
    high = max(2, round(height * ratio))
    pixmap = QPixmap(_width(high), high)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(pixmap)
    _paint_card(painter, QRectF(0, 0, pixmap.width(), high), card, appearance or Appearance())
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Pictures:
    """Keeps the rendered cards, with their soft shadows, up to a limit of memory.

    `ratio` is the density they are rendered for. While `trump` is set, the bowers bear a sign,
    where the appearance wants it.
    """

    def __init__(self, ratio: float = 1.0, appearance: Appearance | None = None) -> None:
        self.ratio = ratio
        self.appearance = appearance or Appearance()
        self.trump: Trump | None = None
        self._bare: dict[tuple[Card | None, int], QPixmap] = {}
        self._grounds: dict[tuple[int, bool, bool], QPixmap] = {}
        self._made: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0

    def clear(self) -> None:
        """Forget every picture, as when size, density or appearance change."""
        self._bare.clear()
        self._grounds.clear()
        self._made.clear()
        self._bytes = 0

    def sign(self, card: Card | None) -> BowerSign | None:
        """Return the sign that a card bears now, None for none."""
        if card is None or not self.appearance.has_bower_signs:
            return None
        if is_right_bower(card, self.trump):
            return BowerSign.RIGHT
        return BowerSign.LEFT if is_left_bower(card, self.trump) else None

    def picture(
        self,
        card: Card | None,
        height: float,
        look: CardLook = CardLook.PLAIN,
        *,
        has_shadow: bool = True,
    ) -> QPixmap:
        """Return a card with room for its shadow on every side (`style.CARD_MARGIN`)."""
        high = max(2, round(height * self.ratio))
        key = (card, high, look, has_shadow, self.sign(card))
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        made = self._render(*key)
        self._made[key] = made
        self._bytes += _bytes_of(made)
        while self._bytes > _KEPT_BYTES and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= _bytes_of(dropped)
        return made

    def _bare_picture(self, card: Card | None, high: int) -> QPixmap:
        found = self._bare.get((card, high))
        if found is None:
            if len(self._bare) >= _KEPT_BARE:
                self._bare.clear()
            found = card_pixmap(card, high, 1.0, self.appearance)
            self._bare[card, high] = found
        return found

    def _render(
        self,
        card: Card | None,
        high: int,
        look: CardLook,
        has_shadow: bool,
        sign: BowerSign | None,
    ) -> QPixmap:
        margin = math.ceil(high * style.CARD_MARGIN)
        bare = self._bare_picture(card, high)
        pixmap = QPixmap(self._ground(high, has_shadow, look is CardLook.LIT))
        painter = smooth_painter(pixmap)
        face = QRectF(margin, margin, bare.width(), high)
        painter.drawPixmap(QPointF(margin, margin), bare)
        if sign is not None:
            _paint_sign(painter, face, sign, self.appearance)
        if look is CardLook.DIM:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tints_of(self.appearance).dim)
            radius = high * style.CORNER
            painter.drawRoundedRect(face, radius, radius)
        painter.end()
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _ground(self, high: int, has_shadow: bool, has_rim: bool) -> QPixmap:
        """Return what lies under a card's face, which is the same for every card of a size."""
        key = (high, has_shadow, has_rim)
        found = self._grounds.get(key)
        if found is None:
            if len(self._grounds) >= _KEPT_GROUNDS:
                self._grounds.clear()
            found = self._grounds[key] = _ground_pixmap(
                high, has_shadow, has_rim, tints_of(self.appearance)
            )
        return found


def _ground_pixmap(high: int, has_shadow: bool, has_rim: bool, tints: Tints) -> QPixmap:
    margin = math.ceil(high * style.CARD_MARGIN)
    wide = _width(high)
    pixmap = QPixmap(wide + 2 * margin, high + 2 * margin)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(pixmap)
    face = QRectF(margin, margin, wide, high)
    if has_shadow:
        _paint_shadow(painter, face, high, tints.shadow)
    if has_rim:
        _paint_rim(painter, face, high, tints.turn)
    painter.end()
    return pixmap


def _width(high: int) -> int:
    return max(2, round(high * style.CARD_RATIO))


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _paint_sign(painter: QPainter, face: QRectF, sign: BowerSign, appearance: Appearance) -> None:
    """Paint the sign of a bower under both of the card's corner indices."""
    from PySide6.QtSvg import QSvgRenderer

    high = face.height()
    is_large = appearance.index_size is IndexSize.LARGE
    across, down = (0.088, 0.365) if is_large else (0.078, 0.315)
    side = _SIGN_SIDE * high
    name = f":/icons/bower_{sign.value}.svg"
    renderer = QSvgRenderer(name) if QFile.exists(name) else None
    painter.save()
    for _ in range(2):
        centre = QPointF(face.left() + across * high, face.top() + down * high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.PAPER)
        painter.drawEllipse(centre, 0.56 * side, 0.56 * side)
        rect = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        if renderer is None:
            painter.setPen(QPen(style.GOLD_DEEP, side * 0.2))
            painter.setBrush(style.GOLD if sign is BowerSign.RIGHT else style.PAPER)
            painter.drawEllipse(style.scaled(rect, 0.8))
        else:
            renderer.render(painter, rect)
        painter.translate(face.left() + face.right(), face.top() + face.bottom())
        painter.rotate(180)
    painter.restore()


def _paint_shadow(painter: QPainter, face: QRectF, high: int, shadow: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor(shadow)
    radius = high * style.CORNER
    for ring in range(_SHADOW_RINGS):
        spread = high * (0.046 * (1 - ring / (_SHADOW_RINGS - 1)) - 0.004)
        colour.setAlpha(7 + ring)
        painter.setBrush(colour)
        grown = face.adjusted(-spread, -spread, spread, spread).translated(0, high * 0.014)
        painter.drawRoundedRect(grown, radius + max(0.0, spread), radius + max(0.0, spread))


def _paint_rim(painter: QPainter, face: QRectF, high: int, light: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    soft = QColor(light)
    soft.setAlpha(110)
    for width, colour in ((0.021, soft), (0.012, light)):
        grown = face.adjusted(-width * high, -width * high, width * high, width * high)
        radius = high * (style.CORNER + width)
        painter.setBrush(colour)
        painter.drawRoundedRect(grown, radius, radius)


def _paint_card(painter: QPainter, rect: QRectF, card: Card | None, appearance: Appearance) -> None:
    name = card_resource(card, appearance)
    if QFile.exists(name):
        # Imported when there is a card: the empty table comes sooner.
        from PySide6.QtSvg import QSvgRenderer

        QSvgRenderer(name).render(painter, rect)
        return
    _paint_sheet(painter, rect)
    if card is None:
        _paint_plain_back(painter, rect)
    else:
        _paint_plain_face(painter, rect, card)


def _paint_sheet(painter: QPainter, rect: QRectF) -> None:
    radius = rect.height() * style.CORNER
    painter.setPen(QPen(style.PAPER_EDGE, rect.height() / 230))
    painter.setBrush(style.PAPER)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_plain_back(painter: QPainter, rect: QRectF) -> None:
    inset = rect.height() * 0.04
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(style.GOLD, rect.height() / 120))
    painter.setBrush(style.BACK)
    painter.drawRoundedRect(inner, inset / 2, inset / 2)
    painter.setBrush(style.BACK_DEEP)
    painter.drawEllipse(inner.center(), inner.width() * 0.3, inner.height() * 0.3)


def _paint_plain_face(painter: QPainter, rect: QRectF, card: Card) -> None:
    trump = Trump.of(card.suit)
    high = rect.height()
    painter.save()
    painter.setFont(style.font(high * 0.17, is_bold=True))
    text = "10" if card.rank is Rank.TEN else card.rank.value
    for _ in range(2):
        painter.setPen(style.RED if card.suit.is_red else style.BLACK)
        corner = QRectF(rect.left() + high * 0.02, rect.top() + high * 0.03, high * 0.2, high * 0.2)
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, text)
        sign = QRectF(corner.left() + high * 0.045, corner.bottom(), high * 0.11, high * 0.11)
        paint_trump(painter, sign, trump, is_light=False)
        painter.translate(rect.left() + rect.right(), rect.top() + rect.bottom())
        painter.rotate(180)
    painter.restore()
    middle = style.scaled(rect, 0.42)
    side = middle.width()
    centre = rect.center()
    paint_trump(
        painter,
        QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
        trump,
        is_light=False,
    )
