# SPDX-License-Identifier: GPL-3.0-or-later
"""Shuffled deck to hands: the part of a deal in which nobody chooses (BE-2.2, BE-2.3)."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.cards import Card, cut_deck
from buck_euchre_qt.engine.events import (
    CardsMoved,
    DealBegan,
    DeckCut,
    Event,
    HandSorted,
    Move,
)
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import DealState, Phase, Step, UpcardState
from buck_euchre_qt.engine.trick import EMPTY_TRICK
from buck_euchre_qt.engine.trump import Trump, sort_hand

HAND_SIZE: Final = 5
_PACKETS: Final = ((0, 3), (3, 5))
"""From which to which card of the hand each round of the deal reaches (BE-2.3)."""


def deal_hands(
    dealer: int, cards: tuple[Card, ...], cut: int, seats: int, scores: tuple[int, ...]
) -> Step:
    """Return the deal up to the turned upcard, every hand in order, nobody to act yet."""
    deck = cut_deck(cards, cut)
    events: list[Event] = [DealBegan(dealer), DeckCut((dealer - 1) % seats, cut)]
    dealt: list[tuple[Card, ...]] = [()] * seats
    next_card = 0
    for first, end in _PACKETS:
        for offset in range(1, seats + 1):
            seat = (dealer + offset) % seats
            packet = deck[next_card : next_card + end - first]
            next_card += end - first
            dealt[seat] += packet
            moves = [
                Move(card, place(Pile.STOCK), place(Pile.HAND, seat, first + number))
                for number, card in enumerate(packet)
            ]
            events.append(CardsMoved(tuple(moves)))
    upcard = deck[next_card]
    events.append(CardsMoved((Move(upcard, place(Pile.STOCK), place(Pile.UPCARD)),)))
    hands, sorting = sort_hands(tuple(dealt), None)
    state = DealState(
        phase=Phase.FIRST_CIRCUIT,
        dealer=dealer,
        turn=None,
        hands=hands,
        aside=((),) * seats,
        upcard=upcard,
        upcard_state=UpcardState.FACE_UP,
        stock=deck[next_card + 1 :],
        discard=None,
        calls=(),
        trump=None,
        maker=None,
        is_alone=False,
        out=(),
        trick=EMPTY_TRICK,
        tricks=(),
        taken=(0,) * seats,
        scores=scores,
        change=(),
        winners=(),
        is_redeal=False,
    )
    return Step(state, (*events, *sorting))


def sort_hands(
    hands: tuple[tuple[Card, ...], ...], trump: Trump | None
) -> tuple[tuple[tuple[Card, ...], ...], list[Event]]:
    """Return the hands in showing order, and an event for each that changed."""
    ordered = tuple([sort_hand(hand, trump) for hand in hands])
    events: list[Event] = [
        HandSorted(seat, tuple([before.index(card) for card in after]))
        for seat, (before, after) in enumerate(zip(hands, ordered, strict=True))
        if before != after
    ]
    return ordered, events
