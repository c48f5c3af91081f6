# SPDX-License-Identifier: GPL-3.0-or-later
"""What happened in a match, in words, as the onlooker may know it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import (
    Action,
    AskRedeal,
    Discard,
    Drop,
    LeaveUpcard,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Stay,
)
from buck_euchre_qt.engine.match import DealLog, LoggedAction
from buck_euchre_qt.engine.state import DealState, Phase, UpcardState
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.engine.trump import Trump, is_left_bower, is_right_bower
from buck_euchre_qt.i18n.labels import SeatNames, card_mark, suit_name

translate = QCoreApplication.translate

_PROMISED: Final = 3


def deal_story(deal: DealLog, number: int, names: SeatNames) -> list[str]:
    """Return what happened in a deal, a line each, oldest first; `number` counts from 1."""
    lines = [_opening(deal.opening.state, number, names)]
    if deal.opening.state.phase is Phase.PLAY:
        lines.append(translate("Story", "Clubs are trumps at once and everybody plays."))
    before = deal.opening.state
    for logged in deal.actions:
        after = logged.step.state
        lines += _action_lines(logged, before, after, names)
        before = after
    if before.trick.plays:
        lines.append(_running_trick(before, names))
    if before.phase.is_finished:
        lines += _result_lines(before, names)
    return lines


def _opening(state: DealState, number: int, names: SeatNames) -> str:
    if names.is_you(state.dealer):
        text = translate("Story", "Deal {number}: you deal, {card} is turned up.")
    else:
        text = translate("Story", "Deal {number}: {name} deals, {card} is turned up.")
    return text.format(number=number, name=names.of(state.dealer), card=card_mark(state.upcard))


def _action_lines(
    logged: LoggedAction, before: DealState, after: DealState, names: SeatNames
) -> list[str]:
    if isinstance(logged.action, Play):
        return [_taken_trick(after, names)] if len(after.tricks) > len(before.tricks) else []
    lines = [call_line(logged.action, logged.seat, before, names)]
    if after.upcard_state is UpcardState.TURNED_DOWN is not before.upcard_state:
        text = translate("Story", "{card} is turned down.")
        lines.append(text.format(card=card_mark(after.upcard)))
    if after.trump is Trump.NO_TRUMP is not before.trump:
        lines.append(translate("Story", "Nobody named a suit: no-trump, and everybody plays."))
    if after.is_redeal and isinstance(logged.action, Pass):
        lines.append(translate("Story", "Nobody named a suit: the cards are dealt anew."))
    elif after.phase.is_finished and not after.tricks and after.maker is not None:
        lines.append(_walkover(after.maker, names))
    return [line for line in lines if line]


def call_line(action: Action, seat: int, state: DealState, names: SeatNames) -> str:
    """Return what somebody does without playing a card; empty where it tells nothing.

    `state` is the deal before it.
    """
    is_you = names.is_you(seat)
    suit = suit_name(action.suit if isinstance(action, NameTrump) else state.upcard.suit)
    match action:
        case Pass():
            text = (
                translate("Story", "You pass.") if is_you else translate("Story", "{name} passes.")
            )
        case OrderUp(is_alone):
            text = _ordered(is_alone, is_you, is_dealer=seat == state.dealer)
        case NameTrump(_, is_alone):
            text = _named(is_alone, is_you)
        case Discard(card):
            return _discard(card_mark(card) if card else "", seat, state, names)
        case Stay():
            text = (
                translate("Story", "You stay.") if is_you else translate("Story", "{name} stays.")
            )
        case Drop():
            text = (
                translate("Story", "You drop out.")
                if is_you
                else translate("Story", "{name} drops out.")
            )
        case _:
            text = _about_the_hand(action, is_you)
    return text.format(name=names.of(seat), suit=suit, card=card_mark(state.upcard))


def _ordered(is_alone: bool, is_you: bool, *, is_dealer: bool) -> str:
    match is_alone, is_dealer, is_you:
        case True, True, True:
            return translate("Story", "You take {suit} as trumps and play alone.")
        case True, True, False:
            return translate("Story", "{name} takes {suit} as trumps and plays alone.")
        case True, False, True:
            return translate("Story", "You order {suit} and play alone.")
        case True, False, False:
            return translate("Story", "{name} orders {suit} and plays alone.")
        case False, True, True:
            return translate("Story", "You take {suit} as trumps and promise 3 tricks.")
        case False, True, False:
            return translate("Story", "{name} takes {suit} as trumps and promises 3 tricks.")
        case False, False, True:
            return translate("Story", "You order {suit} and promise 3 tricks.")
    return translate("Story", "{name} orders {suit} and promises 3 tricks.")


def _named(is_alone: bool, is_you: bool) -> str:
    match is_alone, is_you:
        case True, True:
            return translate("Story", "You name {suit} and play alone.")
        case True, False:
            return translate("Story", "{name} names {suit} and plays alone.")
        case False, True:
            return translate("Story", "You name {suit} and promise 3 tricks.")
    return translate("Story", "{name} names {suit} and promises 3 tricks.")


def _about_the_hand(action: Action, is_you: bool) -> str:
    match action:
        case AskRedeal():
            return (
                translate("Story", "You ask for a new deal with nines and tens only.")
                if is_you
                else translate("Story", "{name} asks for a new deal with nines and tens only.")
            )
        case LeaveUpcard():
            return (
                translate("Story", "You leave {card} on the table.")
                if is_you
                else translate("Story", "{name} leaves {card} on the table.")
            )
    # Keeping a hand tells the others nothing, and taking the upcard is told with the discard.
    return ""


def _discard(card: str, seat: int, state: DealState, names: SeatNames) -> str:
    taken = card_mark(state.upcard)
    if seat == names.onlooker:
        if names.is_you(seat):
            text = translate("Story", "You take {taken} and lay {discarded} aside.")
        else:
            text = translate("Story", "{name} takes {taken} and lays {discarded} aside.")
    else:
        text = translate("Story", "{name} takes {taken} and lays a card aside.")
    return text.format(name=names.of(seat), taken=taken, discarded=card)


def _cards(trick: Trick) -> str:
    return " ".join(card_mark(card) for _, card in trick.plays)


def _running_trick(state: DealState, names: SeatNames) -> str:
    leader, _ = state.trick.plays[0]
    if names.is_you(leader):
        text = translate("Story", "Trick {number}, you lead: {cards}")
    else:
        text = translate("Story", "Trick {number}, {name} leads: {cards}")
    return text.format(
        number=len(state.tricks) + 1, name=names.of(leader), cards=_cards(state.trick)
    )


def _taken_trick(state: DealState, names: SeatNames) -> str:
    trick = state.tricks[-1]
    winner, card = next(play for play in trick.plays if play[0] == trick.winner)
    is_you = names.is_you(winner)
    if is_right_bower(card, state.trump):
        text = (
            translate("Story", "Trick {number}: {cards}. You take it with the right bower.")
            if is_you
            else translate(
                "Story", "Trick {number}: {cards}. {name} takes it with the right bower."
            )
        )
    elif is_left_bower(card, state.trump):
        text = (
            translate("Story", "Trick {number}: {cards}. You take it with the left bower.")
            if is_you
            else translate("Story", "Trick {number}: {cards}. {name} takes it with the left bower.")
        )
    elif is_you:
        text = translate("Story", "Trick {number}: {cards}. You take it with {card}.")
    else:
        text = translate("Story", "Trick {number}: {cards}. {name} takes it with {card}.")
    return text.format(
        number=len(state.tricks),
        name=names.of(winner),
        cards=_cards(trick),
        card=card_mark(card),
    )


def _walkover(maker: int, names: SeatNames) -> str:
    if names.is_you(maker):
        return translate("Story", "Everybody dropped out: all five tricks are yours.")
    text = translate("Story", "Everybody dropped out: {name} is credited with all five tricks.")
    return text.format(name=names.of(maker))


def _result_lines(state: DealState, names: SeatNames) -> list[str]:
    lines = []
    if state.maker is not None:
        lines.append(promise_result(state, names))
    if state.winners:
        lines.append(victory_text(state.winners, names))
    return lines


def promise_result(state: DealState, names: SeatNames) -> str:
    """Return how the maker's promise came out (BE-5.1, BE-5.2, PE-5.1, TE-5.1)."""
    maker = state.maker if state.maker is not None else state.dealer
    taken = sum(state.taken[seat] for seat in names.sharing(maker))
    is_you = names.is_you(maker)
    if taken >= _PROMISED:
        text = (
            translate("Story", "You kept your promise with %n trick(s).", None, taken)
            if is_you
            else translate("Story", "{name} kept the promise with %n trick(s).", None, taken)
        )
    else:
        text = (
            translate("Story", "You broke your promise with %n trick(s).", None, taken)
            if is_you
            else translate("Story", "{name} broke the promise with %n trick(s).", None, taken)
        )
    return text.format(name=names.of(maker))


def victory_text(winners: tuple[int, ...], names: SeatNames) -> str:
    """Return who has won the match; several winning rows share it (BE-6.2)."""
    seats = tuple(seat for number in winners for seat in names.row(number))
    if len(winners) > 1:
        text = translate("Story", "{names} share the victory.")
    elif len(seats) > 1:
        text = translate("Story", "{names} win the match.")
    elif names.is_you(seats[0]):
        text = translate("Story", "You win the match.")
    else:
        text = translate("Story", "{names} wins the match.")
    return text.format(names=names.listed(seats))
