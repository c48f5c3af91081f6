# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet: a row for each deal, a column for each score."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QIcon
from PySide6.QtWidgets import QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.labels import SeatNames, trump_title
from buck_euchre_qt.i18n.story import promise_result
from buck_euchre_qt.windows.look import GOLD

translate = QCoreApplication.translate
_Index = QModelIndex | QPersistentModelIndex


class ScoreSheetModel(QAbstractTableModel):
    """The finished deals of a match; row 0 is the start, column 0 the deal's number and trumps."""

    def __init__(self, match: Match, names: SeatNames) -> None:
        super().__init__()
        self._match = match
        self._names = names
        self._finished: list[DealState] = []
        self.renew()

    def renew(self) -> None:
        """Read the match again: after a deal, an undo or a change of language."""
        self.beginResetModel()
        self._finished = [deal.state for deal in self._match.deals if deal.state.phase.is_finished]
        self.endResetModel()

    def course(self) -> list[tuple[int, ...]]:
        """Return the scores after each deal, the start first."""
        start = self._match.game.start_scores()
        return [start, *(state.scores for state in self._finished)]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Return the number of finished deals and one for the start."""
        return 0 if parent.isValid() else 1 + len(self._finished)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 (Qt's signature)
        """Return the number of scores and one for the deal."""
        return 0 if parent.isValid() else 1 + len(self._match.game.info.rows)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the names above the scores."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            if section == 0:
                return ""
            seats = self._match.game.info.rows[section - 1]
            return self._names.listed(seats)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell: a score, or the deal's number with the sign of its trumps."""
        row, column = index.row(), index.column()
        state = self._finished[row - 1] if row else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.DecorationRole if column == 0 and state and state.trump:
                return QIcon(f":/suits/{state.trump.value}_light.svg")
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._explanation(state, column)
            case Qt.ItemDataRole.FontRole if self._is_makers(state, column):
                font = QFont()
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if self._is_makers(state, column):
                return QColor(GOLD)
        return None

    def _text(self, row: int, column: int) -> str:
        if column == 0:
            return str(row) if row else translate("ScoreSheet", "start")
        return str(self.course()[row][column - 1])

    def _is_makers(self, state: DealState | None, column: int) -> bool:
        if state is None or state.maker is None or column == 0:
            return False
        return state.maker in self._match.game.info.rows[column - 1]

    def _explanation(self, state: DealState | None, column: int) -> str | None:
        if state is None:
            return None
        if column == 0:
            return trump_title(state.trump or Trump.NO_TRUMP)
        change = state.change[column - 1]
        text = translate("ScoreSheet", "Change in this deal: {change}").format(
            change=signed(change)
        )
        if self._is_makers(state, column):
            return f"{promise_result(state, self._names)}\n{text}"
        return text


def signed(change: int) -> str:
    """Return a change of score with its sign, a true minus in front of a loss of points."""
    if change < 0:
        return f"\N{MINUS SIGN}{-change}"
    return f"+{change}" if change else "0"


class ScoreSheetView(QTableView):
    """The score sheet as it lies beside the table; the last deal is always in view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)

    def sizeHint(self) -> QSize:
        """Return the room that all rows need; the layout may give less, and then it scrolls."""
        rows = self.verticalHeader().length()
        return QSize(200, self.horizontalHeader().sizeHint().height() + rows + 4)

    def show_match(self, model: ScoreSheetModel) -> None:
        """Show the score sheet of a match."""
        self.setModel(model)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        model.modelReset.connect(self._on_reset)
        self._on_reset()
        self.retranslate()

    def _on_reset(self) -> None:
        self.updateGeometry()
        self.scrollToBottom()

    def retranslate(self) -> None:
        """Say anew what the sheet is."""
        self.setAccessibleName(translate("ScoreSheet", "Score sheet"))
