# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck and the texts of cards and actions (BE-1.2)."""

from __future__ import annotations

import copy
import pickle

import pytest

from buck_euchre_qt.engine.actions import ALL_ACTIONS, PLAYS, Discard, Play, card_of, parse_action
from buck_euchre_qt.engine.cards import DECK, Suit, cut_deck, parse_card, parse_cards


@pytest.mark.rule("BE-1.2")
def test_the_deck_is_ace_to_nine_in_four_suits() -> None:
    expected = {rank + suit for suit in "CDHS" for rank in "AKQJT9"}

    assert len(DECK) == 24
    assert {str(card) for card in DECK} == expected


def test_a_card_is_the_same_object_wherever_it_comes_from() -> None:
    for card in DECK:
        assert parse_card(str(card)) is card
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert DECK[card.index] is card


@pytest.mark.parametrize("text", ["", "10H", "th", "HT", "1H", "TX", " TH", "TH ", "T\u2665"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


@pytest.mark.rule("BE-2.2")
def test_a_cut_brings_the_top_cards_to_the_bottom() -> None:
    cards = parse_cards("9C TC JC QC")

    assert cut_deck(cards, 1) == parse_cards("TC JC QC 9C")
    assert cut_deck(cards, 3) == parse_cards("QC 9C TC JC")


def test_suits_of_a_colour_belong_together() -> None:
    assert [suit.same_colour for suit in Suit] == [
        *(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    ]
    assert [suit for suit in Suit if suit.is_red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_actions_read_back_to_the_same_object() -> None:
    texts = [str(action) for action in ALL_ACTIONS]

    assert len(set(texts)) == len(texts) == 9 + 4 + 4 + 24 + 24
    assert all(parse_action(str(action)) is action for action in ALL_ACTIONS)


@pytest.mark.parametrize(
    "text", ["", "Pass", "play", "play XX", "discard", "name N", "order  alone"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        parse_action(text)


def test_actions_are_values() -> None:
    card = parse_card("JD")

    assert Play(card) == PLAYS[card]
    assert len({Play(card), PLAYS[card], Discard(card)}) == 2
    assert card_of(Play(card)) is card_of(Discard(card)) is card
    assert str(Discard(None)) == "discard"
    assert card_of(parse_action("pass")) is None
