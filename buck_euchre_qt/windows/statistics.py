# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the statistics: figures with their explanations, and pictures."""

from __future__ import annotations

import contextlib
import csv
import io
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.history_problems import unread_history_text
from buck_euchre_qt.i18n.opponents import named_levels
from buck_euchre_qt.i18n.problems import storage_fault_text
from buck_euchre_qt.i18n.statistics_texts import (
    NOTHING,
    Figure,
    course_gap_text,
    figure_basis,
    figure_text,
    figure_value,
    group_text,
    nothing_own_text,
)
from buck_euchre_qt.storage.files import StorageError, write_text
from buck_euchre_qt.storage.graded import grade_counts
from buck_euchre_qt.storage.statistics import (
    Figures,
    Group,
    Selection,
    course,
    figures,
    imported_count,
    last_game,
    levels,
)
from buck_euchre_qt.windows.decision_chart import DecisionChart
from buck_euchre_qt.windows.fitting import RoomyArea
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.history_look import (
    days_ago,
    label,
    refill,
)
from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.page_window import PageWindow
from buck_euchre_qt.windows.statistics_charts import ChangeChart

translate = QCoreApplication.translate

_TILES: Final = (
    Figure.MATCHES,
    Figure.WIN_SHARE,
    Figure.POINTS,
    Figure.TRICKS,
    Figure.PROMISES,
    Figure.STAYS,
    Figure.SWEEPS,
    Figure.DROPS,
)
_TILES_A_ROW: Final = 4
_APART: Final = (
    Figure.MATCHES,
    Figure.WINS,
    Figure.WIN_SHARE,
    Figure.POINTS,
    Figure.PROMISES,
    Figure.STAYS,
    Figure.HINTS,
)


class StatisticsWindow(PageWindow):
    """Figures over the matches of the history; it changes nothing."""

    def __init__(self, keeper: HistoryKeeper) -> None:
        super().__init__()
        self._keeper = keeper
        self._figures: dict[Group, Figures] = {}
        self._has_chosen_game = False
        self._headline = label(self, "headline")
        self.game_box = QComboBox(self)
        self._level = QComboBox(self)
        self._period = QComboBox(self)
        self._imported = QCheckBox(self)
        self.tiles = {figure: _Tile(figure, self) for figure in _TILES}
        self.apart = _ApartTable(self)
        self.chart = ChangeChart(self)
        self.decisions = DecisionChart(self)
        self.charts = QTabWidget(self)
        # The charts draw a frame of their own.
        self.charts.setObjectName("framed")
        self.charts.addTab(self.chart, "")
        self.charts.addTab(self.decisions, "")
        self.notice = label(self, "notice", wraps=True)
        self.notice.hide()
        self._export = QPushButton(self)
        self._close = QPushButton(self)
        self._arrange()
        for box in (self.game_box, self._level, self._period):
            box.currentIndexChanged.connect(self.renew)
        self._imported.toggled.connect(self.renew)
        self._export.clicked.connect(self._ask_export)
        self._close.clicked.connect(self.close)
        keeper.changed.connect(self._on_changed)
        self._dress()
        self._retranslate()
        self.resize(940, 760)

    def renew(self) -> None:
        """Count again."""
        history = self._keeper.history
        chosen = self.selection
        try:
            self._figures = figures(history, chosen)
            own = self._figures[Group.OWN]
            drawn = course(history, chosen) if own.games < 2 else []
            self.chart.show_course(drawn, course_gap_text(own))
            self.decisions.show_counts(grade_counts(history, chosen))
            self._show_choices(levels(history), imported_count(history))
        except StorageError as error:
            self._keeper.mend_if_damaged(error)
            self._figures = {group: Figures() for group in Group}
            self.chart.show_course([], course_gap_text(Figures()))
            self.decisions.show_counts([])
            why = storage_fault_text(error.why)
            self.notice.setText(unread_history_text(history.database.path, why))
            self.notice.show()
        else:
            has_others = any(sums.matches for sums in self._figures.values())
            self.notice.setText(nothing_own_text())
            self.notice.setVisible(has_others and not self._figures[Group.OWN].matches)
        for tile in self.tiles.values():
            tile.show_figures(self._figures[Group.OWN])
        self.apart.show_figures(self._figures)

    @property
    def selection(self) -> Selection:
        """Which matches are counted."""
        return Selection(
            game=self.game_box.currentData(),
            level=self._level.currentData(),
            since=self._period.currentData(),
            with_imported=self._imported.isChecked(),
        )

    def to_csv(self) -> str:
        """Return every figure of every group as a table for other programs."""
        text = io.StringIO()
        rows = csv.writer(text, lineterminator="\n")
        names = [name for name in Figures.__slots__ if not name.startswith("_")]
        rows.writerow(["group", *names])
        for group, sums in self._figures.items():
            rows.writerow([group.value, *(getattr(sums, name) for name in names)])
        return text.getvalue()

    def showEvent(self, event: QShowEvent) -> None:
        """Count what is there now, for the game that was played last."""
        if not self._has_chosen_game:
            self._has_chosen_game = True
            self._choose_last_game()
        self.renew()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, the figures too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.renew()

    def _choose_last_game(self) -> None:
        # A history that cannot be read is said to be so when it is counted.
        with contextlib.suppress(StorageError):
            last = last_game(self._keeper.history)
            self.game_box.setCurrentIndex(max(0, self.game_box.findData(last)))

    def _arrange(self) -> None:
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(13)
        choices = QHBoxLayout()
        for box in (self.game_box, self._level, self._period):
            choices.addWidget(box)
        choices.addWidget(self._imported)
        choices.addStretch()
        lines.addLayout(choices)
        lines.addWidget(self.notice)
        grid = QGridLayout()
        grid.setSpacing(11)
        for number, tile in enumerate(self.tiles.values()):
            grid.addWidget(tile, number // _TILES_A_ROW, number % _TILES_A_ROW)
        lines.addLayout(grid)
        lines.addWidget(self.charts, 1)
        lines.addWidget(self.apart)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 20, 26, 20)
        whole.setSpacing(13)
        whole.addWidget(self._headline)
        whole.addWidget(RoomyArea(page, self), 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._export)
        buttons.addStretch()
        buttons.addWidget(self._close)
        whole.addLayout(buttons)

    def _on_changed(self) -> None:
        if self.isVisible():
            self.renew()

    def _show_choices(self, found: list[str], imported: int) -> None:
        everyone = translate("Statistics", "All opponents")
        mixed = translate("Statistics", "Of several levels")
        named = ((name or mixed, level) for name, level in named_levels(found))
        refill(self._level, [(everyone, None), *named])
        self._level.setVisible(len(found) > 1)
        self._imported.setVisible(imported > 0)
        self._imported.setText(
            translate("Statistics", "with %n imported match(es)", None, imported)
        )

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self._headline.setText(translate("Statistics", "Statistics"))
        every = translate("Statistics", "All games")
        refill(self.game_box, [(every, None), *((game_name(game), game) for game in GAMES)])
        refill(
            self._period,
            [
                (translate("Statistics", "At any time"), None),
                (translate("Statistics", "In the last 7 days"), days_ago(7)),
                (translate("Statistics", "In the last 30 days"), days_ago(30)),
                (translate("Statistics", "In the last 12 months"), days_ago(365)),
            ],
        )
        self.game_box.setAccessibleName(translate("Statistics", "Game"))
        self._level.setAccessibleName(translate("Statistics", "Opponents"))
        self._period.setAccessibleName(translate("Statistics", "Period"))
        over_time = translate("Statistics", "Points a deal over time, in matches on your own")
        by_kind = translate("Statistics", "Decisions by kind and grade")
        for number, (chart, title) in enumerate(
            ((self.chart, over_time), (self.decisions, by_kind))
        ):
            self.charts.setTabText(number, title)
            chart.setAccessibleName(title)
        self.decisions.setToolTip(
            translate(
                "Statistics",
                "Every decision in deals that you have reviewed, once, in all your matches: how "
                "much of the chance of the match it gave away against the best choice.",
            )
        )
        self.chart.setToolTip(
            translate(
                "Statistics",
                "Each point stands for a stretch of matches: the change of your score over all "
                "their deals, divided by the number of the deals.",
            )
        )
        self._export.setText(translate("Statistics", "Export as CSV…"))
        self._close.setText(translate("Statistics", "Close"))
        for tile in self.tiles.values():
            tile.retranslate()

    def _ask_export(self) -> None:
        title = translate("Statistics", "Export the statistics")
        dialog = QFileDialog(self, title, "", translate("Statistics", "Tables (*.csv)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("buck-euchre-statistics.csv")
        dialog.fileSelected.connect(lambda name: self._write(Path(name)))
        open_dialog(dialog)

    def _write(self, path: Path) -> None:
        try:
            write_text(path, self.to_csv())
        except StorageError as error:
            text = translate("Statistics", "The file {path} cannot be written. {why}")
            box = QMessageBox(
                QMessageBox.Icon.Warning,
                translate("Statistics", "Statistics"),
                text.format(path=path, why=storage_fault_text(error.why)),
                parent=self,
            )
            open_dialog(box)


class _Tile(QFrame):
    """One figure, large, with its name above and what it was counted from below."""

    def __init__(self, figure: Figure, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        self._figure = figure
        self._title = label(self, "quiet", wraps=True)
        self.value_label = label(self, "figure")
        self.basis_label = label(self, "small")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(14, 10, 14, 10)
        lines.setSpacing(1)
        for each in (self._title, self.value_label, self.basis_label):
            lines.addWidget(each)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_figures(self, sums: Figures) -> None:
        """Show the figure of these sums."""
        self.value_label.setText(figure_value(self._figure, sums))
        self.basis_label.setText(figure_basis(self._figure, sums) or " ")
        self.setAccessibleName(f"{self._title.text()}: {self.value_label.text()}")

    def retranslate(self) -> None:
        """Say anew what the figure is."""
        text = figure_text(self._figure)
        self._title.setText(text.title)
        self.setToolTip(text.explanation)
        self.setAccessibleDescription(text.explanation)


class _ApartTable(QFrame):
    """The groups that are counted apart, one a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tile")
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._heads: dict[Figure, QLabel] = {}
        self.names: dict[Group, QLabel] = {}
        self.cells: dict[tuple[Group, Figure], QLabel] = {}
        for column, figure in enumerate(_APART, start=1):
            head = self._heads[figure] = label(self, "small", wraps=True)
            head.setAlignment(right)
            grid.addWidget(head, 0, column)
        for row, group in enumerate(Group, start=1):
            self.names[group] = label(self, "heading", wraps=True)
            grid.addWidget(self.names[group], row, 0)
            for column, figure in enumerate(_APART, start=1):
                self.cells[group, figure] = label(self)
                grid.addWidget(self.cells[group, figure], row, column, right)

    def show_figures(self, found: dict[Group, Figures]) -> None:
        """Show all groups."""
        for figure, head in self._heads.items():
            text = figure_text(figure)
            head.setText(text.title)
            head.setToolTip(text.explanation)
        for group, name in self.names.items():
            text = group_text(group)
            name.setText(text.title)
            name.setToolTip(text.explanation)
        for (group, figure), cell in self.cells.items():
            # What was given up is neither won nor lost.
            is_open = group is Group.ABANDONED and figure in (Figure.WINS, Figure.WIN_SHARE)
            cell.setText(NOTHING if is_open else figure_value(figure, found[group]))
            cell.setToolTip(figure_text(figure).explanation)
