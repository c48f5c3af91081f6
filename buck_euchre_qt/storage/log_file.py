# SPDX-License-Identifier: GPL-3.0-or-later
"""The log: what the program noticed, in files that never grow large."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import IO, Final

from buck_euchre_qt.storage.files import StorageError, ensure_folder

LOG_FILE: Final = "buck-euchre.log"
CRASH_FILE: Final = "buck-euchre-crash.log"
MAX_BYTES: Final = 400_000
BACKUPS: Final = 3

_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile:
    """Writes the log of the program into a folder while it is open; without one, nowhere."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder / LOG_FILE
        self.crash_path: Final = folder / CRASH_FILE
        self._handler: logging.Handler | None = None
        self._crash_file: IO[str] | None = None

    def open(self) -> None:
        """Begin to write; a folder that cannot be used is no reason not to play."""
        # A full disk must not put a traceback on the terminal for every line.
        logging.raiseExceptions = False
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        try:
            ensure_folder(self.path.parent)
            handler = RotatingFileHandler(
                self.path, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8"
            )
        except (StorageError, OSError):
            return
        handler.setFormatter(logging.Formatter(_FORMAT))
        root.addHandler(handler)
        self._handler = handler
        with contextlib.suppress(OSError):
            # Written only when the process dies of a fault outside Python.
            self._crash_file = self.crash_path.open("a", encoding="utf-8")
            faulthandler.enable(self._crash_file)

    def close(self) -> None:
        """Stop writing."""
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)
            self._handler.close()
            self._handler = None
        if self._crash_file is not None:
            faulthandler.disable()
            self._crash_file.close()
            self._crash_file = None
