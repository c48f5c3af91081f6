# SPDX-License-Identifier: GPL-3.0-or-later
"""Practice: what can be practised, and the problems that are being answered."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.i18n.practice_texts import comes_back_text, learned_text
from buck_euchre_qt.learning.practice_plan import next_item
from buck_euchre_qt.learning.problems import Problem
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.session.practice_supply import PracticeSupply
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.learning_screen import LearningScreen
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.practice_list import PracticeList
from buck_euchre_qt.windows.practice_player import PracticePlayer


class PracticeScreen(LearningScreen):
    """Leads from one problem to the next; where the book is kept is somebody else's affair.

    `today` says what day it is.
    """

    book_changed = Signal(object)
    """The `PracticeBook` as it is now."""

    def __init__(
        self,
        games: Sequence[str],
        supply: PracticeSupply,
        book: PracticeBook,
        today: Callable[[], date],
        rng: random.Random,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.supply = supply
        self._book = book
        self._today = today
        self._rng = rng
        self._game = games[0]
        self._topic: Topic | None = None
        self._shown: set[Situation] = set()
        self._ready: Problem | None = None
        self._is_waiting = False
        self.list = PracticeList(games, self)
        self.player = PracticePlayer(self)
        self._join(self.list, self.player)
        self.list.topic_wanted.connect(self.start)
        self.player.next_wanted.connect(self.show_next)
        self.player.answered.connect(self._note_answer)
        supply.ready.connect(self._on_ready)
        supply.failed.connect(self._on_failed)

    @property
    def article(self) -> str:
        """The article that applies best to what is shown, empty for none."""
        return self.player.article if self._is_at_work else ""

    @property
    def view(self) -> TableView:
        """The table, for the settings that all tables share."""
        return self.player.table.view

    def set_book(self, book: PracticeBook) -> None:
        """Take on a book to which somebody else has added errors."""
        self._book = book
        if not self._is_at_work:
            self.list.show_book(book, self._today())

    def show_list(self) -> None:
        """Show all that can be practised, and prepare nothing any more."""
        self.stop()
        self.player.table.view.finish()
        super().show_list()
        self.list.show_book(self._book, self._today())

    def choose_game(self, game: str) -> None:
        """Offer the topics of a game, if it can be practised."""
        self.list.choose_game(game)

    def start(self, game: str, topic: Topic | None) -> None:
        """Practise a topic of a game, or all of them mixed."""
        self._game, self._topic = game, topic
        self._shown.clear()
        self._ready = None
        self.setCurrentWidget(self.player)
        self.player.begin(topic)
        self._prepare()
        self.show_next()

    def show_next(self) -> None:
        """Show the next problem, as soon as it is ready."""
        problem, self._ready = self._ready, None
        if problem is None:
            self._is_waiting = True
            self.player.look_for_problem()
            if not self.supply.is_busy:
                self._prepare()
            return
        self._is_waiting = False
        self._shown.add(problem.situation)
        is_known = any(each.situation == problem.situation for each in self._book.reminders)
        self.player.open_problem(problem, is_known=is_known)

    def stop(self) -> None:
        """Prepare nothing any more; for whoever leaves."""
        self.supply.stop()
        self._ready = None
        self._is_waiting = False

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self.list.set_look(look)
        self.player.set_look(look)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.list.retranslate()
            self.player.retranslate()

    def _prepare(self) -> None:
        item = next_item(self._book, self._game, self._topic, self._today(), self._shown, self._rng)
        self.supply.prepare(item)

    def _on_ready(self, problem: Problem) -> None:
        self._ready = problem
        if self._is_waiting:
            self.show_next()

    def _on_failed(self) -> None:
        if self._is_waiting:
            self._is_waiting = False
            self.player.say_nothing_found()

    def _note_answer(self, problem: Problem, is_right: bool) -> None:
        before = self._book
        self._book = before.with_answer(
            problem.situation, problem.topic, self._today(), is_right=is_right
        )
        if not is_right:
            self.player.remark(comes_back_text())
        elif len(self._book.reminders) < len(before.reminders):
            self.player.remark(learned_text())
        self.book_changed.emit(self._book)
        # While the learner reads on, the next one gets ready.
        self._prepare()
