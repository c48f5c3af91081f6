# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons: the list of all of them, and the one that is being taken."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.learning.course import Progress, lesson_of
from buck_euchre_qt.learning.lessons import Lesson
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.learning_screen import LearningScreen
from buck_euchre_qt.windows.lesson_list import LessonList
from buck_euchre_qt.windows.lesson_player import LessonPlayer
from buck_euchre_qt.windows.look import Look


class LessonScreen(LearningScreen):
    """Leads through the course; where the progress is kept is somebody else's affair."""

    progress_changed = Signal(object)
    """The `Progress` as it is now."""
    match_wanted = Signal(str)
    """A match of the game that was learned is wanted, by the game's id."""

    def __init__(self, progress: Progress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress = progress
        self.list = LessonList(self)
        self.player = LessonPlayer(self)
        self._join(self.list, self.player)
        self.list.lesson_wanted.connect(self.start)
        self.player.lesson_wanted.connect(self.start)
        self.player.match_wanted.connect(self.match_wanted)
        self.player.page_mastered.connect(self._note_page)

    @property
    def progress(self) -> Progress:
        """What has been mastered so far."""
        return self._progress

    @property
    def article(self) -> str:
        """The article that applies best to what is shown, empty for none."""
        return self.player.article if self._is_at_work else ""

    def show_list(self) -> None:
        """Show all lessons."""
        self.player.table.view.finish()
        super().show_list()
        self.list.show_progress(self._progress)

    def start(self, lesson_id: str) -> None:
        """Open a lesson at its beginning.

        :raises KeyError: when there is none with this id.
        """
        lesson = lesson_of(lesson_id)
        self.setCurrentWidget(self.player)
        self.player.open_page(lesson)

    def start_next(self) -> None:
        """Open the first lesson that is not finished, or the list when all are."""
        upcoming = self._progress.next_lesson
        if upcoming is None:
            self.show_list()
        else:
            self.start(upcoming.id)

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self.list.set_look(look)
        self.player.set_look(look)

    @property
    def view(self) -> TableView:
        """The table, for the settings that all tables share."""
        return self.player.table.view

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.list.retranslate()
            self.player.retranslate()

    def _note_page(self, lesson: Lesson, page_number: int) -> None:
        before = self._progress
        self._progress = before.with_page(lesson, page_number)
        if self._progress != before:
            self.progress_changed.emit(self._progress)
