# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of two-handed Euchre in which one answer is right."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.observation import observe
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from tests.helpers.tables import Table

GAME = "two-handed"
DEALER, PONE = 0, 1
WEAK = "9S TS 9C TD QD"


def answers(on: Table) -> set[str]:
    """Return what a club player does, with any random numbers."""
    assert on.state.turn is not None
    seen = observe(on.game, on.state, on.state.turn)
    return {str(HeuristicPlayer().choose(seen, random.Random(seed)).action) for seed in range(50)}


def table(dealer: str, pone: str, upcard: str, **options: object) -> Table:
    """Return a deal of seat 0."""
    return Table({DEALER: dealer, PONE: pone}, upcard, DEALER, (0, 0), options, GAME)


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [
        # Five trumps above the nine: whichever went would be missed more.
        ("JH JD AH KH QH", "leave"),
        ("JH AH KH QH TH", "leave"),
        ("JH AH 9S TS QD", "take"),
        ("KS QS TS QD KC", "take"),
    ],
)
def test_an_ordered_dealer_refuses_a_useless_upcard(hand: str, wanted: str) -> None:
    assert answers(table(hand, "9D TD 9C TC AS", "9H").do("order")) == {wanted}


def test_a_strong_hand_orders_and_a_weak_one_passes() -> None:
    strong, weak = "JH JD AH AS KC", WEAK
    assert answers(table(weak, strong, "KH")) == {"order"}
    assert answers(table(strong, weak, "KH")) == {"pass"}
    assert answers(table(strong, weak, "KH").do("pass")) == {"order"}


def test_a_dealer_may_pass_at_the_end_of_the_second_circuit() -> None:
    on = table(WEAK, "KS QS AS 9D KC", "KH").do(*["pass"] * 3)

    assert "pass" in on.legal
    assert len(answers(on)) == 1


def test_a_dealer_who_must_name_does() -> None:
    on = table(WEAK, "KS QS AS 9D KC", "KH", stick_the_dealer=True).do(*["pass"] * 3)

    assert answers(on) <= {"name C", "name D", "name S"}
