# SPDX-License-Identifier: GPL-3.0-or-later
"""One lesson being taken: its pages in order, the answers and what they are worth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.lessons import lesson_text, option_text, page_text, right_text, wrong_text
from buck_euchre_qt.i18n.reasons import refusal_articles, refusal_sentence
from buck_euchre_qt.learning.course import COURSE, articles_told, next_after
from buck_euchre_qt.learning.lessons import AnswerKind, Choice, Lesson, Page
from buck_euchre_qt.learning.positions import LEARNER
from buck_euchre_qt.windows.desk import DEFAULT_NAMES
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.lesson_table import LessonTable
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.sheet_screen import SheetScreen

translate = QCoreApplication.translate

_DOT_PITCH_PX: Final = 24
_DOT_RADIUS_PX: Final = 6.5
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PageDots(QWidget):
    """One dot for each page: filled up to the one that is open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._count = 0
        self._open = 0
        self.look = DARK
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self.look = look
        self.update()

    def show_place(self, page_number: int, count: int) -> None:
        """Show the page that is open, counted from 1."""
        self._open, self._count = page_number, count
        text = translate("LessonPlayer", "Page {number} of {count}")
        self.setAccessibleName(text.format(number=page_number, count=count))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for the dots."""
        return QSize(self._count * _DOT_PITCH_PX + 4, _DOT_PITCH_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reached = QColor(self.look.ink_accent)
        for number in range(self._count):
            is_reached = number < self._open
            painter.setPen(QPen(reached if is_reached else QColor(self.look.ink_quiet), 1.6))
            painter.setBrush(reached if is_reached else Qt.BrushStyle.NoBrush)
            centre = QPointF(2 + (number + 0.5) * _DOT_PITCH_PX, self.height() / 2)
            painter.drawEllipse(centre, _DOT_RADIUS_PX, _DOT_RADIUS_PX)
        painter.end()


class LessonPlayer(SheetScreen):
    """Table and sheet of the lesson that is open; it judges answers by what the page says."""

    lesson_wanted = Signal(str)
    """Another lesson was asked for, by its id."""
    match_wanted = Signal(str)
    """A match of the game that was learned was asked for, by the game's id."""
    page_mastered = Signal(object, int)
    """A `Lesson` and the number of its page, counted from 1, that was read or answered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lesson: Lesson | None = None
        self._number = 1
        self._answer: Choice | None = None
        self.table = LessonTable(self)
        self.dots = PageDots(self)
        self._arrange(self.table, self.dots)
        self.table.answered.connect(self._judge)
        self.sheet.answered.connect(self._judge)
        self.sheet.wished.connect(self._fulfil)

    @property
    def page(self) -> Page | None:
        """The page that is open."""
        return None if self._lesson is None else self._lesson.pages[self._number - 1]

    @property
    def article(self) -> str:
        """The article that applies best to what is shown."""
        refusal = self._refusal()
        if refusal is not None:
            return refusal_articles(refusal)[0]
        return self.page.cites[0] if self.page is not None else ""

    def open_page(self, lesson: Lesson, page_number: int = 1) -> None:
        """Open a lesson at a page, counted from 1."""
        self._lesson = lesson
        self._number = page_number
        self._answer = None
        page = lesson.pages[page_number - 1]
        self.table.show_page(page, self.names, articles_told(lesson, page_number))
        self._fill_sheet()
        words = page_text(page)
        self.table.announcer.say(f"{words.title}. {words.text}")
        if page.ask is AnswerKind.NOTHING:
            self.page_mastered.emit(lesson, page_number)
        else:
            self.table.ask()

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        super().set_look(look)
        self.table.set_look(look)
        self.dots.set_look(look)
        self._fill_sheet()

    @property
    def names(self) -> SeatNames:
        """How the seats of the lesson are called."""
        rows = () if self.page is None else self.page.position.game.info.rows
        return SeatNames(DEFAULT_NAMES, LEARNER, rows)

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self.table.retranslate()
        self._fill_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages by key; everything else is somebody else's."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_PageUp and self._number > 1:
            self._fulfil(Wish.BACK)
        elif key is Qt.Key.Key_PageDown and Wish.NEXT in self.sheet.buttons:
            self._fulfil(Wish.NEXT)
        elif key in _ENTER and not event.isAutoRepeat():
            self._press_chief()
        else:
            super().keyPressEvent(event)

    def _fill_sheet(self) -> None:
        lesson, page = self._lesson, self.page
        if lesson is None or page is None:
            return
        words = page_text(page)
        title = translate("LessonPlayer", "{number} · {title}")
        self._title.setText(
            title.format(number=COURSE.index(lesson) + 1, title=lesson_text(lesson.id).title)
        )
        self.leave.setText(translate("LessonPlayer", "Leave (Esc)"))
        self.dots.show_place(self._number, len(lesson.pages))
        self.sheet.tell(words.title, words.text)
        held = page.position.state.hands[LEARNER]
        caption = translate("LessonPlayer", "From the highest to the lowest; a ring for yours:")
        self.sheet.lay_out_cards(caption, page.strip, held)
        offered = page.choices if page.ask is AnswerKind.OPTION else ()
        self.sheet.offer([(each, option_text(page, each, self.names)) for each in offered])
        self.sheet.withdraw()
        self.sheet.cite(page.cites)
        if self._answer is None:
            asks = page.ask is not AnswerKind.NOTHING
            self._offer_buttons((Wish.SHOW,) if asks else self._onward())
            if not asks:
                self._focus_chief()
            elif offered:
                self.sheet.options[offered[0]].setFocus()
        else:
            self._show_verdict(self._answer)

    def _judge(self, answer: Choice) -> None:
        lesson, page = self._lesson, self.page
        if lesson is None or page is None:
            return
        self._answer = answer
        self.table.stop_asking()
        self._show_verdict(answer)
        self.table.announcer.say(self.sheet.verdict)
        if page.judge(answer).is_right:
            self.page_mastered.emit(lesson, self._number)
            self.table.take(page.played(answer))

    def _show_verdict(self, answer: Choice) -> None:
        page = self.page
        if page is None:
            return
        verdict = page.judge(answer)
        if verdict.is_right:
            self.sheet.judge(right_text(page, answer), is_right=True, answer=answer)
            self._offer_buttons(self._onward())
        else:
            if verdict.refusal is None:
                self.sheet.judge(wrong_text(page, answer), is_right=False, answer=answer)
            else:
                sentence = refusal_sentence(verdict.refusal)
                self.sheet.judge(sentence, is_right=False, answer=answer)
                articles = refusal_articles(verdict.refusal)
                others = tuple(each for each in page.cites if each not in articles)
                self.sheet.cite((*articles, *others))
            self._offer_buttons((Wish.SHOW, Wish.AGAIN))
        self._focus_chief()

    def _refusal(self) -> Refusal | None:
        if self.page is None or self._answer is None:
            return None
        return self.page.judge(self._answer).refusal

    def _onward(self) -> tuple[Wish, ...]:
        lesson = self._lesson
        if lesson is None or self._number < len(lesson.pages):
            return (Wish.NEXT,)
        upcoming = next_after(lesson)
        if upcoming is None:
            return (Wish.LIST, Wish.MATCH)
        if upcoming.game != lesson.game:
            # Whoever has learned a game wants to play it, not to learn another one.
            return (Wish.NEXT_LESSON, Wish.MATCH)
        return (Wish.LIST, Wish.NEXT_LESSON)

    def _offer_buttons(self, wishes: tuple[Wish, ...]) -> None:
        self.sheet.show_buttons(wishes, has_back=self._number > 1)

    def _press_chief(self) -> None:
        """Do what the last button offers; the table passes on the key that it has no use for."""
        *_, last = self.sheet.buttons.values()
        if self.page is not None and (
            self._answer is not None or self.page.ask is AnswerKind.NOTHING
        ):
            last.click()

    def _fulfil(self, wish: Wish) -> None:
        lesson, page = self._lesson, self.page
        if lesson is None or page is None:
            return
        match wish:
            case Wish.BACK:
                self.open_page(lesson, self._number - 1)
            case Wish.NEXT:
                self.open_page(lesson, self._number + 1)
            case Wish.AGAIN:
                self.open_page(lesson, self._number)
            case Wish.SHOW:
                self._judge(page.right[0])
            case Wish.NEXT_LESSON:
                upcoming = next_after(lesson)
                if upcoming is not None:
                    self.lesson_wanted.emit(upcoming.id)
            case Wish.MATCH:
                self.match_wanted.emit(lesson.game)
            case Wish.LIST:
                self.left.emit()
