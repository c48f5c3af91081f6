# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dialogs that start a match have in common: two buttons, a warning, room for texts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from buck_euchre_qt.windows.fitting import fit

translate = QCoreApplication.translate


class StartDialog(QDialog):
    """A dialog that starts a match or leaves things as they are.

    Whoever inherits adds to `lines`, the buttons last, and says its texts in `retranslate`.
    """

    def __init__(self, *, has_running_match: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._has_running_match = has_running_match
        self.lines = QVBoxLayout(self)
        self.lines.setContentsMargins(22, 20, 22, 18)
        self.start, self.leave = QPushButton(self), QPushButton(self)
        self.buttons = QDialogButtonBox(self)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.leave, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @property
    def warning(self) -> str:
        """What becomes of the match on the table; empty where there is none."""
        if not self._has_running_match:
            return ""
        return translate("StartDialog", "The match on the table ends when a new one starts.")

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self.start.setText(translate("StartDialog", "Start the match"))
        self.leave.setText(
            translate("StartDialog", "Keep playing")
            if self._has_running_match
            else translate("StartDialog", "Not now")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of the letters."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            fit(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Give every text its room."""
        super().showEvent(event)
        fit(self)
