# SPDX-License-Identifier: GPL-3.0-or-later
"""What every bidding of the family shares: calls, the dealer's exchange, setting trumps."""

from __future__ import annotations

from functools import cache
from typing import Final

from buck_euchre_qt.engine.actions import DISCARDS, Action, Discard
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.dealing import sort_hands
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    Move,
    SeatActed,
    SeatOut,
    TrumpSet,
)
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import DealState, Phase, Step, UpcardState
from buck_euchre_qt.engine.trump import Trump

_OTHER_SUITS: Final = {
    upcard: tuple(suit for suit in Suit if suit is not upcard) for upcard in Suit
}


def seat_to_act(state: DealState) -> int:
    """Return whose turn it is; a state with nobody to act has no actions to apply."""
    if state.turn is None:
        raise ValueError("nobody is to act")
    return state.turn


def left_of(state: DealState, seat: int) -> int:
    """Return the seat to the left, whether it is still in the deal or not."""
    return (seat + 1) % len(state.hands)


def call(state: DealState, action: Action) -> Step:
    """Return the state with what was said noted, and the next seat to the left to speak."""
    seat = seat_to_act(state)
    after = state._replace(calls=(*state.calls, (seat, action)), turn=left_of(state, seat))
    return Step(after, (SeatActed(seat, action),))


def pass_first(state: DealState, action: Action) -> Step:
    """Return the state after a pass in the first circuit; the dealer's ends it (BE-3.4)."""
    step = call(state, action)
    if state.turn != state.dealer:
        return step
    after = step.state._replace(phase=Phase.SECOND_CIRCUIT, upcard_state=UpcardState.TURNED_DOWN)
    return Step(after, (*step.events, CardTurned(place(Pile.UPCARD), None)))


def pass_second(state: DealState, action: Action) -> Step:
    """Return the state after a pass in the second circuit; nobody is to act after the dealer's."""
    step = call(state, action)
    if state.turn != state.dealer:
        return step
    return Step(step.state._replace(turn=None), step.events)


def other_suits(state: DealState) -> tuple[Suit, ...]:
    """Return the suits that may be named once the upcard was turned down (BE-3.4)."""
    return _OTHER_SUITS[state.upcard.suit]


def with_trump(state: DealState, trump: Trump, maker: int | None, is_alone: bool = False) -> Step:
    """Return the state with trumps known and every hand in its new order."""
    hands, sorting = sort_hands(state.hands, trump)
    after = state._replace(trump=trump, maker=maker, is_alone=is_alone, hands=hands)
    return Step(after, (TrumpSet(trump, maker, is_alone), *sorting))


def order_to_dealer(state: DealState, action: Action, is_alone: bool = False) -> Step:
    """Return the state after an order that makes the dealer take the upcard (BE-3.2)."""
    seat = seat_to_act(state)
    called, said = call(state, action)
    holding, taking = _take_upcard(called)
    made, setting = with_trump(holding, Trump.of(state.upcard.suit), seat, is_alone)
    after = made._replace(phase=Phase.DISCARD, turn=state.dealer)
    # Trumps are announced before the dealer reaches for the card.
    return Step(after, (*said, setting[0], *taking, *setting[1:]))


def make_trump(state: DealState, action: Action, suit: Suit, is_alone: bool = False) -> Step:
    """Return the state after a call that makes a suit trumps while no card changes hands."""
    called, said = call(state, action)
    made, setting = with_trump(called, Trump.of(suit), state.turn, is_alone)
    return Step(made, (*said, *setting))


def take_under_trump(state: DealState) -> Step:
    """Return the state with the upcard in its order in the dealer's hand, trumps being known."""
    holding, taking = _take_upcard(state)
    hands, sorting = sort_hands(holding.hands, state.trump)
    return Step(holding._replace(hands=hands), (*taking, *sorting))


def _take_upcard(state: DealState) -> Step:
    """Return the state with the upcard as the last card of the dealer's hand."""
    hand = (*state.hands[state.dealer], state.upcard)
    after = state._replace(
        hands=_with_hand(state, state.dealer, hand), upcard_state=UpcardState.TAKEN
    )
    target = place(Pile.HAND, state.dealer, len(hand) - 1)
    return Step(after, (CardsMoved((Move(state.upcard, place(Pile.UPCARD), target),)),))


def legal_discards(state: DealState) -> tuple[Action, ...]:
    """Return the six cards that the dealer may lay aside (BE-3.2)."""
    return tuple([DISCARDS[card] for card in state.hands[state.dealer]])


def discard_card(state: DealState, action: Action) -> Step:
    """Return the state with a card face down before the dealer (BE-3.2)."""
    if not isinstance(action, Discard) or action.card is None:
        raise TypeError(f"{action} discards no card")
    card = action.card
    hand = state.hands[state.dealer]
    index = hand.index(card)
    rest = hand[:index] + hand[index + 1 :]
    after = state._replace(hands=_with_hand(state, state.dealer, rest), discard=card)
    source = place(Pile.HAND, state.dealer, index)
    move = Move(card, source, place(Pile.DISCARD, state.dealer))
    return Step(after, (SeatActed(state.dealer, action), CardsMoved((move,))))


def sit_out(state: DealState, seat: int) -> Step:
    """Return the state with a seat out of the deal and its hand laid aside unseen (BE-3.7)."""
    hand = state.hands[seat]
    moves = [_laid_aside(card, seat, slot) for slot, card in enumerate(hand)]
    aside = (*state.aside[:seat], hand, *state.aside[seat + 1 :])
    out = tuple(sorted((*state.out, seat)))
    after = state._replace(hands=_with_hand(state, seat, ()), aside=aside, out=out)
    return Step(after, (SeatOut(seat), CardsMoved(tuple(moves))))


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
