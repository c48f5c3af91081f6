# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import Play
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from tests.helpers.sessions import make_session, new_saved

pytestmark = pytest.mark.usefixtures("qapp")


def play_on(qtbot: QtBot, session: Session, seen: list[tuple[int, int]]) -> None:
    """Play a match to the end by taking the first choice; notes (hand, choices) when asked."""
    session.start()
    for _ in range(3000):
        session.presented()
        if session.state is SessionState.OVER or len(session.match.deals) > 6:
            return
        question = session.question
        if question is None:
            qtbot.wait(1)
        elif question.ask is Ask.NEXT_DEAL:
            session.next_deal()
        elif question.ask is Ask.ACT:
            state = session.match.state
            assert state is not None
            if state.phase is Phase.PLAY:
                seen.append((len(state.hands[question.seat]), len(question.legal)))
            session.submit(question.legal[0])


def settings(*, plays_last_card: bool) -> SessionSettings:
    return SessionSettings(has_automatic_cut=True, plays_last_card=plays_last_card)


@pytest.mark.parametrize("plays_last_card", [True, False])
def test_the_last_card_is_asked_for_only_where_that_is_wished(
    qtbot: QtBot, plays_last_card: bool
) -> None:
    seen: list[tuple[int, int]] = []
    session = make_session(new_saved(), settings=settings(plays_last_card=plays_last_card))
    play_on(qtbot, session, seen)
    session.stop()
    assert seen
    assert ((1, 1) in seen) is not plays_last_card


def test_taking_back_goes_past_a_card_that_was_played_by_itself(qtbot: QtBot) -> None:
    session = make_session(new_saved(), settings=settings(plays_last_card=True))
    session.start()
    for _ in range(3000):
        session.presented()
        state = session.match.state
        is_over = state is not None and state.phase.is_finished
        played = is_over and any(len(trick.plays) for trick in state.tricks) if state else False
        if played and any(
            isinstance(logged.action, Play) and logged.seat == 0
            for logged in session.match.deals[-1].actions
        ):
            break
        question = session.question
        if question is None:
            qtbot.wait(1)
        elif question.ask is Ask.NEXT_DEAL:
            session.next_deal()
        else:
            session.submit(question.legal[0])
    session.undo()
    session.presented()
    state = session.match.state
    assert state is not None
    assert session.question is not None
    assert len(state.hands[0]) > 1 or state.phase is not Phase.PLAY
    session.stop()
