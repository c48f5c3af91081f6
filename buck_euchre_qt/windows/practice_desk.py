# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings practice together: who thinks, the book, and the screen, which is made when wanted."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.asking import Thinking
from buck_euchre_qt.session.error_finder import ErrorFinder
from buck_euchre_qt.windows.practice_keeper import PracticeKeeper
from buck_euchre_qt.windows.troubles import Troubles

if TYPE_CHECKING:
    from buck_euchre_qt.windows.practice_screen import PracticeScreen


def local_day() -> date:
    """Return what day it is where the learner is."""
    return datetime.now().astimezone().date()


class PracticeDesk(QObject):
    """Makes the one screen of practice and keeps its book; `thinking` analyses the deals.

    `spare` is asked about the errors in the match being played; it may be the last one served.
    """

    def __init__(
        self,
        thinking: Thinking,
        spare: Thinking,
        file: PracticeFile,
        troubles: Troubles,
        today: Callable[[], date] = local_day,
        rng: random.Random | None = None,
    ) -> None:
        super().__init__()
        self._thinking = thinking
        self._rng = random.Random() if rng is None else rng
        self.keeper = PracticeKeeper(file, troubles, today)
        self.finder = ErrorFinder(Adviser(spare))
        self.finder.found.connect(self.keeper.note_error)

    @property
    def has_begun(self) -> bool:
        """Whether there is a book, read or not."""
        return self.keeper.has_begun

    @property
    def due(self) -> int:
        """How many errors are to be answered again today, in all games; reads the book."""
        book, today = self.keeper.book, self.keeper.today()
        return sum(reminder.is_due(today) for reminder in book.reminders)

    def make_screen(self, parent: QWidget) -> PracticeScreen:
        """Return the screen of practice."""
        # Imported when it is wanted: the table comes sooner.
        from buck_euchre_qt.players.outlook import OUTLOOKS
        from buck_euchre_qt.session.practice_supply import PracticeSupply
        from buck_euchre_qt.windows.practice_screen import PracticeScreen

        keeper = self.keeper
        supply = PracticeSupply(self._thinking, self._rng)
        games = tuple(game for game in GAMES if game in OUTLOOKS)
        screen = PracticeScreen(games, supply, keeper.book, keeper.today, self._rng, parent)
        supply.setParent(screen)
        screen.book_changed.connect(keeper.keep)
        keeper.changed.connect(screen.set_book)
        return screen
