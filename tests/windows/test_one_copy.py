# SPDX-License-Identifier: GPL-3.0-or-later
"""On one data folder there is one copy of the program, whatever lies in that folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.windows import one_copy
from buck_euchre_qt.windows.one_copy import LOCK_FILE, CopyStanding, OneCopy

_COPY = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from buck_euchre_qt.windows.one_copy import OneCopy
application = QCoreApplication([])
copy = OneCopy(Path(sys.argv[1]))
print(copy.announce(Path(sys.argv[2])).name, "PySide6.QtNetwork" in sys.modules, flush=True)
if sys.argv[3:]:
    copy.listen()
    sys.stdin.read()
"""


_PROGRAM = Path(os.path.realpath(sys.executable)).name


def start_copy(folder: Path, record: Path, *stays: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _COPY, str(folder), str(record), *stays],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_BEGIN_MS", "_ANSWER_MS", "_FREE_MS"):
        monkeypatch.setattr(one_copy, name, 200)


def test_the_first_copy_is_asked_to_open_its_window(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first = OneCopy(tmp_path)
    assert first.announce(None) is CopyStanding.FIRST
    first.listen()
    wanted: list[str] = []
    first.wanted.connect(wanted.append)
    second = start_copy(tmp_path, tmp_path / "Zoë.json")
    while second.poll() is None:
        QTest.qWait(5)
    said, _ = second.communicate()
    assert said.split()[0] == CopyStanding.OTHER_OPENED.name
    assert wanted == [str(tmp_path / "Zoë.json")]
    first.close()


def test_copies_on_different_data_do_not_know_each_other(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first, other = OneCopy(tmp_path / "a"), OneCopy(tmp_path / "b")
    assert first.announce(None) is CopyStanding.FIRST
    assert other.announce(None) is CopyStanding.FIRST
    first.close()
    other.close()


def test_after_the_first_has_closed_the_next_is_first(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first = OneCopy(tmp_path)
    first.announce(None)
    first.close()
    second = OneCopy(tmp_path)
    assert second.announce(None) is CopyStanding.FIRST
    second.close()


def test_the_first_copy_needs_no_network(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    with start_copy(tmp_path, tmp_path / "a.json") as copy:
        said, _ = copy.communicate()
    assert said.split() == [CopyStanding.FIRST.name, "False"]


@pytest.mark.usefixtures("_impatient")
def test_two_copies_at_the_same_moment_do_not_both_begin(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first, second = OneCopy(tmp_path), OneCopy(tmp_path)
    assert first.announce(None) is CopyStanding.FIRST
    # The first has not come to its table, so that it does not listen.
    assert second.announce(None) is CopyStanding.OTHER_MUTE
    first.close()
    assert second.announce(None) is CopyStanding.FIRST
    second.close()


@pytest.mark.usefixtures("_impatient")
def test_a_copy_that_listens_and_is_stuck_is_mute(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    first, second = OneCopy(tmp_path), OneCopy(tmp_path)
    first.announce(None)
    first.listen()
    # No event loop of the first runs meanwhile.
    assert second.announce(None) is CopyStanding.OTHER_MUTE
    first.close()


@pytest.mark.skipif(sys.platform == "win32", reason="kills in the way of POSIX systems")
def test_what_a_killed_copy_leaves_behind_stops_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    with start_copy(tmp_path, tmp_path / "a.json", "stay") as killed:
        assert killed.stdout is not None
        assert killed.stdout.readline().split()[0] == CopyStanding.FIRST.name
        os.kill(killed.pid, signal.SIGKILL)
    assert (tmp_path / LOCK_FILE).exists()
    copy = OneCopy(tmp_path)
    assert copy.announce(None) is CopyStanding.FIRST
    copy.listen()
    assert copy.is_listening
    copy.close()


@pytest.mark.usefixtures("_impatient")
@pytest.mark.parametrize(
    "lock",
    [
        "4711\nbuck-euchre\nsome-other-machine\n\n\n",
        # The number of the killed process is now that of another program of the same name.
        "\n".join((str(os.getpid()), _PROGRAM, QSysInfo.machineHostName(), "", "", "")),
        "",
        "nonsense",
    ],
    ids=["other machine", "number used again", "empty", "nonsense"],
)
def test_a_lock_that_is_nobodys_is_replaced(qtbot: QtBot, tmp_path: Path, lock: str) -> None:
    del qtbot
    (tmp_path / LOCK_FILE).write_text(lock, "utf-8")
    copy = OneCopy(tmp_path)
    assert copy.announce(None) is CopyStanding.FIRST
    copy.close()
    assert not (tmp_path / LOCK_FILE).exists()


def test_without_a_folder_to_write_in_the_program_begins(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "file").touch()
    for folder in (Path(os.devnull) / "nowhere", tmp_path / "file" / "below"):
        copy = OneCopy(folder)
        assert copy.announce(None) is CopyStanding.FIRST
        copy.listen()
        copy.close()


def test_what_cannot_be_locked_does_not_stop_the_program(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / LOCK_FILE).mkdir()
    copy = OneCopy(tmp_path)
    assert copy.announce(None) is CopyStanding.FIRST
    copy.close()


def test_a_folder_that_is_missing_is_made(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    copy = OneCopy(tmp_path / "new" / "data")
    assert copy.announce(None) is CopyStanding.FIRST
    assert (tmp_path / "new" / "data" / LOCK_FILE).exists()
    copy.close()
