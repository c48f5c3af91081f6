# SPDX-License-Identifier: GPL-3.0-or-later
"""The twenty-four cards (BE-1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final


class Suit(Enum):
    """One of the four suits; its value is the letter used in records."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    # Members are singletons, so identity is the cheapest correct hash.
    __hash__ = object.__hash__

    @property
    def is_red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    @property
    def same_colour(self) -> Suit:
        """The other suit of this suit's colour, where the left bower comes from (BE-1.3)."""
        return _SAME_COLOUR[self]


_SAME_COLOUR: Final = {
    Suit.CLUBS: Suit.SPADES,
    Suit.SPADES: Suit.CLUBS,
    Suit.DIAMONDS: Suit.HEARTS,
    Suit.HEARTS: Suit.DIAMONDS,
}


class Rank(Enum):
    """One of the six ranks, lowest first; its value is the character used in records."""

    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    __hash__ = object.__hash__


class Card:
    """One of the 24 cards: each exists once, so cards are compared by identity.

    `index` is the card's place in `DECK`, `text` its form in records such as ``JH``.
    """

    __slots__ = ("index", "rank", "suit", "text")

    def __init__(self, rank: Rank, suit: Suit, index: int) -> None:
        self.rank: Final = rank
        self.suit: Final = suit
        self.index: Final = index
        self.text: Final = rank.value + suit.value

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # Copies and pickles must come back as the one card there is.
        return parse_card, (self.text,)


DECK: Final = tuple(
    Card(rank, suit, suit_number * len(Rank) + rank_number)
    for suit_number, suit in enumerate(Suit)
    for rank_number, rank in enumerate(Rank)
)
"""All 24 cards in a fixed order: clubs, diamonds, hearts, spades, each from nine to ace."""

_CARD_BY_TEXT: Final = {card.text: card for card in DECK}


def parse_card(text: str) -> Card:
    """Return the card written as `text`, such as ``TD`` for the ten of diamonds.

    :raises ValueError: when the text names no card.
    """
    try:
        return _CARD_BY_TEXT[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards written one after the other with blanks between them."""
    return tuple(parse_card(word) for word in text.split())


def cut_deck(deck: Sequence[Card], cut: int) -> tuple[Card, ...]:
    """Return the deck after `cut` cards went from the top to the bottom (BE-2.2)."""
    return (*deck[cut:], *deck[:cut])
