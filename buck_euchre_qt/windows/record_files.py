# SPDX-License-Identifier: GPL-3.0-or-later
"""Asking where match records are and where they go: one type of file in every dialog.

A record is written with the ending that a double click on it opens. Files that end in `.json` are
offered as well, which is what the program itself keeps and what older versions wrote.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QWidget

RECORD_ENDING: Final = ".buck"
"""What the names of records end in, wherever the user has them written."""

_ENDINGS: Final = (RECORD_ENDING, ".json")
"""What the names of files end in that are offered to be opened."""


def records_dialog(parent: QWidget, title: str, *, may_be_several: bool = False) -> QFileDialog:
    """Return a dialog, not yet open, that asks for records that there are."""
    dialog = _dialog(parent, title)
    modes = dialog.FileMode
    dialog.setFileMode(modes.ExistingFiles if may_be_several else modes.ExistingFile)
    return dialog


def save_record_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog, not yet open, that asks where to write one record."""
    dialog = _dialog(parent, title)
    dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(RECORD_ENDING.removeprefix("."))
    dialog.selectFile(f"buck-euchre{RECORD_ENDING}")
    return dialog


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    # Imported late: the table comes sooner without it.
    from PySide6.QtWidgets import QFileDialog

    patterns = " ".join(f"*{ending}" for ending in _ENDINGS)
    text = QCoreApplication.translate("RecordFiles", "Match records ({patterns})")
    return QFileDialog(parent, title, "", text.format(patterns=patterns))
