# SPDX-License-Identifier: GPL-3.0-or-later
"""What was seen to happen, in order, for showing and telling; time is the table's affair."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.places import Place
from buck_euchre_qt.engine.trump import Trump


class DealBegan(NamedTuple):
    """The deck lies shuffled before the dealer and all else is cleared (BE-2.1)."""

    dealer: int


class DeckCut(NamedTuple):
    """A seat lifted `cut` cards off the top and the rest went on them (BE-2.2)."""

    seat: int
    cut: int


class Move(NamedTuple):
    """A card going from one place to another; `card` is None where its face is not seen there.

    A source index is counted in the pile as it is once the moves before it in the same event
    are done, a target index likewise.
    """

    card: Card | None
    source: Place
    target: Place


class CardsMoved(NamedTuple):
    """Cards that travel together: a packet of the deal, a card played, a trick gathered."""

    moves: tuple[Move, ...]


class CardTurned(NamedTuple):
    """A lying card was turned over; `card` is None when it now lies face down."""

    place: Place
    card: Card | None


class HandSorted(NamedTuple):
    """A hand was put in order: position i now holds the card that was at `order[i]`."""

    seat: int
    order: tuple[int, ...]


class SeatActed(NamedTuple):
    """A seat did something that the others hear or see."""

    seat: int
    action: Action


class TrumpSet(NamedTuple):
    """Trumps are known; `maker` is None where nobody promised anything (BE-2.4, BE-3.5)."""

    trump: Trump
    maker: int | None
    is_alone: bool


class SeatOut(NamedTuple):
    """A seat sits the rest of the deal out (BE-3.7)."""

    seat: int


class TrickTaken(NamedTuple):
    """A trick is complete and goes to its winner; `number` counts from 1 (BE-4.4)."""

    seat: int
    number: int


class DealScored(NamedTuple):
    """The deal was entered on the score sheet; `is_redeal` where it ended without play."""

    change: tuple[int, ...]
    scores: tuple[int, ...]
    is_redeal: bool


class MatchWon(NamedTuple):
    """The match is over; several winners share it (BE-6.2)."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    DealBegan
    | DeckCut
    | CardsMoved
    | CardTurned
    | HandSorted
    | SeatActed
    | TrumpSet
    | SeatOut
    | TrickTaken
    | DealScored
    | MatchWon
)
