# SPDX-License-Identifier: GPL-3.0-or-later
"""Shuffled deck to hands: the part of a deal in which nobody chooses (BE-2.2, BE-2.3)."""

from __future__ import annotations

from functools import cache
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
from buck_euchre_qt.engine.places import HAND_PLACES, STOCK_PLACE, UPCARD_PLACE, Place
from buck_euchre_qt.engine.state import DealState, Phase, Step, UpcardState
from buck_euchre_qt.engine.trick import EMPTY_TRICK
from buck_euchre_qt.engine.trump import Trump, sort_hand

HAND_SIZE: Final = 5
_ROUNDS: Final = ((0, 3), (3, 5))
"""From which to which card of the hand each round of the deal reaches (BE-2.3)."""


def deal_hands(
    dealer: int, cards: tuple[Card, ...], cut: int, seats: int, scores: tuple[int, ...]
) -> Step:
    """Return the deal up to the turned upcard, every hand in order, nobody to act yet."""
    deck = cut_deck(cards, cut)
    events: list[Event] = [DealBegan(dealer), DeckCut((dealer - 1) % seats, cut)]
    dealt: list[tuple[Card, ...]] = [()] * seats
    next_card = 0
    for seat, targets in _packets(dealer, seats):
        packet = deck[next_card : next_card + len(targets)]
        next_card += len(targets)
        dealt[seat] += packet
        events.append(CardsMoved(tuple(map(_dealt, packet, targets))))
    upcard = deck[next_card]
    events.append(CardsMoved((_dealt(upcard, UPCARD_PLACE),)))
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


@cache
def _packets(dealer: int, seats: int) -> tuple[tuple[int, tuple[Place, ...]], ...]:
    """Return who gets cards to which places, packet by packet from the dealer's left (BE-2.3)."""
    left_to_right = [(dealer + offset) % seats for offset in range(1, seats + 1)]
    return tuple(
        (seat, HAND_PLACES[seat][first:end]) for first, end in _ROUNDS for seat in left_to_right
    )


@cache
def _dealt(card: Card, target: Place) -> Move:
    return Move(card, STOCK_PLACE, target)


def sort_hands(
    hands: tuple[tuple[Card, ...], ...], trump: Trump | None
) -> tuple[tuple[tuple[Card, ...], ...], list[Event]]:
    """Return the hands in showing order, and an event for each that changed."""
    ordered = tuple([sort_hand(hand, trump) for hand in hands])
    events: list[Event] = [
        HandSorted(seat, tuple(map(before.index, after)))
        for seat, (before, after) in enumerate(zip(hands, ordered, strict=True))
        if before != after
    ]
    return ordered, events
