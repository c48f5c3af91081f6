# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences are written soon, not at each step of a slider, and a failure is told once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.windows.preferences_keeper import PreferencesKeeper

USUAL = Preferences()


def test_many_changes_are_one_writing(qtbot: QtBot, tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, USUAL)
    for volume in range(10, 60):
        keeper.keep(replace(USUAL, volume=volume))
    assert not file.path.exists()
    qtbot.waitUntil(file.path.exists)
    assert file.load().preferences.volume == 59
    assert not file.backup.exists()


def test_the_end_of_the_program_writes_what_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, USUAL)
    keeper.flush()
    assert not file.path.exists()
    keeper.keep(replace(USUAL, volume=12))
    keeper.flush()
    assert file.load().preferences.volume == 12


def test_language_and_place_are_written_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, USUAL)
    french = replace(USUAL, language="fr")
    keeper.keep(french)
    assert file.load().preferences == french
    placed = replace(french, geometry="AAAA")
    keeper.keep(placed)
    assert file.load().preferences == placed


def test_what_cannot_be_kept_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "file").touch()
    keeper = PreferencesKeeper(PreferencesFile(tmp_path / "file" / "below"), USUAL)
    told: list[str] = []
    keeper.trouble.connect(told.append)
    # At the end there is no window to tell it in.
    keeper.keep(replace(USUAL, geometry="AAAA"))
    assert told == []
    for language in ("fr", "pt", "en"):
        keeper.keep(replace(USUAL, geometry="AAAA", language=language))
    assert len(told) == 1
    assert "below" in told[0]


def test_that_preferences_are_kept_again_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "below").touch()
    file = PreferencesFile(tmp_path / "below")
    keeper = PreferencesKeeper(file, USUAL)
    relieved: list[str] = []
    keeper.relief.connect(relieved.append)
    keeper.keep(replace(USUAL, language="fr"))
    assert relieved == []
    (tmp_path / "below").unlink()
    for language in ("pt", "en"):
        keeper.keep(replace(USUAL, language=language))
    assert len(relieved) == 1
    assert file.load().preferences.language == "en"
