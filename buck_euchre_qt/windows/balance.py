# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of much the same length where a text takes more than one: no last word stands alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLabel

_CLOSE_PX: Final = 6


def balanced_width(label: QLabel, room: int) -> int:
    """Return the least width in which a label's text takes no more lines than in `room`.

    The label has to be polished and to wrap words; it loses its least width.
    """
    # Qt would take no width below that into account.
    label.setMinimumWidth(0)
    high = label.heightForWidth(room)
    too_narrow, wide_enough = room // 2, room
    while wide_enough - too_narrow > _CLOSE_PX:
        width = (too_narrow + wide_enough) // 2
        if label.heightForWidth(width) > high:
            too_narrow = width
        else:
            wide_enough = width
    return wide_enough
