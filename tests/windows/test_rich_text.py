# SPDX-License-Identifier: GPL-3.0-or-later
"""Suits drawn within a text stay with what belongs to them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from buck_euchre_qt.windows.rich_text import to_html, unbroken

_JOINER = "\N{WORD JOINER}"
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


def lines_of(text_as_html: str, label: QLabel, width: int) -> list[str]:
    """Return the lines a text is broken into, without joiners."""
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setHtml(text_as_html)
    document.setTextWidth(width)
    document.documentLayout().documentSize()
    block = document.firstBlock()
    layout = block.layout()
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    return [
        block.text()[line.textStart() : line.textStart() + line.textLength()].replace(_JOINER, "")
        for line in lines
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Léa takes it with {AH}.",
        "Trick 1: {KH} {AH}. Léa wins with {TS}, then {JC}; ({9D}).",
        "Voulez-vous {JC}\N{NARROW NO-BREAK SPACE}? Oui\N{NO-BREAK SPACE}: {QD}\N{NO-BREAK SPACE}!",
    ],
)
@pytest.mark.usefixtures("switch")
def test_no_line_begins_with_a_suit_or_the_stop_behind_it(qtbot: QtBot, text: str) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    words = to_html(text, label, is_on_dark=False)
    broken = 0
    for width in range(70, 400):
        lines = lines_of(words, label, width)
        broken += len(lines) > 1
        for line in lines:
            assert line.lstrip("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}")[0] not in ".,;)?!:"
            assert line[0] != _PICTURE
    assert broken > 50


@pytest.mark.usefixtures("switch")
def test_room_for_a_stop_does_not_make_a_text_wider(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)

    def width_of(text: str) -> float:
        document = QTextDocument()
        document.setDefaultFont(label.font())
        document.setHtml(to_html(text, label, is_on_dark=True))
        return document.idealWidth()

    dot = width_of("King.") - width_of("King")
    assert width_of("{KH}.") - width_of("{KH}") == pytest.approx(dot, abs=1)


@pytest.mark.parametrize(
    ("text", "kept_together"),
    [
        ("Bram names hearts and promises 3 tricks.", "3\u00a0tricks"),
        ("Trick 2: {AS} {TD} {9C}. Bram takes it with {9C}.", "with\u00a0{9C}."),
        ("D’accord, il joue le jeu.", "le\u00a0jeu."),
    ],
)
def test_a_number_stays_with_what_it_counts_and_no_short_word_ends_alone(
    text: str, kept_together: str
) -> None:
    told = unbroken(text)
    assert kept_together in told
    assert told.count("\u00a0") == 1
    assert told.replace("\u00a0", " ") == text
