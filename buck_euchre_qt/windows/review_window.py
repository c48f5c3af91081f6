# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in which deals are looked back at and, from any point, played on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedWidget

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.learning.deal_review import DealReview
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Session, SessionSettings, Thinking
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.branch_screen import BranchScreen
from buck_euchre_qt.windows.fitting import keep_on_screen
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.review_screen import ReviewScreen

translate = QCoreApplication.translate

_SIZE_PX: Final = (1120, 740)
_LEAST_SIZE_PX: Final = (760, 540)


class ReviewWindow(QStackedWidget):
    """Shows a review, and in its place what is played on from it.

    `thinking` are the computer players of what is played on; it is kept nowhere, and the match
    that is looked at is not touched.
    """

    table_made = Signal()
    """A table has come into being, and wants the settings that all tables share."""

    def __init__(
        self,
        adviser: Adviser,
        thinking: Thinking,
        settings: SessionSettings,
        chance: Chance | None = None,
    ) -> None:
        super().__init__(None)
        self._adviser = adviser
        self._thinking = thinking
        self._chance = chance or Chance()
        self.settings = settings
        self._names = SeatNames((), 0)
        self._look = DARK
        self.branch: BranchScreen | None = None
        self.screen_of_review = ReviewScreen(adviser, self)
        self.screen_of_review.left.connect(self.close)
        self.screen_of_review.branch_wanted.connect(self._play_on)
        self.addWidget(self.screen_of_review)
        self.setMinimumSize(*_LEAST_SIZE_PX)
        self.resize(*_SIZE_PX)
        self._retranslate()

    @property
    def tables(self) -> tuple[TableView, ...]:
        """Every table of the window."""
        review = self.screen_of_review.view
        return (review,) if self.branch is None else (review, self.branch.play.view)

    def show_deal(self, saved: SavedMatch, deal: int, names: SeatNames) -> None:
        """Look back at a deal, counted from 0."""
        self._end_branch()
        self._names = names
        self.screen_of_review.show_deal(saved, deal, names)
        keep_on_screen(self)
        self.show()
        self.raise_()
        self.activateWindow()

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self._look = look
        self.screen_of_review.set_look(look)
        if self.branch is not None:
            self.branch.set_look(look)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave nothing running behind."""
        self._end_branch()
        self.screen_of_review.close_review()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Review", "Review"))

    def _play_on(self, review: DealReview, position: int) -> None:
        self._end_branch()
        session = Session(
            review.branch(position, self._chance.seed()),
            self._thinking,
            self._chance,
            self.settings,
            _keep_nowhere,
        )
        branch = self.branch = BranchScreen(self._adviser, self)
        branch.left.connect(self._end_branch, Qt.ConnectionType.QueuedConnection)
        self.addWidget(branch)
        branch.set_look(self._look)
        self.table_made.emit()
        self.setCurrentWidget(branch)
        branch.show_session(session, self._names)

    def _end_branch(self) -> None:
        branch, self.branch = self.branch, None
        if branch is None:
            return
        branch.play.close_session()
        self.setCurrentWidget(self.screen_of_review)
        self.removeWidget(branch)
        branch.deleteLater()
        self.screen_of_review.setFocus()


def _keep_nowhere(_saved: SavedMatch) -> None:
    """Let what is tried be gone with the window."""
