# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of files: all that happened to them, and once that one cannot be written."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from buck_euchre_qt.i18n.history_problems import history_kept_again_text, unkept_history_text
from buck_euchre_qt.i18n.problems import (
    kept_again_text,
    practice_kept_again_text,
    preferences_kept_again_text,
    storage_fault_text,
    unkept_match_text,
    unkept_practice_text,
    unkept_preferences_text,
)
from buck_euchre_qt.storage.files import StorageError

_log = logging.getLogger(__name__)


class Kept(IntEnum):
    """What is kept in files, the most serious loss first."""

    MATCH = 0
    HISTORY = 1
    PRACTICE = 2
    PREFERENCES = 3


class _Words(NamedTuple):
    bad: Callable[[Path, str], str]
    good: Callable[[], str]


_WORDS: Final = {
    Kept.MATCH: _Words(unkept_match_text, kept_again_text),
    Kept.HISTORY: _Words(unkept_history_text, history_kept_again_text),
    Kept.PRACTICE: _Words(unkept_practice_text, practice_kept_again_text),
    Kept.PREFERENCES: _Words(unkept_preferences_text, preferences_kept_again_text),
}


class Troubles(QObject):
    """Hears from whoever keeps something whether it can be written, and decides what is said.

    A full disk or a folder that may only be read is one trouble, whatever it keeps from being
    written: one thing at a time stands told, the most serious. It is decided when the present
    turn of the event loop is over, so that it does not matter who failed first.
    """

    told = Signal(str)
    """Something is wrong, in words."""
    relieved = Signal(str)
    """What was told to be impossible is possible again, in words."""
    again = Signal()
    """Whoever has something to keep tries now: the disk is not what it was."""

    def __init__(self) -> None:
        super().__init__()
        self._failing: dict[Kept, StorageError] = {}
        self._standing: Kept | None = None
        self._is_due = False

    def tell(self, text: str) -> None:
        """Say what happened to a file, such as one that was damaged and put aside."""
        self.told.emit(text)

    @contextmanager
    def watching(self, what: Kept) -> Iterator[None]:
        """Take note whether what is done meanwhile writes this, all of it, or cannot."""
        try:
            yield
        except StorageError as error:
            self.cannot_keep(what, error)
        else:
            self.can_keep(what)

    def cannot_keep(self, what: Kept, error: StorageError) -> None:
        """Take note that this cannot be written, and why; often enough it is known already."""
        if what not in self._failing:
            _log.warning("the %s cannot be kept: %s", what.name.lower(), error)
            self._failing[what] = error
            self._decide_soon()

    def can_keep(self, what: Kept) -> None:
        """Take note that this was written, all of it."""
        if self._failing.pop(what, None) is not None:
            self._decide_soon()

    def _decide_soon(self) -> None:
        if not self._is_due:
            self._is_due = True
            QTimer.singleShot(0, self, self._decide)

    def _decide(self) -> None:
        self._is_due = False
        if self._failing:
            # One that failed brings to light what else does, one that did not what else may not.
            self.again.emit()
        if self._standing is not None and self._standing not in self._failing:
            self.relieved.emit(_WORDS[self._standing].good())
            self._standing = None
        worst = min(self._failing, default=None)
        if worst is not None and (self._standing is None or worst < self._standing):
            self._standing = worst
            error = self._failing[worst]
            self.told.emit(_WORDS[worst].bad(error.path, storage_fault_text(error.why)))
