# SPDX-License-Identifier: GPL-3.0-or-later
"""New, kept, opened and written matches: nothing is lost, and what is wrong is said."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QFrame, QMenu, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.main_window import MainWindow
from tests.helpers.sessions import PromptThinking
from tests.helpers.tables import random_match, saved
from tests.windows.person import Person
from tests.windows.test_playing import CUTTING, FAST, reach, reach_cut, reach_where

SitDown = Callable[..., Person]
Json = dict[str, object]


def default_of(dialog: QDialog) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.isDefault())


def told(person: Person) -> list[str]:
    return [each.text() for each in person.dialogs() if isinstance(each, QMessageBox)]


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
    person.window._choose_pace("instant")
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
    person.wait_until(lambda: decisions() > 2 and session.question.ask is Ask.ACT)  # type: ignore[union-attr]
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
    person.window._choose_pace("calm")
    person.answer()
    assert person.view.is_busy
    before = decisions()
    person.window.menus.undo.trigger()
    QTest.qWait(30)
    person.window._choose_pace("instant")
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


# Open and save.


BROKEN: dict[str, Callable[[Json], object]] = {
    "it is not a sound match record": lambda record: record.pop("format", None),
    "later version": lambda record: record.update(version=99),
    "deal 1 makes no sense": lambda record: record["deals"][0].update(cut="x"),  # type: ignore[index]
    "deal 1, action 1 makes no sense": lambda record: record["deals"][0]["actions"].insert(0, "?"),  # type: ignore[index]
    "breaks rule be-": lambda record: record["deals"][0]["actions"].insert(0, "play JH"),  # type: ignore[index]
    "deal 1, action": lambda record: record["deals"][0]["actions"].pop(),  # type: ignore[index]
    "makes no sense": lambda record: record["deals"].append(record["deals"][0]),  # type: ignore[attr-defined,index]
}


@pytest.mark.parametrize("why", sorted(BROKEN))
def test_a_broken_record_is_named_and_leaves_the_match_alone(
    person: Person, tmp_path: Path, why: str
) -> None:
    from buck_euchre_qt.engine.record import write_record

    record: Json = json.loads(write_record(saved(random_match(7))))
    BROKEN[why](record)
    path = tmp_path / "broken one.json"
    path.write_text(json.dumps(record), "utf-8")
    session = person.begin()
    person.wait_for()
    before = person.on_table
    person.window.open_record(path)
    text = told(person)
    assert len(text) == 1
    assert "broken one.json" in text[0]
    assert why in text[0].lower()
    assert person.session is session
    assert person.on_table == before == person.kept
    person.dialog().accept()
    person.answer()


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"", "not a sound"), (b"\xff\xfe", "not text"), (b"[1]", "not a sound"), (None, "no file")],
)
def test_a_file_of_another_kind_is_refused(
    person: Person, tmp_path: Path, content: bytes | None, why: str
) -> None:
    path = tmp_path / "strange.json"
    if content is not None:
        path.write_bytes(content)
    person.window.open_record(path)
    assert why in told(person)[0].lower()
    assert person.screen.session is None
    person.dialog().accept()
    assert person.start_is_offered


def test_save_as_and_open_lead_back_to_the_same_match(person: Person, tmp_path: Path) -> None:
    person.begin()
    person.wait_until(lambda: len(person.session.match.deals) == 2)
    path = tmp_path / "ma partie é.json"
    person.window.menus.save_as.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.setDirectory(str(tmp_path))
    dialog.fileSelected.emit(str(path))
    dialog.close()
    state = person.session.match.state
    text = path.read_text("utf-8")
    assert text == person.on_table
    person.begin()
    person.wait_for()
    person.window.menus.open.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    person.until(person.is_asked)
    assert person.session.match.state == state
    assert person.kept == text == person.on_table


# Going on after a restart.


def restart(sit_down: SitDown, person: Person, **wishes: object) -> Person:
    before = person.kept
    person.window.close()
    assert person.kept == before
    again = sit_down(**{"preferences": CUTTING, "seed": "other", **wishes})
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
    person.until(lambda: person.view._director.is_animating)
    state = person.session.match.state
    again = restart(sit_down, person, preferences=None)
    again.until(again.is_asked)
    assert again.session.match.deals[0].opening.state.hands == state.hands  # type: ignore[union-attr]


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
    text = told(person)
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
    assert len(told(person)) == 1
    assert str(person.match_file.path) in told(person)[0]
    person.dialog().accept()
    person.answer()
    assert not told(person)


# Computer players that fail.


class BadThinking(PromptThinking):
    """Raises, or answers with what is no action at all, or with one that is not legal."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def poll(self):  # type: ignore[no-untyped-def]  # noqa: ANN201
        answer = super().poll()
        if answer is None:
            return None
        if self.kind == "raises":
            raise RuntimeError("no thought today")
        from buck_euchre_qt.engine.actions import PLAYS
        from buck_euchre_qt.engine.cards import parse_card

        wrong = None if self.kind == "none" else PLAYS[parse_card("9C")]
        return answer._replace(decision=answer.decision._replace(action=wrong))  # type: ignore[arg-type]


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
