# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences are written soon, not at each step of a slider, and a failure is told once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.windows.kept_choices import differ_in_choices_alone, with_rules
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


def test_nothing_is_said_where_only_the_choices_of_a_new_match_are_lost(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    keeper = PreferencesKeeper(PreferencesFile(tmp_path / "file" / "below"), USUAL)
    told: list[str] = []
    keeper.trouble.connect(told.append)
    chosen = with_rules(replace(USUAL, levels=("expert",) * 3), "buck", {"start": 5})
    keeper.keep(chosen)
    qtbot.waitUntil(lambda: len(caplog.records) == 1)
    assert told == []
    # Once there is a setting among what is lost, it is said.
    louder = replace(chosen, volume=12)
    keeper.keep(louder)
    keeper.keep(with_rules(louder, "buck", {"start": 6}))
    qtbot.waitUntil(lambda: len(told) == 1)
    assert len(caplog.records) == 2


def test_what_is_learned_is_no_choice_of_a_match() -> None:
    lessons = replace(USUAL, extra={"lessons": {"done": ["cards"]}})
    assert not differ_in_choices_alone(USUAL, lessons)
    assert differ_in_choices_alone(lessons, with_rules(lessons, "buck", {"start": 5}))


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
