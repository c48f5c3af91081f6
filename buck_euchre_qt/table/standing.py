# SPDX-License-Identifier: GPL-3.0-or-later
"""What the table tells besides the cards: scores, calls, trumps, who is out, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.poses import StockSpot

if TYPE_CHECKING:
    from buck_euchre_qt.engine.actions import Action
    from buck_euchre_qt.engine.observation import Observation
    from buck_euchre_qt.engine.standing import ScoreRow
    from buck_euchre_qt.engine.trump import Trump


@dataclass
class Standing:
    """The state of the marks: what an observation says, and in between what events said.

    `calls` are those still heard: each seat's last in the circuit under way, until a card is
    played. `change` has one entry a score row, or none while the deal is not scored.
    """

    rows: tuple[ScoreRow, ...] = ()
    dealer: int | None = None
    trump: Trump | None = None
    maker: int | None = None
    taken: dict[int, int] = field(default_factory=dict)
    out: frozenset[int] = frozenset()
    calls: dict[int, Action] = field(default_factory=dict)
    change: tuple[int, ...] = ()
    winners: frozenset[int] = frozenset()
    spot: StockSpot = StockSpot.MIDDLE

    @staticmethod
    def of(observation: Observation) -> Standing:
        """Return what an observation says."""
        has_played = bool(observation.trick.plays or observation.tricks)
        return Standing(
            rows=observation.rows,
            dealer=observation.dealer,
            trump=observation.trump,
            maker=observation.maker,
            taken=dict(enumerate(observation.taken)),
            out=frozenset(observation.out),
            calls={} if has_played else _calls_heard(observation),
            change=observation.change,
            winners=_seats_of(observation.winners, observation.rows),
            spot=StockSpot.PARKED if has_played else StockSpot.MIDDLE,
        )

    def begin_deal(self, dealer: int) -> None:
        """Forget the deal before, but not the scores."""
        self.dealer = dealer
        self.trump = None
        self.maker = None
        self.taken = {}
        self.out = frozenset()
        self.calls = {}
        self.change = ()
        self.winners = frozenset()
        self.spot = StockSpot.DEALER

    def hear(self, seat: int, action: Action) -> None:
        """Take note of what a seat did."""
        # Imported when there is a match: the empty table comes sooner.
        from buck_euchre_qt.engine.actions import Discard, Play

        if isinstance(action, Play):
            self.calls = {}
            self.spot = StockSpot.PARKED
        elif not isinstance(action, Discard):
            self.calls[seat] = action

    def win(self, winners: tuple[int, ...]) -> None:
        """Take note of who has won: the numbers of score rows."""
        self.winners = _seats_of(winners, self.rows)

    def row_of(self, seat: int) -> int | None:
        """Return the number of the score row a seat shares in, None before there are scores."""
        for number, row in enumerate(self.rows):
            if seat in row.seats:
                return number
        return None


def _seats_of(winners: tuple[int, ...], rows: tuple[ScoreRow, ...]) -> frozenset[int]:
    return frozenset(seat for row in winners for seat in rows[row].seats)


def _calls_heard(observation: Observation) -> dict[int, Action]:
    from buck_euchre_qt.engine.actions import Discard, Play

    calls = observation.calls
    upcards = [pile.cards for pile in observation.piles if pile.pile is Pile.UPCARD]
    # The upcard turned down starts a new circuit, and what was said before is over.
    if upcards and upcards[0] == (None,):
        calls = calls[observation.seats :]
    return {seat: action for seat, action in calls if not isinstance(action, Play | Discard)}
