# SPDX-License-Identifier: GPL-3.0-or-later
"""Sessions for tests: computer players that answer when told to, and matches set up."""

from __future__ import annotations

import random
from collections.abc import Callable

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Session, SessionSettings


class PromptThinking:
    """Answers at the next poll, by default with a legal action drawn from the question's seed."""

    def __init__(self, choose: Callable[[Observation], Action] | None = None) -> None:
        self._choose = choose
        self._generation = 0
        self.asked: list[tuple[Observation, str, str]] = []
        self.is_mute = False
        self._due: Answer | None = None

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        self._generation += 1
        self.asked.append((observation, level, seed))
        if self._choose is None:
            action = random.Random(seed).choice(observation.legal)
        else:
            action = self._choose(observation)
        self._due = Answer(self._generation, Decision(action, ()))
        return self._generation

    def poll(self) -> Answer | None:
        if self.is_mute:
            return None
        due, self._due = self._due, None
        return due

    def drop(self) -> None:
        self._due = None


def new_saved(people: tuple[int, ...] = (0,), **options: int | bool) -> SavedMatch:
    """Return a match of buck with people at these seats, before its first deal."""
    match = Match(make_game("buck", options))
    players = tuple(
        PlayerInfo(name, PlayerKind.HUMAN)
        if seat in people
        else PlayerInfo(name, PlayerKind.BOT, "club")
        for seat, name in enumerate(("", "Léa", "Bram", "Inês"))
    )
    return SavedMatch(match, players)


def make_session(
    saved: SavedMatch,
    thinking: PromptThinking | None = None,
    seed: str = "test",
    settings: SessionSettings | None = None,
    keep: Callable[[SavedMatch], None] = lambda _: None,
) -> Session:
    """Return a session whose cards come from a seed."""
    return Session(
        saved,
        thinking or PromptThinking(),
        Chance(seed),
        settings or SessionSettings(has_automatic_cut=True),
        keep,
    )
