# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision is graded by the match chance it gives away, with the benefit of the doubt."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    DROP,
    LEAVE,
    NAMES,
    ORDER,
    PASS,
    PLAYS,
    REDEAL,
    STAY,
    Action,
)
from buck_euchre_qt.engine.cards import Suit, parse_card
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.learning.decisions import decisions_in
from buck_euchre_qt.learning.grades import DecisionKind, Grade, grade_of, kind_of
from buck_euchre_qt.players.analysis import Alternative, Analysis
from tests.helpers.tables import random_match
from tests.players.positions import seen


def analysis(chance: float, doubt: float = 0.0) -> Analysis:
    best = Alternative(PASS, 0.3, 0, 0, 0, 0, 0)
    other = Alternative(ORDER, chance, 0, 0, 0, 0, 0, doubt)
    return Analysis((best, other), 100, False, ())


@pytest.mark.parametrize(
    ("chance", "doubt", "grade"),
    [
        (0.3, 0.0, Grade.BEST),
        (0.31, 0.0, Grade.BEST),  # Better than what is recommended is no fault.
        (0.299, 0.0, Grade.GOOD),
        (0.285, 0.0, Grade.INACCURACY),
        (0.265, 0.0, Grade.MISTAKE),
        (0.0, 0.0, Grade.MISTAKE),
        (0.265, 0.04, Grade.BEST),  # Within the doubt.
        (0.265, 0.03, Grade.GOOD),
        (0.265, 0.015, Grade.INACCURACY),
    ],
)
def test_the_grade_follows_the_chance_that_is_surely_given_away(
    chance: float, doubt: float, grade: Grade
) -> None:
    assert grade_of(analysis(chance, doubt), ORDER) is grade


def test_the_recommended_action_is_the_best() -> None:
    assert grade_of(analysis(0.1), PASS) is Grade.BEST


def test_what_nobody_looked_at_has_no_grade() -> None:
    with pytest.raises(ValueError, match="not looked at"):
        grade_of(analysis(0.1), STAY)


def test_only_the_two_worse_grades_are_errors() -> None:
    assert [grade for grade in Grade if grade.is_error] == [Grade.INACCURACY, Grade.MISTAKE]


JACK = parse_card("JC")
CALLING = seen(Phase.FIRST_CIRCUIT, "9C TC 9S TS QS")


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        (PASS, DecisionKind.PASS),
        (ORDER, DecisionKind.ORDER),
        (NAMES[Suit.CLUBS], DecisionKind.NAME),
        (LEAVE, DecisionKind.TAKE),
        (REDEAL, DecisionKind.REDEAL),
        (DISCARDS[JACK], DecisionKind.DISCARD),
        (STAY, DecisionKind.STAY),
        (DROP, DecisionKind.DROP),
        (PLAYS[JACK], DecisionKind.LEAD),
    ],
)
def test_each_action_is_of_one_kind(action: Action, kind: DecisionKind) -> None:
    assert kind_of(CALLING, action) is kind


def test_a_card_on_a_trick_under_way_follows() -> None:
    following = seen(Phase.PLAY, "JC 9S", trump="S", maker=1, trick="3:QD")
    assert kind_of(following, PLAYS[JACK]) is DecisionKind.FOLLOW


@pytest.mark.parametrize("game_id", ["buck", "partnership", "two-handed"])
def test_every_decision_of_a_match_comes_with_what_its_seat_knew(game_id: str) -> None:
    match = random_match(3, game_id)
    made = [one for deal in range(len(match.deals)) for one in decisions_in(match, deal)]
    logged = [(logged.seat, logged.action) for deal in match.deals for logged in deal.actions]
    assert [(one.seat, one.action) for one in made] == logged
    for one in made:
        assert one.action in one.observation.legal
        assert one.observation.seat == one.observation.turn == one.seat
        assert match.deals[one.deal].actions[one.position].action == one.action
        assert one.is_forced == (one.observation.legal == (one.action,))
