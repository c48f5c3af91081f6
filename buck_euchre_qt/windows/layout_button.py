# SPDX-License-Identifier: GPL-3.0-or-later
"""A button that holds a layout of its own and takes the room that it needs."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton


class LayoutButton(QPushButton):
    """A button whose words lie in a layout; it is never smaller than they are."""

    def sizeHint(self) -> QSize:
        """Return the room that the words take."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which no word is cut."""
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()
