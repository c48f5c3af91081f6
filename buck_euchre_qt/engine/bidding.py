# SPDX-License-Identifier: GPL-3.0-or-later
"""What every bidding of the family shares: calls, the dealer's exchange, setting trumps."""

from __future__ import annotations

from functools import cache

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.dealing import sort_hands
from buck_euchre_qt.engine.events import CardsMoved, CardTurned, Move, SeatActed, TrumpSet
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import DealState, Step, UpcardState
from buck_euchre_qt.engine.trump import Trump


def seat_to_act(state: DealState) -> int:
    """Return whose turn it is; a state with nobody to act has no actions to apply."""
    if state.turn is None:
        raise ValueError("nobody is to act")
    return state.turn


def with_trump(state: DealState, trump: Trump, maker: int | None, is_alone: bool = False) -> Step:
    """Return the state with trumps known and every hand in its new order."""
    hands, sorting = sort_hands(state.hands, trump)
    after = state._replace(trump=trump, maker=maker, is_alone=is_alone, hands=hands)
    return Step(after, (TrumpSet(trump, maker, is_alone), *sorting))


def take_upcard(state: DealState) -> Step:
    """Return the state with the upcard as the last card of the dealer's hand (BE-3.2)."""
    hand = (*state.hands[state.dealer], state.upcard)
    after = state._replace(
        hands=_with_hand(state, state.dealer, hand), upcard_state=UpcardState.TAKEN
    )
    target = place(Pile.HAND, state.dealer, len(hand) - 1)
    return Step(after, (CardsMoved((Move(state.upcard, place(Pile.UPCARD), target),)),))


def turn_upcard_down(state: DealState) -> Step:
    """Return the state with the upcard face down (BE-3.4)."""
    after = state._replace(upcard_state=UpcardState.TURNED_DOWN)
    return Step(after, (CardTurned(place(Pile.UPCARD), None),))


def discard_card(state: DealState, card: Card, action: Action) -> Step:
    """Return the state with `card` face down before the dealer (BE-3.2)."""
    hand = state.hands[state.dealer]
    index = hand.index(card)
    rest = hand[:index] + hand[index + 1 :]
    after = state._replace(hands=_with_hand(state, state.dealer, rest), discard=card)
    source = place(Pile.HAND, state.dealer, index)
    move = Move(card, source, place(Pile.DISCARD, state.dealer))
    return Step(after, (SeatActed(state.dealer, action), CardsMoved((move,))))


def lay_hand_aside(state: DealState, seat: int) -> Step:
    """Return the state with a seat's hand laid aside unseen (BE-3.7)."""
    hand = state.hands[seat]
    moves = [_laid_aside(card, seat, slot) for slot, card in enumerate(hand)]
    aside = (*state.aside[:seat], hand, *state.aside[seat + 1 :])
    out = tuple(sorted((*state.out, seat)))
    after = state._replace(hands=_with_hand(state, seat, ()), aside=aside, out=out)
    return Step(after, (CardsMoved(tuple(moves)),))


@cache
def _laid_aside(card: Card, seat: int, slot: int) -> Move:
    # The hand is emptied from the front, so that each card is the first when it goes.
    return Move(card, place(Pile.HAND, seat), place(Pile.ASIDE, seat, slot))


def next_seat(state: DealState, seat: int) -> int:
    """Return the next seat to the left that is still in the deal."""
    seats, out = len(state.hands), state.out
    following = (seat + 1) % seats
    while following in out:
        following = (following + 1) % seats
    return following


def _with_hand(state: DealState, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
