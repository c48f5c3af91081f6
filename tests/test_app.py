# SPDX-License-Identifier: GPL-3.0-or-later
"""How the program is put together, apart from its window."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt import app
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.log_file import LogFile
from buck_euchre_qt.storage.paths import Folders
from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.one_copy import CopyStanding, OneCopy
from buck_euchre_qt.windows.troubles import Troubles


def test_without_a_home_nothing_is_written_anywhere(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del qtbot

    def no_home() -> Folders:
        raise StorageError(Path("buck-euchre"), Why.NO_HOME)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(app, "find_folders", no_home)
    folders, fault = app.usable_folders()
    assert fault is not None
    assert fault.why is Why.NO_HOME
    copies = OneCopy(folders.data)
    assert copies.announce(None) is CopyStanding.FIRST
    log_file = LogFile(folders.log)
    log_file.open()
    log_file.close()
    keeper = HistoryKeeper(folders.data, Troubles())
    keeper.open(None)
    keeper.close()
    with contextlib.suppress(StorageError):
        PreferencesFile(folders.config).load()
    with pytest.raises(StorageError):
        PreferencesFile(folders.config).save(Preferences())
    with pytest.raises(StorageError):
        MatchFile(folders.data).save("{}")
    copies.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "late",
    ["PySide6.QtNetwork", "platformdirs", "importlib.resources", "getpass", "hashlib"],
)
def test_what_the_table_does_not_need_is_imported_late(late: str) -> None:
    code = (
        "import sys, buck_euchre_qt.app\n"
        "from buck_euchre_qt.assets import asset_path\n"
        "from buck_euchre_qt.storage.paths import find_folders\n"
        "find_folders(); asset_path('resources.rcc')\n"
        f"print({late!r} in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_files_that_macos_wants_opened_are_opened_once_the_window_is_there() -> None:
    # A process of its own: there can be but one application in each.
    code = """
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from buck_euchre_qt.windows.opened_files import Application

application = Application([])
opened = []
for name in ("first.buck", "Zoë ç.buck"):
    application.sendEvent(application, QFileOpenEvent("/a/" + name))
assert opened == []
application.open_files_with(opened.append)
assert opened == [Path("/a/Zoë ç.buck")]
application.sendEvent(application, QFileOpenEvent("/b/third.buck"))
application.sendEvent(application, QFileOpenEvent(QUrl("https://example.org/x.buck")))
assert opened == [Path("/a/Zoë ç.buck"), Path("/b/third.buck")]
"""
    subprocess.run([sys.executable, "-X", "utf8", "-c", code], check=True)


_LATE = (
    "ctypes",
    "locale",
    "logging.handlers",
    "multiprocessing",
    "signal",
    "sqlite3",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "buck_euchre_qt.engine.actions",
    "buck_euchre_qt.engine.games",
    "buck_euchre_qt.engine.observation",
    "buck_euchre_qt.i18n.labels",
    "buck_euchre_qt.learning",
    "buck_euchre_qt.players",
    "buck_euchre_qt.session",
    "buck_euchre_qt.storage.history",
    "buck_euchre_qt.storage.log_file",
    "buck_euchre_qt.table.staging",
    "buck_euchre_qt.windows.play_screen",
    "buck_euchre_qt.windows.sound",
)
"""What nothing needs before the empty table has been painted."""


def test_the_empty_table_comes_before_everything_else(tmp_path: Path) -> None:
    code = (
        "import os, sys\n"
        "from buck_euchre_qt import app, cli\n"
        "def begin(self):\n"
        "    print(*sys.modules, flush=True)\n"
        "    os._exit(0)\n"
        "app._LATEST_BEGIN_MS = 600_000\n"
        "app._Beginning._begin = begin\n"
        "cli.main([])\n"
    )
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "BUCK_EUCHRE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environ
    )
    loaded = set(done.stdout.split())
    assert "buck_euchre_qt.table.view" in loaded
    assert loaded.isdisjoint(_LATE)
