# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal played on from a point of its review: on a table of its own, and for nobody's records."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from buck_euchre_qt.i18n.call_keys import HINT_KEY
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.session import Session
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.play_screen import PlayScreen
from buck_euchre_qt.windows.result_panel import ResultButton
from buck_euchre_qt.windows.review_look import review_style

translate = QCoreApplication.translate


class BranchScreen(QWidget):
    """A play screen under a banner that says that nothing here counts."""

    left = Signal()
    """Back to the review."""

    def __init__(self, adviser: Adviser, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.play = PlayScreen(self)
        self.play.hints.set_adviser(adviser)
        self.play.way_out = lambda: ResultButton(
            translate("Review", "Back to the review"), self.left.emit
        )
        banner = QFrame(self)
        banner.setObjectName("banner")
        self._words = QLabel(banner)
        self._words.setWordWrap(True)
        self.back = QPushButton(banner)
        self.back.setProperty("isChief", True)
        self.back.setCursor(Qt.CursorShape.PointingHandCursor)
        self.back.clicked.connect(self.left)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Back), self, self.left.emit)
        # In the main window the menu has this key.
        QShortcut(QKeySequence(HINT_KEY), self, self.play.hints.toggle)
        row = QHBoxLayout(banner)
        row.setContentsMargins(14, 6, 12, 6)
        row.addWidget(self._words, 1)
        row.addWidget(self.back)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(banner)
        lines.addWidget(self.play, 1)
        self._retranslate()

    def show_session(self, session: Session, names: SeatNames) -> None:
        """Play a match that is kept nowhere."""
        self.play.show_session(session, names)

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self.setStyleSheet(review_style(self.font().pointSizeF(), look))
        self.play.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._words.setText(
            translate("Review", "You are trying another way from here. Nothing of this counts.")
        )
        self.back.setText(translate("Review", "Back to the review"))
