# SPDX-License-Identifier: GPL-3.0-or-later
"""The course: every lesson in order, and where a learner stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from buck_euchre_qt.learning.course_bidding import BIDDING_LESSONS
from buck_euchre_qt.learning.course_cards import CARD_LESSONS
from buck_euchre_qt.learning.course_ends import END_LESSONS
from buck_euchre_qt.learning.course_games import GAME_LESSONS
from buck_euchre_qt.learning.lessons import Lesson

COURSE: Final[tuple[Lesson, ...]] = (
    *CARD_LESSONS,
    *BIDDING_LESSONS,
    *END_LESSONS,
    *GAME_LESSONS,
)
"""Every lesson, in the order in which they build on each other; first those on Buck Euchre."""

_MOST_PAGES: Final = 99


def lesson_of(lesson_id: str) -> Lesson:
    """Return a lesson of the course.

    :raises KeyError: when there is none with this id.
    """
    for lesson in COURSE:
        if lesson.id == lesson_id:
            return lesson
    raise KeyError(lesson_id)


def next_after(lesson: Lesson) -> Lesson | None:
    """Return the lesson that follows, None after the last."""
    following = COURSE.index(lesson) + 1
    return COURSE[following] if following < len(COURSE) else None


def articles_told(lesson: Lesson, page_number: int) -> frozenset[str]:
    """Return the articles that a learner has met when a page, counted from 1, is open."""
    before = COURSE[: COURSE.index(lesson)]
    pages = [page for each in before for page in each.pages]
    return frozenset(
        article for page in (*pages, *lesson.pages[:page_number]) for article in page.cites
    )


@dataclass(frozen=True)
class Progress:
    """How many pages of each lesson have been mastered, by the lesson's id."""

    pages: Mapping[str, int] = field(default_factory=dict)

    def is_finished(self, lesson: Lesson) -> bool:
        """Return whether every page of a lesson has been mastered."""
        return self.pages.get(lesson.id, 0) >= len(lesson.pages)

    def with_page(self, lesson: Lesson, page_number: int) -> Progress:
        """Return the progress after a page, counted from 1, was mastered."""
        furthest = max(self.pages.get(lesson.id, 0), page_number)
        return Progress({**self.pages, lesson.id: furthest})

    @property
    def next_lesson(self) -> Lesson | None:
        """The first lesson that is not finished, None when all are."""
        return next((lesson for lesson in COURSE if not self.is_finished(lesson)), None)

    @property
    def next_number(self) -> int | None:
        """The number of the next lesson in the course, from 1 on, None when all are finished."""
        upcoming = self.next_lesson
        return None if upcoming is None else COURSE.index(upcoming) + 1

    @property
    def has_begun(self) -> bool:
        """Whether anything has been mastered."""
        return any(self.pages.values())

    def as_value(self) -> dict[str, int]:
        """Return the progress as it is kept between two runs of the program."""
        return dict(self.pages)


def read_progress(value: object) -> Progress:
    """Return the progress that was kept; what makes no sense counts as not begun.

    Lessons of another version of the program are kept, so that it finds them again.
    """
    if not isinstance(value, dict):
        return Progress()
    known = {lesson.id: len(lesson.pages) for lesson in COURSE}
    pages: dict[str, int] = {}
    for key, count in value.items():
        is_count = isinstance(count, int) and not isinstance(count, bool) and count >= 0
        if isinstance(key, str) and is_count:
            pages[key] = min(count, known.get(key, _MOST_PAGES))
    return Progress(pages)
