# SPDX-License-Identifier: GPL-3.0-or-later
"""A match being played: the one mutable object, a log of deals and actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.articles import IllegalActionError, Reason, Refusal
from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.observation import Observation, observe
from buck_euchre_qt.engine.state import DealState, Step

_ALL_CARDS: Final = frozenset(DECK)


class LoggedAction(NamedTuple):
    """An action with who did it and the step it led to."""

    seat: int
    action: Action
    step: Step


@dataclass(slots=True)
class DealLog:
    """One deal: who dealt, the shuffled deck before the cut, the cut, and all that followed."""

    dealer: int
    deck: tuple[Card, ...]
    cut: int
    opening: Step
    actions: list[LoggedAction] = field(default_factory=list)

    @property
    def state(self) -> DealState:
        """The deal as it stands now."""
        return self.actions[-1].step.state if self.actions else self.opening.state


class Match:
    """A match of one game: deals are added, actions played and taken back.

    It knows neither who decides nor how long anything takes. `start` are the scores to begin
    at, one a row, where they are not the game's own.
    """

    def __init__(self, game: Game, start: tuple[int, ...] | None = None) -> None:
        self.game = game
        self._start = game.start_scores() if start is None else start
        self.deals: list[DealLog] = []
        self._undone: list[Action] = []
        self._state: DealState | None = None
        self._legal: tuple[Action, ...] | None = None

    @property
    def state(self) -> DealState | None:
        """The running or last deal as it stands, None before the first."""
        return self._state

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores after the last finished deal, one a row."""
        state = self._state
        return self._start if state is None else state.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The numbers of the score rows that have won: seats or teams; empty while none has."""
        state = self._state
        return () if state is None else state.winners

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        state = self._state
        return state is not None and bool(state.winners)

    @property
    def is_between_deals(self) -> bool:
        """Whether a new deal is what comes next."""
        state = self._state
        return state is None or (state.phase.is_finished and not state.winners)

    @property
    def finished_deals(self) -> int:
        """How many deals are over; a running one hides cards still."""
        return sum(deal.state.phase.is_finished for deal in self.deals)

    @property
    def next_dealer(self) -> int | None:
        """Who deals next; None before the first deal, when chance decides (BE-2.1)."""
        state = self._state
        return None if state is None else self.game.next_dealer(state)

    def begin_deal(self, dealer: int, deck: tuple[Card, ...], cut: int) -> Step:
        """Deal a shuffled deck that was cut at `cut` and return what happened.

        :raises ValueError: when no deal is due, the dealer is not the next one, or the deck or
            the cut is not one.
        """
        if not self.is_between_deals:
            raise ValueError("no new deal is due")
        due = self.next_dealer
        if dealer not in range(self.game.info.seats) or due not in (None, dealer):
            raise ValueError(f"seat {dealer} is not the next dealer")
        if len(deck) != len(DECK) or set(deck) != _ALL_CARDS or not 1 <= cut < len(deck):
            raise ValueError("a deal needs 24 different cards and a cut between two of them")
        opening = self.game.deal(dealer, deck, cut, self.scores)
        self.deals.append(DealLog(dealer, deck, cut, opening))
        self._undone.clear()
        self._move_to(opening.state)
        return opening

    def legal(self) -> tuple[Action, ...]:
        """Return what the seat to act may do; nothing between deals and when all is over."""
        # Asked for by whoever chooses and again when the choice is checked.
        if self._legal is None:
            state = self._state
            self._legal = () if state is None else self.game.legal(state)
        return self._legal

    def play(self, action: Action, seat: int | None = None) -> Step:
        """Do what the seat to act has chosen and return what happened.

        `seat`, where given, must be the seat to act.

        :raises IllegalActionError: when the rules do not allow it; nothing has changed then.
        """
        step = self._play(action, seat)
        self._undone.clear()
        return step

    def undo(self) -> DealLog | None:
        """Take the last action back and return its deal, or None when the deal has none."""
        if not self.deals or not self.deals[-1].actions:
            return None
        deal = self.deals[-1]
        self._undone.append(deal.actions.pop().action)
        self._move_to(deal.state)
        return deal

    def take_back_deal(self) -> DealLog | None:
        """Take back the last deal, when nobody has acted in it yet, and return it.

        Whoever deals again should deal the same cards: they have been seen.
        """
        if not self.deals or self.deals[-1].actions:
            return None
        self._undone.clear()
        deal = self.deals.pop()
        self._move_to(self.deals[-1].state if self.deals else None)
        return deal

    def redo(self) -> Step | None:
        """Do again what was last taken back; None when there is nothing."""
        return self._play(self._undone.pop(), None) if self._undone else None

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know now.

        :raises ValueError: before the first deal, when there is nothing to see.
        """
        return observe(self.game, self._state_now(), seat)

    def _play(self, action: Action, seat: int | None) -> Step:
        state = self._state_now()
        turn = state.turn
        if seat is not None and seat != turn:
            article = self.game.info.dealing_articles.turn
            raise IllegalActionError(Refusal(Reason.NOT_YOUR_TURN, article), str(action))
        if not self._is_legal(action):
            raise IllegalActionError(self.game.why_not(state, action), str(action))
        step = self.game.apply(state, action)
        # A legal action exists only while somebody is to act.
        actor = state.dealer if turn is None else turn
        self.deals[-1].actions.append(LoggedAction(actor, action, step))
        self._move_to(step.state)
        return step

    def _is_legal(self, action: Action) -> bool:
        legal = self.legal()
        # Mostly it is one of these very objects, which is quicker to see than equality.
        for one in legal:
            if one is action:
                return True
        return action in legal

    def _move_to(self, state: DealState | None) -> None:
        self._state = state
        self._legal = None

    def _state_now(self) -> DealState:
        state = self._state
        if state is None:
            raise ValueError("no deal has begun")
        return state
