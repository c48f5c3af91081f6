# SPDX-License-Identifier: GPL-3.0-or-later
"""Has the decisions of a deal looked at, one after the other, and remembers what came of it."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.record import PlayerKind
from buck_euchre_qt.learning.deal_review import DealReview
from buck_euchre_qt.learning.grades import Grade, grade_of
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import topic_of
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.players.worker import ANALYST
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.storage.graded import Graded
from buck_euchre_qt.storage.match_facts import match_uuid

_Key: TypeAlias = tuple[Situation, str, str]


class Reviewer(QObject):
    """Asks for the grades of own decisions and the reasons of others; what came is kept.

    Answers are kept for as long as this lives, over all deals that are looked at.
    """

    answered = Signal(int)
    """The decision at a position of the deal on show has been looked at."""
    error_found = Signal(object, object)
    """A person's own decision was not good: its `Situation`, and its `Topic`."""
    graded = Signal(object)
    """A person's own decision has a grade, a `Graded` to be kept with its match."""

    def __init__(self, adviser: Adviser, parent: QObject) -> None:
        super().__init__(parent)
        self.adviser = adviser
        self._review: DealReview | None = None
        self._known: dict[_Key, Decision] = {}
        self._tickets: dict[int, int] = {}

    def follow(self, review: DealReview | None) -> None:
        """Look at another deal from now on, its own decisions in order; None for no deal."""
        for ticket in self._tickets.values():
            self.adviser.forget(ticket)
        self._tickets.clear()
        self._review = review
        if review is not None:
            for made in review.own:
                known = self.decision(made.position)
                if known is not None and known.analysis is None:
                    # Whoever analyses had no time then, and may have it now.
                    del self._known[self._key(review, made.position)]
                self._ask(made.position)

    def want(self, position: int) -> None:
        """Have a decision looked at before all others, unless there was no choice."""
        review = self._review
        if review is None or position >= review.end or review.made[position].is_forced:
            return
        if position in self._tickets:
            self.adviser.hasten(self._tickets[position])
        else:
            self._ask(position, is_urgent=True)

    def decision(self, position: int) -> Decision | None:
        """Return what is known of a decision: for an own one what would be best, else why."""
        review = self._review
        return None if review is None else self._known.get(self._key(review, position))

    def grade(self, position: int) -> Grade | None:
        """Return the grade of an own decision, None while there is none."""
        review, decision = self._review, self.decision(position)
        if review is None or decision is None or review.made[position].seat != review.seat:
            return None
        analysis = decision.analysis
        return None if analysis is None else grade_of(analysis, review.made[position].action)

    def _ask(self, position: int, *, is_urgent: bool = False) -> None:
        review = self._review
        if review is None or self.decision(position) is not None or position in self._tickets:
            return

        def take(decision: Decision) -> None:
            self._tickets.pop(position, None)
            self._known[self._key(review, position)] = decision
            self.answered.emit(position)
            if review.saved.players[review.seat].kind is PlayerKind.HUMAN:
                # Where only computer players sat, what they did is nobody's to learn from.
                self._tell_error(review, position)
                self._tell_grade(review, position, decision)

        seen, level, seed = _question(review, position)
        self._tickets[position] = self.adviser.ask(
            seen, take, level=level, seed=seed, is_urgent=is_urgent
        )

    def _tell_error(self, review: DealReview, position: int) -> None:
        grade = self.grade(position) if review is self._review else None
        topic = topic_of(review.made[position].observation)
        if grade is not None and grade.is_error and topic is not None:
            self.error_found.emit(review.situation(position), topic)

    def _tell_grade(self, review: DealReview, position: int, decision: Decision) -> None:
        made, analysis = review.made[position], decision.analysis
        if made.seat == review.seat and analysis is not None:
            grade = grade_of(analysis, made.action).value
            uuid = match_uuid(review.saved)
            self.graded.emit(Graded(uuid, review.deal, position, made.kind.value, grade))

    def _key(self, review: DealReview, position: int) -> _Key:
        # The same cards with other scores, or asked of another level, are another question.
        _, level, seed = _question(review, position)
        return review.situation(position), level, seed


def _question(review: DealReview, position: int) -> tuple[Observation, str, str]:
    """Return what is asked about a decision: observation, level and seed."""
    made = review.made[position]
    if made.seat == review.seat:
        return made.observation, ANALYST, f"review:{review.deal + 1}:{position}"
    return review.thought(position)
