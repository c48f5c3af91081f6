# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that sets up a new match: which game, its rule options and what each does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo, OptionInfo
from buck_euchre_qt.windows.game_buttons import GameButtons
from buck_euchre_qt.windows.option_texts import option_text
from buck_euchre_qt.windows.start_dialog import StartDialog

translate = QCoreApplication.translate


class NewMatchDialog(StartDialog):
    """Asks for a game and its options; where a match is running, keeping it is the default."""

    def __init__(
        self,
        games: Sequence[GameInfo],
        *,
        game: str,
        has_running_match: bool,
        parent: QWidget,
    ) -> None:
        super().__init__(has_running_match=has_running_match, parent=parent)
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
        self.lines.setSpacing(16)
        self.lines.addWidget(self._warning)
        self.lines.addLayout(row)
        self.lines.addWidget(self.buttons)
        default = self.leave if has_running_match else self.start
        default.setDefault(True)
        default.setFocus()
        self.retranslate()

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

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        super().retranslate()
        self.setWindowTitle(translate("NewMatchDialog", "New match"))
        self._warning.setText(self.warning)
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
