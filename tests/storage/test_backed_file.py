# SPDX-License-Identifier: GPL-3.0-or-later
"""A file with a backup is judged as often as it has to be, and no good text is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from buck_euchre_qt.storage.backed_file import BackedFile, FoundText, Soundness


class Judge:
    """Takes a text for what its first word says, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def __call__(self, text: str) -> Soundness:
        self.asked.append(text)
        try:
            return Soundness(text.split(":", maxsplit=1)[0])
        except ValueError:
            return Soundness.DAMAGED


@pytest.fixture
def judge() -> Judge:
    return Judge()


@pytest.fixture
def file(tmp_path: Path, judge: Judge) -> BackedFile:
    return BackedFile(tmp_path / "file", judge)


def test_what_was_read_or_written_here_is_not_judged_again(file: BackedFile, judge: Judge) -> None:
    for number in range(3):
        file.save(f"sound:{number}")
    assert not judge.asked
    assert file.backup.read_text() == "sound:1"
    again = BackedFile(file.path, judge)
    assert again.load().text == "sound:2"
    again.save("sound:3")
    assert judge.asked == ["sound:2"]


def test_what_another_program_wrote_meanwhile_is_judged(file: BackedFile, judge: Judge) -> None:
    file.save("sound:1")
    file.save("sound:2")
    file.path.write_text("nonsense")
    file.save("sound:3")
    assert judge.asked == ["nonsense"]
    assert file.backup.read_text() == "sound:1"
    assert (file.path.parent / "file.damaged-1").read_text() == "nonsense"


@pytest.mark.parametrize("worth", ["sound", "partly wrong"])
def test_the_good_part_of_a_backup_is_better_than_nothing(file: BackedFile, worth: str) -> None:
    file.backup.write_text(worth)
    assert file.load() == FoundText(worth, Soundness.SOUND, None, is_backup=True)


@pytest.mark.parametrize("worth", ["damaged", "written by a later version"])
def test_a_backup_that_cannot_be_read_is_none(file: BackedFile, worth: str) -> None:
    file.backup.write_text(worth)
    assert file.load() == FoundText(None, Soundness.SOUND)
