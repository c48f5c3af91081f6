# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who practises, and an analyst whose answers are known."""

from __future__ import annotations

import os
import random
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import Action, card_of
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.practice_supply import PracticeSupply
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.practice_player import PracticePlayer
from buck_euchre_qt.windows.practice_screen import PracticeScreen

PICTURES = os.environ.get("PRACTICE_PICTURES")
"""A folder for pictures of every topic, where they are wanted."""

TODAY = date(2026, 3, 1)


class Analysing:
    """Finds what a club player does best, and all else bad; says nothing at all when mute."""

    def __init__(self) -> None:
        self.is_mute = self.is_blank = False
        self._asked: list[Observation] = []
        self._answered = 0

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        del level, seed
        self._asked.append(observation)
        return len(self._asked)

    def poll(self) -> Answer | None:
        if self.is_mute or self._answered == len(self._asked):
            return None
        self._answered = len(self._asked)
        seen = self._asked[-1]
        best = analysed_as_best(seen)
        if self.is_blank:
            return Answer(self._answered, Decision(best, (Motive.GOOD_CHANCES,)))
        others = [action for action in seen.legal if action != best]
        alternatives = [Alternative(best, 0.512, -0.8, 0.2, 0.1, 0.05, 0.02)] + [
            Alternative(action, 0.4 - 0.01 * number, 0.3, 0.5, 0.4, 0.0, 0.02)
            for number, action in enumerate(others)
        ]
        analysis = Analysis(tuple(alternatives), 400, False, ())
        return Answer(self._answered, Decision(best, (Motive.BEST_CHANCE, analysis)))

    def drop(self) -> None:
        self._answered = len(self._asked)


def analysed_as_best(seen: Observation) -> Action:
    from buck_euchre_qt.players.heuristic import HeuristicPlayer

    return HeuristicPlayer().choose(seen, random.Random(1)).action


class Learner:
    """Someone who practises, and what the screen told to be kept."""

    def __init__(self, qtbot: QtBot, book: PracticeBook) -> None:
        self.thinking = Analysing()
        self.today = TODAY
        self.books = [book]
        supply = PracticeSupply(self.thinking, random.Random(2))
        self.screen = PracticeScreen(
            ("buck", "partnership", "two-handed"),
            supply,
            book,
            lambda: self.today,
            random.Random(5),
        )
        self.screen.book_changed.connect(self.books.append)
        self.screen.view.set_pace(Pace.INSTANT)
        self.screen.resize(1024, 720)
        self.screen.show()
        self.screen.activateWindow()
        qtbot.waitExposed(self.screen)
        self.screen.show_list()

    @property
    def player(self) -> PracticePlayer:
        return self.screen.player

    @property
    def book(self) -> PracticeBook:
        return self.books[-1]

    @property
    def seen(self) -> Observation:
        seen = self.player.table.seen
        assert seen is not None
        return seen

    def start(self, topic: Topic | None, game: str = "buck") -> None:
        self.screen.start(game, topic)
        self.wait_for_problem()

    def wait_for_problem(self) -> None:
        for _ in range(20_000):
            if self.player.problem is not None:
                return
            QTest.qWait(1)
        raise AssertionError("no problem came")

    def settle(self) -> None:
        QTest.qWait(0)
        while self.screen.view.is_busy or self.screen.view.is_render_due:
            QTest.qWait(1)

    def right_and_wrong(self) -> tuple[Action, Action]:
        problem = self.player.problem
        assert problem is not None
        wrong = next(action for action in self.seen.legal if not problem.is_right(action))
        return problem.best, wrong

    def answer(self, action: Action) -> None:
        """Choose an action where a learner would: a card of the hand, or a button."""
        card = card_of(action)
        if card is not None:
            where = place(Pile.HAND, self.seen.seat, self.seen.hand.index(card))
            self.screen.view.choose(where)
            return
        calls = [legal for legal in self.seen.legal if card_of(legal) is None]
        self.player.table.prompt.buttons[calls.index(action)].click()

    def key(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget() or self.screen
        QTest.keyClick(target, key)

    def picture(self, name: str) -> None:
        if PICTURES is not None:
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            assert self.screen.grab().save(str(Path(PICTURES) / f"{name}.png"))
