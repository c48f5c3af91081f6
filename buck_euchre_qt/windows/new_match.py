# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that sets up a new match: the rule options and what each does."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo, OptionInfo
from buck_euchre_qt.windows.option_texts import OptionText, option_text

translate = QCoreApplication.translate


class NewMatchDialog(QDialog):
    """Asks for the options of a game; where a match is running, keeping it is the default."""

    def __init__(self, info: GameInfo, *, has_running_match: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._has_running_match = has_running_match
        self._fields = [_OptionField(option, self) for option in info.options]
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(14)
        self._warning = QLabel(self)
        self._warning.setWordWrap(True)
        self._warning.setVisible(has_running_match)
        lines.addWidget(self._warning)
        for option_field in self._fields:
            lines.addWidget(option_field)
        buttons = QDialogButtonBox(self)
        self._start = QPushButton(self)
        self._keep = QPushButton(self)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._keep, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        lines.addSpacing(6)
        lines.addWidget(buttons)
        default = self._keep if has_running_match else self._start
        default.setDefault(True)
        default.setFocus()
        self._retranslate()

    @property
    def options(self) -> Mapping[str, int | bool]:
        """The options as chosen."""
        return {option_field.key: option_field.value for option_field in self._fields}

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("NewMatchDialog", "New match"))
        self._warning.setText(
            translate("NewMatchDialog", "The match on the table ends when a new one starts.")
        )
        self._start.setText(translate("NewMatchDialog", "Start the match"))
        self._keep.setText(
            translate("NewMatchDialog", "Keep playing")
            if self._has_running_match
            else translate("NewMatchDialog", "Not now")
        )
        for option_field in self._fields:
            option_field.retranslate()


class _OptionField(QWidget):
    """One option with its explanation."""

    def __init__(self, option: OptionInfo, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = option.key
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(3)
        self._title: QLabel | QCheckBox
        self._number: QSpinBox | None = None
        if isinstance(option.default, bool):
            self._title = QCheckBox(self)
            self._title.setChecked(option.default)
            lines.addWidget(self._title)
        else:
            self._title = QLabel(self)
            self._number = QSpinBox(self)
            self._number.setRange(option.minimum, option.maximum)
            self._number.setValue(option.default)
            self._title.setBuddy(self._number)
            lines.addWidget(self._title)
            lines.addWidget(self._number)
        self._explanation = QLabel(self)
        self._explanation.setWordWrap(True)
        self._explanation.setMinimumWidth(380)
        lines.addWidget(self._explanation)

    @property
    def value(self) -> int | bool:
        """The value chosen."""
        if self._number is not None:
            return self._number.value()
        return isinstance(self._title, QCheckBox) and self._title.isChecked()

    def retranslate(self) -> None:
        """Say anew what the option does."""
        text: OptionText = option_text(self.key)
        self._title.setText(text.title)
        self._explanation.setText(text.explanation)
