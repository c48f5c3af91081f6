# SPDX-License-Identifier: GPL-3.0-or-later
"""Staying in or dropping at Buck Euchre (BE-3.6 to BE-3.9)."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import DROP, STAY
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of
from buck_euchre_qt.players.buck.stakes import ALL_TRICKS, PENALTY, score_of
from buck_euchre_qt.players.buck.strength import card_chances, trick_odds
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.player import Decision, Motive

# How much below nothing the expected score may lie. When five tricks win the match somebody
# has to stand in the maker's way, the more so the fewer do; tuned by playing matches.
STAY_FROM_LITERAL: Final = -2.6
STAY_FROM_SOFT: Final = -2.0
ALONE_AGAINST_MAKER: Final = 1.0
POINTS_A_TRICK: Final = 3.0


def choose_stay(seen: Observation, eagerness: float = 0.0) -> Decision:
    """Return whether to stay; whoever alone can deny the maker the match always does (BE-3.9).

    `eagerness` lets a seat stay with a poorer hand than usual, in tricks.
    """
    if seen.trump is None or seen.maker is None:
        raise ValueError("nobody stays or drops before there is a maker")
    if has_sure_trick(seen.hand, seen.trump):
        return Decision(STAY, (Motive.SURE_TRICK,))
    if is_last_hope(seen) and dropping_gives_match(seen):
        return Decision(STAY, (Motive.LAST_TO_STAY,))
    if expected_score(seen) >= _limit(seen) - eagerness * POINTS_A_TRICK:
        return Decision(STAY, (Motive.GOOD_CHANCES,))
    return Decision(DROP, (Motive.POOR_CHANCES,))


def has_sure_trick(hand: tuple[Card, ...], trump: Trump) -> bool:
    """Return whether a hand takes a trick however the cards lie.

    The right bower does, and so does the left bower with another trump to follow with once.
    """
    if any(is_right_bower(card, trump) for card in hand):
        return True
    trumps = sum(1 for card in hand if suit_of(card, trump) is trump.suit)
    return trumps > 1 and any(is_left_bower(card, trump) for card in hand)


def is_last_hope(seen: Observation) -> bool:
    """Return whether every other opponent of the maker has dropped."""
    return len(seen.out) == seen.seats - 2


def dropping_gives_match(seen: Observation) -> bool:
    """Return whether the maker, left alone, has won the match (BE-3.9)."""
    if seen.options["lone_maker_wins"] or seen.maker is None:
        return True
    return score_of(seen, seen.maker) <= ALL_TRICKS


def expected_score(seen: Observation) -> float:
    """Return how many points staying takes off the score on average; below 0 it adds some."""
    if seen.trump is None:
        raise ValueError("nothing to expect before trumps are known")
    chances = card_chances(Count(seen, seen.trump), seen.hand)
    odds = trick_odds(chances)
    return sum(tricks * chance for tricks, chance in enumerate(odds)) - PENALTY * odds[0]


def _limit(seen: Observation) -> float:
    is_literal = bool(seen.options["lone_maker_wins"])
    limit = STAY_FROM_LITERAL if is_literal else STAY_FROM_SOFT
    if is_last_hope(seen):
        limit -= ALONE_AGAINST_MAKER
    if seen.maker is not None and score_of(seen, seen.maker) <= seen.promise:
        limit -= ALONE_AGAINST_MAKER
    return limit
