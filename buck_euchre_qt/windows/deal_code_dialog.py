# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that asks for a deal code, to play the deals of another match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.session.deal_codes import read_code
from buck_euchre_qt.windows.fitting import fit

translate = QCoreApplication.translate

_MOST_LETTERS = 60


class DealCodeDialog(QDialog):
    """Asks for a code, which can be typed with or without hyphens, in capitals or not."""

    def __init__(self, *, has_running_match: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._has_running_match = has_running_match
        self._label = QLabel(self)
        self._field = QLineEdit(self)
        self._field.setMaxLength(_MOST_LETTERS)
        self._label.setBuddy(self._field)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setMinimumWidth(380)
        buttons = QDialogButtonBox(self)
        self._start = QPushButton(self)
        self._leave = QPushButton(self)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._leave, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(12)
        for each in (self._label, self._field, self._hint, buttons):
            lines.addWidget(each)
        self._field.textChanged.connect(self._look)
        self._start.setDefault(True)
        self._retranslate()
        self._look()

    @property
    def code(self) -> str | None:
        """The code as typed, None while it is not one."""
        return read_code(self._field.text())

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            fit(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Give every text its room."""
        super().showEvent(event)
        fit(self)

    def _look(self) -> None:
        self._start.setEnabled(self.code is not None)

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("DealCodeDialog", "New match from a deal code"))
        self._label.setText(translate("DealCodeDialog", "&Deal code"))
        hint = translate(
            "DealCodeDialog",
            "Four to sixteen letters and digits. Whoever plays with the same code gets the same "
            "cards in every deal. The cut belongs to the code, and the match is counted apart.",
        )
        if self._has_running_match:
            ends = translate("DealCodeDialog", "The match on the table ends when a new one starts.")
            hint = f"{hint}\n\n{ends}"
        self._hint.setText(hint)
        self._start.setText(translate("DealCodeDialog", "Start the match"))
        self._leave.setText(
            translate("DealCodeDialog", "Keep playing")
            if self._has_running_match
            else translate("DealCodeDialog", "Not now")
        )
