# SPDX-License-Identifier: GPL-3.0-or-later
"""The chances of the match, and what a deal makes of them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from buck_euchre_qt.players.search.auction import Outcome
from buck_euchre_qt.players.search.equity import (
    STATES,
    after,
    chances_after,
    equity,
    pack_table,
    unpack_table,
)
from buck_euchre_qt.players.search.equity_making import play_deals, solve

READINGS = (True, False)


@pytest.mark.parametrize("reading", READINGS)
def test_the_four_chances_add_up_and_equal_scores_have_equal_chances(reading: bool) -> None:
    table = equity(reading)
    assert table.chances((25, 25, 25, 25)) == pytest.approx((0.25,) * 4, abs=1e-3)
    rng = random.Random(1)
    for _ in range(300):
        scores = [rng.randrange(1, 45) for _ in range(4)]
        chances = table.chances(scores)
        assert sum(chances) == pytest.approx(1, abs=2e-3)
        turned = table.chances(scores[1:] + scores[:1])
        assert turned == pytest.approx(chances[1:] + chances[:1])


@pytest.mark.parametrize("reading", READINGS)
def test_a_lower_score_is_never_worse(reading: bool) -> None:
    table = equity(reading)
    for others in ((25, 25, 25), (3, 10, 25), (1, 1, 1), (8, 9, 31)):
        chances = [table.chances((mine, *others))[0] for mine in range(1, 33)]
        assert all(low >= high - 2e-3 for low, high in pairwise(chances))
        assert chances[0] > chances[20] + 0.1


def test_a_match_won_or_shared_is_worth_what_the_rules_say() -> None:
    table = equity(True)
    assert table.chances((0, 4, 9, 25)) == (1, 0, 0, 0)
    assert table.chances((-2, -1, 9, 25)) == (1, 0, 0, 0)
    assert table.chances((-1, 3, -1, 25)) == (0.5, 0, 0.5, 0)


def test_far_scores_keep_their_distances() -> None:
    table = equity(True)
    assert table.chances((99, 99, 99, 99)) == pytest.approx((0.25,) * 4, abs=1e-3)
    assert table.chances((92, 99, 99, 99))[0] > 0.25


def test_the_worked_example_of_the_rules_changes_the_scores_so() -> None:
    # Maker 2 tricks, the others 2, 1 and 0; new totals 30, 23, 24, 30 (BE-8.2).
    assert after((25, 25, 25, 25), Outcome(0, 0, (2, 2, 1, 0))) == (30, 23, 24, 30)


def test_who_dropped_keeps_the_score_and_five_tricks_win_the_match() -> None:
    table = equity(False)
    assert after((25, 20, 25, 9), Outcome(0, 0b1010, (3, 0, 2, 0))) == (22, 20, 23, 9)
    swept = Outcome(0, 0b0010, (5, 0, 0, 0))
    assert chances_after(table, (25, 1, 1, 1), swept, lone_maker_wins=False) == (1, 0, 0, 0)
    alone = Outcome(0, 0b1110, (5, 0, 0, 0))
    assert chances_after(table, (25, 9, 9, 9), alone, lone_maker_wins=True) == (1, 0, 0, 0)
    soft = chances_after(table, (25, 9, 9, 9), alone, lone_maker_wins=False)
    assert soft == table.chances((20, 9, 9, 9))


def test_a_table_survives_packing() -> None:
    grid = {state: tuple(score / sum(state) for score in state) for state in STATES}
    unpacked = unpack_table(pack_table(grid))
    assert list(unpacked) == list(STATES)
    for state in STATES[::97]:
        assert unpacked[state] == pytest.approx(grid[state], abs=1e-4)


def test_making_the_table_is_the_same_every_time() -> None:
    changes = play_deals(300, lone_maker_wins=True)
    assert changes == play_deals(300, lone_maker_wins=True)
    assert sum(changes.values()) == 300
    grid = solve(changes, 1)
    for state in STATES[::191]:
        assert sum(grid[state]) == pytest.approx(1, abs=1e-6)
