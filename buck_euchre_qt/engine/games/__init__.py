# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry: the games there are, by their id in records."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from buck_euchre_qt.engine.game import Game, GameInfo
from buck_euchre_qt.engine.games import buck, partnership, two_handed


class GameEntry(NamedTuple):
    """A game on offer: what is fixed about it, and how to make it with options."""

    info: GameInfo
    make: Callable[[Mapping[str, object]], Game]


GAMES: Final[dict[str, GameEntry]] = {
    buck.INFO.id: GameEntry(buck.INFO, buck.Buck),
    partnership.INFO.id: GameEntry(partnership.INFO, partnership.Partnership),
    two_handed.INFO.id: GameEntry(two_handed.INFO, two_handed.TwoHanded),
}
"""Every game on offer, in the order it is offered."""


class UnknownGameError(ValueError):
    """A game that is not in the registry."""


def make_game(game_id: str, options: Mapping[str, object] | None = None) -> Game:
    """Return a game with its options chosen; those not given have their defaults.

    :raises UnknownGameError: when there is no such game.
    :raises OptionError: when an option is unknown or out of bounds.
    """
    try:
        entry = GAMES[game_id]
    except KeyError:
        raise UnknownGameError(f"there is no game {game_id!r}") from None
    return entry.make(options or {})
