# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits on widgets: small ones before a name, and those who have won with their crowns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel

from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.plates import paint_crown
from buck_euchre_qt.table.portraits import portrait_pixmap

_OVERLAP: Final = 0.72
_CROWN: Final = 0.4


def portraits_label(people: tuple[str, ...], side_px: int, ratio: float) -> QLabel:
    """Return a label with one portrait, or with several that overlap."""
    label = QLabel()
    wide = side_px * (1 + _OVERLAP * (len(people) - 1))
    pixmap = blank_pixmap(wide, side_px, ratio)
    painter = smooth_painter(pixmap)
    for number, person in reversed(list(enumerate(people))):
        portrait = portrait_pixmap(person, side_px, ratio)
        if portrait is not None:
            spot = QRectF(number * _OVERLAP * side_px, 0, side_px, side_px)
            painter.drawPixmap(spot, portrait, QRectF(portrait.rect()))
    painter.end()
    label.setPixmap(pixmap)
    return label


def winners_row(
    seats: tuple[int, ...], people: tuple[str, ...], side_px: int, ratio: float
) -> QHBoxLayout:
    """Return the portraits of those who have won, crowned, side by side."""
    row = QHBoxLayout()
    row.setSpacing(side_px // 5)
    row.addStretch(1)
    for seat in seats:
        label = QLabel()
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setPixmap(_crowned(people[seat], side_px, ratio))
        row.addWidget(label)
    row.addStretch(1)
    return row


def _crowned(person: str, side_px: int, ratio: float) -> QPixmap:
    rise = 0.5 * _CROWN * side_px
    pixmap = blank_pixmap(side_px, side_px + rise, ratio)
    painter = smooth_painter(pixmap)
    portrait = portrait_pixmap(person, side_px, ratio)
    if portrait is not None:
        painter.drawPixmap(QRectF(0, rise, side_px, side_px), portrait, QRectF(portrait.rect()))
    wide = _CROWN * side_px
    paint_crown(painter, QRectF((side_px - wide) / 2, 1, wide, 0.8 * wide))
    painter.end()
    return pixmap
