# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards for a side: what each card brings now and leaves for later (PE-4.2)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import PLAYS, Play
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.trump import power, suit_of
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.partnership.prospects import prospects
from buck_euchre_qt.players.partnership.stakes import (
    TRICKS,
    Sides,
    points_of,
    sides_of,
    worth_of_points,
)
from buck_euchre_qt.players.player import Decision, Motive

# From here on a card counts as certain in the reasons given.
_SURE: Final = 0.97
_SLIM: Final = 0.2
# A partner who still has to play wins what can be won so often.
_PARTNER_TRIES: Final = 0.8
_PARTNER_RESCUES: Final = 0.3
# What a partner takes of the tricks that the seat does not.
_PARTNER_SHARE: Final = 0.4
# In tricks: what drawing trumps is worth to the makers, and costs the defenders.
_DRAWING: Final = 0.3
_TAKING_FROM_PARTNER: Final = 0.4


class Candidate(NamedTuple):
    """A card that may be played, the chance that it takes this trick, and what that is worth."""

    card: Card
    chance: float
    worth: float


def choose_card(seen: Observation, rng: random.Random) -> Decision:
    """Return the card that promises most; chance decides between equally good ones only."""
    if seen.trump is None:
        raise ValueError("nothing is played before trumps are known")
    count = Count(seen, seen.trump)
    sides = sides_of(seen)
    candidates = [
        _weigh(seen, count, sides, action.card) for action in seen.legal if isinstance(action, Play)
    ]
    best = max(round(candidate.worth, 6) for candidate in candidates)
    equals = [entry for entry in candidates if round(entry.worth, 6) == best]
    # Of equal cards people lead the highest and follow with the lowest.
    heights = [_height(count, entry.card) for entry in equals]
    wanted = min(heights) if seen.trick.plays else max(heights)
    chosen = rng.choice(
        [entry for entry, height in zip(equals, heights, strict=True) if height == wanted]
    )
    return Decision(PLAYS[chosen.card], _reasons(seen, count, chosen, candidates))


def _weigh(seen: Observation, count: Count, sides: Sides, card: Card) -> Candidate:
    own_chance, side_chance = _chances(seen, count, sides, card)
    rest = [other for other in count.hand if other is not card]
    later = prospects(count, sides, rest)
    worth = _expected_worth(seen, sides, side_chance, later)
    return Candidate(
        card, own_chance, worth + _slope(seen, sides) * _habit(seen, count, sides, card)
    )


def _chances(seen: Observation, count: Count, sides: Sides, card: Card) -> tuple[float, float]:
    """Return how likely the card itself and how likely the seat's side takes this trick."""
    trick = seen.trick
    led = trick.led or suit_of(card, count.trump)
    strength = power(card, count.trump, led)
    played = {seat for seat, _ in trick.plays}
    later = tuple(seat for seat in count.rivals if seat not in played)
    rivals = tuple(seat for seat in later if seat in sides.against)
    partner = next((seat for seat in later if seat in sides.own), None)
    takes = strength > trick.best
    best = max(strength, trick.best)
    holds = count.chance_to_hold(best, led, rivals)
    rescue = 0.0 if partner is None else min(1.0, count.chance_beaten(partner, best, led))
    if takes or trick.winner in sides.own:
        side = holds + (1 - holds) * rescue * _PARTNER_RESCUES
        return (holds if takes else 0.0), side
    # Whoever plays after the partner may still beat it.
    after = 1.0 if not rivals or rivals[-1] == _before(later, partner) else holds
    return 0.0, rescue * _PARTNER_TRIES * after


def _before(later: Sequence[int], partner: int | None) -> int | None:
    """Return the last seat to play before the partner, None where there is none."""
    if partner is None:
        return None
    place = later.index(partner)
    return later[place - 1] if place else None


def _expected_worth(
    seen: Observation, sides: Sides, side_chance: float, later: Sequence[float]
) -> float:
    """Return the chance to win the match, the tricks being unrelated to one another."""
    already = sum(seen.taken[seat] for seat in sides.own)
    are_makers = seen.maker in sides.own
    share = _PARTNER_SHARE if len(sides.own) > 1 else 0.0
    odds = {already: 1.0}
    for chance in (side_chance, *[own + (1 - own) * share for own in later]):
        after: dict[int, float] = {}
        for tricks, odd in odds.items():
            after[tricks] = after.get(tricks, 0.0) + odd * (1 - chance)
            after[tricks + 1] = after.get(tricks + 1, 0.0) + odd * chance
        odds = after
    return sum(
        odd * worth_of_points(sides, points_of(tricks, are_makers, seen.is_alone))
        for tricks, odd in odds.items()
    )


def _slope(seen: Observation, sides: Sides) -> float:
    """Return about how much of the chance to win the match hangs on one trick."""
    are_makers = seen.maker in sides.own
    most = worth_of_points(sides, points_of(TRICKS, are_makers, seen.is_alone))
    least = worth_of_points(sides, points_of(0, are_makers, seen.is_alone))
    return (most - least) / TRICKS


def _habit(seen: Observation, count: Count, sides: Sides, card: Card) -> float:
    """Return what speaks for or against a card besides the trick and the hand, in tricks."""
    trick = seen.trick
    is_trump = suit_of(card, count.trump) is count.trump.suit
    if not trick.plays:
        if not is_trump or not _may_hold_trumps(count, sides):
            return 0.0
        return _DRAWING if seen.maker in sides.own else -_DRAWING
    takes_over = (
        trick.winner in sides.own
        and trick.led is not None
        and power(card, count.trump, trick.led) > trick.best
    )
    return -_TAKING_FROM_PARTNER if takes_over else 0.0


def _may_hold_trumps(count: Count, sides: Sides) -> bool:
    trumps = count.trump.suit
    if trumps is None:
        return False
    if count.taker in sides.against:
        return True
    return count.length(trumps) > 0 and any(
        trumps not in count.voids[seat] for seat in sides.against
    )


def _height(count: Count, card: Card) -> int:
    return power(card, count.trump, suit_of(card, count.trump))


def _reasons(
    seen: Observation, count: Count, chosen: Candidate, candidates: list[Candidate]
) -> tuple[Motive, ...]:
    suit = suit_of(chosen.card, count.trump)
    is_trump = suit is count.trump.suit
    if not seen.trick.plays:
        if is_trump and chosen.chance > _SLIM:
            return (Motive.DRAWS_TRUMPS,)
        if chosen.chance >= _SURE:
            return (Motive.LEADS_WINNER,)
        return (Motive.LEADS_CHANCE if chosen.chance > _SLIM else Motive.LEADS_LOSER,)
    if chosen.chance > 0:
        motive = Motive.TAKES_FOR_SURE if chosen.chance >= _SURE else Motive.TRIES_TO_TAKE
        is_ruff = is_trump and seen.trick.led is not suit
        return (motive, Motive.TRUMPS_IN) if is_ruff else (motive,)
    can_take = any(candidate.chance > 0 for candidate in candidates)
    return (Motive.SAVES_CARD if can_take else Motive.CANNOT_TAKE,)
