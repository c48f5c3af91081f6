# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be practised, with how each topic goes and what is due today."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.practice_texts import due_text, form_text, topic_text
from buck_euchre_qt.learning.repetition import REMEMBERED, PracticeBook
from buck_euchre_qt.learning.topics import Topic, topics_of
from buck_euchre_qt.windows.card_page import CardButton, CardGroup, CardPage

translate = QCoreApplication.translate

_DOTS_PX: Final = 16
_DOTS_LEFT_PX: Final = 18
_DOT_PITCH_PX: Final = 13.0
_EMBLEMS: Final[dict[Topic | None, tuple[str, ...]]] = {
    None: ("9D", "JS", "AH"),
    Topic.ORDER: ("JH", "AH", "KH"),
    Topic.NAME: ("TH", "JS", "JC"),
    Topic.TAKE: ("QS", "JS", "AS"),
    Topic.DISCARD: ("KD", "9C", "QD"),
    Topic.STAY: ("9S", "TC", "QC"),
    Topic.LEAD: ("AS", "AD", "AC"),
    Topic.FOLLOW: ("KS", "QS", "9S"),
}
"""A few cards that stand for each topic."""


class TopicCard(CardButton):
    """One topic: what it asks, how many of its errors are due, and how the last answers went."""

    def __init__(self, topic: Topic | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.topic = topic
        self.emblem = _EMBLEMS[topic]
        self._answers: tuple[bool, ...] = ()
        self._form = self._line("quiet")
        self._lines.addWidget(self._form)
        margins = self._lines.contentsMargins()
        margins.setBottom(margins.bottom() + _DOTS_PX)
        self._lines.setContentsMargins(margins)

    def say(self, book: PracticeBook, game: str, today: date) -> None:
        """Say everything in the language in use."""
        words = topic_text(self.topic)
        self._title.setText(words.title)
        self._summary.setText(words.summary)
        due = len(book.due(game, self.topic, today))
        state = due_text(due, book.waiting(game, self.topic, today))
        # What is due stands out; what comes some day is said quietly.
        self._state.setText(state if due else "")
        self._place.setText("" if due else state)
        for remark in (self._state, self._place):
            remark.setVisible(bool(remark.text()))
        self._answers = () if self.topic is None else book.results.get((game, self.topic), ())
        form = "" if self.topic is None else form_text(sum(self._answers), len(self._answers))
        self._form.setText(form)
        self._form.setVisible(bool(form))
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(" ".join(filter(None, (words.summary, state, form))))
        self.update()

    @property
    def _foot_px(self) -> int:
        # The outer cards of an emblem are turned, and reach below their middle one.
        lines = self._form.height() + _DOTS_PX + 8 if self._answers else 0
        return super()._foot_px + lines

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a dot for each of the last answers, filled for a right one."""
        super().paintEvent(event)
        if not self._answers:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.width() - 2 * _DOTS_LEFT_PX
        pitch = min(_DOT_PITCH_PX, room / REMEMBERED)
        radius = 0.34 * pitch
        good = QColor(self._title.palette().windowText().color())
        painter.setPen(good)
        for number, is_right in enumerate(self._answers):
            painter.setBrush(good if is_right else Qt.BrushStyle.NoBrush)
            x = _DOTS_LEFT_PX + (number + 0.5) * pitch
            y = self.height() - _DOTS_PX / 2 - 9
            painter.drawEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        painter.end()


class PracticeList(CardPage):
    """Chooses a game, where there are several, and one of its topics."""

    topic_wanted = Signal(str, object)
    """A game's id, and the `Topic` to practise; None for all of them mixed."""

    def __init__(self, games: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._book = PracticeBook()
        self._today = date.min
        self.cards = tuple(TopicCard(topic, self._page) for topic in (None, *Topic))
        for card in self.cards:
            card.clicked.connect(partial(self._want, card))
        self._group = QButtonGroup(self)
        self.games: dict[str, QPushButton] = {}
        row = QHBoxLayout()
        row.setSpacing(8)
        for game in games:
            button = QPushButton(self)
            button.setObjectName("game")
            button.setCheckable(True)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(partial(self._choose_game, game))
            self._group.addButton(button)
            self.games[game] = button
            row.addWidget(button)
            button.setVisible(len(games) > 1)
        row.addStretch(1)
        if len(games) > 1:
            self._lines.insertLayout(1, row)
        self._game = games[0]
        self.games[self._game].setChecked(True)
        self._lay_out_topics()

    @property
    def game(self) -> str:
        """The id of the game whose topics are shown."""
        return self._game

    def choose_game(self, game: str) -> None:
        """Show the topics of a game, if it can be practised."""
        if game in self.games:
            self.games[game].setChecked(True)
            self._choose_game(game)

    def show_book(self, book: PracticeBook, today: date) -> None:
        """Show how it goes, and point at the mixture."""
        self._book, self._today = book, today
        self.retranslate()
        self.cards[0].setFocus()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self._headline.setText(translate("Practice", "Practice"))
        self._intro.setText(
            translate(
                "Practice",
                "Single decisions from fresh deals. What you answer wrong comes back the next "
                "day, and after each right answer later and later.",
            )
        )
        self.leave.setText(translate("LessonList", "To the table (Esc)"))
        for game, button in self.games.items():
            button.setText(game_name(game))
        for card in self.cards:
            card.say(self._book, self._game, self._today)

    def _choose_game(self, game: str) -> None:
        self._game = game
        self._lay_out_topics()
        self.retranslate()

    def _lay_out_topics(self) -> None:
        topics = topics_of(self._game)
        fitting = (card for card in self.cards if card.topic is None or card.topic in topics)
        self._lay_out_groups([CardGroup(tuple(fitting))])
        for card in self.cards:
            card.setHidden(card not in self._shown)

    def _want(self, card: TopicCard) -> None:
        self.topic_wanted.emit(self._game, card.topic)
