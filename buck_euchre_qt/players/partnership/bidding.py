# SPDX-License-Identifier: GPL-3.0-or-later
"""Ordering, naming, playing alone and discarding at partnership Euchre (PE-3, PE-4.1)."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    PASS,
    Action,
    NameTrump,
    OrderUp,
)
from buck_euchre_qt.engine.cards import Card, Rank
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.partnership.judging import Seating, features_of, seating_of
from buck_euchre_qt.players.partnership.lottery import made_or_not
from buck_euchre_qt.players.partnership.prospects import best_discard
from buck_euchre_qt.players.partnership.scales import AFTER_PASS, ALONE, WITH_PARTNER
from buck_euchre_qt.players.partnership.stakes import Sides, sides_of
from buck_euchre_qt.players.player import Decision, Motive

_FOR_ALL: Final = 2
_FOR_ALL_ALONE: Final = 4
# Four trumps, or three with a bower: nobody goes alone with less.
_LENGTH_ALONE: Final = 4
# What playing alone must bring besides, as people defend better against it than was fitted.
_MARGIN_ALONE: Final = 0.01


def choose_call(seen: Observation, eagerness: float) -> Decision:
    """Return pass, or the call that gives the best chance to win the match.

    `eagerness` is how many tricks fewer than usual it takes to bid.
    """
    sides = sides_of(seen)
    seating = seating_of(seen, partner_of(seen))
    worths = {
        action: _worth(seen, sides, seating, action, eagerness)
        for action in seen.legal
        if _is_sensible(seen, sides, seating, action)
    }
    if not worths:
        return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
    best = max(worths, key=lambda action: round(worths[action], 9))
    if PASS in seen.legal and worths[best] <= _worth_of_passing(seen, sides):
        return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
    return Decision(best, (Motive.ENOUGH_TRICKS,))


def choose_discard(seen: Observation) -> Decision:
    """Return which of the six cards to lay aside (PE-3.1)."""
    if seen.trump is None:
        raise ValueError("nothing is laid aside before trumps are known")
    card = best_discard(Count(seen, seen.trump), sides_of(seen), seen.hand)
    has_suit = any(other.suit is card.suit for other in seen.hand if other is not card)
    return Decision(DISCARDS[card], (Motive.LEAST_USEFUL if has_suit else Motive.MAKES_VOID,))


def partner_of(seen: Observation) -> int | None:
    """Return the seat that shares the score, None where each plays for itself."""
    own = next(row.seats for row in seen.rows if seen.seat in row.seats)
    return next((seat for seat in own if seat != seen.seat), None)


def hand_under(seen: Observation, sides: Sides, trump: Trump, is_taken: bool) -> tuple[Card, ...]:
    """Return the five cards the seat would play with, should `trump` be trumps."""
    if not is_taken or seen.dealer != seen.seat:
        return seen.hand
    six = (*seen.hand, seen.upcard)
    discard = best_discard(Count(seen, trump, six), sides, six)
    return tuple(card for card in six if card is not discard)


def trump_of(seen: Observation, action: Action) -> Trump:
    """Return what a call makes trumps."""
    if isinstance(action, NameTrump):
        return Trump.of(action.suit)
    return Trump.of(seen.upcard.suit)


def _is_sensible(seen: Observation, sides: Sides, seating: Seating, action: Action) -> bool:
    """Return whether a call needs no further thought before it is ruled out."""
    if not isinstance(action, OrderUp | NameTrump):
        return False
    is_ordered = isinstance(action, OrderUp)
    gives_away = is_ordered and seating.opponent_deals
    trump = trump_of(seen, action)
    hand = hand_under(seen, sides, trump, is_ordered)
    trumps = [card for card in hand if suit_of(card, trump) is trump.suit]
    has_right = any(is_right_bower(card, trump) for card in trumps)
    if not action.is_alone:
        return not gives_away or has_right or len(trumps) > 2
    if sides.own_need <= 1:
        # One point wins, and the partner can help to make it.
        return False
    if gives_away and seen.upcard.rank is Rank.JACK:
        # Against a right bower in an opponent's hand nobody takes five.
        return False
    has_bower = has_right or any(is_left_bower(card, trump) for card in trumps)
    return len(trumps) + has_bower >= _LENGTH_ALONE


def _worth(
    seen: Observation, sides: Sides, seating: Seating, action: Action, eagerness: float
) -> float:
    is_alone = isinstance(action, OrderUp | NameTrump) and action.is_alone
    trump = trump_of(seen, action)
    is_ordered = isinstance(action, OrderUp)
    is_taken = is_ordered and not (is_alone and seating.partner_deals)
    hand = hand_under(seen, sides, trump, is_taken)
    scale = ALONE if is_alone else WITH_PARTNER
    tricks = scale.tricks(features_of(hand, trump, seen.upcard, seating, is_taken)) + eagerness
    lottery = made_or_not(
        scale.made.at(tricks),
        scale.all_taken.at(tricks),
        _FOR_ALL_ALONE if is_alone else _FOR_ALL,
    )
    return lottery.worth(sides) - (_MARGIN_ALONE if is_alone else 0.0)


def _worth_of_passing(seen: Observation, sides: Sides) -> float:
    turn = (seen.seat - seen.dealer - 1) % seen.seats
    number = turn if seen.phase is Phase.FIRST_CIRCUIT else turn + seen.seats
    return AFTER_PASS[number].worth(sides)
