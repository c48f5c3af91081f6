# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tricks of a deal are worth to a side on its way up to the target (PE-5.1, TE-5.1)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from buck_euchre_qt.engine.observation import Observation

PROMISE: Final = 3
TRICKS: Final = 5

# How often a deal brings a side so many points, taken from matches of this player with itself.
_POINTS_A_DEAL: Final = ((1, 0.31), (2, 0.165), (4, 0.025))


class Sides(NamedTuple):
    """Who plays with whom: seats that still play, and the points that each side still needs."""

    own: tuple[int, ...]
    against: tuple[int, ...]
    own_need: int
    their_need: int


def sides_of(seen: Observation) -> Sides:
    """Return the sides as the seat sees them, itself on its own."""
    target = seen.options["target"]
    own, against = sorted(seen.rows, key=lambda row: seen.seat not in row.seats)
    return Sides(
        tuple(seat for seat in own.seats if seat not in seen.out),
        tuple(seat for seat in against.seats if seat not in seen.out),
        target - own.score,
        target - against.score,
    )


@cache
def chance_to_win(own_need: int, their_need: int) -> float:
    """Return the chance to win the match for a side that needs so many points, equals playing."""
    if own_need <= 0:
        return 1.0
    if their_need <= 0:
        return 0.0
    return sum(
        chance
        * (
            chance_to_win(own_need - points, their_need)
            + chance_to_win(own_need, their_need - points)
        )
        for points, chance in _POINTS_A_DEAL
    )


def worth_of_points(sides: Sides, points: int) -> float:
    """Return the chance to win the match after so many points; below 0 the others score them."""
    return chance_to_win(sides.own_need - max(0, points), sides.their_need - max(0, -points))


def points_of(tricks: int, are_makers: bool, is_alone: bool) -> int:
    """Return what so many tricks of a side bring it; below 0 what they bring the others."""
    if not are_makers:
        return -points_of(TRICKS - tricks, True, is_alone)
    if tricks < PROMISE:
        return -2
    if tricks < TRICKS:
        return 1
    return 4 if is_alone else 2
