# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies under a point of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.places import Pile, Place, place

if TYPE_CHECKING:
    from buck_euchre_qt.table.scene import TableScene

_RIBBON_SAG: Final = 0.08


def place_at(table: TableScene, point: QPointF) -> Place | None:
    """Return the place at a point of the scene that is a choice or in the own hand."""
    choosing = table.choosing
    if choosing.is_cut:
        return _cut_at(table, point)
    hand = table.piles.pile((Pile.HAND, choosing.onlooker))
    own = [place(Pile.HAND, choosing.onlooker, slot) for slot in range(len(hand))]
    others = sorted(choosing.choices.difference(own), key=lambda each: -_depth(table, each))
    for where in (*reversed(own), *others):
        pose = table.rest_pose(where)
        lift = choosing.lift(where) - choosing.lift(where, is_pointed=False)
        if pose is not None and (
            pose.covers(point) or pose.lifted(pose.height * lift).covers(point, pose.height * lift)
        ):
            return where
    return None


def _depth(table: TableScene, where: Place) -> float:
    pose = table.rest_pose(where)
    return 0.0 if pose is None else pose.depth


def _cut_at(table: TableScene, point: QPointF) -> Place | None:
    lying = table.lying()
    for slot in range(len(DECK)):
        pose = table.poser.pose((Pile.STOCK, None), slot, None, lying)
        sag = pose.height * _RIBBON_SAG
        if pose.lifted(sag).covers(point, sag):
            return place(Pile.STOCK, None, min(slot + 1, len(DECK) - 1))
    return None
