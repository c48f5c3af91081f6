# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the rule book: contents and search on the left, the page on the right."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.rulebook import chapters, game_of, games, search, supplements
from buck_euchre_qt.windows.page_look import PageLook, look_for, page_palette
from buck_euchre_qt.windows.rule_book_contents import ContentsList
from buck_euchre_qt.windows.rule_book_games import GameHeading
from buck_euchre_qt.windows.rule_book_page import RuleBookPage, chapter_target
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style

translate = QCoreApplication.translate

_LETTERS_IN_CONTENTS: Final = 33
_SMALLEST_CONTENTS_PX: Final = 190
_BESIDE_HINT_PX: Final = 56
"""What margins and edges take of the width of the contents."""
_SHARE_OF_CONTENTS: Final = 0.275


class SearchField(QLineEdit):
    """A field for words to find, from which the arrow down leads on to what was found."""

    left_downwards = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead on to what was found by the arrow down."""
        if event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
            return
        super().keyPressEvent(event)


class RuleBookWindow(QWidget):
    """The rules of one game at a time, to read, to search, and to open at a given article.

    The headings of the other games lead to theirs.

    :raises KeyError: for a game that has no rule book.
    """

    lesson_wanted = Signal(str)
    """A lesson that shows what was read is to be opened, by its id."""

    def __init__(self, game: str = "buck", parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.game = game
        """The game whose rules are open."""
        self._chapters = (*chapters(game), *supplements(game))
        self._chapter = 0
        self._look = look_for(QApplication.palette())
        self.side = QWidget()
        self.side.setAutoFillBackground(True)
        self.search_field = SearchField()
        self.search_field.setClearButtonEnabled(True)
        self.headings = [GameHeading(each) for each in games()]
        self._found = QLabel()
        self._found.setWordWrap(True)
        self.contents = ContentsList()
        self.page = RuleBookPage()
        self._arrange()
        self.search_field.textChanged.connect(self._search)
        self.search_field.returnPressed.connect(self._enter_contents)
        self.search_field.left_downwards.connect(self._enter_contents)
        for heading in self.headings:
            heading.clicked.connect(lambda *_, heading=heading: self.show_game(heading.game))
        self.contents.target_chosen.connect(self.open_target)
        self.page.chapter_reached.connect(self._note_chapter)
        self.page.reference_followed.connect(self.show_article)
        self.page.lesson_followed.connect(self.lesson_wanted)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self._dress()
        self._retranslate()

    def show_article(self, article_id: str) -> None:
        """Scroll to an article of any game and mark it.

        :raises KeyError: when none has this id.
        """
        self.show_game(game_of(article_id))
        self.page.mark(article_id)
        self.page.go_to(article_id)
        self.contents.set_current(article_id)

    def show_game(self, game: str) -> None:
        """Open the book of a game at its beginning, unless it is open already.

        :raises KeyError: for a game that has no rule book.
        """
        if game == self.game:
            return
        self._chapters = (*chapters(game), *supplements(game))
        self.game = game
        self._chapter = 0
        self._unfold()
        self.page.mark("")
        self.page.show_book(self._chapters, self._look)
        self.page.go_to(chapter_target(0))
        self._search(self.search_field.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the system's colours and its letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (
            QEvent.Type.PaletteChange,
            QEvent.Type.ApplicationPaletteChange,
            QEvent.Type.ThemeChange,
        ):
            self._follow_palette()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the contents their share of the width."""
        super().resizeEvent(event)
        self._fit_contents()

    def _arrange(self) -> None:
        column = self._column = QVBoxLayout(self.side)
        column.setContentsMargins(14, 18, 14, 14)
        column.setSpacing(4)
        column.addWidget(self.search_field)
        column.addSpacing(4)
        for heading in self.headings:
            column.addWidget(heading)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(self.page, 1)
        self._unfold()
        self.setMinimumSize(520, 360)
        self.resize(1080, 760)

    def _unfold(self) -> None:
        """Put the contents below the heading of the open game, and Tab into that order."""
        order: list[QWidget] = [self.search_field]
        for heading in self.headings:
            order.append(heading)
            heading.set_open(heading.game == self.game)
            if heading.game == self.game:
                self._column.removeWidget(self._found)
                self._column.removeWidget(self.contents)
                place = self._column.indexOf(heading)
                self._column.insertWidget(place + 1, self._found)
                self._column.insertWidget(place + 2, self.contents)
                order.append(self.contents)
        for earlier, later in pairwise([*order, self.page]):
            self.setTabOrder(earlier, later)

    def _dress(self) -> None:
        look = self._look
        self.side.setPalette(page_palette(look, look.panel))
        self._found.setPalette(page_palette(look, look.panel))
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        self._found.setFont(strong)
        self._found.setContentsMargins(12, 4, 12, 4)
        for heading in self.headings:
            heading.set_look(look)
        reading = QFont(self.font())
        reading.setPointSizeF(reading.pointSizeF() * 1.08)
        self.contents.setFont(reading)
        self.search_field.setFont(reading)
        self.search_field.setPalette(page_palette(look, look.field))
        self.search_field.setStyleSheet(_field_style(look))
        self.contents.set_look(look)
        for listed in (self.contents, self.page):
            # On the bars alone: a style sheet of the page would lay its long text out anew.
            for bar in (listed.verticalScrollBar(), listed.horizontalScrollBar()):
                bar.setStyleSheet(scroll_bar_style("", look.muted, look.ink))
        self._fit_contents()

    def _fit_contents(self) -> None:
        wanted = self.contents.fontMetrics().averageCharWidth() * _LETTERS_IN_CONTENTS + 52
        share = int(self.width() * _SHARE_OF_CONTENTS)
        self.side.setFixedWidth(max(_SMALLEST_CONTENTS_PX, min(wanted, share)))
        self._fit_hint()

    def _fit_hint(self) -> None:
        """Say in the empty field what it is for, in one word where there is room for no more."""
        field = self.search_field
        said = translate("RuleBookWindow", "Search the rules")
        field.setAccessibleName(said)
        room = self.side.maximumWidth() - _BESIDE_HINT_PX
        if field.fontMetrics().horizontalAdvance(said) > room:
            said = translate("RuleBookWindow", "Search")
        field.setPlaceholderText(said)

    def _follow_palette(self) -> None:
        # Own palettes and style sheets bring palette changes too: only a new look is news.
        look = look_for(QApplication.palette())
        if look == self._look:
            return
        self._look = look
        self._dress()
        self.page.show_book(self._chapters, look)

    def _retranslate(self) -> None:
        self._chapters = (*chapters(self.game), *supplements(self.game))
        self.setWindowTitle(translate("RuleBookWindow", "Rules of the game"))
        self._fit_hint()
        for heading in self.headings:
            heading.setText(game_name(heading.game))
        self.contents.setAccessibleName(translate("RuleBookWindow", "Contents"))
        self.page.setAccessibleName(translate("RuleBookWindow", "Rule book page"))
        self.page.show_book(self._chapters, self._look)
        self._search(self.search_field.text())

    def _search(self, words: str) -> None:
        self.page.highlight(words)
        self._found.setVisible(bool(words.strip()))
        if not words.strip():
            self.contents.show_chapters(self._chapters, self._chapter)
            return
        hits = search(self.game, words)
        self._found.setText(translate("RuleBookWindow", "%n article(s) found", None, len(hits)))
        nothing = translate("RuleBookWindow", "No article contains all these words.")
        self.contents.show_hits(hits, words, nothing)
        self.contents.set_current(self.page.marked_article)

    def _begin_search(self) -> None:
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def _enter_contents(self) -> None:
        if not self.contents.targets:
            return
        self.contents.setFocus(Qt.FocusReason.TabFocusReason)
        if self.contents.currentRow() < 0:
            self.contents.setCurrentRow(0)

    def open_target(self, target: str) -> None:
        """Show what an entry of the contents stands for, and mark it where it is an article."""
        self.page.mark("" if target.startswith("chapter:") else target)
        self.page.go_to(target)

    def _note_chapter(self, number: int) -> None:
        self._chapter = number
        if not self.search_field.text().strip():
            self.contents.set_current(f"chapter:{number}")


def _field_style(look: PageLook) -> str:
    return (
        f"QLineEdit {{ background: {look.field}; color: {look.ink};"
        f" placeholder-text-color: {look.muted};"
        f" border: 1px solid {look.line}; border-radius: 8px; padding: 7px 8px;"
        f" selection-background-color: {look.pill}; selection-color: {look.pill_ink}; }}"
        f"QLineEdit:focus {{ border: 2px solid {look.accent}; padding: 6px 7px; }}"
    )
