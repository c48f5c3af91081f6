# SPDX-License-Identifier: GPL-3.0-or-later
"""A player without any skill: the yardstick, and the stress test of the rules."""

from __future__ import annotations

import random

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.player import Decision, Motive


class RandomPlayer:
    """A player that does anything legal, each with the same chance."""

    def choose(self, observation: Observation, rng: random.Random) -> Decision:
        """Return one of the legal actions.

        :raises ValueError: when there is nothing to choose.
        """
        if not observation.legal:
            raise ValueError("there is nothing to choose")
        return Decision(rng.choice(observation.legal), (Motive.AT_RANDOM,))
