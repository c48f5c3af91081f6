# SPDX-License-Identifier: GPL-3.0-or-later
"""The middle of the main window: the match, or lessons or practice in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from buck_euchre_qt.learning.articles_now import article_of
from buck_euchre_qt.learning.course import Progress
from buck_euchre_qt.session.session import Ask, SessionSettings
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.play_screen import PlayScreen

if TYPE_CHECKING:
    from buck_euchre_qt.windows.guided_deal import GuidedDeal
    from buck_euchre_qt.windows.lesson_screen import LessonScreen
    from buck_euchre_qt.windows.practice_desk import PracticeDesk
    from buck_euchre_qt.windows.practice_screen import PracticeScreen


class LessonStack(QStackedWidget):
    """Shows the play screen until lessons or practice are wanted, and again when they are left.

    The match is not touched meanwhile: it waits where it was.
    """

    progress_changed = Signal(object)
    """The `Progress` of the learner as it is now; whoever keeps it writes it down."""
    article_wanted = Signal(str)
    """An article of the rules is to be shown, by its id."""
    lessons_left = Signal()
    """The match is in the middle again."""
    table_made = Signal(object)
    """Another `TableView` has come into being, and wants the settings of tables."""
    new_match_wanted = Signal(str)
    """A match of a game is wanted, by its id; empty for whatever was played last."""
    play_changed = Signal()
    """The match that is shown has changed, or another one is shown, or none."""

    def __init__(
        self,
        play_screen: PlayScreen,
        progress: Progress,
        settings: SessionSettings,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._guided: GuidedDeal | None = None
        self._play_screen = play_screen
        self._progress = progress
        self.look = DARK
        self._lessons: LessonScreen | None = None
        self._practice_desk: PracticeDesk | None = None
        self._practice: PracticeScreen | None = None
        self.addWidget(play_screen)
        play_screen.changed.connect(self.play_changed)
        self.currentChanged.connect(lambda _: self.play_changed.emit())

    @property
    def screen_of_lessons(self) -> LessonScreen | None:
        """The lessons, None while they have never been wanted."""
        return self._lessons

    @property
    def screen_of_practice(self) -> PracticeScreen | None:
        """Practice, None while it has never been wanted."""
        return self._practice

    @property
    def tables(self) -> tuple[TableView, ...]:
        """Every table there is, for the settings that all of them share."""
        made = (self._lessons, self._practice)
        return (
            self._play_screen.view,
            *(screen.view for screen in made if screen is not None),
            *(() if self._guided is None else (self._guided.play.view,)),
        )

    @property
    def is_learning(self) -> bool:
        """Whether lessons, practice or the guided deal are shown."""
        return self.currentWidget() is not self._play_screen

    @property
    def screen_in_play(self) -> PlayScreen | None:
        """The screen of the match that is shown, the guided one's too; None in the lessons."""
        if self._guided is not None and self.currentWidget() is self._guided:
            return self._guided.play
        return None if self.is_learning else self._play_screen

    @property
    def progress(self) -> Progress:
        """What has been mastered so far."""
        return self._progress

    def show_list(self) -> None:
        """Show all lessons."""
        self._open_lessons().show_list()

    def start(self, lesson_id: str) -> None:
        """Open a lesson at its beginning.

        :raises KeyError: when there is none with this id.
        """
        self._open_lessons().start(lesson_id)

    def start_next(self) -> None:
        """Open the first lesson that is not finished, or the list when all are."""
        self._open_lessons().start_next()

    def set_practice(self, desk: PracticeDesk | None) -> None:
        """Take on who makes practice; without anybody there is none."""
        self._practice_desk = desk

    def practise(self) -> None:
        """Show all that can be practised, of the game on the table first."""
        screen = self._practice or self._make_practice()
        if screen is None:
            return
        session = self._play_screen.session
        if session is not None:
            screen.choose_game(session.match.game.info.id)
        self.end_guiding()
        self.setCurrentWidget(screen)
        screen.show_list()

    def guide(self) -> None:
        """Begin the guided first deal."""
        from buck_euchre_qt.windows.guided_deal import GuidedDeal

        if self._guided is None:
            self._guided = GuidedDeal(self._settings, self)
            self._guided.left.connect(self.show_table)
            self._guided.lessons_wanted.connect(self.show_list)
            self._guided.article_wanted.connect(self.article_wanted)
            self._guided.new_match_wanted.connect(lambda: self.new_match_wanted.emit(""))
            self._guided.play.changed.connect(self.play_changed)
            self.addWidget(self._guided)
            self._guided.set_look(self.look)
            self.table_made.emit(self._guided.play.view)
        self.stop_practice()
        self.setCurrentWidget(self._guided)
        self._guided.begin()

    def end_guiding(self) -> None:
        """Leave the guided deal, if there is one; nothing of it stays."""
        if self._guided is not None:
            self._guided.end()

    def stop_practice(self) -> None:
        """Prepare no problem any more."""
        if self._practice is not None:
            self._practice.stop()

    def show_table(self) -> None:
        """Show the match again."""
        if not self.is_learning:
            return
        self.stop_practice()
        self.end_guiding()
        self.setCurrentWidget(self._play_screen)
        self._play_screen.setFocus()
        self.lessons_left.emit()

    def set_look(self, look: Look) -> None:
        """Take on other colours for the lessons, and the size of the letters in use."""
        self.look = look
        for screen in (self._lessons, self._practice, self._guided):
            if screen is not None:
                screen.set_look(look)

    def article_now(self) -> str:
        """Return the article that applies to what is asked, empty where nothing is."""
        for screen in (self._lessons, self._practice):
            if screen is not None and self.currentWidget() is screen:
                return screen.article
        shown = self.screen_in_play
        session = None if shown is None else shown.session
        if session is None:
            return ""
        if session.question is not None and session.question.ask is Ask.CUT:
            return session.match.game.info.dealing_articles.cut
        seen = session.observe()
        return "" if seen is None else article_of(seen)

    def _open_lessons(self) -> LessonScreen:
        # Made when they are first wanted: the table comes sooner.
        from buck_euchre_qt.windows.lesson_screen import LessonScreen

        self.stop_practice()
        if self._lessons is None:
            self._lessons = LessonScreen(self._progress, self)
            self._lessons.left.connect(self.show_table)
            self._lessons.article_wanted.connect(self.article_wanted)
            self._lessons.match_wanted.connect(self.new_match_wanted)
            self._lessons.progress_changed.connect(self._note_progress)
            self.addWidget(self._lessons)
            self._lessons.set_look(self.look)
            self.table_made.emit(self._lessons.view)
        self.end_guiding()
        self.setCurrentWidget(self._lessons)
        return self._lessons

    def _make_practice(self) -> PracticeScreen | None:
        if self._practice_desk is None:
            return None
        screen = self._practice = self._practice_desk.make_screen(self)
        screen.left.connect(self.show_table)
        screen.article_wanted.connect(self.article_wanted)
        self.addWidget(screen)
        screen.set_look(self.look)
        self.table_made.emit(screen.view)
        return screen

    def _note_progress(self, progress: Progress) -> None:
        self._progress = progress
        self.progress_changed.emit(progress)
