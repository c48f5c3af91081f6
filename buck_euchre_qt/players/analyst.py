# SPDX-License-Identifier: GPL-3.0-or-later
"""The analyst: looks at everything a seat may do, for hints, reviews and practice.

It judges as the master does, but leaves nothing out: neither the bids that a hand is too weak
for nor the cards that waste something, since somebody may ask about just those.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import PLAYS, Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.analysis import Alternative, Analysis
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.levels import MASTER, MASTER_SOFT
from buck_euchre_qt.players.outlook import OUTLOOKS, Outlook, can_look_ahead
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.search.exploring import Clock, Deadline, explore
from buck_euchre_qt.players.search.searching import (
    CardTrial,
    Floors,
    Trial,
    runs_of_equals,
)
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Stakes, Tally
from buck_euchre_qt.players.search_player import STAY_FLOOR, Effort, is_soft

DEADLINE_MS: Final = 900.0
"""When the analyst stops imagining more worlds: a safety net for slow machines."""

CALL_WORLDS: Final = 400
CARD_WORLDS: Final = 120
_CANDIDATES: Final = 4
_TIE: Final = 1e-9
_NO_FLOORS: Final = Floors(float("-inf"), float("-inf"))


class _Field(NamedTuple):
    """All that is tried for one decision, and in how many worlds.

    `names` has for each tally the actions that it stands for. `sensible` holds what a master
    would think of at all.
    """

    trial: Trial
    names: tuple[tuple[Action, ...], ...]
    sensible: frozenset[Action]
    worlds: int

    @property
    def rows(self) -> Iterator[tuple[Tally, tuple[Action, ...]]]:
        """Each tally with its actions."""
        return zip(self.trial.tallies, self.names, strict=True)

    def actions_of(self, tally: Tally) -> tuple[Action, ...]:
        """Return the actions that a tally stands for."""
        return self.names[self.trial.tallies.index(tally)]


def analyse(
    observation: Observation, rng: random.Random, clock: Clock = time.perf_counter
) -> Decision:
    """Return the recommended action with an analysis of every legal one.

    Where there is no choice, or the game cannot be searched, the decision has motives alone.
    `clock` counts seconds for the deadline; with one that stands still the observation and the
    random numbers alone decide.

    :raises ValueError: when there is nothing to choose.
    """
    if not can_look_ahead(observation):
        return HeuristicPlayer().choose(observation, rng)
    effort = MASTER_SOFT if is_soft(observation) else MASTER
    deadline = Deadline(clock, DEADLINE_MS)
    view = View(observation)
    outlook = OUTLOOKS[observation.game](view)
    if observation.phase is Phase.PLAY:
        field = _field_of_cards(view, outlook, effort)
    else:
        field = _field_of_calls(outlook, effort)
    tried = explore(view, outlook.ear, field.trial, field.worlds, _CANDIDATES, rng, deadline)
    habit = HeuristicPlayer().choose(observation, rng)
    usual = habit.action
    best = _recommended(field, usual, 0.0 if tried.is_exact else effort.sureness)
    first = usual if usual in field.actions_of(best) else best.action
    alternatives = [
        alternative
        for tally, actions in field.rows
        for alternative in _alternatives(tally, actions, outlook.stakes, best, tried.is_exact)
    ]
    alternatives.sort(key=lambda each: (each.action != first, -each.match_chance))
    analysis = Analysis(tuple(alternatives), tried.worlds, tried.is_exact, tried.guesses)
    # A rule of thumb that comes to the same says in words what the figures do not.
    motives = habit.reasons if first == usual else ()
    return Decision(first, (Motive.BEST_CHANCE, analysis, *motives))


def _field_of_cards(view: View, outlook: Outlook, effort: Effort) -> _Field:
    runs = runs_of_equals(view)
    cards = tuple(run & -run for run in runs)
    trial = CardTrial(view, outlook.stakes, effort.solved, cards, outlook.habit)
    sensible = frozenset(
        tally.action for tally, run in zip(trial.tallies, runs, strict=True) if run & outlook.proper
    )
    return _Field(trial, tuple(_plays(view, run) for run in runs), sensible, CARD_WORLDS)


def _field_of_calls(outlook: Outlook, effort: Effort) -> _Field:
    trial = outlook.calls(_NO_FLOORS)
    floors = Floors(effort.bid_floor, STAY_FLOOR)
    sensible = frozenset(tally.action for tally in outlook.calls(floors).tallies)
    return _Field(trial, tuple((tally.action,) for tally in trial.tallies), sensible, CALL_WORLDS)


def _plays(view: View, run: int) -> tuple[Action, ...]:
    """Return the plays of a run of equal cards, lowest first."""
    plays: list[Action] = []
    while run:
        card = run & -run
        plays.append(PLAYS[view.plan.cards[card]])
        run ^= card
    return tuple(plays)


def _recommended(field: _Field, usual: Action, sureness: float) -> Tally:
    """Return the best of the sensible, unless doubt leaves it at what is usual.

    What is usual stands unless another is better by `sureness` standard errors.
    """
    sensible = [tally for tally in field.trial.tallies if tally.action in field.sensible]
    best = max(sensible, key=lambda tally: tally.mean)
    for tally, actions in field.rows:
        if usual in actions and tally is not best and tally.action in field.sensible:
            doubt = best.doubt(tally) * sureness if sureness else 0.0
            return tally if best.mean - tally.mean <= doubt + _TIE else best
    return best


def _alternatives(
    tally: Tally,
    actions: tuple[Action, ...],
    stakes: Stakes,
    best: Tally,
    is_exact: bool,
) -> list[Alternative]:
    alternative = tally.alternative(stakes)
    doubt = 0.0 if is_exact or tally is best else best.doubt(tally)
    return [replace(alternative, action=action, doubt=doubt) for action in actions]
