# SPDX-License-Identifier: GPL-3.0-or-later
"""A few cards as they will look, for whoever chooses."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.engine.cards import parse_card
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.pixmaps import Pictures
from buck_euchre_qt.table.style import CARD_MARGIN, CARD_RATIO
from buck_euchre_qt.table.tints import cloth_of

_SHOWN: Final = (None, *(parse_card(text) for text in ("JH", "JD", "KC", "9S")))
_STEP: Final = 1.1
"""From card to card, over the width of one."""
_EDGE_PX: Final = 14


class CardPreview(QWidget):
    """The back and four faces on the felt, hearts being trumps, so that both bowers show."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._height = 7 * self.fontMetrics().height()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_appearance(self, appearance: Appearance) -> None:
        """Show the cards in other looks."""
        self._appearance = appearance
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the cards in a row."""
        wide = self._height * CARD_RATIO * (1 + _STEP * (len(_SHOWN) - 1))
        return QSize(round(wide) + 2 * _EDGE_PX, self._height + 2 * _EDGE_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards on a piece of felt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(0, 0, 0, 40))
        painter.setBrush(cloth_of(self._appearance).middle)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 10, 10)
        pictures = Pictures(self.devicePixelRatioF(), self._appearance)
        pictures.trump = Trump.HEARTS
        wide = self._height * CARD_RATIO
        left = (self.width() - wide * (1 + _STEP * (len(_SHOWN) - 1))) / 2
        margin = CARD_MARGIN * self._height
        top = (self.height() - self._height) / 2
        for number, card in enumerate(_SHOWN):
            at = QPointF(left + number * _STEP * wide - margin, top - margin)
            painter.drawPixmap(at, pictures.picture(card, self._height))
