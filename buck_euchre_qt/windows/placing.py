# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a window lies on the screen, kept from one start to the next."""

from __future__ import annotations

import base64
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QWidget

_FIRST_SIZE_PX: Final = (1280, 800)
FRAME_PX: Final = (16, 40)
"""The room that the frame around a window takes at most."""


def place_of(window: QWidget) -> str:
    """Return where a window lies, as the preferences keep it."""
    return base64.b64encode(window.saveGeometry().data()).decode("ascii")


def restore_place(window: QWidget, kept: str | None) -> None:
    """Put a window where it was, or where it fits now; None for the first time."""
    window.resize(*_FIRST_SIZE_PX)
    if kept is not None:
        window.restoreGeometry(QByteArray(base64.b64decode(kept)))
    room = window.screen().availableGeometry()
    # A remembered place may lie on a screen that is no longer there, and the frame that the
    # system draws around the window needs room, too.
    within = room.size() - QSize(*FRAME_PX)
    window.resize(window.size().boundedTo(within).expandedTo(window.minimumSize()))
    if kept is not None and not room.contains(window.frameGeometry().topLeft()):
        window.move(room.topLeft())


def fill_screen(window: QWidget, is_full: bool) -> None:
    """Let a window fill the screen, or end that: one that was maximized is so again."""
    full = Qt.WindowState.WindowFullScreen
    state = window.windowState()
    window.setWindowState(state | full if is_full else state & ~full)


def lay_out_now(*widgets: QWidget) -> None:
    """Give what these widgets hold its place at once, the outermost first.

    Left to themselves they do so a little later, and on a slow machine something that is shown
    in the meantime is painted without a size.
    """
    for widget in widgets:
        layout = widget.layout()
        if layout is not None:
            layout.activate()
