# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the book of the learner's practice: read when first wanted, written at each change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.i18n.problems import (
    lost_practice_text,
    practice_kept_again_text,
    storage_fault_text,
    unkept_practice_text,
)
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.storage.backed_file import Soundness
from buck_euchre_qt.storage.files import StorageError

_log = logging.getLogger(__name__)


class PracticeKeeper(QObject):
    """Holds the book; that it cannot be written is told once, until it can be again."""

    trouble = Signal(str)
    """The book cannot be read or kept, in words."""
    relief = Signal(str)
    """That the book could not be kept was told, and it can be again, in words."""
    changed = Signal(object)
    """The `PracticeBook` as it is now."""

    def __init__(self, file: PracticeFile, today: Callable[[], date]) -> None:
        super().__init__()
        self.today: Final = today
        self._file: Final = file
        self._book: PracticeBook | None = None
        self._has_told = self._owes_relief = False

    @property
    def has_begun(self) -> bool:
        """Whether anything is kept, without reading it."""
        return self._book is not None or self._file.path.exists()

    @property
    def book(self) -> PracticeBook:
        """The book as it is now."""
        if self._book is None:
            found = self._file.load()
            self._book = found.book
            if found.soundness is not Soundness.SOUND:
                _log.warning("the practice was found %s", found.soundness.value)
                self.trouble.emit(lost_practice_text(found.kept))
        return self._book

    def keep(self, book: PracticeBook) -> None:
        """Write the book down if it has changed."""
        if book == self.book:
            return
        self._book = book
        self.changed.emit(book)
        try:
            self._file.save(book)
        except StorageError as error:
            _log.warning("the practice cannot be kept: %s", error)
            if not self._has_told:
                self._has_told = self._owes_relief = True
                why = storage_fault_text(error.why)
                self.trouble.emit(unkept_practice_text(error.path, why))
        else:
            self._has_told = False
            if self._owes_relief:
                self._owes_relief = False
                self.relief.emit(practice_kept_again_text())

    def take_as_told(self) -> None:
        """Say nothing of the folder: that it cannot be written was told of the match."""
        self._has_told = True

    def note_error(self, situation: Situation, topic: Topic) -> None:
        """Let a decision that was wrong come back; one that is known already stays as it is."""
        self.keep(self.book.with_error(situation, topic, self.today()))
