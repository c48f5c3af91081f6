# SPDX-License-Identifier: GPL-3.0-or-later
"""A match goes on where it was when the program was closed."""

from __future__ import annotations

from pathlib import Path
from typing import Unpack

import pytest
from PySide6.QtTest import QTest

from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.files import StorageError, Why
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import CUTTING, FAST, reach, reach_cut, reach_where
from tests.windows.person import Person, SitDown, Wishes


def restart(sit_down: SitDown, person: Person, **wishes: Unpack[Wishes]) -> Person:
    before = person.kept
    person.window.close()
    assert person.kept == before
    chosen: Wishes = {"preferences": CUTTING, "seed": "other"}
    chosen.update(wishes)
    again = sit_down(**chosen)
    again.click(again.button("Continue the match"))
    return again


@pytest.mark.parametrize("phase", [Phase.FIRST_CIRCUIT, Phase.DISCARD, Phase.STAY_OR_DROP])
def test_a_match_goes_on_where_it_was(sit_down: SitDown, phase: Phase) -> None:
    check_going_on(sit_down, reach(sit_down, phase))


def test_a_match_goes_on_in_the_middle_of_a_trick(sit_down: SitDown) -> None:
    person = reach_where(
        sit_down,
        lambda person: person.is_at(Phase.PLAY) and 0 < len(person.seen.trick.plays) < 4,
    )
    check_going_on(sit_down, person)


def test_a_match_goes_on_at_the_result(sit_down: SitDown) -> None:
    person = sit_down()
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    check_going_on(sit_down, person)


def check_going_on(sit_down: SitDown, person: Person) -> None:
    state, question = person.session.match.state, person.session.question
    caption = person.screen.prompt.caption
    again = restart(sit_down, person)
    again.until(again.is_asked)
    assert again.session.match.state == state
    assert again.session.question is not None
    assert question is not None
    assert again.session.question.ask is question.ask
    assert again.session.question.legal == question.legal
    assert again.screen.prompt.caption == caption
    assert again.view.repairs == 0
    again.answer()


def test_a_match_goes_on_at_the_cut_with_the_same_cards(sit_down: SitDown) -> None:
    person = reach_cut(sit_down)
    prepared = person.session.prepared
    again = restart(sit_down, person)
    again.wait_for(Ask.CUT)
    assert again.session.prepared == prepared
    again.answer()
    assert again.session.match.deals[-1].deck == prepared.deck


def test_a_match_goes_on_after_closing_while_cards_fly(sit_down: SitDown) -> None:
    person = sit_down(preferences=FAST)
    person.begin()
    person.until(lambda: person.view.director.is_animating)
    state = person.session.match.state
    assert state is not None
    again = restart(sit_down, person, preferences=None)
    again.until(again.is_asked)
    assert again.session.match.deals[0].opening.state.hands == state.hands


def test_quitting_while_a_computer_player_thinks_is_quiet(sit_down: SitDown) -> None:
    thinking = PromptThinking()
    thinking.is_mute = True
    person = sit_down(thinking=thinking)
    session = person.begin()
    person.until(lambda: session.state in (SessionState.THINKING, SessionState.WAITING_HUMAN))
    if session.question is not None:
        person.answer()
    person.until(lambda: session.state is SessionState.THINKING)
    before = person.kept
    thinking.is_mute = False
    person.window.close()
    QTest.qWait(40)
    assert person.kept == before


def test_an_unreadable_kept_match_is_put_aside_and_told(sit_down: SitDown, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "match.json").write_text("{not a match", "utf-8")
    person = sit_down()
    text = person.told
    assert len(text) == 1
    assert "match.json.damaged-1" in text[0]
    person.dialog().accept()
    assert (folder / "match.json.damaged-1").read_text("utf-8") == "{not a match"
    person.begin()
    person.wait_for()
    assert read_record(person.kept).match.deals


def test_a_match_that_cannot_be_kept_is_told_once_and_goes_on(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> None:
        raise StorageError(person.match_file.path, Why.NOT_ALLOWED)

    monkeypatch.setattr(person.match_file, "save", refuse)
    session = person.begin()
    person.wait_until(lambda: len(session.match.deals) == 2)
    assert len(person.told) == 1
    assert str(person.match_file.path) in person.told[0]
    person.dialog().accept()
    person.answer()
    assert not person.told
