# SPDX-License-Identifier: GPL-3.0-or-later
"""All lessons to choose from, with what has been mastered of each."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.lessons import lesson_text
from buck_euchre_qt.learning.course import COURSE, Progress
from buck_euchre_qt.learning.lessons import Lesson
from buck_euchre_qt.windows.lesson_look import lesson_style, text_scale
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.rule_book_drawing import CARD_SHAPE, card_picture

translate = QCoreApplication.translate


class LessonCard(QPushButton):
    """One lesson: its number, what it is about, and how far it has been mastered."""

    def __init__(self, number: int, lesson: Lesson, parent: QWidget) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self._number = number
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self._place = self._line("number")
        self._state = self._line("done")
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._title = self._line("title")
        self._summary = self._line("quiet")
        above = QHBoxLayout()
        above.addWidget(self._place)
        above.addStretch(1)
        above.addWidget(self._state)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(18, 13, 18, 15)
        lines.setSpacing(4)
        lines.addLayout(above)
        lines.addWidget(self._title)
        lines.addWidget(self._summary)
        lines.addStretch(1)

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

    def sizeHint(self) -> QSize:
        """Return the room that the words take."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which no word is cut."""
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Return that a narrower card is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height in which every word has room."""
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a few cards where the words leave room."""
        super().paintEvent(event)
        free = self.height() - self.heightForWidth(self.width())
        height = min(0.46 * self.height(), free - 22)
        if height < _LEAST_EMBLEM_PX:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        width = int(height / CARD_SHAPE)
        ratio = self.devicePixelRatioF()
        for place, card in enumerate(_EMBLEMS[self.lesson.id]):
            painter.save()
            middle = self.width() / 2 + (place - 1) * 0.66 * width
            painter.translate(middle, self.height() - 18 - height / 2)
            painter.rotate((place - 1) * 7)
            painter.setPen(QPen(QColor(0, 0, 0, 40), 1))
            box = QRectF(-width / 2, -height / 2, width, round(width * CARD_SHAPE))
            painter.drawImage(box, card_picture(card, width, ratio))
            painter.drawRoundedRect(box, 4, 4)
            painter.restore()
        painter.end()

    def _line(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(name in ("title", "quiet"))
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label


_LEAST_EMBLEM_PX = 54
_EMBLEMS = {
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
}
"""A few cards that stand for each lesson."""


class LessonList(QWidget):
    """The course at a glance."""

    lesson_wanted = Signal(str)
    """A lesson was chosen, by its id."""
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_pt = 0.0
        self._columns = 0
        self._look = DARK
        self._progress = Progress()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._headline = QLabel(self)
        self._headline.setObjectName("headline")
        self._headline.setWordWrap(True)
        self._intro = QLabel(self)
        self._intro.setObjectName("intro")
        self._intro.setWordWrap(True)
        self.leave = QPushButton(self)
        self.leave.setObjectName("leave")
        self.leave.setCursor(Qt.CursorShape.PointingHandCursor)
        self.leave.clicked.connect(self.left)
        page = QWidget()
        page.setObjectName("cards")
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setSpacing(12)
        self.cards = tuple(
            LessonCard(number, lesson, page) for number, lesson in enumerate(COURSE, start=1)
        )
        for card in self.cards:
            card.clicked.connect(partial(self.lesson_wanted.emit, card.lesson.id))
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        head = QVBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._headline)
        head.addWidget(self._intro)
        above = QHBoxLayout()
        above.addLayout(head, 1)
        above.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(34, 24, 28, 20)
        lines.setSpacing(18)
        lines.addLayout(above)
        lines.addWidget(area, 1)

    def show_progress(self, progress: Progress) -> None:
        """Show what has been mastered, and point at what comes next."""
        self._progress = progress
        self.retranslate()
        upcoming = progress.next_lesson or COURSE[0]
        self.cards[COURSE.index(upcoming)].setFocus()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self._headline.setText(translate("LessonList", "Learn Buck Euchre"))
        self._intro.setText(
            translate(
                "LessonList",
                "Short lessons on the real table. They build on each other, but you may start "
                "anywhere.",
            )
        )
        self.leave.setText(translate("LessonList", "To the table (Esc)"))
        for card in self.cards:
            card.say(self._progress)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many cards side by side as have room."""
        self._dress()
        wanted = self.fontMetrics().averageCharWidth() * _CARD_LETTERS * self._size_pt
        columns = max(1, min(4, round(self.width() / (wanted / self.font().pointSizeF()))))
        if columns != self._columns:
            self._line_up(columns)
        super().resizeEvent(event)

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self._look = look
        self._size_pt = 0.0
        self._dress()

    def _dress(self) -> None:
        scale = text_scale(self.width(), self.height())
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(lesson_style(size_pt, self._look))

    def _line_up(self, columns: int) -> None:
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for row in range(len(self.cards)):
            self._grid.setRowStretch(row, 1 if row < len(self.cards) / columns else 0)


_CARD_LETTERS = 42
