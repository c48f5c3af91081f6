# SPDX-License-Identifier: GPL-3.0-or-later
"""How a club player decides at two-handed Euchre (TE-3, TE-4)."""

from __future__ import annotations

import random
from typing import Final

from buck_euchre_qt.engine.actions import LEAVE, PASS, TAKE, Action, OrderUp
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.partnership.bidding import choose_discard, hand_under, trump_of
from buck_euchre_qt.players.partnership.judging import Seating, features_of, seating_of
from buck_euchre_qt.players.partnership.lottery import made_or_not
from buck_euchre_qt.players.partnership.playing import choose_card
from buck_euchre_qt.players.partnership.prospects import best_discard
from buck_euchre_qt.players.partnership.stakes import Sides, sides_of
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.two_handed.scales import AFTER_PASS, MAKER

_FOR_ALL: Final = 2


def choose_two_handed(seen: Observation, rng: random.Random, eagerness: float = 0.0) -> Decision:
    """Return what a club player does; `eagerness` is how many tricks fewer it takes to bid.

    :raises ValueError: when the deal is over.
    """
    match seen.phase:
        case Phase.FIRST_CIRCUIT | Phase.SECOND_CIRCUIT:
            return choose_call(seen, eagerness)
        case Phase.TAKE_OR_LEAVE:
            return choose_taking(seen)
        case Phase.DISCARD:
            return choose_discard(seen)
        case Phase.PLAY:
            return choose_card(seen, rng)
    raise ValueError("the deal is over")


def choose_call(seen: Observation, eagerness: float) -> Decision:
    """Return pass, or the call that gives the better chance to win the match (TE-3.1, TE-3.3)."""
    sides = sides_of(seen)
    seating = seating_of(seen, None)
    worths = {
        action: _worth(seen, sides, seating, action, eagerness)
        for action in seen.legal
        if action != PASS
    }
    best = max(worths, key=lambda action: round(worths[action], 9))
    number = (seen.seat == seen.dealer) + 2 * (seen.phase is Phase.SECOND_CIRCUIT)
    if PASS in seen.legal and worths[best] <= AFTER_PASS[number].worth(sides):
        return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
    return Decision(best, (Motive.ENOUGH_TRICKS,))


def choose_taking(seen: Observation) -> Decision:
    """Return whether an ordered dealer takes the upcard: only a useful one (TE-3.2)."""
    if seen.trump is None:
        raise ValueError("nothing is taken before trumps are known")
    six = (*seen.hand, seen.upcard)
    if best_discard(Count(seen, seen.trump, six), sides_of(seen), six) is seen.upcard:
        return Decision(LEAVE, (Motive.LEAST_USEFUL,))
    return Decision(TAKE, (Motive.GOOD_CHANCES,))


def _worth(
    seen: Observation, sides: Sides, seating: Seating, action: Action, eagerness: float
) -> float:
    trump = trump_of(seen, action)
    is_taken = isinstance(action, OrderUp)
    hand = hand_under(seen, sides, trump, is_taken)
    tricks = MAKER.tricks(features_of(hand, trump, seen.upcard, seating, is_taken)) + eagerness
    return made_or_not(MAKER.made.at(tricks), MAKER.all_taken.at(tricks), _FOR_ALL).worth(sides)
