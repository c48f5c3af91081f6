# SPDX-License-Identifier: GPL-3.0-or-later
"""How many tricks a hand is worth: a chance for each card, and what the chances add up to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.trump import power, suit_of
from buck_euchre_qt.players.counting import Count

# Tuned by playing matches against earlier versions of this player.
_TRUMP_FADE: Final = 0.6
_VOID_LIFT: Final = 1.2
_GUARDED_KING: Final = 0.12
DEFAULT_ACCESS: Final = 0.8
"""The chance that a plain card is led while it can still win."""


def card_chances(
    count: Count, hand: Sequence[Card], access: float = DEFAULT_ACCESS, drawn: int = 0
) -> list[float]:
    """Return for each card of `hand` the chance that it takes a trick, were these all there are.

    `access` is how likely the seat comes to lead, `drawn` how many more trumps are gone.
    """
    suits = [suit_of(card, count.trump) for card in hand]
    return [
        _card_chance(count, card, suit, suits, access, drawn)
        for card, suit in zip(hand, suits, strict=True)
    ]


def _card_chance(
    count: Count, card: Card, suit: Suit, suits: list[Suit], access: float, drawn: int
) -> float:
    strength = power(card, count.trump, suit)
    if suit is count.trump.suit:
        if len(suits) == 1:
            return count.chance_to_hold(strength, suit, count.rivals)
        higher = max(0.0, count.expected_higher(strength, suit) - 0.5 * drawn)
        chance = 1 / (1 + _TRUMP_FADE * higher)
        if higher > 0 and _has_void(count, suits):
            chance *= _VOID_LIFT
        return min(1.0, chance)
    chance = access * count.chance_to_hold(strength, suit, count.rivals, drawn)
    if suits.count(suit) > 1 and count.higher(strength, suit) == 1:
        chance += _GUARDED_KING
    return min(1.0, chance)


def _has_void(count: Count, suits: list[Suit]) -> bool:
    return any(suit not in suits and count.length(suit) > 0 for suit in Suit)


def trick_odds(chances: Sequence[float]) -> list[float]:
    """Return the chance of each number of tricks, from none on, if the chances are unrelated."""
    odds = [1.0]
    for chance in chances:
        odds = [
            (odds[tricks] * (1 - chance) if tricks < len(odds) else 0.0)
            + (odds[tricks - 1] * chance if tricks else 0.0)
            for tricks in range(len(odds) + 1)
        ]
    return odds


def best_discard(count: Count, hand: Sequence[Card]) -> tuple[Card, float]:
    """Return which of six cards to lay aside and how many tricks the other five are worth."""
    worth = [
        (sum(card_chances(count, [other for other in hand if other is not card])), card)
        for card in hand
    ]
    # Of equal ones the lowest plain card goes.
    most, card = max(worth, key=lambda entry: (round(entry[0], 6), -_rank_of(entry[1], count)))
    return card, most


def _rank_of(card: Card, count: Count) -> int:
    return power(card, count.trump, suit_of(card, count.trump))
