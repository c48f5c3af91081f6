# SPDX-License-Identifier: GPL-3.0-or-later
"""What every picture begins with: an empty pixmap, and a painter that draws smoothly."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap


def blank_pixmap(width: float, height: float, ratio: float) -> QPixmap:
    """Return an empty transparent pixmap of a size in logical pixels."""
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def smooth_painter(pixmap: QPixmap) -> QPainter:
    """Return a painter on a pixmap that smooths edges and pictures; the caller ends it."""
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    return painter
