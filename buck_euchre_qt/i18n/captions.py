# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of the person at the table, and what each choice would mean."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import (
    PASS,
    Action,
    AskRedeal,
    Drop,
    KeepHand,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Stay,
    TakeUpcard,
)
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.game import PassedOut
from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower, suit_of
from buck_euchre_qt.i18n.labels import SeatNames, call_text, card_mark, suit_name

translate = QCoreApplication.translate

_PROMISED: Final = 3
_TWO: Final = 2


class ChoiceText(NamedTuple):
    """A choice that names no card: what it is, and what follows from it."""

    title: str
    consequence: str


def question(seen: Observation, names: SeatNames) -> str:
    """Return what the onlooker is asked, in one or two sentences."""
    match seen.phase:
        case Phase.FARMERS_HAND:
            return translate(
                "Captions", "You hold nothing but nines and tens. Do you ask for a new deal?"
            )
        case Phase.TAKE_OR_LEAVE:
            text = translate("Captions", "{suit} are trumps. Do you take {card}, or leave it?")
            return text.format(suit=suit_name(seen.upcard.suit), card=card_mark(seen.upcard))
        case Phase.FIRST_CIRCUIT:
            return _first_circuit(seen, names)
        case Phase.SECOND_CIRCUIT:
            return _second_circuit(seen)
        case Phase.DISCARD:
            text = translate("Captions", "You took {card}. Choose a card to lay aside face down.")
            return text.format(card=card_mark(seen.upcard))
        case Phase.STAY_OR_DROP:
            return _stay_or_drop(seen, names)
        case Phase.PLAY:
            return _play(seen)
        case Phase.DEAL_OVER | Phase.MATCH_OVER:
            return ""


def waiting(seen: Observation, names: SeatNames) -> str:
    """Return what is happening while somebody else is to act."""
    if seen.turn is None:
        return ""
    name = names.of(seen.turn)
    match seen.phase:
        case Phase.FARMERS_HAND | Phase.FIRST_CIRCUIT | Phase.SECOND_CIRCUIT:
            text = translate("Captions", "{name} is bidding…")
        case Phase.DISCARD | Phase.TAKE_OR_LEAVE:
            text = translate("Captions", "{name} takes the upcard and chooses a discard…")
        case Phase.STAY_OR_DROP:
            text = translate("Captions", "{name} decides whether to stay…")
        case _ if seen.trick.plays:
            text = translate("Captions", "{name} is to play…")
        case _:
            text = translate("Captions", "{name} is to lead…")
    return text.format(name=name)


def cut_question() -> str:
    """Return what a person who cuts the deck is asked (BE-2.2)."""
    return translate("Captions", "Cut the deck: choose where to lift it.")


def choice(action: Action, seen: Observation, names: SeatNames) -> ChoiceText:
    """Return the words of a choice that names no card."""
    match action:
        case Pass():
            return ChoiceText(translate("Choices", "Pass"), _pass_means(seen))
        case OrderUp(is_alone):
            if is_alone:
                title = translate("Choices", "{suit}, alone").format(
                    suit=suit_name(seen.upcard.suit)
                )
                return ChoiceText(title, _alone_means())
            return _order(seen, names)
        case NameTrump(suit, is_alone):
            if is_alone:
                title = translate("Choices", "{suit}, alone").format(suit=suit_name(suit))
                return ChoiceText(title, _alone_means())
            return ChoiceText(
                translate("Choices", "Name {suit}").format(suit=suit_name(suit)),
                translate("Choices", "you promise %n trick(s)", None, _PROMISED),
            )
        case TakeUpcard():
            text = translate("Choices", "Take {card}").format(card=card_mark(seen.upcard))
            return ChoiceText(text, translate("Choices", "and lay another card aside"))
        case LeaveUpcard():
            text = translate("Choices", "Leave {card}").format(card=card_mark(seen.upcard))
            return ChoiceText(text, translate("Choices", "your hand stays as it is"))
        case AskRedeal():
            return ChoiceText(
                translate("Choices", "New deal"), translate("Choices", "the same dealer deals")
            )
        case KeepHand():
            return ChoiceText(
                translate("Choices", "Keep the hand"), translate("Choices", "the bidding begins")
            )
        case Stay():
            return ChoiceText(
                translate("Choices", "Stay"),
                translate("Choices", "take a trick, or 5 points are added"),
            )
        case Drop():
            return ChoiceText(translate("Choices", "Drop out"), _drop_means(seen, names))
    return ChoiceText(call_text(action), "")


def _alone_means() -> str:
    return translate("Choices", "your partner sits out")


def _is_dealt_anew(seen: Observation) -> bool:
    return GAMES[seen.game].info.passed_out is PassedOut.NEW_DEAL


def _is_last_to_decide(seen: Observation) -> bool:
    return seen.maker is not None and len(seen.out) == seen.seats - 2


def _first_circuit(seen: Observation, names: SeatNames) -> str:
    suit = suit_name(seen.upcard.suit)
    other = names.of((seen.seat + 1) % seen.seats)
    remark = _bower_remark(seen, Trump.of(seen.upcard.suit))
    # Where there is more to say, the choices themselves ask for the suit.
    text = _heard_so_far(seen) if remark else _asked_so_far(seen)
    said = text.format(suit=suit, card=card_mark(seen.upcard), name=other)
    return f"{said} {remark}" if remark else said


def _heard_so_far(seen: Observation) -> str:
    if seen.seat != seen.dealer:
        return translate("Captions", "{card} is turned up.")
    if seen.seats == _TWO:
        # One who has passed is not everyone.
        return translate("Captions", "{name} passed.")
    return translate("Captions", "Everyone passed to you.")


def _asked_so_far(seen: Observation) -> str:
    if seen.seat != seen.dealer:
        return translate("Captions", "{card} is turned up. Do you want {suit} as trumps?")
    if seen.seats == _TWO:
        return translate("Captions", "{name} passed. Do you take {suit} as trumps?")
    return translate("Captions", "Everyone passed to you. Do you take {suit} as trumps?")


def _bower_remark(seen: Observation, trump: Trump) -> str:
    for card in seen.hand:
        if is_right_bower(card, trump):
            text = translate("Captions", "{card} would be the right bower, the best trump.")
            return text.format(card=card_mark(card))
    for card in seen.hand:
        if is_left_bower(card, trump):
            text = translate("Captions", "{card} would be the left bower, second best trump.")
            return text.format(card=card_mark(card))
    return ""


def _second_circuit(seen: Observation) -> str:
    if PASS not in seen.legal:
        text = translate("Captions", "{card} was turned down, and the dealer must name a suit.")
    elif seen.seat == seen.dealer and _is_dealt_anew(seen):
        text = translate(
            "Captions", "{card} was turned down. Name another suit, or pass for a new deal."
        )
    elif seen.seat == seen.dealer:
        text = translate(
            "Captions",
            "{card} was turned down. Name another suit, or pass and all play at no-trump.",
        )
    else:
        text = translate("Captions", "{card} was turned down. Do you name another suit?")
    return text.format(card=card_mark(seen.upcard))


def _stay_or_drop(seen: Observation, names: SeatNames) -> str:
    maker = names.of(seen.maker if seen.maker is not None else seen.dealer)
    if _is_last_to_decide(seen):
        if seen.options.get("lone_maker_wins"):
            text = translate(
                "Captions",
                "If you drop out too, {name} takes all five tricks and wins the match.",
            )
        else:
            text = translate(
                "Captions", "If you drop out too, {name} is credited with all five tricks."
            )
        return text.format(name=maker)
    text = translate("Captions", "{name} promised three tricks. Do you stay in the deal?")
    return text.format(name=maker)


def _play(seen: Observation) -> str:
    led = seen.trick.led
    if led is None:
        return translate("Captions", "You lead: play any card.")
    if len(seen.legal) == len(seen.hand):
        if any(_follows(card, seen, led) for card in seen.hand):
            text = translate("Captions", "Your turn: {suit} were led, and you can follow.")
        else:
            text = translate("Captions", "You have no {suit}: play any card.")
    elif len(seen.legal) == 1:
        text = translate("Captions", "Your turn: {suit} were led and you hold one.")
    else:
        text = translate("Captions", "Your turn: {suit} were led, follow suit.")
    return text.format(suit=suit_name(led))


def _follows(card: Card, seen: Observation, led: Suit) -> bool:
    return seen.trump is not None and suit_of(card, seen.trump) is led


def _pass_means(seen: Observation) -> str:
    if seen.seat != seen.dealer:
        return translate("Choices", "the next player speaks")
    if seen.phase is Phase.FIRST_CIRCUIT:
        return translate("Choices", "the upcard is turned down")
    if _is_dealt_anew(seen):
        return translate("Choices", "the cards are dealt anew")
    return translate("Choices", "all play at no-trump")


def _order(seen: Observation, names: SeatNames) -> ChoiceText:
    suit = suit_name(seen.upcard.suit)
    if seen.seat == seen.dealer:
        title = translate("Choices", "Take {suit} as trumps")
        means = translate("Choices", "you promise %n trick(s) and take {card}", None, _PROMISED)
    else:
        title = translate("Choices", "Order {suit}")
        means = translate(
            "Choices", "you promise %n trick(s), {name} takes {card}", None, _PROMISED
        )
    dealer = names.of(seen.dealer)
    return ChoiceText(
        title.format(suit=suit), means.format(name=dealer, card=card_mark(seen.upcard))
    )


def _drop_means(seen: Observation, names: SeatNames) -> str:
    if _is_last_to_decide(seen) and seen.maker is not None:
        name = names.of(seen.maker)
        if seen.options.get("lone_maker_wins"):
            return translate("Choices", "{name} wins the match").format(name=name)
        return translate("Choices", "{name} gets all five tricks").format(name=name)
    return translate("Choices", "your score does not change")
