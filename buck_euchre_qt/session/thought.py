# SPDX-License-Identifier: GPL-3.0-or-later
"""A computer player's thought: the question put, the look-out for its answer, the time it takes."""

from __future__ import annotations

import logging
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import fallback
from buck_euchre_qt.session.asking import Thinking

_POLL_MS: Final = 8
_log = logging.getLogger(__name__)


class Thought(QObject):
    """Asks for one decision at a time, and gives it no sooner than a person would.

    Its timers run only while a thought is under way: one looks out for the answer, the other
    holds back an answer that came too soon. Whatever fails, a legal decision comes.
    """

    made = Signal(object)
    """The `Decision`, legal where it was asked for."""

    def __init__(self, thinking: Thinking, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinking: Final = thinking
        self._generation = 0
        self._asked: tuple[Observation, str] | None = None
        self._found: Decision | None = None
        self._look_out = QTimer(self)
        self._look_out.setInterval(_POLL_MS)
        self._look_out.timeout.connect(self.look)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._give)

    @property
    def is_under_way(self) -> bool:
        """Whether a decision is still to come."""
        return self._asked is not None

    @property
    def is_held_back(self) -> bool:
        """Whether the decision is there, and too soon to be given."""
        return self._found is not None

    def hurry(self) -> None:
        """Look out for answers without any pause from now on, as long trials do."""
        self._look_out.setInterval(0)

    def begin(self, observation: Observation, level: str, seed: str, least_ms: int) -> None:
        """Ask a player of a level; its decision comes after `least_ms` at the soonest."""
        self.stop()
        self._asked = (observation, seed)
        self._generation = self._thinking.ask(observation, level, seed)
        if least_ms > 0:
            self._pause.start(least_ms)
        self._look_out.start()

    def stop(self) -> None:
        """Ask for nothing any more; no decision comes."""
        self._asked = self._found = None
        self._pause.stop()
        if self._look_out.isActive():
            self._look_out.stop()
            self._thinking.drop()

    def look(self) -> None:
        """Take the answer, if it has come; while a thought is under way this is done by itself."""
        if self._asked is None:
            return
        observation, seed = self._asked
        try:
            answer = self._thinking.poll()
        except Exception:  # noqa: BLE001 - a match goes on whatever becomes of those who think
            _log.exception("the computer players failed")
            decision = fallback(observation, seed)
        else:
            if answer is None or answer.generation != self._generation:
                return
            decision = answer.decision
        if decision.action not in observation.legal:
            _log.error("a computer player chose %s, which is not legal", decision.action)
            decision = fallback(observation, seed)
        self._look_out.stop()
        self._found = decision
        self._give()

    def _give(self) -> None:
        found = self._found
        if found is None or self._pause.isActive():
            return
        self._asked = self._found = None
        self.made.emit(found)
