# SPDX-License-Identifier: GPL-3.0-or-later
"""Fresh problems: from random deals, repeatable, with an answer that is clear."""

from __future__ import annotations

from itertools import islice

import pytest

from buck_euchre_qt.engine.actions import DROP, ORDER, PASS, STAY, Action
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.learning.grades import DecisionKind
from buck_euchre_qt.learning.problems import Candidate, Problem, is_clear_cut, search
from buck_euchre_qt.learning.topics import Topic, topic_of, topics_of
from buck_euchre_qt.players.analysis import Alternative, Analysis


def found(game: str, topic: Topic, kind: DecisionKind, seed: str, amount: int) -> list[Candidate]:
    candidates = (each for each in search(game, topic, kind, seed) if each is not None)
    return list(islice(candidates, amount))


def analysis(*values: tuple[Action, float, float]) -> Analysis:
    alternatives = tuple(
        Alternative(action, chance, 0, 0, 0, 0, 0, doubt) for action, chance, doubt in values
    )
    return Analysis(alternatives, 100, False, ())


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_is_found_with_the_decider_at_seat_0_and_a_choice(game: str) -> None:
    for topic in topics_of(game):
        for kind in topic.kinds:
            for candidate in found(game, topic, kind, "a", 2):
                seen = candidate.see()
                assert seen.seat == seen.turn == 0
                assert len(seen.legal) > 1
                assert topic_of(seen) is topic is candidate.topic


def test_the_same_seed_finds_the_same_and_another_seed_something_else() -> None:
    one = found("buck", Topic.LEAD, DecisionKind.LEAD, "one", 3)
    assert found("buck", Topic.LEAD, DecisionKind.LEAD, "one", 3) == one
    assert found("buck", Topic.LEAD, DecisionKind.LEAD, "two", 3) != one


def test_deals_from_the_beginning_and_from_the_middle_of_a_match_are_among_them() -> None:
    scores = [
        each.situation.scores for each in found("buck", Topic.LEAD, DecisionKind.LEAD, "s", 30)
    ]
    starts = scores.count((25, 25, 25, 25))
    assert 0 < starts < len(scores)
    assert all(1 <= score <= 25 for row in scores for score in row)


def test_whoever_looks_can_stop_after_every_action() -> None:
    steps = list(islice(search("buck", Topic.NAME, DecisionKind.NAME, "x"), 200))
    assert sum(step is None for step in steps) > 180


def test_both_answers_to_a_call_are_looked_for() -> None:
    for topic in (Topic.ORDER, Topic.NAME, Topic.STAY):
        assert len(topic.kinds) == 2


def test_what_no_game_asks_is_no_topic_of_it() -> None:
    assert Topic.STAY in topics_of("buck")
    assert Topic.STAY not in topics_of("partnership")
    assert [game for game in GAMES if Topic.TAKE in topics_of(game)] == ["two-handed"]


def test_nobody_practises_asking_for_a_new_deal() -> None:
    seen = found("partnership", Topic.ORDER, DecisionKind.PASS, "f", 1)[0].see()
    assert topic_of(seen._replace(phase=Phase.FARMERS_HAND)) is None


def test_a_wide_gap_makes_a_problem() -> None:
    assert is_clear_cut(analysis((ORDER, 0.40, 0.0), (PASS, 0.30, 0.01)))


def test_a_narrow_gap_makes_none() -> None:
    assert not is_clear_cut(analysis((ORDER, 0.40, 0.0), (PASS, 0.39, 0.0)))


def test_a_gap_no_wider_than_its_doubt_makes_none() -> None:
    assert not is_clear_cut(analysis((ORDER, 0.40, 0.0), (PASS, 0.34, 0.025)))


def test_answers_that_are_all_as_good_make_none() -> None:
    assert not is_clear_cut(analysis((ORDER, 0.40, 0.0), (PASS, 0.40, 0.0)))


def test_one_answer_in_between_spoils_a_problem() -> None:
    values = (STAY, 0.40, 0.0), (DROP, 0.30, 0.0), (PASS, 0.388, 0.0)
    assert is_clear_cut(analysis(*values[:2]))
    assert not is_clear_cut(analysis(*values))


def test_what_is_as_good_as_the_best_is_right_too() -> None:
    candidate = found("buck", Topic.STAY, DecisionKind.STAY, "a", 1)[0]
    values = (STAY, 0.40, 0.0), (ORDER, 0.40, 0.0), (DROP, 0.30, 0.0)
    problem = Problem(candidate.situation, candidate.topic, analysis(*values))
    assert problem.best == STAY
    assert problem.is_right(ORDER)
    assert not problem.is_right(DROP)
