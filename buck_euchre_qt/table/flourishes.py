# SPDX-License-Identifier: GPL-3.0-or-later
"""Movements that change nothing: the deck shuffled and cut, and a quiet joy over a win."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsWidget

from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.poses import PileKey
from buck_euchre_qt.table.style import CARD_RATIO
from buck_euchre_qt.table.suits import paint_trump

if TYPE_CHECKING:
    from buck_euchre_qt.table.scene import TableScene

_STOCK: Final[PileKey] = (Pile.STOCK, None)
_LEAVES: Final = 26
_LEAF_DEPTH: Final = 2050.0
_SUITS: Final = (Trump.HEARTS, Trump.SPADES, Trump.DIAMONDS, Trump.CLUBS)


def part_deck(scene: TableScene, duration_ms: int) -> QAbstractAnimation | None:
    """Return the animation of the deck going apart into two packets that interleave.

    Every second card goes to the other side, so that they fall between each other again.
    """
    if duration_ms <= 0:
        return None
    group = QParallelAnimationGroup()
    lying = scene.lying()
    for slot, sprite in enumerate(scene.piles.pile(_STOCK)):
        pose = scene.poser.pose(_STOCK, slot, None, lying)
        side = 1 if slot % 2 else -1
        away = pose._replace(
            x=pose.x + side * 0.56 * pose.height * CARD_RATIO,
            y=pose.y - 0.006 * pose.height * (slot % 5),
            angle=6.0 * side + (slot % 3 - 1),
        )
        group.addAnimation(sprite.glide(away, duration_ms, is_flying=False))
    return group if group.animationCount() else None


def lift_cut(scene: TableScene, seat: int, cut: int, duration_ms: int) -> QAbstractAnimation | None:
    """Return the animation of a seat lifting `cut` cards off the stock towards itself."""
    if duration_ms <= 0:
        return None
    box = scene.poser.layout.plates[scene.poser.side(seat)]
    lying = scene.lying()
    group = QParallelAnimationGroup()
    for slot, sprite in enumerate(scene.piles.pile(_STOCK)[:cut]):
        pose = scene.poser.pose(_STOCK, slot, None, lying)
        way = box.center() - QPointF(pose.x, pose.y)
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        by = 0.85 * pose.height / length
        there = pose._replace(x=pose.x + way.x() * by, y=pose.y + way.y() * by)
        group.addAnimation(sprite.glide(there, duration_ms, is_flying=True))
    return group if group.animationCount() else None


class Celebration:
    """Small signs of the suits that rise from the winners' plates and fade."""

    def __init__(self) -> None:
        self._leaves: list[QGraphicsWidget] = []

    def begin(
        self, scene: TableScene, seats: Iterable[int], duration_ms: int
    ) -> QAbstractAnimation | None:
        """Return the animation of the signs rising, None where there is no time or no winner."""
        plates = [scene.poser.layout.plates[scene.poser.side(seat)] for seat in sorted(seats)]
        if duration_ms <= 0 or not plates:
            return None
        chance = random.Random(len(plates))
        side = 0.34 * plates[0].height()
        pictures = [_sign(suit, side, scene.pictures.ratio) for suit in _SUITS]
        group = QParallelAnimationGroup()
        for number in range(_LEAVES):
            leaf = _leaf(pictures[number % len(pictures)])
            scene.addItem(leaf)
            self._leaves.append(leaf)
            plate = plates[number % len(plates)]
            for animation in _rise(leaf, plate, scene.sceneRect(), chance, duration_ms):
                group.addAnimation(animation)
        return group

    def end(self, scene: TableScene) -> None:
        """Take the signs away."""
        for leaf in self._leaves:
            scene.removeItem(leaf)
            leaf.deleteLater()
        self._leaves.clear()


def _leaf(picture: QPixmap) -> QGraphicsWidget:
    leaf = QGraphicsWidget()
    leaf.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
    leaf.setZValue(_LEAF_DEPTH)
    sign = QGraphicsPixmapItem(picture, leaf)
    size = picture.deviceIndependentSize()
    sign.setOffset(-size.width() / 2, -size.height() / 2)
    leaf.setOpacity(0.0)
    return leaf


def _sign(suit: Trump, side: float, ratio: float) -> QPixmap:
    pixmap = blank_pixmap(side, side, ratio)
    painter = smooth_painter(pixmap)
    paint_trump(painter, QRectF(0, 0, side, side), suit, is_light=True)
    painter.end()
    return pixmap


def _rise(
    leaf: QGraphicsWidget,
    plate: QRectF,
    room: QRectF,
    chance: random.Random,
    duration_ms: int,
) -> Iterable[QPropertyAnimation]:
    start = QPointF(plate.left() + chance.random() * plate.width(), plate.center().y())
    towards = room.center() - start
    way = 0.35 + 0.5 * chance.random()
    drift = (chance.random() - 0.5) * 0.3 * room.width()
    end = start + QPointF(towards.x() * way + drift, towards.y() * way - 0.05 * room.height())
    lasts_ms = round(duration_ms * (0.65 + 0.35 * chance.random()))
    yield _animation(leaf, b"pos", lasts_ms, ((0.0, start), (1.0, end)))
    spin = (chance.random() - 0.5) * 90
    yield _animation(leaf, b"rotation", lasts_ms, ((0.0, 0.0), (1.0, spin)))
    fade = ((0.0, 0.0), (0.12, 0.95), (0.6, 0.8), (1.0, 0.0))
    yield _animation(leaf, b"opacity", lasts_ms, fade)


def _animation(
    target: QObject,
    name: bytes,
    duration_ms: int,
    values: tuple[tuple[float, QPointF | float], ...],
) -> QPropertyAnimation:
    animation = QPropertyAnimation(target, QByteArray(name))
    animation.setDuration(duration_ms)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    for step, value in values:
        animation.setKeyValueAt(step, value)
    return animation
