# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal of Buck Euchre carried to its end from any point before the play, on bits.

Everybody acts as a club player would: order, name and stay from a hand's worth, discard what
leaves most, play by habit. It is what a searching player expects of the others, and of itself
later on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import DECK, Suit
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.bits import PACK_BITS, Layout, layout
from buck_euchre_qt.players.search.cards import play_out
from buck_euchre_qt.players.search.worth import Worth, best_discard, has_sure_trick, worth

SEATS: Final = 4
ALL_TRICKS: Final = 5
PROMISE: Final = 3


class Habits(NamedTuple):
    """From what worth on a seat acts; what the club player does, or near it.

    `order` and `name` count expected tricks, `stay` the expected points of playing on.
    """

    order: float = 2.2
    name: float = 2.0
    stay: float = -2.6


LITERAL: Final = Habits()
SOFT: Final = Habits(stay=-2.0)
_ALONE: Final = 1.0
_NO_TRUMP_LEAD: Final = 0.5


class Outcome(NamedTuple):
    """How a deal ended: the maker if any, a bit for each seat that dropped, tricks by seat."""

    maker: int | None
    out: int
    taken: tuple[int, ...]


class Table(NamedTuple):
    """What everybody knows before the bidding: `upcard` is the card's index in the deck."""

    dealer: int
    upcard: int
    scores: tuple[int, ...]
    lone_maker_wins: bool
    habits: tuple[Habits, ...]


class Auction:
    """The rules before the play, for one table; a world is a pack mask a seat, five cards each."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.upcard_mask: Final = PACK_BITS[table.upcard]
        self.suit: Final = DECK[table.upcard].suit
        self.order_layout: Final = layout(Trump.of(self.suit))
        self.others: Final = tuple(layout(Trump.of(suit)) for suit in Suit if suit is not self.suit)
        # The same hand is judged for every alternative, and once more for what was heard.
        self._order_worths: Final[tuple[dict[int, float], ...]] = ({}, {})
        self._name_worths: Final[dict[int, list[float]]] = {}
        self._discards: Final[dict[int, tuple[int, Worth]]] = {}

    def order_worth(self, hand: int, seat: int) -> float:
        """Return the tricks that ordering promises to a seat with five cards."""
        known = self._order_worths[seat == self.table.dealer]
        found = known.get(hand)
        if found is None:
            plan = self.order_layout
            upcard = plan.bits[self.table.upcard]
            if seat == self.table.dealer:
                found = self.best_discard(plan.of(hand) | upcard)[1].tricks
            else:
                found = worth(plan.of(hand), 0, upcard, SEATS - 1, plan).tricks
            known[hand] = found
        return found

    def best_discard(self, six: int) -> tuple[int, Worth]:
        """Return what the dealer lays aside of six cards after an order, and what is left."""
        found = self._discards.get(six)
        if found is None:
            found = self._discards[six] = best_discard(six, self.order_layout)
        return found

    def name_worths(self, hand: int) -> list[float]:
        """Return the tricks that naming each of the other suits promises."""
        found = self._name_worths.get(hand)
        if found is None:
            upcard = self.table.upcard
            found = self._name_worths[hand] = [
                worth(plan.of(hand), plan.bits[upcard], 0, SEATS - 1, plan).tricks
                for plan in self.others
            ]
        return found

    def first_circuit(self, world: Sequence[int], speaker: int) -> Outcome:
        """Return the outcome when `speaker` and all after it have yet to speak."""
        dealer = self.table.dealer
        for step in range((dealer - speaker) & 3, -1, -1):
            seat = (dealer - step) & 3
            if self.order_worth(world[seat], seat) >= self.table.habits[seat].order:
                return self.ordered(world, seat)
        return self.second_circuit(world, (dealer + 1) & 3)

    def second_circuit(self, world: Sequence[int], speaker: int) -> Outcome:
        """Return the outcome when `speaker` and all after it may name a suit."""
        dealer = self.table.dealer
        for step in range((dealer - speaker) & 3, -1, -1):
            seat = (dealer - step) & 3
            worths = self.name_worths(world[seat])
            most = max(worths)
            if most >= self.table.habits[seat].name:
                return self.named(world, seat, self.others[worths.index(most)])
        plan = layout(Trump.NO_TRUMP)
        hands = [plan.of(hand) for hand in world]
        return self.played(hands, None, 0, plan.bits[self.table.upcard], plan)

    def ordered(self, world: Sequence[int], maker: int) -> Outcome:
        """Return the outcome after an order: exchange, staying and play (BE-3.2)."""
        plan = self.order_layout
        hands = [plan.of(hand) for hand in world]
        dealer = self.table.dealer
        six = hands[dealer] | plan.bits[self.table.upcard]
        return self.exchanged(hands, maker, six, self.best_discard(six)[0])

    def exchanged(self, hands: list[int], maker: int, six: int, discard: int) -> Outcome:
        """Return the outcome after the dealer's discard of one of `six` cards, on trump masks."""
        hands[self.table.dealer] = six ^ discard
        return self.staying(hands, maker, (maker + 1) & 3, 0, discard, self.order_layout)

    def named(self, world: Sequence[int], maker: int, plan: Layout) -> Outcome:
        """Return the outcome after `maker` has named the suit of `plan`."""
        hands = [plan.of(hand) for hand in world]
        dead = plan.bits[self.table.upcard]
        return self.staying(hands, maker, (maker + 1) & 3, 0, dead, plan)

    def staying(
        self, hands: list[int], maker: int, seat: int, out: int, dead: int, plan: Layout
    ) -> Outcome:
        """Return the outcome when `seat` and those after it have yet to stay or drop.

        `dead` is the dealer's discard after an order, else the upcard turned down.
        """
        while seat != maker:
            if not self.stays(hands[seat], seat, maker, out, dead, plan):
                out |= 1 << seat
                hands[seat] = 0
            seat = (seat + 1) & 3
        return self.played(hands, maker, out, dead, plan)

    def stays(self, hand: int, seat: int, maker: int, out: int, dead: int, plan: Layout) -> bool:
        """Return whether a seat stays by its habits (BE-3.6, BE-3.9)."""
        table = self.table
        if has_sure_trick(hand):
            return True
        limit = table.habits[seat].stay
        dropped = out.bit_count()
        if dropped == SEATS - 2:
            if table.lone_maker_wins or table.scores[maker] <= ALL_TRICKS:
                return True
            limit -= _ALONE
        if table.scores[maker] <= PROMISE:
            limit -= _ALONE
        return self.stay_worth(hand, seat, out, dead, plan) >= limit

    def stay_worth(self, hand: int, seat: int, out: int, dead: int, plan: Layout) -> float:
        """Return the points that playing on takes off the score of a seat on average."""
        dealer = self.table.dealer
        upcard = plan.bits[self.table.upcard]
        rivals = SEATS - 1 - out.bit_count()
        if plan is not self.order_layout or seat == dealer:
            return worth(hand, dead, 0, rivals, plan).score
        if out >> dealer & 1:
            return worth(hand, upcard, 0, rivals, plan).score
        return worth(hand, 0, upcard, rivals, plan).score

    def played(
        self, hands: list[int], maker: int | None, out: int, gone: int, plan: Layout
    ) -> Outcome:
        """Return the outcome of the play alone; alone, the maker has every trick (BE-3.9)."""
        taken = [0, 0, 0, 0]
        if maker is not None and out.bit_count() == SEATS - 1:
            taken[maker] = ALL_TRICKS
        else:
            leader = (self.table.dealer + 1) & 3
            while out >> leader & 1:
                leader = (leader + 1) & 3
            if plan is self.order_layout and maker is not None:
                gone = 0  # What the dealer laid aside, the others do not know.
            play_out(hands, leader, None, (), taken, gone, maker, plan)
        return Outcome(maker, out, tuple(taken))
