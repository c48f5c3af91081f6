# SPDX-License-Identifier: GPL-3.0-or-later
"""The demonstration plays a match, takes pictures, and writes what happened."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.demo import DemoWishes, Runner
from buck_euchre_qt.players.worker import Thinker

PLAYED = ("dealer", "deck", "cut", "actions")


def demo(*words: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "buck_euchre_qt", "demo", "--speed", "instant", *words],
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def unexpected(text: str) -> list[str]:
    """Return what was said besides the remark of Qt's plugin for no screen."""
    return [line for line in text.splitlines() if "This plugin does not support" not in line]


def test_one_seed_is_one_match_in_every_language(tmp_path: Path) -> None:
    records = []
    for language in ("en", "fr", "pt"):
        path = tmp_path / f"{language}.json"
        done = demo("--seed", "5", "--language", language, "--record", str(path))
        assert done.returncode == 0
        assert unexpected(done.stdout + done.stderr) == []
        deals = json.loads(path.read_text("utf-8"))["deals"]
        # What seals a deal is random all the same.
        records.append([[deal[key] for key in PLAYED] for deal in deals])
    assert records[0]
    assert records == [records[0]] * 3
    verified = subprocess.run(
        [sys.executable, "-m", "buck_euchre_qt", "verify", "--json", str(tmp_path / "fr.json")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(verified.stdout)["winners"]


def test_all_play_at_the_level_wished_for(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    done = demo("--seed", "5", "--level", "beginner", "--record", str(path))
    assert done.returncode == 0
    players = json.loads(path.read_text("utf-8"))["players"]
    levels = [player["level"] for player in players]
    assert levels == ["beginner", "beginner bold", "beginner", "beginner cautious"]


def test_pictures_show_the_moments_of_a_match_in_the_size_wished_for(tmp_path: Path) -> None:
    folder = tmp_path / "images é"
    done = demo("--seed", "5", "--pictures", str(folder), "--size", "900x700")
    assert done.returncode == 0
    assert unexpected(done.stdout + done.stderr) == []
    pictures = sorted(folder.iterdir())
    assert {"bidding", "trick", "score", "result"} <= {path.stem for path in pictures}
    for path in pictures:
        head = path.read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert (int.from_bytes(head[16:20]), int.from_bytes(head[20:24])) == (900, 700)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_demonstration_that_is_closed_before_its_end_ends_with_1(qtbot: QtBot) -> None:
    del qtbot
    register_resources()
    thinker = Thinker()
    wishes = DemoWishes("buck", "en", "5", "normal", None, None, (640, 480))
    runner = Runner(wishes, thinker)
    runner.start()
    runner.close()
    thinker.stop()
    assert runner.exit_code == 1


@pytest.mark.parametrize("wish", ["--pictures", "--record"])
def test_what_cannot_be_written_is_told_and_ends_with_1(tmp_path: Path, wish: str) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    done = demo("--seed", "5", wish, str(tmp_path / "file" / "below"))
    assert done.returncode == 1
    told = unexpected(done.stderr)
    assert len(told) == 1
    assert told[0].startswith("buck-euchre demo: ")
