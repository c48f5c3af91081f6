# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of the history are written to files, and matches of files are taken in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.i18n.problems import record_fault_text, storage_fault_text
from buck_euchre_qt.storage.files import StorageError, read_text, write_text
from buck_euchre_qt.storage.history import History, Origin, Put, State
from buck_euchre_qt.windows.record_files import RECORD_ENDING


class Fault(NamedTuple):
    """A file that could not be used, and why in words."""

    path: Path
    why: str


class Imported(NamedTuple):
    """How many matches are new, how many were there already, and what could not be read."""

    new: int
    known: int
    faults: tuple[Fault, ...]


def import_files(history: History, paths: Sequence[Path]) -> Imported:
    """Put the records in files into the history; each file stands for itself.

    :raises StorageError: when the history cannot be written.
    """
    new = known = 0
    faults: list[Fault] = []
    for path in paths:
        try:
            # A file that is not there has no text, and no text is no record.
            saved = read_record(read_text(path) or "")
        except RecordError as error:
            faults.append(Fault(path, record_fault_text(error)))
            continue
        except StorageError as error:
            faults.append(Fault(path, storage_fault_text(error.why)))
            continue
        put = history.put(saved, State.ABANDONED, Origin.IMPORTED).put
        if put in (Put.SAME, Put.EARLIER_STAGE):
            known += 1
        else:
            new += 1
    return Imported(new, known, tuple(faults))


def export_files(history: History, match_ids: Sequence[int], folder: Path) -> list[Path]:
    """Write each match to a file of its own in a folder, under names that are still free.

    :raises StorageError: when one cannot be read or written; those before it are written.
    """
    written: list[Path] = []
    for match_id in match_ids:
        text = history.record(match_id)
        number = match_id
        path = folder / f"buck-euchre-{number}{RECORD_ENDING}"
        while path.exists():
            number += 1
            path = folder / f"buck-euchre-{match_id}-{number}{RECORD_ENDING}"
        write_text(path, text)
        written.append(path)
    return written
