# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours that are the same on every table, proportions, and the type."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

GOLD: Final = QColor("#e8b957")
GOLD_DEEP: Final = QColor("#a97a22")
CREAM: Final = QColor("#fbf4e4")
INK: Final = QColor("#17282a")

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


def fitted_font(
    text: str, size: float, width: float, *, is_bold: bool = False, least: float = 0.8
) -> QFont:
    """Return the font at `size` pixels, or down to `least` of it where `text` is too wide."""
    made = font(size, is_bold=is_bold)
    needed = QFontMetricsF(made).horizontalAdvance(text)
    if needed > width > 0:
        # Down to whole pixels: rounded up, it would be too wide by a hair.
        fitting = math.floor(made.pixelSize() * width / needed)
        made.setPixelSize(max(7, round(size * least), fitting))
    return made


def scaled(rect: QRectF, factor: float) -> QRectF:
    """Return a rectangle about the same centre with both sides multiplied."""
    width, height = rect.width() * factor, rect.height() * factor
    centre = rect.center()
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
