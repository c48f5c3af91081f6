# SPDX-License-Identifier: GPL-3.0-or-later
"""The player that judges by rule of thumb: quick enough to be asked anywhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, TypeAlias

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.buck.choice import choose_buck
from buck_euchre_qt.players.partnership.choice import choose_partnership
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.two_handed.choice import choose_two_handed

Heuristic: TypeAlias = Callable[[Observation, random.Random, float], Decision]

HEURISTICS: Final[dict[str, Heuristic]] = {
    "buck": choose_buck,
    "partnership": choose_partnership,
    "two-handed": choose_two_handed,
}
"""How each game is judged, by its id; a new game adds its own line."""


class HeuristicPlayer:
    """A good club player: counts cards and weighs chances, but does not search.

    `eagerness` is how many tricks fewer than usual it takes to bid or to stay.
    """

    def __init__(self, eagerness: float = 0.0) -> None:
        self._eagerness: Final = eagerness

    def choose(self, observation: Observation, rng: random.Random) -> Decision:
        """Return the action that looks best.

        :raises ValueError: when there is nothing to choose.
        :raises KeyError: when nobody here knows the game.
        """
        if not observation.legal:
            raise ValueError("there is nothing to choose")
        if len(observation.legal) == 1:
            return Decision(observation.legal[0], (Motive.ONLY_CHOICE,))
        return HEURISTICS[observation.game](observation, rng, self._eagerness)
