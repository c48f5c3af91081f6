# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards, the same in every game of the family (BE-4.1 to BE-4.5)."""

from __future__ import annotations

from functools import cache
from typing import Final

from buck_euchre_qt.engine.actions import PLAYS, Action, Play
from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.bidding import next_seat
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.events import CardsMoved, Event, Move, SeatActed, TrickTaken
from buck_euchre_qt.engine.places import HAND_PLACES, TAKEN_PLACES, TRICK_PLACES, Place
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trick import EMPTY_TRICK, Trick, followers
from buck_euchre_qt.engine.trump import Trump

TRICKS: Final = 5


def begin_play(state: DealState) -> DealState:
    """Return the state with the first player still in, from the dealer's left, to lead (BE-4.1)."""
    return state._replace(phase=Phase.PLAY, turn=next_seat(state, state.dealer))


def lead_after(step: Step) -> Step:
    """Return the step that ends the bidding, with the play begun."""
    return Step(begin_play(step.state), step.events)


def legal_plays(state: DealState) -> tuple[Action, ...]:
    """Return the cards the seat to act may play (BE-4.2, BE-4.3)."""
    trump, seat = _in_play(state)
    return tuple([PLAYS[card] for card in followers(state.hands[seat], trump, state.trick.led)])


def play_card(state: DealState, action: Action) -> Step:
    """Return the state after a card was played; a full trick goes to its winner (BE-4.4).

    After the fifth trick nobody is to act, and the deal is to be scored.
    """
    trump, seat = state.trump, state.turn
    if trump is None or seat is None or not isinstance(action, Play):
        raise ValueError(f"{action} plays no card now")
    card = action.card
    hands = state.hands
    hand = hands[seat]
    slot = hand.index(card)
    rest = hand[:slot] + hand[slot + 1 :]
    hands = (*hands[:seat], rest, *hands[seat + 1 :])
    trick = state.trick.with_play(seat, card, trump)
    events = _played(card, seat, slot)
    if len(trick.plays) + len(state.out) < len(hands):
        following = next_seat(state, seat)
        return Step(state._replace(hands=hands, trick=trick, turn=following), events)
    return _gather_trick(state, hands, trick, events)


# Events are values, so the same play is the same events: they need not be made each time.


@cache
def _played(card: Card, seat: int, slot: int) -> tuple[Event, ...]:
    move = Move(card, HAND_PLACES[seat][slot], TRICK_PLACES[seat])
    return (SeatActed(seat, PLAYS[card]), CardsMoved((move,)))


@cache
def _gathered(card: Card, seat: int, target: Place) -> Move:
    return Move(card, TRICK_PLACES[seat], target)


def _gather_trick(
    state: DealState,
    hands: tuple[tuple[Card, ...], ...],
    trick: Trick,
    events: tuple[Event, ...],
) -> Step:
    winner = trick.winner
    if winner is None:
        raise ValueError("an empty trick has no winner")
    taken, tricks = state.taken, (*state.tricks, trick)
    slots = TAKEN_PLACES[winner][taken[winner] * len(trick.plays) :]
    gathered = [
        _gathered(card, seat, slot) for (seat, card), slot in zip(trick.plays, slots, strict=False)
    ]
    after = state._replace(
        hands=hands,
        trick=EMPTY_TRICK,
        tricks=tricks,
        taken=(*taken[:winner], taken[winner] + 1, *taken[winner + 1 :]),
        turn=winner if len(tricks) < TRICKS else None,
    )
    return Step(after, (*events, TrickTaken(winner, len(tricks)), CardsMoved(tuple(gathered))))


def why_not_play(state: DealState, card: Card, article: str) -> Refusal:
    """Return why the seat to act may not play a card; `article` is the game's on following."""
    trump, seat = _in_play(state)
    hand = state.hands[seat]
    if card not in hand:
        return Refusal(Reason.NOT_IN_HAND, article, card)
    led: Suit | None = state.trick.led
    return Refusal(Reason.MUST_FOLLOW, article, card, led, followers(hand, trump, led))


def _in_play(state: DealState) -> tuple[Trump, int]:
    if state.trump is None or state.turn is None:
        raise ValueError("no card can be played now")
    return state.trump, state.turn
