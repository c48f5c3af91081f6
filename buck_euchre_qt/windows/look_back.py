# SPDX-License-Identifier: GPL-3.0-or-later
"""The windows that look back at matches and deals: made when wanted, one of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.session.session import Session
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.fitting import keep_on_screen
from buck_euchre_qt.windows.history_keeper import HistoryKeeper

if TYPE_CHECKING:
    from buck_euchre_qt.windows.fair_deals import FairDealsWindow, MatchSource
    from buck_euchre_qt.windows.history import HistoryWindow
    from buck_euchre_qt.windows.menus import Menus
    from buck_euchre_qt.windows.play_screen import PlayScreen
    from buck_euchre_qt.windows.statistics import StatisticsWindow


class LookBack(QObject):
    """Owns history, statistics and fair deals; their modules are imported when first shown.

    `has_review` is whether somebody shows the review that is wanted.
    """

    match_wanted = Signal(object)
    """Go on with this match of the history, a `SavedMatch`."""
    review_wanted = Signal(object)
    """Look back at the decisions of this match of the history, a `SavedMatch`."""

    def __init__(self, keeper: HistoryKeeper, *, has_review: bool = False) -> None:
        super().__init__()
        self._has_review = has_review
        self._keeper = keeper
        self._history: HistoryWindow | None = None
        self._statistics: StatisticsWindow | None = None
        self._fair_deals: FairDealsWindow | None = None

    def follow(self, menus: Menus, screen: PlayScreen) -> None:
        """Open a window when it is chosen in the menus; `screen` has the match of now."""
        menus.history.triggered.connect(self.show_history)
        menus.statistics.triggered.connect(self.show_statistics)
        menus.fair_deals.triggered.connect(lambda: self.show_fair_deals(screen.session))

    def show_history(self) -> None:
        """Open the history, or bring it to the front."""
        from buck_euchre_qt.windows.history import HistoryWindow

        self._keeper.open_if_due()
        if self._history is None:
            self._history = HistoryWindow(self._keeper, has_review=self._has_review)
            self._history.match_wanted.connect(self.match_wanted)
            self._history.review_wanted.connect(self.review_wanted)
            self._history.deals_wanted.connect(self._show_past_deals)
        _bring(self._history)

    def show_statistics(self) -> None:
        """Open the statistics, or bring them to the front."""
        from buck_euchre_qt.windows.statistics import StatisticsWindow

        self._keeper.open_if_due()
        if self._statistics is None:
            self._statistics = StatisticsWindow(self._keeper)
        _bring(self._statistics)

    def show_fair_deals(self, session: Session | None) -> None:
        """Open the proofs of the deals on the table, and the audit of all."""
        if session is None:
            self._show_deals(None, None)
        else:
            names = names_of(session.saved, session.onlooker)
            self._show_deals(lambda: session.saved, names)

    def forget_session(self) -> None:
        """Show nothing more of a match that leaves the table."""
        if self._fair_deals is not None:
            self._fair_deals.show_match(None, None)

    def _show_past_deals(self, saved: SavedMatch) -> None:
        self._show_deals(lambda: saved, None)

    def _show_deals(self, source: MatchSource | None, names: SeatNames | None) -> None:
        from buck_euchre_qt.windows.fair_deals import FairDealsWindow

        self._keeper.open_if_due()
        if self._fair_deals is None:
            self._fair_deals = FairDealsWindow(self._keeper)
        self._fair_deals.show_match(source, names)
        _bring(self._fair_deals)

    def close(self) -> None:
        """Close every window."""
        for window in (self._history, self._statistics, self._fair_deals):
            if window is not None:
                window.close()


def _bring(window: QWidget) -> None:
    keep_on_screen(window)
    window.show()
    window.raise_()
    window.activateWindow()
