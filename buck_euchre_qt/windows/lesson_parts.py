# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of a lesson's sheet: a row of cards, and an answer to choose."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.i18n.labels import plain
from buck_euchre_qt.windows.card_page import WordyButton
from buck_euchre_qt.windows.page_look import GOLD
from buck_euchre_qt.windows.rule_book_drawing import CARD_SHAPE, card_picture

_CARD_GAP_PX: Final = 6
_WIDEST_CARD_PX: Final = 96.0


class CardStrip(QWidget):
    """Cards in a row, as wide as there is room; those that are the learner's wear a ring."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards: tuple[Card, ...] = ()
        self._marked: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...], marked: tuple[Card, ...]) -> None:
        """Show these cards, and a ring around the marked ones."""
        self._cards, self._marked = cards, marked
        self.setVisible(bool(cards))
        self.setAccessibleName(", ".join(plain(f"{{{card}}}") for card in cards))
        self._take_height()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room that the row takes in its width."""
        return QSize(200, round(self._pitch() * CARD_SHAPE) + 6)

    def resizeEvent(self, _event: object) -> None:
        """Take the height that belongs to the width."""
        self._take_height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        pitch = self._pitch()
        width = int(pitch - _CARD_GAP_PX)
        for number, card in enumerate(self._cards):
            box = QRectF(number * pitch + 3, 3, width, round(width * CARD_SHAPE))
            painter.drawImage(box, card_picture(card.text, width, self.devicePixelRatioF()))
            if card in self._marked:
                painter.setPen(QPen(QColor(GOLD), 3))
                painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 6, 6)
        painter.end()

    def _pitch(self) -> float:
        count = max(len(self._cards), 6)
        return min((self.width() - 6) / count, _WIDEST_CARD_PX)

    def _take_height(self) -> None:
        height = self.sizeHint().height()
        if height != self.height():
            self.setFixedHeight(height)


class OptionButton(WordyButton):
    """An answer in words, on as many lines as it takes."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("option")
        self.setAccessibleName(words)
        self._label = QLabel(words, self)
        self._label.setWordWrap(True)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 9, 16, 9)
        lines.addWidget(self._label)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def mark(self, is_right: bool | None) -> None:
        """Mark the answer as right or wrong, None for neither."""
        self.setProperty("isRight", is_right)
        for part in (self, self._label):
            part.style().polish(part)
