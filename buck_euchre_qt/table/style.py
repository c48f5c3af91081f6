# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours, weights and proportions of the table, and its type."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

FELT_LIGHT: Final = QColor("#2f8069")
FELT: Final = QColor("#1f5f50")
FELT_DARK: Final = QColor("#103a32")
FELT_EDGE: Final = QColor("#0a2722")
FELT_LINE: Final = QColor(240, 224, 180, 46)
FELT_LINE_FINE: Final = QColor(240, 224, 180, 22)

PLATE_TOP: Final = QColor(16, 46, 41, 236)
PLATE_BOTTOM: Final = QColor(8, 29, 26, 236)
PLATE_EDGE: Final = QColor(255, 255, 255, 30)
RING_TRACK: Final = QColor(255, 255, 255, 34)

GOLD: Final = QColor("#e8b957")
GOLD_SOFT: Final = QColor(232, 185, 87, 110)
GOLD_DEEP: Final = QColor("#a97a22")
CREAM: Final = QColor("#fbf4e4")
TEXT: Final = QColor("#f6f1e4")
TEXT_SOFT: Final = QColor(246, 241, 228, 178)
INK: Final = QColor("#17282a")
CORAL: Final = QColor("#f47a6f")
MINT: Final = QColor("#8ee0b4")
SHADOW: Final = QColor(3, 16, 13)
DIM: Final = QColor(14, 44, 38, 138)

PAPER: Final = QColor("#fdf9f1")
PAPER_EDGE: Final = QColor("#d8c7a3")
RED: Final = QColor("#c8252c")
BLACK: Final = QColor("#1d2433")
RED_LIGHT: Final = QColor("#f0645f")
WHITE_LIGHT: Final = QColor("#f4efe2")
BACK: Final = QColor("#861d2b")
BACK_DEEP: Final = QColor("#b92a33")

OUT_OPACITY: Final = 0.55
CARD_RATIO: Final = 5 / 7
"""Width of a card over its height."""
CORNER: Final = 16 / 350
"""Radius of a card's corner over its height."""
CARD_MARGIN: Final = 0.07
"""Room for the shadow on each side of a card's picture, over the card's height."""


def font(size: float, *, is_bold: bool = False) -> QFont:
    """Return the program's font with letters `size` pixels high."""
    made = QFont(QApplication.font())
    made.setPixelSize(max(7, round(size)))
    made.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    return made


def fitted_font(text: str, size: float, width: float, *, is_bold: bool = False) -> QFont:
    """Return the font at `size` pixels, or down to four fifths of it where `text` is too wide."""
    made = font(size, is_bold=is_bold)
    needed = QFontMetricsF(made).horizontalAdvance(text)
    if needed > width > 0:
        made.setPixelSize(max(7, round(size * max(0.8, width / needed))))
    return made


def scaled(rect: QRectF, factor: float) -> QRectF:
    """Return a rectangle about the same centre with both sides multiplied."""
    width, height = rect.width() * factor, rect.height() * factor
    centre = rect.center()
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
