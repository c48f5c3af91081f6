# SPDX-License-Identifier: GPL-3.0-or-later
"""Sizes and formats that all parts of a typeset rule book share."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor

from buck_euchre_qt.windows.page_look import PageLook

HYPHEN: Final = "\N{NON-BREAKING HYPHEN}"
"""The hyphen inside an article's id, where no line breaks."""


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


def char_format(
    measures: Measures, look: PageLook, scale: float, weight: QFont.Weight
) -> QTextCharFormat:
    """Return the format of words in ink, so much larger than the text and of this weight."""
    font = QFont(measures.font)
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setWeight(weight)
    form = QTextCharFormat()
    form.setFont(font)
    form.setForeground(QColor(look.ink))
    return form


def insert_link(
    cursor: QTextCursor, words: str, target: str, words_format: QTextCharFormat, look: PageLook
) -> None:
    """Insert words that lead somewhere when they are clicked."""
    form = QTextCharFormat(words_format)
    form.setAnchor(True)
    form.setAnchorHref(f"#{target}")
    form.setForeground(QColor(look.accent))
    form.setFontUnderline(True)
    cursor.insertText(words, form)
