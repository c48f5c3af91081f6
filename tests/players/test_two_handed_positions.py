# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of two-handed Euchre that nobody from club level up gets wrong."""

from __future__ import annotations

import pytest

from tests.helpers.tables import Table
from tests.players.positions import Answers

GAME = "two-handed"
DEALER, PONE = 0, 1
WEAK = "9S TS 9C TD QD"


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
def test_an_ordered_dealer_refuses_a_useless_upcard(
    answers: Answers, hand: str, wanted: str
) -> None:
    assert answers(table(hand, "9D TD 9C TC AS", "9H").do("order")) == {wanted}


def test_a_strong_hand_orders_and_a_weak_one_passes(answers: Answers) -> None:
    # With another suit to name as well, a pass would be a trap and no fault.
    strong, weak = "JH AH QH TH AS", WEAK
    assert answers(table(weak, strong, "KH")) == {"order"}
    assert answers(table(strong, weak, "KH")) == {"pass"}
    assert answers(table(strong, weak, "KH").do("pass")) == {"order"}


def test_a_dealer_may_pass_at_the_end_of_the_second_circuit(answers: Answers) -> None:
    on = table(WEAK, "KS QS AS 9D KC", "KH").do(*["pass"] * 3)

    assert "pass" in on.legal
    assert len(answers(on)) == 1


def test_a_dealer_who_must_name_does(answers: Answers) -> None:
    on = table(WEAK, "KS QS AS 9D KC", "KH", stick_the_dealer=True).do(*["pass"] * 3)

    assert answers(on) <= {"name C", "name D", "name S"}


@pytest.mark.parametrize("upcard", ["9H", "AH"])
def test_who_leads_with_both_bowers_draws_the_dealers_trump(answers: Answers, upcard: str) -> None:
    on = table(WEAK, "JH JD KH AS AC", upcard).do("order", "take")
    on.do(f"discard {'9S' if upcard == '9H' else 'TS'}")

    assert answers(on) <= {"play JH", "play JD"}


def test_a_winning_card_is_not_spent_on_a_trick_that_is_lost(answers: Answers) -> None:
    on = table("AS 9C TC TD QD", "JH JD AH 9S AC", "QH").do("order", "leave", "play JH")

    assert "play AS" not in answers(on)
