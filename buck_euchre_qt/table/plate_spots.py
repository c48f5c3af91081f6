# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the parts of a plate lie: a rectangle goes in, rectangles come out."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

_ROOMY: Final = 3.25
"""On a plate that is less wide, over its height, nothing stands in the line of the name."""
_SNUG: Final = 2.95
"""On one that is still less wide, the portrait and the ring are smaller, too."""
_BADGE: Final = 0.36
"""How large the puck and the maker's suit are, over the height of the plate."""
_POINTER_ROOM: Final = 0.2
"""How far the sign of the turn begins before the name, over the height of the plate."""
_NARROW_POINTER_ROOM: Final = 0.12
"""The same on a narrow plate."""


class PlateSpots(NamedTuple):
    """Where the parts of a plate lie, in the coordinates of its rectangle.

    On a narrow plate the name has its room for itself: the maker's badge is pinned to the upper
    edge, the sign of the turn stands before it. Otherwise both take some of it.
    """

    portrait: QRectF | None
    ring: QRectF
    name: QRectF
    tricks: QRectF
    is_narrow: bool

    def name_line(self, unit: float, *, is_turn: bool, has_badge: bool) -> QRectF:
        """Return the line of a name beside what else stands there, on a plate `unit` high."""
        line = QRectF(self.name)
        if not self.is_narrow:
            line.setLeft(line.left() + _POINTER_ROOM * unit * is_turn)
            line.setRight(line.right() - (_BADGE + 0.02) * unit * has_badge)
        return line

    def pointer_left(self, line: QRectF, unit: float) -> float:
        """Return where the sign of the turn begins, before the line of a name."""
        room = _NARROW_POINTER_ROOM if self.is_narrow else _POINTER_ROOM
        return line.left() - room * unit


def plate_spots(rect: QRectF, *, has_portrait: bool) -> PlateSpots:
    """Return where the parts of a plate lie; every length is a part of its height."""
    unit = rect.height()
    pad = 0.12 * unit
    portrait = None
    left = rect.left() + pad
    side = rect.height() - 2 * pad
    missing = max(0.0, _SNUG * unit - rect.width())
    if has_portrait:
        # The name and the tricks give up the least.
        across = max(0.5 * unit, 0.9 * unit - 0.55 * missing)
        side = max(0.5 * unit, 0.7 * unit - 0.25 * missing)
        at = rect.left() + 0.07 * unit, rect.center().y() - across / 2
        portrait = QRectF(*at, across, across)
        left = portrait.right() + 0.07 * unit
    ring = QRectF(left, rect.center().y() - side / 2, side, side)
    text_left = ring.right() + 0.13 * unit
    wide = rect.right() - pad - text_left
    name = QRectF(text_left, rect.top() + pad, wide, 0.42 * unit)
    tricks = QRectF(text_left, rect.top() + 0.56 * unit, wide, 0.32 * unit)
    is_narrow = has_portrait and rect.width() < _ROOMY * unit
    return PlateSpots(portrait, ring, name, tricks, is_narrow)


def puck_rect(spots: PlateSpots, unit: float) -> QRectF:
    """Return where the dealer's puck lies on a plate that is `unit` high."""
    on = spots.portrait or spots.ring
    inset = QPointF(0.17, 0.15) if spots.portrait else QPointF(0.06, 0.06)
    puck = QRectF(0, 0, _BADGE * unit, _BADGE * unit)
    puck.moveCenter(on.bottomRight() - inset * unit)
    return puck


def badge_rect(spots: PlateSpots, unit: float) -> QRectF:
    """Return where the maker's suit stands on a plate that is `unit` high."""
    side = _BADGE * unit
    if spots.is_narrow:
        # A pin on the upper edge, above the beginning of the name.
        pin = QRectF(0, 0, 0.3 * unit, 0.3 * unit)
        pin.moveCenter(spots.name.topLeft() + QPointF(0.1, -0.1) * unit)
        return pin
    return QRectF(
        spots.name.right() - side + 0.04 * unit, spots.name.top() - 0.02 * unit, side, side
    )
