# SPDX-License-Identifier: GPL-3.0-or-later
"""Thinking of worlds and trying everything on them, as long as there is time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from buck_euchre_qt.players.analysis import HandGuess
from buck_euchre_qt.players.search.imagining import Ear, imagine
from buck_euchre_qt.players.search.searching import Trial, try_all
from buck_euchre_qt.players.search.view import View

Clock: TypeAlias = Callable[[], float]
"""Counts seconds from any beginning."""

_MS: Final = 1000.0
# The share of the time by which the worlds have to be thought of.
_IMAGINING: Final = 0.5


class Deadline:
    """The time for one decision, which begins when this is made."""

    def __init__(self, clock: Clock, time_ms: float) -> None:
        self._clock: Final = clock
        began = clock()
        self._imagined_by: Final = began + _IMAGINING * time_ms / _MS
        self._tried_by: Final = began + time_ms / _MS

    def ends_imagining(self) -> bool:
        """Return whether the worlds thought of so far have to do."""
        return self._clock() > self._imagined_by

    def ends_trying(self) -> bool:
        """Return whether the worlds tried so far have to do."""
        return self._clock() > self._tried_by


class Explored(NamedTuple):
    """How far the trying came.

    `worlds` counts those tried, `is_exact` says that there are no others, and `guesses` tell what
    they say of the others' hands.
    """

    worlds: int
    is_exact: bool
    guesses: tuple[HandGuess, ...]


def explore(
    view: View,
    ear: Ear,
    trial: Trial,
    most: int,
    candidates: int,
    rng: random.Random,
    deadline: Deadline,
) -> Explored:
    """Try all alternatives on up to `most` worlds, each picked from so many `candidates`."""
    imagined = imagine(view, ear, most, most * candidates, rng, deadline.ends_imagining)
    worlds = list(imagined.worlds)
    if not imagined.is_exact:
        rng.shuffle(worlds)
    tried = try_all(trial, worlds, deadline.ends_trying)
    return Explored(tried, imagined.is_exact and tried == len(worlds), imagined.guesses)
