# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches begin, give way to others and are taken back, and nothing is lost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFrame, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import PLAYS, Action
from buck_euchre_qt.engine.cards import parse_card
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.players.worker import Answer
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.main_window import MainWindow
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import CUTTING, FAST
from tests.windows.person import Person, SitDown


def default_of(dialog: QDialog) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.isDefault())


# New match.


def test_without_a_match_enter_starts_one(person: Person) -> None:
    person.click(person.button("New match"))
    dialog = person.dialog()
    assert default_of(dialog).text() == "Start the match"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert person.session.match.game.info.id == "buck"


@pytest.mark.parametrize("detour", ["none", "lessons", "guide", "practice"])
def test_enter_goes_on_with_a_kept_match_wherever_one_has_been_meanwhile(
    sit_down: SitDown, detour: str
) -> None:
    first = sit_down()
    first.begin()
    first.wait_for()
    first.window.close()
    again = sit_down()
    menus = again.window.menus
    ways = {"lessons": menus.next_lesson, "guide": menus.guide, "practice": menus.practice}
    if detour in ways:
        ways[detour].trigger()
        again.window.middle.show_table()
    again.key(Qt.Key.Key_Return)
    assert again.session.match.deals


def test_while_a_match_runs_enter_keeps_it(person: Person) -> None:
    session = person.begin()
    person.wait_for()
    before = person.on_table
    person.window.menus.new.trigger()
    dialog = person.dialog()
    assert default_of(dialog).text() == "Keep playing"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not person.dialogs()
    assert person.session is session
    assert person.on_table == before
    person.answer()


def test_the_menu_and_enter_do_not_throw_the_match_away(person: Person) -> None:
    session = person.begin()
    person.wait_for()
    bar = person.window.menuBar()
    menu = bar.findChildren(QMenu)[0]
    for _ in range(2):
        bar.setActiveAction(menu.menuAction())
        menu.popup(person.window.pos())
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        for dialog in person.dialogs():
            QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert person.session is session


def test_any_game_follows_any_other_at_the_same_table(person: Person) -> None:
    games = ("buck", "two-handed", "partnership", "two-handed", "buck")
    for game in games:
        person.window.show_session(person.desk.new_match(game, {}, ("", "", "", "")))
        person.wait_for(Ask.ACT)
        assert person.seen.game == game
        assert person.view.repairs == 0


def test_a_kept_match_counts_as_running(sit_down: SitDown) -> None:
    first = sit_down()
    first.begin()
    first.wait_for()
    first.window.close()
    second = sit_down()
    second.click(second.button("New match"))
    assert default_of(second.dialog()).text() == "Keep playing"
    second.dialog().reject()
    assert second.kept == first.kept


def test_the_match_before_goes_to_the_past_ones(person: Person, tmp_path: Path) -> None:
    person.begin()
    person.wait_for()
    person.answer()
    before = person.kept
    person.begin()
    past = [path.read_text("utf-8") for path in (tmp_path / "data" / "matches").iterdir()]
    assert past == [before]
    assert person.kept == person.on_table


def test_new_matches_at_any_moment_leave_the_table_in_order(sit_down: SitDown) -> None:
    thinking = PromptThinking()
    person = sit_down(preferences=FAST, thinking=thinking)
    rng = random.Random(30)
    for number in range(30):
        old = person.screen.session
        session = person.begin()
        assert session is not old
        thinking.is_mute = number % 3 == 0
        wait_ms = rng.randrange(120)
        QTest.qWait(wait_ms)
        if number % 4 == 0:
            person.view.finish()
        if session.state is SessionState.WAITING_HUMAN:
            person.answer()
        QTest.qWait(rng.randrange(20))
        assert person.kept == person.on_table
    thinking.is_mute = False
    person.window.preferences.keep_pace("instant")
    person.wait_until(lambda: len(person.session.match.deals) == 2)
    assert person.view.repairs == 0


def test_a_match_that_is_left_changes_nothing_afterwards(person: Person) -> None:
    first = person.begin()
    # Not even the table of the first one has been reported as shown.
    second = person.begin()
    person.wait_for()
    assert not first.match.deals
    assert person.session is second
    assert person.kept == person.on_table


# Undo.


def test_taking_back_works_in_every_state(sit_down: SitDown) -> None:
    thinking = PromptThinking()
    person = sit_down(preferences=CUTTING, thinking=thinking)
    session = person.begin()

    def decisions() -> int:
        return sum(logged.seat == 0 for deal in session.match.deals for logged in deal.actions)

    def answer_some(count: int) -> None:
        for _ in range(count):
            person.until(person.is_asked)
            person.answer()

    def take_back_and_check() -> None:
        before = decisions()
        assert person.window.menus.undo.isEnabled()
        person.window.menus.undo.trigger()
        person.until(person.is_asked)
        assert decisions() < before
        assert session.question is not None
        assert session.question.ask is Ask.ACT
        assert person.kept == person.on_table
        assert not person.screen.result.isVisible()

    assert not person.window.menus.undo.isEnabled()
    person.wait_until(lambda: decisions() > 2 and person.is_at(*Phase))
    take_back_and_check()
    answer_some(2)
    person.wait_for(Ask.NEXT_DEAL)
    person.click(person.button("Take back"))
    person.until(person.is_asked)
    assert not person.screen.result.isVisible()
    person.wait_for(Ask.CUT)
    assert session.question is not None
    take_back_and_check()
    # While somebody thinks.
    person.wait_for(Ask.ACT)
    person.answer()
    thinking.is_mute = True
    person.until(lambda: not person.view.is_busy)
    if session.question is None and not session.match.is_over:
        before = decisions()
        person.window.menus.undo.trigger()
        thinking.is_mute = False
        person.until(person.is_asked)
        assert decisions() < before
    thinking.is_mute = False
    # While cards fly.
    person.wait_for(Ask.ACT)
    person.window.preferences.keep_pace("calm")
    person.answer()
    assert person.view.is_busy
    before = decisions()
    person.window.menus.undo.trigger()
    QTest.qWait(30)
    person.window.preferences.keep_pace("instant")
    person.until(person.is_asked)
    assert decisions() < before
    assert session.is_helped
    while person.window.menus.undo.isEnabled():
        person.window.menus.undo.trigger()
        person.until(person.is_asked)
    assert decisions() == 0
    person.wait_until(lambda: False)
    assert session.match.is_over
    take_back_and_check()


# Computer players that fail.


class BadThinking(PromptThinking):
    """Raises, or answers with what is no action at all, or with one that is not legal."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def poll(self) -> Answer | None:
        answer = super().poll()
        if answer is None:
            return None
        if self.kind == "raises":
            raise RuntimeError("no thought today")
        # No type lets it answer with what is no action at all; a broken process might.
        wrong = cast("Action", None) if self.kind == "none" else PLAYS[parse_card("9C")]
        return answer._replace(decision=answer.decision._replace(action=wrong))


@pytest.mark.parametrize("kind", ["raises", "none", "illegal"])
def test_computer_players_that_fail_do_not_stop_the_match(sit_down: SitDown, kind: str) -> None:
    person = sit_down(thinking=BadThinking(kind))
    session = person.begin()
    person.wait_until(lambda: len(session.match.deals) == 2)
    assert len(session.match.deals) == 2 or session.match.is_over


def test_fifty_windows_open_and_close_without_a_word(sit_down: SitDown) -> None:
    for _ in range(50):
        person = sit_down()
        assert person.window.isVisible()
        person.window.close()
        QTest.qWait(0)


def test_the_preferences_of_no_match_are_kept(sit_down: SitDown) -> None:
    person = sit_down(preferences=Preferences(pace="instant", names=("Zoé", "", "", "Ana")))
    session = person.begin()
    assert [player.name for player in session.players] == ["Zoé", "Léa", "Bram", "Ana"]


def test_what_is_offered_first_has_its_place_before_anything_is_painted(
    person: Person, qtbot: QtBot
) -> None:
    window = MainWindow(Preferences(pace="instant"), Language.ENGLISH)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.empty_shown):
        window.show()
    window.furnish(person.desk, person.settings)
    window.offer_start()
    # No event has been dealt with since: a slow machine would paint this.
    sheet = window.start_panel.findChild(QFrame, "sheet")
    assert sheet is not None
    assert window.start_panel.isVisible()
    assert window.start_panel.size() == window.screen_of_play.view.size()
    assert window.start_panel.rect().contains(sheet.geometry())
    window.close()
