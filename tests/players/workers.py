# SPDX-License-Identifier: GPL-3.0-or-later
"""Worker processes that misbehave in one way each."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

from buck_euchre_qt.engine.actions import REDEAL
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import Question, Reply, decide

if TYPE_CHECKING:
    from buck_euchre_qt.players.worker import Pipe


def die_when_asked(pipe: Pipe) -> None:
    pipe.recv()
    os._exit(3)


def die_at_once(_pipe: Pipe) -> None:
    os._exit(3)


def hang_when_asked(pipe: Pipe) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    pipe.recv()
    while True:
        time.sleep(60)


def hang_on_first_only(pipe: Pipe) -> None:
    while isinstance(question := pipe.recv(), Question):
        if question.generation == 1:
            time.sleep(60)
        pipe.send(_true_reply(question))


def answer_illegally(pipe: Pipe) -> None:
    while isinstance(question := pipe.recv(), Question):
        pipe.send(Reply(question.generation, Decision(REDEAL, ())))


def answer_none(pipe: Pipe) -> None:
    while isinstance(question := pipe.recv(), Question):
        pipe.send(Reply(question.generation, None, "no idea"))


def answer_text(pipe: Pipe) -> None:
    while isinstance(pipe.recv(), Question):
        pipe.send("JH")


def answer_bytes(pipe: Pipe) -> None:
    while isinstance(pipe.recv(), Question):
        pipe.send_bytes(b"\x80\x04no pickle")


def answer_twice(pipe: Pipe) -> None:
    while isinstance(question := pipe.recv(), Question):
        pipe.send(_true_reply(question))
        pipe.send(_true_reply(question))


def answer_on_release(pipe: Pipe) -> None:
    """Answer each question late, when the file that its seed names is there."""
    while isinstance(question := pipe.recv(), Question):
        while not Path(question.seed).exists():
            time.sleep(0.005)
        pipe.send(_true_reply(question))


def tell_if_qt_is_loaded(pipe: Pipe) -> None:
    import sys

    while isinstance(question := pipe.recv(), Question):
        loaded = any(name.startswith("PySide6") for name in sys.modules)
        pipe.send(Reply(question.generation, None, f"Qt loaded: {loaded}"))


def _true_reply(question: Question) -> Reply:
    return Reply(question.generation, decide(question.observation, question.level, question.seed))
