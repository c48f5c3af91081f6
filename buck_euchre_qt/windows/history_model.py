# SPDX-License-Identifier: GPL-3.0-or-later
"""The found matches as rows of a table, read from the history as far as they are looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.history_texts import (
    date_text,
    day_text,
    opponents_text,
    remark_text,
    result_name,
    scores_text,
)
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.history import History
from buck_euchre_qt.storage.history_search import MatchLine, Search, search

translate = QCoreApplication.translate
_Index = QModelIndex | QPersistentModelIndex
_COLUMNS: Final = 7


class HistoryModel(QAbstractTableModel):
    """What a search found, newest first."""

    failed = Signal(object)
    """The history could not be asked; with the `StorageError`."""

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history
        self._wanted = Search()
        self._lines: list[MatchLine] = []
        self.total = 0

    def look_for(self, wanted: Search) -> None:
        """Search anew."""
        self.beginResetModel()
        self._wanted = wanted
        self._lines, self.total = [], 0
        self._read_more()
        self.endResetModel()

    def line(self, row: int) -> MatchLine:
        """Return the match in a row."""
        return self._lines[row]

    def canFetchMore(self, parent: _Index) -> bool:
        """Return whether more was found than has been read."""
        return not parent.isValid() and len(self._lines) < self.total

    def fetchMore(self, parent: _Index) -> None:
        """Read the next matches."""
        if parent.isValid():
            return
        before = len(self._lines)
        found = self._search(before)
        if not found:
            self.total = before
            return
        self.beginInsertRows(QModelIndex(), before, before + len(found) - 1)
        self._lines += found
        self.endInsertRows()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """Return how many matches have been read."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        """Return what is shown of each."""
        return 0 if parent.isValid() else _COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return what the columns are called."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return _headings()[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text."""
        line = self._lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(line)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            # The day alone is enough in a list; the time of the day is told on request.
            text = _cells(line)[index.column()] if index.column() else date_text(line.begun)
            return text or None
        return None

    def _read_more(self) -> None:
        self._lines += self._search(len(self._lines))

    def _search(self, first: int) -> list[MatchLine]:
        try:
            found = search(self._history, self._wanted, first)
        except StorageError as error:
            self.failed.emit(error)
            return []
        self.total = found.total
        return found.lines


def _headings() -> tuple[str, ...]:
    return (
        translate("History", "Begun"),
        translate("History", "Game"),
        translate("History", "Opponents"),
        translate("History", "Result"),
        translate("History", "Scores, yours first"),
        translate("History", "Deals"),
        translate("History", "Remarks"),
    )


def _cells(line: MatchLine) -> tuple[str, ...]:
    return (
        day_text(line.begun),
        game_name(line.game),
        opponents_text(line),
        result_name(line.state, line.result),
        scores_text(line),
        str(line.deals),
        remark_text(line),
    )
