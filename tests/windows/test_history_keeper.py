# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches go into the history as they are played, whatever becomes of its file."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.statistics import Group, Selection, figures
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.desks import NAMES, OPTIONS, Desk, play
from tests.helpers.hearing import Hearing
from tests.helpers.histories import played
from tests.helpers.tables import random_match


def test_a_running_match_is_in_the_history_after_its_first_deal(desk: Desk) -> None:
    session = desk.new_match()
    assert desk.lines == []
    play(session, 1)
    assert desk.lines == [(State.RUNNING, 1)]
    play(session, 2)
    assert desk.lines == [(State.RUNNING, 2)]
    assert not desk.told


def test_a_match_that_is_over_counts_before_its_result_is_shown(desk: Desk) -> None:
    session = desk.new_match(start=5)
    over: list[int] = []

    def look() -> None:
        own = figures(desk.keeper.history, Selection())[Group.OWN]
        if session.match.is_over:
            over.append(own.matches)

    session.stepped.connect(look)
    play(session)
    assert over == [1]
    own = figures(desk.keeper.history, Selection())[Group.OWN]
    assert own.deals == len(session.match.deals)


def test_a_new_match_gives_the_one_before_up_with_its_last_action(desk: Desk) -> None:
    first = desk.new_match()
    play(first, 1)
    while first.question is None or first.question.ask is not Ask.ACT:
        if first.state is SessionState.PRESENTING:
            first.presented()
        QTest.qWait(1)
    first.submit(first.question.legal[0])
    record = write_record(first.saved)
    desk.new_match()
    [line] = search(desk.keeper.history, Search()).lines
    assert line.state is State.ABANDONED
    assert read_record(desk.keeper.history.record(line.id)).match.deals[-1].state == (
        read_record(record).match.deals[-1].state
    )


def test_after_a_hard_stop_the_match_goes_on_and_is_not_given_up(
    desk: Desk, tmp_path: Path
) -> None:
    play(desk.new_match(), 1)
    # Nothing is closed in order: this is how a killed program leaves its files.
    again = Desk(tmp_path)
    kept = again.desk.load_kept()
    assert kept is not None
    assert again.lines == [(State.RUNNING, 1)]
    play(again.start(again.desk.begin(kept)), 2)
    assert again.lines == [(State.RUNNING, 2)]
    again.close()


def test_what_was_killed_between_file_and_history_is_caught_up(desk: Desk, tmp_path: Path) -> None:
    session = desk.new_match(start=5)
    play(session)
    with desk.keeper.history.database.transaction() as connection:
        connection.execute("DELETE FROM matches")
    again = Desk(tmp_path)
    again.desk.load_kept()
    [(state, _)] = again.lines
    assert state is State.FINISHED
    again.close()


def test_a_match_without_a_deal_leaves_no_trace(desk: Desk) -> None:
    desk.new_match()
    desk.new_match()
    assert desk.lines == []


def test_a_damaged_database_stops_no_match_and_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "history.db").write_bytes(b"no database at all" * 300)
    desk = Desk(tmp_path)
    desk.desk.load_kept()
    play(desk.new_match(), 2)
    assert desk.match_file.load() is not None
    assert len(desk.told) == 1
    assert "history.db.damaged-1" in desk.told[0]
    assert desk.lines == [(State.RUNNING, 2)]
    desk.close()


def test_a_database_that_is_damaged_while_playing_is_mended(desk: Desk, tmp_path: Path) -> None:
    session = desk.new_match()
    play(session, 1)
    desk.keeper.history.database.close()
    for beside in tmp_path.glob("history.db-*"):
        beside.unlink()
    path = tmp_path / "history.db"
    data = bytearray(path.read_bytes())
    data[100:2000] = bytes(1900)
    path.write_bytes(data)
    play(session, 3)
    assert [deals for _, deals in desk.lines] == [3]
    assert len(desk.told) == 1
    assert (tmp_path / "history.db.damaged-1").read_bytes() == bytes(data)


def test_a_database_that_cannot_be_made_is_told_once_and_made_later(
    qtbot: QtBot, tmp_path: Path
) -> None:
    del qtbot
    folder = tmp_path / "data"
    troubles = Troubles()
    keeper = HistoryKeeper(folder, troubles)
    hearing = Hearing(troubles)
    folder.write_text("not a folder", encoding="utf-8")
    keeper.open(None)
    for seed in (1, 2):
        keeper.note(played(random_match(seed)), State.FINISHED)
    assert len(hearing.told) == 1
    folder.unlink()
    keeper.note(played(random_match(3)), State.FINISHED)
    assert len(hearing.told) == 1
    assert search(keeper.history, Search()).total == 3
    keeper.close()


def test_a_database_that_is_busy_for_a_moment_is_tried_again_and_nothing_is_told(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    session = desk.new_match()
    other = sqlite3.connect(tmp_path / "history.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    play(session, 1)
    assert desk.lines == []
    other.execute("COMMIT")
    other.close()
    qtbot.waitUntil(lambda: desk.lines == [(State.RUNNING, 1)])
    assert desk.told == []


def test_a_database_that_stays_busy_is_told_once_and_again_when_it_is_free(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("buck_euchre_qt.windows.history_keeper._TRIES", 2)
    [again] = [each for each in desk.keeper.findChildren(QTimer) if each.isSingleShot()]
    again.setInterval(0)
    session = desk.new_match()
    other = sqlite3.connect(tmp_path / "history.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    play(session, 1)
    qtbot.waitUntil(lambda: len(desk.told) == 1)
    assert desk.relieved == []
    other.execute("COMMIT")
    other.close()
    play(session, 2)
    assert desk.lines == [(State.RUNNING, 2)]
    play(session, 3)
    assert len(desk.told) == len(desk.relieved) == 1


def test_past_files_are_taken_in_in_the_background(qtbot: QtBot, tmp_path: Path) -> None:
    past = tmp_path / "matches"
    past.mkdir()
    (past / "match-1.json").write_text(write_record(played(random_match(2))), encoding="utf-8")
    desk = Desk(tmp_path)
    desk.desk.load_kept()
    with qtbot.waitSignal(desk.keeper.changed):
        desk.keeper.look_after()
    assert [state for state, _ in desk.lines] == [State.FINISHED]
    assert not any(past.iterdir())
    desk.close()


def test_deals_of_a_code_are_dealt_again(desk: Desk) -> None:
    first = desk.new_match()
    play(first, 2)
    code = first.deal_code
    second = desk.start(desk.desk.new_match("buck", OPTIONS, NAMES, code))
    play(second, 2)
    assert [deal.deck for deal in second.match.deals] == [deal.deck for deal in first.match.deals]
    assert second.saved.extras["from_deal_code"] is True


def test_the_history_of_another_program_version_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    history = History(tmp_path)
    history.open()
    with history.database.transaction() as connection:
        connection.execute("PRAGMA user_version = 99")
    history.close()
    desk = Desk(tmp_path)
    desk.desk.load_kept()
    play(desk.new_match(), 2)
    assert len(desk.told) == 1
    with pytest.raises(StorageError):
        desk.keeper.history.open()
    desk.close()
