# SPDX-License-Identifier: GPL-3.0-or-later
"""Adding up what becomes of the alternatives, world by world."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.players.analysis import Alternative
from buck_euchre_qt.players.search.auction import ALL_TRICKS, PROMISE, SEATS, Outcome
from buck_euchre_qt.players.search.equity import after, chances_after, equity
from buck_euchre_qt.players.search.view import View


class Facts(NamedTuple):
    """What an outcome is to a seat: the change of its score, and as 0 or 1 what came about.

    The others are those of `Alternative`, in the same order.
    """

    change: int
    no_trick: int
    failed_promise: int
    five_tricks: int
    others_five: int


class Stakes(Protocol):
    """What the outcomes of a game are worth to one seat."""

    def chance(self, outcome: Outcome) -> float:
        """Return the seat's chance of the match after a deal ended so."""

    def facts(self, outcome: Outcome) -> Facts:
        """Return what a deal that ended so is to the seat."""

    def chances_by_tricks(self, maker: int | None, out: int, taken: Sequence[int]) -> list[float]:
        """Return the seat's chance by how many more tricks its side takes."""


class Scales:
    """What outcomes of Buck Euchre are worth to one seat, remembered by outcome."""

    def __init__(self, view: View) -> None:
        self._seat: Final = view.seat
        self._scores: Final = view.scores
        self._lone_maker_wins: Final = view.lone_maker_wins
        self._equity: Final = equity(view.lone_maker_wins)
        self._known: Final[dict[Outcome, float]] = {}

    def chance(self, outcome: Outcome) -> float:
        """Return the seat's chance of the match after a deal ended so."""
        known = self._known.get(outcome)
        if known is None:
            chances = chances_after(self._equity, self._scores, outcome, self._lone_maker_wins)
            known = self._known[outcome] = chances[self._seat]
        return known

    def facts(self, outcome: Outcome) -> Facts:
        """Return what a deal that ended so is to the seat."""
        seat = self._seat
        tricks = outcome.taken[seat]
        is_in = not outcome.out >> seat & 1
        return Facts(
            after(self._scores, outcome)[seat] - self._scores[seat],
            is_in and tricks == 0,
            is_in and seat == outcome.maker and tricks < PROMISE,
            tricks == ALL_TRICKS,
            tricks != ALL_TRICKS and ALL_TRICKS in outcome.taken,
        )

    def chances_by_tricks(self, maker: int | None, out: int, taken: Sequence[int]) -> list[float]:
        """Return the seat's chance by how many more tricks it takes, however others share.

        Every way for the others in to share the rest counts the same.
        """
        left = ALL_TRICKS - sum(taken)
        others = [seat for seat in range(SEATS) if seat != self._seat and not out >> seat & 1]
        result = []
        for mine in range(left + 1):
            ways = _shares(left - mine, len(others))
            total = 0.0
            for way in ways:
                tricks = list(taken)
                tricks[self._seat] += mine
                for seat, more in zip(others, way, strict=True):
                    tricks[seat] += more
                total += self.chance(Outcome(maker, out, tuple(tricks)))
            result.append(total / len(ways))
        return result


def _shares(tricks: int, seats: int) -> list[tuple[int, ...]]:
    if seats == 1:
        return [(tricks,)]
    return [
        (first, *rest) for first in range(tricks + 1) for rest in _shares(tricks - first, seats - 1)
    ]


class Tally:
    """The outcomes of one alternative so far, with their weights."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self._value = 0.0
        self._weight = 0.0
        self._outcomes: Final[dict[Outcome, float]] = {}
        self._values: Final[list[tuple[float, float]]] = []

    def add(self, outcome: Outcome, value: float, weight: float) -> None:
        """Count what came of it in the next world; `value` is what that is taken to be worth."""
        self._value += value * weight
        self._weight += weight
        self._values.append((value, weight))
        self._outcomes[outcome] = self._outcomes.get(outcome, 0.0) + weight

    @property
    def mean(self) -> float:
        """The mean value of the outcomes counted."""
        return self._value / self._weight if self._weight else 0.0

    def doubt(self, other: Tally) -> float:
        """Return the standard error of the difference to another tally on the same worlds."""
        difference = self.mean - other.mean
        squares = weights = 0.0
        for (mine, weight), (its, _) in zip(self._values, other._values, strict=True):
            squares += weight * (mine - its - difference) ** 2
            weights += weight * weight
        # Unequal weights tell as much as fewer equal ones.
        return math.sqrt(squares / self._weight * weights) / self._weight

    def alternative(self, stakes: Stakes) -> Alternative:
        """Return what is expected of the alternative, as data."""
        sums = [0.0] * len(Facts._fields)
        for outcome, weight in self._outcomes.items():
            for place, fact in enumerate(stakes.facts(outcome)):
                sums[place] += weight * fact
        total = self._weight or 1.0
        return Alternative(self.action, self.mean, *[entry / total for entry in sums])
