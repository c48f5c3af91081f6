# SPDX-License-Identifier: GPL-3.0-or-later
"""Room that Qt does not give by itself, or only later: for long texts, and beside a part."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QWidget

from buck_euchre_qt.windows.placing import FRAME_PX
from buck_euchre_qt.windows.scroll_bars import BAR_PX


class RoomyArea(QScrollArea):
    """Shows a page whole where there is room, and lets it be scrolled where there is not."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setWidget(page)
        for ground in (page, self.viewport()):
            ground.setAutoFillBackground(False)
        # Where there is a bar, the page keeps off it.
        self.verticalScrollBar().rangeChanged.connect(
            lambda _least, most: page.setContentsMargins(0, 0, BAR_PX if most else 0, 0)
        )

    def sizeHint(self) -> QSize:
        """Return the room that the whole page takes."""
        page = self.widget()
        return super().sizeHint() if page is None else page.sizeHint()


def fit(dialog: QDialog) -> None:
    """Make a dialog large enough for all its texts, whatever the language and the font."""
    layout = dialog.layout()
    if layout is None:
        return
    layout.activate()
    size = dialog.size().expandedTo(layout.totalSizeHint())
    if layout.hasHeightForWidth():
        size.setHeight(max(size.height(), layout.totalHeightForWidth(size.width())))
    room = room_for(dialog)
    if size.height() > room.height():
        # There will be a bar, and what it scrolls keeps its width.
        size.setWidth(size.width() + 2 * BAR_PX)
    dialog.resize(size.boundedTo(room))


def keep_on_screen(window: QWidget) -> None:
    """Make a window that is about to be shown no larger than its screen, frame included."""
    if window.isVisible():
        return
    window.resize(window.size().boundedTo(room_for(window)))


def room_for(window: QWidget) -> QSize:
    """Return how large a window can be on its screen."""
    # What the system draws around a window needs room, too.
    return window.screen().availableGeometry().size() - QSize(*FRAME_PX)


def fix_width(part: QWidget, width_px: int) -> None:
    """Give a part of a widget its width, and what lies beside it the rest at once.

    Laid out a moment later, a table beside it would be drawn twice when it is first shown.
    """
    part.setFixedWidth(width_px)
    holder = part.parentWidget()
    layout = None if holder is None else holder.layout()
    if layout is not None:
        layout.activate()
