# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of paper beside the table of a lesson: what is told, asked and answered."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.i18n.labels import plain
from buck_euchre_qt.windows.lesson_parts import CardStrip, OptionButton
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.rich_text import to_html
from buck_euchre_qt.windows.scroll_bars import keep_strip

translate = QCoreApplication.translate

_HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"


class Wish(Enum):
    """What a learner asks of the lesson with a button of the sheet."""

    BACK = "back"
    SHOW = "show me"
    AGAIN = "try again"
    NEXT = "next page"
    NEXT_LESSON = "next lesson"
    LIST = "all lessons"
    HANDS = "all hands"
    TOPICS = "all topics"
    NEXT_PROBLEM = "next problem"
    MATCH = "a match of one's own"


class LessonSheet(QFrame):
    """Shows words, cards, answers and buttons; it decides nothing."""

    wished = Signal(object)
    """A `Wish`: one of the buttons was pressed."""
    answered = Signal(str)
    """One of the answers on the sheet was chosen."""
    article_wanted = Signal(str)
    """A cited article was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = DARK
        self._options: list[tuple[str, OptionButton]] = []
        self._buttons: dict[Wish, QPushButton] = {}
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A bar that comes and goes changes the width, and with it the height of the cards and the
        # need for the bar, for ever.
        keep_strip(self._area)
        page = QWidget()
        self._page: QWidget = page
        page.setObjectName("page")
        self.title = self._label(page, "headline")
        self.words = self._label(page, "words")
        self._caption = self._label(page, "quiet")
        self._strip = CardStrip(page)
        self._choices = QVBoxLayout()
        self._choices.setSpacing(7)
        self._verdict = self._label(page, "verdict")
        for plain_label in (self.title, self._caption):
            plain_label.setTextFormat(Qt.TextFormat.PlainText)
        self.cites = self._label(page, "quiet")
        self.cites.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.cites.linkActivated.connect(self.article_wanted)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 8, 0)
        lines.setSpacing(12)
        for part in (self.title, self.words):
            lines.addWidget(part)
        lines.addLayout(self._choices)
        self._further = QVBoxLayout()
        self._further.setSpacing(10)
        lines.addWidget(self._verdict)
        lines.addLayout(self._further)
        for last in (self.cites, self._caption, self._strip):
            lines.addWidget(last)
        lines.addStretch(1)
        self._area.setWidget(page)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(22, 20, 14, 16)
        frame.setSpacing(12)
        frame.addWidget(self._area, 1)
        self._rows = (QHBoxLayout(), QHBoxLayout())
        for row in self._rows:
            row.setContentsMargins(0, 0, 8, 0)
            row.setSpacing(8)
            frame.addLayout(row)

    @property
    def buttons(self) -> dict[Wish, QPushButton]:
        """The buttons on offer, by what they ask for."""
        return dict(self._buttons)

    @property
    def options(self) -> dict[str, OptionButton]:
        """The answers on offer, by what they stand for."""
        return dict(self._options)

    @property
    def verdict(self) -> str:
        """What was said to the last answer, as plain text."""
        return self._verdict.accessibleName() if self._verdict.isVisibleTo(self) else ""

    def add(self, part: QWidget) -> None:
        """Take a part of the maker's in, below what is said to an answer."""
        part.setParent(self._page)
        self._further.addWidget(part)

    def set_look(self, look: Look) -> None:
        """Take on other colours; what is told and cited has to be told anew."""
        self._look = look

    def tell(self, title: str, words: str) -> None:
        """Show what a page has to say, from its beginning."""
        self.title.setText(title)
        paragraphs = [
            to_html(each, self.words, is_on_dark=self._look.is_dark) for each in words.split("\n\n")
        ]
        gap = '<p style="margin:0 0 8px 0; line-height:128%">'
        last = '<p style="margin:0; line-height:128%">'
        told = "".join(f"{gap}{each}</p>" for each in paragraphs[:-1])
        self.words.setText(f"{told}{last}{paragraphs[-1]}</p>")
        self.words.setAccessibleName(plain(words))
        self._area.verticalScrollBar().setValue(0)

    def cite(self, articles: Sequence[str]) -> None:
        """Show the articles that what is told rests on, to be clicked; no line for none."""
        self.cites.setVisible(bool(articles))
        colour = self._look.sheet_good
        links = " · ".join(
            f'<a href="{each}" style="color:{colour}">{each.replace("-", _HYPHEN)}</a>'
            for each in articles
        )
        text = translate("LessonSheet", "Rules: {articles}").format(articles=links)
        self.cites.setText(text)

    def lay_out_cards(
        self, caption: str, cards: tuple[Card, ...], marked: tuple[Card, ...]
    ) -> None:
        """Show a row of cards below a caption; no cards for none."""
        self._caption.setText(caption)
        self._caption.setVisible(bool(cards))
        self._strip.show_cards(cards, marked)

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer answers, as (what is answered, its words)."""
        for _, old in self._options:
            self._choices.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._options = []
        for answer, words in options:
            button = OptionButton(words, self._page)
            button.clicked.connect(partial(self.answered.emit, answer))
            self._choices.addWidget(button)
            self._options.append((answer, button))

    def judge(self, words: str, *, is_right: bool, answer: str = "") -> None:
        """Show what an answer is worth, and mark it where it is one of the sheet's."""
        self._verdict.setProperty("isRight", is_right)
        self._verdict.style().polish(self._verdict)
        self._verdict.setText(to_html(words, self._verdict, is_on_dark=self._look.is_dark))
        self._verdict.setAccessibleName(plain(words))
        self._verdict.setVisible(bool(words))
        for each, button in self._options:
            if each == answer:
                button.mark(is_right)
            button.setEnabled(False)
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        self._area.ensureWidgetVisible(self._verdict, 0, 20)

    def withdraw(self) -> None:
        """Take what was said to an answer away, and let the answers be chosen again."""
        self._verdict.hide()
        for _, button in self._options:
            button.mark(None)
            button.setEnabled(True)

    def show_buttons(self, wishes: Sequence[Wish], *, has_back: bool) -> None:
        """Show these buttons, the last of them the chief one; `has_back` for one to go back."""
        if any(old.hasFocus() for old in self._buttons.values()):
            # Otherwise Qt would hand it on to the table, which would point at a card.
            self.setFocus()
        for old in self._buttons.values():
            old.hide()
            old.deleteLater()
        self._buttons = {}
        if has_back:
            back = self._button(Wish.BACK, is_chief=False)
            back.setToolTip(translate("LessonSheet", "Back"))
            back.setAccessibleName(translate("LessonSheet", "Back"))
        for wish in wishes:
            is_chief = wish is wishes[-1] and wish is not Wish.SHOW
            self._button(wish, is_chief=is_chief)
        self._line_up()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Line the buttons up anew."""
        super().resizeEvent(event)
        self._line_up()

    def _line_up(self) -> None:
        """Put the buttons side by side, in two rows where one is too narrow."""
        for row in self._rows:
            while row.takeAt(0) is not None:
                pass
        buttons = list(self._buttons.values())
        wanted = sum(button.sizeHint().width() + self._rows[0].spacing() for button in buttons)
        margins = self.contentsMargins()
        room = self.width() - 46 - margins.left() - margins.right()
        # What leads nowhere keeps its place at the left, whatever comes to stand at the right.
        aside = [self._buttons.get(wish) for wish in (Wish.BACK, Wish.SHOW)]
        split = len(buttons) - 1 if wanted > room and len(buttons) > 1 else len(buttons)
        for row, part in zip(self._rows, (buttons[:split], buttons[split:]), strict=True):
            while part and part[0] in aside:
                row.addWidget(part.pop(0))
            row.addStretch(1)
            for button in part:
                row.addWidget(button)
        for button in buttons:
            button.show()

    def _button(self, wish: Wish, *, is_chief: bool) -> QPushButton:
        button = QPushButton(wish_text(wish), self)
        button.setProperty("isChief", is_chief)
        button.setAutoDefault(True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(partial(self.wished.emit, wish))
        self._buttons[wish] = button
        return button

    def _label(self, parent: QWidget, name: str) -> QLabel:
        label = QLabel(parent)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        return label


def wish_text(wish: Wish) -> str:
    """Return the words on a button of the sheet."""
    match wish:
        case Wish.BACK:
            return "\N{LEFTWARDS ARROW}"
        case Wish.SHOW:
            return translate("LessonSheet", "Show me")
        case Wish.AGAIN:
            return translate("LessonSheet", "Try again")
        case Wish.NEXT:
            return translate("LessonSheet", "Next")
        case Wish.NEXT_LESSON:
            return translate("LessonSheet", "Next lesson")
        case Wish.LIST:
            return translate("LessonSheet", "All lessons")
        case Wish.HANDS:
            return translate("LessonSheet", "All hands")
        case Wish.TOPICS:
            return translate("LessonSheet", "Something else")
        case Wish.NEXT_PROBLEM:
            return translate("LessonSheet", "Next deal")
        case Wish.MATCH:
            return translate("LessonSheet", "Begin a match")
