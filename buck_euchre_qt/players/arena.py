# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how strong a player is: on the same cards from each of the four seats.

One unit is a stream of deals. The first-named player plays it once from every seat, so that
good cards come to all alike; the mean over the seats is one observation, and the interval is
over streams. Every stream is a pure function of its plan and number: it can be played in any
process, here or on another machine.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.players.levels import make_player
from buck_euchre_qt.players.player import Player

ALL_TRICKS: Final = 5
_INTERVAL: Final = 1.96
_MS: Final = 1000.0


class Unit(Enum):
    """What is played in each seat: a whole match, or one deal from equal scores."""

    MATCHES = "matches"
    DEALS = "deals"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to measure: levels by seat, the first in every seat in turn; options as in records."""

    seats: tuple[str, ...]
    streams: int
    seed: str = "0"
    unit: Unit = Unit.MATCHES
    game: str = "buck"
    options: Mapping[str, int | bool] | None = None

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels in the order named, each once."""
        return tuple(dict.fromkeys(self.seats))


class StreamResult(NamedTuple):
    """What one stream came to: means over the seats, and each decision's time by kind.

    `won` is the share of matches won by each player in the order named, a tie shared, and 0
    for single deals. For the first-named `change` is the score that a deal adds on average,
    `five` the share of deals in which it took all, and `times_ms` are its own.
    """

    number: int
    won: tuple[float, ...]
    change: float
    five: float
    deals: int
    times_ms: Mapping[str, list[float]]


class Times(NamedTuple):
    """How long decisions of one kind took, in milliseconds of processor time."""

    decisions: int
    median: float
    p95: float
    p99: float
    most: float


class Estimate(NamedTuple):
    """A mean over streams, and half its 95 % interval."""

    mean: float
    margin: float


@dataclass(frozen=True, slots=True)
class Report:
    """What a measurement came to; shares are from 0 to 1.

    `won` has the matches won by each player in the order named: over the seats, everybody has
    sat everywhere with the same cards. `leads` has how much more a player of each level won than
    one of the level named before, stream by stream. The rest is about the first-named.
    """

    plan: Plan
    won: tuple[Estimate, ...]
    leads: tuple[Estimate, ...]
    change: Estimate
    five: Estimate
    deals: int
    times: Mapping[str, Times]


def _stopped() -> float:
    """Count no time: a busy machine must not weaken anybody."""
    return 0.0


def play_stream(plan: Plan, number: int) -> StreamResult:
    """Play one stream from every seat."""
    hero, *others = [make_player(level, clock=_stopped) for level in plan.seats]
    game = make_game(plan.game, plan.options)
    seats = game.info.seats
    times: dict[str, list[float]] = {}
    won = [0.0] * seats
    change = five = 0.0
    deals = 0
    for seat in range(seats):
        # The others follow on the left in the order named.
        at_table = [*others[seats - 1 - seat :], hero, *others[: seats - 1 - seat]]
        match = Match(make_game(plan.game, plan.options))
        changes = fives = 0
        for added, took_all in _deals(match, at_table, f"{plan.seed}/{number}", seat, times):
            changes += added
            fives += took_all
            if plan.unit is Unit.DEALS:
                break
        amount = len(match.deals)
        deals += amount
        change += changes / amount
        five += fives / amount
        if match.is_over and plan.unit is Unit.MATCHES:
            for winner in match.winners:
                # Partners win together.
                for place in game.info.rows[winner]:
                    won[(place - seat) % seats] += 1 / len(match.winners)
    shares = tuple(wins / seats for wins in won)
    return StreamResult(number, shares, change / seats, five / seats, deals, times)


def _deals(
    match: Match, players: list[Player], seed: str, seat: int, times: dict[str, list[float]]
) -> Iterable[tuple[int, int]]:
    """Play deal after deal and yield what each brought the seat: its change, and 1 for all five."""
    chance = random.Random(seed)
    first = chance.randrange(len(players))
    while not match.is_over:
        cards = list(DECK)
        chance.shuffle(cards)
        dealer = first if match.next_dealer is None else match.next_dealer
        match.begin_deal(dealer, tuple(cards), chance.randrange(1, len(cards)))
        number = 0
        while (state := match.state) is not None and (turn := state.turn) is not None:
            seen = match.observe(turn)
            rng = random.Random(f"{seed}/{len(match.deals)}/{turn}/{number}")
            if turn == seat and len(seen.legal) > 1:
                began = time.thread_time()
                action = players[turn].choose(seen, rng).action
                took = (time.thread_time() - began) * _MS
                times.setdefault(state.phase.value, []).append(took)
            else:
                action = players[turn].choose(seen, rng).action
            match.play(action, turn)
            number += 1
        if state is not None:
            rows = match.game.info.rows
            own = next(number for number, row in enumerate(rows) if seat in row)
            taken = sum(state.taken[place] for place in rows[own])
            yield state.change[own], int(taken == ALL_TRICKS)


def measure(
    plan: Plan,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> Report:
    """Play every stream, by the executor where one is given, and return what came of it.

    `progress` is told how many streams are done. Whatever the executor, the report is the
    same but for the times.
    """
    work = partial(play_stream, plan)
    numbers = range(plan.streams)
    found = map(work, numbers) if executor is None else executor.map(work, numbers)
    results = []
    for result in found:
        results.append(result)
        progress(len(results))
    return summarize(plan, results)


def summarize(plan: Plan, results: Iterable[StreamResult]) -> Report:
    """Return the report on some streams."""
    rows = list(results)
    times: dict[str, list[float]] = {}
    for row in rows:
        for kind, taken in row.times_ms.items():
            times.setdefault(kind, []).extend(taken)
    everything = [time_ms for taken in times.values() for time_ms in taken]
    return Report(
        plan,
        tuple(estimate(list(shares)) for shares in zip(*(row.won for row in rows), strict=True)),
        tuple(
            estimate([_share(plan, row, level) - _share(plan, row, before) for row in rows])
            for before, level in pairwise(plan.levels)
        ),
        estimate([row.change for row in rows]),
        estimate([row.five for row in rows]),
        sum(row.deals for row in rows),
        {kind: _times(taken) for kind, taken in (*times.items(), ("all", everything)) if taken},
    )


def _share(plan: Plan, row: StreamResult, level: str) -> float:
    """Return what each player of a level won in a stream, the mean of several."""
    shares = [won for named, won in zip(plan.seats, row.won, strict=True) if named == level]
    return sum(shares) / len(shares)


def estimate(values: list[float]) -> Estimate:
    """Return the mean of independent values and half its 95 % interval."""
    amount = len(values)
    mean = sum(values) / amount
    if amount < 2:
        return Estimate(mean, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (amount - 1)
    return Estimate(mean, _INTERVAL * math.sqrt(variance / amount))


def _times(taken: list[float]) -> Times:
    ordered = sorted(taken)
    last = len(ordered) - 1

    def at(share: float) -> float:
        return ordered[round(last * share)]

    return Times(len(ordered), at(0.5), at(0.95), at(0.99), ordered[last])
