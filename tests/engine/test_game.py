# SPDX-License-Identifier: GPL-3.0-or-later
"""What is fixed about each game, and the options that go with it."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.game import Course, OptionError, Span
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from tests.helpers.tables import begin_any_deal, random_match


def test_the_games_are_offered_in_this_order() -> None:
    assert list(GAMES) == ["buck", "partnership", "two-handed"]


@pytest.mark.parametrize(
    ("game_id", "course", "span", "rows"),
    [
        ("buck", Course.DOWN, Span(25, 0), ((0,), (1,), (2,), (3,))),
        ("partnership", Course.UP, Span(0, 10), ((0, 2), (1, 3))),
        ("two-handed", Course.UP, Span(0, 10), ((0,), (1,))),
    ],
)
def test_a_game_says_which_way_its_scores_run_and_who_plays_together(
    game_id: str, course: Course, span: Span, rows: tuple[tuple[int, ...], ...]
) -> None:
    game = make_game(game_id)

    assert game.info.course is course
    assert game.info.span(game.options) == span
    assert set(game.start_scores()) == {span.start}
    assert game.info.rows == rows


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_shares_exactly_one_row(game_id: str) -> None:
    info = GAMES[game_id].info

    assert sorted(seat for row in info.rows for seat in row) == list(range(info.seats))
    for seat in range(info.seats):
        assert seat in info.rows[info.row_of(seat)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_article_a_game_cites_is_its_own(game_id: str) -> None:
    info = GAMES[game_id].info

    assert set(info.dealing_articles) <= set(info.articles)
    assert {option.article for option in info.options} <= set(info.articles)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_play_out_of_turn_is_refused_with_an_article_of_the_game(game_id: str) -> None:
    match = Match(make_game(game_id))
    state = begin_any_deal(match, random.Random(1)).state
    assert state.turn is not None
    other = (state.turn + 1) % state.seats

    with pytest.raises(IllegalActionError) as refused:
        match.play(match.legal()[0], other)
    assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN
    assert refused.value.refusal.article in match.game.info.articles
    assert match.state == state


@pytest.mark.parametrize("game_id", ["partnership", "two-handed"])
@pytest.mark.parametrize("target", [0, 100, True, "10", 5.0, None])
def test_a_target_is_a_number_from_1_to_99(game_id: str, target: object) -> None:
    with pytest.raises(OptionError):
        make_game(game_id, {"target": target})


@pytest.mark.parametrize(
    ("game_id", "key"),
    [
        ("partnership", "start"),
        ("partnership", "dealer_must_take"),
        ("two-handed", "farmers_hand"),
        ("two-handed", "lone_maker_wins"),
        ("buck", "target"),
    ],
)
def test_options_of_another_game_are_unknown(game_id: str, key: str) -> None:
    with pytest.raises(OptionError):
        make_game(game_id, {key: True})


@pytest.mark.parametrize("game_id", GAMES)
def test_winners_are_numbers_of_score_rows(game_id: str) -> None:
    match = random_match(3, game_id)

    assert match.winners
    assert set(match.winners) <= set(range(len(match.game.info.rows)))
    assert len(match.scores) == len(match.game.info.rows)
