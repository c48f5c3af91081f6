# SPDX-License-Identifier: GPL-3.0-or-later
"""One thinking process for several who ask: the match first, then hints and reviews."""

from __future__ import annotations

from typing import Final, NamedTuple

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.asking import Thinking


class _Asked(NamedTuple):
    generation: int
    observation: Observation
    level: str
    seed: str


class SharedThinking:
    """Lends one thinking process to several fronts; those made first are served first."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking: Final = thinking
        self._fronts: list[Front] = []
        self._served: Front | None = None
        self._generation = 0

    def front(self) -> Front:
        """Return one more who may ask."""
        made = Front(self)
        self._fronts.append(made)
        return made

    def serve(self, front: Front) -> None:
        """Put the question of `front`, unless that of an earlier front is under way."""
        served = self._served
        if served is None or self._fronts.index(front) <= self._fronts.index(served):
            # What is under way for a later front waits, and is asked once more.
            self._ask(front)

    def leave(self, front: Front) -> None:
        """Ask no longer for `front`, and turn to whoever waits."""
        if self._served is front:
            self._served = None
            self._thinking.drop()
            self._go_on()

    def look(self) -> None:
        """Hand an answer that has come to whoever asked for it."""
        if self._served is None:
            return
        try:
            answer = self._thinking.poll()
        except Exception as fault:  # noqa: BLE001 - raised again for whoever has to do without
            front, self._served = self._served, None
            front.miss(fault)
            self._go_on()
            return
        if answer is None or answer.generation != self._generation:
            return
        front, self._served = self._served, None
        front.receive(answer)
        self._go_on()

    def _go_on(self) -> None:
        waiting = next((front for front in self._fronts if front.asked is not None), None)
        if waiting is not None:
            self._ask(waiting)

    def _ask(self, front: Front) -> None:
        asked = front.asked
        if asked is not None:
            self._served = front
            self._generation = self._thinking.ask(asked.observation, asked.level, asked.seed)


class Front:
    """One of several who ask the same thinking process; made by `SharedThinking.front`."""

    def __init__(self, shared: SharedThinking) -> None:
        self._shared: Final = shared
        self._generation = 0
        self._answer: Answer | None = None
        self._fault: Exception | None = None
        self.asked: _Asked | None = None

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        """Put a question and return its number; an older one is forgotten."""
        self._generation += 1
        self._answer = self._fault = None
        self.asked = _Asked(self._generation, observation, level, seed)
        self._shared.serve(self)
        return self._generation

    def poll(self) -> Answer | None:
        """Return an answer that has come, or None; what went wrong with it is raised here."""
        self._shared.look()
        fault, self._fault = self._fault, None
        if fault is not None:
            raise fault
        answer, self._answer = self._answer, None
        return answer

    def drop(self) -> None:
        """Forget the question that is out."""
        self.asked = self._answer = self._fault = None
        self._shared.leave(self)

    def miss(self, fault: Exception) -> None:
        """Take it that no answer comes to the question that is out."""
        self.asked, self._fault = None, fault

    def receive(self, answer: Answer) -> None:
        """Take the answer to the question that is out."""
        asked, self.asked = self.asked, None
        if asked is not None:
            self._answer = answer._replace(generation=asked.generation)
