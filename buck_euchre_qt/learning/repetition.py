# SPDX-License-Identifier: GPL-3.0-or-later
"""The learner's own errors, offered again at growing intervals until they are errors no more.

An error comes back the next day. Each right answer moves it to the next of `INTERVALS_DAYS`, a
wrong one back to the first; after a right answer at the last it is learned and leaves. Days are
passed in: nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Final, TypeAlias

from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic

INTERVALS_DAYS: Final = (1, 3, 7, 16, 35)
"""After how many days an error is offered again, by how often it was answered right in a row."""

REMEMBERED: Final = 20
"""How many of the last answers to a topic count for how well it goes."""

MOST_REMINDERS: Final = 400
"""More errors than this nobody gets round to: those answered right most often go first."""

Field: TypeAlias = tuple[str, Topic]
"""A game's id and what of it is practised."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """An error to come back to: `stage` counts right answers in a row, `due` is the first day."""

    situation: Situation
    topic: Topic
    stage: int
    due: date

    def is_due(self, today: date) -> bool:
        """Return whether it is to be offered; also after a clock that ran ahead was put right."""
        wait = timedelta(days=INTERVALS_DAYS[self.stage])
        return self.due <= today or self.due > today + wait

    def answered(self, today: date, *, is_right: bool) -> Reminder | None:
        """Return the reminder after an answer, None once it is learned."""
        stage = self.stage + 1 if is_right else 0
        if stage == len(INTERVALS_DAYS):
            return None
        return replace(self, stage=stage, due=_after(today, stage))


@dataclass(frozen=True)
class PracticeBook:
    """What is known of a learner's practice; immutable, each change returns another book.

    `results` are the last answers to each field, right or wrong, the newest last.
    """

    reminders: tuple[Reminder, ...] = ()
    results: Mapping[Field, tuple[bool, ...]] = field(default_factory=dict)

    def due(self, game: str, topic: Topic | None, today: date) -> tuple[Reminder, ...]:
        """Return the errors to offer today, the longest due first; `topic` None for all."""
        found = [
            each
            for each in self.reminders
            if each.situation.game == game and topic in (None, each.topic) and each.is_due(today)
        ]
        return tuple(sorted(found, key=lambda each: each.due))

    def waiting(self, game: str, topic: Topic | None, today: date) -> int:
        """Return how many errors will come back on a later day."""
        known = sum(
            each.situation.game == game and topic in (None, each.topic) for each in self.reminders
        )
        return known - len(self.due(game, topic, today))

    def with_error(self, situation: Situation, topic: Topic, today: date) -> PracticeBook:
        """Return the book with an error to come back to; one that is known stays as it is."""
        if any(each.situation == situation for each in self.reminders):
            return self
        added = (*self.reminders, Reminder(situation, topic, 0, _after(today, 0)))
        if len(added) > MOST_REMINDERS:
            gone = max(added, key=lambda each: (each.stage, -each.due.toordinal()))
            added = tuple(each for each in added if each is not gone)
        return replace(self, reminders=added)

    def with_answer(
        self, situation: Situation, topic: Topic, today: date, *, is_right: bool
    ) -> PracticeBook:
        """Return the book after an answer: what was wrong comes back, also of fresh problems."""
        at = (situation.game, topic)
        results = (*self.results.get(at, ()), is_right)[-REMEMBERED:]
        book = replace(self, results={**self.results, at: results})
        known = next((each for each in self.reminders if each.situation == situation), None)
        if known is None:
            return book if is_right else book.with_error(situation, topic, today)
        moved = known.answered(today, is_right=is_right)
        others = tuple(each for each in self.reminders if each is not known)
        return replace(book, reminders=others if moved is None else (*others, moved))

    def right_of_last(self, game: str, topic: Topic) -> tuple[int, int]:
        """Return how many of the last answers to a topic were right, and how many there were."""
        results = self.results.get((game, topic), ())
        return sum(results), len(results)


def _after(today: date, stage: int) -> date:
    try:
        return today + timedelta(days=INTERVALS_DAYS[stage])
    except OverflowError:
        return date.max
