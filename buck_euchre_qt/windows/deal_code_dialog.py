# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialog that asks for a game and a deal code, to play the deals of another match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from buck_euchre_qt.engine.game import GameInfo
from buck_euchre_qt.session.deal_codes import read_code
from buck_euchre_qt.windows.start_dialog import StartDialog

translate = QCoreApplication.translate

_MOST_LETTERS: Final = 60


class DealCodeDialog(StartDialog):
    """Asks for a code, which can be typed with or without hyphens, in capitals or not.

    The code says nothing of the game, which is chosen beside it and played by its usual rules.
    """

    def __init__(
        self,
        games: Sequence[GameInfo],
        *,
        game: str,
        has_running_match: bool,
        parent: QWidget,
    ) -> None:
        super().__init__(games, has_running_match=has_running_match, parent=parent)
        self.choose(game)
        self._label = QLabel(self)
        self.field = QLineEdit(self)
        self.field.setMaxLength(_MOST_LETTERS)
        self._label.setBuddy(self.field)
        self._hint = QLabel(self)
        self._hint.setWordWrap(True)
        self._hint.setMinimumWidth(300)
        words = QVBoxLayout()
        words.setSpacing(12)
        for each in (self._label, self.field, self._hint):
            words.addWidget(each)
        words.addStretch(1)
        self._lay_beside_games(words)
        self.field.textChanged.connect(self._look)
        self.start.setDefault(True)
        self.field.setFocus()
        self.retranslate()
        self._look()

    @property
    def code(self) -> str | None:
        """The code as typed, None while it is not one."""
        return read_code(self.field.text())

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        super().retranslate()
        self.setWindowTitle(translate("DealCodeDialog", "New match from a deal code"))
        self._label.setText(translate("DealCodeDialog", "&Deal code"))
        hint = translate(
            "DealCodeDialog",
            "Four to sixteen letters and digits. Whoever plays the same game with the same code "
            "gets the same cards in every deal. The usual rules apply, the cut belongs to the "
            "code, and the match is counted apart.",
        )
        self._hint.setText(f"{hint}\n\n{self.warning}" if self.warning else hint)

    def _look(self) -> None:
        self.start.setEnabled(self.code is not None)
