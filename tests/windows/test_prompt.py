# SPDX-License-Identifier: GPL-3.0-or-later
"""How many choices find room above the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.i18n.captions import ChoiceText, question
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.table.layout import lay_out
from buck_euchre_qt.windows.choice_button import Choice
from buck_euchre_qt.windows.prompt import Prompt
from buck_euchre_qt.windows.proportions import text_scale
from tests.helpers.qt import need_fonts
from tests.helpers.table import RandomMatch

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


@pytest.fixture
def letters(qapp: QApplication) -> Iterator[None]:
    """Letters of twelve pixels, whatever is usual on this system."""
    need_fonts()
    before = QFont(qapp.font())
    font = QFont(before)
    font.setPointSizeF(before.pointSizeF() * 12 / QFontInfo(before).pixelSize())
    qapp.setFont(font)
    yield
    qapp.setFont(before)


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


def captions(games: int = 12) -> set[str]:
    """Return what a first seat is asked in some matches of each game, in the language of now."""
    found: set[str] = set()
    for game in GAMES:
        names = SeatNames(("", "Baptiste", "Valentina", "Guilherme")[: GAMES[game].info.seats], 0)
        for seed in range(games):
            for step in RandomMatch(seed, game=make_game(game)):
                if step.after.turn == step.after.seat:
                    found.add(question(step.after, names))
    return found


@pytest.mark.usefixtures("letters")
@pytest.mark.parametrize("language", Language)
def test_a_question_takes_one_line_on_a_table_of_a_usual_size(
    qtbot: QtBot, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    size = QSize(1024, 781)
    place = lay_out(size.width(), size.height(), 4).prompt.toRect()
    prompt = asked(qtbot, [PASS, NAMES[0]], size, place)
    label = prompt.findChild(QLabel, "caption")
    assert label is not None
    texts = captions()
    assert len(texts) > 20
    for text in texts:
        prompt.say(text, [], "F2")
        prompt.take_place(place)
        assert not label.wordWrap(), text
        assert label.width() + prompt.hint.width() < place.width()


BIG = QSize(1024, 781)
LETTERS_PX = 15


def caption_px(prompt: Prompt) -> int:
    label = prompt.findChild(QLabel, "caption")
    assert label is not None
    return QFontInfo(label.font()).pixelSize()


@pytest.mark.usefixtures("switch", "letters")
@pytest.mark.parametrize("texts", [[*NAMES, *ALONE], [PASS, *NAMES, *ALONE]], ids=["six", "seven"])
def test_many_choices_keep_large_letters_where_the_table_is_free_above_them(
    qtbot: QtBot, texts: list[tuple[str, str]]
) -> None:
    layout = lay_out(BIG.width(), BIG.height(), 4)
    prompt = asked(qtbot, texts, BIG, layout.prompt.toRect())
    pair = QRect(0, 0, 240, round(layout.trick_height))
    pair.moveCenter(layout.pair_centre.toPoint())
    prompt.set_scale(text_scale(BIG.width(), BIG.height()))
    prompt.take_place(layout.prompt.toRect(), lambda: [pair])

    assert caption_px(prompt) >= LETTERS_PX
    assert len(second_lines(prompt)) == len(texts)
    assert [line_count(line) for line in second_lines(prompt)] == [1] * len(texts)
    for part in (*prompt.buttons, prompt.findChild(QLabel, "caption")):
        assert part is not None
        assert not part.geometry().translated(prompt.pos()).intersects(pair)


@pytest.mark.usefixtures("switch", "letters")
def test_letters_become_smaller_before_a_card_above_them_is_covered(qtbot: QtBot) -> None:
    place = lay_out(BIG.width(), BIG.height(), 4).prompt.toRect()
    prompt = asked(qtbot, [*NAMES, *ALONE], BIG, place)
    prompt.set_scale(text_scale(BIG.width(), BIG.height()))
    card = QRect(place.center().x() - 60, place.top() - 210, 120, 155)
    prompt.take_place(place, lambda: [card])

    assert caption_px(prompt) < LETTERS_PX
    label = prompt.findChild(QLabel, "caption")
    assert label is not None
    assert not label.geometry().translated(prompt.pos()).intersects(card)


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
