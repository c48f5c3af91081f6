# SPDX-License-Identifier: GPL-3.0-or-later
"""A person's errors are found in the deals just played, and nobody else's."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.learning.decisions import decisions_in
from buck_euchre_qt.learning.situations import Situation, situation_at
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.error_finder import ErrorFinder
from buck_euchre_qt.session.session import Ask, Session, SessionState
from tests.helpers.sessions import PromptThinking, make_session, new_saved

pytestmark = pytest.mark.usefixtures("qapp")


class Strict(PromptThinking):
    """Finds the first legal action far better than all others."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        number = super().ask(observation, level, seed)
        alternatives = tuple(
            Alternative(action, 0.1 if place else 0.9, 0, 0, 0, 0, 0)
            for place, action in enumerate(observation.legal)
        )
        analysis = Analysis(alternatives, 1, True, ())
        self._due = Answer(number, Decision(observation.legal[0], (analysis,)))
        return number


def go_on(session: Session) -> None:
    """Let the session do its next thing; a person does the last that may be done."""
    if session.state is SessionState.PRESENTING:
        session.presented()
    elif session.state is SessionState.THINKING:
        session.thought.look()
    elif session.question is not None:
        session.submit(session.question.legal[-1])


def play_a_deal(session: Session) -> None:
    while session.question is None or session.question.ask is not Ask.NEXT_DEAL:
        assert session.state is not SessionState.OVER
        go_on(session)


def errors_in(session: Session, deal: int) -> set[Situation]:
    """Return every decision of seat 0 that `Strict` finds wrong."""
    return {
        situation_at(session.match, deal, made.position)
        for made in decisions_in(session.match, deal)
        if made.seat == 0 and made.action != made.observation.legal[0]
    }


def finder_of(thinking: PromptThinking, found: list[Situation]) -> ErrorFinder:
    finder = ErrorFinder(Adviser(thinking))
    finder.found.connect(lambda situation, _topic: found.append(situation))
    return finder


def test_every_error_of_a_finished_deal_is_found_once(qtbot: QtBot) -> None:
    found: list[Situation] = []
    finder = finder_of(Strict(), found)
    session = make_session(new_saved())
    finder.follow(session)
    session.start()
    play_a_deal(session)
    qtbot.waitUntil(lambda: not finder.is_busy)
    assert set(found) == errors_in(session, 0)
    assert len(set(found)) == len(found) > 0
    session.stop()


def test_computer_players_among_themselves_make_nobody_s_errors() -> None:
    thinking = Strict()
    finder = finder_of(thinking, [])
    session = make_session(new_saved(people=()))
    finder.follow(session)
    session.start()
    play_a_deal(session)
    assert not finder.is_busy
    assert not thinking.asked
    session.stop()


def test_a_deal_that_was_taken_back_is_looked_at_as_it_ends_at_last(qtbot: QtBot) -> None:
    found: list[Situation] = []
    finder = finder_of(Strict(), found)
    session = make_session(new_saved())
    finder.follow(session)
    session.start()
    play_a_deal(session)
    qtbot.waitUntil(lambda: not finder.is_busy)
    session.undo()
    found.clear()
    play_a_deal(session)
    qtbot.waitUntil(lambda: not finder.is_busy)
    assert set(found) == errors_in(session, 0)
    session.stop()


def test_who_follows_another_match_hears_nothing_more_of_the_first() -> None:
    found: list[Situation] = []
    finder = finder_of(Strict(), found)
    first, second = make_session(new_saved()), make_session(new_saved(), seed="other")
    finder.follow(first)
    first.start()
    play_a_deal(first)
    assert finder.is_busy
    finder.follow(second)
    assert not finder.is_busy
    first.next_deal()
    assert not found
    first.stop()
