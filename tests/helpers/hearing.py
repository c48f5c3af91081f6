# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever is told of files that cannot be kept."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.windows.troubles import Troubles


class Hearing:
    """Hears what is told; it is decided when a turn of the event loop is over, which ends here."""

    def __init__(self, troubles: Troubles) -> None:
        self._told: list[str] = []
        self._relieved: list[str] = []
        troubles.told.connect(self._told.append)
        troubles.relieved.connect(self._relieved.append)

    @property
    def told(self) -> list[str]:
        QCoreApplication.processEvents()
        return self._told

    @property
    def relieved(self) -> list[str]:
        QCoreApplication.processEvents()
        return self._relieved
