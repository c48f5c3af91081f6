# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets the chapters of the rule book into a text document."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTableFormat,
)

from buck_euchre_qt.i18n.rulebook import CARD_TOKEN, REFERENCE, Article, Chapter, has_article
from buck_euchre_qt.windows.rule_book_drawing import (
    draw_card_in_line,
    draw_card_row,
    draw_deal_flow,
    fitting_font,
)
from buck_euchre_qt.windows.rule_book_figures import (
    CardRow,
    DealFlow,
    Figure,
    ScoreTable,
    figure_below,
)
from buck_euchre_qt.windows.rule_book_look import Look

_LINE_PERCENT = 138.0
_SMALL = 0.86
_HEADING = 1.75
_TOP = 26.0
_TABLE_SHARES = (28, 18, 18, 18, 18)
_CELL_PADDING = 6.0


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes of a sheet in logical pixels: what is equal gives an equal sheet."""

    font: QFont
    left: float
    number_width: float
    text_width: float
    figure_width: float
    page_width: float
    ratio: float


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where things lie in the document: `tops` by target in reading order, `spans` by article.

    Both hold positions of the document; a span is the first and the last block of the text.
    """

    tops: dict[str, int]
    spans: dict[str, tuple[int, int]]


def typeset(
    document: QTextDocument, chapters: tuple[Chapter, ...], measures: Measures, look: Look
) -> Sheet:
    """Replace what the document holds by the chapters, and return where they lie."""
    document.clear()
    document.setDocumentMargin(0)
    document.setDefaultFont(measures.font)
    # Wherever a word is wider than the column it breaks rather than run out of the page.
    document.setDefaultTextOption(_wrapping())
    frame = document.rootFrame().frameFormat()
    frame.setLeftMargin(measures.left)
    # The first block of a document loses a margin of its own.
    frame.setTopMargin(_TOP)
    document.rootFrame().setFrameFormat(frame)
    setter = _Setter(document, measures, look)
    for chapter in chapters:
        setter.set_chapter(chapter)
    return setter.sheet


class _Setter:
    """Writes at the end of one document."""

    def __init__(self, document: QTextDocument, measures: Measures, look: Look) -> None:
        self.sheet = Sheet({}, {})
        self._document = document
        self._cursor = QTextCursor(document)
        self._measures = measures
        self._look = look
        self._is_empty = True
        self._right = measures.page_width - measures.left
        self._body = QTextCharFormat()
        self._body.setFont(measures.font)
        self._body.setForeground(QColor(look.ink))
        self._number = self._resized(_SMALL, QFont.Weight.Bold)
        self._number.setForeground(QColor(look.accent))

    def set_chapter(self, chapter: Chapter) -> None:
        heading = self._resized(_HEADING, QFont.Weight.Bold)
        form = QTextBlockFormat()
        form.setHeadingLevel(2)
        form.setTopMargin(0 if self._is_empty else 40)
        form.setBottomMargin(14)
        form.setRightMargin(self._right - self._measures.figure_width)
        self.sheet.tops[f"chapter:{chapter.number}"] = self._begin_block(form, heading)
        name = f"{chapter.number}\N{EN SPACE}{chapter.title}" if chapter.number else chapter.title
        self._cursor.insertText(name, heading)
        for article in chapter.articles:
            self._set_article(article)

    def _set_article(self, article: Article) -> None:
        start = end = 0
        for place, paragraph in enumerate(article.text.split("\n\n")):
            form = QTextBlockFormat()
            form.setLineHeight(
                _LINE_PERCENT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            )
            form.setLeftMargin(self._measures.number_width)
            form.setRightMargin(
                self._right - self._measures.number_width - self._measures.text_width
            )
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
        form = QTextCharFormat(self._body)
        if has_article(article_id):
            form.setAnchor(True)
            form.setAnchorHref(f"#{article_id}")
            form.setForeground(QColor(self._look.accent))
            form.setFontUnderline(True)
        # An id does not break after its hyphen.
        self._cursor.insertText(article_id.replace("-", "\N{NON-BREAKING HYPHEN}"), form)

    def _set_figure(self, name: str, figure: Figure) -> None:
        if isinstance(figure, ScoreTable):
            self._set_table(figure)
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
        return draw_deal_flow(figure, self._look, width, font, self._measures.ratio)

    def _set_table(self, table: ScoreTable) -> None:
        form = QTextTableFormat()
        form.setTopMargin(8)
        form.setBottomMargin(16)
        form.setCellPadding(_CELL_PADDING)
        form.setCellSpacing(0)
        form.setBorderCollapse(True)
        form.setBorder(1)
        form.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(QColor(self._look.line))
        form.setHeaderRowCount(1)
        form.setWidth(QTextLength(QTextLength.Type.FixedLength, self._measures.figure_width))
        form.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.PercentageLength, share) for share in _TABLE_SHARES]
        )
        cells = self._cursor.insertTable(len(table.rows) + 1, len(table.players) + 1, form)
        lines = (("", table.players), *table.rows)
        for row, (label, values) in enumerate(lines):
            is_head, is_outcome = row == 0, row == len(lines) - 1
            words = self._resized(0.94, QFont.Weight.Bold if is_outcome else QFont.Weight.Normal)
            if is_head:
                words = self._resized(0.94, QFont.Weight.DemiBold)
                # A little is left for the borders and for rounding.
                room = self._measures.figure_width * _TABLE_SHARES[1] / 100 - 2 * _CELL_PADDING - 10
                words.setFont(fitting_font(words.font(), table.players, room))
                words.setForeground(QColor(self._look.pill_ink))
            for column, value in enumerate((label, *values)):
                cell = cells.cellAt(row, column)
                ground = QTextCharFormat()
                paper = self._look.field
                if is_head:
                    paper = self._look.pill
                elif is_outcome:
                    paper = self._look.mark
                ground.setBackground(QColor(paper))
                cell.setFormat(ground)
                cursor = cell.firstCursorPosition()
                block = QTextBlockFormat()
                block.setAlignment(
                    Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignLeft
                )
                cursor.setBlockFormat(block)
                cursor.insertText(value, words)
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
        font = QFont(self._measures.font)
        font.setPointSizeF(font.pointSizeF() * scale)
        font.setWeight(weight)
        form = QTextCharFormat()
        form.setFont(font)
        form.setForeground(QColor(self._look.ink))
        return form


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option
