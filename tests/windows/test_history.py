# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches go into the history as they are played, and can be found, gone on with and deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import SavedMatch, read_record, write_record
from buck_euchre_qt.i18n.language import LanguageSwitch
from buck_euchre_qt.i18n.statistics_texts import Figure
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.graded import Graded
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.match_facts import Result, match_uuid
from buck_euchre_qt.storage.statistics import Group, Selection, figures
from buck_euchre_qt.windows.history import HistoryWindow
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.statistics import StatisticsWindow
from tests.helpers.desks import NAMES, OPTIONS, Desk, play
from tests.helpers.histories import begun_match, played
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
    keeper = HistoryKeeper(folder)
    told: list[str] = []
    keeper.trouble.connect(told.append)
    folder.write_text("not a folder", encoding="utf-8")
    keeper.open(None)
    for seed in (1, 2):
        keeper.note(played(random_match(seed)), State.FINISHED)
    assert len(told) == 1
    folder.unlink()
    keeper.note(played(random_match(3)), State.FINISHED)
    assert len(told) == 1
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
    desk.keeper._again.setInterval(0)
    relieved: list[str] = []
    desk.keeper.relief.connect(relieved.append)
    session = desk.new_match()
    other = sqlite3.connect(tmp_path / "history.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    play(session, 1)
    qtbot.waitUntil(lambda: len(desk.told) == 1)
    assert relieved == []
    other.execute("COMMIT")
    other.close()
    play(session, 2)
    assert desk.lines == [(State.RUNNING, 2)]
    play(session, 3)
    assert len(desk.told) == len(relieved) == 1


def test_past_files_are_taken_in_in_the_background(qtbot: QtBot, tmp_path: Path) -> None:
    past = tmp_path / "matches"
    past.mkdir()
    (past / "match-1.json").write_text(write_record(played(random_match(2))), encoding="utf-8")
    desk = Desk(tmp_path)
    desk.desk.load_kept()
    with qtbot.waitSignal(desk.keeper.changed, timeout=20_000):
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


# The window.


@pytest.fixture
def filled(desk: Desk) -> Desk:
    history = desk.keeper.history
    won = next(one for one in map(random_match, range(100)) if one.winners == (0,))
    history.put(played(won), State.FINISHED)
    history.put(played(begun_match(7, 60)), State.ABANDONED)
    lost = next(one for one in map(random_match, range(100)) if 0 not in one.winners)
    history.put(played(lost, created="2025-05-05T10:00:00+00:00"), State.FINISHED)
    return desk


@pytest.fixture
def window(filled: Desk, qtbot: QtBot, switch: LanguageSwitch) -> HistoryWindow:
    del switch
    opened = HistoryWindow(filled.keeper)
    qtbot.addWidget(opened)
    opened.show()
    return opened


def select(window: HistoryWindow, *rows: int) -> None:
    window._table.clearSelection()
    mode = window._table.selectionMode()
    window._table.setSelectionMode(window._table.SelectionMode.MultiSelection)
    for row in rows:
        window._table.selectRow(row)
    window._table.setSelectionMode(mode)


def test_the_newest_match_is_first_and_shown(window: HistoryWindow) -> None:
    assert window._model.rowCount() == 3
    assert window.chosen[0].result is Result.LOST
    assert window._panel.isVisible()


def test_typing_a_name_searches(window: HistoryWindow) -> None:
    QTest.keyClicks(window._filter._words, "nobody")
    assert window._model.rowCount() == 0
    assert not window._panel.isVisible()
    assert not window._export.isEnabled()
    window._filter.clear()
    assert window._model.rowCount() == 3


def test_a_result_can_be_looked_for(window: HistoryWindow) -> None:
    window._filter._outcome.setCurrentIndex(1)
    assert [line.result for line in (window._model.line(0),)] == [Result.WON]
    assert window._model.rowCount() == 1


def test_only_an_unfinished_match_can_be_gone_on_with(window: HistoryWindow) -> None:
    assert not window._go_on.isEnabled()
    select(window, 1)
    assert window.chosen[0].state is State.ABANDONED
    wanted: list[SavedMatch] = []
    window.match_wanted.connect(wanted.append)
    QTest.mouseClick(window._go_on, Qt.MouseButton.LeftButton)
    assert len(wanted) == 1
    assert not wanted[0].match.is_over


def test_every_match_can_be_reviewed_where_somebody_shows_reviews(
    filled: Desk, qtbot: QtBot, switch: LanguageSwitch
) -> None:
    del switch
    window = HistoryWindow(filled.keeper, has_review=True)
    qtbot.addWidget(window)
    window.show()
    wanted: list[SavedMatch] = []
    window.review_wanted.connect(wanted.append)
    for row in range(3):
        select(window, row)
        QTest.mouseClick(window._review, Qt.MouseButton.LeftButton)
    assert [saved.match.is_over for saved in wanted] == [True, False, True]
    select(window, 0, 1)
    assert not window._review.isEnabled()


def test_nothing_is_offered_that_nobody_shows(window: HistoryWindow) -> None:
    assert not window._review.isVisible()


def test_the_time_of_the_day_is_told_on_request(window: HistoryWindow) -> None:
    cell = window._model.index(0, 0)
    shown = str(window._model.data(cell))
    assert shown in ("5/5/25", "05/05/2025")
    told = str(window._model.data(cell, Qt.ItemDataRole.ToolTipRole))
    assert told.startswith(shown)
    assert ":00" in told


def test_deleting_asks_first_and_keeping_is_the_default(
    window: HistoryWindow, filled: Desk
) -> None:
    select(window, 0, 1)
    window._delete.click()
    [box] = window.findChildren(QMessageBox)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert len(filled.lines) == 3
    window._delete.click()
    box = next(each for each in window.findChildren(QMessageBox) if each.isVisible())
    delete = next(each for each in box.buttons() if each.text() == "Delete")
    QTest.mouseClick(delete, Qt.MouseButton.LeftButton)
    assert len(filled.lines) == 1


def test_exported_and_imported_again_is_known(
    window: HistoryWindow, filled: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "out.json"
    select(window, 0)
    window.export_to(path)
    window.import_from([path])
    assert "known already" in window._notice.text()
    folder = tmp_path / "several"
    select(window, 0, 1, 2)
    window.export_to(folder)
    assert len(list(folder.iterdir())) == 3
    for line in window.chosen:
        filled.keeper.history.delete([line.id])
    (folder / "bad.json").write_text("{", encoding="utf-8")
    window.import_from(sorted(folder.iterdir()))
    assert len(filled.lines) == 3
    assert "bad.json" in window._notice.text()


def test_a_history_that_is_gone_is_said_to_be(window: HistoryWindow, filled: Desk) -> None:
    filled.keeper.history.close()
    window.renew()
    assert window._notice.isVisible()
    assert window._model.rowCount() == 0


def test_a_match_that_cannot_be_shown_is_said_to_be(window: HistoryWindow, filled: Desk) -> None:
    with filled.keeper.history.database.transaction() as connection:
        connection.execute("UPDATE records SET record = ?", (b"x",))
    select(window, 1)
    assert window._notice.isVisible()
    assert not window._panel.isVisible()


OpenStatistics: TypeAlias = Callable[[Desk], StatisticsWindow]


@pytest.fixture
def open_statistics(qtbot: QtBot, switch: LanguageSwitch) -> OpenStatistics:
    """Return what opens the statistics of a desk."""
    del switch

    def open_window(desk: Desk) -> StatisticsWindow:
        window = StatisticsWindow(desk.keeper)
        qtbot.addWidget(window)
        window.show()
        return window

    return open_window


def test_statistics_without_matches_are_dashes(desk: Desk, open_statistics: OpenStatistics) -> None:
    window = open_statistics(desk)
    values = {tile._value.text() for tile in window._tiles.values()}
    assert values == {"0", "–"}


def test_statistics_with_nothing_but_help_say_so(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    assert not window._notice.isVisible()
    desk.keeper.note(played(random_match(1), helped=True), State.FINISHED)
    assert window._notice.isVisible()
    assert "without help" in window._notice.text()
    desk.keeper.note(played(random_match(2)), State.FINISHED)
    assert not window._notice.isVisible()


def test_statistics_begin_with_the_game_played_last_and_draw_no_mixed_points(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    for seed, game in ((1, "buck"), (2, "partnership"), (3, "buck")):
        desk.keeper.note(played(random_match(seed, game)), State.FINISHED)
    window = open_statistics(desk)
    assert window.selection.game == "buck"
    points = window._tiles[Figure.POINTS]
    assert points._value.text() != "–"
    window._game.setCurrentIndex(0)
    assert (points._value.text(), points._basis.text()) == ("–", "choose a game")
    assert "choose one" in window._chart.accessibleDescription()


def test_decisions_are_counted_by_kind_and_grade_as_soon_as_they_are_graded(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    assert "Review a deal" in window._decisions.told()
    saved = played(random_match(1))
    desk.keeper.note(saved, State.FINISHED)
    for position, kind, grade in (
        (0, "pass", "best"),
        (1, "order", "mistake"),
        (2, "lead", "good"),
    ):
        desk.keeper.note_grade(Graded(match_uuid(saved), 0, position, kind, grade))
    # What a later version may know as well.
    desk.keeper.note_grade(Graded(match_uuid(saved), 0, 3, "wager", "brilliant"))
    assert window._decisions.told().splitlines() == [
        "Bidding, Best choice: 1, Mistake: 1",
        "Leads, Good: 1",
    ]
    window._charts.setCurrentIndex(1)
    assert not window._decisions.grab().isNull()


def test_statistics_know_a_match_as_soon_as_it_is_over(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    play(desk.new_match(start=5))
    first = next(iter(window._tiles.values()))
    assert first._value.text() == "1"
    assert "own,1," in window.to_csv()


def test_every_figure_says_how_it_is_counted(desk: Desk, open_statistics: OpenStatistics) -> None:
    window = open_statistics(desk)
    for tile in window._tiles.values():
        assert len(tile.toolTip()) > 30
        assert tile.accessibleDescription() == tile.toolTip()
    for cell in (*window._apart._cells.values(), *window._apart._names.values()):
        assert cell.toolTip()


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


def test_an_empty_history_says_that_nothing_was_played_and_what_will_appear(
    qtbot: QtBot, switch: LanguageSwitch, desk: Desk
) -> None:
    del switch
    window = HistoryWindow(desk.keeper)
    qtbot.addWidget(window)
    window.show()
    assert window._nothing.isVisible()
    assert "Nothing has been played yet" in window._nothing.text()
    assert not window._count.text()
    window._filter._words.setText("nobody")
    assert not window._nothing.isVisible()
    assert window._count.text() == "No match fits."
    window._filter.clear()
    assert window._nothing.isVisible()
    play(desk.new_match(), 1)
    window.renew()
    assert not window._nothing.isVisible()
    assert window._count.text() == "1 match"
