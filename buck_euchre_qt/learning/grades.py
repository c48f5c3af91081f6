# SPDX-License-Identifier: GPL-3.0-or-later
"""How good a decision was, and of what kind it was."""

from __future__ import annotations

from enum import Enum
from typing import Final

from buck_euchre_qt.engine.actions import (
    Action,
    AskRedeal,
    Discard,
    Drop,
    KeepHand,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Stay,
    TakeUpcard,
)
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.analysis import Analysis


class Grade(Enum):
    """How good a decision was, best first."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"

    @property
    def is_error(self) -> bool:
        """Whether the decision is worth looking at again."""
        return self in (Grade.INACCURACY, Grade.MISTAKE)


class DecisionKind(Enum):
    """What sort of decision it was, by what was done."""

    ORDER = "order"
    PASS = "pass"  # noqa: S105 - a word of the game
    NAME = "name"
    TAKE = "take"
    REDEAL = "redeal"
    DISCARD = "discard"
    STAY = "stay"
    DROP = "drop"
    LEAD = "lead"
    FOLLOW = "follow"


INACCURACY_FROM: Final = 0.01
"""From this match chance given away on, a decision is an inaccuracy: one match in a hundred."""

MISTAKE_FROM: Final = 0.03
"""From this match chance given away on, it is a mistake: about a trick's worth, or more."""

# What rounds to nothing when it is told.
_NOTHING: Final = 0.0005


def grade_of(analysis: Analysis, action: Action) -> Grade:
    """Return the grade of an action by the match chance that it gives away.

    The benefit of the doubt is given: what the sampling may have got wrong, one standard error
    of the difference to the best action, is taken off first. So a decision is called a mistake
    only where that is all but certain, and a close one counts as the best.

    :raises ValueError: when the action was not looked at.
    """
    given_away = analysis.change_of(action)
    sure = given_away - analysis.find(action).doubt
    if given_away <= _NOTHING or sure <= 0:
        return Grade.BEST
    if sure < INACCURACY_FROM:
        return Grade.GOOD
    return Grade.INACCURACY if sure < MISTAKE_FROM else Grade.MISTAKE


def kind_of(observation: Observation, action: Action) -> DecisionKind:
    """Return of what kind it is that the seat of `observation` does `action`."""
    match action:
        case Pass():
            return DecisionKind.PASS
        case OrderUp():
            return DecisionKind.ORDER
        case NameTrump():
            return DecisionKind.NAME
        case TakeUpcard() | LeaveUpcard():
            return DecisionKind.TAKE
        case AskRedeal() | KeepHand():
            return DecisionKind.REDEAL
        case Discard():
            return DecisionKind.DISCARD
        case Stay():
            return DecisionKind.STAY
        case Drop():
            return DecisionKind.DROP
    return DecisionKind.FOLLOW if observation.trick.plays else DecisionKind.LEAD
