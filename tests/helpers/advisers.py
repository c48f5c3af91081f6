# SPDX-License-Identifier: GPL-3.0-or-later
"""Thinking for tests that analyses at once, in this process."""

from __future__ import annotations

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.worker import ANALYST, Answer, decide
from tests.helpers.sessions import PromptThinking


class AnalysingThinking(PromptThinking):
    """Plays by chance, but analyses in earnest whatever the analyst is asked."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        generation = super().ask(observation, level, seed)
        if level == ANALYST:
            self._due = Answer(generation, decide(observation, level, seed))
        return generation
