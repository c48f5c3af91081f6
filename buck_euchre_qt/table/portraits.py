# SPDX-License-Identifier: GPL-3.0-or-later
"""The portraits of those who sit at the table, rendered once for a size and kept."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QFile, QRectF
from PySide6.QtGui import QPixmap

from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter

_KEPT: Final = 24


def portrait_resource(person: str) -> str:
    """Return the name of the drawing of a person."""
    return f":/portraits/{person}.svg"


def portrait_pixmap(person: str, side: float, ratio: float) -> QPixmap | None:
    """Return a round portrait with sides of a length in logical pixels, None for nobody's."""
    name = portrait_resource(person)
    if not person or not QFile.exists(name):
        return None
    pixmap = blank_pixmap(side, side, ratio)
    painter = smooth_painter(pixmap)
    from PySide6.QtSvg import QSvgRenderer

    QSvgRenderer(name).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


class Portraits:
    """Keeps rendered portraits, so that a plate painted anew does not draw its person again."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, float, float], QPixmap | None] = {}

    def picture(self, person: str, side: float, ratio: float) -> QPixmap | None:
        """Return a portrait, None for a person without one."""
        key = (person, side, ratio)
        if key not in self._made:
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = portrait_pixmap(person, side, ratio)
        return self._made[key]
