# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet: a row for each deal, a column for each score."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QResizeEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QSizePolicy, QTableView, QWidget

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.labels import SeatNames, trump_title
from buck_euchre_qt.i18n.story import promise_result
from buck_euchre_qt.table.suits import suit_resource
from buck_euchre_qt.windows.look import DARK, Look

translate = QCoreApplication.translate
_Index = QModelIndex | QPersistentModelIndex

_HEADER_PAD_PX: Final = 6
_HEADER_EDGE_PX: Final = 5
_SUIT: Final = 1.1
"""How large the sign of the trumps is, over a line of letters."""
_ROW_LINES: Final = 1.55
_LEAST_ROW_PX: Final = 30
_LEAST_NAME: Final = 0.55
"""How small a name above the scores may be written, over the size of the scores."""


class ScoreSheetModel(QAbstractTableModel):
    """The finished deals of a match; row 0 is the start, column 0 the deal's number and trumps."""

    def __init__(self, match: Match, names: SeatNames) -> None:
        super().__init__()
        self._match = match
        self._names = names
        self._finished: list[DealState] = []
        self.look = DARK
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

    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        """Return the number of finished deals and one for the start."""
        return 0 if parent.isValid() else 1 + len(self._finished)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:
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
                return _icon(suit_resource(state.trump, is_light=self.look.is_dark))
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._explanation(state, column)
            case Qt.ItemDataRole.FontRole if self._is_makers(state, column):
                font = QFont()
                font.setBold(True)
                return font
            case Qt.ItemDataRole.ForegroundRole if self._is_makers(state, column):
                has_failed = state is not None and self._has_failed(state)
                return QColor(self.look.sheet_bad if has_failed else self.look.ink_accent)
        return None

    def _text(self, row: int, column: int) -> str:
        if column == 0:
            return str(row) if row else translate("ScoreSheet", "start")
        return str(self.course()[row][column - 1])

    def _is_makers(self, state: DealState | None, column: int) -> bool:
        if state is None or state.maker is None or column == 0:
            return False
        return state.maker in self._match.game.info.rows[column - 1]

    def _has_failed(self, state: DealState) -> bool:
        game = self._match.game
        makers = self._names.sharing(state.maker if state.maker is not None else state.dealer)
        return sum(state.taken[seat] for seat in makers) < game.promise(state)

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


@lru_cache(maxsize=32)
def _icon(resource: str) -> QIcon:
    # A view asks for it on every repaint.
    return QIcon(resource)


def signed(change: int) -> str:
    """Return a change of score with its sign, a true minus in front of a loss of points."""
    if change < 0:
        return f"\N{MINUS SIGN}{-change}"
    return f"+{change}" if change else "0"


class ScoreSheetView(QTableView):
    """The score sheet as it lies beside the table; the last deal is always in view."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = DARK
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)

    def sizeHint(self) -> QSize:
        """Return the room that all rows need; the layout may give less, and then it scrolls."""
        model = self.model()
        rows = model.rowCount() * self._row_px() if isinstance(model, ScoreSheetModel) else 0
        return QSize(200, self.horizontalHeader().height() + rows + 4)

    def _row_px(self) -> int:
        """Return how high a row is where there is room for all."""
        return max(_LEAST_ROW_PX, round(_ROW_LINES * self.fontMetrics().height()))

    def _fit_rows(self) -> None:
        """Let as many whole rows as there is room for fill it: half a number says nothing."""
        model, usual = self.model(), self._row_px()
        if not isinstance(model, ScoreSheetModel):
            return
        room = self.viewport().height()
        shown = min(max(1, room // usual), model.rowCount())
        is_cut = shown < model.rowCount()
        row_px = max(usual, room // shown) if is_cut else usual
        if row_px == self.verticalHeader().defaultSectionSize():
            return
        self.verticalHeader().setDefaultSectionSize(row_px)
        self.updateGeometries()
        self.scrollToBottom()

    def cut_px(self) -> int:
        """Return how much is left to see of a row that has been scrolled out in part."""
        row = self.rowAt(0)
        top = self.rowViewportPosition(row)
        return top + self.rowHeight(row) if top < 0 else 0

    def set_look(self, look: Look) -> None:
        """Take on other colours, also for the matches to come."""
        self._look = look
        model = self.model()
        if isinstance(model, ScoreSheetModel):
            model.look = look
            self.viewport().update()

    def show_match(self, model: ScoreSheetModel) -> None:
        """Show the score sheet of a match."""
        model.look = self._look
        self.setModel(model)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        model.modelReset.connect(self._on_reset)
        self._on_reset()
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the names small enough for their columns, and show whole rows."""
        super().resizeEvent(event)
        self._fit_names()
        self._fit_rows()

    def _fit_names(self) -> None:
        model = self.model()
        if model is None:
            return
        header = self.horizontalHeader()
        names = [
            str(model.headerData(column, Qt.Orientation.Horizontal))
            for column in range(1, model.columnCount())
        ]
        bold = QFont(self.font())
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        suit_px = round(_SUIT * metrics.height())
        self.setIconSize(QSize(suit_px, suit_px))
        # Qt would go by the letters of before, and cut what stands above a capital.
        header.setFixedHeight(ceil(metrics.height()) + 2 * _HEADER_EDGE_PX)
        needed = max((metrics.horizontalAdvance(name) for name in names), default=1.0)
        room = header.sectionSize(1) - _HEADER_PAD_PX
        part = max(_LEAST_NAME, min(1.0, room / max(1.0, needed)))
        style = f"font-size: {self.font().pointSizeF() * part:.1f}pt" if part < 1 else ""
        if header.styleSheet() != style:
            header.setStyleSheet(style)

    def _on_reset(self) -> None:
        self.updateGeometry()
        self._fit_names()
        self._fit_rows()
        self.scrollToBottom()

    def retranslate(self) -> None:
        """Say anew what the sheet is."""
        self.setAccessibleName(translate("ScoreSheet", "Score sheet"))
