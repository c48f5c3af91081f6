# SPDX-License-Identifier: GPL-3.0-or-later
"""What is chosen in the menus while the window is still only an empty table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenuBar


class EarlyWishes(QObject):
    """Keeps what is chosen in a menu bar before anybody can do it, so that no key is lost."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._chosen: list[QAction] = []
        self._actions = bar.findChildren(QAction)
        for action in self._actions:
            action.triggered.connect(self._remember)

    def fulfil(self) -> None:
        """Do it, as soon as the caller is done; from now on others listen to the menus."""
        for action in self._actions:
            action.triggered.disconnect(self._remember)
        QTimer.singleShot(0, self, self._do)

    def _remember(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._chosen.append(action)

    def _do(self) -> None:
        for action in self._chosen:
            # What is open over the window would have kept a later key from the menus.
            if QApplication.activeModalWidget() is None:
                action.trigger()
        self._chosen.clear()
