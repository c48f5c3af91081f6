# SPDX-License-Identifier: GPL-3.0-or-later
"""Past matches are found, looked at, gone on with, exported and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.i18n.language import LanguageSwitch
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.match_facts import Result
from buck_euchre_qt.windows.history import HistoryWindow
from tests.helpers.desks import Desk, play
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import random_match


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
    window.table.clearSelection()
    mode = window.table.selectionMode()
    window.table.setSelectionMode(window.table.SelectionMode.MultiSelection)
    for row in rows:
        window.table.selectRow(row)
    window.table.setSelectionMode(mode)


def test_the_newest_match_is_first_and_shown(window: HistoryWindow) -> None:
    assert window.model.rowCount() == 3
    assert window.chosen[0].result is Result.LOST
    assert window.panel.isVisible()


def test_typing_a_name_searches(window: HistoryWindow) -> None:
    QTest.keyClicks(window.filter.words_field, "nobody")
    assert window.model.rowCount() == 0
    assert not window.panel.isVisible()
    assert not window.export_button.isEnabled()
    window.filter.clear()
    assert window.model.rowCount() == 3


def test_a_result_can_be_looked_for(window: HistoryWindow) -> None:
    window.filter.outcome_box.setCurrentIndex(1)
    assert [line.result for line in (window.model.line(0),)] == [Result.WON]
    assert window.model.rowCount() == 1


def test_only_an_unfinished_match_can_be_gone_on_with(window: HistoryWindow) -> None:
    assert not window.go_on_button.isEnabled()
    select(window, 1)
    assert window.chosen[0].state is State.ABANDONED
    wanted: list[SavedMatch] = []
    window.match_wanted.connect(wanted.append)
    QTest.mouseClick(window.go_on_button, Qt.MouseButton.LeftButton)
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
        QTest.mouseClick(window.review_button, Qt.MouseButton.LeftButton)
    assert [saved.match.is_over for saved in wanted] == [True, False, True]
    select(window, 0, 1)
    assert not window.review_button.isEnabled()


def test_nothing_is_offered_that_nobody_shows(window: HistoryWindow) -> None:
    assert not window.review_button.isVisible()


def test_the_time_of_the_day_is_told_on_request(window: HistoryWindow) -> None:
    cell = window.model.index(0, 0)
    shown = str(window.model.data(cell))
    assert shown in ("5/5/25", "05/05/2025")
    told = str(window.model.data(cell, Qt.ItemDataRole.ToolTipRole))
    assert told.startswith(shown)
    assert ":00" in told


def test_deleting_asks_first_and_keeping_is_the_default(
    window: HistoryWindow, filled: Desk
) -> None:
    select(window, 0, 1)
    window.delete_button.click()
    [box] = window.findChildren(QMessageBox)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert len(filled.lines) == 3
    window.delete_button.click()
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
    assert "known already" in window.notice.text()
    folder = tmp_path / "several"
    select(window, 0, 1, 2)
    window.export_to(folder)
    assert len(list(folder.iterdir())) == 3
    for line in window.chosen:
        filled.keeper.history.delete([line.id])
    (folder / "bad.json").write_text("{", encoding="utf-8")
    window.import_from(sorted(folder.iterdir()))
    assert len(filled.lines) == 3
    assert "bad.json" in window.notice.text()


def test_a_history_that_is_gone_is_said_to_be(window: HistoryWindow, filled: Desk) -> None:
    filled.keeper.history.close()
    window.renew()
    assert window.notice.isVisible()
    assert window.model.rowCount() == 0


def test_a_match_that_cannot_be_shown_is_said_to_be(window: HistoryWindow, filled: Desk) -> None:
    with filled.keeper.history.database.transaction() as connection:
        connection.execute("UPDATE records SET record = ?", (b"x",))
    select(window, 1)
    assert window.notice.isVisible()
    assert not window.panel.isVisible()


def test_an_empty_history_says_that_nothing_was_played_and_what_will_appear(
    qtbot: QtBot, switch: LanguageSwitch, desk: Desk
) -> None:
    del switch
    window = HistoryWindow(desk.keeper)
    qtbot.addWidget(window)
    window.show()
    assert window.nothing.isVisible()
    assert "Nothing has been played yet" in window.nothing.text()
    assert not window.count.text()
    window.filter.words_field.setText("nobody")
    assert not window.nothing.isVisible()
    assert window.count.text() == "No match fits."
    window.filter.clear()
    assert window.nothing.isVisible()
    play(desk.new_match(), 1)
    window.renew()
    assert not window.nothing.isVisible()
    assert window.count.text() == "1 match"
