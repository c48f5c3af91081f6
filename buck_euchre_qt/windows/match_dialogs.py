# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialogs that bring a match to the table or into a file; what is chosen is told by signals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.record_files import records_dialog, save_record_dialog

if TYPE_CHECKING:
    from buck_euchre_qt.engine.game import GameInfo, Options
    from buck_euchre_qt.players.opponents import Opponents

translate = QCoreApplication.translate


class Sitting(NamedTuple):
    """Who sits at the table and what is played there, for the dialogs to begin with.

    `last_game` is empty where nothing was ever played, `rules` are each game's options as they
    were chosen last; `own_names` are those that the user gave to the other seats.
    """

    last_game: str
    has_running_match: bool
    rules: Mapping[str, Options]
    opponents: Opponents
    own_names: tuple[str, ...]


class MatchDialogs(QObject):
    """Opens one dialog after the other over a window, and waits for none of them.

    Their modules are imported when they are wanted: the table comes sooner.
    """

    new_wanted = Signal(str, object, object)
    """A new match: the game's id, its options, and a deal code or None."""
    choices_made = Signal(object, str, object)
    """The `Opponents`, the game's id and its options, to be offered again the next time."""
    open_wanted = Signal(str)
    """The file with this path is to be opened."""
    save_wanted = Signal(str)
    """The match is to be written to the file with this path."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask_new_match(self, sitting: Sitting) -> None:
        """Ask for a game, who plays and by which options."""
        from buck_euchre_qt.engine.games import GAMES
        from buck_euchre_qt.windows.new_match import NewMatchDialog

        games = [entry.info for entry in GAMES.values()]
        dialog = NewMatchDialog(
            games,
            game=_game_among(games, sitting.last_game),
            has_running_match=sitting.has_running_match,
            parent=self._window,
            opponents=sitting.opponents,
            own_names=sitting.own_names,
            rules=sitting.rules,
        )
        dialog.accepted.connect(
            lambda: self.choices_made.emit(dialog.opponents, dialog.game, dialog.options)
        )
        dialog.accepted.connect(lambda: self.new_wanted.emit(dialog.game, dialog.options, None))
        open_dialog(dialog)

    def ask_deal_code(self, sitting: Sitting) -> None:
        """Ask for a game and the code of its deals."""
        from buck_euchre_qt.engine.games import GAMES
        from buck_euchre_qt.windows.deal_code_dialog import DealCodeDialog

        games = [entry.info for entry in GAMES.values()]
        dialog = DealCodeDialog(
            games,
            game=_game_among(games, sitting.last_game),
            has_running_match=sitting.has_running_match,
            parent=self._window,
        )
        dialog.accepted.connect(lambda: self.new_wanted.emit(dialog.game, {}, dialog.code))
        open_dialog(dialog)

    def ask_open(self) -> None:
        """Ask which record to open."""
        title = translate("MainWindow", "Open a match")
        dialog = records_dialog(self._window, title)
        dialog.fileSelected.connect(self.open_wanted)
        open_dialog(dialog)

    def ask_save_as(self) -> None:
        """Ask where to write the match."""
        title = translate("MainWindow", "Save the match")
        dialog = save_record_dialog(self._window, title)
        dialog.fileSelected.connect(self.save_wanted)
        open_dialog(dialog)


def _game_among(games: Sequence[GameInfo], wanted: str) -> str:
    """Return a game's id, or the first one's where there is no such game."""
    return wanted if wanted in [info.id for info in games] else games[0].id
