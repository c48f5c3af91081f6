# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards as single bits, so that a hand is a number and "beats" is a comparison.

A *pack mask* has one bit a card, by the card's index in the deck. A *trump mask* is made for
one trump: four slots of eight bits, one a suit with the ranks ascending, the trumps in the
highest slot with the bowers on top (BE-1.3). The topmost bit of a slot is never a card: it
stops the carry by which equivalent cards are found.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from buck_euchre_qt.engine.cards import DECK, Card, Suit
from buck_euchre_qt.engine.trump import Trump, power, suit_of

SLOT_BITS: Final = 8
SLOTS: Final = 4
TOP_SLOT: Final = SLOT_BITS * (SLOTS - 1)
TRUMP_SLOT: Final = 0xFF << TOP_SLOT
SLOT_MASKS: Final = tuple(0xFF << SLOT_BITS * slot for slot in range(SLOTS))

PACK_BITS: Final = tuple(1 << card.index for card in DECK)
WHOLE_PACK: Final = (1 << len(DECK)) - 1
_HALF: Final = 12
_HALF_MASK: Final = (1 << _HALF) - 1


def pack_mask(cards: Iterable[Card]) -> int:
    """Return the pack mask of some cards."""
    mask = 0
    for card in cards:
        mask |= PACK_BITS[card.index]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a pack mask, in the order of the deck."""
    return tuple(card for card in DECK if mask & PACK_BITS[card.index])


class Layout:
    """Where each card lies in the masks of one trump.

    `suits` are the slots' suits, lowest slot first. `universe` holds every card, `trumps` the
    cards of the trump suit and nothing at no-trump. `slot_of` gives the slot's mask of a bit;
    `plain_aces` and `plain_kings` are those of the three lower slots.
    """

    def __init__(self, trump: Trump) -> None:
        self.trump: Final = trump
        top = trump.suit or Suit.SPADES
        self.suits: Final = (*(suit for suit in Suit if suit is not top), top)
        self.bits: Final = [0] * len(DECK)
        self.cards: Final[dict[int, Card]] = {}
        self.slot_of: Final[dict[int, int]] = {}
        for slot, suit in enumerate(self.suits):
            held = sorted(
                (card for card in DECK if suit_of(card, trump) is suit),
                key=lambda card: power(card, trump, suit_of(card, trump)),
            )
            for height, card in enumerate(held):
                bit = 1 << SLOT_BITS * slot + height
                self.bits[card.index] = bit
                self.cards[bit] = card
                self.slot_of[bit] = SLOT_MASKS[slot]
        self.universe: Final = sum(self.cards)
        self.trumps: Final = 0 if trump.suit is None else self.universe & TRUMP_SLOT
        self.slots: Final = tuple(self.universe & mask for mask in SLOT_MASKS)
        plain = self.slots[:-1]
        tops = [1 << slot.bit_length() - 1 for slot in plain]
        self.plain_aces: Final = sum(tops)
        self.plain_kings: Final = sum(top >> 1 for top in tops)
        self._low: Final = self._table(0)
        self._high: Final = self._table(_HALF)
        self.slot_of_suit: Final = {suit: SLOT_MASKS[slot] for slot, suit in enumerate(self.suits)}
        self.pack_of_suit: Final = {
            suit: pack_mask(card for card in DECK if suit_of(card, trump) is suit) for suit in Suit
        }

    def _table(self, start: int) -> list[int]:
        table = [0]
        for bit in self.bits[start : start + _HALF]:
            table += [mask | bit for mask in table]
        return table

    def of(self, pack: int) -> int:
        """Return the trump mask of a pack mask."""
        return self._low[pack & _HALF_MASK] | self._high[pack >> _HALF]


@cache
def layout(trump: Trump) -> Layout:
    """Return the one layout of a trump."""
    return Layout(trump)
