# SPDX-License-Identifier: GPL-3.0-or-later
"""The thinking process: it may die, hang or talk nonsense, and the match goes on."""

from __future__ import annotations

import logging
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import pytest

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players import heuristic
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.worker import (
    DEADLINE_MS,
    Answer,
    Thinker,
    Trouble,
    decide,
    fallback,
    serve,
)
from tests.players import workers
from tests.players.positions import seen

if TYPE_CHECKING:
    from buck_euchre_qt.players.worker import Pipe

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills by POSIX signals")

PATIENCE_S = 60
POSITION = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0)
OTHER = seen(Phase.PLAY, "AD KD 9S", trump="N", trick="1:QD 2:9D 3:TD")

Serve: TypeAlias = "Callable[[Pipe], None]"


class Make(Protocol):
    """Makes what asks a process, with what `Thinker` takes; it is stopped after the test."""

    def __call__(
        self,
        deadline_ms: int = DEADLINE_MS,
        serve: Serve = serve,
        clock: Callable[[], float] = time.monotonic,
    ) -> Thinker:
        """See the class."""


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Thinker] = []

    def build(
        deadline_ms: int = DEADLINE_MS,
        serve: Serve = serve,
        clock: Callable[[], float] = time.monotonic,
    ) -> Thinker:
        made.append(Thinker(deadline_ms, serve, clock))
        return made[-1]

    yield build
    for thinker in made:
        thinker.stop()


def await_answer(thinker: Thinker) -> Answer:
    give_up = time.monotonic() + PATIENCE_S
    while time.monotonic() < give_up:
        if (answer := thinker.poll()) is not None:
            return answer
        time.sleep(0.002)
    raise AssertionError("no answer came")


def await_end(pid: int) -> None:
    give_up = time.monotonic() + PATIENCE_S
    while time.monotonic() < give_up:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.005)
    raise AssertionError("the process did not end")


def test_the_worker_decides_as_the_same_player_here_would(make: Make) -> None:
    thinker = make()
    thinker.start()
    for seed in ("a", "b"):
        for position in (POSITION, OTHER):
            generation = thinker.ask(position, "club", seed)
            expected = decide(position, "club", seed)
            assert await_answer(thinker) == Answer(generation, expected)
    assert not thinker.is_thinking


def test_asking_starts_the_worker(make: Make) -> None:
    thinker = make()
    assert not thinker.is_running
    thinker.ask(POSITION, "club", "a")
    assert await_answer(thinker).trouble is None


def test_the_worker_loads_no_qt(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    thinker = make(serve=workers.tell_if_qt_is_loaded)
    thinker.ask(POSITION, "club", "a")
    await_answer(thinker)
    assert "Qt loaded: False" in caplog.text


@pytest.mark.parametrize(
    ("serve", "trouble"),
    [
        (workers.die_when_asked, Trouble.DIED),
        (workers.answer_bytes, Trouble.DIED),
        (workers.answer_illegally, Trouble.NONSENSE),
        (workers.answer_text, Trouble.NONSENSE),
        (workers.answer_none, Trouble.FAILED),
    ],
)
def test_the_heuristic_moves_for_a_worker_that_fails(
    make: Make,
    caplog: pytest.LogCaptureFixture,
    serve: Serve,
    trouble: Trouble,
) -> None:
    thinker = make(serve=serve)
    generation = thinker.ask(POSITION, "club", "seed")
    answer = await_answer(thinker)
    assert answer == Answer(generation, fallback(POSITION, "seed"), trouble)
    assert answer.decision.action in POSITION.legal
    assert len([entry for entry in caplog.records if entry.levelno >= logging.WARNING]) == 1
    assert thinker.poll() is None


def test_a_level_that_does_not_exist_is_answered_all_the_same(make: Make) -> None:
    thinker = make()
    thinker.ask(POSITION, "grandmaster", "a")
    assert await_answer(thinker).trouble is Trouble.FAILED
    thinker.ask(POSITION, "club", "a")
    assert await_answer(thinker).trouble is None


def test_a_worker_that_hangs_is_overtaken_at_the_deadline(make: Make) -> None:
    now = [0.0]
    thinker = make(4000, workers.hang_when_asked, lambda: now[0])
    generation = thinker.ask(POSITION, "club", "a")
    first = thinker.pid
    assert thinker.poll() is None
    now[0] = 3.9
    assert thinker.poll() is None
    now[0] = 4.0
    expected = Answer(generation, fallback(POSITION, "a"), Trouble.TOO_SLOW)
    assert thinker.poll() == expected
    assert thinker.pid != first
    assert first is not None
    await_end(first)


def test_a_dead_worker_is_replaced(make: Make) -> None:
    thinker = make()
    thinker.ask(POSITION, "club", "a")
    await_answer(thinker)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    give_up = time.monotonic() + PATIENCE_S
    while thinker.pid == first and time.monotonic() < give_up:
        assert thinker.poll() is None
        time.sleep(0.002)
    generation = thinker.ask(OTHER, "club", "b")
    assert await_answer(thinker) == Answer(generation, decide(OTHER, "club", "b"))


def test_a_question_put_to_a_worker_just_killed_is_answered(make: Make) -> None:
    thinker = make()
    thinker.ask(POSITION, "club", "a")
    await_answer(thinker)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGKILL)
    generation = thinker.ask(OTHER, "club", "b")
    answer = await_answer(thinker)
    assert (answer.generation, answer.decision) == (generation, decide(OTHER, "club", "b"))


def test_a_worker_that_cannot_live_here_is_given_up(make: Make) -> None:
    thinker = make(serve=workers.die_at_once)
    for _ in range(5):
        thinker.ask(POSITION, "club", "a")
        assert await_answer(thinker).trouble in (Trouble.DIED, Trouble.NO_WORKER)
    assert await_answer_of(thinker).trouble is Trouble.NO_WORKER
    assert not thinker.is_running


def await_answer_of(thinker: Thinker) -> Answer:
    thinker.ask(POSITION, "club", "a")
    return await_answer(thinker)


def test_a_system_that_starts_no_process_is_played_without(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    thinker = make()
    thinker.start()
    for _ in range(4):
        assert await_answer_of(thinker).trouble is Trouble.NO_WORKER


def test_a_dropped_question_is_never_answered(make: Make, tmp_path: Path) -> None:
    late, prompt = tmp_path / "late", tmp_path / "prompt"
    thinker = make(serve=workers.answer_on_release)
    first = thinker.ask(POSITION, "club", str(late))
    thinker.drop()
    assert not thinker.is_thinking
    second = thinker.ask(OTHER, "club", str(prompt))
    assert second == first + 1
    assert thinker.poll() is None
    prompt.touch()
    late.touch()
    assert await_answer(thinker) == Answer(second, decide(OTHER, "club", str(prompt)))
    assert thinker.poll() is None


def test_a_dropped_question_does_not_eat_the_time_of_the_next(make: Make) -> None:
    now = [0.0]
    thinker = make(4000, workers.hang_on_first_only, lambda: now[0])
    thinker.ask(POSITION, "club", "a")
    thinker.drop()
    now[0] = 3.0
    generation = thinker.ask(OTHER, "club", "b")
    now[0] = 4.5
    assert await_answer(thinker) == Answer(generation, decide(OTHER, "club", "b"))


def test_an_answer_given_twice_counts_once(make: Make) -> None:
    thinker = make(serve=workers.answer_twice)
    first = thinker.ask(POSITION, "club", "a")
    assert await_answer(thinker).generation == first
    second = thinker.ask(OTHER, "club", "b")
    assert await_answer(thinker) == Answer(second, decide(OTHER, "club", "b"))


def test_stopping_ends_a_worker_that_is_stuck(make: Make) -> None:
    thinker = make(serve=workers.hang_when_asked)
    thinker.ask(POSITION, "club", "a")
    pid = thinker.pid
    assert pid is not None
    thinker.stop()
    await_end(pid)
    assert not thinker.is_running
    assert thinker.poll() is None
    thinker.stop()


def test_twenty_starts_leave_no_process_behind(make: Make) -> None:
    pids: list[int] = []
    for number in range(20):
        thinker = make()
        thinker.start()
        if number % 4 == 0:
            thinker.ask(POSITION, "club", "a")
            await_answer(thinker)
        assert thinker.pid is not None
        pids.append(thinker.pid)
        thinker.stop()
    for pid in pids:
        await_end(pid)


def test_the_fallback_survives_a_heuristic_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_seen: Observation, _rng: random.Random) -> Decision:
        raise ZeroDivisionError

    monkeypatch.setitem(heuristic.HEURISTICS, "buck", fail)
    decision = fallback(POSITION, "a")
    assert decision.action in POSITION.legal
    assert decision.reasons == (Motive.AT_RANDOM,)


PROGRAM = """
import time
from buck_euchre_qt.players.worker import Thinker
from tests.players.positions import seen
from buck_euchre_qt.engine.state import Phase

def main():
    thinker = Thinker()
    thinker.ask(seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0), "club", "a")
    answer = None
    while answer is None:
        answer = thinker.poll()
        time.sleep(0.002)
    thinker.stop()
    print(answer.decision.action, answer.trouble)

if __name__ == "__main__":
    main()
"""
CONSOLE_SCRIPT = (
    "import sys\nfrom program import main\nif __name__ == '__main__':\n    sys.exit(main())\n"
)


@pytest.mark.parametrize("command", [["program.py"], ["-m", "program"], ["script"]])
def test_the_worker_starts_however_the_program_is_started(
    tmp_path: Path, command: list[str]
) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    (tmp_path / "script").write_text(CONSOLE_SCRIPT)
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(root), str(tmp_path)))},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )
    expected = decide(POSITION, "club", "a").action
    assert (done.stdout.strip(), done.stderr) == (f"{expected} None", "")


def test_a_program_killed_takes_the_worker_with_it(tmp_path: Path) -> None:
    code = (
        "import time\n"
        "from buck_euchre_qt.players.worker import Thinker\n"
        "if __name__ == '__main__':\n"
        "    thinker = Thinker()\n"
        "    thinker.start()\n"
        "    print(thinker.pid, flush=True)\n"
        "    time.sleep(60)\n"
    )
    (tmp_path / "program.py").write_text(code)
    root = str(Path(__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "program.py")],
        env=os.environ | {"PYTHONPATH": root},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        program.kill()
    await_end(pid)
