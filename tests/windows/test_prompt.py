# SPDX-License-Identifier: GPL-3.0-or-later
"""How many choices find room above the hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.captions import ChoiceText
from buck_euchre_qt.windows.prompt import Choice, Prompt

PLACE = QRect(0, 320, 576, 90)
PASS = ("Passar", "fala o jogador seguinte")
NAMES = [(f"Dizer {suit}", "promete 3 vazas") for suit in ("ouros", "copas", "espadas")]
ALONE = [(f"{suit}, sem parceiro", "o parceiro não joga") for suit in ("ouros", "copas", "espadas")]


def asked(qtbot: QtBot, texts: list[tuple[str, str]]) -> Prompt:
    """Return a prompt in its place on a small table."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(576, 580)
    prompt = Prompt(table)
    table.show()
    prompt.say(
        "A carta virada, {TC}, foi recusada. Quer dizer outro naipe?",
        [Choice(ChoiceText(*text), lambda: None, key="Shift+O") for text in texts],
    )
    prompt.take_place(PLACE)
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
