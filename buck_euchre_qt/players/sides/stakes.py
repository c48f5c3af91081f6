# SPDX-License-Identifier: GPL-3.0-or-later
"""What outcomes of a deal up to a target are worth to a seat and its partner (PE-5.1, TE-5.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buck_euchre_qt.players.partnership.stakes import (
    PROMISE,
    TRICKS,
    points_of,
    sides_of,
    worth_of_points,
)
from buck_euchre_qt.players.search.auction import Outcome
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Facts


class SideStakes:
    """The chance of the match and the points of one seat's side, by outcome."""

    def __init__(self, view: View) -> None:
        self._sides: Final = sides_of(view.seen)
        self._own: Final = tuple(seat for seat in (view.seat, view.partner) if seat is not None)
        self._known: Final[dict[Outcome, float]] = {}

    def chance(self, outcome: Outcome) -> float:
        """Return the side's chance of the match after a deal ended so."""
        known = self._known.get(outcome)
        if known is None:
            known = self._known[outcome] = worth_of_points(self._sides, self._points(outcome))
        return known

    def facts(self, outcome: Outcome) -> Facts:
        """Return what a deal that ended so is to the side; its tricks count together."""
        if outcome.maker is None:
            return Facts(0, 0, 0, 0, 0)
        tricks = self._tricks(outcome.taken)
        has_failed = outcome.maker in self._own and tricks < PROMISE
        return Facts(
            max(0, self._points(outcome)), tricks == 0, has_failed, tricks == TRICKS, tricks == 0
        )

    def chances_by_tricks(self, maker: int | None, out: int, taken: Sequence[int]) -> list[float]:
        """Return the side's chance by how many more tricks it takes."""
        already = self._tricks(taken)
        left = TRICKS - sum(taken)
        is_own = maker in self._own
        return [
            worth_of_points(self._sides, points_of(already + more, is_own, out > 0))
            for more in range(left + 1)
        ]

    def _tricks(self, taken: Sequence[int]) -> int:
        return sum([taken[seat] for seat in self._own])

    def _points(self, outcome: Outcome) -> int:
        if outcome.maker is None:
            return 0
        tricks = self._tricks(outcome.taken)
        return points_of(tricks, outcome.maker in self._own, outcome.out > 0)
