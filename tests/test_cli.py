# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line, run as a process where that is what matters."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from buck_euchre_qt import __version__, cli
from buck_euchre_qt.engine.record import write_record
from tests.helpers.tables import random_match, saved


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "buck_euchre_qt", *words],
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "partie é.json"
    path.write_text(write_record(saved(random_match(3))), "utf-8")
    return path


@pytest.mark.parametrize("command", [[], ["verify"], ["demo"]])
def test_each_command_tells_its_version(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command, "--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"buck-euchre {__version__}\n"


@pytest.mark.parametrize("command", [[], ["verify"], ["demo"]])
def test_each_command_has_its_own_help(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([*command, "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: {' '.join(['buck-euchre', *command])} ")
    assert "--version" in told


@pytest.mark.parametrize(
    "words",
    [
        ["--nonsense"],
        ["a.json", "b.json"],
        ["verify"],
        ["verify", "--nonsense", "a.json"],
        ["demo", "--game", "whist"],
        ["demo", "--speed", "never"],
        ["demo", "--size", "large"],
        ["demo", "--size", "10x"],
        ["demo", "surplus"],
    ],
)
def test_wrong_usage_ends_with_2_and_says_how(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("usage: buck-euchre")


def test_verify_says_whether_every_file_is_sound(record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    assert run("verify", str(record)).returncode == 0
    done = run("verify", "--json", str(record), str(broken), str(tmp_path / "missing.json"))
    assert done.returncode == 1
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, False, False]
    assert done.stderr == ""
    assert run("verify").returncode == 2


def test_verify_loads_no_qt(record: Path) -> None:
    program = (
        "import sys; from buck_euchre_qt.cli import main; code = main(sys.argv[1:]); "
        "assert not [name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))]; "
        "sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "verify", str(record)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_verify_needs_no_display(record: Path) -> None:
    done = run("verify", str(record), QT_QPA_PLATFORM="xcb", DISPLAY="")
    assert (done.returncode, done.stderr) == (0, "")


def test_without_qt_the_game_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    assert cli.main([]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert told[0].startswith("buck-euchre: Qt cannot be loaded: ")


@pytest.mark.parametrize(
    ("wish", "size_px"),
    [("1280x800", (1280, 800)), ("1x0", (320, 320)), (f"9000x{'9' * 5000}", (8192, 8192))],
)
def test_the_size_of_a_demonstration_is_one_that_can_be_drawn(
    wish: str, size_px: tuple[int, int]
) -> None:
    assert cli.read_size(wish) == size_px
