# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences are written soon, not at each step of a slider, and a failure is told once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.windows.preferences_keeper import PreferencesKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.hearing import Hearing

USUAL = Preferences()


def test_many_changes_are_one_writing(qtbot: QtBot, tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, Troubles(), USUAL)
    for volume in range(10, 60):
        keeper.keep(replace(USUAL, volume=volume))
    assert not file.path.exists()
    qtbot.waitUntil(file.path.exists)
    assert file.load().preferences.volume == 59
    assert not file.backup.exists()


def test_the_end_of_the_program_writes_what_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, Troubles(), USUAL)
    keeper.flush()
    assert not file.path.exists()
    keeper.keep(replace(USUAL, volume=12))
    keeper.flush()
    assert file.load().preferences.volume == 12


def test_language_and_place_are_written_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    file = PreferencesFile(tmp_path)
    keeper = PreferencesKeeper(file, Troubles(), USUAL)
    french = replace(USUAL, language="fr")
    keeper.keep(french)
    assert file.load().preferences == french
    placed = replace(french, geometry="AAAA")
    keeper.keep(placed)
    assert file.load().preferences == placed


def test_what_cannot_be_kept_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "file").touch()
    troubles = Troubles()
    keeper = PreferencesKeeper(PreferencesFile(tmp_path / "file" / "below"), troubles, USUAL)
    hearing = Hearing(troubles)
    for language in ("fr", "pt", "en"):
        keeper.keep(replace(USUAL, geometry="AAAA", language=language))
    assert len(hearing.told) == 1
    assert "below" in hearing.told[0]


def test_what_could_not_be_kept_is_tried_again_at_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "below").touch()
    file = PreferencesFile(tmp_path / "below")
    keeper = PreferencesKeeper(file, Troubles(), USUAL)
    keeper.keep(replace(USUAL, language="fr"))
    (tmp_path / "below").unlink()
    keeper.flush()
    assert file.load().preferences.language == "fr"


def test_that_preferences_are_kept_again_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    (tmp_path / "below").touch()
    file = PreferencesFile(tmp_path / "below")
    troubles = Troubles()
    keeper = PreferencesKeeper(file, troubles, USUAL)
    hearing = Hearing(troubles)
    keeper.keep(replace(USUAL, language="fr"))
    assert len(hearing.told) == 1
    assert hearing.relieved == []
    (tmp_path / "below").unlink()
    for language in ("pt", "en"):
        keeper.keep(replace(USUAL, language=language))
    assert len(hearing.relieved) == 1
    assert file.load().preferences.language == "en"
