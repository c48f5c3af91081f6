# SPDX-License-Identifier: GPL-3.0-or-later
"""All lessons to choose from, with what has been mastered of each."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QWidget

from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.lessons import lesson_text
from buck_euchre_qt.learning.course import COURSE, Progress
from buck_euchre_qt.learning.lessons import Lesson
from buck_euchre_qt.windows.card_page import CardButton, CardGroup, CardPage

translate = QCoreApplication.translate
_EMBLEMS: Final = {
    "cards": ("AS", "KH", "QD"),
    "follow": ("KS", "QS", "9S"),
    "left-bower": ("KH", "JD", "JH"),
    "no-trump": ("AH", "KH", "JH"),
    "deal": ("9C", "TD", "9H"),
    "order": ("JH", "AH", "KH"),
    "second-circuit": ("TH", "JS", "JC"),
    "stay": ("9S", "TC", "QC"),
    "lone-maker": ("9D", "9S", "JH"),
    "clubs": ("AC", "JS", "JC"),
    "scoring": ("TS", "QH", "AD"),
    "winning": ("AH", "JD", "JH"),
    "partners": ("KC", "AC", "TC"),
    "alone": ("AH", "JD", "JH"),
    "two-handed": ("9D", "KH", "AS"),
    "take-or-leave": ("9H", "AH", "JH"),
}
"""A few cards that stand for each lesson."""


class LessonCard(CardButton):
    """One lesson: its number, what it is about, and how far it has been mastered."""

    def __init__(self, number: int, lesson: Lesson, parent: QWidget) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.emblem = _EMBLEMS[lesson.id]
        self._number = number

    def say(self, progress: Progress) -> None:
        """Say everything in the language in use."""
        words = lesson_text(self.lesson.id)
        self._place.setText(str(self._number))
        self._title.setText(words.title)
        self._summary.setText(words.summary)
        mastered = progress.pages.get(self.lesson.id, 0)
        if progress.is_finished(self.lesson):
            state = translate("LessonList", "done")
        elif mastered:
            state = translate("LessonList", "{number} of {count}").format(
                number=mastered, count=len(self.lesson.pages)
            )
        else:
            state = ""
        self._state.setText(state)
        self.setAccessibleName(f"{self._number}. {words.title}")
        self.setAccessibleDescription(" ".join(filter(None, (words.summary, state))))


class LessonList(CardPage):
    """The course at a glance."""

    lesson_wanted = Signal(str)
    """A lesson was chosen, by its id."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._progress = Progress()
        self.cards = tuple(
            LessonCard(number, lesson, self._page) for number, lesson in enumerate(COURSE, start=1)
        )
        for card in self.cards:
            card.clicked.connect(partial(self.lesson_wanted.emit, card.lesson.id))
        self.headings: dict[str, QLabel] = {}
        groups: list[CardGroup] = []
        for game, cards in groupby(self.cards, lambda card: card.lesson.game):
            heading = self.headings[game] = QLabel(self._page)
            heading.setObjectName("heading")
            heading.setIndent(0)
            groups.append(CardGroup(tuple(cards), heading))
        self._lay_out_groups(groups)

    def show_progress(self, progress: Progress) -> None:
        """Show what has been mastered, and point at what comes next."""
        self._progress = progress
        self.retranslate()
        upcoming = progress.next_lesson or COURSE[0]
        self.cards[COURSE.index(upcoming)].setFocus()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self._headline.setText(translate("LessonList", "Learn to play"))
        self._intro.setText(
            translate(
                "LessonList",
                "Short lessons on the real table. They build on each other, but you may start "
                "anywhere.",
            )
        )
        self.leave.setText(translate("LessonList", "To the table (Esc)"))
        for game, heading in self.headings.items():
            heading.setText(game_name(game))
        for card in self.cards:
            card.say(self._progress)
