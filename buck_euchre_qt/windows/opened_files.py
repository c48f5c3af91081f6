# SPDX-License-Identifier: GPL-3.0-or-later
"""The application, which on macOS is told by an event that a record was double-clicked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Hands on the files that the system wants opened, also those from before anyone listened."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._waiting: list[Path] = []
        self._open: Callable[[Path], None] | None = None

    def open_files_with(self, open_file: Callable[[Path], None]) -> None:
        """Give every file to `open_file` from now on; of those that wait the last is enough."""
        self._open = open_file
        if self._waiting:
            open_file(self._waiting[-1])
            self._waiting.clear()

    def event(self, event: QEvent) -> bool:
        """Take up what is to be opened; an address that is no file is left alone."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if not event.file():
            return False
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open(path)
        return True
