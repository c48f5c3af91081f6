# SPDX-License-Identifier: GPL-3.0-or-later
"""Trying calls, the exchange and discards of a deal up to a target on the same worlds."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import (
    Action,
    Discard,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    TakeUpcard,
)
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.auction import Outcome
from buck_euchre_qt.players.search.bits import Layout, layout
from buck_euchre_qt.players.search.searching import Floors
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Stakes, Tally
from buck_euchre_qt.players.search.worlds import World
from buck_euchre_qt.players.sides.auction import SideAuction
from buck_euchre_qt.players.sides.worth import may_go_alone


class SideCallTrial:
    """Tries what may be said and laid aside by playing every world out as the model has it.

    A bid is left out where the hand promises fewer tricks by itself than the floor, and going
    alone where it lacks the trumps for it, or where one point is all the side needs.
    """

    def __init__(self, view: View, auction: SideAuction, stakes: Stakes, floors: Floors) -> None:
        self._view: Final = view
        self._auction: Final = auction
        self._stakes: Final = stakes
        self._floor: Final = floors.bid
        self.tallies: list[Tally] = [
            Tally(action) for action in view.seen.legal if self._is_sensible(action)
        ]
        if not self.tallies:
            # Whoever must name a suit does so with the poorest hand.
            self.tallies = [Tally(action) for action in view.seen.legal if not _is_alone(action)]

    def _is_sensible(self, action: Action) -> bool:
        if not isinstance(action, OrderUp | NameTrump) or self._floor == float("-inf"):
            return True
        plan = self._plan_of(action)
        view, auction = self._view, self._auction
        if auction.own_tricks(view.hand, view.seat, plan) < self._floor:
            return False
        if not action.is_alone:
            return True
        five = auction.five(view.hand, view.seat, is_taken=isinstance(action, OrderUp))
        hand = five if isinstance(action, OrderUp) else plan.of(view.hand)
        return auction.needs_more_than_one(view.seat) and may_go_alone(hand)

    def _plan_of(self, action: Action) -> Layout:
        if isinstance(action, NameTrump):
            return layout(Trump.of(action.suit))
        return self._auction.order_layout

    def add(self, world: World, weight: float) -> None:
        """Count what comes of each alternative in a world."""
        for tally in self.tallies:
            outcome = self._outcome(world, tally.action)
            tally.add(outcome, self._stakes.chance(outcome), weight)

    def _outcome(self, world: World, action: Action) -> Outcome:
        view, auction = self._view, self._auction
        seat, seen = view.seat, view.seen
        match action:
            case OrderUp(is_alone):
                return auction.ordered(world.held, seat, is_alone=is_alone)
            case NameTrump(_, is_alone):
                plan = self._plan_of(action)
                return auction.named(world.held, seat, plan, is_alone=is_alone)
            case TakeUpcard() | LeaveUpcard() | Discard():
                return self._exchanged(world, action)
        # What is left is a pass.
        if seen.phase is Phase.FIRST_CIRCUIT and seat != view.dealer:
            return auction.first_circuit(world.held, auction.left_of(seat))
        if seen.phase is Phase.SECOND_CIRCUIT and seat == view.dealer:
            return auction.passed_out()
        return auction.second_circuit(world.held, auction.left_of(seat))

    def _exchanged(self, world: World, action: Action) -> Outcome:
        """Return the outcome after what an ordered dealer does with six cards, or with five."""
        view, auction = self._view, self._auction
        maker = view.seen.maker
        if maker is None:
            raise ValueError("nothing is exchanged before there is a maker")
        plan = view.plan
        hands = [plan.of(hand) for hand in world.held]
        if view.seen.is_alone:
            auction.out_beside(hands, maker)
        upcard = plan.bits[view.upcard]
        if isinstance(action, LeaveUpcard):
            return auction.played(hands, maker, view.out, upcard, plan)
        six = hands[view.seat]
        if isinstance(action, Discard) and action.card is not None:
            discard = plan.bits[action.card.index]
        else:
            six |= upcard
            discard = auction.best_discard(six, plan)
        return auction.exchanged(hands, maker, view.out, six, discard)


def _is_alone(action: Action) -> bool:
    return isinstance(action, OrderUp | NameTrump) and action.is_alone
