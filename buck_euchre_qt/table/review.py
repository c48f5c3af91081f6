# SPDX-License-Identifier: GPL-3.0-or-later
"""The last trick shown again, over a veil, without touching the cards that lie there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.marks import ring_pixmap
from buck_euchre_qt.table.pixmaps import Pictures
from buck_euchre_qt.table.poses import Lying, Pose, Poser, StockSpot
from buck_euchre_qt.table.tints import tints_of

_VEIL_DEPTH: Final = 1900.0


class Review:
    """Shows a finished trick as it lay, until it is hidden.

    `plays` are its cards in playing order as (seat, card), none before the first trick.
    """

    def __init__(self, scene: QGraphicsScene, pictures: Pictures) -> None:
        self._scene = scene
        self._pictures = pictures
        self.plays: tuple[tuple[int, Card], ...] = ()
        self.winner: int | None = None
        self._veil = QGraphicsRectItem()
        self._veil.setPen(Qt.PenStyle.NoPen)
        self._veil.setZValue(_VEIL_DEPTH)
        self._veil.setVisible(False)
        scene.addItem(self._veil)
        self.items: list[QGraphicsPixmapItem] = []

    @property
    def is_shown(self) -> bool:
        """Whether the trick is being shown."""
        return self._veil.isVisible()

    def show(self, poser: Poser) -> None:
        """Show the trick where it lay; nothing happens before the first trick."""
        self.hide()
        if not self.plays:
            return
        order = tuple(seat for seat, _ in self.plays)
        lying = Lying({}, order, len(order), StockSpot.PARKED, None)
        tints = tints_of(self._pictures.appearance)
        self._veil.setBrush(tints.veil)
        self._veil.setRect(self._scene.sceneRect())
        self._veil.setVisible(True)
        for seat, card in self.plays:
            pose = poser.pose((Pile.TRICK, seat), 0, card, lying)
            if seat == self.winner:
                ring = ring_pixmap(pose.height, self._pictures.ratio, tints, is_focus=False)
                self._add(ring, pose, 0)
            self._add(self._pictures.picture(card, pose.height), pose, 0.5)

    def _add(self, pixmap: QPixmap, pose: Pose, above: float) -> None:
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(QPointF(pose.x, pose.y))
        item.setRotation(pose.angle)
        item.setZValue(_VEIL_DEPTH + 1 + pose.depth / 10 + above / 10)
        self._scene.addItem(item)
        self.items.append(item)

    def hide(self) -> None:
        """Take the trick away again."""
        self._veil.setVisible(False)
        for item in self.items:
            self._scene.removeItem(item)
        self.items.clear()
