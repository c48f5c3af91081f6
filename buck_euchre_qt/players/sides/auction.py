# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal up to a target carried to its end from any point before the play, on bits.

Everybody acts as a club player would: bids from a hand's worth at these scores, discards what
leaves most, plays by habit. It is what a searching player expects of the others, and of itself
later on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Rank, Suit
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.partnership.judging import Scale, Seating
from buck_euchre_qt.players.partnership.lottery import Lottery, made_or_not
from buck_euchre_qt.players.partnership.stakes import Sides
from buck_euchre_qt.players.search.auction import Outcome
from buck_euchre_qt.players.search.bits import PACK_BITS, SLOT_BITS, TOP_SLOT, Layout, layout
from buck_euchre_qt.players.search.searching import PlayOut
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.sides.worth import FastScale, may_go_alone, may_order_to_opponent

_FOR_ALL: Final = 2
_FOR_ALL_ALONE: Final = 4
_MARGIN_ALONE: Final = 0.01
_MOST: Final = 6.0
_HALVINGS: Final = 14
_NEVER: Final = -2.0
"""The excess of a hand that nobody bids on, whatever it is worth."""


class Judgement(NamedTuple):
    """How hands are judged in one game, and how a deal is played out there.

    `alone` is None where nobody has a partner. `after_pass` tells by turn what follows a pass.
    """

    maker: Scale
    alone: Scale | None
    after_pass: tuple[Lottery, ...]
    habit: PlayOut


class Bid(NamedTuple):
    """How many tricks a hand has above those it takes to bid, and whether it would go alone."""

    excess: float
    is_alone: bool


class SideAuction:
    """The rules before the play as one seat sees the table; a world has a pack mask a seat."""

    def __init__(self, view: View, judgement: Judgement) -> None:
        seen = view.seen
        options = seen.options
        self.seats: Final = seen.seats
        self.dealer: Final = seen.dealer
        self.upcard: Final = seen.upcard
        self.upcard_mask: Final = PACK_BITS[view.upcard]
        self.order_layout: Final = layout(Trump.of(seen.upcard.suit))
        suits = [suit for suit in Suit if suit is not seen.upcard.suit]
        self.others: Final = tuple(layout(Trump.of(suit)) for suit in suits)
        self._needs: Final = tuple(options["target"] - score for score in view.scores)
        self._is_stuck: Final = bool(options["stick_the_dealer"])
        self._may_leave: Final = not options.get("dealer_must_take", True)
        self._after_pass: Final = judgement.after_pass
        self._habit: Final = judgement.habit
        self.maker: Final = FastScale(judgement.maker)
        self.alone: Final = FastScale(judgement.alone or judgement.maker)
        self._has_partners: Final = judgement.alone is not None
        # The same hand is judged for every alternative, and once more for what was heard.
        self._first: Final[dict[tuple[int, int], Bid]] = {}
        self._second: Final[dict[tuple[int, int], tuple[Bid, ...]]] = {}
        self._discards: Final[dict[tuple[int, Trump], int]] = {}
        self._limits: Final[dict[tuple[int, int], float]] = {}
        self._seatings: Final[dict[tuple[int, Trump, bool, bool], float]] = {}

    def left_of(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return (seat + 1) % self.seats

    def partner_of(self, seat: int) -> int | None:
        """Return the seat opposite, None where nobody has a partner."""
        return seat ^ 2 if self._has_partners else None

    def best_discard(self, six: int, plan: Layout) -> int:
        """Return which of six cards to lay aside, all in bits of the plan."""
        key = six, plan.trump
        found = self._discards.get(key)
        if found is None:
            best = -_MOST, 0
            pool = six
            while pool:
                card = pool & -pool
                pool ^= card
                height = (card.bit_length() - 1) % SLOT_BITS + (card >> TOP_SLOT > 0) * SLOT_BITS
                entry = round(self.maker.tricks(six ^ card, plan), 6), -height
                if entry > best:
                    best, found = entry, card
            if found is None:
                raise ValueError("there is nothing to discard")
            self._discards[key] = found
        return found

    def five(self, hand: int, seat: int, *, is_taken: bool) -> int:
        """Return the five cards a seat plays with when the upcard's suit is trumps."""
        plan = self.order_layout
        mask = plan.of(hand)
        if not is_taken or seat != self.dealer:
            return mask
        six = mask | plan.bits[self.upcard.index]
        return six ^ self.best_discard(six, plan)

    def first_bid(self, hand: int, seat: int) -> Bid:
        """Return what a seat with five cards thinks of ordering (PE-3.1, TE-3.1)."""
        key = hand, seat
        found = self._first.get(key)
        if found is None:
            dealer_is_partner = self.dealer == self.partner_of(seat)
            to_opponent = seat != self.dealer and not dealer_is_partner
            five = self.five(hand, seat, is_taken=True)
            found = self._bid(five, seat, self.order_layout, is_second=False)
            if self._has_partners and to_opponent:
                if not may_order_to_opponent(five):
                    found = Bid(min(found.excess, _NEVER), False)
                elif self.upcard.rank is Rank.JACK:
                    found = Bid(found.excess, False)
            self._first[key] = found
        return found

    def second_bids(self, hand: int, seat: int) -> tuple[Bid, ...]:
        """Return what a seat thinks of naming each other suit (PE-3.2, TE-3.3)."""
        key = hand, seat
        found = self._second.get(key)
        if found is None:
            found = self._second[key] = tuple(
                self._bid(plan.of(hand), seat, plan, is_second=True) for plan in self.others
            )
        return found

    def own_tricks(self, hand: int, seat: int, plan: Layout) -> float:
        """Return what the seat's hand makes by itself under a suit, cards of the partner aside."""
        is_order = plan is self.order_layout
        five = self.five(hand, seat, is_taken=True) if is_order else plan.of(hand)
        return self.alone.tricks(five, plan)

    def needs_more_than_one(self, seat: int) -> bool:
        """Return whether one point would not yet win the match for the seat's side."""
        return self._needs[seat] > 1

    def _bid(self, five: int, seat: int, plan: Layout, *, is_second: bool) -> Bid:
        judged = self.maker.tricks(five, plan)
        judged += self._of_seating(seat, plan, is_second=is_second, is_alone=False)
        excess = judged - self._limit(seat, is_second=is_second)
        if excess <= 0 or not self._has_partners:
            return Bid(excess, False)
        sides = self._sides(seat)
        if sides.own_need <= 1 or not may_go_alone(five):
            return Bid(excess, False)
        alone = self.alone.tricks(five, plan)
        alone += self._of_seating(seat, plan, is_second=is_second, is_alone=True)
        gain = _lottery(self.alone.scale, alone, _FOR_ALL_ALONE).worth(sides)
        gain -= _lottery(self.maker.scale, judged, _FOR_ALL).worth(sides)
        return Bid(excess, gain > _MARGIN_ALONE)

    def _of_seating(self, seat: int, plan: Layout, *, is_second: bool, is_alone: bool) -> float:
        key = seat, plan.trump, is_second, is_alone
        found = self._seatings.get(key)
        if found is None:
            partner = self.partner_of(seat)
            seating = Seating(
                leads=seat == self.left_of(self.dealer),
                is_second_circuit=is_second,
                partner_deals=self.dealer == partner,
                opponent_deals=self.dealer not in (seat, partner),
            )
            is_taken = not is_second and not (is_alone and seating.partner_deals)
            scale = self.alone if is_alone else self.maker
            found = self._seatings[key] = scale.of_seating(plan, self.upcard, seating, is_taken)
        return found

    def _sides(self, seat: int) -> Sides:
        own, their = self._needs[seat], self._needs[self.left_of(seat)]
        return Sides((seat,), (), own, their)

    def _limit(self, seat: int, *, is_second: bool) -> float:
        """Return the tricks from which on a bid is better than a pass at these scores."""
        turn = (seat - self.dealer - 1) % self.seats
        number = turn + self.seats if is_second else turn
        found = self._limits.get((seat, number))
        if found is None:
            sides = self._sides(seat)
            passing = self._after_pass[number].worth(sides)
            low, high = 0.0, _MOST
            for _ in range(_HALVINGS):
                middle = (low + high) / 2
                is_enough = _lottery(self.maker.scale, middle, _FOR_ALL).worth(sides) > passing
                low, high = (low, middle) if is_enough else (middle, high)
            found = self._limits[seat, number] = high
        return found

    def first_circuit(self, world: Sequence[int], speaker: int) -> Outcome:
        """Return the outcome when `speaker` and all after it have yet to speak."""
        for step in range((self.dealer - speaker) % self.seats, -1, -1):
            seat = (self.dealer - step) % self.seats
            bid = self.first_bid(world[seat], seat)
            if bid.excess > 0:
                return self.ordered(world, seat, is_alone=bid.is_alone)
        return self.second_circuit(world, self.left_of(self.dealer))

    def second_circuit(self, world: Sequence[int], speaker: int) -> Outcome:
        """Return the outcome when `speaker` and all after it may name a suit."""
        for step in range((self.dealer - speaker) % self.seats, -1, -1):
            seat = (self.dealer - step) % self.seats
            bids = self.second_bids(world[seat], seat)
            best = max(bids)
            if best.excess > 0 or (step == 0 and self._is_stuck):
                plan = self.others[bids.index(best)]
                return self.named(world, seat, plan, is_alone=best.is_alone)
        return self.passed_out()

    def passed_out(self) -> Outcome:
        """Return the outcome of a deal in which nobody made trumps (PE-3.3, TE-3.3)."""
        return Outcome(None, 0, (0,) * self.seats)

    def ordered(self, world: Sequence[int], maker: int, *, is_alone: bool) -> Outcome:
        """Return the outcome after an order: exchange and play (PE-3.1, PE-4.1, TE-3.2)."""
        plan = self.order_layout
        hands = [plan.of(hand) for hand in world]
        out = self.out_beside(hands, maker) if is_alone else 0
        upcard = plan.bits[self.upcard.index]
        if out >> self.dealer & 1:
            return self.played(hands, maker, out, upcard, plan)
        six = hands[self.dealer] | upcard
        discard = self.best_discard(six, plan)
        if self._may_leave and maker != self.dealer and discard == upcard:
            return self.played(hands, maker, out, upcard, plan)
        return self.exchanged(hands, maker, out, six, discard)

    def exchanged(self, hands: list[int], maker: int, out: int, six: int, discard: int) -> Outcome:
        """Return the outcome after the dealer's discard of one of `six` cards, on trump masks."""
        hands[self.dealer] = six ^ discard
        return self.played(hands, maker, out, 0, self.order_layout)

    def named(self, world: Sequence[int], maker: int, plan: Layout, *, is_alone: bool) -> Outcome:
        """Return the outcome after `maker` has named the suit of `plan`."""
        hands = [plan.of(hand) for hand in world]
        out = self.out_beside(hands, maker) if is_alone else 0
        return self.played(hands, maker, out, plan.bits[self.upcard.index], plan)

    def out_beside(self, hands: list[int], maker: int) -> int:
        """Take the hand of a lone maker's partner away, and return the bit of its seat."""
        partner = self.partner_of(maker)
        if partner is None:
            raise ValueError("nobody goes alone who has no partner")
        hands[partner] = 0
        return 1 << partner

    def played(self, hands: list[int], maker: int, out: int, gone: int, plan: Layout) -> Outcome:
        """Return the outcome of the play alone; `gone` is what all know to be out of it."""
        taken = [0] * self.seats
        leader = self.left_of(self.dealer)
        if out >> leader & 1:
            leader = self.left_of(leader)
        self._habit(hands, leader, None, (), taken, gone, maker, plan)
        return Outcome(maker, out, tuple(taken))


def _lottery(scale: Scale, tricks: float, for_all: int) -> Lottery:
    return made_or_not(scale.made.at(tricks), scale.all_taken.at(tricks), for_all)
