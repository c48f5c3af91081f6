# SPDX-License-Identifier: GPL-3.0-or-later
"""How well an imagined world fits what the others have said on the way up to a target."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import KeepHand, NameTrump, OrderUp, Pass
from buck_euchre_qt.engine.state import UpcardState
from buck_euchre_qt.players.search.bits import Layout
from buck_euchre_qt.players.search.inference import chance_above
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worlds import World
from buck_euchre_qt.players.sides.auction import SideAuction

# How sharply people act on a hand's worth: the spread of their thresholds, in tricks.
_SPREAD: Final = 0.2
_WORSE_SUIT: Final = 0.25
_ODD: Final = 0.15


class SideListener:
    """Judges worlds by what one seat has heard; `auction` tells how the others decide."""

    def __init__(self, view: View, auction: SideAuction) -> None:
        self._view: Final = view
        self._auction: Final = auction
        self.plan: Layout = auction.order_layout if view.seen.trump is None else view.plan
        # Whether a hand of nines and tens was kept does not belong to the circuits.
        self._calls: Final = [call for call in view.calls if not isinstance(call[1], KeepHand)]
        self.has_heard: bool = any(seat != view.seat for seat, _ in self._calls)
        seen = view.seen
        self._was_left: Final = (
            seen.trump is not None
            and seen.upcard_state is UpcardState.FACE_UP
            and seen.dealer not in seen.out
        )

    def best_discard(self, six: int) -> int:
        """Return which of six cards the dealer would lay aside, in bits of the plan."""
        return self._auction.best_discard(six, self.plan)

    def likelihood(self, world: World) -> float:
        """Return how likely the others' calls are if the cards lie so; at most 1."""
        view, auction = self._view, self._auction
        chance = 1.0
        for number, (seat, action) in enumerate(self._calls):
            if seat == view.seat:
                continue
            hand = self._before(world, seat)
            is_first = number < view.seen.seats
            match action:
                case Pass() if is_first:
                    chance *= 1 - chance_above(auction.first_bid(hand, seat).excess, _SPREAD)
                case Pass():
                    best = max(bid.excess for bid in auction.second_bids(hand, seat))
                    chance *= 1 - chance_above(best, _SPREAD)
                case OrderUp(is_alone):
                    bid = auction.first_bid(hand, seat)
                    chance *= chance_above(bid.excess, _SPREAD)
                    chance *= 1.0 if bid.is_alone is is_alone else _ODD
                case NameTrump(suit, is_alone):
                    bids = auction.second_bids(hand, seat)
                    place = [plan.trump.suit for plan in auction.others].index(suit)
                    chance *= chance_above(bids[place].excess, _SPREAD)
                    chance *= 1.0 if bids[place] == max(bids) else _WORSE_SUIT
                    chance *= 1.0 if bids[place].is_alone is is_alone else _ODD
        if view.dealer != view.seat:
            chance *= self._exchanging(world)
        return chance

    def _before(self, world: World, seat: int) -> int:
        """Return the five cards that a seat held while it was bidding."""
        dealt = world.dealt[seat]
        if seat == self._view.dealer and self._view.is_taken:
            return (dealt | world.discard) & ~self._auction.upcard_mask
        return dealt

    def _exchanging(self, world: World) -> float:
        """Return how likely it is that the dealer took, left and laid aside what it did."""
        view, auction = self._view, self._auction
        if view.is_taken and view.played[view.dealer]:
            discard = self.plan.of(world.discard)
            six = self.plan.of(world.dealt[view.dealer]) | discard
            return 1.0 if not discard or self.best_discard(six) == discard else _ODD
        if self._was_left:
            upcard = self.plan.bits[view.upcard]
            six = self.plan.of(world.dealt[view.dealer]) | upcard
            return 1.0 if auction.best_discard(six, self.plan) == upcard else _ODD
        return 1.0
