# SPDX-License-Identifier: GPL-3.0-or-later
"""The player that looks ahead: every alternative tried on many ways the cards may lie."""

from __future__ import annotations

import random
import time
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Action, NameTrump, OrderUp, Stay
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.analysis import Analysis
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.outlook import OUTLOOKS, can_look_ahead
from buck_euchre_qt.players.player import Decision, Motive
from buck_euchre_qt.players.search.exploring import Clock, Deadline, explore
from buck_euchre_qt.players.search.searching import (
    CardTrial,
    Floors,
    Trial,
    candidate_cards,
)
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Tally

__all__ = ["BOLDNESS_A_TRICK", "STAY_FLOOR", "Clock", "Effort", "SearchPlayer", "is_soft"]

BOLDNESS_A_TRICK: Final = 0.03
"""The match chance that an eagerness of one trick adds to bidding and staying."""

_TIE: Final = 1e-9
# Nobody plays on with next to nothing, though it may cost little: it would look like folly.
STAY_FLOOR: Final = -4.3


class Effort(NamedTuple):
    """How hard a player looks: worlds to try, and candidates for each world to pick it from.

    One candidate a world means that nothing is inferred from what was said. `solved` is the
    share of the exact solution in the value of a card. What the club player would do stands
    unless another action is better by `sureness` standard errors. A hand that promises fewer
    tricks than `bid_floor` does not bid, not even to keep another from five. Only where
    `deadline_ms` strikes does the time taken have a say in the decision.
    """

    call_worlds: int = 100
    card_worlds: int = 50
    candidates: int = 4
    solved: float = 0.5
    sureness: float = 1.5
    bid_floor: float = 1.6
    deadline_ms: float = 220.0


class SearchPlayer:
    """A player that samples worlds consistent with all it has seen and plays for the match.

    `eagerness` makes it bid and stay sooner, in tricks as for the club player. What cannot be
    searched is left to the club player. `soft` is the effort where a maker left alone does not
    win the match (BE-3.9), the same as `effort` where it is None.
    """

    def __init__(
        self,
        effort: Effort,
        eagerness: float = 0.0,
        clock: Clock = time.perf_counter,
        soft: Effort | None = None,
    ) -> None:
        self._effort: Final = effort
        self._soft: Final = soft or effort
        self._club: Final = HeuristicPlayer(eagerness)
        self._boldness: Final = eagerness * BOLDNESS_A_TRICK
        self._clock: Final = clock

    def choose(self, observation: Observation, rng: random.Random) -> Decision:
        """Return the action with the best chance of the match, and the analysis behind it.

        :raises ValueError: when there is nothing to choose.
        """
        usual = self._club.choose(observation, rng)
        if not can_look_ahead(observation) or _is_settled(usual):
            return usual
        effort = self._soft if is_soft(observation) else self._effort
        deadline = Deadline(self._clock, effort.deadline_ms)
        view = View(observation)
        outlook = OUTLOOKS[observation.game](view)
        is_play = observation.phase is Phase.PLAY
        trial: Trial
        if is_play:
            cards = tuple(card for card in candidate_cards(view) if card & outlook.proper)
            trial = CardTrial(view, outlook.stakes, effort.solved, cards, outlook.habit)
            if len(trial.tallies) == 1:
                only = trial.tallies[0].action
                if usual.action == only:
                    return usual
                return Decision(only, (_motive_of(view, cards[0]),))
        else:
            trial = outlook.calls(Floors(effort.bid_floor, STAY_FLOOR))
            if len(trial.tallies) == 1:
                return usual
        amount = effort.card_worlds if is_play else effort.call_worlds
        tried = explore(view, outlook.ear, trial, amount, effort.candidates, rng, deadline)
        sureness = 0.0 if tried.is_exact else effort.sureness
        best = self._best(trial.tallies, usual.action, sureness)
        alternatives = sorted(
            (tally.alternative(outlook.stakes) for tally in trial.tallies),
            key=lambda alternative: (alternative.action != best.action, -alternative.match_chance),
        )
        analysis = Analysis(tuple(alternatives), tried.worlds, tried.is_exact, tried.guesses)
        return Decision(best.action, (Motive.BEST_CHANCE, analysis))

    def _best(self, tallies: list[Tally], usual: Action, sureness: float) -> Tally:
        """Return the alternative to take: the best one, unless doubt leaves it at the usual."""
        best = max(tallies, key=self._value)
        for tally in tallies:
            if tally.action == usual and tally is not best:
                gain = self._value(best) - self._value(tally)
                doubt = best.doubt(tally) * sureness if sureness else 0.0
                return tally if gain <= doubt + _TIE else best
        return best

    def _value(self, tally: Tally) -> float:
        match tally.action:
            case OrderUp() | NameTrump() | Stay():
                return tally.mean + self._boldness
        return tally.mean


def is_soft(observation: Observation) -> bool:
    """Whether a maker left alone takes five tricks' points and not the match (BE-3.9)."""
    return observation.options.get("lone_maker_wins") is False


def _motive_of(view: View, card: int) -> Motive:
    """Return why a card is the only one worth a thought, though others might be played."""
    running, trumps = view.running, view.plan.trumps
    if running is None:
        return Motive.DRAWS_TRUMPS if card & trumps else Motive.LEADS_CHANCE
    if card < running.best or not card & (running.slot | trumps):
        return Motive.CANNOT_TAKE
    return Motive.TRIES_TO_TAKE if view.followers else Motive.TAKES_FOR_SURE


def _is_settled(usual: Decision) -> bool:
    """Whether no search is needed: nobody drops with a sure trick, or gives the match away."""
    return usual.reasons[0] in (Motive.SURE_TRICK, Motive.LAST_TO_STAY)
