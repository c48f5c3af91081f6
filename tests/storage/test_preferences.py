# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences survive damage: a default for what is wrong, a copy of what was there."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.preferences import (
    Condition,
    LoadedPreferences,
    Preferences,
    PreferencesFile,
)

CHOSEN = Preferences(
    language="pt",
    names=("Zoé", "João", "Ann", "Bo"),
    persons=("ruth", "gus", "nia"),
    levels=("master", "beginner", "expert"),
    pace="fast",
    automatic_cut=True,
    geometry="AdnQywADAAA=",
    panel_folded=True,
    card_keys="twice",
)
DAMAGED = {
    "empty": b"",
    "half": b'{"language": "p',
    "nul": bytes(4096),
    "random": bytes(range(128, 256)) * 8,
    "list": b"[1, 2]",
    "another kind": b"<svg></svg>",
    "nested": b"[" * 100_000,
    "pickle": b"cos\nsystem\n(S'true'\ntR.",
    "number": b'{"x": ' + b"9" * 10_000 + b"}",
}


@pytest.fixture
def file(tmp_path: Path) -> PreferencesFile:
    return PreferencesFile(tmp_path)


def test_the_first_run_has_the_defaults_and_writes_nothing(file: PreferencesFile) -> None:
    assert file.load() == LoadedPreferences(Preferences(), Condition.FIRST_RUN)
    assert list(file.path.parent.iterdir()) == []


def test_every_choice_is_kept(file: PreferencesFile) -> None:
    file.save(CHOSEN)
    assert file.load() == LoadedPreferences(CHOSEN, Condition.GOOD)


def test_keys_of_other_versions_are_kept(file: PreferencesFile) -> None:
    file.path.write_text('{"language": "fr", "curtain": {"colour": "blue"}, "x": [1, null]}')
    loaded = file.load()
    assert loaded.condition is Condition.GOOD
    file.save(replace(loaded.preferences, pace="slow"))
    values = json.loads(file.path.read_text())
    assert values["curtain"] == {"colour": "blue"}
    assert (values["x"], values["language"], values["pace"]) == ([1, None], "fr", "slow")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("language", 7),
        ("language", "../../etc"),
        ("names", "Ann"),
        ("names", ["Ann", "Bo", "Cy"]),
        ("names", ["Ann", "Bo", "Cy", "x" * 41]),
        ("names", ["Ann", "Bo", "Cy", "a\nb"]),
        ("names", ["Ann", "Bo", "Cy", "\ud800"]),
        ("names", ["Ann", "Bo", "Cy", None]),
        ("persons", "lea"),
        ("persons", ["lea", "bram"]),
        ("persons", ["lea", "bram", 3]),
        ("levels", ["club", "club", "not a word!"]),
        ("levels", {"left": "club"}),
        ("pace", None),
        ("pace", "FAST!"),
        ("automatic_cut", 1),
        ("automatic_cut", "yes"),
        ("geometry", "no base64 ♥"),
        ("geometry", ""),
        ("geometry", "A" * 1_000_000),
        ("geometry", [1]),
        ("panel_folded", None),
        ("card_keys", 1),
    ],
)
def test_one_wrong_value_costs_that_one_alone(
    file: PreferencesFile, key: str, value: object
) -> None:
    file.save(CHOSEN)
    values = json.loads(file.path.read_text())
    values[key] = value
    damaged = json.dumps(values)
    file.path.write_text(damaged)
    loaded = file.load()
    expected = replace(CHOSEN, **{key: getattr(Preferences(), key)})
    assert (loaded.preferences, loaded.condition) == (expected, Condition.PARTLY_WRONG)
    assert loaded.wrong == (key,)
    assert loaded.kept is not None
    assert loaded.kept.read_text() == damaged
    assert file.load() == LoadedPreferences(expected, Condition.GOOD)


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_set_aside_and_the_backup_used(
    file: PreferencesFile, data: bytes
) -> None:
    file.save(CHOSEN)
    file.save(replace(CHOSEN, pace="slow"))
    file.path.write_bytes(data)
    loaded = file.load()
    assert (loaded.preferences, loaded.condition) == (CHOSEN, Condition.FROM_BACKUP)
    assert loaded.kept is not None
    assert loaded.kept.read_bytes() == data


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_without_backup_is_not_a_first_run(
    file: PreferencesFile, data: bytes
) -> None:
    file.path.write_bytes(data)
    loaded = file.load()
    assert (loaded.preferences, loaded.condition) == (Preferences(), Condition.LOST)
    assert loaded.kept is not None
    assert loaded.kept.read_bytes() == data


def test_the_last_good_backup_survives_damage_twice_in_a_row(file: PreferencesFile) -> None:
    file.save(CHOSEN)
    file.save(replace(CHOSEN, pace="slow"))
    for _ in range(2):
        file.path.write_bytes(bytes(4096))
        assert file.load().preferences == CHOSEN
    file.path.write_bytes(b"broken under a running program")
    file.save(replace(CHOSEN, pace="instant"))
    assert json.loads(file.backup.read_text())["pace"] == "fast"
    assert file.load().preferences.pace == "instant"
    kept = [path for path in file.path.parent.iterdir() if ".damaged-" in path.name]
    assert len(kept) == 3


def test_a_folder_in_the_files_place_is_set_aside(file: PreferencesFile) -> None:
    (file.path / "inside").mkdir(parents=True)
    loaded = file.load()
    assert loaded.condition is Condition.LOST
    assert loaded.kept is not None
    assert (loaded.kept / "inside").is_dir()
    file.save(CHOSEN)
    assert file.load() == LoadedPreferences(CHOSEN, Condition.GOOD)


def test_a_folder_in_the_backups_place_does_not_keep_choices_from_being_kept(
    file: PreferencesFile,
) -> None:
    file.save(CHOSEN)
    file.backup.mkdir()
    file.save(replace(CHOSEN, pace="slow"))
    assert file.load().preferences.pace == "slow"
    assert json.loads(file.backup.read_text())["pace"] == "fast"


def test_a_full_disk_leaves_the_old_choices_and_the_backup(
    file: PreferencesFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.save(replace(CHOSEN, pace="slow"))
    file.save(CHOSEN)
    backup = file.backup.read_text()

    def refuse(*_arguments: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", refuse)
        with pytest.raises(StorageError):
            file.save(replace(CHOSEN, pace="instant"))
    assert file.load() == LoadedPreferences(CHOSEN, Condition.GOOD)
    assert file.backup.read_text() == backup
    file.save(replace(CHOSEN, pace="instant"))
    assert file.load().preferences.pace == "instant"


def test_a_file_lost_between_setting_aside_and_writing_comes_back_from_the_backup(
    file: PreferencesFile,
) -> None:
    file.save(CHOSEN)
    file.save(replace(CHOSEN, pace="slow"))
    file.path.unlink()
    assert file.load() == LoadedPreferences(CHOSEN, Condition.FROM_BACKUP)


def test_saving_the_same_again_keeps_the_older_backup(file: PreferencesFile) -> None:
    file.save(CHOSEN)
    slower = replace(CHOSEN, pace="slow")
    file.save(slower)
    file.save(slower)
    assert json.loads(file.backup.read_text())["pace"] == "fast"
