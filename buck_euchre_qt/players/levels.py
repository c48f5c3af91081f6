# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of play on offer, by the names that records use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.player import Player

_MAKERS: Final[dict[str, Callable[[], Player]]] = {"club": HeuristicPlayer}

LEVELS: Final = tuple(_MAKERS)
"""Every level, weakest first."""

DEFAULT_LEVEL: Final = "club"


class UnknownLevelError(ValueError):
    """A level that nobody plays at."""


def make_player(level: str) -> Player:
    """Return a player of `level`, for every game on offer.

    :raises UnknownLevelError: when there is no such level.
    """
    try:
        return _MAKERS[level]()
    except KeyError:
        raise UnknownLevelError(f"there is no level {level!r}") from None
