# SPDX-License-Identifier: GPL-3.0-or-later
"""Room for texts that break into lines, which Qt gives only as long as a dialog is small."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog


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
