# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tricks of a deal are worth to a seat of Buck Euchre, in points of the score."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.observation import Observation

PENALTY: Final = 5
ALL_TRICKS: Final = 5
MATCH: Final = 60.0
"""What winning the match at once is worth (BE-6.1): far more than any score of a deal."""
LOST_MATCH: Final = 25.0
REACHED_ZERO: Final = 12.0
# The chance that somebody who took the first so many tricks takes all five, unless stopped.
_FIVE_AFTER: Final = (0.04, 0.1, 0.22, 0.45, 0.75, 1.0)


def score_of(seen: Observation, seat: int) -> int:
    """Return the score of a seat before this deal."""
    for row in seen.rows:
        if seat in row.seats:
            return row.score
    raise ValueError(f"no score row holds seat {seat}")


def value_of_tricks(seen: Observation, tricks: int) -> float:
    """Return what ending the deal with `tricks` tricks is worth to the seat (BE-5, BE-6)."""
    needed = seen.promise if seen.maker == seen.seat else 1
    if tricks < needed:
        return -float(PENALTY)
    value = float(tricks)
    if tricks == ALL_TRICKS:
        value += MATCH
    if score_of(seen, seen.seat) <= tricks:
        value += REACHED_ZERO
    return value


def sweeper(seen: Observation) -> int | None:
    """Return the other seat that has taken, or is about to take, every trick so far."""
    if seen.tricks:
        for seat, taken in enumerate(seen.taken):
            if taken == len(seen.tricks) and seat != seen.seat:
                return seat
        return None
    winner = seen.trick.winner
    return winner if winner != seen.seat else None


def cost_of_losing_to(seen: Observation, seat: int) -> float:
    """Return what it costs when `seat` takes the present trick, its own point aside.

    It is dear when that brings the seat all five tricks, or the end of the match.
    """
    taken = seen.taken[seat] + 1
    cost = 0.0
    if taken == len(seen.tricks) + 1:
        cost += LOST_MATCH * _FIVE_AFTER[taken]
    if seat == seen.maker:
        cost += 0.4
        if taken == seen.promise and score_of(seen, seat) <= taken:
            cost += REACHED_ZERO
    elif score_of(seen, seat) <= taken and seen.maker != seat:
        cost += REACHED_ZERO
    return cost
