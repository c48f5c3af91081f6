# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of play on offer, by the names that records use.

A weaker level errs as people do: it misjudges its hand, forgets what was played, leads and
wins by habit. A stronger one looks ahead, then at more, and the strongest listens. None sees
what its seat may not see.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeAlias

from buck_euchre_qt.players.habit import Faults, HabitPlayer, Thrift
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.level_names import (
    LEVELS,
    UnknownLevelError,
    read_level,
    with_temperament,
)
from buck_euchre_qt.players.persons import Temperament
from buck_euchre_qt.players.player import Player
from buck_euchre_qt.players.search_player import Clock, Effort, SearchPlayer

__all__ = ["LEVELS", "UnknownLevelError", "make_player", "with_temperament"]

BEGINNER: Final = Faults(misjudges=0.9, remembers=0, eagerness=-0.5, thrift=Thrift.WASTEFUL)
CASUAL: Final = Faults(misjudges=0.5, remembers=1, eagerness=-0.2)
STRONG: Final = Effort(call_worlds=28, card_worlds=8, candidates=1, sureness=1.85)
EXPERT: Final = Effort(call_worlds=70, card_worlds=12, candidates=1, sureness=1.275)
# The master also bids to lose, where five points are cheaper than another's five tricks; but
# nothing was gained by doing so with less than this.
MASTER: Final = Effort(call_worlds=100, card_worlds=40, candidates=4, sureness=1.0, bid_floor=1.25)
# Where a lone maker does not win the match a point is worth four times as much: every small
# gain counts, and so does looking at more.
MASTER_SOFT: Final = MASTER._replace(call_worlds=160, sureness=0.5, bid_floor=0.9)

# How much sooner the bold bid and stay, in expected tricks.
_EAGERNESS: Final = {Temperament.BOLD: 0.15, Temperament.STEADY: 0.0, Temperament.CAUTIOUS: -0.15}


_Maker: TypeAlias = Callable[[Temperament, Clock], Player]


def _habit(faults: Faults) -> _Maker:
    def make(temperament: Temperament, _clock: Clock) -> Player:
        eagerness = faults.eagerness + _EAGERNESS[temperament]
        return HabitPlayer(faults._replace(eagerness=eagerness))

    return make


def _club(temperament: Temperament, _clock: Clock) -> Player:
    return HeuristicPlayer(_EAGERNESS[temperament])


def _search(effort: Effort, soft: Effort | None = None) -> _Maker:
    return lambda temperament, clock: SearchPlayer(effort, _EAGERNESS[temperament], clock, soft)


_MAKERS: Final[dict[str, _Maker]] = {
    "beginner": _habit(BEGINNER),
    "casual": _habit(CASUAL),
    "club": _club,
    "strong": _search(STRONG),
    "expert": _search(EXPERT),
    "master": _search(MASTER, MASTER_SOFT),
}


def make_player(
    level: str,
    temperament: Temperament = Temperament.STEADY,
    clock: Clock = time.perf_counter,
) -> Player:
    """Return a player of `level`, for every game on offer.

    The text of a level may name the temperament instead, see `with_temperament`. `clock`
    counts seconds for the deadline of those who look ahead; one that stands still makes a
    decision depend on the observation and the random numbers alone.

    :raises UnknownLevelError: when there is no such level.
    """
    said = read_level(level)
    return _MAKERS[said.level](said.temperament if " " in level else temperament, clock)
