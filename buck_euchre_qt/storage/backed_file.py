# SPDX-License-Identifier: GPL-3.0-or-later
"""A small file that is replaced whole and of which the last good version stays beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.storage.files import (
    StorageError,
    Why,
    move_to_free_name,
    read_text,
    set_aside,
    write_text,
)


class Soundness(Enum):
    """What a text is worth."""

    SOUND = "sound"
    PARTLY_WRONG = "partly wrong"
    DAMAGED = "damaged"
    LATER = "written by a later version"


class FoundText(NamedTuple):
    """What was found: the text to use, None without one, and what the file is worth.

    `kept` is where the file was put that cannot be used as it is, None where there is none or
    it could not be moved. `is_backup` says that the text is not the file's but the backup's.
    """

    text: str | None
    soundness: Soundness
    kept: Path | None = None
    is_backup: bool = False


class BackedFile:
    """A text file with a backup; `judge` says what a text is worth.

    Nothing that cannot be used is ever overwritten: it gets another name first.
    """

    def __init__(self, path: Path, judge: Callable[[str], Soundness]) -> None:
        self.path: Final = path
        self.backup: Final = path.with_name(f"{path.name}.bak")
        self._judge: Final = judge
        self._known_sound: str | None = None

    def load(self) -> FoundText:
        """Return what there is; a damaged file is set aside and the backup takes its place."""
        try:
            text = read_text(self.path)
        except StorageError:
            return self._load_backup(self._put_aside(Soundness.DAMAGED), Soundness.DAMAGED)
        if text is None:
            return self._load_backup(None, Soundness.SOUND)
        soundness = self._judge(text)
        match soundness:
            case Soundness.SOUND:
                self._known_sound = text
                return FoundText(text, soundness)
            case Soundness.PARTLY_WRONG:
                return FoundText(text, soundness, self._put_aside(soundness))
        return self._load_backup(self._put_aside(soundness), soundness)

    def save(self, text: str) -> None:
        """Replace the file; what it held becomes the backup if it was good.

        :raises StorageError: when it cannot be written; the old file or its backup survives.
        """
        try:
            old = read_text(self.path)
        except StorageError:
            set_aside(self.path)
            old = None
        if old == text:
            return
        if old is not None:
            # Judging may take long; what was read or written here has been judged.
            is_known = old == self._known_sound
            soundness = Soundness.SOUND if is_known else self._judge(old)
            if soundness is Soundness.SOUND:
                self._write_backup(old)
            else:
                _move_aside(self.path, soundness)
        write_text(self.path, text)
        self._known_sound = text

    def _write_backup(self, text: str) -> None:
        try:
            write_text(self.backup, text)
        except StorageError as error:
            if error.why is not Why.NOT_A_FILE:
                raise
            # Something strange in the backup's place must not keep the file from being kept.
            set_aside(self.backup)
            write_text(self.backup, text)

    def _load_backup(self, kept: Path | None, soundness: Soundness) -> FoundText:
        text = None
        with contextlib.suppress(StorageError):
            text = read_text(self.backup)
        if text is not None and self._judge(text) in (Soundness.DAMAGED, Soundness.LATER):
            text = None
        return FoundText(text, soundness, kept, is_backup=text is not None)

    def _put_aside(self, soundness: Soundness) -> Path | None:
        try:
            return _move_aside(self.path, soundness)
        except StorageError:
            return None


def _move_aside(path: Path, soundness: Soundness) -> Path:
    if soundness is Soundness.LATER:
        return move_to_free_name(path, path.parent, f"{path.name}.later-{{number}}")
    return set_aside(path)
