# SPDX-License-Identifier: GPL-3.0-or-later
"""A few cards held as a hand, for a sheet of paper that has nothing else to look at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

_CARDS: Final = ("JH", "JD", "AH", "KH", "QH")
"""The best hand there is, with hearts as trumps: the two bowers come first."""
_TURN_DEGREES: Final = 11.0


class CardFan(QWidget):
    """Five cards, fanned out; `height` logical pixels high, and as wide as that takes."""

    def __init__(self, parent: QWidget, height: int) -> None:
        super().__init__(parent)
        self._height = height
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the room that the hand takes."""
        return QSize(round(self._height * 1.92), self._height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cards, each turned about a point below the hand."""
        # Imported here: the drawings are asked for when the first of them is seen.
        from buck_euchre_qt.windows.rule_book_drawing import CARD_SHAPE, card_picture

        height = self._height / 1.22
        width = int(height / CARD_SHAPE)
        box = QRectF(-width / 2, -2.05 * height, width, round(width * CARD_SHAPE))
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for place, card in enumerate(_CARDS):
            painter.save()
            painter.translate(QPointF(self.width() / 2, 0.04 * height + 2.05 * height))
            painter.rotate((place - (len(_CARDS) - 1) / 2) * _TURN_DEGREES)
            painter.drawImage(box, card_picture(card, width, self.devicePixelRatioF()))
            painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
            painter.restore()
        painter.end()
