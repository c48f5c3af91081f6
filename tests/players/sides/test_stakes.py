# SPDX-License-Identifier: GPL-3.0-or-later
"""What the end of a deal is worth to a side (PE-5.1, TE-5.1)."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.search.auction import Outcome
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.weighing import Facts
from buck_euchre_qt.players.sides.stakes import SideStakes
from tests.helpers.tables import begin_any_deal

ALONE_NORTH = 1 << 0
ALONE_EAST = 1 << 1


def seen_by(seat: int, game_id: str = "partnership") -> Observation:
    match = Match(make_game(game_id))
    begin_any_deal(match, random.Random(1))
    return match.observe(seat)


@pytest.mark.rule("PE-5.1")
@pytest.mark.parametrize(
    ("outcome", "facts"),
    [
        (Outcome(0, 0, (2, 1, 1, 1)), Facts(1, 0, 0, 0, 0)),
        (Outcome(2, 0, (4, 0, 1, 0)), Facts(2, 0, 0, 1, 0)),
        (Outcome(2, ALONE_NORTH, (0, 0, 5, 0)), Facts(4, 0, 0, 1, 0)),
        (Outcome(2, ALONE_NORTH, (0, 2, 2, 1)), Facts(0, 0, 1, 0, 0)),
        (Outcome(1, 0, (1, 2, 2, 0)), Facts(2, 0, 0, 0, 0)),
        (Outcome(3, ALONE_EAST, (0, 0, 0, 5)), Facts(0, 1, 0, 0, 1)),
        (Outcome(None, 0, (0, 0, 0, 0)), Facts(0, 0, 0, 0, 0)),
    ],
)
def test_what_a_deal_brings_counts_for_both_partners(outcome: Outcome, facts: Facts) -> None:
    assert SideStakes(View(seen_by(0))).facts(outcome) == facts
    assert SideStakes(View(seen_by(2))).facts(outcome) == facts


def test_at_equal_scores_a_point_is_worth_to_one_side_what_it_costs_the_other() -> None:
    outcome = Outcome(0, 0, (2, 1, 1, 1))
    ours, theirs = (SideStakes(View(seen_by(seat))).chance(outcome) for seat in (0, 1))

    assert ours > 0.5
    assert ours + theirs == pytest.approx(1)


def test_more_tricks_are_never_worth_less() -> None:
    stakes = SideStakes(View(seen_by(1)))
    as_maker = stakes.chances_by_tricks(3, 0, (0, 1, 0, 0))
    in_defence = stakes.chances_by_tricks(0, 0, (1, 0, 0, 0))

    assert len(as_maker) == len(in_defence) == 5
    assert as_maker == sorted(as_maker)
    assert in_defence == sorted(in_defence)
    # With one trick in hand, two more make the promise, and four more all five.
    assert as_maker[0] == as_maker[1] < as_maker[2] == as_maker[3] < as_maker[4]
    # Three tricks euchre the makers, and one saves nothing but their second point.
    assert in_defence[1] == in_defence[2] < in_defence[3] == in_defence[4]


@pytest.mark.rule("TE-5.1")
def test_against_one_other_a_side_is_a_single_seat() -> None:
    stakes = SideStakes(View(seen_by(1, "two-handed")))

    assert stakes.facts(Outcome(0, 0, (2, 3))) == Facts(2, 0, 0, 0, 0)
    assert stakes.facts(Outcome(1, 0, (3, 2))) == Facts(0, 0, 1, 0, 0)
    assert stakes.facts(Outcome(1, 0, (0, 5))) == Facts(2, 0, 0, 1, 0)
