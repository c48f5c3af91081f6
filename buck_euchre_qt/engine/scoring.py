# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a deal: how it is entered, and the points of the games that run up to a target."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.events import DealScored, Event, MatchWon
from buck_euchre_qt.engine.playing import TRICKS
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step

PROMISE: Final = 3
"""How many tricks whoever makes trumps has to take."""

_MADE: Final = 1
_ALL_TAKEN: Final = 2
_ALL_TAKEN_ALONE: Final = 4
_EUCHRED: Final = 2


def enter_deal(
    state: DealState, change: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]
) -> Step:
    """Return the finished deal with its scores; `winners` are the rows that won the match."""
    after = state._replace(
        phase=Phase.MATCH_OVER if winners else Phase.DEAL_OVER,
        turn=None,
        change=change,
        scores=scores,
        winners=winners,
    )
    events: tuple[Event, ...] = (DealScored(change, scores, state.is_redeal),)
    return Step(after, (*events, MatchWon(winners)) if winners else events)


def score_to_target(state: DealState, rows: tuple[tuple[int, ...], ...], target: int) -> Step:
    """Return the deal with the makers' or the defenders' points entered (PE-5.1, TE-5.1).

    A deal without trumps was not played, and scores nothing.
    """
    if state.trump is None:
        nothing = (0,) * len(rows)
        return enter_deal(state._replace(is_redeal=True), nothing, state.scores, ())
    taken = [sum([state.taken[seat] for seat in row]) for row in rows]
    makers = next(number for number, row in enumerate(rows) if state.maker in row)
    change = tuple(
        [_points(taken[number], number == makers, state.is_alone) for number in range(len(rows))]
    )
    scores = tuple([old + new for old, new in zip(state.scores, change, strict=True)])
    winners = tuple([number for number, score in enumerate(scores) if score >= target])
    return enter_deal(state, change, scores, winners)


def _points(taken: int, are_makers: bool, is_alone: bool) -> int:
    if not are_makers:
        return _EUCHRED if taken > TRICKS - PROMISE else 0
    if taken == TRICKS:
        return _ALL_TAKEN_ALONE if is_alone else _ALL_TAKEN
    return _MADE if taken >= PROMISE else 0


def standing_to(
    target: int, rows: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> tuple[ScoreRow, ...]:
    """Return the scores on their way up to a target: the highest leads, unless all are equal."""
    highest = max(scores)
    is_level = highest == min(scores)
    return tuple(
        ScoreRow(
            seats=seats,
            score=score,
            progress=min(1.0, score / target),
            is_leading=score == highest and not is_level,
            is_rising=True,
        )
        for seats, score in zip(rows, scores, strict=True)
    )
