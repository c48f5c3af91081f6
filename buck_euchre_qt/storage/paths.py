# SPDX-License-Identifier: GPL-3.0-or-later
"""Where files are kept: the folders that the system gives a program, or one of the user's own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.storage.files import StorageError, Why

APP_NAME: Final = "buck-euchre"
HOME_VARIABLE: Final = "BUCK_EUCHRE_HOME"
"""The environment variable that names one folder for everything, for portable use."""


class Folders(NamedTuple):
    """The folders for saved matches, for preferences and for logs; they may not exist yet."""

    data: Path
    config: Path
    log: Path


def find_folders() -> Folders:
    """Return where files are kept; touches nothing.

    :raises StorageError: when the system knows no home folder: nothing is ever written to
        wherever the program happens to run.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        home = Path(chosen).absolute()
        return Folders(home, home, home / "log")
    # Imported where somebody asks the system, which a portable game does not.
    from platformdirs import PlatformDirs

    dirs = PlatformDirs(APP_NAME, appauthor=False)
    try:
        folders = Folders(dirs.user_data_path, dirs.user_config_path, dirs.user_log_path)
    except RuntimeError as error:
        raise StorageError(Path(APP_NAME), Why.NO_HOME, str(error)) from error
    for folder in folders:
        # Older versions of platformdirs hand the tilde on instead.
        if not folder.is_absolute():
            raise StorageError(folder, Why.NO_HOME)
    return folders
