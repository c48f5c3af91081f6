# SPDX-License-Identifier: GPL-3.0-or-later
"""What is on the table in words to be heard: for those who read the table with their ears."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.cards import Card, Rank, Suit, parse_card
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of
from buck_euchre_qt.i18n.labels import MARK, suit_name

translate = QCoreApplication.translate

_SENTENCE_START: Final = re.compile(r"(?:^|(?<=[.!?…] ))(\w)")


class CardUse(Enum):
    """What the person can do with a card of the own hand now."""

    NOTHING = "nothing"
    PLAYABLE = "playable"
    NOT_PLAYABLE = "not playable"
    DISCARDABLE = "discardable"


class SeatPart(Enum):
    """What a seat is doing in the deal."""

    IN = "in"
    OUT = "out"
    TO_ACT = "to act"


@dataclass(frozen=True, slots=True)
class PlateFacts:
    """What a name plate shows; `score` is None while there is none."""

    name: str
    score: int | None
    taken: int
    is_dealer: bool = False
    is_maker: bool = False
    part: SeatPart = SeatPart.IN
    is_winner: bool = False


def card_name(card: Card) -> str:
    """Return the full name of a card, without article: for labels."""
    match card.rank:
        case Rank.NINE:
            text = translate("Spoken", "nine of {suit}")
        case Rank.TEN:
            text = translate("Spoken", "ten of {suit}")
        case Rank.JACK:
            text = translate("Spoken", "jack of {suit}")
        case Rank.QUEEN:
            text = translate("Spoken", "queen of {suit}")
        case Rank.KING:
            text = translate("Spoken", "king of {suit}")
        case Rank.ACE:
            text = translate("Spoken", "ace of {suit}")
    return text.format(suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """Return the full name of a card with its article: for sentences."""
    match card.rank:
        case Rank.NINE:
            text = translate("Spoken", "the nine of {suit}")
        case Rank.TEN:
            text = translate("Spoken", "the ten of {suit}")
        case Rank.JACK:
            text = translate("Spoken", "the jack of {suit}")
        case Rank.QUEEN:
            text = translate("Spoken", "the queen of {suit}")
        case Rank.KING:
            text = translate("Spoken", "the king of {suit}")
        case Rank.ACE:
            text = translate("Spoken", "the ace of {suit}")
    return text.format(suit=suit_name(card.suit))


def spoken(text: str) -> str:
    """Return a text with its marks as full names of cards and suits, to be heard."""
    # Cards that only a blank parts are a list.
    said = MARK.sub(_spoken_mark, text.replace("} {", "}, {"))
    return _SENTENCE_START.sub(lambda start: start[1].upper(), said)


def _spoken_mark(mark: re.Match[str]) -> str:
    if mark[2] == Trump.NO_TRUMP.value:
        return translate("Spoken", "no-trump")
    if not mark[1]:
        return suit_name(Suit(mark[2]))
    return the_card(parse_card(mark[1] + mark[2]))


def face_down_card() -> str:
    """Return what is said of a card whose face is not seen."""
    return translate("Spoken", "face-down card")


def hidden_hand(name: str, count: int) -> str:
    """Return what is said of somebody's hand whose cards are not seen."""
    text = translate("Spoken", "{name}: %n face-down card(s)", None, count)
    return text.format(name=name)


def hand_card(card: Card, trump: Trump | None, use: CardUse) -> str:
    """Return what is said of a card of the own hand."""
    parts = [card_name(card), _weight(card, trump), _use(use)]
    return _listed(parts)


def trick_card(name: str, card: Card, trump: Trump | None, *, is_led: bool) -> str:
    """Return what is said of a card that lies on the trick."""
    if is_led:
        text = translate("Spoken", "{name} led: {card}")
    else:
        text = translate("Spoken", "{name} played: {card}")
    return text.format(name=name, card=_listed([card_name(card), _weight(card, trump)]))


def upcard(card: Card | None) -> str:
    """Return what is said of the upcard, None where it was turned down."""
    if card is None:
        text = translate("Spoken", "turned down: {card}")
        return text.format(card=face_down_card())
    return translate("Spoken", "turned up: {card}").format(card=card_name(card))


def no_trump_yet() -> str:
    """Return what is said while trumps are not known."""
    return translate("Spoken", "trumps are not chosen yet")


def deck_to_cut(lifted: int | None) -> str:
    """Return what is said of the deck spread out for the cut (BE-2.2)."""
    if lifted is None:
        return translate("Spoken", "deck to be cut")
    return translate("Spoken", "deck to be cut, %n card(s) lifted", None, lifted)


def points(score: int) -> str:
    """Return a score with its unit, as it is said."""
    text = translate("Spoken", "%n point(s)", None, abs(score))
    if score >= 0:
        return text
    return translate("Spoken", "minus {points}").format(points=text)


def plate(facts: PlateFacts) -> str:
    """Return what is said of a name plate, such as "Bram, 17 points, dealer, 2 tricks"."""
    parts = [facts.name]
    if facts.score is not None:
        parts.append(points(facts.score))
    if facts.is_dealer:
        parts.append(translate("Spoken", "dealer"))
    if facts.is_maker:
        parts.append(translate("Spoken", "maker"))
    if facts.part is SeatPart.OUT:
        parts.append(translate("Spoken", "out of this deal"))
    else:
        parts.append(translate("Spoken", "%n trick(s)", None, facts.taken))
    if facts.part is SeatPart.TO_ACT:
        parts.append(translate("Spoken", "to act"))
    if facts.is_winner:
        parts.append(translate("Spoken", "winner of the match"))
    return _listed(parts)


def _weight(card: Card, trump: Trump | None) -> str:
    if is_right_bower(card, trump):
        return translate("Spoken", "right bower")
    if is_left_bower(card, trump):
        return translate("Spoken", "left bower")
    if trump is not None and suit_of(card, trump) is trump.suit:
        return translate("Spoken", "trump")
    return ""


def _use(use: CardUse) -> str:
    match use:
        case CardUse.NOTHING:
            return ""
        case CardUse.PLAYABLE:
            return translate("Spoken", "playable")
        case CardUse.NOT_PLAYABLE:
            return translate("Spoken", "not playable")
        case CardUse.DISCARDABLE:
            return translate("Spoken", "can be laid aside")


def _listed(parts: Sequence[str]) -> str:
    """Return what there is to say about one thing, one after the other."""
    return ", ".join(part for part in parts if part)
