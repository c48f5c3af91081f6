# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of the lessons, found by the ids of lessons and pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.i18n import (
    lessons_bowers,
    lessons_cards,
    lessons_choices,
    lessons_deal,
    lessons_ends,
    lessons_games,
    lessons_winning,
)
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.lesson_text import LessonText, PageText
from buck_euchre_qt.learning.lessons import AnswerKind, Choice, Page

translate = QCoreApplication.translate

_WORDS: Final[dict[str, Callable[[], LessonText]]] = {
    "cards": lessons_cards.cards,
    "follow": lessons_cards.follow,
    "left-bower": lessons_bowers.left_bower,
    "no-trump": lessons_bowers.no_trump,
    "deal": lessons_deal.deal,
    "order": lessons_deal.order,
    "second-circuit": lessons_choices.second_circuit,
    "stay": lessons_choices.stay,
    "lone-maker": lessons_choices.lone_maker,
    "clubs": lessons_ends.clubs,
    "scoring": lessons_ends.scoring,
    "winning": lessons_winning.winning,
    "partners": lessons_games.partners,
    "alone": lessons_games.alone,
    "two-handed": lessons_games.two_handed,
    "take-or-leave": lessons_games.take_or_leave,
}


def lesson_text(lesson_id: str) -> LessonText:
    """Return the words of a lesson in the language in use.

    :raises KeyError: for an unknown lesson.
    """
    return _WORDS[lesson_id]()


def page_text(page: Page) -> PageText:
    """Return the words of a page in the language in use."""
    return lesson_text(page.id.split(".")[0]).pages[page.id]


def right_text(page: Page, choice: Choice) -> str:
    """Return what is said to a right answer."""
    text = page_text(page)
    return text.praise.get(choice, text.right)


def wrong_text(page: Page, choice: Choice) -> str:
    """Return what is said to a wrong answer that the rules allow."""
    wrong = page_text(page).wrong
    return wrong.get(choice, wrong.get("", ""))


def option_text(page: Page, choice: Choice, names: SeatNames) -> str:
    """Return the words of an answer that is no action and no card."""
    kind, _, value = choice.partition(" ")
    match kind:
        case "seat":
            return names.of(int(value))
        case "number":
            return value
    return page_text(page).options[choice]


def task_text(page: Page) -> str:
    """Return how a page is answered, empty where nothing is asked."""
    match page.ask:
        case AnswerKind.HAND:
            return translate("LessonScreen", "Choose a card of your hand.")
        case AnswerKind.TRICK:
            return translate("LessonScreen", "Choose a card on the table.")
        case AnswerKind.CALL:
            return translate("LessonScreen", "Choose what you say.")
        case AnswerKind.OPTION:
            return translate("LessonScreen", "Choose an answer.")
        case AnswerKind.CUT:
            return translate("LessonScreen", "Choose a place in the deck.")
        case AnswerKind.NOTHING:
            return ""
