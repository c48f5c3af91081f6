# SPDX-License-Identifier: GPL-3.0-or-later
"""The habit of playing beside a partner, card by card."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.cards import DECK, parse_card, parse_cards
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.bits import layout, pack_mask
from buck_euchre_qt.players.sides.cards import follow_beside, lead_beside, play_out_beside

PLAN = layout(Trump.HEARTS)


def mask(text: str) -> int:
    return PLAN.of(pack_mask(parse_cards(text)))


def bit(text: str) -> int:
    return PLAN.bits[parse_card(text).index]


def followed(hand: str, best: str, *, is_partners: bool, later: int, gone: str = "") -> str:
    top = bit(best)
    seen = mask(gone) | top
    card = follow_beside(mask(hand), PLAN.slot_of[top], top, is_partners, later, seen, PLAN)
    return str(PLAN.cards[card])


def led(hand: str, *, are_makers: bool, is_maker: bool, gone: str = "") -> str:
    return str(PLAN.cards[lead_beside(mask(hand), mask(gone), are_makers, is_maker, PLAN)])


@pytest.mark.parametrize("later", [0, 1])
def test_a_partners_ace_is_neither_trumped_nor_overtaken(later: int) -> None:
    assert followed("JH AH 9H TS 9S", "AC", is_partners=True, later=later) == "9S"


def test_the_last_to_play_leaves_the_trick_to_the_partner() -> None:
    assert followed("AC TC KS QS 9H", "QC", is_partners=True, later=0) == "TC"
    assert followed("AC TC KS QS 9H", "QC", is_partners=False, later=0) == "AC"


def test_the_third_hand_helps_a_partner_whose_card_will_not_hold() -> None:
    assert followed("AC TC KS QS 9H", "QC", is_partners=True, later=1) == "AC"


def test_an_opponents_winner_is_trumped() -> None:
    assert followed("KS QS 9H TH AD", "AC", is_partners=False, later=0) == "9H"


@pytest.mark.parametrize("is_maker", [True, False])
def test_the_makers_draw_trumps_and_the_defenders_do_not(is_maker: bool) -> None:
    assert led("JH AH AS 9C TC", are_makers=True, is_maker=is_maker) == "JH"
    assert led("JH AH AS 9C TC", are_makers=False, is_maker=False) == "AS"


def test_nobody_draws_trumps_that_are_gone() -> None:
    gone = "JD AH KH QH TH 9D"
    assert led("JH 9H AS", are_makers=True, is_maker=True, gone=gone) == "AS"


@pytest.mark.parametrize("trump", [trump for trump in Trump if trump is not Trump.NO_TRUMP])
def test_a_deal_played_out_uses_all_cards_and_gives_five_tricks(trump: Trump) -> None:
    rng = random.Random(trump.value)
    plan = layout(trump)
    for number in range(100):
        deck = list(DECK)
        rng.shuffle(deck)
        hands = [plan.of(pack_mask(deck[seat * 5 : seat * 5 + 5])) for seat in range(4)]
        out = number % 5
        maker = rng.randrange(4)
        if out < 4:
            hands[out] = 0
            maker = out ^ 2
        leader = next(seat for seat in range(4) if seat != out)
        taken = [0] * 4
        play_out_beside(hands, leader, None, (), taken, 0, maker, plan)
        assert hands == [0] * 4
        assert sum(taken) == 5
        assert out == 4 or taken[out] == 0
