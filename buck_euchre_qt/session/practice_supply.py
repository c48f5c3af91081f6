# SPDX-License-Identifier: GPL-3.0-or-later
"""Gets problems ready to practise, while the window goes on with whatever it does."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from buck_euchre_qt.learning.grades import DecisionKind, kind_of
from buck_euchre_qt.learning.practice_plan import Item
from buck_euchre_qt.learning.problems import Candidate, Problem, is_clear_cut, search, seen_in
from buck_euchre_qt.players.worker import ANALYST, Answer
from buck_euchre_qt.session.asking import Thinking

_TICK_MS: Final = 8
_SLICE_S: Final = 0.004
# A topic has rare answers: after so many decisions another answer is welcome, and after so many
# there is something wrong with whoever analyses.
_PATIENCE: Final = 30
_DESPAIR: Final = 150
# How often a question is put again after the thinking process was in trouble.
_RETRIES: Final = 2
_log = logging.getLogger(__name__)


class PracticeSupply(QObject):
    """Prepares one problem at a time: looks for decisions in small slices, has them analysed.

    `thinking` is asked for nothing else; `clock` counts seconds.
    """

    ready = Signal(object)
    """The `Problem` that was asked for."""
    failed = Signal()
    """There is no problem to be had: nobody analyses the game, or not at present."""

    def __init__(
        self,
        thinking: Thinking,
        rng: random.Random,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__()
        self._thinking: Final = thinking
        self._rng: Final = rng
        self._clock: Final = clock
        self._item: Item | None = None
        self._search: Iterator[Candidate | None] | None = None
        self._wanted: DecisionKind | None = None
        self._candidate: Candidate | None = None
        self._asked = 0
        self._troubles = 0
        self._number = 0
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether a problem is being prepared."""
        return self._item is not None

    def prepare(self, item: Item) -> None:
        """Get a problem ready; what was prepared before and is not ready is forgotten."""
        self.stop()
        self._item = item
        self._asked = self._troubles = 0
        if item.situation is None:
            self._wanted = self._rng.choice(item.topic.kinds)
            seed = str(self._rng.getrandbits(64))
            self._search = search(item.game, item.topic, self._wanted, seed)
        else:
            self._ask(Candidate(item.situation, item.topic, "again"))
        self._tick.start()

    def stop(self) -> None:
        """Prepare nothing any more."""
        self._tick.stop()
        self._item = self._search = self._wanted = None
        if self._candidate is not None:
            self._candidate = None
            self._thinking.drop()

    def _ask(self, candidate: Candidate) -> None:
        self._candidate = candidate
        self._asked += 1
        self._number = self._thinking.ask(seen_in(candidate.situation), ANALYST, candidate.seed)

    def _go_on(self) -> None:
        if self._candidate is not None:
            try:
                answer = self._thinking.poll()
            except Exception:  # noqa: BLE001 - without problems the window goes on all the same
                _log.exception("no problem came")
                self._give_up()
                return
            if answer is not None and answer.generation == self._number:
                self._judge(self._candidate, answer)
        elif self._search is not None:
            self._look(self._search)

    def _look(self, found: Iterator[Candidate | None]) -> None:
        until = self._clock() + _SLICE_S
        for candidate in found:
            if candidate is not None:
                self._ask(candidate)
                return
            if self._clock() >= until:
                return

    def _judge(self, candidate: Candidate, answer: Answer) -> None:
        self._candidate = None
        analysis = answer.decision.analysis
        if analysis is None:
            # Nobody looked: the worker died, or has nothing to say about this game.
            self._troubles += 1
            if answer.trouble is not None and self._troubles <= _RETRIES:
                self._ask(candidate)
            else:
                self._give_up()
            return
        problem = Problem(candidate.situation, candidate.topic, analysis)
        if self._search is None or (is_clear_cut(analysis) and self._is_welcome(problem)):
            self.stop()
            self.ready.emit(problem)
        elif self._asked >= _DESPAIR:
            self._give_up()

    def _is_welcome(self, problem: Problem) -> bool:
        if self._asked > _PATIENCE:
            return True
        return kind_of(seen_in(problem.situation), problem.best) is self._wanted

    def _give_up(self) -> None:
        self.stop()
        self.failed.emit()
