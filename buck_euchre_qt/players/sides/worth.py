# SPDX-License-Identifier: GPL-3.0-or-later
"""How many tricks a hand makes as maker, quickly: the club player's judgement on bits.

The weights are those of `players.partnership.judging`, feature by feature the same sum; only
that a hand is a mask, so that thousands of imagined hands can be judged.
"""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.players.partnership.judging import Scale, Seating, features_of
from buck_euchre_qt.players.search.bits import SLOT_MASKS, TOP_SLOT, Layout

_TRUMPS: Final = 7
# Bits of the trump slot from the right bower down to the queen.
_HONOURS: Final = (1 << 6, 1 << 5, 1 << 4, 1 << 3, 1 << 2)
_LOWER: Final = 0b11
_RIGHT: Final = 1 << TOP_SLOT + 6
_BOWERS: Final = 0b11 << TOP_SLOT + 5
_ENOUGH_TO_ORDER: Final = 2
# Four trumps, or three with a bower: nobody goes alone with less.
_LENGTH_ALONE: Final = 4
_PLAIN_SUITS: Final = 3
_HIGH_SUITS: Final = SLOT_MASKS[:_PLAIN_SUITS]


class FastScale:
    """One scale made quick: the trumps from a table, the rest by counting bits."""

    def __init__(self, scale: Scale) -> None:
        weights = scale.weights
        self.scale: Final = scale
        self._by_trumps: Final = [
            scale.base + _trump_worth(held, weights) for held in range(1 << _TRUMPS)
        ]
        self._ace, self._king, self._void = weights[8:11]

    def tricks(self, hand: int, layout: Layout) -> float:
        """Return the tricks of a hand of five, but for how the seat sits to the dealer."""
        held = hand >> TOP_SLOT
        voids = 0
        for slot in _HIGH_SUITS:
            voids += not hand & slot
        worth = self._by_trumps[held]
        worth += self._ace * (hand & layout.plain_aces).bit_count()
        worth += self._king * (hand & layout.plain_kings).bit_count()
        if held:
            worth += self._void * min(voids, 2)
        return worth

    def of_seating(self, layout: Layout, upcard: Card, seating: Seating, is_taken: bool) -> float:
        """Return what the seat to the dealer adds, whatever the hand."""
        # With an empty hand nothing but the seating speaks, the empty suits aside.
        features = features_of((), layout.trump, upcard, seating, is_taken)
        return self.scale.tricks(features) - self.scale.base


def _trump_worth(held: int, weights: tuple[float, ...]) -> float:
    worth = sum(weight for weight, honour in zip(weights, _HONOURS, strict=False) if held & honour)
    worth += weights[5] * (held & _LOWER).bit_count()
    length = held.bit_count()
    return worth + weights[6] * (length >= 3) + weights[7] * (length >= 4)


def may_order_to_opponent(hand: int) -> bool:
    """Return whether a hand is fit to give an opponent who deals the upcard."""
    return bool(hand & _RIGHT) or (hand >> TOP_SLOT).bit_count() > _ENOUGH_TO_ORDER


def may_go_alone(hand: int) -> bool:
    """Return whether a hand has the trumps without which nobody goes alone."""
    return (hand >> TOP_SLOT).bit_count() + bool(hand & _BOWERS) >= _LENGTH_ALONE
