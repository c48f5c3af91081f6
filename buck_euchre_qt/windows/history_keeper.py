# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes matches into the history as they go, whatever becomes of its database."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.i18n.history_problems import damaged_history_text
from buck_euchre_qt.storage.database import Opened
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.graded import Graded, note_grade
from buck_euchre_qt.storage.history import History, Origin, State
from buck_euchre_qt.storage.history_care import Care, look_after
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.windows.troubles import Kept, Troubles

_log = logging.getLogger(__name__)
_LOOK_MS: Final = 200
_AGAIN_MS: Final = 700
_TRIES: Final = 5


class HistoryKeeper(QObject):
    """Owns the history at the table: opens it, notes matches there, and mends it once.

    What cannot be written is tried again with the next match, or sooner; the match itself lies
    in its own file and needs none of this. While another program writes, nobody has to wait for
    it: trying again comes first, telling later.
    """

    changed = Signal()
    """The history holds something new."""

    def __init__(self, folder: Path, troubles: Troubles, open_delay_ms: int = 0) -> None:
        super().__init__()
        self.history: Final = History(folder)
        self._folder: Final = folder
        self._open_delay_ms: Final = open_delay_ms
        self._open_later: Callable[[], None] | None = None
        self._troubles: Final = troubles
        troubles.again.connect(self._try_again)
        self._unwritten: dict[str, tuple[SavedMatch, State, Origin]] = {}
        self._care: Care | None = None
        self._thread: threading.Thread | None = None
        self._look_out = QTimer(self)
        self._look_out.setInterval(_LOOK_MS)
        self._look_out.timeout.connect(self._look_for_care)
        self._tries = 0
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(_AGAIN_MS)
        self._again.timeout.connect(self._write_or_tell)

    def open(self, kept: SavedMatch | None) -> None:
        """Open the history, and mark what runs no more; `kept` is the match that still does.

        With a delay it is opened when that is over, or when it is needed sooner.
        """
        if not self._open_delay_ms:
            self._open(kept)
            return
        self._open_later = lambda: self._open(kept)
        QTimer.singleShot(self._open_delay_ms, self, self.open_if_due)

    def open_if_due(self) -> None:
        """Open the history now where that was put off."""
        due, self._open_later = self._open_later, None
        if due is not None:
            due()

    def _open(self, kept: SavedMatch | None) -> None:
        if self.history.database.is_open:
            return
        try:
            self._tell_opened(self.history.open())
            self.history.give_up_running(None if kept is None else match_uuid(kept))
        except StorageError as error:
            # Told when there is something to lose: with the first deal.
            _log.warning("the history cannot be opened: %s", error)
            return
        if kept is not None:
            # The program may have ended before it was noted that the match went on.
            self.note(kept, State.RUNNING)

    def look_after(self) -> None:
        """Check the history, take in past matches and back it up, without anybody waiting."""
        if self._thread is None and self.history.database.is_open:
            # Not a daemon: a backup that has begun is finished, which takes a second at most.
            self._thread = threading.Thread(target=self._work, name="history care")
            self._thread.start()
            self._look_out.start()

    def has_played(self, saved: SavedMatch) -> bool:
        """Return whether the history knows a match as one that was played here."""
        self.open_if_due()
        known = self._unwritten.get(match_uuid(saved))
        if known is not None:
            return known[2] is Origin.PLAYED
        try:
            return self.history.has_played(saved)
        except StorageError as error:
            _log.warning("the history cannot be asked: %s", error)
            return False

    def note(self, saved: SavedMatch, state: State, origin: Origin = Origin.PLAYED) -> None:
        """Keep a match as it stands now; one without a deal is not worth keeping.

        `origin` is where it comes from, should the history not know it yet.
        """
        if not saved.match.deals:
            return
        # What runs no more is marked before another match begins to run.
        self.open_if_due()
        self._unwritten[match_uuid(saved)] = (saved, state, origin)
        self._write_or_tell()

    def note_grade(self, graded: Graded) -> None:
        """Keep how good a decision was; another review grades it again if that fails."""
        self.open_if_due()
        try:
            note_grade(self.history, graded)
        except StorageError as error:
            _log.warning("a grade cannot be kept: %s", error)
        else:
            self.changed.emit()

    def close(self) -> None:
        """Wait for what is under way, and let go of the database."""
        self._open_later = None
        self._look_out.stop()
        self._again.stop()
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        if self._unwritten and self.history.database.is_open:
            try:
                self._write()
            except StorageError as error:
                _log.warning("the history cannot be kept: %s", error)
        self._unwritten.clear()
        self.history.close()

    def mend_if_damaged(self, error: StorageError) -> bool:
        """Set a database aside that turned out to be damaged; whether that was the trouble."""
        if error.why is not Why.DAMAGED:
            return False
        self._mend()
        return True

    def _try_again(self) -> None:
        if self._unwritten:
            self._write_or_tell()

    def _write_or_tell(self) -> None:
        try:
            self._write()
        except StorageError as error:
            if error.why is Why.DAMAGED:
                self._mend()
            elif error.why is Why.BUSY and self._tries < _TRIES:
                self._tries += 1
                self._again.start()
            else:
                self._troubles.cannot_keep(Kept.HISTORY, error)

    def _write(self) -> None:
        if not self.history.database.is_open:
            self._tell_opened(self.history.open())
        for uuid, (saved, state, origin) in list(self._unwritten.items()):
            self.history.put(saved, state, origin)
            del self._unwritten[uuid]
        self._again.stop()
        self._tries = 0
        self._troubles.can_keep(Kept.HISTORY)
        self.changed.emit()

    def _mend(self) -> None:
        try:
            self._tell_opened(self.history.database.replace_damaged())
            self._write()
        except StorageError as error:
            self._troubles.cannot_keep(Kept.HISTORY, error)

    def _work(self) -> None:
        try:
            self._care = look_after(self._folder)
        except Exception:  # noqa: BLE001 - a fault in the background must not go unseen
            _log.exception("looking after the history failed")
            self._care = Care(is_sound=True)

    def _look_for_care(self) -> None:
        care = self._care
        if care is None:
            return
        self._look_out.stop()
        self._thread = self._care = None
        if not care.is_sound:
            self._mend()
        elif care.fault is not None:
            _log.warning("the history was not looked after: %s", care.fault)
        if care.taken_in:
            self.changed.emit()

    def _tell_opened(self, opened: Opened) -> None:
        if opened.kept is not None:
            path = self.history.database.path
            text = damaged_history_text(path, opened.kept, is_restored=opened.is_from_backup)
            self._troubles.tell(text)
