# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that sets up a new match: which game, its rule options and what each does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo, OptionInfo
from buck_euchre_qt.windows.fitting import fit
from buck_euchre_qt.windows.game_buttons import GameButtons
from buck_euchre_qt.windows.option_texts import option_text

translate = QCoreApplication.translate


class NewMatchDialog(QDialog):
    """Asks for a game and its options; where a match is running, keeping it is the default."""

    def __init__(
        self,
        games: Sequence[GameInfo],
        *,
        game: str,
        has_running_match: bool,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._has_running_match = has_running_match
        self._games = GameButtons(games, self)
        self._pages = QStackedWidget(self)
        self._fields: dict[str, list[_OptionField]] = {}
        for info in games:
            page = QWidget(self)
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(16)
            self._fields[info.id] = [_OptionField(option, page) for option in info.options]
            for option_field in self._fields[info.id]:
                column.addWidget(option_field)
            column.addStretch(1)
            self._pages.addWidget(page)
        order = [info.id for info in games]
        self._games.chosen.connect(lambda chosen: self._pages.setCurrentIndex(order.index(chosen)))
        self._games.choose(game)
        self._warning = QLabel(self)
        self._warning.setWordWrap(True)
        self._warning.setVisible(has_running_match)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self._games)
        row.addWidget(self._pages, 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(16)
        lines.addWidget(self._warning)
        lines.addLayout(row)
        lines.addWidget(self._make_buttons())
        self._retranslate()

    @property
    def game(self) -> str:
        """The id of the game as chosen."""
        return self._games.game

    @property
    def options(self) -> Mapping[str, int | bool]:
        """The options of that game as chosen."""
        return {option_field.key: option_field.value for option_field in self._fields[self.game]}

    def choose(self, game: str) -> None:
        """Choose a game by its id."""
        self._games.choose(game)

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

    def _make_buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(self)
        self._start = QPushButton(self)
        self._keep = QPushButton(self)
        buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._keep, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        default = self._keep if self._has_running_match else self._start
        default.setDefault(True)
        default.setFocus()
        return buttons

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
        self._games.retranslate()
        for fields in self._fields.values():
            for option_field in fields:
                option_field.retranslate()


class _OptionField(QWidget):
    """One option with its explanation."""

    def __init__(self, option: OptionInfo, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = option.key
        self._option = option
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
        text = option_text(self._option)
        self._title.setText(text.title)
        self._explanation.setText(text.explanation)
