# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems get ready while the window goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import DROP, STAY, Action
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.learning.practice_plan import Item
from buck_euchre_qt.learning.problems import Problem, seen_in
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.worker import ANALYST, Answer, Trouble
from buck_euchre_qt.session.practice_supply import PracticeSupply

ERROR = Situation("buck", (), (25, 25, 25, 25), 1, DECK, 13)


class Analysing:
    """Finds the first legal action best by `gap`; the first `troubles` answers say nothing."""

    def __init__(self, gap: float = 0.1, troubles: int = 0) -> None:
        self.gap = gap
        self.troubles = troubles
        self.asked: list[tuple[Observation, str, str]] = []
        self.dropped = 0
        self.favourite: Action = STAY
        self._due = False

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        self.asked.append((observation, level, seed))
        self._due = True
        return len(self.asked)

    def poll(self) -> Answer | None:
        if not self._due:
            return None
        self._due = False
        seen = self.asked[-1][0]
        if len(self.asked) <= self.troubles:
            decision = Decision(seen.legal[0], (Motive.GOOD_CHANCES,))
            return Answer(len(self.asked), decision, Trouble.DIED)
        best = self.favourite if self.favourite in seen.legal else seen.legal[0]
        others = [action for action in seen.legal if action != best]
        alternatives = [Alternative(best, 0.5, 0, 0, 0, 0, 0)] + [
            Alternative(action, 0.5 - self.gap, 0, 0, 0, 0, 0) for action in others
        ]
        analysis = Analysis(tuple(alternatives), 1, True, ())
        return Answer(len(self.asked), Decision(best, (analysis,)))

    def drop(self) -> None:
        self.dropped += 1
        self._due = False


@pytest.fixture
def thinking() -> Analysing:
    return Analysing()


@pytest.fixture
def supply(qtbot: QtBot, thinking: Analysing) -> Iterator[PracticeSupply]:
    del qtbot
    made = PracticeSupply(thinking, random.Random(4))
    yield made
    made.stop()


def prepared(qtbot: QtBot, supply: PracticeSupply, item: Item) -> Problem:
    with qtbot.waitSignal(supply.ready) as ready:
        supply.prepare(item)
    assert ready.args is not None
    problem = ready.args[0]
    assert isinstance(problem, Problem)
    assert not supply.is_busy
    return problem


def test_a_fresh_problem_gets_ready(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    problem = prepared(qtbot, supply, Item("buck", Topic.LEAD))
    seen, level, _ = thinking.asked[-1]
    assert level == ANALYST
    assert problem.topic is Topic.LEAD
    assert seen == seen_in(problem.situation)


def test_an_own_error_is_analysed_again_and_offered_whatever_comes_of_it(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    thinking.gap = 0.0
    problem = prepared(qtbot, supply, Item("buck", Topic.ORDER, ERROR))
    assert problem.situation == ERROR
    assert len(thinking.asked) == 1


def test_what_is_not_clear_cut_is_no_problem_and_in_the_end_that_is_said(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    thinking.gap = 0.001
    with qtbot.waitSignal(supply.failed):
        supply.prepare(Item("buck", Topic.FOLLOW))
    assert len(thinking.asked) == 150
    assert not supply.is_busy


def test_both_answers_are_as_frequent_where_they_can_be_had(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    found = set()
    for _ in range(12):
        thinking.favourite = random.Random(len(thinking.asked)).choice((STAY, DROP))
        found.add(prepared(qtbot, supply, Item("buck", Topic.STAY)).best)
    assert found == {STAY, DROP}


def test_a_worker_that_died_once_is_asked_again(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    thinking.troubles = 2
    prepared(qtbot, supply, Item("buck", Topic.ORDER, ERROR))
    assert len(thinking.asked) == 3


def test_that_nobody_can_analyse_is_said(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    thinking.troubles = 99
    with qtbot.waitSignal(supply.failed):
        supply.prepare(Item("buck", Topic.ORDER, ERROR))
    assert len(thinking.asked) == 3


def test_another_wish_takes_the_place_of_the_one_before(
    qtbot: QtBot, supply: PracticeSupply, thinking: Analysing
) -> None:
    supply.prepare(Item("buck", Topic.ORDER, ERROR))
    assert supply.is_busy
    problem = prepared(qtbot, supply, Item("buck", Topic.DISCARD))
    assert problem.topic is Topic.DISCARD
    assert thinking.dropped == 1


def test_where_the_thinking_fails_that_is_said_and_nothing_goes_on(
    qtbot: QtBot,
    supply: PracticeSupply,
    thinking: Analysing,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail() -> Answer | None:
        raise OSError("broken")

    monkeypatch.setattr(thinking, "poll", fail)
    with qtbot.waitSignal(supply.failed):
        supply.prepare(Item("buck", Topic.ORDER, ERROR))
    assert not supply.is_busy
    assert "no problem came" in caplog.text
