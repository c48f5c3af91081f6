# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from buck_euchre_qt.learning.course import COURSE, Progress, read_progress

FIRST, SECOND = COURSE[:2]


def test_a_beginner_is_offered_the_first_lesson() -> None:
    beginner = Progress()
    assert not beginner.has_begun
    assert beginner.next_lesson is FIRST
    assert not beginner.is_finished(FIRST)


def test_a_lesson_is_finished_with_its_last_page_and_the_next_one_is_offered() -> None:
    progress = Progress()
    for number in range(1, len(FIRST.pages) + 1):
        assert not progress.is_finished(FIRST)
        progress = progress.with_page(FIRST, number)
    assert progress.is_finished(FIRST)
    assert progress.next_lesson is SECOND
    assert progress.has_begun


def test_going_back_takes_nothing_away() -> None:
    progress = Progress().with_page(FIRST, 3)
    assert progress.with_page(FIRST, 1) == progress


def test_who_has_taken_all_lessons_is_offered_none() -> None:
    progress = Progress({lesson.id: len(lesson.pages) for lesson in COURSE})
    assert progress.next_lesson is None


def test_progress_comes_back_as_it_was_kept() -> None:
    progress = Progress({FIRST.id: 2, SECOND.id: 1})
    assert read_progress(progress.as_value()) == progress


@pytest.mark.parametrize("value", [None, 3, "cards", [1], {1: 2}, {"cards": "x"}, {"cards": True}])
def test_what_makes_no_sense_counts_as_not_begun(value: object) -> None:
    assert read_progress(value) == Progress()


def test_too_many_pages_are_no_more_than_there_are() -> None:
    assert read_progress({FIRST.id: 1000}) == Progress({FIRST.id: len(FIRST.pages)})


def test_lessons_of_another_version_are_kept() -> None:
    kept = {"a-lesson-to-come": 4}
    assert read_progress(kept).with_page(FIRST, 1).as_value() == {**kept, FIRST.id: 1}
