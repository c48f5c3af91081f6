# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the history: find a match, look at it, go on with it, pass it on, delete it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMessageBox,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
)

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.i18n.history_problems import unread_history_text
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.problems import record_fault_text, storage_fault_text
from buck_euchre_qt.storage.files import StorageError, write_text
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.history_search import MatchLine, Search
from buck_euchre_qt.windows.history_actions import Imported, export_files, import_files
from buck_euchre_qt.windows.history_filter import HistoryFilter
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.history_look import label
from buck_euchre_qt.windows.history_model import HistoryModel
from buck_euchre_qt.windows.look import look_in_use
from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.page_window import PageWindow
from buck_euchre_qt.windows.record_files import records_dialog, save_record_dialog
from buck_euchre_qt.windows.side_panel import SidePanel

translate = QCoreApplication.translate

_ALL_DEALS: Final = 1_000_000
_PANEL_PX: Final = 330
_LEAST_PANEL_PX: Final = 250
_PANEL_SHARE: Final = 0.3


class HistoryWindow(PageWindow):
    """All matches, those that fit what is looked for, and the one that was chosen."""

    match_wanted = Signal(object)
    """Go on with this match, a `SavedMatch`."""
    deals_wanted = Signal(object)
    """Show the proofs of this match's deals, a `SavedMatch`."""
    review_wanted = Signal(object)
    """Look back at the decisions of this match, a `SavedMatch`, over or not."""

    def __init__(self, keeper: HistoryKeeper, *, has_review: bool = False) -> None:
        super().__init__()
        self._keeper = keeper
        self._shown: SavedMatch | None = None
        self._is_shared_out = False
        self._headline = label(self, "headline")
        self.filter = HistoryFilter(self)
        self.model = HistoryModel(keeper.history)
        self.table = QTableView(self)
        self.panel = SidePanel(self, _ALL_DEALS)
        self.nothing = label(self, "quiet", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._list = QStackedWidget(self)
        self._list.addWidget(self.table)
        self._list.addWidget(self.nothing)
        self.count = label(self, "quiet")
        self.notice = label(self, "notice", wraps=True)
        self.notice.hide()
        (
            self.go_on_button,
            self.review_button,
            self.deals_button,
            self.export_button,
            self.import_button,
            self.delete_button,
        ) = (QPushButton(self) for _ in range(6))
        self._close = QPushButton(self)
        self.go_on_button.setProperty("isChief", True)
        self.review_button.setVisible(has_review)
        self._set_up_table()
        self._arrange()
        self._connect()
        self._dress()
        self._retranslate()
        self.resize(1180, 720)

    def renew(self) -> None:
        """Search again."""
        self.notice.hide()
        self.model.look_for(self.filter.wanted)
        self.table.resizeColumnsToContents()
        if self.model.rowCount():
            self.table.selectRow(0)
        self._show_chosen()
        self._show_count()

    @property
    def chosen(self) -> list[MatchLine]:
        """The matches that are selected."""
        rows = self.table.selectionModel().selectedRows()
        return [self.model.line(index.row()) for index in rows]

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is there now."""
        self.renew()
        self.filter.setFocus()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the list most of the width, unless somebody has shared it out otherwise."""
        super().resizeEvent(event)
        if self._is_shared_out:
            return
        panel = min(_PANEL_PX, max(_LEAST_PANEL_PX, round(self.width() * _PANEL_SHARE)))
        self._sides.setSizes([max(1, self.width() - panel), panel])

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language, the matches too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.model.layoutChanged.emit()
            self._show_count()

    def import_from(self, paths: list[Path]) -> None:
        """Take records in, and say what became of them."""
        try:
            done = import_files(self._keeper.history, paths)
        except StorageError as error:
            self._say_unread(error)
            return
        self._keeper.changed.emit()
        self._say(_imported_text(done))

    def export_to(self, path: Path) -> None:
        """Write the chosen match to a file, or several into a folder."""
        history = self._keeper.history
        chosen = self.chosen
        try:
            if len(chosen) == 1:
                write_text(path, history.record(chosen[0].id))
            else:
                export_files(history, [line.id for line in chosen], path)
        except StorageError as error:
            text = translate("History", "It could not be written to {path}. {why}")
            self._say(text.format(path=error.path, why=storage_fault_text(error.why)))
        else:
            self._say(translate("History", "%n match(es) written.", None, len(chosen)))

    def delete_chosen(self) -> None:
        """Delete the chosen matches for good."""
        try:
            self._keeper.history.delete([line.id for line in self._deletable()])
        except StorageError as error:
            self._say_unread(error)
        else:
            self.renew()

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 13)
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setStretchLastSection(True)

    def _arrange(self) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(24, 18, 24, 18)
        lines.setSpacing(11)
        above = QHBoxLayout()
        above.addWidget(self._headline, 1)
        above.addWidget(self.count, 0, Qt.AlignmentFlag.AlignBottom)
        lines.addLayout(above)
        lines.addWidget(self.filter)
        lines.addWidget(self.notice)
        self._sides = sides = QSplitter(self)
        sides.setChildrenCollapsible(False)
        sides.addWidget(self._list)
        sides.addWidget(self.panel)
        sides.setStretchFactor(0, 1)
        lines.addWidget(sides, 1)
        buttons = QHBoxLayout()
        for button in (self.go_on_button, self.review_button, self.deals_button):
            buttons.addWidget(button)
        for button in (self.export_button, self.import_button, self.delete_button):
            buttons.addWidget(button)
        buttons.addStretch()
        buttons.addWidget(self._close)
        lines.addLayout(buttons)

    def _connect(self) -> None:
        self.filter.changed.connect(self.renew)
        self.model.failed.connect(self._on_failed)
        self.table.selectionModel().selectionChanged.connect(self._show_chosen)
        self.table.doubleClicked.connect(self._want_match)
        self.go_on_button.clicked.connect(self._want_match)
        self.review_button.clicked.connect(self._want_review)
        self.deals_button.clicked.connect(self._want_deals)
        self.export_button.clicked.connect(self._ask_export)
        self.import_button.clicked.connect(self._ask_import)
        self.delete_button.clicked.connect(self._ask_delete)
        self._close.clicked.connect(self.close)
        self._keeper.changed.connect(self._on_changed)
        self._sides.splitterMoved.connect(self._on_shared_out)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.filter.setFocus)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.Delete),
            self.table,
            self._ask_delete,
            context=Qt.ShortcutContext.WidgetShortcut,
        )

    def _dress(self) -> None:
        before = self.styleSheet()
        super()._dress()
        if self.styleSheet() != before:
            self.panel.set_look(look_in_use(QApplication.palette()))

    def _on_shared_out(self) -> None:
        self._is_shared_out = True

    def _on_changed(self) -> None:
        if self.isVisible():
            chosen = {line.id for line in self.chosen}
            self.renew()
            self._choose_again(chosen)

    def _choose_again(self, chosen: set[int]) -> None:
        rows = [row for row in range(self.model.rowCount()) if self.model.line(row).id in chosen]
        if not rows:
            return
        self.table.clearSelection()
        how = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        for row in rows:
            self.table.selectionModel().select(self.model.index(row, 0), how)

    def _show_chosen(self) -> None:
        chosen = self.chosen
        self._shown = self._load(chosen[0]) if len(chosen) == 1 else None
        self.panel.setVisible(self._shown is not None)
        if self._shown is not None:
            seat = chosen[0].seat or 0
            names = SeatNames(tuple(player.name for player in self._shown.players), seat)
            self.panel.show_match(self._shown.match, names)
        self.go_on_button.setEnabled(self._can_go_on(chosen))
        has_ended = self._shown is not None and self._shown.match.finished_deals > 0
        self.review_button.setEnabled(has_ended)
        self.deals_button.setEnabled(self._shown is not None)
        self.export_button.setEnabled(bool(chosen))
        self.delete_button.setEnabled(bool(self._deletable()))

    def _can_go_on(self, chosen: list[MatchLine]) -> bool:
        if self._shown is None or self._shown.match.is_over:
            return False
        return chosen[0].state is not State.RUNNING

    def _deletable(self) -> list[MatchLine]:
        # The match on the table would be back with its next deal.
        return [line for line in self.chosen if line.state is not State.RUNNING]

    def _load(self, line: MatchLine) -> SavedMatch | None:
        try:
            return self._keeper.history.match(line.id)
        except StorageError as error:
            why = storage_fault_text(error.why)
        except RecordError as error:
            why = record_fault_text(error)
        self._say(translate("History", "This match cannot be shown. {why}").format(why=why))
        return None

    def _want_match(self) -> None:
        if self._shown is not None and self._can_go_on(self.chosen):
            self.match_wanted.emit(self._shown)

    def _want_review(self) -> None:
        if self._shown is not None:
            self.review_wanted.emit(self._shown)

    def _want_deals(self) -> None:
        if self._shown is not None:
            self.deals_wanted.emit(self._shown)

    def _say(self, text: str) -> None:
        self.notice.setText(text)
        self.notice.show()

    def _say_unread(self, error: StorageError) -> None:
        if self._keeper.mend_if_damaged(error):
            return
        path = self._keeper.history.database.path
        self._say(unread_history_text(path, storage_fault_text(error.why)))

    def _on_failed(self, error: StorageError) -> None:
        self._say_unread(error)

    def _show_count(self) -> None:
        total = self.model.total
        is_unread = self.notice.isVisibleTo(self)
        has_never_played = not (total or is_unread) and self.filter.wanted == Search()
        self._list.setCurrentWidget(self.nothing if has_never_played else self.table)
        if has_never_played:
            self.count.clear()
        elif total:
            self.count.setText(translate("History", "%n match(es)", None, total))
        else:
            self.count.setText(translate("History", "No match fits."))

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("History", "History"))
        self._headline.setText(translate("History", "Your matches"))
        self.table.setAccessibleName(self._headline.text())
        self.nothing.setText(
            translate(
                "History",
                "Nothing has been played yet. Every match appears here once its first deal is "
                "over: to go on with it, and to review its deals.",
            )
        )
        self.go_on_button.setText(translate("History", "Go on with it"))
        self.review_button.setText(translate("History", "Review…"))
        self.deals_button.setText(translate("History", "Check the deals…"))
        self.export_button.setText(translate("History", "Export…"))
        self.import_button.setText(translate("History", "Import…"))
        self.delete_button.setText(translate("History", "Delete…"))
        self._close.setText(translate("History", "Close"))
        self.table.resizeColumnsToContents()

    def _ask_export(self) -> None:
        title = translate("History", "Export")
        if len(self.chosen) == 1:
            dialog = save_record_dialog(self, title)
        else:
            dialog = QFileDialog(self, title)
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        open_dialog(dialog)

    def _ask_import(self) -> None:
        dialog = records_dialog(self, translate("History", "Import"), may_be_several=True)
        dialog.filesSelected.connect(lambda names: self.import_from(list(map(Path, names))))
        open_dialog(dialog)

    def _ask_delete(self) -> None:
        count = len(self._deletable())
        if not count:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(translate("History", "Delete"))
        box.setText(
            translate(
                "History",
                "Delete %n match(es) for good? The statistics forget them, too.",
                None,
                count,
            )
        )
        delete = box.addButton(
            translate("History", "Delete"), QMessageBox.ButtonRole.DestructiveRole
        )
        keep = box.addButton(translate("History", "Keep"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        delete.clicked.connect(self.delete_chosen)
        open_dialog(box)


def _imported_text(done: Imported) -> str:
    parts = []
    if done.new or not (done.known or done.faults):
        parts.append(translate("History", "%n match(es) taken in.", None, done.new))
    if done.known:
        parts.append(translate("History", "%n match(es) known already.", None, done.known))
    for fault in done.faults[:3]:
        text = translate("History", "{name} cannot be used. {why}")
        parts.append(text.format(name=fault.path.name, why=fault.why))
    if len(done.faults) > 3:
        more = len(done.faults) - 3
        parts.append(translate("History", "%n more file(s) cannot be used.", None, more))
    return "\n".join(parts)
