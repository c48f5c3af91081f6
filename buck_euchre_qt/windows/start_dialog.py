# SPDX-License-Identifier: GPL-3.0-or-later
"""What the dialogs that start a match have in common: the games, two buttons, a warning."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo
from buck_euchre_qt.windows.fitting import fit
from buck_euchre_qt.windows.game_buttons import GameButtons

translate = QCoreApplication.translate


class StartDialog(QDialog):
    """A dialog that starts a match of one of the games, or leaves things as they are.

    Whoever inherits lays `games` and `buttons` into `lines`, and says its texts in `retranslate`.
    """

    def __init__(
        self, games: Sequence[GameInfo], *, has_running_match: bool, parent: QWidget
    ) -> None:
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
        self.games = GameButtons(games, self)

    @property
    def game(self) -> str:
        """The id of the game as chosen."""
        return self.games.game

    def choose(self, game: str) -> None:
        """Choose a game by its id."""
        self.games.choose(game)

    def _lay_beside_games(self, beside: QWidget | QLayout) -> None:
        """Lay the games out with something beside them, and the buttons below."""
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.games)
        if isinstance(beside, QWidget):
            row.addWidget(beside, 1)
        else:
            row.addLayout(beside, 1)
        self.lines.setSpacing(16)
        self.lines.addLayout(row)
        self.lines.addWidget(self.buttons)

    @property
    def warning(self) -> str:
        """What becomes of the match on the table; empty where there is none."""
        if not self._has_running_match:
            return ""
        return translate("StartDialog", "The match on the table ends when a new one starts.")

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self.games.retranslate()
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
