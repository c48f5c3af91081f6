# SPDX-License-Identifier: GPL-3.0-or-later
"""Room that Qt does not give by itself, or only later: for long texts, and beside a part."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget


def fit(dialog: QDialog) -> None:
    """Make a dialog large enough for all its texts, whatever the language and the font."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    size = dialog.size().expandedTo(layout.totalSizeHint())
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    room = dialog.screen().availableGeometry().size()
    dialog.resize(size.boundedTo(room))


def fix_width(part: QWidget, width_px: int) -> None:
    """Give a part of a widget its width, and what lies beside it the rest at once.

    Laid out a moment later, a table beside it would be drawn twice when it is first shown.
    """
    part.setFixedWidth(width_px)
    holder = part.parentWidget()
    layout = None if holder is None else holder.layout()
    if layout is not None:
        layout.activate()
