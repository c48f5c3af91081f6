# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of one phase as three small functions, and why an action does not belong there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    NAMES,
    ORDER,
    PASS,
    PLAYS,
    Action,
    AskRedeal,
    Discard,
    KeepHand,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    TakeUpcard,
)
from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.playing import why_not_play
from buck_euchre_qt.engine.state import DealState, Step


class PhaseRules(NamedTuple):
    """What may be done in a phase, what it leads to, and why anything else is refused."""

    legal: Callable[[DealState], tuple[Action, ...]]
    apply: Callable[[DealState, Action], Step]
    refuse: Callable[[DealState, Action], Refusal]


COMMON_ACTIONS: Final[frozenset[Action]] = frozenset(
    {PASS, ORDER, *NAMES.values(), *DISCARDS.values(), *PLAYS.values()}
)
"""The actions that every game of the family knows."""


class Refusals(NamedTuple):
    """Why an action that is not legal is refused, phase by phase.

    `actions` are those the game knows at all; the others are the articles that it cites on each
    phase. `stuck` is the one on a dealer who must name, `new_deal` the one on asking for a new
    deal; both are empty where the game knows no such thing.
    """

    actions: frozenset[Action]
    first_circuit: str
    second_circuit: str
    exchange: str
    following: str
    no_exchange: str
    unplayed: str
    stuck: str = ""
    new_deal: str = ""

    def in_first_circuit(self, _state: DealState, action: Action) -> Refusal:
        """Return why an action is no call of the first circuit."""
        if isinstance(action, NameTrump) and action in self.actions:
            return Refusal(Reason.ORDER_THE_UPCARD, self.first_circuit, suit=action.suit)
        return self.elsewhere(action, Reason.BIDDING_FIRST, self.first_circuit)

    def in_second_circuit(self, state: DealState, action: Action) -> Refusal:
        """Return why an action is no call of the second circuit."""
        if action in self.actions:
            match action:
                case NameTrump(suit):
                    return Refusal(Reason.SUIT_TURNED_DOWN, self.second_circuit, suit=suit)
                case OrderUp():
                    suit = state.upcard.suit
                    return Refusal(Reason.NAME_A_SUIT, self.second_circuit, suit=suit)
                case Pass():
                    return Refusal(Reason.MUST_NAME, self.stuck)
        return self.elsewhere(action, Reason.BIDDING_FIRST, self.second_circuit)

    def in_discard(self, _state: DealState, action: Action) -> Refusal:
        """Return why an action is not the dealer's discard."""
        if isinstance(action, Discard):
            return Refusal(Reason.NOT_IN_HAND, self.exchange, action.card)
        return self.elsewhere(action, Reason.DISCARD_FIRST, self.exchange)

    def in_play(self, state: DealState, action: Action) -> Refusal:
        """Return why an action plays no card, or not one that may be played."""
        if action in self.actions:
            match action:
                case Play(card):
                    return why_not_play(state, card, self.following)
                case Discard(discarded):
                    return Refusal(Reason.NO_EXCHANGE, self.no_exchange, discarded)
                case TakeUpcard() | LeaveUpcard():
                    return Refusal(Reason.NO_EXCHANGE, self.no_exchange)
        return self.elsewhere(action, Reason.BIDDING_OVER, self.first_circuit)

    def when_over(self, state: DealState, _action: Action) -> Refusal:
        """Return why nothing is done any more."""
        return Refusal(Reason.DEAL_OVER, self.no_exchange if state.tricks else self.unplayed)

    def elsewhere(self, action: Action, reason: Reason, article: str) -> Refusal:
        """Return the refusal of an action that belongs to another phase, or to another game."""
        is_known = action in self.actions
        if self.new_deal and isinstance(action, AskRedeal | KeepHand):
            known_reason = Reason.NO_NEW_DEAL if is_known else Reason.NOT_IN_THIS_GAME
            return Refusal(known_reason, self.new_deal)
        return Refusal(reason if is_known else Reason.NOT_IN_THIS_GAME, article)


def over_rules(refusals: Refusals) -> PhaseRules:
    """Return the rules of a phase in which the deal is over."""
    return PhaseRules(_legal_nothing, _apply_nothing, refusals.when_over)


def _legal_nothing(_state: DealState) -> tuple[Action, ...]:
    return ()


def _apply_nothing(_state: DealState, _action: Action) -> Step:
    raise ValueError("the deal is over")
