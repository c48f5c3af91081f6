# SPDX-License-Identifier: GPL-3.0-or-later
"""How well an imagined world fits what the others have said: the likelihood of their calls."""

from __future__ import annotations

from math import exp
from typing import Final

from buck_euchre_qt.engine.actions import Drop, NameTrump, OrderUp, Pass, Stay
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.players.search.auction import Auction
from buck_euchre_qt.players.search.bits import PACK_BITS, Layout
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worlds import World
from buck_euchre_qt.players.search.worth import best_discard, has_sure_trick

# How sharply people act on a hand's worth: the spread of their thresholds.
_CALL_SPREAD: Final = 0.15
_STAY_SPREAD: Final = 0.5
# How often anybody does the unlikely thing all the same.
_SLIP: Final = 0.02
_WORSE_SUIT: Final = 0.25
_ODD_DISCARD: Final = 0.15


class Listener:
    """Judges worlds by what one seat has heard; `auction` tells how the others decide."""

    def __init__(self, view: View, auction: Auction) -> None:
        self._view: Final = view
        self._auction: Final = auction
        self._upcard: Final = PACK_BITS[view.upcard]
        self._suits: Final = [suit for suit in Suit if suit is not auction.suit]
        self.plan: Layout = auction.order_layout if view.seen.trump is None else view.plan
        self.has_heard: bool = any(seat != view.seat for seat, _ in view.calls)

    def likelihood(self, world: World) -> float:
        """Return how likely the others' calls are if the cards lie so; at most 1."""
        view = self._view
        chance = 1.0
        out = 0
        for number, (seat, action) in enumerate(view.calls):
            # The four who pass in the first circuit are the first four calls.
            is_first = number < len(world.dealt)
            if seat != view.seat:
                match action:
                    case Pass():
                        chance *= self._passing(world, seat, is_first=is_first)
                    case OrderUp():
                        limit = self._auction.table.habits[seat].order
                        worth = self._auction.order_worth(self._before(world, seat), seat)
                        chance *= _above(worth - limit, _CALL_SPREAD)
                    case NameTrump(suit):
                        chance *= self._naming(world, seat, suit)
                    case Stay():
                        chance *= self._staying(world, seat, out)
                    case Drop():
                        chance *= 1 - self._staying(world, seat, out)
            if isinstance(action, Drop):
                out |= 1 << seat
        if view.is_taken and view.dealer != view.seat and view.played[view.dealer]:
            chance *= self._discarding(world)
        return chance

    def best_discard(self, six: int) -> int:
        """Return which of six cards the dealer would lay aside, in bits of the plan."""
        return best_discard(six, self.plan)[0]

    def _before(self, world: World, seat: int) -> int:
        """Return the five cards that a seat held while it was bidding."""
        dealt = world.dealt[seat]
        if seat == self._view.dealer and self._view.is_taken:
            return (dealt | world.discard) & ~self._upcard
        return dealt

    def _passing(self, world: World, seat: int, *, is_first: bool) -> float:
        habits = self._auction.table.habits[seat]
        hand = self._before(world, seat)
        if is_first:
            excess = self._auction.order_worth(hand, seat) - habits.order
        else:
            excess = max(self._auction.name_worths(hand)) - habits.name
        return 1 - _above(excess, _CALL_SPREAD)

    def _naming(self, world: World, seat: int, suit: Suit) -> float:
        worths = self._auction.name_worths(world.dealt[seat])
        named = worths[self._suits.index(suit)]
        chance = _above(named - self._auction.table.habits[seat].name, _CALL_SPREAD)
        return chance if named >= max(worths) else chance * _WORSE_SUIT

    def _staying(self, world: World, seat: int, out: int) -> float:
        plan = self._view.plan
        maker = self._view.seen.maker
        hand = plan.of(world.dealt[seat])
        if maker is None or has_sure_trick(hand):
            return 1 - _SLIP
        table = self._auction.table
        limit = table.habits[seat].stay
        if out.bit_count() == 2:
            if table.lone_maker_wins:
                return 1 - _SLIP
            limit -= 1
        dead = plan.of(world.discard) if self._view.is_taken else plan.bits[self._view.upcard]
        return _above(self._auction.stay_worth(hand, seat, out, dead, plan) - limit, _STAY_SPREAD)

    def _discarding(self, world: World) -> float:
        plan = self._view.plan
        discard = plan.of(world.discard)
        if not discard:
            return 1.0
        six = plan.of(world.dealt[self._view.dealer]) | discard
        return 1.0 if best_discard(six, plan)[0] == discard else _ODD_DISCARD


def _above(excess: float, spread: float) -> float:
    """Return the chance that somebody acts whose worth is so far above the usual limit."""
    steep = excess / spread
    if steep > 8:
        return 1 - _SLIP
    if steep < -8:
        return _SLIP
    return _SLIP + (1 - 2 * _SLIP) / (1 + exp(-steep))
