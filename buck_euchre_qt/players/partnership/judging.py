# SPDX-License-Identifier: GPL-3.0-or-later
"""How many tricks a hand makes as maker, judged from what can be counted at a glance.

The weights were fitted to deals that this player played with forced makers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card, Rank
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump, power, suit_of

# Powers of trumps, as those of the engine: the nine is 11 and the right bower 18.
_RIGHT, _LEFT, _ACE, _KING, _QUEEN = 18, 17, 16, 15, 14
_LOWEST: Final = 10
_RANGE: Final = _RIGHT - _LOWEST


class Curve(NamedTuple):
    """The chance of an outcome, rising along a logistic curve of the judged tricks."""

    middle: float
    steepness: float

    def at(self, tricks: float) -> float:
        """Return the chance when so many tricks are judged."""
        return 1 / (1 + math.exp(-self.steepness * (tricks - self.middle)))


class Scale(NamedTuple):
    """The weight of each feature in tricks, and how tricks turn into the chances of an outcome.

    `weights` follow `features_of`; `made` is the curve of three tricks, `all_taken` of five.
    """

    base: float
    weights: tuple[float, ...]
    made: Curve
    all_taken: Curve

    def tricks(self, features: Sequence[float]) -> float:
        """Return about how many tricks the maker's side takes."""
        return self.base + sum(
            weight * feature for weight, feature in zip(self.weights, features, strict=True)
        )


class Seating(NamedTuple):
    """How the maker sits to the dealer, who may take the upcard for trumps."""

    leads: bool
    is_second_circuit: bool
    partner_deals: bool
    opponent_deals: bool


def seating_of(seen: Observation, partner: int | None) -> Seating:
    """Return how the seat sits; `partner` is None where there is none."""
    return Seating(
        leads=seen.seat == (seen.dealer + 1) % seen.seats,
        is_second_circuit=seen.phase is Phase.SECOND_CIRCUIT,
        partner_deals=seen.dealer == partner,
        opponent_deals=seen.dealer not in (seen.seat, partner),
    )


def features_of(
    hand: Sequence[Card], trump: Trump, upcard: Card, seating: Seating, is_taken: bool
) -> tuple[float, ...]:
    """Return what counts in a hand of five with `trump` as trumps.

    `is_taken` tells whether the dealer takes the upcard. In order: right and left bower, ace,
    king, queen of trumps, lower trumps, three trumps, four, plain aces, plain kings, voids to
    ruff; leading; the partner takes the upcard, and its height; an opponent does, and its
    height; the other suit of the colour turned down, an opponent dealt, both.
    """
    strengths = {
        power(card, trump, suit_of(card, trump))
        for card in hand
        if suit_of(card, trump) is trump.suit
    }
    plain = [card for card in hand if suit_of(card, trump) is not trump.suit]
    length = len(strengths)
    voids = 3 - len({card.suit for card in plain})
    height = 0.0
    if upcard.suit is trump.suit:
        height = (power(upcard, trump, upcard.suit) - _LOWEST) / _RANGE
    to_partner = is_taken and seating.partner_deals
    to_opponent = is_taken and seating.opponent_deals
    is_next = seating.is_second_circuit and trump.suit is upcard.suit.same_colour
    against_dealer = seating.is_second_circuit and seating.opponent_deals
    return (
        *(float(honour in strengths) for honour in (_RIGHT, _LEFT, _ACE, _KING, _QUEEN)),
        float(sum(1 for strength in strengths if strength < _QUEEN)),
        float(length >= 3),
        float(length >= 4),
        float(sum(1 for card in plain if card.rank is Rank.ACE)),
        float(sum(1 for card in plain if card.rank is Rank.KING)),
        float(min(voids, 2) if length else 0),
        float(seating.leads),
        float(to_partner),
        height * to_partner,
        float(to_opponent),
        height * to_opponent,
        float(is_next),
        float(against_dealer),
        float(is_next and against_dealer),
    )
