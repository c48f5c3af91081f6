# SPDX-License-Identifier: GPL-3.0-or-later
"""What a session waits for, and what it asks of people and of computer players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind
from buck_euchre_qt.players.worker import Answer


class SessionState(Enum):
    """What the session waits for."""

    WAITING_HUMAN = "waiting for a person"
    THINKING = "a computer player thinks"
    PRESENTING = "the table shows what happened"
    OVER = "the match is over"


class Ask(Enum):
    """What a person is asked to do."""

    ACT = "act"
    CUT = "cut the deck"
    NEXT_DEAL = "begin the next deal"


class Thinking(Protocol):
    """Computer players that answer later, without ever making the window wait."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        """Put a question and return its number; an older one is forgotten."""

    def poll(self) -> Answer | None:
        """Return an answer that has come, or None."""

    def drop(self) -> None:
        """Forget the question that is out."""


@dataclass(slots=True)
class SessionSettings:
    """What of the preferences the turn loop has to know; may change at any moment.

    `pause_scale` multiplies the time that computer players take at the normal speed, 0 for none.
    """

    has_automatic_cut: bool = False
    plays_last_card: bool = False
    waits_between_deals: bool = True
    pause_scale: float = 0.0


@dataclass(slots=True)
class Question:
    """The question a person has to answer, and what they may choose from."""

    ask: Ask
    seat: int
    legal: tuple[Action, ...] = field(default=())


def asked_at_table(players: Sequence[PlayerInfo]) -> frozenset[int]:
    """Return the seat of the first person, the only one there is room for; none without one."""
    people = [seat for seat, player in enumerate(players) if player.kind is PlayerKind.HUMAN]
    return frozenset(people[:1])
