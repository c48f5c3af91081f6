# SPDX-License-Identifier: GPL-3.0-or-later
"""What one seat may know of a deal, and what it sees happen."""

from __future__ import annotations

from typing import NamedTuple

from buck_euchre_qt.engine.actions import Action, Discard
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.events import CardsMoved, Event, HandSorted, Move, SeatActed
from buck_euchre_qt.engine.game import Game, Options
from buck_euchre_qt.engine.places import CardPile, Pile, Place, place
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, UpcardState, piles_of
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.engine.trump import Trump


class Observation(NamedTuple):
    """What the seat `seat` may know; it holds no card that the seat has not seen.

    `legal` is what the seat may do now and empty when another is to act. `discard` is the
    card the seat itself laid aside. `tricks` are the finished tricks, which everybody saw.
    """

    game: str
    options: Options
    seat: int
    phase: Phase
    dealer: int
    turn: int | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    upcard: Card
    upcard_state: UpcardState
    discard: Card | None
    calls: tuple[tuple[int, Action], ...]
    trump: Trump | None
    maker: int | None
    promise: int
    is_alone: bool
    out: tuple[int, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    rows: tuple[ScoreRow, ...]
    change: tuple[int, ...]
    winners: tuple[int, ...]
    is_redeal: bool
    legal: tuple[Action, ...]
    piles: tuple[CardPile, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hand_sizes)


def observe(game: Game, state: DealState, seat: int) -> Observation:
    """Return what `seat` may know of `state`."""
    return Observation(
        game=game.info.id,
        options=dict(game.options),
        seat=seat,
        phase=state.phase,
        dealer=state.dealer,
        turn=state.turn,
        hand=state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        upcard=state.upcard,
        upcard_state=state.upcard_state,
        discard=state.discard if state.dealer == seat else None,
        calls=state.calls,
        trump=state.trump,
        maker=state.maker,
        promise=game.promise(state),
        is_alone=state.is_alone,
        out=state.out,
        trick=state.trick,
        tricks=state.tricks,
        taken=state.taken,
        rows=game.standing(state.scores),
        change=state.change,
        winners=state.winners,
        is_redeal=state.is_redeal,
        legal=game.legal(state) if state.turn == seat else (),
        piles=tuple(_seen_pile(pile, state, seat) for pile in piles_of(state)),
    )


def _seen_pile(pile: CardPile, state: DealState, seat: int) -> CardPile:
    if _shows_face(pile.pile, pile.seat, seat, state.upcard_state):
        return pile
    return CardPile(pile.pile, pile.seat, (None,) * len(pile.cards))


def _shows_face(pile: Pile, owner: int | None, seat: int, upcard_state: UpcardState) -> bool:
    match pile:
        case Pile.HAND:
            return owner == seat
        case Pile.TRICK:
            return True
        case Pile.UPCARD:
            return upcard_state is UpcardState.FACE_UP
    return False


def redact(events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
    """Return the events as `seat` sees them.

    Faces that are not shown at a move's end are left out, and so is where in a hidden hand a
    card came from or went to: its index is always 0, or it would tell about the cards kept.
    """
    return tuple(seen for event in events if (seen := _redact_one(event, seat)) is not None)


def _redact_one(event: Event, seat: int) -> Event | None:
    match event:
        case CardsMoved(moves):
            return CardsMoved(tuple(_seen_move(move, seat) for move in moves))
        case HandSorted(owner, _) if owner != seat:
            return None
        case SeatActed(owner, Discard()) if owner != seat:
            return SeatActed(owner, Discard(None))
    return event


def _seen_move(move: Move, seat: int) -> Move:
    # A moved upcard always lies face up: it is only ever turned where it lies.
    pile, owner = move.target.pile, move.target.seat
    is_shown = _shows_face(pile, owner, seat, UpcardState.FACE_UP)
    card = move.card if is_shown else None
    return Move(card, _seen_place(move.source, seat), _seen_place(move.target, seat))


def _seen_place(where: Place, seat: int) -> Place:
    if where.pile is Pile.HAND and where.seat != seat:
        return place(Pile.HAND, where.seat)
    return where
