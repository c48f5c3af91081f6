# SPDX-License-Identifier: GPL-3.0-or-later
"""Every decision of a match, with what whoever decided knew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation, observe
from buck_euchre_qt.learning.grades import DecisionKind, kind_of


class Made(NamedTuple):
    """A decision that was made: the `position`-th action of deal number `deal`, both from 0."""

    deal: int
    position: int
    seat: int
    observation: Observation
    action: Action

    @property
    def kind(self) -> DecisionKind:
        """What sort of decision it was."""
        return kind_of(self.observation, self.action)

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.observation.legal) < 2


def decisions_in(match: Match, deal: int) -> Iterator[Made]:
    """Yield every decision of the deal with number `deal`, counted from 0.

    :raises IndexError: when there is no such deal.
    """
    log = match.deals[deal]
    state = log.opening.state
    for position, logged in enumerate(log.actions):
        observation = observe(match.game, state, logged.seat)
        yield Made(deal, position, logged.seat, observation, logged.action)
        state = logged.step.state
