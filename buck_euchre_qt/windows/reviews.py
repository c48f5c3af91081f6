# SPDX-License-Identifier: GPL-3.0-or-later
"""The reviews of the program: one window, made when somebody first looks back at a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.session.asking import asked_at_table
from buck_euchre_qt.session.session import Session, SessionSettings
from buck_euchre_qt.table.keys import CardKeys
from buck_euchre_qt.windows.desk import MatchDesk, names_of
from buck_euchre_qt.windows.outfit import Outfit

if TYPE_CHECKING:
    from buck_euchre_qt.windows.play_screen import PlayScreen
    from buck_euchre_qt.windows.review_window import ReviewWindow


class Reviews(QObject):
    """Owns the window of reviews; `card_keys` is what a digit does at its tables."""

    def __init__(
        self, desk: MatchDesk, settings: SessionSettings, outfit: Outfit, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._settings = settings
        self._outfit = outfit
        self._card_keys = CardKeys.POINT
        self.window: ReviewWindow | None = None

    def follow(self, screen: PlayScreen) -> None:
        """Look back at the last deal of the match on a screen, when that is wanted there."""
        screen.has_review = True
        screen.review_wanted.connect(lambda: self.review_last(screen.session))

    def set_card_keys(self, mode: CardKeys) -> None:
        """Take on what a digit does."""
        self._card_keys = mode
        for table in () if self.window is None else self.window.tables:
            table.set_card_keys(mode)

    def review(self, saved: SavedMatch, deal: int = 0) -> None:
        """Look back at a deal of a match, counted from 0; nothing happens before it is over."""
        from buck_euchre_qt.windows.review_window import ReviewWindow

        if not 0 <= deal < saved.match.finished_deals:
            return
        if self.window is None:
            desk = self._desk
            self.window = ReviewWindow(desk.adviser, desk.thinking_elsewhere, self._settings)
            self.window.table_made.connect(self._dress)
            if desk.keeper is not None:
                self.window.screen_of_review.reviewer.graded.connect(desk.keeper.note_grade)
            self._outfit.join(self.window)
            if desk.practice is not None:
                found = self.window.screen_of_review.reviewer.error_found
                found.connect(desk.practice.keeper.note_error)
        onlooker = min(asked_at_table(saved.players), default=0)
        self.window.show_deal(saved, deal, names_of(saved, onlooker))

    def review_last(self, session: Session | None) -> None:
        """Look back at the deal that has just ended."""
        if session is not None:
            self.review(session.saved, len(session.match.deals) - 1)

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            self.window.close()

    def _dress(self) -> None:
        self._outfit.again()
        self.set_card_keys(self._card_keys)
