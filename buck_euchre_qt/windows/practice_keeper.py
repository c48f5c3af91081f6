# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the book of the learner's practice: read when first wanted, written at each change."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import date
from typing import Final

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.i18n.problems import lost_practice_text
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.storage.backed_file import Soundness
from buck_euchre_qt.windows.troubles import Kept, Troubles

_log = logging.getLogger(__name__)


class PracticeKeeper(QObject):
    """Holds the book; what cannot be written is tried again with the next change, or sooner."""

    changed = Signal(object)
    """The `PracticeBook` as it is now."""

    def __init__(self, file: PracticeFile, troubles: Troubles, today: Callable[[], date]) -> None:
        super().__init__()
        self.today: Final = today
        self._file: Final = file
        self._book: PracticeBook | None = None
        self._is_due = False
        self._troubles: Final = troubles
        troubles.again.connect(self._write)

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
                self._troubles.tell(lost_practice_text(found.kept))
        return self._book

    def keep(self, book: PracticeBook) -> None:
        """Write the book down if it has changed."""
        if book == self.book:
            return
        self._book = book
        self._is_due = True
        self.changed.emit(book)
        self._write()

    def note_error(self, situation: Situation, topic: Topic) -> None:
        """Let a decision that was wrong come back; one that is known already stays as it is."""
        self.keep(self.book.with_error(situation, topic, self.today()))

    def _write(self) -> None:
        if not self._is_due:
            return
        with self._troubles.watching(Kept.PRACTICE):
            self._file.save(self.book)
            self._is_due = False
