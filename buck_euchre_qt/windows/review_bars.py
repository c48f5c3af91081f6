# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands above and below a deal looked back at: which deal, whose hands, which decision."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from buck_euchre_qt.learning.deal_review import Openness
from buck_euchre_qt.windows.decision_strip import DecisionStrip
from buck_euchre_qt.windows.key_cap import with_key

translate = QCoreApplication.translate


class ReviewBar(QFrame):
    """Says which deal of how many it is, and lets hands lie open or closed."""

    deal_turned = Signal(int)
    """The deal before is wanted with -1, the one after with 1."""
    hands_opened = Signal(object)
    """Other hands are to lie open, an `Openness`."""
    left = Signal()
    """The person has seen enough."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reviewBar")
        self._title = QLabel(self)
        self._title.setObjectName("barTitle")
        self.earlier, self.later, self._leave = (_button(self) for _ in range(3))
        self.openers = {openness: _button(self) for openness in Openness}
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 12, 7)
        row.setSpacing(6)
        for part in (self.earlier, self._title, self.later):
            row.addWidget(part)
        row.addStretch(1)
        group = QButtonGroup(self)
        for openness, button in self.openers.items():
            row.addWidget(button)
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(partial(self.hands_opened.emit, openness))
        row.addSpacing(10)
        row.addWidget(self._leave)
        self.earlier.clicked.connect(partial(self.deal_turned.emit, -1))
        self.later.clicked.connect(partial(self.deal_turned.emit, 1))
        self._leave.clicked.connect(self.left)

    def show_place(self, deal: int, finished: int, deals: int) -> None:
        """Show which deal it is, counted from 0, and let the others that are over be reached."""
        text = translate("Review", "Deal {number} of {count}")
        self._title.setText(text.format(number=deal + 1, count=deals))
        self.earlier.setEnabled(deal > 0)
        self.later.setEnabled(deal + 1 < finished)

    def show_openness(self, openness: Openness) -> None:
        """Show whose hands lie open."""
        self.openers[openness].setChecked(True)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        earlier, later = translate("Review", "Earlier deal"), translate("Review", "Later deal")
        _sign(self.earlier, "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", earlier)
        _sign(self.later, "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", later)
        self._leave.setText(translate("Review", "Close (Esc)"))
        for openness, button in self.openers.items():
            words, tip = _openness_words(openness)
            button.setText(words)
            button.setToolTip(tip)


class ReviewFoot(QFrame):
    """The strip of the decisions between the buttons that step along it."""

    stepped = Signal(int)
    """One step back is wanted with -1, one on with 1."""
    own_wanted = Signal()
    """The next own decision is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reviewFoot")
        self.strip = DecisionStrip(self)
        self.back, self.on, self._own = (_button(self) for _ in range(3))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 12, 5)
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addWidget(self.strip, 1)
        row.addWidget(self.on)
        row.addWidget(self._own)
        self.back.clicked.connect(partial(self.stepped.emit, -1))
        self.on.clicked.connect(partial(self.stepped.emit, 1))
        self._own.clicked.connect(self.own_wanted)

    def show_position(self, position: int, end: int) -> None:
        """Show where in the deal one is."""
        self.strip.show_position(position)
        self.back.setEnabled(position > 0)
        self.on.setEnabled(position < end)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        back, on = translate("Review", "One step back"), translate("Review", "One step on")
        _sign(self.back, "\N{LEFTWARDS ARROW}", with_key(back, "Left"))
        _sign(self.on, "\N{RIGHTWARDS ARROW}", with_key(on, "Right"))
        self._own.setText(translate("Review", "My next decision"))
        self._own.setToolTip(with_key(self._own.text(), "PgDown"))


def _button(parent: QWidget) -> QPushButton:
    button = QPushButton(parent)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    # After a click the arrow keys go on stepping through the deal.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def _sign(button: QPushButton, sign: str, words: str) -> None:
    button.setText(sign)
    button.setToolTip(words)
    button.setAccessibleName(words)


def _openness_words(openness: Openness) -> tuple[str, str]:
    match openness:
        case Openness.ALL:
            return (
                translate("Review", "All hands"),
                translate("Review", "Every hand lies open."),
            )
        case Openness.OWN:
            return (
                translate("Review", "My hand"),
                translate("Review", "Only your own hand lies open, as when you played."),
            )
        case Openness.DECIDER:
            return (
                translate("Review", "Who decides"),
                translate("Review", "The hand of whoever decides lies open, and nothing else."),
            )
