# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the rule book: scores of a worked example, and words in several languages."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLength,
    QTextTableCell,
    QTextTableFormat,
)

from buck_euchre_qt.windows.page_look import PageLook
from buck_euchre_qt.windows.rule_book_drawing import fitting_font
from buck_euchre_qt.windows.rule_book_figures import ScoreTable, WordTable
from buck_euchre_qt.windows.rule_book_formats import HYPHEN, Measures, char_format, insert_link

_SCORE_SHARES: Final = (28, 18, 18, 18, 18)
_WORD_SHARES: Final = (29, 28, 28, 15)
_CELL_PADDING_PX: Final = 6.0
_SMALL_SCALE: Final = 0.94


def insert_score_table(
    cursor: QTextCursor, table: ScoreTable, measures: Measures, look: PageLook
) -> None:
    """Insert a table of numbers; the cursor stays inside it."""
    form = _table_format(measures, look, _SCORE_SHARES)
    cells = cursor.insertTable(len(table.rows) + 1, len(table.players) + 1, form)
    head = _head_format(measures, look)
    # A little is left for the borders and for rounding.
    room = measures.figure_width * _SCORE_SHARES[1] / 100 - 2 * _CELL_PADDING_PX - 10
    head.setFont(fitting_font(head.font(), table.players, room))
    lines = (("", table.players), *table.rows)
    for row, (label, values) in enumerate(lines):
        is_outcome = row == len(lines) - 1
        weight = QFont.Weight.Bold if is_outcome else QFont.Weight.Normal
        words = char_format(measures, look, _SMALL_SCALE, weight) if row else head
        paper = look.pill if not row else look.mark if is_outcome else look.field
        for column, value in enumerate((label, *values)):
            cell = cells.cellAt(row, column)
            block = QTextBlockFormat()
            block.setAlignment(
                Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignLeft
            )
            cell.firstCursorPosition().setBlockFormat(block)
            _fill_cell(cell, value, words, paper)


def insert_word_table(
    cursor: QTextCursor, table: WordTable, measures: Measures, look: PageLook
) -> dict[str, tuple[int, int]]:
    """Insert a glossary and return where each term lies; the cursor stays inside it."""
    spans: dict[str, tuple[int, int]] = {}
    form = _table_format(measures, look, _WORD_SHARES)
    cells = cursor.insertTable(len(table.rows) + 1, len(_WORD_SHARES), form)
    head = _head_format(measures, look)
    small = char_format(measures, look, _SMALL_SCALE, QFont.Weight.Normal)
    room = measures.figure_width * _WORD_SHARES[-1] / 100 - 2 * _CELL_PADDING_PX - 6
    number = QTextCharFormat(small)
    number.setFont(fitting_font(small.font(), ("BE-3.10",), room))
    rule = QCoreApplication.translate("RuleBookWindow", "Rule")
    for column, words in enumerate((*table.languages, rule)):
        _fill_cell(cells.cellAt(0, column), words, head, look.pill)
    for row, (_, words_of_term, article_id) in enumerate(table.rows, start=1):
        for column, word in enumerate(words_of_term):
            _fill_cell(cells.cellAt(row, column), word, small, look.field)
        last = cells.cellAt(row, len(words_of_term))
        _fill_cell(last, "", number, look.field)
        target = last.firstCursorPosition()
        insert_link(target, article_id.replace("-", HYPHEN), article_id, number, look)
    # Only now is it known where each cell begins.
    for row, (term_id, _, _) in enumerate(table.rows, start=1):
        first = cells.cellAt(row, 0).firstPosition()
        spans[term_id] = (first, cells.cellAt(row, len(_WORD_SHARES) - 1).firstPosition())
    return spans


def _fill_cell(cell: QTextTableCell, words: str, form: QTextCharFormat, paper: str) -> None:
    ground = QTextCharFormat()
    ground.setBackground(QColor(paper))
    cell.setFormat(ground)
    cell.firstCursorPosition().insertText(words, form)


def _head_format(measures: Measures, look: PageLook) -> QTextCharFormat:
    form = char_format(measures, look, _SMALL_SCALE, QFont.Weight.DemiBold)
    form.setForeground(QColor(look.pill_ink))
    return form


def _table_format(measures: Measures, look: PageLook, shares: tuple[int, ...]) -> QTextTableFormat:
    form = QTextTableFormat()
    form.setTopMargin(8)
    form.setBottomMargin(16)
    form.setCellPadding(_CELL_PADDING_PX)
    form.setCellSpacing(0)
    form.setBorderCollapse(True)
    form.setBorder(1)
    form.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderBrush(QColor(look.line))
    form.setHeaderRowCount(1)
    form.setWidth(QTextLength(QTextLength.Type.FixedLength, measures.figure_width))
    form.setColumnWidthConstraints(
        [QTextLength(QTextLength.Type.PercentageLength, share) for share in shares]
    )
    return form
