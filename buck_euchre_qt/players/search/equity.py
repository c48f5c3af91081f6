# SPDX-License-Identifier: GPL-3.0-or-later
"""The chance of winning the match from the four scores (BE-6), by a table made beforehand.

The table holds the four players' chances at a grid of scores, lowest score first, for either
reading of BE-3.9; between the grid's scores it is interpolated. `equity_making` makes it.
"""

from __future__ import annotations

import base64
import zlib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final, TypeAlias

from buck_euchre_qt.players.search.auction import ALL_TRICKS, PROMISE, SEATS, Outcome
from buck_euchre_qt.players.search.equity_table import LITERAL_TABLE, SOFT_TABLE

Scores: TypeAlias = tuple[int, ...]
Chances: TypeAlias = tuple[float, ...]

GRID: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 21, 25, 32)
"""The scores the table knows."""

STATES: Final[tuple[Scores, ...]] = tuple(combinations_with_replacement(GRID, SEATS))
UNIT: Final = 65535
_PENALTY: Final = 5
# Above this the lowest score is taken down, and the others with it: the distances matter.
_FAR: Final = 25


class Equity:
    """Match chances by scores, from chances at every state of the grid."""

    def __init__(self, grid: Mapping[Scores, Chances]) -> None:
        self._grid: Final = grid
        self._known: Final[dict[Scores, Chances]] = {}

    def chances(self, scores: Sequence[int]) -> Chances:
        """Return each player's chance at these scores, a finished match included."""
        lowest = min(scores)
        if lowest <= 0:
            share = 1 / list(scores).count(lowest)
            return tuple([share if score == lowest else 0.0 for score in scores])
        over = max(0, lowest - _FAR)
        top = GRID[-1]
        near = tuple([min(score - over, top) for score in scores])
        found = self._known.get(near)
        if found is None:
            found = self._known[near] = self._between(near)
        return found

    def _between(self, scores: Scores) -> Chances:
        """Return the chances at any scores, weighted from the corners of the grid around them."""
        around: list[tuple[tuple[int, float], ...]] = []
        for score in scores:
            place = bisect_right(GRID, score) - 1
            low = GRID[place]
            if low == score:
                around.append(((low, 1.0),))
            else:
                high = GRID[place + 1]
                share = (score - low) / (high - low)
                around.append(((low, 1 - share), (high, share)))
        sums = [0.0] * SEATS
        for corner in product(*around):
            weight = 1.0
            for _, share in corner:
                weight *= share
            order = sorted(range(SEATS), key=lambda seat: corner[seat][0])
            values = self._grid[tuple([corner[seat][0] for seat in order])]
            for value, seat in zip(values, order, strict=True):
                sums[seat] += weight * value
        return tuple(sums)


def after(scores: Sequence[int], outcome: Outcome) -> Scores:
    """Return the scores after a deal (BE-5)."""
    maker, out, taken = outcome
    result = []
    for seat, score in enumerate(scores):
        tricks = taken[seat]
        if out >> seat & 1:
            result.append(score)
        elif tricks < (PROMISE if seat == maker else 1):
            result.append(score + _PENALTY)
        else:
            result.append(score - tricks)
    return tuple(result)


def chances_after(
    equity: Equity, scores: Sequence[int], outcome: Outcome, lone_maker_wins: bool
) -> Chances:
    """Return each player's chance of the match after a deal; five tricks end it (BE-6.1)."""
    taken = outcome.taken
    if ALL_TRICKS in taken and (lone_maker_wins or outcome.out.bit_count() < SEATS - 1):
        return tuple([float(tricks == ALL_TRICKS) for tricks in taken])
    return equity.chances(after(scores, outcome))


def pack_table(grid: Mapping[Scores, Chances]) -> str:
    """Return a grid as text for the module that ships it."""
    numbers = bytearray()
    for state in STATES:
        for value in grid[state]:
            numbers += round(value * UNIT).to_bytes(2, "big")
    # High and low bytes apart: they compress better so.
    return base64.b85encode(zlib.compress(numbers[::2] + numbers[1::2], 9)).decode("ascii")


def unpack_table(text: str) -> dict[Scores, Chances]:
    """Return the grid that was packed as text."""
    numbers = zlib.decompress(base64.b85decode(text))
    half = len(numbers) // 2
    values = [
        (high << 8 | low) / UNIT for high, low in zip(numbers[:half], numbers[half:], strict=True)
    ]
    return {
        state: tuple(values[place * SEATS : (place + 1) * SEATS])
        for place, state in enumerate(STATES)
    }


@cache
def equity(lone_maker_wins: bool) -> Equity:
    """Return the shipped table for one reading of BE-3.9."""
    return Equity(unpack_table(LITERAL_TABLE if lone_maker_wins else SOFT_TABLE))
