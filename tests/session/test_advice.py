# SPDX-License-Identifier: GPL-3.0-or-later
"""Hints and reviews share the thinking process with the match, which is served first."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import ANALYST, Answer
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.sharing import SharedThinking
from tests.helpers.sessions import PromptThinking
from tests.players.positions import seen

CALL = seen(Phase.FIRST_CIRCUIT, "9C TC 9S TS QS")
LEAD = seen(Phase.PLAY, "JH JD 9H AS TC", trump="H", maker=0)
STAY = seen(Phase.STAY_OR_DROP, "9C TC 9S TS QS", trump="D", maker=3)


def asked_of(thinking: PromptThinking) -> list[str]:
    return [seed for _, _, seed in thinking.asked]


def test_each_front_gets_the_answer_to_its_own_question() -> None:
    shared = SharedThinking(PromptThinking())
    match, hints = shared.front(), shared.front()
    first, second = match.ask(CALL, "club", "m"), hints.ask(LEAD, ANALYST, "h")
    assert hints.poll() is None
    answer = match.poll()
    assert answer is not None
    assert (answer.generation, answer.decision.action in CALL.legal) == (first, True)
    other = hints.poll()
    assert other is not None
    assert (other.generation, other.decision.action in LEAD.legal) == (second, True)
    assert match.poll() is hints.poll() is None


def test_the_match_goes_before_a_hint_that_is_under_way_and_the_hint_is_asked_again() -> None:
    thinking = PromptThinking()
    shared = SharedThinking(thinking)
    match, hints = shared.front(), shared.front()
    hints.ask(LEAD, ANALYST, "h")
    match.ask(CALL, "club", "m")
    assert match.poll() is not None
    assert hints.poll() is not None
    assert asked_of(thinking) == ["h", "m", "h"]


def test_who_is_dropped_gets_no_answer_and_the_next_is_served() -> None:
    thinking = PromptThinking()
    shared = SharedThinking(thinking)
    match, hints = shared.front(), shared.front()
    match.ask(CALL, "club", "m")
    hints.ask(LEAD, ANALYST, "h")
    match.drop()
    assert hints.poll() is not None
    assert match.poll() is None
    assert asked_of(thinking) == ["m", "h"]


def wait_for(qtbot: QtBot, adviser: Adviser) -> None:
    qtbot.waitUntil(lambda: not adviser.is_busy)


def test_advice_comes_in_turn_and_the_urgent_before_what_waits(qtbot: QtBot) -> None:
    adviser = Adviser(PromptThinking())
    heard: list[tuple[str, Decision]] = []

    def ask(name: str, position: Observation, *, is_urgent: bool = False) -> int:
        return adviser.ask(
            position, lambda decision: heard.append((name, decision)), is_urgent=is_urgent
        )

    ask("first", CALL)
    ask("second", LEAD)
    ask("urgent", STAY, is_urgent=True)
    wait_for(qtbot, adviser)
    assert [name for name, _ in heard] == ["first", "urgent", "second"]
    assert heard[1][1].action in STAY.legal


def test_what_is_hastened_goes_before_what_waits_and_is_asked_only_once(qtbot: QtBot) -> None:
    thinking = PromptThinking()
    adviser = Adviser(thinking)
    tickets = {
        name: adviser.ask(CALL, lambda _: None, seed=name) for name in ("asked", "second", "third")
    }
    adviser.hasten(tickets["asked"])
    adviser.hasten(tickets["third"])
    wait_for(qtbot, adviser)
    assert asked_of(thinking) == ["asked", "third", "second"]


def test_what_is_forgotten_is_never_told(qtbot: QtBot) -> None:
    adviser = Adviser(PromptThinking())
    heard: list[str] = []
    first = adviser.ask(CALL, lambda _: heard.append("first"))
    second = adviser.ask(LEAD, lambda _: heard.append("second"))
    adviser.ask(STAY, lambda _: heard.append("third"))
    adviser.forget(first)
    adviser.forget(second)
    wait_for(qtbot, adviser)
    assert heard == ["third"]
    adviser.ask(CALL, lambda _: heard.append("late"))
    adviser.forget_all()
    QTest.qWait(1)
    assert not adviser.is_busy
    assert heard == ["third"]


class Broken(PromptThinking):
    """Fails whenever it is asked for an answer."""

    def poll(self) -> Answer | None:
        raise OSError("broken")


def test_where_the_thinking_fails_advice_comes_all_the_same(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    adviser = Adviser(Broken())
    heard: list[Decision] = []
    adviser.ask(CALL, heard.append)
    wait_for(qtbot, adviser)
    assert heard[0].action in CALL.legal
    assert "no advice came" in caplog.text


def test_what_goes_wrong_is_told_to_whoever_asked_and_to_nobody_else() -> None:
    shared = SharedThinking(Broken())
    match, hints = shared.front(), shared.front()
    match.ask(CALL, "club", "m")
    assert hints.poll() is None
    with pytest.raises(OSError, match="broken"):
        match.poll()
    assert match.poll() is None
