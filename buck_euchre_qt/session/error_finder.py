# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for a person's errors in the deals just played, while nobody waits for anything."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.learning.decisions import Made, decisions_in
from buck_euchre_qt.learning.grades import grade_of
from buck_euchre_qt.learning.situations import Situation, situation_at
from buck_euchre_qt.learning.topics import topic_of
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.session import Session


class ErrorFinder(QObject):
    """Has every decision of a finished deal analysed, and tells which were errors.

    What `adviser` is asked for here is looked at as in a review of the deal, to the same result.
    """

    found = Signal(object, object)
    """The `Situation` of an error, and the `Topic` it belongs to."""

    def __init__(self, adviser: Adviser) -> None:
        super().__init__()
        self._adviser = adviser
        self._session: Session | None = None
        self._finished = 0

    @property
    def is_busy(self) -> bool:
        """Whether a decision is being looked at."""
        return self._adviser.is_busy

    def follow(self, session: Session) -> None:
        """Look at the deals of this match that end from now on."""
        self.stop()
        self._session = session
        self._finished = session.match.finished_deals
        session.state_changed.connect(self._look)

    def stop(self) -> None:
        """Look for nothing any more, also not for what has been asked already."""
        if self._session is not None:
            self._session.state_changed.disconnect(self._look)
            self._session = None
        self._adviser.forget_all()

    def _look(self) -> None:
        session = self._session
        if session is None:
            return
        before, self._finished = self._finished, session.match.finished_deals
        # A deal that was taken back and ends anew is looked at once more.
        for deal in range(before, self._finished):
            for made in decisions_in(session.match, deal):
                if session.is_human(made.seat) and not made.is_forced:
                    self._ask(made, situation_at(session.match, deal, made.position))

    def _ask(self, made: Made, situation: Situation) -> None:
        topic = topic_of(made.observation)
        if topic is None:
            return

        def judge(decision: Decision) -> None:
            analysis = decision.analysis
            if analysis is not None and grade_of(analysis, made.action).is_error:
                self.found.emit(situation, topic)

        seed = f"review:{made.deal + 1}:{made.position}"
        self._adviser.ask(made.observation, judge, seed=seed)
