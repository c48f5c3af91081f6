# SPDX-License-Identifier: GPL-3.0-or-later
"""What a report about a problem holds: one zip that the user reads first and sends by hand."""

from __future__ import annotations

import contextlib
import os
import zipfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.storage.files import ensure_folder, half_written, storage_error
from buck_euchre_qt.storage.log_file import BACKUPS, CRASH_FILE, LOG_FILE
from buck_euchre_qt.storage.paths import Folders
from buck_euchre_qt.storage.preferences import PREFERENCES_FILE
from buck_euchre_qt.storage.saves import MATCH_FILE

MAX_PART_BYTES: Final = 1_000_000
"""Of a longer file the last so many bytes are taken: the latest is what matters."""


class Part(NamedTuple):
    """One file of the report: its name there, and its text."""

    name: str
    text: str


def collect_parts(
    folders: Folders, versions: Mapping[str, str], fault: str = ""
) -> tuple[Part, ...]:
    """Return everything that a report would hold, and nothing else goes in.

    `versions` are facts about program and system, `fault` is the traceback of an unexpected
    error. The home folder is written as a tilde, since its name is mostly a person's.
    """
    about = "".join(f"{name}: {value}\n" for name, value in versions.items())
    parts = [Part("versions.txt", about)]
    if fault:
        parts.append(Part("error.txt", fault))
    logs = [folders.log / f"{LOG_FILE}.{number}" for number in range(BACKUPS, 0, -1)]
    for path in (
        folders.config / PREFERENCES_FILE,
        folders.data / MATCH_FILE,
        *logs,
        folders.log / LOG_FILE,
        folders.log / CRASH_FILE,
    ):
        text = _end_of(path)
        if text:
            parts.append(Part(path.name, text))
    return tuple(Part(name, _without_home(text)) for name, text in parts)


def write_report(path: Path, parts: Sequence[Part]) -> None:
    """Write the zip, whole or not at all.

    :raises StorageError: when it cannot be written.
    """
    ensure_folder(path.parent)
    temporary = half_written(path)
    now = datetime.now(UTC).timetuple()
    try:
        with zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as report:
            for part in parts:
                # Zip knows no year before 1980, whatever the clock says.
                stamp = (max(now.tm_year, 1980), *now[1:6])
                entry = zipfile.ZipInfo(part.name, (*stamp[:5], min(stamp[5], 59)))
                entry.compress_type = zipfile.ZIP_DEFLATED
                report.writestr(entry, part.text.encode("utf-8", "backslashreplace"))
        temporary.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise storage_error(path, error) from error


def _end_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - MAX_PART_BYTES))
            data = file.read(MAX_PART_BYTES)
    except FileNotFoundError:
        return ""
    except OSError as error:
        return f"({error})"
    return data.decode("utf-8", "backslashreplace")


def _without_home(text: str) -> str:
    with contextlib.suppress(RuntimeError):
        home = str(Path.home())
        if len(home) > 1:
            return text.replace(home, "~")
    return text
