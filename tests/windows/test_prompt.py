# SPDX-License-Identifier: GPL-3.0-or-later
"""How many choices find room above the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.captions import ChoiceText
from buck_euchre_qt.table.layout import lay_out
from buck_euchre_qt.windows.prompt import Choice, Prompt
from buck_euchre_qt.windows.proportions import text_scale

PLACE = QRect(0, 320, 576, 90)
SMALL = QSize(576, 580)
PASS = ("Passar", "fala o jogador seguinte")
NAMES = [(f"Dizer {suit}", "promete 3 vazas") for suit in ("ouros", "copas", "espadas")]
ALONE = [(f"{suit}, sem parceiro", "o parceiro não joga") for suit in ("ouros", "copas", "espadas")]


_TABLES: list[QWidget] = []


@pytest.fixture(autouse=True)
def _tables_stay_till_the_end() -> Iterator[None]:
    """Nothing holds a table but what lies on it, and both might go while they are painted."""
    yield
    for table in _TABLES:
        table.hide()
    _TABLES.clear()


def asked(
    qtbot: QtBot,
    texts: list[tuple[str, str]],
    size: QSize = SMALL,
    place: QRect = PLACE,
) -> Prompt:
    """Return a prompt in its place on a table, a small one if no other is wanted."""
    table = QWidget()
    _TABLES.append(table)
    qtbot.addWidget(table)
    table.resize(size)
    prompt = Prompt(table)
    prompt.set_scale(text_scale(size.width(), size.height()))
    table.show()
    prompt.say(
        "A carta virada, {TC}, foi recusada. Quer dizer outro naipe?",
        [Choice(ChoiceText(*text), lambda: None, key="Shift+O") for text in texts],
    )
    prompt.take_place(place)
    return prompt


def second_lines(prompt: Prompt) -> list[QLabel]:
    return [
        label
        for button in prompt.buttons
        for label in button.findChildren(QLabel)
        if label.objectName() == "consequence" and label.isVisible()
    ]


@pytest.mark.usefixtures("switch")
def test_of_many_choices_the_titles_alone_remain_and_none_of_them_is_cut(qtbot: QtBot) -> None:
    prompt = asked(qtbot, [PASS, *NAMES, *ALONE])

    assert not second_lines(prompt)
    for button, (title, consequence) in zip(prompt.buttons, [PASS, *NAMES, *ALONE], strict=True):
        assert button.height() >= button.minimumSizeHint().height()
        assert button.width() >= button.minimumSizeHint().width()
        assert button.accessibleName().lower() == title.lower()
        assert button.toolTip().lower() == consequence
        assert consequence in button.accessibleDescription().lower()
    # The rows lie above one another and end where the hand begins.
    assert prompt.geometry().bottom() == PLACE.bottom()
    assert prompt.height() < 190


@pytest.mark.usefixtures("switch")
def test_few_choices_say_what_follows_from_them(qtbot: QtBot) -> None:
    for texts in ([PASS, NAMES[0], ALONE[0]], [PASS, *NAMES]):
        prompt = asked(qtbot, texts)
        assert len(second_lines(prompt)) == len(texts)
        assert not any(button.toolTip() for button in prompt.buttons)


@pytest.mark.usefixtures("switch")
def test_a_larger_table_brings_the_second_lines_back(qtbot: QtBot) -> None:
    prompt = asked(qtbot, [PASS, *NAMES, *ALONE])
    table = prompt.parentWidget()
    assert table is not None
    table.resize(1300, 900)
    prompt.take_place(QRect(0, 500, 1300, 200))

    assert len(second_lines(prompt)) == 7


@pytest.mark.usefixtures("switch")
def test_a_second_line_breaks_only_where_the_buttons_would_not_fit_side_by_side(
    qtbot: QtBot,
) -> None:
    texts = [PASS, ("Ficar com copas", "promete 3 vazas e fica com o 9 de copas")]
    wide = asked(qtbot, texts, QSize(1024, 780), QRect(128, 430, 768, 117))
    assert [line_count(label) for label in second_lines(wide)] == [1, 1]

    narrow = asked(qtbot, texts, QSize(400, 580), QRect(10, 320, 380, 117))
    short, long = second_lines(narrow)
    assert line_count(long) == 2
    assert long.height() >= long.heightForWidth(long.width())
    # Of much the same length: a line is little longer than half of it.
    assert long.width() < 0.65 * long.fontMetrics().horizontalAdvance(texts[1][1])
    assert short.height() >= short.heightForWidth(short.width())


def line_count(label: QLabel) -> int:
    return round(label.heightForWidth(label.width()) / label.fontMetrics().lineSpacing())


@pytest.mark.usefixtures("switch")
@pytest.mark.parametrize(
    ("size", "caption_px", "second_px"),
    [((576, 581), 12, 11), ((1024, 781), 15, 13), ((1536, 1061), 20, 18)],
)
def test_letters_are_as_large_as_the_table_has_room_for(
    qtbot: QtBot, size: tuple[int, int], caption_px: int, second_px: int
) -> None:
    place = lay_out(*size, 4).prompt.toRect()
    prompt = asked(qtbot, [PASS, ("Ficar com copas", "promete 3 vazas")], QSize(*size), place)
    least = QFontInfo(QApplication.font()).pixelSize() / 12
    label = prompt.findChild(QLabel, "caption")
    assert label is not None
    assert QFontInfo(label.font()).pixelSize() >= least * caption_px
    for line in second_lines(prompt):
        assert QFontInfo(line.font()).pixelSize() >= least * second_px
    assert place.adjusted(-1, -1, 1, 1).contains(prompt.geometry()) or size[1] < 600
