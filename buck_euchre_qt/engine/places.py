# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a card can lie."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple


class Pile(Enum):
    """A kind of place that holds cards in order."""

    HAND = "hand"
    TRICK = "trick"
    TAKEN = "taken"
    ASIDE = "aside"
    UPCARD = "upcard"
    STOCK = "stock"
    DISCARD = "discard"

    __hash__ = object.__hash__


class Place(NamedTuple):
    """One card's place: the pile, whose it is (None for the table's), and the slot in it."""

    pile: Pile
    seat: int | None
    slot: int


@cache
def place(pile: Pile, seat: int | None = None, slot: int = 0) -> Place:
    """Return the place with these coordinates; the same place is the same object."""
    return Place(pile, seat, slot)
