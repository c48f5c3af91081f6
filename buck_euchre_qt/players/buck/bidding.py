# SPDX-License-Identifier: GPL-3.0-or-later
"""Ordering, naming and discarding at Buck Euchre (BE-3.1 to BE-3.5)."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    ORDER,
    PASS,
    Action,
    NameTrump,
    OrderUp,
)
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.trump import Trump, suit_of
from buck_euchre_qt.players.buck.strength import best_discard, card_chances
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.player import Decision, Motive

# Expected tricks from which on a bid pays; tuned by playing matches.
ORDER_FROM: Final = 2.2
NAME_FROM: Final = 2.0
# Without trumps every opponent plays on and has no promise: a better suit hand is needed then.
NO_TRUMP_LEAD: Final = 0.5


def choose_call(seen: Observation, eagerness: float = 0.0) -> Decision:
    """Return pass, or the order or name that promises enough tricks.

    `eagerness` is how many tricks fewer than usual are enough.
    """
    best: tuple[float, Action] | None = None
    for action in seen.legal:
        worth = _worth(seen, action)
        if worth is not None and (best is None or worth > best[0]):
            best = (worth, action)
    if best is None:
        return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
    worth, action = best
    if worth < (ORDER_FROM if action == ORDER else NAME_FROM) - eagerness:
        return Decision(PASS, (Motive.TOO_FEW_TRICKS,))
    if isinstance(action, NameTrump) and _is_better_without_trumps(seen, worth):
        return Decision(PASS, (Motive.PREFERS_NO_TRUMP,))
    return Decision(action, (Motive.ENOUGH_TRICKS,))


def _worth(seen: Observation, action: Action) -> float | None:
    """Return how many tricks the maker may hope for after `action`, None for no bid."""
    match action:
        case OrderUp():
            trump = Trump.of(seen.upcard.suit)
            if seen.dealer == seen.seat:
                six = (*seen.hand, seen.upcard)
                return best_discard(Count(seen, trump, six), six)[1]
        case NameTrump(suit):
            trump = Trump.of(suit)
        case _:
            return None
    return sum(card_chances(Count(seen, trump), seen.hand))


def _is_better_without_trumps(seen: Observation, worth: float) -> bool:
    """Whether passing as the last player, which makes it no-trump, promises more (BE-3.5)."""
    if seen.seat != seen.dealer:
        return False
    plain = sum(card_chances(Count(seen, Trump.NO_TRUMP), seen.hand))
    return plain > worth + NO_TRUMP_LEAD


def choose_discard(seen: Observation) -> Decision:
    """Return the discard that leaves the five cards worth most (BE-3.2)."""
    if seen.trump is None:
        raise ValueError("nothing is discarded before trumps are known")
    trump = seen.trump
    card, _ = best_discard(Count(seen, trump), seen.hand)
    suits = [suit_of(other, trump) for other in seen.hand]
    is_single = suits.count(suit_of(card, trump)) == 1
    motive = Motive.MAKES_VOID if is_single else Motive.LEAST_USEFUL
    return Decision(DISCARDS[card], (motive,))
