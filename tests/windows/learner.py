# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner at the lessons, who answers on the table, at the prompt or on the sheet."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.learning.lessons import AnswerKind, Choice, Page
from buck_euchre_qt.learning.positions import LEARNER
from buck_euchre_qt.windows.lesson_player import LessonPlayer
from buck_euchre_qt.windows.lesson_screen import LessonScreen
from tests.helpers.made_up_language import MadeUpLanguage
from tests.windows.person import read

PICTURES = os.environ.get("LESSON_PICTURES")
"""A folder for a picture of every page, where one is wanted."""


def settle(screen: LessonScreen) -> None:
    # A text of another height is heard of by one layout after the other, each in a turn of its own.
    for _ in range(3):
        QTest.qWait(0)
    while screen.view.is_busy or screen.view.is_render_due:
        QTest.qWait(1)


def answer(player: LessonPlayer, page: Page, choice: Choice) -> None:
    """Choose an answer where a learner would: on the table, at the prompt or on the sheet."""
    view = player.table.view
    match page.ask:
        case AnswerKind.OPTION:
            player.sheet.options[choice].click()
        case AnswerKind.CALL | AnswerKind.TRICK:
            player.table.prompt.buttons[page.choices.index(choice)].click()
        case AnswerKind.CUT:
            view.place_activated.emit(place(Pile.STOCK, None, 7))
        case _:
            action = page.action_of(choice)
            assert action is not None
            card = card_of(action)
            assert card is not None
            slot = page.position.state.hands[LEARNER].index(card)
            view.place_activated.emit(place(Pile.HAND, LEARNER, slot))


def cut_off(top: QWidget) -> list[str]:
    """Every visible text that has less room than it takes; scrolled away is not cut off."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top):
            continue
        if isinstance(widget, QLabel) and widget.text():
            height = widget.heightForWidth(widget.width()) if widget.wordWrap() else 0
            words = read(widget.text().replace("<p", " <p")).split()
            longest = max(
                (widget.fontMetrics().horizontalAdvance(word) for word in words), default=0
            )
            is_cut = widget.height() < height or widget.contentsRect().width() < longest
            if not widget.wordWrap():
                is_cut = widget.width() < widget.sizeHint().width()
            if is_cut:
                found.append(f"{read(widget.text())!r} has {widget.size()}")
        if isinstance(widget, QAbstractButton):
            if widget.text() and widget.width() < widget.sizeHint().width():
                found.append(f"button {widget.text()!r} has {widget.size()}")
            left = widget.mapTo(top, widget.rect().topLeft()).x()
            if left < 0 or left + widget.width() > top.width():
                found.append(f"outside: {widget.text() or widget.accessibleName()!r}")
    return found


def keep_picture(screen: LessonScreen, language: str, name: str) -> None:
    if PICTURES is not None:
        folder = Path(PICTURES) / language
        folder.mkdir(parents=True, exist_ok=True)
        assert screen.grab().save(str(folder / f"{name}.png"))


class LongerTexts(MadeUpLanguage):
    """Makes every text two fifths longer, by words of its own."""

    def text(self, context: str, source: str, count: int) -> str:
        del context
        text = source.replace("%n", str(count)) if count >= 0 else source
        words = text.split(" ")
        more = words[: max(1, round(len(words) * 0.4))]
        if len(words) > 2:
            return " ".join((*words, *more))
        return text if "{" in text else text + text[: round(len(text) * 0.4)]
