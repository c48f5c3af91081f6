# SPDX-License-Identifier: GPL-3.0-or-later
"""What a question at the table offers: cards to light, and buttons for all that names no card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import ORDER, Action, card_of
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.i18n.call_keys import call_key, chance_key, claim_key
from buck_euchre_qt.i18n.captions import ChoiceText, choice
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.session.session import Question, Session
from buck_euchre_qt.windows.choice_button import Choice
from buck_euchre_qt.windows.result_panel import ResultButton

translate = QCoreApplication.translate


def card_places(asked: Question, seen: Observation) -> frozenset[Place]:
    """Return where the cards lie that may be chosen."""
    return frozenset(
        place(Pile.HAND, asked.seat, seen.hand.index(card))
        for action in asked.legal
        if (card := card_of(action)) is not None
    )


def card_at(chosen: Place, seen: Observation | None) -> Card | None:
    """Return the card of the own hand at a place, None where there is none."""
    if seen is None or chosen.slot >= len(seen.hand):
        return None
    return seen.hand[chosen.slot]


def card_action(asked: Question, card: Card | None) -> Action | None:
    """Return what choosing a card does, None where it may not be chosen."""
    if card is None:
        return None
    return next((action for action in asked.legal if card_of(action) is card), None)


def call_actions(asked: Question) -> tuple[Action, ...]:
    """Return what may be done without naming a card, in the order of the buttons."""
    return tuple(action for action in asked.legal if card_of(action) is None)


def call_choices(
    asked: Question, seen: Observation, names: SeatNames, submit: Callable[[Action], None]
) -> list[Choice]:
    """Return a button for each action that names no card."""
    return [
        Choice(
            choice(action, seen, names),
            partial(submit, action),
            is_chief=action == ORDER,
            key=call_key(action, is_dealer=seen.seat == seen.dealer),
        )
        for action in call_actions(asked)
    ]


def claim_choices(session: Session | None) -> list[Choice]:
    """Return the button that claims the rest of the tricks, where that is certain."""
    if session is None or not (claimed := session.claim):
        return []
    text = ChoiceText(
        translate("Choices", "The rest are mine"),
        translate("Choices", "nobody can take any of the %n trick(s)", None, len(claimed)),
    )
    return [Choice(text, session.claim_rest, key=claim_key())]


def chance_choice(leave_it: Callable[[], None]) -> Choice:
    """Return the button that leaves the cut to chance."""
    text = ChoiceText(
        translate("Choices", "Leave it to chance"), translate("Choices", "any place will do")
    )
    return Choice(text, leave_it, key=chance_key())


class Wishes(NamedTuple):
    """What the buttons of a result do; what is None is not offered.

    `way_out` makes the chief button where there is something better than going on.
    """

    go_on: Callable[[], None]
    way_out: Callable[[], ResultButton] | None
    undo: Callable[[], None] | None
    review: Callable[[], None] | None


def result_buttons(wishes: Wishes, *, is_match_over: bool) -> list[ResultButton]:
    """Return the buttons of a result, the chief one first."""
    title = (
        translate("ResultPanel", "New match")
        if is_match_over
        else translate("ResultPanel", "Next deal")
    )
    first = ResultButton(title, wishes.go_on)
    buttons = [first] if wishes.way_out is None else [wishes.way_out(), first]
    if wishes.undo is not None:
        buttons.append(ResultButton(translate("ResultPanel", "Take back"), wishes.undo))
    if wishes.review is not None:
        buttons.append(ResultButton(translate("ResultPanel", "Review"), wishes.review))
    return buttons
