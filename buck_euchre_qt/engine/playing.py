# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards, the same in every game of the family (BE-4.1 to BE-4.5)."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import PLAYS, Action, Play
from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.bidding import next_seat
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.events import CardsMoved, Event, Move, SeatActed, TrickTaken
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trick import EMPTY_TRICK, Trick, followers
from buck_euchre_qt.engine.trump import Trump

TRICKS: Final = 5


def begin_play(state: DealState) -> DealState:
    """Return the state with the first player still in, from the dealer's left, to lead (BE-4.1)."""
    return state._replace(phase=Phase.PLAY, turn=next_seat(state, state.dealer))


def legal_plays(state: DealState) -> tuple[Action, ...]:
    """Return the cards the seat to act may play (BE-4.2, BE-4.3)."""
    trump, seat = _in_play(state)
    return tuple([PLAYS[card] for card in followers(state.hands[seat], trump, state.trick.led)])


def play_card(state: DealState, action: Play) -> Step:
    """Return the state after a card was played; a full trick goes to its winner (BE-4.4).

    After the fifth trick nobody is to act, and the deal is to be scored.
    """
    trump, seat = _in_play(state)
    card = action.card
    hand = state.hands[seat]
    index = hand.index(card)
    hands = (
        *state.hands[:seat],
        hand[:index] + hand[index + 1 :],
        *state.hands[seat + 1 :],
    )
    trick = state.trick.with_play(seat, card, trump)
    move = Move(card, place(Pile.HAND, seat, index), place(Pile.TRICK, seat))
    events: tuple[Event, ...] = (SeatActed(seat, action), CardsMoved((move,)))
    if len(trick.plays) < state.seats - len(state.out):
        following = next_seat(state, seat)
        return Step(state._replace(hands=hands, trick=trick, turn=following), events)
    return _gather_trick(state._replace(hands=hands), trick, events)


def _gather_trick(state: DealState, trick: Trick, events: tuple[Event, ...]) -> Step:
    winner = trick.winner
    if winner is None:
        raise ValueError("an empty trick has no winner")
    lying = state.taken[winner] * len(trick.plays)
    gathered = tuple(
        Move(card, place(Pile.TRICK, seat), place(Pile.TAKEN, winner, lying + number))
        for number, (seat, card) in enumerate(trick.plays)
    )
    tricks = (*state.tricks, trick)
    taken = state.taken
    after = state._replace(
        trick=EMPTY_TRICK,
        tricks=tricks,
        taken=(*taken[:winner], taken[winner] + 1, *taken[winner + 1 :]),
        turn=winner if len(tricks) < TRICKS else None,
    )
    return Step(after, (*events, TrickTaken(winner, len(tricks)), CardsMoved(gathered)))


def why_not_play(state: DealState, card: Card) -> Refusal:
    """Return why the seat to act may not play a card (BE-4.2)."""
    trump, seat = _in_play(state)
    hand = state.hands[seat]
    if card not in hand:
        return Refusal(Reason.NOT_IN_HAND, "BE-4.2", card)
    led: Suit | None = state.trick.led
    return Refusal(Reason.MUST_FOLLOW, "BE-4.2", card, led, followers(hand, trump, led))


def _in_play(state: DealState) -> tuple[Trump, int]:
    if state.trump is None or state.turn is None:
        raise ValueError("no card can be played now")
    return state.trump, state.turn
