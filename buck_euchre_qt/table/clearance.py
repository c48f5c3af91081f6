# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the table is free for what is laid over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from buck_euchre_qt.table.scene import TableScene


def things_lying(scene: TableScene) -> list[QRect]:
    """Return where things lie that are to be seen, in pixels of the view.

    These are the cards but for the own hand, which has room of its own, what is written at them,
    the plates, and what is said there.
    """
    plates = [plate.toAlignedRect() for plate in scene.poser.layout.plates.values()]
    cards = [
        sprite.pose.box.toAlignedRect()
        for (pile, seat), _, sprite in scene.piles
        if not scene.choosing.is_own_hand(pile, seat)
    ]
    has = scene.furniture
    marks = (*has.bubbles.values(), has.badge, has.caption, has.led, has.stock)
    texts = [mark.item.sceneBoundingRect().toAlignedRect() for mark in marks if mark.is_shown]
    return [*plates, *cards, *texts]
