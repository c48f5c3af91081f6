# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a card can lie."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card


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


def _places(pile: Pile, slots: int) -> tuple[tuple[Place, ...], ...]:
    return tuple(tuple(place(pile, seat, slot) for slot in range(slots)) for seat in range(4))


# The places of the play, looked up thousands of times in a search: by seat, then by slot.
HAND_PLACES: Final = _places(Pile.HAND, 6)
TAKEN_PLACES: Final = _places(Pile.TAKEN, 24)
TRICK_PLACES: Final = tuple(places[0] for places in _places(Pile.TRICK, 1))
STOCK_PLACE: Final = place(Pile.STOCK)
UPCARD_PLACE: Final = place(Pile.UPCARD)


class CardPile(NamedTuple):
    """The cards of one pile in order; None is a card whose face is not seen."""

    pile: Pile
    seat: int | None
    cards: tuple[Card | None, ...]
