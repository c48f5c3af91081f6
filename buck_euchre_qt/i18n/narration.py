# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens at the table, told in sentences to be heard, in the order it happens."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import (
    Action,
    Discard,
    Drop,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Stay,
)
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealBegan,
    DealScored,
    DeckCut,
    Event,
    MatchWon,
    Move,
    SeatActed,
    SeatOut,
    TrickTaken,
    TrumpSet,
)
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.labels import SeatNames, call_text, suit_name, trump_title
from buck_euchre_qt.i18n.spoken import points, the_card
from buck_euchre_qt.i18n.story import victory_text

translate = QCoreApplication.translate


class Narrator:
    """Puts one event after the other into words; silent ones give an empty text.

    It remembers of the deal only what the sentences need. `rows` are the seats of each score
    row.
    """

    def __init__(self, names: SeatNames, rows: tuple[tuple[int, ...], ...]) -> None:
        self._names = names
        self._rows = rows
        self._upcard: Card | None = None
        self._dealer: int | None = None
        self._is_trick_open = False
        self._dropped: set[int] = set()

    def recall(self, dealer: int, upcard: Card, *, is_trick_open: bool) -> None:
        """Take up the tale in the middle of a deal."""
        self._dealer = dealer
        self._upcard = upcard
        self._is_trick_open = is_trick_open

    def tell(self, event: Event) -> str:
        """Return the sentence of an event, empty where there is nothing to say."""
        match event:
            case DealBegan(dealer):
                self._dealer = dealer
                self._dropped.clear()
                self._is_trick_open = False
                return self._with_name(
                    dealer, translate("Spoken", "You deal."), translate("Spoken", "{name} deals.")
                )
            case DeckCut(seat, _):
                return self._with_name(
                    seat,
                    translate("Spoken", "You cut the deck."),
                    translate("Spoken", "{name} cuts the deck."),
                )
            case CardsMoved(moves):
                return self._moved(moves)
            case CardTurned(where, None) if where.pile is Pile.UPCARD:
                return self._turned_down()
            case CardTurned(where, card) if where.pile is Pile.UPCARD:
                return self._turn_up(card)
            case SeatActed(seat, action):
                return self._act(seat, action)
            case SeatOut(seat) if seat not in self._dropped:
                return self._with_name(
                    seat,
                    translate("Spoken", "You sit this deal out."),
                    translate("Spoken", "{name} sits this deal out."),
                )
            case _:
                return self._outcome(event)

    def _outcome(self, event: Event) -> str:
        match event:
            case TrumpSet(trump, maker, _):
                return self._trump(trump, maker)
            case TrickTaken(seat, number):
                self._is_trick_open = False
                return self._with_name(
                    seat,
                    translate("Spoken", "You take trick {number}."),
                    translate("Spoken", "{name} takes trick {number}."),
                    number=number,
                )
            case DealScored(_, _, True):
                return translate("Spoken", "The deal ends without score.")
            case DealScored(change, scores, _):
                return " ".join(
                    self._score(row, by, score)
                    for row, by, score in zip(self._rows, change, scores, strict=True)
                )
            case MatchWon(winners):
                return victory_text(winners, self._names)
        return ""

    def _with_name(self, seat: int, to_you: str, of_others: str, **values: object) -> str:
        text = to_you if self._names.is_you(seat) else of_others
        return text.format(name=self._names.of(seat), **values)

    def _moved(self, moves: tuple[Move, ...]) -> str:
        for move in moves:
            if move.target.pile is Pile.UPCARD:
                return self._turn_up(move.card)
            if move.source.pile is Pile.UPCARD and move.target.pile is Pile.HAND:
                return self._taken_up(move.target.seat)
        return ""

    def _taken_up(self, seat: int | None) -> str:
        if seat is None or self._upcard is None:
            return ""
        return self._with_name(
            seat,
            translate("Spoken", "You take {card}."),
            translate("Spoken", "{name} takes {card}."),
            card=the_card(self._upcard),
        )

    def _turn_up(self, card: Card | None) -> str:
        if card is None:
            return ""
        self._upcard = card
        return translate("Spoken", "The upcard is {card}.").format(card=the_card(card))

    def _turned_down(self) -> str:
        if self._upcard is None:
            return ""
        return translate("Spoken", "The upcard, {card}, is turned down.").format(
            card=the_card(self._upcard)
        )

    def _act(self, seat: int, action: Action) -> str:
        match action:
            case Play(card):
                return self._play(seat, card)
            case Discard(card):
                return self._discard(seat, card)
            case Drop():
                self._dropped.add(seat)
        return self._call(seat, action)

    def _play(self, seat: int, card: Card) -> str:
        is_lead, self._is_trick_open = not self._is_trick_open, True
        if is_lead:
            to_you = translate("Spoken", "You lead {card}.")
            of_others = translate("Spoken", "{name} leads {card}.")
        else:
            to_you = translate("Spoken", "You play {card}.")
            of_others = translate("Spoken", "{name} plays {card}.")
        return self._with_name(seat, to_you, of_others, card=the_card(card))

    def _discard(self, seat: int, card: Card | None) -> str:
        if card is None:
            return self._with_name(
                seat,
                translate("Spoken", "You lay a card aside."),
                translate("Spoken", "{name} lays a card aside."),
            )
        return self._with_name(
            seat,
            translate("Spoken", "You lay {card} aside."),
            translate("Spoken", "{name} lays {card} aside."),
            card=the_card(card),
        )

    def _call(self, seat: int, action: Action) -> str:
        match action:
            case Pass():
                texts = translate("Spoken", "You pass."), translate("Spoken", "{name} passes.")
            case OrderUp() if seat == self._dealer:
                texts = (
                    translate("Spoken", "You take {suit} as trumps."),
                    translate("Spoken", "{name} takes {suit} as trumps."),
                )
            case OrderUp():
                texts = (
                    translate("Spoken", "You order {suit}."),
                    translate("Spoken", "{name} orders {suit}."),
                )
            case NameTrump():
                texts = (
                    translate("Spoken", "You name {suit}."),
                    translate("Spoken", "{name} names {suit}."),
                )
            case Stay():
                texts = translate("Spoken", "You stay."), translate("Spoken", "{name} stays.")
            case Drop():
                texts = (
                    translate("Spoken", "You drop out."),
                    translate("Spoken", "{name} drops out."),
                )
            case _:
                said = translate("Spoken", "{name}: {call}.")
                return said.format(name=self._names.of(seat), call=call_text(action))
        said = self._with_name(seat, *texts, suit=self._suit_of(action))
        if not (isinstance(action, OrderUp | NameTrump) and action.is_alone):
            return said
        alone = self._with_name(
            seat,
            translate("Spoken", "You play alone."),
            translate("Spoken", "{name} plays alone."),
        )
        return f"{said} {alone}"

    def _suit_of(self, action: Action) -> str:
        if isinstance(action, NameTrump):
            return suit_name(action.suit)
        return "" if self._upcard is None else suit_name(self._upcard.suit)

    def _trump(self, trump: Trump, maker: int | None) -> str:
        if maker is None:
            text = translate("Spoken", "{trump}. Nobody promised anything and everybody plays.")
            return text.format(trump=trump_title(trump))
        return self._with_name(
            maker,
            translate("Spoken", "{trump}. You are the maker."),
            translate("Spoken", "{trump}. {name} is the maker."),
            trump=trump_title(trump),
        )

    def _score(self, row: tuple[int, ...], change: int, score: int) -> str:
        name = self._names.listed(row)
        if change == 0:
            text = translate("Spoken", "{name}: unchanged, {score}.")
        elif change > 0:
            text = translate("Spoken", "{name}: {points} more, now {score}.")
        else:
            text = translate("Spoken", "{name}: {points} less, now {score}.")
        return text.format(name=name, points=points(abs(change)), score=points(score))
