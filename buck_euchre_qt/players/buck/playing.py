# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards at Buck Euchre (BE-4): what each card brings now and leaves for later."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import PLAYS, Play
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.trump import Trump, power, suit_of
from buck_euchre_qt.players.buck.stakes import (
    cost_of_losing_to,
    sweeper,
    value_of_tricks,
)
from buck_euchre_qt.players.buck.strength import card_chances, trick_odds
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.player import Decision, Motive

# From here on a card counts as certain in the reasons given.
_SURE: Final = 0.97
_SLIM: Final = 0.2
# How likely the seat comes to lead again when somebody else takes this trick.
_LATER_ACCESS: Final = 0.55


class Candidate(NamedTuple):
    """A card that may be played, the chance that it takes this trick, and what that is worth."""

    card: Card
    chance: float
    value: float


def choose_card(seen: Observation, rng: random.Random) -> Decision:
    """Return the card that promises most.

    Chance decides between equally good cards of equal rank only.
    """
    if seen.trump is None:
        raise ValueError("nothing is played before trumps are known")
    trump = seen.trump
    count = Count(seen, trump)
    candidates = [
        _weigh(seen, count, action.card) for action in seen.legal if isinstance(action, Play)
    ]
    best = max(round(candidate.value, 6) for candidate in candidates)
    equals = [entry for entry in candidates if round(entry.value, 6) == best]
    chosen = _among_equals(equals, seen, count, rng)
    return Decision(PLAYS[chosen.card], _reasons(seen, count, chosen, candidates))


def _weigh(seen: Observation, count: Count, card: Card) -> Candidate:
    """Return a card with the chance and the value of playing it."""
    trick = seen.trick
    suit = suit_of(card, count.trump)
    led = trick.led or suit
    strength = power(card, count.trump, led)
    later = later_seats(seen, count)
    chance = count.chance_to_hold(strength, led, later) if strength > trick.best else 0.0
    rest = [other for other in count.hand if other is not card]
    access = chance + (1 - chance) * _LATER_ACCESS
    drawn = _trumps_drawn(count) if not trick.plays and suit is count.trump.suit else 0
    chances = card_chances(count, rest, access, drawn)
    odds = trick_odds([chance, *chances])
    already = seen.taken[seen.seat]
    value = sum(
        share * value_of_tricks(seen, already + tricks) for tricks, share in enumerate(odds)
    )
    return Candidate(card, chance, value - _danger(seen, count, card, chance, chances))


def _danger(
    seen: Observation, count: Count, card: Card, chance: float, chances: list[float]
) -> float:
    """Return the cost of what the others may do with this trick, a sweep above all."""
    trick = seen.trick
    if trick.winner is None or trick.led is None:
        # Whoever leads has broken the others' run by taking a trick, or there is none yet.
        return 0.0
    if power(card, count.trump, trick.led) > trick.best:
        later = later_seats(seen, count)
        costs = [cost_of_losing_to(seen, seat) for seat in later]
        loss = (1 - chance) * max(costs, default=0.0)
    else:
        holds = count.chance_to_hold(trick.best, trick.led, later_seats(seen, count))
        loss = holds * cost_of_losing_to(seen, trick.winner)
    # A trick still to come stops a sweep as well as this one does.
    none_later = 1.0
    for other in chances:
        none_later *= 1 - other
    return loss * (0.3 + 0.7 * none_later)


def later_seats(seen: Observation, count: Count) -> tuple[int, ...]:
    """Return the seats that still have to play to this trick, in order."""
    played = [seat for seat, _ in seen.trick.plays]
    return tuple(seat for seat in count.rivals if seat not in played)


def _trumps_drawn(count: Count) -> int:
    """Return how many trumps leading one is likely to bring down."""
    trumps = count.trump.suit
    if trumps is None:
        return 0
    holders = [seat for seat in count.rivals if trumps not in count.voids[seat]]
    return min(len(holders), count.length(trumps) // 2)


def _among_equals(
    equals: list[Candidate], seen: Observation, count: Count, rng: random.Random
) -> Candidate:
    """Return one of equally good cards as people expect it: led from the top, else the lowest."""
    heights = [_height(entry.card, count.trump) for entry in equals]
    wanted = min(heights) if seen.trick.plays else max(heights)
    return rng.choice(
        [entry for entry, height in zip(equals, heights, strict=True) if height == wanted]
    )


def _height(card: Card, trump: Trump) -> int:
    return power(card, trump, suit_of(card, trump))


def _reasons(
    seen: Observation, count: Count, chosen: Candidate, candidates: list[Candidate]
) -> tuple[Motive, ...]:
    suit = suit_of(chosen.card, count.trump)
    if not seen.trick.plays:
        return _lead_reasons(count, chosen, suit)
    if chosen.chance > 0:
        motives = [Motive.TAKES_FOR_SURE if chosen.chance >= _SURE else Motive.TRIES_TO_TAKE]
        if suit is count.trump.suit and seen.trick.led is not suit:
            motives.append(Motive.TRUMPS_IN)
        if len(seen.tricks) > 1 and sweeper(seen) is not None:
            motives.append(Motive.STOPS_FIVE)
        return tuple(motives)
    if all(candidate.chance == 0 for candidate in candidates):
        return (Motive.CANNOT_TAKE,)
    return (Motive.SAVES_CARD,)


def _lead_reasons(count: Count, chosen: Candidate, suit: Suit) -> tuple[Motive, ...]:
    if suit is count.trump.suit and chosen.chance > _SLIM:
        return (Motive.DRAWS_TRUMPS,)
    if chosen.chance >= _SURE:
        return (Motive.LEADS_WINNER,)
    return (Motive.LEADS_CHANCE if chosen.chance > _SLIM else Motive.LEADS_LOSER,)
