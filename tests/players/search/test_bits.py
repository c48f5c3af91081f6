# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards as bits say the same as the engine's cards."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.trump import Trump, power, suit_of
from buck_euchre_qt.players.search.bits import WHOLE_PACK, cards_of, layout, pack_mask


@pytest.mark.parametrize("trump", Trump)
def test_a_higher_bit_beats_as_the_engine_says(trump: Trump) -> None:
    plan = layout(trump)
    for first in DECK:
        led = suit_of(first, trump)
        winning = plan.slot_of_suit[led] | plan.trumps
        for second in DECK:
            low, high = plan.bits[first.index], plan.bits[second.index]
            beats = bool(high & winning) and high > low
            assert beats == (power(second, trump, led) > power(first, trump, led))


@pytest.mark.parametrize("trump", Trump)
def test_a_hand_goes_to_bits_and_back(trump: Trump) -> None:
    plan = layout(trump)
    for start in range(0, 20, 5):
        hand = DECK[start : start + 5]
        mask = plan.of(pack_mask(hand))
        assert {card for bit, card in plan.cards.items() if bit & mask} == set(hand)
    assert plan.of(WHOLE_PACK) == plan.universe
    assert cards_of(WHOLE_PACK) == DECK


def test_the_left_bower_lies_among_the_trumps() -> None:
    plan = layout(Trump.HEARTS)
    trumps = [plan.cards[1 << place].text for place in range(24, 31)]
    assert trumps == ["9H", "TH", "QH", "KH", "AH", "JD", "JH"]


def test_no_trump_has_no_trumps() -> None:
    assert layout(Trump.NO_TRUMP).trumps == 0
    assert layout(Trump.CLUBS).trumps.bit_count() == 7
