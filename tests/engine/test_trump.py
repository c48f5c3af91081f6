# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of the cards with trumps and without (BE-1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from buck_euchre_qt.engine.cards import DECK, Rank, Suit, parse_card, parse_cards
from buck_euchre_qt.engine.trick import EMPTY_TRICK, Trick, followers
from buck_euchre_qt.engine.trump import (
    Trump,
    is_left_bower,
    is_right_bower,
    power,
    sort_hand,
    suit_of,
)

# Written out by hand: trumps from the highest down, the short suit, and the two whole suits.
ORDERS = {
    Trump.CLUBS: ("JC JS AC KC QC TC 9C", "AS KS QS TS 9S", "D", "H"),
    Trump.SPADES: ("JS JC AS KS QS TS 9S", "AC KC QC TC 9C", "D", "H"),
    Trump.HEARTS: ("JH JD AH KH QH TH 9H", "AD KD QD TD 9D", "C", "S"),
    Trump.DIAMONDS: ("JD JH AD KD QD TD 9D", "AH KH QH TH 9H", "C", "S"),
}

every_trump_suit = pytest.mark.parametrize("trump", ORDERS)


def ranked(trump: Trump, led: Suit) -> str:
    """Return the cards that can win when a suit is led, from the highest down."""
    able = [card for card in DECK if power(card, trump, led)]
    return " ".join(str(card) for card in sorted(able, key=lambda card: -power(card, trump, led)))


def winner(trump: Trump, cards: str) -> int:
    """Return which card of a trick wins, counted from 1."""
    trick: Trick = EMPTY_TRICK
    for number, card in enumerate(parse_cards(cards), start=1):
        trick = trick.with_play(number, card, trump)
    assert trick.winner is not None
    return trick.winner


@pytest.mark.rule("BE-1.3")
@every_trump_suit
def test_trumps_rank_from_the_bowers_down_to_the_nine(trump: Trump) -> None:
    trumps, *_ = ORDERS[trump]
    assert trump.suit is not None

    assert ranked(trump, trump.suit) == trumps


@pytest.mark.rule("BE-1.3", "BE-1.4")
@every_trump_suit
def test_there_are_seven_trumps_and_one_card_is_each_bower(trump: Trump) -> None:
    trumps = ORDERS[trump][0].split()

    assert {str(card) for card in DECK if suit_of(card, trump) is trump.suit} == set(trumps)
    assert [str(card) for card in DECK if is_right_bower(card, trump)] == [trumps[0]]
    assert [str(card) for card in DECK if is_left_bower(card, trump)] == [trumps[1]]


@pytest.mark.rule("BE-1.5")
@every_trump_suit
def test_plain_suits_rank_from_the_ace_and_one_has_lost_its_jack(trump: Trump) -> None:
    trumps, short, *whole = ORDERS[trump]

    assert ranked(trump, Suit(short[1])) == f"{trumps} {short}"
    for letter in whole:
        plain = " ".join(rank + letter for rank in "AKQJT9")
        assert ranked(trump, Suit(letter)) == f"{trumps} {plain}"


@pytest.mark.rule("BE-1.6")
@pytest.mark.parametrize("suit", Suit)
def test_at_no_trump_every_jack_belongs_to_its_own_suit(suit: Suit) -> None:
    assert ranked(Trump.NO_TRUMP, suit) == " ".join(rank + suit.value for rank in "AKQJT9")
    assert all(suit_of(card, Trump.NO_TRUMP) is card.suit for card in DECK)
    assert not any(is_left_bower(card, Trump.NO_TRUMP) for card in DECK)
    assert not any(is_right_bower(card, Trump.NO_TRUMP) for card in DECK)


@pytest.mark.rule("BE-1.6")
def test_at_no_trump_the_highest_card_of_the_suit_led_wins() -> None:
    assert winner(Trump.NO_TRUMP, "TS 9S JS AH") == 3
    assert winner(Trump.NO_TRUMP, "9D AC AS AH") == 1


def test_before_trumps_are_known_there_are_no_bowers() -> None:
    jack = parse_card("JH")

    assert not is_right_bower(jack, None)
    assert not is_left_bower(jack, None)


@pytest.mark.rule("BE-1.4")
@every_trump_suit
def test_the_left_bower_follows_trumps_and_not_its_printed_suit(trump: Trump) -> None:
    _, left, *_ = parse_cards(ORDERS[trump][0])
    short = parse_cards(ORDERS[trump][1])
    hand = (left, short[0])

    assert followers(hand, trump, trump.suit) == (left,)
    assert followers(hand, trump, left.suit) == (short[0],)
    assert EMPTY_TRICK.with_play(0, left, trump).led is trump.suit


@pytest.mark.rule("BE-8.1")
def test_the_left_bower_outranks_the_ace_of_trumps() -> None:
    assert winner(Trump.HEARTS, "KH JD AH TH") == 2


@pytest.mark.rule("BE-4.4")
@pytest.mark.parametrize(
    ("trump", "cards", "wins"),
    [
        # A discarded card never wins, however high, nor a jack that is no bower.
        (Trump.HEARTS, "JC AD 9C AS", 1),
        (Trump.HEARTS, "JS QS 9S AD", 2),
        # Each card is compared with the best so far and not with the first one only.
        (Trump.SPADES, "9D AD KD QD", 2),
        (Trump.SPADES, "9D KS TS AD", 2),
        (Trump.SPADES, "9D AD 9S KD", 3),
        (Trump.SPADES, "9D 9S TS JC", 4),
    ],
)
def test_the_highest_trump_wins_or_else_the_highest_of_the_suit_led(
    trump: Trump, cards: str, wins: int
) -> None:
    assert winner(trump, cards) == wins


def test_a_trick_knows_its_winner_so_far() -> None:
    trick = EMPTY_TRICK
    winners = []
    for seat, card in enumerate(parse_cards("TD 9H KD JD")):
        trick = trick.with_play(seat, card, Trump.HEARTS)
        winners.append(trick.winner)

    assert (EMPTY_TRICK.winner, winners) == (None, [0, 1, 1, 3])


def test_a_hand_shows_trumps_first_with_both_bowers_among_them() -> None:
    hand = parse_cards("AS JD 9H KC JH")

    assert sort_hand(hand, Trump.HEARTS)[:3] == parse_cards("JH JD 9H")
    assert sort_hand(hand, Trump.SPADES)[0] is parse_card("AS")


@pytest.mark.parametrize("trump", [*Trump, None])
def test_a_sorted_hand_keeps_each_suit_together_and_falling(trump: Trump | None) -> None:
    hand = sort_hand(DECK, trump)
    suits = [card.suit if trump is None else suit_of(card, trump) for card in hand]
    changes = sum(one is not other for one, other in pairwise(suits))

    assert changes == 3
    assert set(hand) == set(DECK)
    assert hand == sort_hand(tuple(reversed(DECK)), trump)


def test_ranks_are_listed_from_the_lowest() -> None:
    assert "".join(rank.value for rank in Rank) == "9TJQKA"
