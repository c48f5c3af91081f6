# SPDX-License-Identifier: GPL-3.0-or-later
"""Reporting a problem: everything that a report would hold is shown before it is written."""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt import __version__
from buck_euchre_qt.i18n.problems import storage_fault_text
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.problem_report import Part, write_report
from buck_euchre_qt.windows.opening import open_dialog

translate = QCoreApplication.translate

REPORT_NAME: Final = "buck-euchre-report.zip"
_SHOWN_LETTERS: Final = 200_000


def version_facts() -> Mapping[str, str]:
    """Return what a report says of program and system."""
    import PySide6

    screens = [
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return {
        "Buck Euchre": __version__,
        "Python": sys.version.replace("\n", " "),
        "PySide6": PySide6.__version__,
        "Qt": qVersion(),
        "System": platform.platform(),
        "Windows by": QGuiApplication.platformName(),
        "Screens": ", ".join(screens),
        "Language": QLocale().name(),
        "System language": QLocale.system().name(),
    }


class ProblemReportDialog(QDialog):
    """Shows the parts of a report, and writes them to one file when told to."""

    def __init__(self, parts: Sequence[Part], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._parts = tuple(parts)
        self._intro = QLabel(self)
        self._intro.setWordWrap(True)
        self.parts_list = QListWidget(self)
        self.parts_list.addItems([part.name for part in self._parts])
        self.text_view = QPlainTextEdit(self)
        self.text_view.setReadOnly(True)
        self.text_view.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        sides = QSplitter(self)
        sides.setChildrenCollapsible(False)
        sides.addWidget(self.parts_list)
        sides.addWidget(self.text_view)
        sides.setStretchFactor(1, 1)
        sides.setSizes([190, 600])
        self.done_label = QLabel(self)
        self.done_label.setWordWrap(True)
        self.done_label.hide()
        buttons = QDialogButtonBox(self)
        self._save = QPushButton(self)
        self._close = QPushButton(self)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(20, 18, 20, 16)
        lines.setSpacing(12)
        for each in (self._intro, sides, self.done_label, buttons):
            lines.addWidget(each)
        lines.setStretch(1, 1)
        self.parts_list.currentRowChanged.connect(self._show_part)
        self._save.clicked.connect(self._ask_where)
        self.parts_list.setCurrentRow(0)
        self._retranslate()
        self._fit_letters()
        self.resize(820, 560)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._fit_letters()

    def save_to(self, path: Path) -> None:
        """Write the report, and say where it is or why it is not."""
        try:
            write_report(path, self._parts)
        except StorageError as error:
            text = translate("ProblemReport", "The report cannot be written to {path}. {why}")
            self.done_label.setText(text.format(path=path, why=storage_fault_text(error.why)))
        else:
            text = translate("ProblemReport", "The report is in {path}.")
            self.done_label.setText(text.format(path=path))
        self.done_label.show()

    def _show_part(self, row: int) -> None:
        text = self._parts[row].text if 0 <= row < len(self._parts) else ""
        # The end is shown: the latest lines of a log are what matters.
        self.text_view.setPlainText(text[-_SHOWN_LETTERS:])

    def _ask_where(self) -> None:
        title = translate("ProblemReport", "Save the report")
        name_filter = translate("ProblemReport", "Reports (*.zip)")
        dialog = QFileDialog(self, title, "", name_filter)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.selectFile(REPORT_NAME)
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        open_dialog(dialog)

    def _fit_letters(self) -> None:
        # The system's letters of equal width know nothing of the size chosen here.
        letters = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        letters.setPointSizeF(QApplication.font().pointSizeF())
        self.text_view.setFont(letters)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("ProblemReport", "Report a problem"))
        self._intro.setText(
            translate(
                "ProblemReport",
                "This is everything that the report holds: versions, your preferences, the log "
                "and the match on the table, with the names of the players. Nothing is sent: the "
                "report is one file, which you can attach to a message yourself.",
            )
        )
        self.parts_list.setAccessibleName(translate("ProblemReport", "Parts of the report"))
        self.text_view.setAccessibleName(translate("ProblemReport", "Text of the part"))
        self._save.setText(translate("ProblemReport", "Save the report…"))
        self._close.setText(translate("ProblemReport", "Close"))
