# SPDX-License-Identifier: GPL-3.0-or-later
"""The running match is kept, forgotten, and never mistaken for missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.saves import MatchFile


def test_a_match_is_saved_and_replaced(tmp_path: Path) -> None:
    saves = MatchFile(tmp_path / "not yet there")
    assert saves.load() is None
    saves.save("one")
    saves.save("two")
    assert saves.load() == "two"


def test_the_folder_may_vanish_between_two_saves(tmp_path: Path) -> None:
    saves = MatchFile(tmp_path / "data")
    saves.save("one")
    saves.path.unlink()
    (tmp_path / "data").rmdir()
    saves.save("two")
    assert saves.load() == "two"


def test_an_unreadable_match_is_not_a_missing_one(tmp_path: Path) -> None:
    saves = MatchFile(tmp_path)
    saves.path.write_bytes(b"\xff" * 4096)
    with pytest.raises(StorageError):
        saves.load()
    kept = saves.set_aside()
    assert kept.read_bytes() == b"\xff" * 4096
    assert saves.load() is None


def test_nul_bytes_are_handed_on_for_the_reader_to_refuse(tmp_path: Path) -> None:
    saves = MatchFile(tmp_path)
    saves.path.write_bytes(bytes(4096))
    assert saves.load() == "\0" * 4096


def test_a_folder_in_the_match_files_place_can_be_set_aside(tmp_path: Path) -> None:
    saves = MatchFile(tmp_path)
    saves.path.mkdir()
    with pytest.raises(StorageError):
        saves.save("text")
    saves.set_aside()
    saves.save("text")
    assert saves.load() == "text"
