# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of practice: what can be practised, how it goes, and how a deal came about."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.i18n.labels import SeatNames, card_mark
from buck_euchre_qt.i18n.story import deal_story
from buck_euchre_qt.learning.topics import Topic

translate = QCoreApplication.translate


class TopicText(NamedTuple):
    """A topic as it is listed: its name, and in a sentence what is asked."""

    title: str
    summary: str


def topic_text(topic: Topic | None) -> TopicText:
    """Return the words for a topic, None for a mixture of all."""
    match topic:
        case None:
            return TopicText(
                translate("Practice", "A bit of everything"),
                translate("Practice", "Mostly what goes least well so far."),
            )
        case Topic.ORDER:
            return TopicText(
                translate("Practice", "Order or pass"),
                translate("Practice", "The first circuit: is the upcard's suit good enough?"),
            )
        case Topic.NAME:
            return TopicText(
                translate("Practice", "Name or pass"),
                translate("Practice", "The second circuit: another suit, and which one?"),
            )
        case Topic.TAKE:
            return TopicText(
                translate("Practice", "Take or leave"),
                translate("Practice", "The upcard was ordered: do you want it?"),
            )
        case Topic.DISCARD:
            return TopicText(
                translate("Practice", "The discard"),
                translate("Practice", "You took the upcard: which of six cards goes?"),
            )
        case Topic.STAY:
            return TopicText(
                translate("Practice", "Stay or drop out"),
                translate("Practice", "Is a trick likely enough to risk five points?"),
            )
        case Topic.LEAD:
            return TopicText(
                translate("Practice", "The lead"),
                translate("Practice", "You lead to a trick: with which card?"),
            )
        case Topic.FOLLOW:
            return TopicText(
                translate("Practice", "Playing to a trick"),
                translate("Practice", "Others have played: take it, or keep something back?"),
            )


def due_text(due: int, waiting: int) -> str:
    """Return how many own errors are to be answered again today, empty without any at all.

    `waiting` are those that come back on a later day.
    """
    if due:
        return translate("Practice", "%n due today", None, due)
    if waiting:
        return translate("Practice", "%n coming back later", None, waiting)
    return ""


def form_text(right: int, answers: int) -> str:
    """Return how the last answers went, empty before the first."""
    if not answers:
        return ""
    text = translate("Practice", "Right: {right} of the last %n answer(s)", None, answers)
    return text.format(right=right)


def session_text(right: int, answers: int) -> str:
    """Return how it goes since practice was opened, empty before the first answer."""
    if not answers:
        return ""
    return translate("Practice", "Right: {right} of {count}").format(right=right, count=answers)


def situation_story(match: Match, names: SeatNames) -> list[str]:
    """Return how a single deal came to where it stands: the calls, then a line for each trick."""
    log = match.deals[0]
    dealer, state = log.dealer, log.state
    if names.is_you(dealer):
        text = translate("Practice", "You deal, {card} is turned up.")
    else:
        text = translate("Practice", "{name} deals, {card} is turned up.")
    opening = text.format(name=names.of(dealer), card=card_mark(log.opening.state.upcard))
    lines = [opening, *deal_story(log, 1, names)[1:]]
    tricks = len(state.tricks) + bool(state.trick.plays)
    calls = len(lines) - tricks
    return [" ".join(lines[:calls]), *lines[calls:]]


def again_text() -> str:
    """Return that a problem was answered wrong before."""
    return translate("Practice", "You erred here before.")


def looking_text() -> str:
    """Return that a problem is being looked for."""
    return translate("Practice", "Looking for a deal with a clear answer…")


def nothing_found_text() -> str:
    """Return that no problem could be found."""
    return translate(
        "Practice", "No deal can be analysed at the moment. Try again, or choose something else."
    )


def right_text() -> str:
    """Return what is said to a right answer, before the reason."""
    return translate("Practice", "Right.")


def comes_back_text() -> str:
    """Return that a wrong answer will be asked again."""
    return translate("Practice", "This deal comes back tomorrow.")


def learned_text() -> str:
    """Return that an error has been answered right often enough."""
    return translate("Practice", "Answered right five times in a row: it will not come back.")
