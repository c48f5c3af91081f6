# SPDX-License-Identifier: GPL-3.0-or-later
"""What trumps do to the cards: the bowers live here and nowhere else (BE-1.3 to BE-1.6)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from buck_euchre_qt.engine.cards import DECK, Card, Rank, Suit


class Trump(Enum):
    """The trump suit of a deal, or no-trump; its value is the letter used in records."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMP = "N"

    __hash__ = object.__hash__

    @property
    def suit(self) -> Suit | None:
        """The trump suit, or None at no-trump."""
        return _SUIT[self]

    @staticmethod
    def of(suit: Suit) -> Trump:
        """Return the trump value of a suit."""
        return _TRUMP[suit]


_SUIT: Final[dict[Trump, Suit | None]] = {
    trump: None if trump is Trump.NO_TRUMP else Suit(trump.value) for trump in Trump
}
_TRUMP: Final = {suit: trump for trump, suit in _SUIT.items() if suit is not None}


def is_right_bower(card: Card, trump: Trump | None) -> bool:
    """Return whether the card is the jack of trumps (BE-1.3)."""
    return trump is not None and card.rank is Rank.JACK and card.suit is trump.suit


def is_left_bower(card: Card, trump: Trump | None) -> bool:
    """Return whether the card is the other jack of the trump suit's colour (BE-1.3)."""
    return (
        trump is not None
        and card.rank is Rank.JACK
        and trump.suit is not None
        and card.suit is trump.suit.same_colour
    )


def _suit_under(card: Card, trump: Trump) -> Suit:
    if is_left_bower(card, trump) and trump.suit is not None:
        return trump.suit
    return card.suit


SUITS_UNDER: Final = {trump: {card: _suit_under(card, trump) for card in DECK} for trump in Trump}
"""The suit of every card under each trump: `suit_of` for many cards at once."""


def suit_of(card: Card, trump: Trump) -> Suit:
    """Return the suit a card belongs to under `trump`: the left bower's is trumps (BE-1.4)."""
    return SUITS_UNDER[trump][card]


_RANKS: Final = tuple(Rank)
_LEFT_BOWER: Final = len(_RANKS) + 1
_RIGHT_BOWER: Final = len(_RANKS) + 2
_TRUMPS_FROM: Final = 10


def _power_under(card: Card, trump: Trump, led: Suit) -> int:
    suit = _suit_under(card, trump)
    height = _RANKS.index(card.rank) + 1
    if suit is trump.suit:
        if is_right_bower(card, trump):
            height = _RIGHT_BOWER
        elif is_left_bower(card, trump):
            height = _LEFT_BOWER
        return _TRUMPS_FROM + height
    return height if suit is led else 0


POWERS_UNDER: Final = {
    trump: {led: {card: _power_under(card, trump, led) for card in DECK} for led in Suit}
    for trump in Trump
}
"""The power of every card under each trump and suit led: `power` for many cards at once."""


def power(card: Card, trump: Trump, led: Suit) -> int:
    """Return how strong a card is in a trick where `led` was led; 0 cannot win (BE-4.4)."""
    return POWERS_UNDER[trump][led][card]


# Suits of alternating colour lie next to each other, so that a fan is easy to read.
_SUIT_CYCLE: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def _hand_key(card: Card, trump: Trump | None) -> int:
    if trump is None or trump.suit is None:
        return _SUIT_CYCLE.index(card.suit) * 20 - _RANKS.index(card.rank)
    suit = _suit_under(card, trump)
    start = _SUIT_CYCLE.index(trump.suit)
    position = (_SUIT_CYCLE.index(suit) - start) % len(_SUIT_CYCLE)
    return position * 20 - _power_under(card, trump, suit) % _TRUMPS_FROM


_HAND_KEYS: Final = {
    trump: {card: _hand_key(card, trump) for card in DECK} for trump in (*Trump, None)
}


def sort_hand(cards: tuple[Card, ...], trump: Trump | None) -> tuple[Card, ...]:
    """Return a hand in showing order: trumps first with the bowers among them, then by suit."""
    return tuple(sorted(cards, key=_HAND_KEYS[trump].__getitem__))
