# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision can be written down and set up again, whatever the game."""

from __future__ import annotations

import json

import pytest

from buck_euchre_qt.engine.actions import PASS, STAY
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.learning.situations import (
    Situation,
    SituationError,
    read_situation,
    situation_at,
    turned,
)
from tests.helpers.tables import random_match

BIDDING = Situation("buck", (), (25, 8, 12, 31), 1, DECK, 13, (PASS,))


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_match_is_set_up_again(game: str) -> None:
    match = random_match(4, game)
    count = 0
    for number, deal in enumerate(match.deals[:3]):
        state = deal.opening.state
        for position, logged in enumerate(deal.actions):
            if len(match.game.legal(state)) > 1:
                situation = situation_at(match, number, position)
                assert situation.replay().state == state
                assert read_situation(json.loads(json.dumps(situation.to_json()))) == situation
                count += 1
            state = logged.step.state
    assert count > 10


@pytest.mark.parametrize("game", GAMES)
def test_moved_round_the_decider_sits_at_seat_0_with_the_same_cards(game: str) -> None:
    match = random_match(4, game)
    deal = match.deals[1]
    position = next(
        at
        for at, logged in enumerate(deal.actions)
        if logged.seat == 1 and len(_before(match, 1, at)) > 1
    )
    situation = situation_at(match, 1, position)
    before, after = situation.replay(), turned(situation, 1).replay()
    assert before.state is not None
    assert after.state is not None
    assert after.state.turn == 0
    seats = before.game.info.seats
    for seat in range(seats):
        moved = (seat - 1) % seats
        assert after.state.hands[moved] == before.state.hands[seat]
        info = before.game.info
        assert after.state.scores[info.row_of(moved)] == before.state.scores[info.row_of(seat)]


def _before(match: Match, deal: int, position: int) -> tuple[object, ...]:
    log = match.deals[deal]
    state = log.actions[position - 1].step.state if position else log.opening.state
    return match.game.legal(state)


def test_scores_go_with_their_players() -> None:
    assert turned(BIDDING, 3).scores == (31, 25, 8, 12)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "whist"),
        ("game", 7),
        ("options", {"start": 0}),
        ("options", {"start": "many"}),
        ("options", {"unheard of": True}),
        ("scores", [25, 25, 25]),
        ("scores", [25, 25, 25, 0]),
        ("scores", [25, 25, 25, True]),
        ("scores", [25, 25, 25, 10**400]),
        ("dealer", 4),
        ("dealer", True),
        ("deck", "AS KS"),
        ("deck", "A♠"),
        ("cut", 0),
        ("cut", False),
        ("actions", ["stay"]),
        ("actions", ["discard"]),
        ("actions", [{}]),
        ("actions", ["pass"] * 60),
        ("actions", None),
    ],
)
def test_what_is_no_decision_is_refused(key: str, value: object) -> None:
    assert read_situation(BIDDING.to_json()) == BIDDING
    with pytest.raises(SituationError):
        read_situation({**BIDDING.to_json(), key: value})


def test_a_moment_without_a_choice_is_no_decision() -> None:
    with pytest.raises(SituationError):
        Situation("buck", (), (25, 25, 25, 25), 1, DECK, 13, (STAY,)).replay()
