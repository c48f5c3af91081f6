# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets the chapters of the rule book into a text document."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextOption,
)
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.i18n.lessons import lesson_text
from buck_euchre_qt.i18n.rulebook import (
    CARD_TOKEN,
    REFERENCE,
    Article,
    Chapter,
    ChapterKind,
    has_article,
)
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.windows.page_look import PageLook
from buck_euchre_qt.windows.rule_book_drawing import (
    draw_card_in_line,
    draw_card_row,
    draw_deal_flow,
)
from buck_euchre_qt.windows.rule_book_figures import (
    CardRow,
    DealFlow,
    Figure,
    ScoreTable,
    Steps,
    figure_below,
    flow_of_a_deal,
    glossary,
)
from buck_euchre_qt.windows.rule_book_formats import HYPHEN, Measures, char_format, insert_link
from buck_euchre_qt.windows.rule_book_tables import insert_score_table, insert_word_table
from buck_euchre_qt.windows.theme import plain_point_size

translate = QCoreApplication.translate

_LINE_PERCENT: Final = 138.0
_SMALL_SCALE: Final = 0.86
_HEADING_SCALE: Final = 1.75
_TOP_PX: Final = 26.0
_FLOW_LETTERS: Final = 92


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where things lie in the document: `tops` by target in reading order, `spans` by article.

    Both hold positions of the document; a span is the first and the last block of the text.
    """

    tops: dict[str, int]
    spans: dict[str, tuple[int, int]]


def typeset(
    document: QTextDocument,
    chapters: tuple[Chapter, ...],
    measures: Measures,
    look: PageLook,
    steps: Mapping[str, int],
) -> Sheet:
    """Replace what the document holds by the chapters, and return where they lie.

    `steps` tells how far each worked example has been stepped through, by its article.
    """
    document.clear()
    document.setDocumentMargin(0)
    document.setDefaultFont(measures.font)
    # Wherever a word is wider than the column it breaks rather than run out of the page.
    document.setDefaultTextOption(_wrapping())
    frame = document.rootFrame().frameFormat()
    frame.setLeftMargin(measures.left)
    # The first block of a document loses a margin of its own.
    frame.setTopMargin(_TOP_PX)
    document.rootFrame().setFrameFormat(frame)
    setter = _Setter(document, measures, look, steps)
    # One edit: the document is laid out once, not with every word.
    whole = QTextCursor(document)
    whole.beginEditBlock()
    for chapter in chapters:
        setter.set_chapter(chapter)
    whole.endEditBlock()
    return setter.sheet


class _Setter:
    """Writes at the end of one document."""

    def __init__(
        self,
        document: QTextDocument,
        measures: Measures,
        look: PageLook,
        steps: Mapping[str, int],
    ) -> None:
        self.sheet = Sheet({}, {})
        self._document = document
        self._cursor = QTextCursor(document)
        self._measures = measures
        self._look = look
        self._steps = steps
        self._is_empty = True
        self._right = measures.page_width - measures.left
        self._body = QTextCharFormat()
        self._body.setFont(measures.font)
        self._body.setForeground(QColor(look.ink))
        self._number = self._resized(_SMALL_SCALE, QFont.Weight.Bold)
        self._number.setForeground(QColor(look.accent))

    def set_chapter(self, chapter: Chapter) -> None:
        heading = self._resized(_HEADING_SCALE, QFont.Weight.Bold)
        form = QTextBlockFormat()
        form.setHeadingLevel(2)
        form.setTopMargin(0 if self._is_empty else 40)
        form.setBottomMargin(14)
        form.setRightMargin(self._right - self._measures.figure_width)
        self.sheet.tops[f"chapter:{chapter.number}"] = self._begin_block(form, heading)
        number = f"{chapter.number}\N{EN SPACE}" if chapter.is_numbered else ""
        self._cursor.insertText(f"{number}{chapter.title}", heading)
        match chapter.kind:
            case ChapterKind.ARTICLES:
                for article in chapter.articles:
                    self._set_article(article)
                self._set_lessons(chapter)
            case ChapterKind.QUESTIONS:
                for article in chapter.articles:
                    self._set_question(article)
            case ChapterKind.FLOW:
                self._set_figure("flow", flow_of_a_deal(chapter.game))
            case ChapterKind.GLOSSARY:
                spans = insert_word_table(self._cursor, glossary(), self._measures, self._look)
                self.sheet.spans.update(spans)
                self.sheet.tops.update({term: first for term, (first, _) in spans.items()})
                self._leave_table()

    def _set_question(self, article: Article) -> None:
        form = self._paragraph(0)
        form.setTopMargin(16)
        form.setBottomMargin(2)
        strong = self._resized(1.0, QFont.Weight.Bold)
        start = self._begin_block(form, strong)
        self._cursor.insertText(article.heading, strong)
        form = self._paragraph(0)
        form.setTopMargin(2)
        end = self._begin_block(form, self._body)
        self._set_words(article.text)
        self.sheet.tops[article.id] = start
        self.sheet.spans[article.id] = (start, end)

    def _set_lessons(self, chapter: Chapter) -> None:
        """Say which lessons show what a chapter holds: those with a page that begins with it."""
        ids = {article.id for article in chapter.articles}
        found = [
            (number, lesson.id)
            for number, lesson in enumerate(COURSE, start=1)
            if any(page.cites[0] in ids for page in lesson.pages)
        ]
        if not found:
            return
        form = self._paragraph(self._measures.number_width)
        form.setTopMargin(14)
        quiet = self._resized(0.94, QFont.Weight.Normal)
        quiet.setForeground(QColor(self._look.muted))
        self._begin_block(form, quiet)
        self._cursor.insertText(translate("RuleBookWindow", "Lessons:"), quiet)
        for number, lesson_id in found:
            self._cursor.insertText("\N{EN SPACE}", quiet)
            name = f"{number}\N{NO-BREAK SPACE}{lesson_text(lesson_id).title}"
            self._insert_link(name, f"lesson={lesson_id}", quiet)

    def _paragraph(self, left: float) -> QTextBlockFormat:
        form = QTextBlockFormat()
        form.setLineHeight(_LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setLeftMargin(left)
        width = self._measures.number_width + self._measures.text_width
        form.setRightMargin(self._right - width)
        return form

    def _set_article(self, article: Article) -> None:
        start = end = 0
        for place, paragraph in enumerate(article.text.split("\n\n")):
            form = self._paragraph(self._measures.number_width)
            form.setTopMargin(8 if place else 10)
            form.setBottomMargin(8)
            if place == 0:
                form.setTextIndent(-self._measures.number_width)
                tab = QTextOption.Tab(
                    self._measures.number_width, QTextOption.TabType.LeftTab, "\t"
                )
                form.setTabPositions([tab])
            end = self._begin_block(form, self._body)
            if place == 0:
                start = end
                self._cursor.insertText(article.id, self._number)
                self._cursor.insertText("\t", self._body)
            self._set_words(paragraph)
        self.sheet.tops[article.id] = start
        self.sheet.spans[article.id] = (start, end)
        figure = figure_below(article.id)
        if figure is not None:
            self._set_figure(article.id, figure)

    def _set_words(self, text: str) -> None:
        rest = text
        while rest:
            card = CARD_TOKEN.search(rest)
            reference = REFERENCE.search(rest)
            matches = [match for match in (card, reference) if match is not None]
            if not matches:
                self._cursor.insertText(rest, self._body)
                return
            match = min(matches, key=lambda candidate: candidate.start())
            before = rest[: match.start()]
            rest = rest[match.end() :]
            if match is card:
                # The small card stays on the line of the word that names it.
                self._cursor.insertText(before[:-1] + "\N{NO-BREAK SPACE}", self._body)
                image = draw_card_in_line(match.group(1), self._measures.font, self._measures.ratio)
                self._insert_image(f"card:{match.group(1)}", image, match.group(1), is_inline=True)
            else:
                self._cursor.insertText(before, self._body)
                self._set_reference(match.group(0))

    def _set_reference(self, article_id: str) -> None:
        # An id does not break after its hyphen.
        words = article_id.replace("-", HYPHEN)
        if has_article(article_id):
            self._insert_link(words, article_id, self._body)
        else:
            self._cursor.insertText(words, self._body)

    def _set_steps(self, name: str, example: Steps) -> None:
        place = min(self._steps.get(name, 0), len(example.steps) - 1)
        step = example.steps[place]
        self._set_figure(name, step.figure)
        form = self._paragraph(0)
        form.setBottomMargin(4)
        if isinstance(step.figure, ScoreTable):
            # The block that a document keeps behind a table is there already.
            self._cursor.setBlockFormat(form)
        else:
            self._begin_block(form, self._body)
        self._cursor.insertText(step.words, self._body)
        form.setBottomMargin(18)
        self._begin_block(form, self._body)
        back = translate("RuleBookWindow", "Back")
        onward = translate("RuleBookWindow", "Next step")
        again = translate("RuleBookWindow", "From the start")
        where = translate("RuleBookWindow", "Step {number} of {count}")
        quiet = self._resized(0.94, QFont.Weight.Normal)
        strong = self._resized(0.94, QFont.Weight.Bold)
        if place:
            self._insert_link(back, f"step={name}={place - 1}", quiet)
            self._cursor.insertText("\N{EN SPACE}·\N{EN SPACE}", quiet)
        self._cursor.insertText(where.format(number=place + 1, count=len(example.steps)), quiet)
        self._cursor.insertText("\N{EN SPACE}·\N{EN SPACE}", quiet)
        if place + 1 < len(example.steps):
            self._insert_link(onward, f"step={name}={place + 1}", strong)
        else:
            self._insert_link(again, f"step={name}=0", quiet)

    def _set_figure(self, name: str, figure: Figure) -> None:
        if isinstance(figure, Steps):
            self._set_steps(name, figure)
            return
        if isinstance(figure, ScoreTable):
            insert_score_table(self._cursor, figure, self._measures, self._look)
            self._leave_table()
            return
        form = QTextBlockFormat()
        form.setTopMargin(10)
        form.setBottomMargin(16)
        self._begin_block(form, self._body)
        image = self._drawn(figure)
        self._insert_image(f"figure:{name}", image, figure.title, is_inline=False)

    def _drawn(self, figure: CardRow | DealFlow) -> QImage:
        width = self._measures.figure_width
        font = self._resized(0.94, QFont.Weight.Normal).font()
        if isinstance(figure, CardRow):
            return draw_card_row(figure, width, font, self._measures.ratio)
        # On a small page it keeps the size of usual letters and is moved sideways: it is of no use
        # tiny. Larger letters come down to that size first.
        wanted = QFontMetricsF(font).averageCharWidth() * _FLOW_LETTERS
        usual = plain_point_size() / QApplication.font().pointSizeF()
        font.setPointSizeF(font.pointSizeF() * min(1.0, max(width / wanted, usual)))
        least = QFontMetricsF(font).averageCharWidth() * _FLOW_LETTERS
        # A bar below the whole page is not worth a rounded letter.
        if least <= width * 1.02:
            least = width
        return draw_deal_flow(figure, self._look, max(width, least), font, self._measures.ratio)

    def _leave_table(self) -> None:
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        # The block that a document keeps behind a table becomes the next heading, or stays low.
        self._cursor.setBlockFormat(QTextBlockFormat())

    def _begin_block(self, form: QTextBlockFormat, words: QTextCharFormat) -> int:
        if self._is_empty:
            self._is_empty = False
            self._cursor.setBlockFormat(form)
            self._cursor.setBlockCharFormat(words)
        else:
            self._cursor.insertBlock(form, words)
        return self._cursor.block().position()

    def _insert_image(self, name: str, image: QImage, words: str, *, is_inline: bool) -> None:
        self._document.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(name), image
        )
        form = QTextImageFormat()
        form.setName(name)
        form.setWidth(image.width() / image.devicePixelRatio())
        form.setHeight(image.height() / image.devicePixelRatio())
        form.setProperty(QTextFormat.Property.ImageAltText.value, words)
        if is_inline:
            form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBottom)
        self._cursor.insertImage(form)

    def _resized(self, scale: float, weight: QFont.Weight) -> QTextCharFormat:
        return char_format(self._measures, self._look, scale, weight)

    def _insert_link(self, words: str, target: str, form: QTextCharFormat) -> None:
        insert_link(self._cursor, words, target, form, self._look)


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
