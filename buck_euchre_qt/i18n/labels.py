# SPDX-License-Identifier: GPL-3.0-or-later
"""From the engine's ids to words: suits, cards, seats, calls and choices.

Cards and suits inside texts are written as marks, ``{KH}`` or ``{H}``; the windows draw them,
and `plain` turns them into characters where only text can go.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.engine.actions import (
    Action,
    AskRedeal,
    Discard,
    Drop,
    KeepHand,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Stay,
    TakeUpcard,
)
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.trump import Trump

translate = QCoreApplication.translate

MARK: Final = re.compile(r"\{([9TJQKA]?)([CDHSN])\}")
"""A card or suit inside a text: the rank may be missing."""

_SYMBOLS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "N": "⦸"}


@dataclass(frozen=True, slots=True)
class SeatNames:
    """Who sits where, by name; the onlooker without a name is called "You".

    `rows` are the seats that share each score; without them everybody has one alone.
    """

    names: tuple[str, ...]
    onlooker: int
    rows: tuple[tuple[int, ...], ...] = ()

    def row(self, number: int) -> tuple[int, ...]:
        """Return the seats that share a score."""
        return self.rows[number] if self.rows else (number,)

    def sharing(self, seat: int) -> tuple[int, ...]:
        """Return the seats that share a seat's score, itself among them."""
        return next((row for row in self.rows if seat in row), (seat,))

    def of(self, seat: int) -> str:
        """Return the name to show for a seat."""
        if self.names[seat]:
            return self.names[seat]
        if seat == self.onlooker:
            return translate("Labels", "You")
        return translate("Labels", "Player {number}").format(number=seat + 1)

    def listed(self, seats: tuple[int, ...]) -> str:
        """Return several names as the language lists them."""
        return QLocale().createSeparatedList([self.of(seat) for seat in seats])

    def is_you(self, seat: int) -> bool:
        """Return whether a text about the seat speaks to the person at the table."""
        return seat == self.onlooker and not self.names[seat]


def card_mark(card: Card) -> str:
    """Return the mark of a card for use inside a text."""
    return f"{{{card.text}}}"


class RankLetters(Enum):
    """Which letters stand for the courts in texts: the same as on the cards."""

    INTERNATIONAL = ""
    OWN = "KRQDJV"


_letters: dict[str, str] = {}


def use_rank_letters(letters: RankLetters) -> None:
    """Let every text from now on use these letters."""
    _letters.clear()
    pairs = letters.value
    _letters.update(zip(pairs[::2], pairs[1::2], strict=True))


def rank_letter(rank: str) -> str:
    """Return what stands for a rank in a text, from its character in records."""
    return "10" if rank == "T" else _letters.get(rank, rank)


def plain(text: str) -> str:
    """Return a text with its marks as characters, for places that cannot draw."""
    return MARK.sub(lambda mark: rank_letter(mark[1]) + _SYMBOLS[mark[2]], text)


def suit_name(suit: Suit) -> str:
    """Return the name of a suit as it is used inside a sentence."""
    match suit:
        case Suit.CLUBS:
            return translate("Labels", "clubs")
        case Suit.DIAMONDS:
            return translate("Labels", "diamonds")
        case Suit.HEARTS:
            return translate("Labels", "hearts")
        case Suit.SPADES:
            return translate("Labels", "spades")


def trump_title(trump: Trump) -> str:
    """Return the sentence that says what is trumps."""
    match trump:
        case Trump.CLUBS:
            return translate("Labels", "Clubs are trumps")
        case Trump.DIAMONDS:
            return translate("Labels", "Diamonds are trumps")
        case Trump.HEARTS:
            return translate("Labels", "Hearts are trumps")
        case Trump.SPADES:
            return translate("Labels", "Spades are trumps")
        case Trump.NO_TRUMP:
            return translate("Labels", "No-trump")


def promise_text(names: SeatNames, maker: int | None, promise: int) -> str:
    """Return who promised how many tricks."""
    if maker is None:
        return translate("Labels", "Nobody promised")
    if names.is_you(maker):
        return translate("Labels", "You promised %n trick(s)", None, promise)
    text = translate("Labels", "{name} promised %n trick(s)", None, promise)
    return text.format(name=names.of(maker))


def call_text(action: Action, *, is_dealer: bool = False) -> str:
    """Return what a player says at the table, for a speech bubble; empty for silent actions.

    A dealer orders nobody, but takes the upcard (BE-3.3, PE-3.1, TE-3.1).
    """
    match action:
        case Pass():
            return translate("Calls", "pass")
        case OrderUp(is_alone) if is_dealer:
            if is_alone:
                return translate("Calls", "I pick it up, alone")
            return translate("Calls", "I pick it up")
        case OrderUp(is_alone):
            if is_alone:
                return translate("Calls", "I order it, alone")
            return translate("Calls", "I order it")
        case NameTrump(suit, is_alone):
            said = translate("Calls", "{suit}, alone") if is_alone else translate("Calls", "{suit}")
            return said.format(suit=suit_name(suit))
        case Stay():
            return translate("Calls", "I stay")
        case Drop():
            return translate("Calls", "I drop out")
        case TakeUpcard():
            return translate("Calls", "I take it")
        case LeaveUpcard():
            return translate("Calls", "I leave it")
        case AskRedeal():
            return translate("Calls", "a new deal, please")
        case KeepHand():
            return translate("Calls", "I keep them")
        case Discard() | Play():
            return ""
