# SPDX-License-Identifier: GPL-3.0-or-later
"""Where files are kept, on systems that say so and on those that do not."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from buck_euchre_qt.storage.files import StorageError, Why, ensure_folder
from buck_euchre_qt.storage.paths import HOME_VARIABLE, find_folders

posix_only = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="the XDG folders of Linux"
)


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("XDG_") or name == HOME_VARIABLE:
            monkeypatch.delenv(name)


def test_one_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "Jogos é ♥"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    folders = find_folders()
    assert tuple(folders) == (home, home, home / "log")
    assert not home.exists()
    assert ensure_folder(folders.log) == home / "log"
    assert (home / "log").is_dir()


def test_a_relative_home_counts_from_where_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "portable")
    assert find_folders().data == tmp_path / "portable"


@posix_only
def test_the_folders_follow_the_xdg_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "etc"))
    folders = find_folders()
    assert folders.data == tmp_path / ".local" / "share" / "buck-euchre"
    assert folders.config == tmp_path / "etc" / "buck-euchre"
    assert folders.log.is_relative_to(tmp_path)


@posix_only
def test_without_home_the_folders_are_absolute_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("HOME")
    assert all(folder.is_absolute() for folder in find_folders())


@posix_only
def test_a_system_that_knows_no_home_at_all_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    with pytest.raises(StorageError) as raised:
        find_folders()
    assert raised.value.why is Why.NO_HOME


@posix_only
def test_a_home_that_cannot_be_made_is_told_when_it_is_needed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", "/dev/null/nowhere")
    folders = find_folders()
    with pytest.raises(StorageError):
        ensure_folder(folders.data)


def test_a_file_where_a_folder_should_be_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("a file")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    with pytest.raises(StorageError) as raised:
        ensure_folder(find_folders().data)
    assert raised.value.why is Why.NOT_A_FOLDER
