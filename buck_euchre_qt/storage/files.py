# SPDX-License-Identifier: GPL-3.0-or-later
"""Text files that are replaced whole, read with care, and set aside rather than deleted."""

from __future__ import annotations

import contextlib
import errno
import os
import re
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

from buck_euchre_qt.engine.record_text import MAX_BYTES

_HALF_WRITTEN: Final = re.compile(r"\..+\.(\d+)\.tmp(?:-journal|-wal|-shm)?")
"""What `half_written` names, and what SQLite puts beside such a file."""


class Why(Enum):
    """Why a file or a folder could not be used; the words for it live with the windows."""

    NOT_ALLOWED = "not allowed"
    NO_SPACE = "no space"
    NOT_A_FILE = "not a file"
    NOT_A_FOLDER = "not a folder"
    NOT_TEXT = "not text"
    TOO_LARGE = "too large"
    NO_HOME = "no home"
    BUSY = "busy"
    DAMAGED = "damaged"
    LATER = "written by a later version"
    FAILED = "failed"


class StorageError(Exception):
    """A file or folder that could not be used: which, and why."""

    def __init__(self, path: Path, why: Why, detail: str = "") -> None:
        super().__init__(f"{path}: {why.value}{f' ({detail})' if detail else ''}")
        self.path: Final = path
        self.why: Final = why


_WHY_BY_ERRNO: Final = {
    errno.EACCES: Why.NOT_ALLOWED,
    errno.EPERM: Why.NOT_ALLOWED,
    errno.EROFS: Why.NOT_ALLOWED,
    errno.ENOSPC: Why.NO_SPACE,
    errno.EDQUOT: Why.NO_SPACE,
    errno.EISDIR: Why.NOT_A_FILE,
    errno.ENOTDIR: Why.NOT_A_FOLDER,
    errno.EEXIST: Why.NOT_A_FOLDER,
}


def storage_error(path: Path, error: OSError) -> StorageError:
    """Return the error of the system as one of ours."""
    why = _WHY_BY_ERRNO.get(error.errno or 0, Why.FAILED)
    return StorageError(path, why, error.strerror or str(error))


def ensure_folder(folder: Path) -> Path:
    """Return the folder, which exists from now on.

    :raises StorageError: when it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise storage_error(folder, error) from error
    return folder


def read_text(path: Path) -> str | None:
    """Return the text of a file, or None when there is no such file.

    :raises StorageError: when there is something that cannot be read as text: not the same as
        nothing, and not to be overwritten.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        # A link that leads nowhere is something, too.
        if path.is_symlink():
            raise StorageError(path, Why.NOT_A_FILE) from None
        return None
    except NotADirectoryError:
        # Below what is no folder nothing can lie; who writes there is told.
        return None
    except OSError as error:
        # Windows says that a folder may not be opened, not that it is one.
        if path.is_dir():
            raise StorageError(path, Why.NOT_A_FILE) from error
        raise storage_error(path, error) from error
    if len(data) > MAX_BYTES:
        raise StorageError(path, Why.TOO_LARGE)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise StorageError(path, Why.NOT_TEXT, str(error)) from error


def write_text(path: Path, text: str) -> None:
    """Replace a file by `text`: afterwards it holds all of it, or what it held before.

    Makes the folder where it is missing; follows a link to the file that it means.

    :raises StorageError: when it cannot be written; no half file is left.
    """
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise StorageError(path, Why.NOT_TEXT, str(error)) from error
    target = Path(os.path.realpath(path))
    ensure_folder(target.parent)
    temporary = half_written(target)
    try:
        write_through(temporary, data)
        temporary.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise storage_error(path, error) from error
    _sync_folder(target.parent)


def remove_half_written(folder: Path) -> list[Path]:
    """Delete what other runs of the program had begun to write here when they were killed.

    Only for folders that no other copy of the program uses. Returns what is gone; what cannot be
    deleted stays.
    """
    gone: list[Path] = []
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            found = _HALF_WRITTEN.fullmatch(path.name)
            if found is None or int(found[1]) == os.getpid() or not path.is_file():
                continue
            with contextlib.suppress(OSError):
                path.unlink()
                gone.append(path)
    return gone


def half_written(target: Path) -> Path:
    """Return the name under which a file is written before it takes the place of `target`.

    In the same folder, since only within one file system is replacing a single step; with the
    process id, since two programs may write at once.
    """
    return target.with_name(f".{target.name}.{os.getpid()}.tmp")


def write_through(path: Path, data: bytes) -> None:
    """Write a file whole and wait until the disk has it.

    :raises OSError: when it cannot be written; a part of it may be there then.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o600)
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut where the system offers it."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path) -> Path:
    """Give a file that cannot be used a name that is still free, and return it.

    :raises StorageError: when it cannot be renamed.
    """
    return move_to_free_name(path, path.parent, f"{_escaped(path.name)}.damaged-{{number}}")


def move_to_free_name(path: Path, folder: Path, pattern: str) -> Path:
    """Move a file into `folder` under the first free name of a pattern with ``{number}``.

    :raises StorageError: when it cannot be moved.
    """
    ensure_folder(folder)
    for number in count(1):
        kept = folder / pattern.format(number=number)
        if not os.path.lexists(kept):
            break
    try:
        path.rename(kept)
    except OSError as error:
        raise storage_error(path, error) from error
    return kept


def _escaped(name: str) -> str:
    return name.replace("{", "{{").replace("}", "}}")


def remove(path: Path) -> None:
    """Delete a file; that it is not there is well, too.

    :raises StorageError: when it is there and cannot be deleted.
    """
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        if path.is_dir():
            raise StorageError(path, Why.NOT_A_FILE) from error
        raise storage_error(path, error) from error
