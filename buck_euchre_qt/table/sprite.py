# SPDX-License-Identifier: GPL-3.0-or-later
"""A card on the table: something to move, with a picture on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsWidget

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.table.pixmaps import CardLook, Pictures
from buck_euchre_qt.table.poses import Pose

_POS: Final = QByteArray(b"pos")
_ROTATION: Final = QByteArray(b"rotation")
_OPACITY: Final = QByteArray(b"opacity")
_SCALE: Final = QByteArray(b"scale")
_X_SCALE: Final = QByteArray(b"xScale")
_FLIGHT_DEPTH: Final = 1000.0
_NOWHERE: Final = Pose(0.0, 0.0, 0.0, 1.0, 0.0)


class CardSprite(QGraphicsWidget):
    """One of the cards, face up (`card`) or face down (None).

    A sprite that lies face down knows no face. `pose` is where it lies or is going to lie. All
    movement is done by Qt's own property animations: no Python runs while a card flies.
    """

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._turn = QGraphicsScale(self)
        self.setTransformations([self._turn])
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._lift = QPropertyAnimation(self, _POS, self)
        self._lift.setEasingCurve(QEasingCurve.Type.OutQuad)
        self.card: Card | None = None
        self.pose = _NOWHERE
        self.look = CardLook.PLAIN
        self.has_shadow = True
        self._shown_height = 0.0
        self._shown: QPixmap | None = None

    @property
    def is_still(self) -> bool:
        """Whether nothing moves it at the moment, the lift under the pointer aside."""
        return (
            self.pos() == QPointF(self.pose.x, self.pose.y)
            and self.rotation() == self.pose.angle
            and self.scale() == 1.0
            and self._turn.xScale() == 1.0
        )

    def settle(self) -> None:
        """Lie exactly as `pose`, `card` and `look` say, whatever was under way."""
        self._lift.stop()
        # To be put where it lies already would have the card painted again.
        if not self.is_still:
            self._turn.setXScale(1.0)
            self.setScale(1.0)
            self.setPos(self.pose.x, self.pose.y)
            self.setRotation(self.pose.angle)
        self.setOpacity(1.0)
        self.setZValue(self.pose.depth)
        self.show_picture()

    def show_picture(self) -> None:
        """Show the card at the height of its pose, rendered for just that height."""
        self._show(self.card, self.pose.height)

    def stretch(self, pose: Pose) -> None:
        """Lie like this with the old picture, larger or smaller, until it is rendered anew."""
        self._lift.stop()
        self._shown_height = self._shown_height or pose.height
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.height / self._shown_height)

    def lift_to(self, pose: Pose, duration_ms: int) -> None:
        """Move a little while lying, as a card does under the pointer."""
        self.pose = pose
        self._lift.stop()
        if duration_ms <= 0:
            self.setPos(pose.x, pose.y)
            return
        self._lift.setDuration(duration_ms)
        self._lift.setStartValue(self.pos())
        self._lift.setEndValue(QPointF(pose.x, pose.y))
        self._lift.start()

    def glide(self, pose: Pose, duration_ms: int, *, is_flying: bool) -> QAbstractAnimation:
        """Return the animation to another pose, which becomes the sprite's; not yet started."""
        self._lift.stop()
        largest = max(pose.height, self.pose.height)
        from_scale, to_scale = self.pose.height / largest, pose.height / largest
        if largest != self.pose.height:
            self._show(self.card, largest)
        group = QParallelAnimationGroup()
        way = _animation(self, _POS, self.pos(), QPointF(pose.x, pose.y), duration_ms)
        if is_flying:
            # Thrown, not carried: fast out of the hand, and slowed by the cloth.
            way.setEasingCurve(QEasingCurve.Type.OutCubic)
        group.addAnimation(way)
        if pose.angle != self.rotation():
            group.addAnimation(
                _animation(self, _ROTATION, self.rotation(), pose.angle, duration_ms)
            )
        if from_scale != to_scale:
            self.setScale(from_scale)
            group.addAnimation(_animation(self, _SCALE, from_scale, to_scale, duration_ms))
        self.setZValue(pose.depth + (_FLIGHT_DEPTH if is_flying else 0.0))
        self.pose = pose
        return group

    def appear(self, duration_ms: int) -> QAbstractAnimation:
        """Return the animation of the card coming into sight where it lies; not yet started."""
        self.setZValue(self.pose.depth)
        animation = _animation(self, _OPACITY, 0.0, 1.0, duration_ms)
        animation.setEasingCurve(QEasingCurve.Type.OutQuad)
        return animation

    def flip(self, card: Card | None, duration_ms: int, height: float) -> QAbstractAnimation:
        """Return the animation that turns the card over to `card`; not yet started.

        `height` is that of the picture to turn to. The face is known to the sprite at once if
        there is one, and forgotten at once if there is none.
        """
        self.card = card
        # Drawn now, while nothing moves yet, rather than in the middle of the turn.
        self._pictures.picture(card, height, self.look, has_shadow=self.has_shadow)
        group = QSequentialAnimationGroup()
        away = _animation(self._turn, _X_SCALE, 1.0, 0.0, duration_ms // 2)
        away.setEasingCurve(QEasingCurve.Type.InQuad)
        back = _animation(self._turn, _X_SCALE, 0.0, 1.0, duration_ms - duration_ms // 2)
        back.setEasingCurve(QEasingCurve.Type.OutQuad)
        away.finished.connect(lambda: self._show(card, height))
        group.addAnimation(away)
        group.addAnimation(back)
        return group

    def _show(self, card: Card | None, height: float) -> None:
        pixmap = self._pictures.picture(card, height, self.look, has_shadow=self.has_shadow)
        self._shown_height = height
        if pixmap is self._shown:
            # Setting the same picture again would have the card painted again.
            return
        self._shown = pixmap
        self._picture.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._picture.setOffset(-size.width() / 2, -size.height() / 2)


def _animation(
    target: QObject,
    name: QByteArray,
    start: QPointF | float,
    end: QPointF | float,
    duration_ms: int,
) -> QPropertyAnimation:
    animation = QPropertyAnimation(target, name)
    animation.setDuration(duration_ms)
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
    return animation
