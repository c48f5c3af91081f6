# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the preferences down, soon after they have changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer

from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.windows.troubles import Kept, Troubles

_COLLECT_MS: Final = 400


class PreferencesKeeper(QObject):
    """Collects changes that follow each other closely, as from a slider, into one writing.

    Another language and the window's place at its end are written at once. What cannot be
    written is tried again with the next change, or sooner, and at the end.
    """

    def __init__(self, file: PreferencesFile, troubles: Troubles, kept: Preferences) -> None:
        super().__init__()
        self._file: Final = file
        self._newest = kept
        self._is_due = False
        self._troubles: Final = troubles
        troubles.again.connect(self.flush)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_COLLECT_MS)
        self._later.timeout.connect(self.flush)

    def keep(self, preferences: Preferences) -> None:
        """Write these preferences down before long."""
        before, self._newest, self._is_due = self._newest, preferences, True
        is_place = preferences.geometry != before.geometry
        if is_place or preferences.language != before.language:
            self.flush()
        else:
            self._later.start()

    def flush(self) -> None:
        """Write down at once what is not written yet."""
        self._later.stop()
        if not self._is_due:
            return
        with self._troubles.watching(Kept.PREFERENCES):
            self._file.save(self._newest)
            self._is_due = False
