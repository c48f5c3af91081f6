# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that sets up a new match: which game, who plays, and by which options."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import (
    GameInfo,
    OptionError,
    OptionInfo,
    Options,
    complete_options,
)
from buck_euchre_qt.players.opponents import USUAL_OPPONENTS, Opponents
from buck_euchre_qt.windows.opponents_panel import OpponentsPanel
from buck_euchre_qt.windows.option_texts import option_text
from buck_euchre_qt.windows.start_dialog import StartDialog

translate = QCoreApplication.translate
_DIGITS_PX: Final = 5


class NewMatchDialog(StartDialog):
    """Asks for a game, who plays, and by which rules; the match that is running comes first.

    `opponents` sat there last, `own_names` are those the user gave to the other seats, and
    `rules` are the options of each game as they were chosen last; one that a game does not have
    is left out, and a value that makes no sense is the usual one.
    """

    def __init__(
        self,
        games: Sequence[GameInfo],
        *,
        game: str,
        has_running_match: bool,
        parent: QWidget,
        opponents: Opponents = USUAL_OPPONENTS,
        own_names: tuple[str, ...] = ("", "", ""),
        rules: Mapping[str, Options] | None = None,
    ) -> None:
        super().__init__(games, has_running_match=has_running_match, parent=parent)
        self._infos = {info.id: info for info in games}
        # Before what lies on its pages, so that Tab comes to it first.
        self._tabs = QTabWidget(self)
        self.players = OpponentsPanel(opponents, own_names, random.Random(), self)
        self._pages = QStackedWidget(self)
        self._pages.setContentsMargins(14, 14, 14, 14)
        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self.players, "")
        self._tabs.addTab(self._pages, "")
        self._rules: dict[str, _RulesPage] = {}
        for info in games:
            chosen = {} if rules is None else rules.get(info.id, {})
            self._rules[info.id] = _RulesPage(info.options, chosen, self)
            self._rules[info.id].changed.connect(self._show_whether_usual)
            self._pages.addWidget(self._rules[info.id])
        self._usual = QPushButton(self)
        self._usual.setAutoDefault(False)
        self._usual.clicked.connect(self._choose_usual)
        self.buttons.addButton(self._usual, QDialogButtonBox.ButtonRole.ResetRole)
        self.games.chosen.connect(self._show_game)
        self.choose(game)
        self._warning = QLabel(self)
        self._warning.setWordWrap(True)
        self._warning.setVisible(has_running_match)
        self.lines.addWidget(self._warning)
        self._lay_beside_games(self._tabs)
        default = self.leave if has_running_match else self.start
        default.setDefault(True)
        default.setFocus()
        self.retranslate()

    @property
    def options(self) -> Options:
        """The options of that game as chosen."""
        return self._rules[self.game].options

    @property
    def opponents(self) -> Opponents:
        """Who is to sit at the other seats."""
        return self.players.opponents

    def show_rules(self) -> None:
        """Show the options of the game instead of the players."""
        self._tabs.setCurrentWidget(self._pages)

    def show_players(self) -> None:
        """Show who plays instead of the options."""
        self._tabs.setCurrentWidget(self.players)

    def _show_game(self, game: str) -> None:
        self._pages.setCurrentIndex(list(self._infos).index(game))
        self.players.show_game(self._infos[game])
        self._show_whether_usual()

    def _choose_usual(self) -> None:
        # The button goes; the keys stay at what comes next.
        self.start.setFocus()
        self._rules[self.game].choose_usual()

    def _show_whether_usual(self) -> None:
        # Whoever looks at the players alone sees by it that other rules are on.
        self._usual.setVisible(not self._rules[self.game].is_usual)

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        super().retranslate()
        self.setWindowTitle(translate("NewMatchDialog", "New match"))
        self._warning.setText(self.warning)
        self._tabs.setTabText(0, translate("NewMatchDialog", "&Players"))
        self._tabs.setTabText(1, translate("NewMatchDialog", "&Rules"))
        self._usual.setText(translate("NewMatchDialog", "The &usual rules"))
        self.players.retranslate()
        for page in self._rules.values():
            page.retranslate()


class _RulesPage(QWidget):
    """The options of one game."""

    changed = Signal()

    def __init__(self, options: Sequence[OptionInfo], chosen: Options, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        self._fields = [_OptionField(option, self) for option in options]
        for option_field, option in zip(self._fields, options, strict=True):
            column.addWidget(option_field)
            option_field.choose(_sensible(option, chosen))
            option_field.changed.connect(self.changed)
        column.addStretch(1)

    @property
    def options(self) -> Options:
        """The options as chosen."""
        return {option_field.key: option_field.value for option_field in self._fields}

    @property
    def is_usual(self) -> bool:
        """Whether every option is as it is where nobody chooses."""
        return all(option_field.value == option_field.usual for option_field in self._fields)

    def choose_usual(self) -> None:
        """Choose what every option is where nobody chooses."""
        for option_field in self._fields:
            option_field.choose(option_field.usual)

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        for option_field in self._fields:
            option_field.retranslate()


def _sensible(option: OptionInfo, chosen: Options) -> int | bool:
    """Return the value chosen for an option, the usual one where that makes no sense."""
    given = {key: value for key, value in chosen.items() if key == option.key}
    try:
        return complete_options((option,), given)[option.key]
    except OptionError:
        return option.default


class _OptionField(QWidget):
    """One option with its explanation."""

    changed = Signal()

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
            self._title.toggled.connect(self.changed)
            self.setFocusProxy(self._title)
            lines.addWidget(self._title)
        else:
            self._title = QLabel(self)
            self._number = QSpinBox(self)
            self._number.setRange(option.minimum, option.maximum)
            # No style sheet keeps the digits from the edge.
            self._number.lineEdit().setTextMargins(_DIGITS_PX, 0, 0, 0)
            self._number.valueChanged.connect(self.changed)
            self._title.setBuddy(self._number)
            self.setFocusProxy(self._number)
            lines.addWidget(self._title)
            lines.addWidget(self._number)
        self._explanation = QLabel(self)
        self._explanation.setWordWrap(True)
        self._explanation.setMinimumWidth(380)
        lines.addWidget(self._explanation)

    @property
    def usual(self) -> int | bool:
        """The value that is chosen where nobody chooses another."""
        return self._option.default

    def choose(self, value: int | bool) -> None:
        """Choose a value."""
        if self._number is not None:
            self._number.setValue(value)
        elif isinstance(self._title, QCheckBox):
            self._title.setChecked(bool(value))

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
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the explanation its room."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        # The tabs around it do not ask how high it is in its width.
        width = max(self._explanation.width(), self._explanation.minimumWidth())
        self._explanation.setMinimumHeight(self._explanation.heightForWidth(width))
