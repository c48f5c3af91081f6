# SPDX-License-Identifier: GPL-3.0-or-later
"""Trying every alternative on the same worlds, by kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from buck_euchre_qt.engine.actions import PLAYS, Action, Discard, NameTrump, OrderUp, Pass, Stay
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.auction import Auction, Outcome
from buck_euchre_qt.players.search.bits import Layout, layout
from buck_euchre_qt.players.search.cards import play_out
from buck_euchre_qt.players.search.solve import OpenDeal, OpenTrick
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Scales, Stakes, Tally
from buck_euchre_qt.players.search.worlds import World


class Floors(NamedTuple):
    """What a hand must promise for a bid or for staying to be looked at at all.

    `bid` counts expected tricks, `stay` the expected points of playing on.
    """

    bid: float
    stay: float


class CallTrial:
    """Tries calls, staying and discards by playing every world out as the model has it.

    What a hand below the floors could do besides passing or dropping is left out.
    """

    def __init__(self, view: View, auction: Auction, scales: Scales, floors: Floors) -> None:
        self._view: Final = view
        self._auction: Final = auction
        self._scales: Final = scales
        self._floors: Final = floors
        self.tallies: list[Tally] = [
            Tally(action) for action in view.seen.legal if self._is_sensible(action)
        ]

    def _is_sensible(self, action: Action) -> bool:
        """Whether the hand is good enough for an action."""
        view, auction = self._view, self._auction
        match action:
            case OrderUp():
                return auction.order_worth(view.hand, view.seat) >= self._floors.bid
            case NameTrump(suit):
                suits = [plan.trump.suit for plan in auction.others]
                return auction.name_worths(view.hand)[suits.index(suit)] >= self._floors.bid
            case Stay():
                hand, dead = view.plan.of(view.hand), self._dead(view.discard)
                worth = auction.stay_worth(hand, view.seat, view.out, dead, view.plan)
                return worth >= self._floors.stay
        return True

    def _dead(self, discard: int) -> int:
        """Return the trump mask of what the dealer laid aside, or of the upcard turned down."""
        view = self._view
        return view.plan.of(discard) if view.is_taken else view.plan.bits[view.upcard]

    def add(self, world: World, weight: float) -> None:
        """Count what comes of each alternative in a world."""
        for tally in self.tallies:
            outcome = self._outcome(world, tally.action)
            tally.add(outcome, self._scales.chance(outcome), weight)

    def _outcome(self, world: World, action: Action) -> Outcome:
        view, auction = self._view, self._auction
        seat = view.seat
        maker = view.seen.maker
        match view.seen.phase, action:
            case Phase.FIRST_CIRCUIT, OrderUp():
                return auction.ordered(world.held, seat)
            case Phase.FIRST_CIRCUIT, Pass():
                if seat == view.dealer:
                    return auction.second_circuit(world.held, (seat + 1) & 3)
                return auction.first_circuit(world.held, (seat + 1) & 3)
            case Phase.SECOND_CIRCUIT, NameTrump(suit):
                return auction.named(world.held, seat, layout(Trump.of(suit)))
            case Phase.SECOND_CIRCUIT, Pass():
                if seat == view.dealer:
                    plan = layout(Trump.NO_TRUMP)
                    hands = [plan.of(hand) for hand in world.held]
                    return auction.played(hands, None, 0, plan.bits[view.upcard], plan)
                return auction.second_circuit(world.held, (seat + 1) & 3)
        if maker is None:
            raise ValueError("there is no maker to stay against")
        plan = view.plan
        hands = [plan.of(hand) for hand in world.held]
        if isinstance(action, Discard) and action.card is not None:
            return auction.exchanged(hands, maker, hands[seat], plan.bits[action.card.index])
        dead = self._dead(world.discard)
        out = view.out
        if not isinstance(action, Stay):
            out |= 1 << seat
            hands[seat] = 0
        return auction.staying(hands, maker, (seat + 1) & 3, out, dead, plan)


PlayOut: TypeAlias = Callable[
    [
        list[int],
        int,
        tuple[int, int, int] | None,
        Sequence[int],
        list[int],
        int,
        int | None,
        Layout,
    ],
    None,
]
"""Plays a deal to its end by habit; see `cards.play_out`."""


class Trial(Protocol):
    """Tries the alternatives of one decision, world after world."""

    @property
    def tallies(self) -> list[Tally]:
        """The alternatives with what came of them so far."""

    def add(self, world: World, weight: float) -> None:
        """Count what comes of each alternative in a world."""


class CardTrial:
    """Tries cards: each world is solved with open cards, and played out by habit as well.

    `solved` is the share of the exact solution in the value, which takes the others to be of
    one mind against the seat and its partner; the play-out takes them to mind their own.
    `cards` are the trump bits to try, by default those worth trying.
    """

    def __init__(
        self,
        view: View,
        stakes: Stakes,
        solved: float,
        cards: tuple[int, ...] | None = None,
        habit: PlayOut = play_out,
    ) -> None:
        self._view: Final = view
        self._stakes: Final = stakes
        self._solved: Final = solved
        self._habit: Final = habit
        plan = view.plan
        self._cards: Final = candidate_cards(view) if cards is None else cards
        self.tallies: list[Tally] = [Tally(PLAYS[plan.cards[card]]) for card in self._cards]
        active = view.active
        self._partner: Final = active.index(view.partner) if view.partner in active else None
        running = view.running
        self._trick: Final = (
            None
            if running is None
            else OpenTrick(
                active.index(running.leader),
                running.slot,
                running.best,
                active.index(running.winner),
            )
        )
        self._left: Final = view.seen.hand_sizes[view.seat]
        self._by_tricks: Final = stakes.chances_by_tricks(
            view.seen.maker, view.out, view.seen.taken
        )
        self._guess = 1

    def add(self, world: World, weight: float) -> None:
        """Count what comes of each card in a world."""
        plan = self._view.plan
        hands = [plan.of(hand) for hand in world.held]
        deal = None
        if self._solved:
            deal = OpenDeal([hands[seat] for seat in self._view.active], plan, self._partner)
        for tally, card in zip(self.tallies, self._cards, strict=True):
            outcome = self._played_out(hands.copy(), card)
            value = self._stakes.chance(outcome)
            if deal is not None:
                tricks = deal.tricks_after(card, self._trick, self._left, self._guess)
                self._guess = tricks
                value += self._solved * (self._by_tricks[tricks] - value)
            tally.add(outcome, value, weight)

    def _played_out(self, hands: list[int], card: int) -> Outcome:
        view = self._view
        seen, plan, seat = view.seen, view.plan, view.seat
        hands[seat] ^= card
        running = view.running
        if running is None:
            slot, best, winner = plan.slot_of[card], card, seat
        else:
            _, slot, best, winner = running
            if card & (slot | plan.trumps) and card > best:
                best, winner = card, seat
        taken = list(seen.taken)
        self._habit(
            hands,
            seat,
            (slot, best, winner),
            view.followers,
            taken,
            view.gone | card,
            seen.maker,
            plan,
        )
        return Outcome(seen.maker, view.out, tuple(taken))


def candidate_cards(view: View) -> tuple[int, ...]:
    """Return the trump bits of the cards worth trying: one of equals, no needless waste.

    Of touching cards the lowest is kept, or the highest where it is led. A card that cannot
    take the trick is the lowest of its suit, and the last to play wins as cheaply as possible.
    """
    plan = view.plan
    hand = plan.of(view.hand)
    running = view.running
    free = view.gone | hand
    if running is None:
        return tuple(_one_of_equals(hand, free, is_top=True))
    legal = hand & running.slot or hand
    higher = legal & (running.slot | plan.trumps) & -(running.best << 1)
    lower = legal ^ higher
    # The best card of the trick still parts those above it from those below.
    winners = list(_one_of_equals(higher, free & ~running.best, is_top=False))
    if not view.followers:
        winners = winners[:1]
    suits = [lower & slot for slot in plan.slots if lower & slot]
    losers = [suit & -suit for suit in suits]
    return (*losers, *winners)


def runs_of_equals(view: View) -> tuple[int, ...]:
    """Return every card that may be played as masks of trump bits, equal cards in one mask."""
    plan = view.plan
    hand = plan.of(view.hand)
    running = view.running
    free = view.gone | hand
    if running is None:
        return tuple(_runs(hand, free))
    legal = hand & running.slot or hand
    higher = legal & (running.slot | plan.trumps) & -(running.best << 1)
    free &= ~running.best
    return (*_runs(legal ^ higher, free), *_runs(higher, free))


def _one_of_equals(cards: int, free: int, *, is_top: bool) -> Iterator[int]:
    """Yield one card of each run of equals, lowest run first; `free` parts none of them."""
    for run in _runs(cards, free):
        yield 1 << run.bit_length() - 1 if is_top else run & -run


def _runs(cards: int, free: int) -> Iterator[int]:
    while cards:
        low = cards & -cards
        run = ((free + low) ^ free) & cards
        yield run
        cards &= ~run


def try_all(
    trial: Trial,
    worlds: Sequence[tuple[World, float]],
    is_late: Callable[[], bool],
) -> int:
    """Try the worlds one after the other and return how many there was time for."""
    done = 0
    for world, weight in worlds:
        trial.add(world, weight)
        done += 1
        if is_late():
            break
    return done
