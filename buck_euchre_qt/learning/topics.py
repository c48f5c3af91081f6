# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be practised: the choices a deal puts before a player, each with its answers."""

from __future__ import annotations

from enum import Enum

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.learning.grades import DecisionKind


class Topic(Enum):
    """A choice to practise.

    Calls come in pairs: who practised passing alone would know every answer beforehand.
    """

    ORDER = "order"
    NAME = "name"
    TAKE = "take"
    DISCARD = "discard"
    STAY = "stay"
    LEAD = "lead"
    FOLLOW = "follow"

    @property
    def kinds(self) -> tuple[DecisionKind, ...]:
        """The kinds of decision that may be the right answer."""
        match self:
            case Topic.ORDER:
                return (DecisionKind.ORDER, DecisionKind.PASS)
            case Topic.NAME:
                return (DecisionKind.NAME, DecisionKind.PASS)
            case Topic.TAKE:
                return (DecisionKind.TAKE,)
            case Topic.DISCARD:
                return (DecisionKind.DISCARD,)
            case Topic.STAY:
                return (DecisionKind.STAY, DecisionKind.DROP)
            case Topic.LEAD:
                return (DecisionKind.LEAD,)
            case Topic.FOLLOW:
                return (DecisionKind.FOLLOW,)


def topic_of(seen: Observation) -> Topic | None:
    """Return what is practised by deciding here, None for what nobody needs to practise."""
    match seen.phase:
        case Phase.FIRST_CIRCUIT:
            return Topic.ORDER
        case Phase.SECOND_CIRCUIT:
            return Topic.NAME
        case Phase.TAKE_OR_LEAVE:
            return Topic.TAKE
        case Phase.DISCARD:
            return Topic.DISCARD
        case Phase.STAY_OR_DROP:
            return Topic.STAY
        case Phase.PLAY:
            return Topic.FOLLOW if seen.trick.plays else Topic.LEAD
    return None


def topics_of(game: str) -> tuple[Topic, ...]:
    """Return what can be practised at a game, in the order of a deal.

    :raises KeyError: when there is no such game.
    """
    articles = GAMES[game].info.articles
    left_out = set()
    if "BE-3.6" not in articles:
        left_out.add(Topic.STAY)
    if "TE-3.2" not in articles:
        left_out.add(Topic.TAKE)
    return tuple(topic for topic in Topic if topic not in left_out)
