# SPDX-License-Identifier: GPL-3.0-or-later
"""Piles of cards that know nothing but the events one seat has seen."""

from __future__ import annotations

from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealBegan,
    Event,
    HandSorted,
    Move,
)
from buck_euchre_qt.engine.places import CardPile, Pile

PileKey = tuple[Pile, int | None]


class PileReplay:
    """What lies where, as far as the redacted events of one seat tell."""

    def __init__(self) -> None:
        self._piles: dict[PileKey, list[Card | None]] = {}

    @property
    def piles(self) -> dict[PileKey, tuple[Card | None, ...]]:
        """The piles that are not empty."""
        return {key: tuple(cards) for key, cards in self._piles.items() if cards}

    def follow(self, events: tuple[Event, ...]) -> None:
        """Do to the piles what happened."""
        for event in events:
            match event:
                case DealBegan():
                    self._piles = {(Pile.STOCK, None): [None] * len(DECK)}
                case CardsMoved(moves):
                    for move in moves:
                        self._move(move)
                case CardTurned(place, card):
                    self._piles[place.pile, place.seat][place.slot] = card
                case HandSorted(seat, order):
                    hand = self._piles[Pile.HAND, seat]
                    self._piles[Pile.HAND, seat] = [hand[index] for index in order]

    def _move(self, move: Move) -> None:
        left = self._piles[move.source.pile, move.source.seat].pop(move.source.slot)
        if left is not None and move.card is not None:
            assert left is move.card, move
        pile = self._piles.setdefault((move.target.pile, move.target.seat), [])
        assert move.target.slot <= len(pile), move
        pile.insert(move.target.slot, move.card)


def piles_by_key(piles: tuple[CardPile, ...]) -> dict[PileKey, tuple[Card | None, ...]]:
    """Return the piles that are not empty, by whose they are."""
    return {(pile.pile, pile.seat): pile.cards for pile in piles if pile.cards}
