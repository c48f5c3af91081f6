# SPDX-License-Identifier: GPL-3.0-or-later
"""A damaged file is borne or refused, never overwritten (the short form of `tests.fuzz`)."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.storage.files import StorageError, Why, read_text
from buck_euchre_qt.storage.preferences import Condition, Preferences, PreferencesFile
from buck_euchre_qt.verify import verify_files
from tests.fuzz.fuzzing import fuzz
from tests.fuzz.mutations import mutate


def test_four_hundred_damaged_files(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    outcome = fuzz(400, 3, tmp_path)
    assert not outcome.findings, outcome.findings[0]
    assert outcome.inputs >= 390


def test_a_record_of_200_mb_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200_000_000)
    began = time.process_time()
    with pytest.raises(StorageError) as refused:
        read_text(path)
    assert refused.value.why is Why.TOO_LARGE
    assert verify_files([str(path)], as_json=False, out=sys.stdout) == 1
    assert "larger than" in capsys.readouterr().out
    # Not a matter of speed: reading it whole would take many times as long.
    assert time.process_time() - began < 1.0


def test_any_window_place_that_was_kept_is_borne(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(300, 200)
    sound = bytes(widget.saveGeometry().data())
    rng = random.Random(5)
    for _ in range(300):
        widget.restoreGeometry(QByteArray(mutate(sound, rng)))
    widget.restoreGeometry(QByteArray(bytes(1_000_000)))


def test_preferences_that_became_a_folder_are_set_aside(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    file.path.mkdir()
    (file.path / "inside").write_text("kept", encoding="utf-8")
    found = file.load()
    assert found.condition is Condition.LOST
    assert found.kept is not None
    assert (found.kept / "inside").read_text(encoding="utf-8") == "kept"
    file.save(Preferences(language="fr"))
    assert file.load().preferences.language == "fr"
