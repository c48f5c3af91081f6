# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever lies in its folder, the real program opens, says what it found, and is played on."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.storage.history import History, State
from tests.crash.killing import HAND, ROOT
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import random_match

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills in the way of POSIX systems")

_ENOUGH_ACTIONS = 25
_PATIENCE_S = 300
_UNEXPECTED = ("unexpected", "inattendu", "inesperado")
_LOCALES = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8", "pt": "pt_PT.UTF-8"}
_ENGLISH = ("The ", "Your ", "Matches ")
"""How every message in English begins, and none in another language."""
_SPEAKING = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

Damage = Callable[[Path], None]


class Told(NamedTuple):
    """What the program said in boxes until enough had been played, and how much was."""

    troubles: list[str]
    actions: int


def play(
    home: Path,
    language: str,
    actions: int = _ENOUGH_ACTIONS,
    half_way: Callable[[], None] = lambda: None,
    seed: str = "knock",
    words: int = 0,
) -> Told:
    """Let the program be played in a language until so much was done and said, and kill it.

    `half_way` is done when half of the actions are; `words` are as many messages as are waited
    for. Of the same `seed` comes the same play.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", HAND, str(home), seed],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={
            "QT_QPA_PLATFORM": "offscreen",
            **{key: value for key, value in os.environ.items() if key not in _SPEAKING},
            "LANG": _LOCALES[language],
        },
    )
    # A program that hangs says nothing and would keep the test waiting for ever.
    watch = threading.Timer(_PATIENCE_S, process.kill)
    watch.start()
    troubles: list[str] = []
    done = 0
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("trouble "):
                troubles.append(line.removeprefix("trouble ").strip())
            elif len(line.split()) == 3:
                done += 1
                if done == actions // 2:
                    half_way()
            if done >= actions and len(troubles) >= words:
                break
    finally:
        watch.cancel()
        process.kill()
    _, errors = process.communicate()
    assert "Traceback" not in errors
    for text in troubles:
        assert text.startswith(_ENGLISH) is (language == "en"), text
    return Told(troubles, done)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Give a disk of one megabyte; only the superuser can make one."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk))
    can_mount = shutil.which("mount") is not None
    if not can_mount or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    subprocess.run(["umount", "--lazy", str(disk)], check=True)


def contents(home: Path) -> dict[str, bytes]:
    # What is half written may be gone before it is looked at.
    paths = [path for path in home.iterdir() if path.suffix != ".tmp" and path.is_file()]
    return {path.name: path.read_bytes() for path in paths}


def lived_in(home: Path) -> None:
    """Fill a folder with what some matches leave there."""
    history = History(home)
    history.open()
    for seed in range(3):
        history.put(played(random_match(seed)), State.FINISHED)
    kept = played(begun_match(4, 30))
    history.put(kept, State.RUNNING)
    history.database.make_backup()
    history.close()
    (home / "match.json").write_text(write_record(kept), "utf-8")
    (home / "preferences.json").write_text(json.dumps({"version": 1, "pace": "instant"}), "utf-8")


def noise(size: int) -> bytes:
    return random.Random(size).randbytes(size)


def overwrite(name: str, data: bytes) -> Damage:
    def write(home: Path) -> None:
        (home / name).write_bytes(data)

    return write


def cut(name: str, size: int) -> Damage:
    return lambda home: os.truncate(home / name, size)


def as_folder(name: str) -> Damage:
    def replace(home: Path) -> None:
        (home / name).unlink(missing_ok=True)
        (home / name / "inside").mkdir(parents=True)

    return replace


def poke(name: str, first: int, last: int) -> Damage:
    def write(home: Path) -> None:
        with (home / name).open("r+b") as file:
            file.seek(first)
            file.write(noise(last - first))

    return write


def enormous(name: str) -> Damage:
    return lambda home: os.truncate(home / name, 200_000_000)


def later_history(home: Path) -> None:
    with sqlite3.connect(home / "history.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()


_LASTING = ("history of a later version",)
"""What is left as it is, and told at each start."""

DAMAGES: dict[str, tuple[Damage, int]] = {
    "nothing": (lambda _home: None, 0),
    "match of zeros": (overwrite("match.json", bytes(4096)), 1),
    "half a match": (cut("match.json", 500), 1),
    "no match at all": (cut("match.json", 0), 1),
    "match in another encoding": (overwrite("match.json", "é".encode("utf-16")), 1),
    "match of 200 MB": (enormous("match.json"), 1),
    "folder for a match": (as_folder("match.json"), 1),
    "preferences of zeros": (overwrite("preferences.json", bytes(4096)), 1),
    "folder for preferences": (as_folder("preferences.json"), 1),
    "history of text": (overwrite("history.db", b"no history"), 1),
    "history poked at": (poke("history.db", 100, 2000), 1),
    "history cut off": (cut("history.db", 1500), 1),
    "folder for a history": (as_folder("history.db"), 1),
    "history of a later version": (later_history, 1),
    "log of a forgotten write": (overwrite("history.db-wal", noise(9000)), 0),
    "half-written file": (overwrite(".match.json.1.tmp", noise(100)), 0),
    "lock of nobody": (overwrite("running.lock", noise(300)), 0),
    "folder for a log": (as_folder("log/buck-euchre.log"), 0),
}


@pytest.mark.parametrize("number", range(len(DAMAGES)), ids=list(DAMAGES))
def test_whatever_is_damaged_it_is_told_once_kept_and_played_on(
    number: int, tmp_path: Path
) -> None:
    name = list(DAMAGES)[number]
    damage, expected = DAMAGES[name]
    home = tmp_path / "home"
    home.mkdir()
    lived_in(home)
    damage(home)
    told = play(home, ("en", "fr", "pt")[number % 3], words=expected)
    assert told.actions >= _ENOUGH_ACTIONS
    assert len(told.troubles) == expected, told.troubles
    assert not any(word in text for text in told.troubles for word in _UNEXPECTED), told.troubles
    kept = (home / "match.json").read_text("utf-8")
    assert read_record(kept).match.deals
    if expected and name not in _LASTING:
        # The second start finds everything in order.
        assert play(home, "en", 5).troubles == []


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_folder_that_cannot_be_made_is_told_once_and_the_game_is_played(language: str) -> None:
    told = play(Path(os.devnull) / "nowhere", language)
    assert told.actions >= _ENOUGH_ACTIONS
    assert len(told.troubles) == 1, told.troubles


def test_a_folder_that_vanishes_in_mid_play_is_made_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    first = play(home, "en", 10)
    assert first.troubles == []
    shutil.rmtree(home)
    second = play(home, "fr", 10)
    assert second.troubles == []
    assert (home / "match.json").is_file()


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_folder_that_may_only_be_read_is_told_once_and_stays_as_it_is(
    language: str, small_disk: Path
) -> None:
    home = small_disk / "home"
    home.mkdir()
    lived_in(home)
    before = contents(home)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    told = play(home, language)
    assert told.actions >= _ENOUGH_ACTIONS
    assert len(told.troubles) == 1, told.troubles
    assert contents(home) == before


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_a_disk_that_is_full_for_a_while_is_told_once_and_that_it_is_well_again(
    language: str, small_disk: Path
) -> None:
    home = small_disk / "home"
    home.mkdir()
    lived_in(home)
    before = contents(home)
    filler = small_disk / "filler"
    with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(4096))

    def make_room() -> None:
        after = contents(home)
        assert {name: after[name] for name in before} == before
        filler.unlink()

    # How much is played before there is room again is for the machine to say.
    told = play(home, language, 40, make_room, words=2)
    assert len(told.troubles) == 2, told.troubles
    assert any(word in told.troubles[1] for word in ("again", "nouveau", "de novo"))
    assert contents(home)["match.json"] != before["match.json"]
    assert read_record((home / "match.json").read_text("utf-8")).match.deals
    history = History(home)
    assert history.open().kept is None
    history.close()
