# SPDX-License-Identifier: GPL-3.0-or-later
"""Advice on positions: many questions, one after the other, while the window goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import ANALYST, Trouble, fallback
from buck_euchre_qt.session.asking import Thinking

_POLL_MS: Final = 8
_PASSING: Final = (Trouble.DIED, Trouble.TOO_SLOW)
_log = logging.getLogger(__name__)

Reaction: TypeAlias = Callable[[Decision], None]


class _Wish(NamedTuple):
    ticket: int
    observation: Observation
    level: str
    seed: str
    then: Reaction
    is_again: bool = False


class Adviser(QObject):
    """Asks for decisions in turn and hands each on when it comes; every wish is answered once.

    A wish is known by its ticket. It can be forgotten, and one that is urgent goes before those
    that wait already.
    """

    def __init__(self, thinking: Thinking) -> None:
        super().__init__()
        self._thinking = thinking
        self._waiting: list[_Wish] = []
        self._asked: _Wish | None = None
        self._generation = 0
        self._tickets = 0
        self._look_out = QTimer(self)
        self._look_out.setInterval(_POLL_MS)
        self._look_out.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or bool(self._waiting)

    def ask(
        self,
        observation: Observation,
        then: Reaction,
        *,
        level: str = ANALYST,
        seed: str = "advice",
        is_urgent: bool = False,
    ) -> int:
        """Ask what to do and return a ticket; `then` is called with the decision.

        By default everything the seat may do is analysed; another level decides as it plays.
        """
        self._tickets += 1
        wish = _Wish(self._tickets, observation, level, seed, then)
        self._waiting.insert(0 if is_urgent else len(self._waiting), wish)
        self._go_on()
        return wish.ticket

    def hasten(self, ticket: int) -> None:
        """Let the wish with this ticket go before those that wait; what is asked already, stays."""
        self._waiting.sort(key=lambda wish: wish.ticket != ticket)

    def forget(self, ticket: int) -> None:
        """Give no answer to the wish with this ticket any more."""
        self._waiting = [wish for wish in self._waiting if wish.ticket != ticket]
        if self._asked is not None and self._asked.ticket == ticket:
            self._asked = None
            self._thinking.drop()
        self._go_on()

    def forget_all(self) -> None:
        """Answer nothing that has been asked so far."""
        self._waiting.clear()
        if self._asked is not None:
            self._asked = None
            self._thinking.drop()
        self._look_out.stop()

    def _go_on(self) -> None:
        if self._asked is None and self._waiting:
            wish = self._asked = self._waiting.pop(0)
            self._generation = self._thinking.ask(wish.observation, wish.level, wish.seed)
        if self._asked is None:
            self._look_out.stop()
        elif not self._look_out.isActive():
            self._look_out.start()

    def _look(self) -> None:
        wish = self._asked
        if wish is None:
            return
        try:
            answer = self._thinking.poll()
        except Exception:  # noqa: BLE001 - advice may fail, the window goes on
            _log.exception("no advice came")
            decision = fallback(wish.observation, wish.seed)
        else:
            if answer is None or answer.generation != self._generation:
                return
            if answer.trouble in _PASSING and not wish.is_again:
                # A process that had to be started anew is asked once more: nobody waits for it.
                self._waiting.insert(0, wish._replace(is_again=True))
                self._asked = None
                self._go_on()
                return
            decision = answer.decision
        self._asked = None
        self._go_on()
        wish.then(decision)
