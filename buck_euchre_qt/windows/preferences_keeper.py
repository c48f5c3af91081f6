# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the preferences down, soon after they have changed."""

from __future__ import annotations

import logging
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from buck_euchre_qt.i18n.problems import (
    preferences_kept_again_text,
    storage_fault_text,
    unkept_preferences_text,
)
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.windows.kept_choices import differ_in_choices_alone

_log = logging.getLogger(__name__)
_COLLECT_MS: Final = 400


class _Telling(Enum):
    ALOUD = "in the window"
    LOG = "in the log: the window is closing, or nobody asked for anything to be kept"


class PreferencesKeeper(QObject):
    """Collects changes that follow each other closely, as from a slider, into one writing.

    Another language and the window's place at its end are written at once. That nothing can be
    written is told once, and again when it can; nothing is said where only the choices of a new
    match are lost, as the match itself tells of the same fault.
    """

    trouble = Signal(str)
    """The preferences cannot be kept, in words."""
    relief = Signal(str)
    """The preferences can be kept again, in words."""

    def __init__(self, file: PreferencesFile, kept: Preferences) -> None:
        super().__init__()
        self._file: Final = file
        self._newest = kept
        self._is_due = False
        self._has_told = False
        self._telling = _Telling.LOG
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_COLLECT_MS)
        self._later.timeout.connect(lambda: self._write(self._telling))

    def keep(self, preferences: Preferences) -> None:
        """Write these preferences down before long."""
        before, self._newest, self._is_due = self._newest, preferences, True
        if preferences.geometry != before.geometry:
            self._write(_Telling.LOG)
        elif preferences.language != before.language:
            self._write(_Telling.ALOUD)
        else:
            if not differ_in_choices_alone(before, preferences):
                self._telling = _Telling.ALOUD
            self._later.start()

    def flush(self) -> None:
        """Write down at once what is not written yet; for the end of the program."""
        self._write(_Telling.LOG)

    def _write(self, telling: _Telling) -> None:
        self._later.stop()
        self._telling = _Telling.LOG
        if not self._is_due:
            return
        self._is_due = False
        try:
            self._file.save(self._newest)
        except StorageError as error:
            _log.warning("the preferences cannot be kept: %s", error)
            if telling is _Telling.ALOUD and not self._has_told:
                self._has_told = True
                why = storage_fault_text(error.why)
                self.trouble.emit(unkept_preferences_text(error.path, why))
            return
        if telling is _Telling.ALOUD and self._has_told:
            self._has_told = False
            self.relief.emit(preferences_kept_again_text())
