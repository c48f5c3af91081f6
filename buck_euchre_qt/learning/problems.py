# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh problems to practise with: decisions of random deals whose answer is clear.

Deals are played by club players up to a decision; whether it makes a problem is for the
analysis to say. Equal seeds give equal decisions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.game import Course, Game
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.learning.grades import DecisionKind, Grade, grade_of, kind_of
from buck_euchre_qt.learning.situations import Situation, situation_at, turned
from buck_euchre_qt.learning.topics import Topic, topic_of
from buck_euchre_qt.players.analysis import Analysis
from buck_euchre_qt.players.heuristic import HeuristicPlayer

CLEAR_FROM: Final = 0.015
"""The match chance that every wrong answer of a clear-cut problem gives away at least."""

_SURE: Final = 2.0
"""By how many standard errors a wrong answer has to be worse."""

_BEGINNINGS: Final = 0.3
"""The share of problems from the first deal of a match; the scores of the others are random.

At the beginning few calls matter enough for their answer to be clear.
"""


class Candidate(NamedTuple):
    """A decision that may make a problem; `seed` is that of its deal."""

    situation: Situation
    topic: Topic
    seed: str

    def see(self) -> Observation:
        """Return what the decider knows."""
        return seen_in(self.situation)


class Problem(NamedTuple):
    """A decision to practise, with what the analysis says to each answer."""

    situation: Situation
    topic: Topic
    analysis: Analysis

    @property
    def best(self) -> Action:
        """The answer to show."""
        return self.analysis.alternatives[0].action

    def is_right(self, action: Action) -> bool:
        """Return whether an answer is right: the best, or hardly worse than the best.

        :raises ValueError: when the action was not looked at.
        """
        return not grade_of(self.analysis, action).is_error


def seen_in(situation: Situation) -> Observation:
    """Return what whoever decides in a situation knows.

    :raises SituationError: when the rules do not lead to a decision this way.
    """
    match = situation.replay()
    state = match.state
    return match.observe(situation.dealer if state is None or state.turn is None else state.turn)


def is_clear_cut(analysis: Analysis) -> bool:
    """Return whether a decision has right answers and wrong ones, and nothing in between.

    What is wrong gives away `CLEAR_FROM` at least, beyond what sampling leaves in doubt.
    """
    has_wrong = False
    for alternative in analysis.alternatives:
        if grade_of(analysis, alternative.action) is Grade.BEST:
            continue
        sure = analysis.change_of(alternative.action) - _SURE * alternative.doubt
        if sure < CLEAR_FROM:
            return False
        has_wrong = True
    return has_wrong


def search(
    game_id: str, topic: Topic, usual: DecisionKind, seed: str
) -> Iterator[Candidate | None]:
    """Yield decisions on a topic without end, one a deal at most, and None after every action.

    So whoever looks can stop between two actions. In the decisions yielded a club player would
    do something of the kind `usual`, and the decider sits at seat 0.

    :raises UnknownGameError: when there is no such game.
    """
    for number in count():
        deal_seed = f"{seed}/{number}"
        rng = random.Random(deal_seed)
        match = _begin(make_game(game_id), rng)
        found: list[tuple[int, int]] = []
        club = HeuristicPlayer()
        while (state := match.state) is not None and (seat := state.turn) is not None:
            seen = match.observe(seat)
            action = club.choose(seen, rng).action
            is_fitting = topic_of(seen) is topic and len(seen.legal) > 1
            if is_fitting and kind_of(seen, action) is usual:
                found.append((len(match.deals[0].actions), seat))
            match.play(action)
            yield None
        if found:
            position, seat = rng.choice(found)
            situation = turned(situation_at(match, 0, position), seat)
            yield Candidate(situation, topic, deal_seed)


def _begin(game: Game, rng: random.Random) -> Match:
    match = Match(game, _some_scores(game, rng))
    deck = list(DECK)
    rng.shuffle(deck)
    match.begin_deal(rng.randrange(game.info.seats), tuple(deck), rng.randrange(1, len(deck)))
    return match


def _some_scores(game: Game, rng: random.Random) -> tuple[int, ...]:
    if rng.random() < _BEGINNINGS:
        return game.start_scores()
    start, goal = game.info.span(game.options)
    least, most = (goal + 1, start) if game.info.course is Course.DOWN else (start, goal - 1)
    return tuple(rng.randint(least, most) for _ in game.info.rows)
