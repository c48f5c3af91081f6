# SPDX-License-Identifier: GPL-3.0-or-later
"""The practice is kept in a file of which a good copy always survives."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.learning.practice_file import PracticeFile, read_book, write_book
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.storage.backed_file import Soundness

TODAY = date(2026, 3, 1)
ONE = Situation("buck", (("start", 25),), (25, 25, 25, 25), 1, DECK, 13)
TWO = Situation("two-handed", (), (3, 9), 0, DECK, 13)
BOOK = (
    PracticeBook()
    .with_answer(ONE, Topic.ORDER, TODAY, is_right=True)
    .with_answer(ONE, Topic.ORDER, TODAY, is_right=False)
    .with_answer(TWO, Topic.ORDER, TODAY, is_right=False)
)


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    file = PracticeFile(tmp_path)
    assert file.load().book == PracticeBook()
    file.save(BOOK)
    found = file.load()
    assert found.book == BOOK
    assert found.soundness is Soundness.SOUND


def test_a_damaged_file_is_put_aside_and_the_copy_before_it_used(tmp_path: Path) -> None:
    file = PracticeFile(tmp_path)
    file.save(BOOK)
    newer = BOOK.with_answer(TWO, Topic.NAME, TODAY, is_right=True)
    file.save(newer)
    file.path.write_bytes(b"\xff{")
    found = file.load()
    assert found.book == BOOK
    assert found.soundness is Soundness.DAMAGED
    assert found.kept is not None
    assert found.kept.read_bytes() == b"\xff{"
    file.save(newer)
    assert file.load().book == newer


def test_one_error_without_sense_costs_no_other(tmp_path: Path) -> None:
    value = json.loads(write_book(BOOK))
    value["errors"][0]["deck"] = "AS"
    file = PracticeFile(tmp_path)
    file.path.write_text(json.dumps(value), encoding="utf-8")
    found = file.load()
    assert [each.situation for each in found.book.reminders] == [TWO]
    assert found.book.results == BOOK.results
    assert found.soundness is Soundness.PARTLY_WRONG
    assert found.kept is not None
    # And it is there again at the next start, even where nothing was practised in between.
    again = PracticeFile(tmp_path).load()
    assert (again.book, again.soundness) == (found.book, Soundness.SOUND)


def test_a_file_of_a_later_version_is_kept_for_it(tmp_path: Path) -> None:
    text = json.dumps({"schema": 2, "whatever": 1})
    file = PracticeFile(tmp_path)
    file.path.write_text(text, encoding="utf-8")
    found = file.load()
    assert found.book == PracticeBook()
    assert found.soundness is Soundness.LATER
    file.save(BOOK)
    assert (tmp_path / "practice.json.later-1").read_text(encoding="utf-8") == text
    assert file.load().book == BOOK


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", "{}", '{"schema": true, "results": {}, "errors": []}', "[" * 100_000],
)
def test_what_is_no_book_is_none(text: str) -> None:
    assert read_book(text) == (PracticeBook(), Soundness.DAMAGED)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("results", {"whist": {"order": "+"}}),
        ("results", {"buck": {"order": "+?"}}),
        ("results", {"buck": {"order": "+" * 21}}),
        ("results", {"buck": {"dance": "+"}}),
        ("results", {"buck": 3}),
        ("errors", [3]),
        ("errors", [{"topic": "order", "stage": 0, "due": "2026-03-01"}]),
    ],
)
def test_a_part_without_sense_is_left_out(key: str, value: object) -> None:
    text = json.dumps({**json.loads(write_book(PracticeBook())), key: value})
    assert read_book(text) == (PracticeBook(), Soundness.PARTLY_WRONG)


@pytest.mark.parametrize(
    ("key", "value"), [("stage", 5), ("stage", True), ("due", "soon"), ("topic", "dance")]
)
def test_an_error_whose_place_makes_no_sense_is_left_out(key: str, value: object) -> None:
    kept = json.loads(write_book(BOOK))
    kept["errors"][0][key] = value
    found = read_book(json.dumps(kept))
    assert found.soundness is Soundness.PARTLY_WRONG
    assert len(found.book.reminders) == len(BOOK.reminders) - 1


def test_a_folder_in_the_place_of_the_backup_does_not_keep_anything_from_being_kept(
    tmp_path: Path,
) -> None:
    file = PracticeFile(tmp_path)
    (tmp_path / "practice.json.bak").mkdir()
    file.save(PracticeBook())
    file.save(BOOK)
    assert file.load().book == BOOK


def test_a_folder_in_the_place_of_the_file_is_put_aside(tmp_path: Path) -> None:
    file = PracticeFile(tmp_path)
    file.path.mkdir()
    assert file.load().soundness is Soundness.DAMAGED
    file.save(BOOK)
    assert file.load().book == BOOK
