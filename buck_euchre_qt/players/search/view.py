# SPDX-License-Identifier: GPL-3.0-or-later
"""An observation turned into bits, for any game of the family."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import UpcardState
from buck_euchre_qt.players.buck.stakes import score_of
from buck_euchre_qt.players.counting import shown_voids
from buck_euchre_qt.players.search.auction import LITERAL, SOFT, Habits, Table
from buck_euchre_qt.players.search.bits import PACK_BITS, WHOLE_PACK, Layout, layout, pack_mask


class Running(NamedTuple):
    """The trick under way in trump bits, and the seats that play to it after the view's own."""

    leader: int
    slot: int
    best: int
    winner: int


class View:
    """What one seat knows, as pack masks and trump masks; made from an observation alone."""

    def __init__(self, seen: Observation) -> None:
        self.seen: Final = seen
        self.seat: Final = seen.seat
        self.dealer: Final = seen.dealer
        self.hand: Final = pack_mask(seen.hand)
        self.upcard: Final = seen.upcard.index
        self.is_taken: Final = seen.upcard_state is UpcardState.TAKEN
        self.played: Final = tuple(
            pack_mask(
                card
                for trick in (*seen.tricks, seen.trick)
                for player, card in trick.plays
                if player == seat
            )
            for seat in range(seen.seats)
        )
        self.discard: Final = 0 if seen.discard is None else PACK_BITS[seen.discard.index]
        self.out: Final = sum(1 << seat for seat in seen.out)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(score_of(self.seen, seat) for seat in range(self.seen.seats))

    @property
    def lone_maker_wins(self) -> bool:
        """The reading of BE-3.9, which Buck Euchre alone knows."""
        return bool(self.seen.options["lone_maker_wins"])

    @cached_property
    def active(self) -> tuple[int, ...]:
        """The seats still in, in playing order from the view's own."""
        seats = self.seen.seats
        around = [(self.seat + step) % seats for step in range(seats)]
        return tuple(seat for seat in around if not self.out >> seat & 1)

    @cached_property
    def partner(self) -> int | None:
        """The seat that shares the score, None where each plays for itself."""
        own = next(row.seats for row in self.seen.rows if self.seat in row.seats)
        return next((seat for seat in own if seat != self.seat), None)

    @cached_property
    def plan(self) -> Layout:
        """The layout of the trumps in force.

        :raises ValueError: before there are any.
        """
        if self.seen.trump is None:
            raise ValueError("trumps are not known yet")
        return layout(self.seen.trump)

    @cached_property
    def unseen(self) -> int:
        """The pack mask of the cards that lie where the seat cannot see them."""
        known = self.hand | self.discard
        for played in self.played:
            known |= played
        upcard = PACK_BITS[self.upcard]
        if not (self.is_taken and self.dealer != self.seat):
            known |= upcard
        return WHOLE_PACK & ~known

    @cached_property
    def voids(self) -> tuple[int, ...]:
        """The pack mask of what each seat has shown not to hold by not following (BE-4.2)."""
        seen = self.seen
        if seen.trump is None:
            return (0,) * seen.seats
        shown = shown_voids((*seen.tricks, seen.trick), seen.seats, seen.trump)
        suits = self.plan.pack_of_suit
        masks = []
        for voids in shown:
            mask = 0
            for suit in voids:
                mask |= suits[suit]
            masks.append(mask)
        return tuple(masks)

    @cached_property
    def running(self) -> Running | None:
        """The trick under way, None where the seat leads."""
        trick = self.seen.trick
        if trick.led is None or trick.winner is None:
            return None
        best = next(card for seat, card in trick.plays if seat == trick.winner)
        plan = self.plan
        return Running(
            trick.plays[0][0],
            plan.slot_of_suit[trick.led],
            plan.bits[best.index],
            trick.winner,
        )

    @cached_property
    def followers(self) -> tuple[int, ...]:
        """The seats that still play to this trick after the view's own."""
        played = {seat for seat, _ in self.seen.trick.plays}
        return tuple(seat for seat in self.active[1:] if seat not in played)

    @cached_property
    def gone(self) -> int:
        """The trump mask of the cards the seat knows to be out of every other hand."""
        mask = self.discard
        for played in self.played:
            mask |= played
        if not self.is_taken:
            mask |= PACK_BITS[self.upcard]
        return self.plan.of(mask)

    @property
    def calls(self) -> tuple[tuple[int, Action], ...]:
        """All that was said, in turn."""
        return self.seen.calls

    def table(self, habits: Habits | None = None) -> Table:
        """Return the table with everybody of the same habits, by default the club's."""
        model = habits or (LITERAL if self.lone_maker_wins else SOFT)
        return Table(
            self.dealer, self.upcard, self.scores, self.lone_maker_wins, (model,) * len(self.scores)
        )
