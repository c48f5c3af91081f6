# SPDX-License-Identifier: GPL-3.0-or-later
"""The cloth of the table: light from above, a fine weave, and a line stitched around the middle."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from buck_euchre_qt.table.appearance import Appearance, Theme
from buck_euchre_qt.table.layout import TableLayout
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.tints import Cloth, cloth_of

_WEAVE_SIDE: Final = 256


def felt_pixmap(
    size: QSizeF, ratio: float, layout: TableLayout, appearance: Appearance | None = None
) -> QPixmap:
    """Return the whole ground of a table of this size; without an appearance, the usual one."""
    appearance = appearance or Appearance()
    cloth = cloth_of(appearance)
    pixmap = blank_pixmap(size.width(), size.height(), ratio)
    painter = smooth_painter(pixmap)
    ground = QRectF(0, 0, size.width() + 1, size.height() + 1)
    centre = QPointF(size.width() / 2, layout.middle.center().y())
    _paint_light(painter, ground, centre, cloth)
    if appearance.theme is not Theme.CONTRAST:
        painter.fillRect(ground, QBrush(_weave()))
    _paint_lines(painter, size, layout, cloth)
    painter.end()
    return pixmap


class Ground:
    """Keeps the felt painted for a view, until its layout, density or looks change."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._layout: TableLayout | None = None

    def forget(self) -> None:
        """Paint anew at the next look."""
        self._layout = None

    def picture(
        self, size: QSize, ratio: float, layout: TableLayout, appearance: Appearance
    ) -> QPixmap:
        """Return the felt for a view of this size."""
        if self._layout is not layout:
            self._pixmap = felt_pixmap(size.toSizeF(), ratio, layout, appearance)
            self._layout = layout
        return self._pixmap

    @property
    def last(self) -> QPixmap:
        """The felt as it was painted last, to be stretched while a window grows."""
        return self._pixmap


def _paint_light(painter: QPainter, ground: QRectF, centre: QPointF, cloth: Cloth) -> None:
    painter.save()
    # The light is as oval as the table.
    painter.translate(centre)
    painter.scale(ground.width() / ground.height(), 1.0)
    reach = ground.height() * 0.78
    light = QRadialGradient(QPointF(0, 0), reach, QPointF(0, -reach * 0.12))
    light.setColorAt(0.0, cloth.light)
    light.setColorAt(0.45, cloth.middle)
    light.setColorAt(0.82, cloth.dark)
    light.setColorAt(1.0, cloth.edge)
    side = 4 * ground.height() + 4 * ground.width()
    painter.fillRect(QRectF(-side, -side, 2 * side, 2 * side), light)
    painter.restore()


def _weave() -> QPixmap:
    """Return a tile of dark fibres one way and light ones across, barely visible."""
    tile = QImage(_WEAVE_SIDE, _WEAVE_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    chance = random.Random(24)
    half = _WEAVE_SIDE // 2
    painter = QPainter(tile)
    for wide, high, colour, strength in (
        (half, _WEAVE_SIDE, QColor("black"), 9),
        (_WEAVE_SIDE, half, QColor("white"), 5),
    ):
        fibres = QImage(wide, high, QImage.Format.Format_RGB32)
        fibres.fill(colour)
        faint = bytes(level * strength // 256 for level in range(256))
        alpha = chance.randbytes(wide * high).translate(faint)
        fibres.setAlphaChannel(QImage(alpha, wide, high, wide, QImage.Format.Format_Alpha8))
        painter.drawImage(tile.rect(), fibres)
    painter.end()
    return QPixmap.fromImage(tile)


def _paint_lines(painter: QPainter, size: QSizeF, layout: TableLayout, cloth: Cloth) -> None:
    middle = layout.middle
    reach = min(size.width() * 0.5 - layout.margin, middle.height() * 1.15)
    oval = QRectF(0, 0, 2 * reach, middle.height() * 1.12)
    oval.moveCenter(QPointF(size.width() / 2, middle.center().y()))
    unit = layout.trick_height / 150
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(cloth.line, max(1.0, 1.6 * unit)))
    painter.drawEllipse(oval)
    inset = 8 * unit
    painter.setPen(QPen(cloth.line_fine, max(0.8, unit)))
    painter.drawEllipse(oval.adjusted(inset, inset, -inset, -inset))
