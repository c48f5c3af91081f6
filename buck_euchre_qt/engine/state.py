# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal at one moment, as an immutable value that every game of the family shares."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.engine.places import CardPile, Pile
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.engine.trump import Trump


class Phase(Enum):
    """What a deal is waiting for."""

    FARMERS_HAND = "farmer's hand"
    FIRST_CIRCUIT = "first circuit"
    TAKE_OR_LEAVE = "take or leave"
    DISCARD = "discard"
    SECOND_CIRCUIT = "second circuit"
    STAY_OR_DROP = "stay or drop"
    PLAY = "play"
    DEAL_OVER = "deal over"
    MATCH_OVER = "match over"

    __hash__ = object.__hash__

    @property
    def is_finished(self) -> bool:
        """Whether the deal has been scored."""
        return self is Phase.DEAL_OVER or self is Phase.MATCH_OVER


class UpcardState(Enum):
    """What became of the upcard."""

    FACE_UP = "face up"
    TURNED_DOWN = "turned down"
    TAKEN = "taken"


class _DealFields(NamedTuple):
    phase: Phase
    dealer: int
    turn: int | None
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[tuple[Card, ...], ...]
    upcard: Card
    upcard_state: UpcardState
    stock: tuple[Card, ...]
    discard: Card | None
    calls: tuple[tuple[int, Action], ...]
    trump: Trump | None
    maker: int | None
    is_alone: bool
    out: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    change: tuple[int, ...]
    winners: tuple[int, ...]
    is_redeal: bool


class DealState(_DealFields):
    """All there is to know about a deal, hidden cards included.

    `hands`, `aside` and `taken` have one entry a seat; `aside` holds the hands of those who
    dropped. `turn` is the seat to act, None when the deal is over. `scores` are those before
    the deal until it is finished, then those after it; `change` and `winners` belong to the
    end. `scores` and `change` have one entry a score row (a player, or a team), and `winners`
    are numbers of rows. `is_redeal` tells of a deal that ended without play.
    """

    __slots__ = ()

    if not TYPE_CHECKING:
        # Most of a step's time is spent here, and the inherited one asks for every field.
        def _replace(self, /, **changes: object) -> DealState:
            values = list(self)
            for name, value in changes.items():
                values[_FIELD_INDEX[name]] = value
            return tuple.__new__(DealState, values)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)


_FIELD_INDEX: Final = {name: index for index, name in enumerate(DealState._fields)}


class Step(NamedTuple):
    """The state that an action or a deal led to, and the events that led there, unredacted."""

    state: DealState
    events: tuple[Event, ...]

    def then(self, further: Step) -> Step:
        """Return both steps as one; `further` must have begun at this one's state."""
        return Step(further.state, self.events + further.events)


def taken_cards(state: DealState, seat: int) -> tuple[Card, ...]:
    """Return the cards of the tricks a seat has taken, first trick first."""
    return tuple(card for trick in state.tricks if trick.winner == seat for _, card in trick.plays)


def piles_of(state: DealState) -> tuple[CardPile, ...]:
    """Return every pile with its true cards: each of the 24 lies in exactly one of them."""
    upcard = () if state.upcard_state is UpcardState.TAKEN else (state.upcard,)
    discard = () if state.discard is None else (state.discard,)
    seats = range(state.seats)
    # A trick lies in playing order, one pile a seat, so that later cards cover earlier ones.
    return (
        *(CardPile(Pile.HAND, seat, state.hands[seat]) for seat in seats),
        *(CardPile(Pile.ASIDE, seat, state.aside[seat]) for seat in seats),
        *(CardPile(Pile.TAKEN, seat, taken_cards(state, seat)) for seat in seats),
        *(CardPile(Pile.TRICK, seat, (card,)) for seat, card in state.trick.plays),
        CardPile(Pile.UPCARD, None, upcard),
        CardPile(Pile.STOCK, None, state.stock),
        CardPile(Pile.DISCARD, state.dealer, discard),
    )
