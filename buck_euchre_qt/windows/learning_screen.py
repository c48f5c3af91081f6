# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of cards to choose from, and the table where what was chosen is worked at."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget

from buck_euchre_qt.windows.card_page import CardPage
from buck_euchre_qt.windows.sheet_screen import SheetScreen


class LearningScreen(QStackedWidget):
    """What lessons and practice are; whoever inherits makes the two and joins them."""

    left = Signal()
    """The learner wants to go back to where this was opened."""
    article_wanted = Signal(str)
    """An article of the rules is to be shown, by its id."""

    def _join(self, page: CardPage, player: SheetScreen) -> None:
        self.addWidget(page)
        self.addWidget(player)
        page.left.connect(self.left)
        player.left.connect(self.show_list)
        player.article_wanted.connect(self.article_wanted)

    @property
    def _is_at_work(self) -> bool:
        """Whether the table is shown, and not the page."""
        return self.currentIndex() == 1

    def show_list(self) -> None:
        """Show everything that there is to choose from."""
        self.setCurrentIndex(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Escape: the table first, then the page."""
        if Qt.Key(event.key()) is not Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._is_at_work:
            self.show_list()
        else:
            self.left.emit()
