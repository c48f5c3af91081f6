# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players take the time that people take, and no timer is left behind."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import PASS, Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.pauses import LAST_CARD_MS, LONGEST_MS, pause_ms
from buck_euchre_qt.session.session import Session, SessionSettings, SessionState
from buck_euchre_qt.session.thought import Thought
from tests.helpers.sessions import PromptThinking, make_session, new_saved

LONG = 1000.0
"""A scale at which no pause ends while a test runs."""
pytestmark = pytest.mark.usefixtures("qapp")


def seen_in_play() -> list[Observation]:
    """Return what the computer players of a match saw, in order."""
    thinking = PromptThinking()
    session = make_session(new_saved(people=()), thinking, settings=automatic())
    session.start()
    patience = 0
    while session.state is not SessionState.OVER and patience < 4000:
        patience += 1
        if session.state is SessionState.PRESENTING:
            session.presented()
        else:
            QTest.qWait(1)
            session.thought.look()
    session.stop()
    return [asked for asked, _, _ in thinking.asked]


@pytest.fixture(scope="module")
def seen() -> list[Observation]:
    return seen_in_play()


def automatic(pause_scale: float = 0.0) -> SessionSettings:
    return SessionSettings(
        has_automatic_cut=True, waits_between_deals=False, pause_scale=pause_scale
    )


def usual(found: list[Observation]) -> float:
    return mean(pause_ms(each, f"seed {number}") for each in found for number in range(40))


def test_staying_takes_longer_than_a_card_and_a_lead_longer_than_following(
    seen: list[Observation],
) -> None:
    play = [each for each in seen if each.phase is Phase.PLAY and len(each.hand) == 5]
    leads = [each for each in play if not each.trick.plays]
    follows = [each for each in play if each.trick.plays]
    stays = [each for each in seen if each.phase is Phase.STAY_OR_DROP]
    assert usual(stays) > usual(leads) > usual(follows) > LAST_CARD_MS


def test_the_last_card_that_everybody_knows_of_comes_at_once(seen: list[Observation]) -> None:
    last = [each for each in seen if each.phase is Phase.PLAY and len(each.hand) == 1]
    assert last
    assert {pause_ms(each, "seed") for each in last} == {LAST_CARD_MS}


def test_no_pause_is_longer_than_the_longest(seen: list[Observation]) -> None:
    pauses = [pause_ms(each, str(number)) for each in seen for number in range(60)]
    assert min(pauses) > 0
    assert max(pauses) <= LONGEST_MS


def test_nobody_s_pace_tells_what_is_in_the_hand(seen: list[Observation]) -> None:
    others = [each for each in seen if len(each.hand) == 5]
    for first, second in pairwise(others):
        swapped = first._replace(hand=second.hand, legal=first.legal[:1])
        assert pause_ms(swapped, "seed") == pause_ms(first, "seed")


def test_the_bold_are_quicker_than_the_cautious(seen: list[Observation]) -> None:
    calls = [each for each in seen if each.phase is Phase.FIRST_CIRCUIT]
    assert calls
    for each in calls:
        bold, steady, cautious, strange = (
            pause_ms(each, "seed", level)
            for level in ("master bold", "master", "master cautious", "someone wild")
        )
        assert bold < steady < cautious
        assert strange == steady


def test_the_same_seed_gives_the_same_pause_and_others_differ(seen: list[Observation]) -> None:
    first = seen[0]
    assert pause_ms(first, "a") == pause_ms(first, "a")
    assert len({pause_ms(first, str(number)) for number in range(20)}) > 10


def thinking_session(qtbot: QtBot, scale: float) -> Session:
    """Return a session in which somebody has thought, and gives the answer when its time comes."""
    for seed in range(20):
        session = make_session(
            new_saved(), PromptThinking(), seed=str(seed), settings=automatic(pause_scale=scale)
        )
        session.start()
        for _ in range(5):
            if session.state is SessionState.PRESENTING:
                session.presented()
        if session.state is SessionState.THINKING:
            break
        session.stop()
    else:
        raise AssertionError("nobody ever had to think")
    qtbot.waitUntil(
        lambda: session.thought.is_held_back or session.state is not SessionState.THINKING
    )
    return session


def running_timers(session: Session) -> list[QTimer]:
    return [timer for timer in session.findChildren(QTimer) if timer.isActive()]


def test_an_answer_that_comes_too_soon_is_held_back(qtbot: QtBot) -> None:
    session = thinking_session(qtbot, LONG)
    before = len(session.match.deals[-1].actions)
    assert session.thought.is_held_back
    (pause,) = running_timers(session)
    pause.stop()
    pause.timeout.emit()
    assert len(session.match.deals[-1].actions) == before + 1
    assert session.state is SessionState.PRESENTING
    session.stop()


def test_at_instant_speed_nobody_waits(qtbot: QtBot) -> None:
    session = thinking_session(qtbot, 0.0)
    assert session.state is SessionState.PRESENTING
    assert running_timers(session) == []
    session.stop()


@pytest.mark.parametrize("way", ["stop", "show anew"])
def test_no_timer_is_left_behind(qtbot: QtBot, way: str) -> None:
    session = thinking_session(qtbot, LONG)
    (pause,) = running_timers(session)
    if way == "stop":
        session.stop()
    else:
        session.show_anew()
    assert running_timers(session) == []
    decided: list[Decision] = []
    session.thought.made.connect(decided.append)
    pause.timeout.emit()
    assert not decided
    session.stop()


def test_a_thought_that_is_stopped_while_it_is_held_back_is_forgotten(
    qtbot: QtBot, seen: list[Observation]
) -> None:
    decided: list[Decision] = []
    thought = Thought(PromptThinking())
    thought.made.connect(decided.append)
    thought.begin(seen[0], "club", "seed", 1_000_000)
    qtbot.waitUntil(lambda: thought.is_held_back)
    assert thought.is_under_way
    thought.begin(seen[1], "club", "seed", 0)
    qtbot.waitUntil(lambda: bool(decided))
    assert [decision.action in seen[1].legal for decision in decided] == [True]
    assert not thought.is_under_way


class _Broken:
    """Computer players that fail in one of two ways."""

    def __init__(self, action: Action | None) -> None:
        self._inner = PromptThinking(None if action is None else lambda _: action)
        self._fails = action is None

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        return self._inner.ask(observation, level, seed)

    def poll(self) -> Answer | None:
        if self._fails:
            raise OSError("gone")
        return self._inner.poll()

    def drop(self) -> None:
        self._inner.drop()


def test_whatever_fails_a_legal_decision_comes(qtbot: QtBot, seen: list[Observation]) -> None:
    playing = next(each for each in seen if each.phase is Phase.PLAY)
    for broken in (_Broken(None), _Broken(PASS)):
        decided: list[Decision] = []
        thought = Thought(broken)
        thought.made.connect(decided.append)
        with qtbot.waitSignal(thought.made):
            thought.begin(playing, "club", "seed", 0)
        assert decided[0].action in playing.legal
