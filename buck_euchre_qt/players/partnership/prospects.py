# SPDX-License-Identifier: GPL-3.0-or-later
"""What the cards of a hand are likely to take from the other side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.trump import power, suit_of
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.partnership.stakes import Sides

# How much a trump loses by each higher one that an opponent may hold.
_TRUMP_FADE: Final = 1.0
# How likely a plain card is led while it can still win.
_ACCESS: Final = 0.75
_VOID_LIFT: Final = 0.1


def prospects(count: Count, sides: Sides, hand: Sequence[Card]) -> list[float]:
    """Return for each card of `hand` the chance that it takes a trick, were these all there are."""
    trumps = count.trump.suit
    suits = [suit_of(card, count.trump) for card in hand]
    held = sum(count.sizes[seat] for seat in sides.against)
    share = min(1.0, held / count.unseen) if count.unseen else 0.0
    has_void = len(set(suits) - {trumps}) < 3 and trumps in suits
    chances = []
    for card, suit in zip(hand, suits, strict=True):
        strength = power(card, count.trump, suit)
        if suit is trumps:
            higher = share * count.higher(strength, suit)
            if count.taker in sides.against and power(count.taken_card, count.trump, suit) > (
                strength
            ):
                higher += 1
            chance = 1 / (1 + _TRUMP_FADE * higher) + (_VOID_LIFT if has_void and higher else 0.0)
        else:
            chance = _ACCESS * count.chance_to_hold(strength, suit, sides.against)
        chances.append(min(1.0, chance))
    return chances


def best_discard(count: Count, sides: Sides, hand: Sequence[Card]) -> Card:
    """Return which of six cards to lay aside: a void is worth having while there are trumps."""
    return max(
        hand,
        key=lambda card: (
            round(_worth_without(count, sides, hand, card), 6),
            -_height(count, card),
        ),
    )


def _worth_without(count: Count, sides: Sides, hand: Sequence[Card], card: Card) -> float:
    rest = [other for other in hand if other is not card]
    suits = {suit_of(other, count.trump) for other in rest}
    has_trumps = count.trump.suit in suits
    voids = 3 - len(suits - {count.trump.suit})
    return sum(prospects(count, sides, rest)) + (0.25 * voids if has_trumps else 0.0)


def _height(count: Count, card: Card) -> int:
    return power(card, count.trump, suit_of(card, count.trump))
