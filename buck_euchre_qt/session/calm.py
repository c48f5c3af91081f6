# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players for a lesson: careful, always the same, and answered for without a process."""

from __future__ import annotations

import random
from typing import Final

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.levels import make_player
from buck_euchre_qt.players.persons import Temperament
from buck_euchre_qt.players.worker import Answer

_LEVEL: Final = "club"


class CalmThinking:
    """Answers with the next look, whatever level is asked for; a match's process is left alone."""

    def __init__(self) -> None:
        self._player = make_player(_LEVEL, Temperament.CAUTIOUS)
        self._number = 0
        self._due: Answer | None = None

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        """Put a question and return its number; an older one is forgotten."""
        del level
        self._number += 1
        decision = self._player.choose(observation, random.Random(seed))
        self._due = Answer(self._number, decision)
        return self._number

    def poll(self) -> Answer | None:
        """Return the answer, once."""
        due, self._due = self._due, None
        return due

    def drop(self) -> None:
        """Forget the question that is out."""
        self._due = None
