# SPDX-License-Identifier: GPL-3.0-or-later
"""The running match on disk, as text; what the text means is the engine's affair."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from buck_euchre_qt.storage.files import (
    StorageError,
    move_to_free_name,
    read_text,
    set_aside,
    write_text,
)

MATCH_FILE: Final = "match.json"
PAST_FOLDER: Final = "matches"
PAST_PATTERNS: Final = (f"{PAST_FOLDER}/match-*.json", f"{MATCH_FILE}.past-*")
"""Where `MatchFile.put_away` puts matches, below the data folder."""


class MatchFile:
    """The one file that holds the running match."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / MATCH_FILE

    @property
    def is_there(self) -> bool:
        """Whether anything lies in the place of the running match."""
        return os.path.lexists(self.path)

    def load(self) -> str | None:
        """Return the saved text, or None when no match is saved.

        :raises StorageError: when there is a file that cannot be read.
        """
        return read_text(self.path)

    def save(self, text: str) -> None:
        """Replace the saved match.

        :raises StorageError: when it cannot be written; the one saved before is then intact.
        """
        write_text(self.path, text)

    def put_away(self) -> Path:
        """Keep a match that is over or was given up among the past ones, and return where.

        Where their folder cannot be used it lies beside the running match.

        :raises StorageError: when it cannot be moved; it is where it was then.
        """
        folder = self.path.parent
        try:
            return move_to_free_name(self.path, folder / PAST_FOLDER, "match-{number}.json")
        except StorageError:
            return move_to_free_name(self.path, folder, f"{MATCH_FILE}.past-{{number}}")

    def keep_for_later_version(self) -> Path:
        """Keep a match that only a later version can read under another name, and return that.

        :raises StorageError: when it cannot be renamed.
        """
        return move_to_free_name(self.path, self.path.parent, f"{MATCH_FILE}.later-{{number}}")

    def set_aside(self) -> Path:
        """Keep a file that makes no sense under another name, and return that.

        :raises StorageError: when it cannot be renamed.
        """
        return set_aside(self.path)
