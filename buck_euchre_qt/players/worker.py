# SPDX-License-Identifier: GPL-3.0-or-later
"""The process that thinks, so that the window never waits: who owns it, and what runs in it."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import random
import signal
import time
from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    Pipe: TypeAlias = Connection[object, object]

ANALYST: Final = "analyst"
"""Asked for as a level, it looks at everything the seat may do; nobody plays at it."""

DEADLINE_MS: Final = 4000
"""How long a thought may take before the heuristic moves instead."""

# A worker that dies this often without one answer cannot run here at all.
_MAX_FAILURES: Final = 3
_END_S: Final = 0.4

_log: Final = logging.getLogger(__name__)


class Trouble(Enum):
    """Why an answer is the heuristic's and not the worker's."""

    DIED = "died"
    TOO_SLOW = "too slow"
    NONSENSE = "nonsense"
    FAILED = "failed"
    NO_WORKER = "no worker"


class Question(NamedTuple):
    """What the worker is asked; the generation tells its answer from those to older ones."""

    generation: int
    observation: Observation
    level: str
    seed: str


class Reply(NamedTuple):
    """What the worker says: its decision, or None and what went wrong."""

    generation: int
    decision: Decision | None
    fault: str = ""


class Answer(NamedTuple):
    """The decision on the question of that generation; `trouble` is None where all went well."""

    generation: int
    decision: Decision
    trouble: Trouble | None = None


def decide(observation: Observation, level: str, seed: str) -> Decision:
    """Return what a player of `level` does; the same seed gives the same decision.

    The level `ANALYST` asks for an analysis of everything the seat may do instead.

    :raises ValueError: when there is no such level, or nothing to choose.
    """
    # Imported where somebody thinks: the window's own process needs no player but the heuristic.
    from buck_euchre_qt.players.levels import make_player

    if level == ANALYST:
        from buck_euchre_qt.players.analyst import analyse

        return analyse(observation, random.Random(seed))
    return make_player(level).choose(observation, random.Random(seed))


def fallback(observation: Observation, seed: str) -> Decision:
    """Return a legal decision made here and now, whatever became of the worker.

    :raises ValueError: when there is nothing to choose.
    """
    try:
        decision = HeuristicPlayer().choose(observation, random.Random(seed))
    except Exception:  # noqa: BLE001 - a fault in judging a position must not stop the match
        _log.exception("the heuristic failed; a legal action is drawn instead")
    else:
        if decision.action in observation.legal:
            return decision
        _log.error("the heuristic chose %s, which is not legal", decision.action)
    return RandomPlayer().choose(observation, random.Random(seed))


def serve(pipe: Pipe) -> None:
    """Answer questions until the other end is closed: what the worker process runs."""
    # Ctrl+C reaches every process of the terminal; only the window decides to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Before the first question, which has a deadline.
    import buck_euchre_qt.players.levels  # noqa: F401

    with contextlib.suppress(EOFError, OSError):
        while isinstance(question := pipe.recv(), Question):
            pipe.send(_reply(question))


def _reply(question: Question) -> Reply:
    try:
        decision = decide(question.observation, question.level, question.seed)
    except Exception as error:  # noqa: BLE001 - told to the owner, who moves instead and logs it
        return Reply(question.generation, None, repr(error))
    return Reply(question.generation, decision)


class Thinker:
    """The owner of the worker process: asks one question at a time and never waits for it.

    Ask, then poll now and then: every question that is not dropped gets exactly one answer,
    from the worker or, where that died, dawdled or talked nonsense, from the heuristic here.
    At most one question is under way, so that the pipe is never full and writing never waits.
    `serve` is what the process runs and `clock` counts seconds; both are for tests to replace.
    """

    def __init__(
        self,
        deadline_ms: int = DEADLINE_MS,
        serve: Callable[[Pipe], None] = serve,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._deadline_s: Final = deadline_ms / 1000
        self._serve: Final = serve
        self._clock: Final = clock
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._generation = 0
        self._asked: Question | None = None
        self._asked_until = 0.0
        self._busy_until: float | None = None
        self._failures = 0

    @property
    def is_running(self) -> bool:
        """Whether there is a worker process, as far as is known."""
        return self._process is not None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is still due."""
        return self._asked is not None

    @property
    def pid(self) -> int | None:
        """The worker's process id, None without a worker."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the worker unless it runs; it gets ready while the caller goes on."""
        if self._process is not None or self._failures >= _MAX_FAILURES:
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs,), daemon=True, name="thinker")
        try:
            process.start()
        except OSError as error:
            self._failures += 1
            _log.warning("the worker cannot be started: %s", error)
            ours.close()
            return
        finally:
            # Only while the worker alone holds its end does our end notice that it died.
            theirs.close()
        self._process, self._pipe = process, ours
        self._busy_until = None

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        """Ask for a decision and return its generation; an older question is dropped."""
        self._generation += 1
        self._asked = Question(self._generation, observation, level, seed)
        self._asked_until = self._clock() + self._deadline_s
        self.start()
        self._send_asked()
        return self._generation

    def drop(self) -> None:
        """Forget the question under way: its answer, should it come, is thrown away."""
        self._asked = None

    def poll(self) -> Answer | None:
        """Return the answer if there is one by now; also looks after the worker."""
        if self._process is None:
            return self._answer_here(Trouble.NO_WORKER)
        reply, trouble = self._receive()
        asked = self._asked
        if reply is not None and asked is not None and reply.generation == asked.generation:
            return self._judge(asked, reply)
        now = self._clock()
        if trouble is None and self._busy_until is not None and now >= self._busy_until:
            trouble = Trouble.TOO_SLOW
        if trouble is None:
            self._send_asked()
            return None
        self._failures += trouble is Trouble.DIED
        _log.warning("the worker is started anew: %s", trouble.value)
        self._end()
        self.start()
        if trouble is Trouble.TOO_SLOW and now < self._asked_until:
            # The late one was dropped long ago; the present question has time left.
            self._send_asked()
            return None
        return self._answer_here(trouble)

    def stop(self) -> None:
        """End the worker, at once even where it is stuck."""
        self._asked = None
        self._end()

    def _send_asked(self) -> None:
        """Send the question asked, once the worker is free for it."""
        if self._asked is None or self._pipe is None or self._busy_until is not None:
            return
        self._busy_until = self._asked_until
        # Where nobody reads any more, the next poll notices that the worker died.
        with contextlib.suppress(OSError):
            self._pipe.send(self._asked)

    def _receive(self) -> tuple[Reply | None, Trouble | None]:
        if self._process is None or self._pipe is None:
            return None, None
        try:
            if self._pipe.poll():
                message = self._pipe.recv()
                self._busy_until = None
                if isinstance(message, Reply):
                    return message, None
                return None, Trouble.NONSENSE
        except Exception:  # noqa: BLE001 - a broken pipe, or bytes that are no message at all
            return None, Trouble.DIED
        return None, None if self._process.is_alive() else Trouble.DIED

    def _judge(self, asked: Question, reply: Reply) -> Answer | None:
        decision = reply.decision
        if isinstance(decision, Decision) and decision.action in asked.observation.legal:
            self._failures = 0
            self._asked = None
            return Answer(asked.generation, decision)
        if decision is None:
            _log.warning("the worker failed: %s", reply.fault)
            return self._answer_here(Trouble.FAILED)
        _log.warning("the worker answered what is not legal: %s", decision)
        return self._answer_here(Trouble.NONSENSE)

    def _answer_here(self, trouble: Trouble) -> Answer | None:
        asked, self._asked = self._asked, None
        if asked is None:
            return None
        return Answer(asked.generation, fallback(asked.observation, asked.seed), trouble)

    def _end(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._busy_until = None
        if pipe is not None:
            pipe.close()
        if process is None:
            return
        # It owns nothing that could be left half done, and killing needs no patience.
        process.kill()
        process.join(_END_S)
        if not process.is_alive():
            process.close()
