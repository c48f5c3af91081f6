# SPDX-License-Identifier: GPL-3.0-or-later
"""How the players stand."""

from __future__ import annotations

from typing import NamedTuple


class ScoreRow(NamedTuple):
    """One score: who shares it, how far it is on the way to winning (0 to 1), who leads.

    `is_rising` tells which way the score runs to win: up, or down.
    """

    seats: tuple[int, ...]
    score: int
    progress: float
    is_leading: bool
    is_rising: bool = False
