# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of a deal looked back at: what was done, how good it was, and why."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import Discard, Play
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.i18n.action_texts import action_title, action_within
from buck_euchre_qt.i18n.analysis_texts import (
    guesses_text,
    motives_text,
    prospect,
    verdict_text,
    worlds_text,
)
from buck_euchre_qt.i18n.labels import SeatNames, card_mark
from buck_euchre_qt.i18n.story import call_line, promise_result, victory_text
from buck_euchre_qt.learning.decisions import Made
from buck_euchre_qt.learning.grades import grade_of
from buck_euchre_qt.players.player import Decision

translate = QCoreApplication.translate


def done_line(made: Made, before: DealState, names: SeatNames) -> str:
    """Return what was done as a sentence, hidden discards included."""
    is_you = names.is_you(made.seat)
    match made.action:
        case Play(card):
            text = _played(is_you, is_lead=not before.trick.plays)
            return text.format(name=names.of(made.seat), card=card_mark(card))
        case Discard(card) if card is not None:
            text = (
                translate("Review", "You lay {card} aside.")
                if is_you
                else translate("Review", "{name} lays {card} aside.")
            )
            return text.format(name=names.of(made.seat), card=card_mark(card))
    line = call_line(made.action, made.seat, before, names)
    return line or action_title(made.action, made.observation, names)


def _played(is_you: bool, *, is_lead: bool) -> str:
    if is_lead:
        return (
            translate("Review", "You lead {card}.")
            if is_you
            else translate("Review", "{name} leads {card}.")
        )
    return (
        translate("Review", "You play {card}.")
        if is_you
        else translate("Review", "{name} plays {card}.")
    )


def end_line(state: DealState, names: SeatNames) -> str:
    """Return how the deal came out."""
    if state.winners:
        return victory_text(state.winners, names)
    if state.maker is not None and state.phase.is_finished:
        return promise_result(state, names)
    return translate("ResultPanel", "The deal is over.")


def own_reason(made: Made, decision: Decision, names: SeatNames) -> str:
    """Return why an own decision has its grade, by the analysis of what could be done."""
    analysis = decision.analysis
    if analysis is not None:
        grade = grade_of(analysis, made.action)
        return verdict_text(analysis, made.action, grade, made.observation, names)
    if decision.action == made.action:
        return motives_text(decision)
    text = translate("Review", "A good club player would have chosen: {action}. {why}")
    title = action_within(decision.action, made.observation, names)
    return text.format(action=title, why=motives_text(decision))


def other_reason(made: Made, decision: Decision, names: SeatNames) -> str:
    """Return why a computer player did what it did, by what it says when asked again."""
    name = names.of(made.seat)
    if decision.action != made.action:
        text = translate("Review", "Asked once more, {name} would choose: {action}.")
        title = action_within(decision.action, made.observation, names)
        return text.format(name=name, action=title)
    analysis = decision.analysis
    if analysis is None:
        return motives_text(decision)
    best = analysis.find(decision.action)
    return prospect(best, analysis, made.observation, names)


def knowledge_text(made: Made, decision: Decision, names: SeatNames) -> str:
    """Return on what a decision rested: the worlds tried, and what was thought of the others."""
    analysis = decision.analysis
    if analysis is None:
        text = translate("Review", "{name} knew only one hand, what was said and what was played.")
        return text.format(name=names.of(made.seat))
    parts = [worlds_text(analysis), guesses_text(analysis.guesses, names)]
    return " ".join(part for part in parts if part)


def forced_text() -> str:
    """Return that there was no choice."""
    return translate("Review", "There was no other choice.")


def waiting_text() -> str:
    """Return that an analysis is on its way."""
    return translate("Review", "Being looked at…")
