# SPDX-License-Identifier: GPL-3.0-or-later
"""What a call may lead to, as chances of points, and what that means for the match."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from buck_euchre_qt.players.partnership.stakes import Sides, worth_of_points

Outcome: TypeAlias = tuple[int, float]
"""Points for the own side, below 0 for the other one, and their chance."""


class Lottery(NamedTuple):
    """Outcomes whose chances add up to one."""

    outcomes: tuple[Outcome, ...]

    def worth(self, sides: Sides) -> float:
        """Return the chance to win the match."""
        return sum(chance * worth_of_points(sides, points) for points, chance in self.outcomes)


def made_or_not(made: float, all_taken: float, for_all: int) -> Lottery:
    """Return what making trumps leads to: `for_all` points for five tricks (PE-5.1)."""
    swept = min(made, all_taken)
    return Lottery(((for_all, swept), (1, made - swept), (-2, 1 - made)))


def others_score(own: tuple[float, float, float], theirs: tuple[float, float, float]) -> Lottery:
    """Return the lottery of 1, 2 and 4 points for either side; the rest of the chance is none."""
    gains = tuple(zip((1, 2, 4), own, strict=True))
    losses = tuple(zip((-1, -2, -4), theirs, strict=True))
    return Lottery((*gains, *losses, (0, 1 - sum(own) - sum(theirs))))
