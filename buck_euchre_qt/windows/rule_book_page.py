# SPDX-License-Identifier: GPL-3.0-or-later
"""The reading page of the rule book: all chapters on one long sheet."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from buck_euchre_qt.i18n.rulebook import Chapter, occurrences
from buck_euchre_qt.windows.page_look import LIGHT, PageLook, page_palette
from buck_euchre_qt.windows.rule_book_formats import Measures
from buck_euchre_qt.windows.rule_book_typesetter import Sheet, typeset

_LETTERS_A_LINE: Final = 68
_FEWEST_LETTERS_A_LINE: Final = 63
_SAMPLE: Final = "the player on the left leads and the best card of the four takes the trick"
_BODY_SCALES: Final = (1.25, 1.18, 1.1)
_WIDEST_FIGURE: Final = 1.32
_TOP_GAP_PX: Final = 26
_FADE_PX: Final = 18


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """Where a reader is: an article or ``chapter:3``, and how far it is scrolled past the top."""

    target: str
    offset: int


def chapter_target(number: int) -> str:
    """Return the name under which the page finds the heading of a chapter."""
    return f"chapter:{number}"


class RuleBookPage(QTextBrowser):
    """Shows chapters on paper, knows where each article lies, and marks one of them."""

    chapter_reached = Signal(int)
    """The number of the chapter that is now at the top of the page."""
    reference_followed = Signal(str)
    """The id of the article whose reference was clicked or chosen by key."""

    lesson_followed = Signal(str)
    """The id of the lesson whose link was clicked or chosen by key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        # Only the picture of a deal may be wider than a small page.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._chapters: tuple[Chapter, ...] = ()
        self._look = LIGHT
        self._measures: Measures | None = None
        self._sheet = Sheet({}, {})
        self._place = ReadingPlace(chapter_target(0), -_TOP_GAP_PX)
        self._is_settling = False
        self._is_laying_out = False
        self._has_size = False
        self._wanted = ""
        self._marked = ""
        self._searched = ""
        self._steps: dict[str, int] = {}
        self.anchorClicked.connect(self.follow_link)
        self.verticalScrollBar().valueChanged.connect(self._note_place)

    @property
    def marked_article(self) -> str:
        """The id of the marked article, empty when none is marked."""
        return self._marked

    @property
    def place(self) -> ReadingPlace:
        """Where the reader is."""
        return self._place

    def show_book(self, chapters: tuple[Chapter, ...], look: PageLook) -> None:
        """Show these chapters in this look, and stay at the same place and mark."""
        self._chapters = chapters
        self._look = look
        self.setPalette(page_palette(look, look.paper))
        self._measures = None
        self._lay_out()

    def go_to(self, target: str) -> None:
        """Bring an article or a chapter (`chapter_target`) to the top of the page.

        The first article of a chapter comes with the chapter's heading.
        """
        if not self._has_size:
            self._wanted = target
            return
        targets = list(self._sheet.tops)
        before = target
        if target in targets and not target.startswith("chapter:"):
            before = targets[max(0, targets.index(target) - 1)]
        self._place = ReadingPlace(
            before if before.startswith("chapter:") else target, -_TOP_GAP_PX
        )
        self._return_to_place()

    def mark(self, article_id: str) -> None:
        """Mark this article alone; an empty id takes the mark away."""
        self._marked = article_id
        self.viewport().update()

    def highlight(self, words: str) -> None:
        """Show where these words occur on the page."""
        self._searched = words
        self._show_occurrences()

    def article_box(self, article_id: str) -> QRectF:
        """Return where the text of an article lies on the page, below the viewport's top."""
        first, last = self._sheet.spans[article_id]
        layout = self.document().documentLayout()
        top = layout.blockBoundingRect(self.document().findBlock(first)).top()
        bottom = layout.blockBoundingRect(self.document().findBlock(last)).bottom()
        measures = self.fitting_measures()
        width = measures.number_width + measures.text_width
        scrolled = self.verticalScrollBar().value()
        aside = self.horizontalScrollBar().value()
        return QRectF(measures.left - aside, top - scrolled, width, bottom - top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the book anew in another width, at the same place."""
        self._has_size = self._is_settling = True
        super().resizeEvent(event)
        self._lay_out()
        if self._wanted:
            self.go_to(self._wanted)
            self._wanted = ""

    def showEvent(self, event: QShowEvent) -> None:
        """Stay at the place in the book."""
        # When first shown, Qt scrolls to the text cursor.
        self._is_settling = True
        super().showEvent(event)
        self._is_settling = False
        self._return_to_place()

    def event(self, event: QEvent) -> bool:
        """Draw the figures anew for a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._measures = None
            self._lay_out()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Set the book anew in other letters."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark of an article below the words, and fade the line cut at the top."""
        if self._marked in self._sheet.spans:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = self.article_box(self._marked).adjusted(-14, -7, 14, 7)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.mark))
            painter.drawRoundedRect(box, 9, 9)
            bar = QRectF(box.left(), box.top() + 6, 4, box.height() - 12)
            painter.setBrush(QColor(self._look.mark_edge))
            painter.drawRoundedRect(bar, 2, 2)
            painter.end()
        super().paintEvent(event)
        # A line that is cut at the top fades instead.
        paper = QColor(self._look.paper)
        fade = QLinearGradient(0, 0, 0, _FADE_PX)
        fade.setColorAt(0, paper)
        paper.setAlpha(0)
        fade.setColorAt(1, paper)
        painter = QPainter(self.viewport())
        painter.fillRect(QRectF(0, 0, self.viewport().width(), _FADE_PX), fade)
        painter.end()

    def fitting_measures(self) -> Measures:
        """Return the measures of a page that fits the width there is, in pixels."""
        room = self.viewport().width()
        gutter = max(22.0, min(52.0, room * 0.05))
        font = QFont(self.font())
        # The letters are as large as leaves enough of them on a line.
        for scale in _BODY_SCALES:
            font.setPointSizeF(QFontInfo(self.font()).pointSizeF() * scale)
            metrics = QFontMetricsF(font)
            number_width = metrics.horizontalAdvance("BE-3.10") * 0.92 + 18
            letter_width = metrics.horizontalAdvance(_SAMPLE) / len(_SAMPLE)
            available = room - 2 * gutter - number_width
            if available >= _FEWEST_LETTERS_A_LINE * letter_width:
                break
        text_width = max(120.0, min(_LETTERS_A_LINE * letter_width, available))
        column = number_width + text_width
        figure_width = max(column, min(room - 2 * gutter, column * _WIDEST_FIGURE))
        return Measures(
            font=font,
            left=gutter,
            number_width=number_width,
            text_width=text_width,
            figure_width=figure_width,
            page_width=max(room, gutter + figure_width),
            ratio=self.devicePixelRatioF(),
        )

    def _lay_out(self) -> None:
        # Setting the book anew can show or hide the bar below it, which is a resize within. And
        # before the page has a size of its own it would be set for nothing.
        if self._is_laying_out or not self._has_size:
            return
        self._is_laying_out = True
        # The bar moves by itself while lengths change: that is not the reader's doing.
        self._is_settling = True
        measures = self.fitting_measures()
        if measures != self._measures:
            self._measures = measures
            self._sheet = typeset(
                self.document(), self._chapters, measures, self._look, self._steps
            )
            # A cursor left behind the last text would draw the page to its end.
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self._show_occurrences()
        self._make_last_chapter_reach_the_top()
        self._is_settling = False
        self._is_laying_out = False
        self._return_to_place()

    def _make_last_chapter_reach_the_top(self) -> None:
        if not self._chapters:
            return
        layout = self.document().documentLayout()
        top = self._top_of(chapter_target(self._chapters[-1].number)) or 0.0
        end = layout.blockBoundingRect(self.document().lastBlock()).bottom()
        missing = self.viewport().height() - _TOP_GAP_PX - (end - top)
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        bottom = max(float(_TOP_GAP_PX), missing)
        if abs(form.bottomMargin() - bottom) > 1:
            form.setBottomMargin(bottom)
            frame.setFrameFormat(form)

    def _top_of(self, target: str) -> float | None:
        position = self._sheet.tops.get(target)
        if position is None:
            return None
        block = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def _return_to_place(self) -> None:
        top = self._top_of(self._place.target)
        if top is None:
            return
        place = self._place
        bar = self.verticalScrollBar()
        # Laying out can be lazy: the bar must know the whole length before it is moved.
        self.document().documentLayout().documentSize()
        bar.setValue(round(top + place.offset))
        # Where the page ends the bar stops short, and another size may bring it further.
        self._place = place
        self.chapter_reached.emit(self._chapter_at(place.target))

    def _note_place(self, value: int) -> None:
        if self._is_settling:
            return
        reached = ""
        reached_top = 0.0
        for target in self._sheet.tops:
            top = self._top_of(target)
            if top is None or (reached and top > value + 2 * _TOP_GAP_PX):
                break
            reached, reached_top = target, top
        if reached:
            self._place = ReadingPlace(reached, round(value - reached_top))
            self.chapter_reached.emit(self._chapter_at(reached))

    def _chapter_at(self, target: str) -> int:
        chapter = 0
        for passed in self._sheet.tops:
            if passed.startswith("chapter:"):
                chapter = int(passed.removeprefix("chapter:"))
            if passed == target:
                break
        return chapter

    def _show_occurrences(self) -> None:
        selections: list[QTextEdit.ExtraSelection] = []
        form = QTextCharFormat()
        form.setBackground(QColor(self._look.found))
        if self._searched.strip():
            for start, end in occurrences(self.document().toPlainText(), self._searched):
                selection = QTextEdit.ExtraSelection()
                selection.format = form
                selection.cursor = QTextCursor(self.document())
                selection.cursor.setPosition(start)
                selection.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                selections.append(selection)
        self.setExtraSelections(selections)

    def follow_link(self, link: QUrl) -> None:
        """Do what a link of the page stands for: another step, a lesson, an article."""
        kind, _, value = link.fragment().partition("=")
        match kind:
            case "step":
                article_id, _, step = value.rpartition("=")
                self._steps[article_id] = int(step)
                self._measures = None
                self._lay_out()
            case "lesson":
                self.lesson_followed.emit(value)
            case _:
                self.reference_followed.emit(link.fragment())
