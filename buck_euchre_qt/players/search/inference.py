# SPDX-License-Identifier: GPL-3.0-or-later
"""How well an imagined world fits what the others have said: the likelihood of their calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import Final, TypeAlias

from buck_euchre_qt.engine.actions import Drop, NameTrump, OrderUp, Pass, Stay
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.players.search.auction import SEATS, Auction
from buck_euchre_qt.players.search.bits import PACK_BITS, Layout
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worlds import World
from buck_euchre_qt.players.search.worth import has_sure_trick

# How sharply people act on a hand's worth: the spread of their thresholds.
_CALL_SPREAD: Final = 0.15
_STAY_SPREAD: Final = 0.5
# How often anybody does the unlikely thing all the same.
_SLIP: Final = 0.02
_WORSE_SUIT: Final = 0.25
_ODD_DISCARD: Final = 0.15


Judge: TypeAlias = Callable[[World], float]
"""How likely one thing that was said is in a world."""


class Listener:
    """Judges worlds by what one seat has heard; `auction` tells how the others decide."""

    def __init__(self, view: View, auction: Auction) -> None:
        self._view: Final = view
        self._auction: Final = auction
        self._upcard: Final = PACK_BITS[view.upcard]
        self._suits: Final = [suit for suit in Suit if suit is not auction.suit]
        self.plan: Layout = auction.order_layout if view.seen.trump is None else view.plan
        self.has_heard: bool = any(seat != view.seat for seat, _ in view.calls)
        self._judges: Final = tuple(self._heard())

    def likelihood(self, world: World) -> float:
        """Return how likely the others' calls are if the cards lie so; at most 1."""
        chance = 1.0
        for judge in self._judges:
            chance *= judge(world)
        return chance

    def _heard(self) -> Iterator[Judge]:
        """Yield a judge for each call of another seat, and for what the dealer laid aside."""
        view = self._view
        out = 0
        for number, (seat, action) in enumerate(view.calls):
            if seat != view.seat:
                match action:
                    case Pass():
                        # The four who pass in the first circuit are the first four calls.
                        yield (
                            self._ordering(seat, has=False)
                            if number < SEATS
                            else (self._silence(seat))
                        )
                    case OrderUp():
                        yield self._ordering(seat, has=True)
                    case NameTrump(suit):
                        yield self._naming(seat, suit)
                    case Stay():
                        yield self._staying(seat, out, has=True)
                    case Drop():
                        yield self._staying(seat, out, has=False)
            if isinstance(action, Drop):
                out |= 1 << seat
        if view.is_taken and view.dealer != view.seat and view.played[view.dealer]:
            yield self._discarding

    def best_discard(self, six: int) -> int:
        """Return which of six cards the dealer would lay aside, in bits of the plan."""
        return self._auction.best_discard(six)[0]

    def _ordering(self, seat: int, *, has: bool) -> Judge:
        auction = self._auction
        limit = auction.table.habits[seat].order
        # The dealer bid on other cards than it played with.
        is_exchanged = seat == self._view.dealer and self._view.is_taken
        upcard = self._upcard

        def judge(world: World) -> float:
            hand = world.dealt[seat]
            if is_exchanged:
                hand = (hand | world.discard) & ~upcard
            chance = chance_above(auction.order_worth(hand, seat) - limit, _CALL_SPREAD)
            return chance if has else 1 - chance

        return judge

    def _silence(self, seat: int) -> Judge:
        auction = self._auction
        limit = auction.table.habits[seat].name
        return lambda world: (
            1 - chance_above(max(auction.name_worths(world.dealt[seat])) - limit, _CALL_SPREAD)
        )

    def _naming(self, seat: int, suit: Suit) -> Judge:
        auction = self._auction
        limit = auction.table.habits[seat].name
        place = self._suits.index(suit)

        def judge(world: World) -> float:
            worths = auction.name_worths(world.dealt[seat])
            named = worths[place]
            chance = chance_above(named - limit, _CALL_SPREAD)
            return chance if named >= max(worths) else chance * _WORSE_SUIT

        return judge

    def _staying(self, seat: int, out: int, *, has: bool) -> Judge:
        view, auction = self._view, self._auction
        plan = view.plan
        table = auction.table
        limit = table.habits[seat].stay
        is_sure = False
        if out.bit_count() == SEATS - 2:
            is_sure = table.lone_maker_wins
            limit -= 1
        turned_down = 0 if view.is_taken else plan.bits[view.upcard]

        def judge(world: World) -> float:
            hand = plan.of(world.dealt[seat])
            if is_sure or has_sure_trick(hand):
                chance = 1 - _SLIP
            else:
                dead = turned_down or plan.of(world.discard)
                worth = auction.stay_worth(hand, seat, out, dead, plan)
                chance = chance_above(worth - limit, _STAY_SPREAD)
            return chance if has else 1 - chance

        return judge

    def _discarding(self, world: World) -> float:
        plan = self._view.plan
        discard = plan.of(world.discard)
        if not discard:
            return 1.0
        six = plan.of(world.dealt[self._view.dealer]) | discard
        return 1.0 if self._auction.best_discard(six)[0] == discard else _ODD_DISCARD


def chance_above(excess: float, spread: float) -> float:
    """Return the chance that somebody acts whose worth is so far above the usual limit."""
    steep = excess / spread
    if steep > 8:
        return 1 - _SLIP
    if steep < -8:
        return _SLIP
    return _SLIP + (1 - 2 * _SLIP) / (1 + exp(-steep))
