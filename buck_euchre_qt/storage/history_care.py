# SPDX-License-Identifier: GPL-3.0-or-later
"""What is done for the history at every start, in the background: check, take in, back up."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.storage.database import Database, Row
from buck_euchre_qt.storage.files import StorageError, Why, read_text, remove
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.history_schema import MIGRATIONS
from buck_euchre_qt.storage.saves import PAST_PATTERNS

_SUMMARY: Final = "SELECT count(*), max(id), max(ended), sum(deals) FROM matches"
_BUSY_S: Final = 10.0
"""Nobody waits for what is done in the background."""

_log: Final = logging.getLogger(__name__)


class Care(NamedTuple):
    """Whether the database is sound, how many files were taken in, and what kept the rest."""

    is_sound: bool
    taken_in: int = 0
    fault: StorageError | None = None


def look_after(folder: Path) -> Care:
    """Check the history of a data folder, take in the past matches there, and back it up.

    Opens the database on its own, so that it may run in a thread. A file is deleted only when
    the database and its backup both have its match.
    """
    history = History(folder, _BUSY_S)
    taken: list[Path] = []
    try:
        history.database.connect()
        if not history.database.check_thoroughly():
            return Care(is_sound=False)
        taken = take_in(history, folder)
        if _summary(history.database) != _summary_of_backup(history.database):
            history.database.make_backup()
        for path in taken:
            remove(path)
    except StorageError as error:
        return Care(error.why is not Why.DAMAGED, len(taken), error)
    finally:
        history.close()
    return Care(is_sound=True, taken_in=len(taken))


def take_in(history: History, folder: Path) -> list[Path]:
    """Put the past matches of a data folder into the history and return the files in it now.

    A file that cannot be read stays where it is.

    :raises StorageError: when the history cannot be written.
    """
    try:
        paths = [path for pattern in PAST_PATTERNS for path in sorted(folder.glob(pattern))]
    except OSError as error:
        _log.warning("the past matches cannot be listed: %s", error)
        return []
    taken: list[Path] = []
    for path in paths:
        try:
            text = read_text(path)
            saved = None if text is None else read_record(text)
        except (RecordError, StorageError) as error:
            _log.warning("a past match cannot be read: %s: %s", path, error)
            continue
        if saved is None:
            continue
        if not history.is_deleted(saved):
            history.put(saved, State.ABANDONED)
        taken.append(path)
    return taken


def _summary(database: Database) -> list[Row]:
    return database.query(_SUMMARY)


def _summary_of_backup(database: Database) -> list[Row]:
    if not database.backup.is_file():
        return []
    backup = Database(database.backup, MIGRATIONS)
    try:
        with contextlib.suppress(StorageError):
            backup.connect_to_read()
            return _summary(backup)
    finally:
        backup.close()
    return []
