# SPDX-License-Identifier: GPL-3.0-or-later
"""How words lie: in lines of one length, and never cut where something scrolls."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.balance import balanced_width
from buck_euchre_qt.windows.card_fan import CardFan
from buck_euchre_qt.windows.look import LOOKS, entry_palettes
from buck_euchre_qt.windows.score_sheet import ScoreSheetModel, ScoreSheetView
from buck_euchre_qt.windows.scroll_fade import ScrollFade
from buck_euchre_qt.windows.start_panel import StartPanel
from buck_euchre_qt.windows.theme import ThemeKeeper, the_application
from tests.helpers.tables import random_match
from tests.windows.person import SitDown

TEXT = "Four players, each for themselves, from twenty-five points down to none"


def label(qtbot: QtBot, text: str) -> QLabel:
    made = QLabel(text)
    made.setWordWrap(True)
    qtbot.addWidget(made)
    made.ensurePolished()
    return made


def test_two_lines_are_of_much_the_same_length(qtbot: QtBot) -> None:
    words = label(qtbot, TEXT)
    whole = words.fontMetrics().horizontalAdvance(TEXT)
    room = whole * 9 // 10
    width = balanced_width(words, room)
    assert words.heightForWidth(width) == words.heightForWidth(room)
    assert width < whole * 0.65


def test_a_text_of_one_line_stays_in_one(qtbot: QtBot) -> None:
    words = label(qtbot, TEXT)
    line = words.fontMetrics().horizontalAdvance(TEXT) + 8
    assert words.heightForWidth(balanced_width(words, line * 2)) == words.heightForWidth(line * 3)


def test_a_least_width_does_not_stand_in_the_way(qtbot: QtBot) -> None:
    words = label(qtbot, TEXT)
    room = words.fontMetrics().horizontalAdvance(TEXT) * 9 // 10
    free = balanced_width(words, room)
    words.setMinimumWidth(room)
    assert balanced_width(words, room) == free


def test_what_has_been_scrolled_fades_at_its_upper_edge(qtbot: QtBot) -> None:
    area = QPlainTextEdit("\n".join(map(str, range(60))))
    qtbot.addWidget(area)
    fade = ScrollFade(area, 0.4)
    area.resize(200, 120)
    area.show()
    bar = area.verticalScrollBar()
    bar.setValue(0)
    assert not fade.isVisible()
    bar.setValue(20)
    assert fade.isVisible()
    viewport = area.viewport().geometry()
    assert fade.geometry().topLeft() == viewport.topLeft()
    assert fade.width() == viewport.width()
    area.resize(320, 160)
    assert fade.width() == area.viewport().width()
    assert area.childAt(fade.geometry().center()) is area.viewport()


@pytest.mark.usefixtures("switch")
@pytest.mark.parametrize("game", ["buck", "partnership", "two-handed"])
def test_the_score_sheet_shows_whole_rows_and_the_last_of_them(qtbot: QtBot, game: str) -> None:
    matches = (random_match(seed, game) for seed in range(20))
    match = max(matches, key=lambda one: len(one.deals))
    holder = QWidget()
    qtbot.addWidget(holder)
    sheet = ScoreSheetView(holder)
    sheet.show_match(ScoreSheetModel(match, SeatNames(("", "Léa", "Bram", "Inês"), 0)))
    holder.show()
    last = len(match.deals)
    assert last > 4
    fade = ScrollFade(sheet, 1.0, sheet.cut_px)
    fade.set_ground("#123456")
    for height in range(90, 150, 7):
        sheet.resize(200, height)
        for up in (0, 11):
            bar = sheet.verticalScrollBar()
            bar.setValue(bar.maximum() - up)
            covered = fade.height() if fade.isVisible() else 0
            tops = {sheet.rowViewportPosition(row) for row in range(last + 1)}
            assert covered in tops
            if covered:
                picture = fade.grab().toImage()
                assert picture.pixelColor(20, covered - 1) == QColor("#123456")
        sheet.scrollToBottom()
        # Less than a pixel for each row is left over, not a strip under the heading.
        assert sheet.cut_px() < 5 or sheet.rowHeight(0) - sheet.cut_px() < 5
        room = sheet.viewport().height()
        assert sheet.rowViewportPosition(last) + sheet.rowHeight(last) <= room


@pytest.mark.parametrize("percent", [100, 150])
def test_no_accent_above_the_scores_is_cut(sit_down: SitDown, percent: int) -> None:
    person = sit_down(preferences=Preferences(pace="instant", text_percent=percent))
    person.begin()
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        person.window.resize(*size)
        QApplication.processEvents()
        sheet = person.screen.panel.findChild(ScoreSheetView)
        assert sheet is not None
        bold = QFont(sheet.font())
        bold.setBold(True)
        assert sheet.horizontalHeader().height() >= QFontMetrics(bold).height() + 4


def test_beside_an_empty_table_is_told_what_the_game_is_about(sit_down: SitDown) -> None:
    person = sit_down()
    panel = person.screen.panel
    [heading] = [each.text() for each in panel.findChildren(QLabel) if each.isVisible()]
    assert heading == "The game in one minute"
    [told] = [each for each in panel.findChildren(QTextBrowser) if each.isVisible()]
    assert "the maker and promises three tricks" in told.toPlainText()
    assert told.verticalScrollBar().value() == 0
    person.begin()
    assert "The game in one minute" not in {each.text() for each in panel.findChildren(QLabel)}
    # Nothing has happened yet, and no heading stands over that.
    shown = {each.text() for each in panel.findChildren(QLabel) if each.isVisible()}
    assert "Score sheet" in shown
    assert "What happened" not in shown
    person.wait_for(Ask.ACT)
    shown = {each.text() for each in panel.findChildren(QLabel) if each.isVisible()}
    assert {"Score sheet", "What happened"} <= shown


def test_beside_the_welcome_lies_the_score_sheet_of_the_match_that_waits(
    sit_down: SitDown,
) -> None:
    first = sit_down()
    first.begin()
    first.wait_for()
    first.window.close()
    panel = sit_down().screen.panel
    shown = {each.text() for each in panel.findChildren(QLabel) if each.isVisible()}
    assert {"Score sheet", "What happened"} <= shown
    [told] = [each for each in panel.findChildren(QTextBrowser) if each.isVisible()]
    assert told.toPlainText().startswith("Deal 1: ")


@pytest.mark.parametrize(("height", "has_cards"), [(700, True), (320, False)])
def test_the_cards_of_the_welcome_push_nothing_out_of_sight(
    qtbot: QtBot, height: int, has_cards: bool
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(800, height)
    welcome = StartPanel(table)
    welcome.setGeometry(table.rect())
    table.show()
    welcome.offer(None)
    QApplication.processEvents()
    [fan] = welcome.findChildren(CardFan)
    assert fan.isVisible() is has_cards
    if has_cards:
        sheet = welcome.findChild(QFrame, "sheet")
        assert sheet is not None
        assert welcome.rect().contains(sheet.geometry())
        assert sheet.rect().contains(fan.geometry())


@pytest.mark.parametrize("kind", [QLineEdit, QCheckBox])
def test_what_is_filled_in_stands_out_from_a_dark_window(kind: type[QWidget]) -> None:
    look = LOOKS[Theme.DARK]
    palette = entry_palettes(look)[kind.__name__]
    assert palette.base().color().lightnessF() > palette_lightness(look.window)
    assert palette.base().color().lightnessF() > palette_lightness(look.field)


def test_another_theme_leaves_nothing_of_the_last_one(
    qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    application = the_application()
    keeper = ThemeKeeper(application)
    request.addfinalizer(lambda: keeper.use("dark", 1.0))
    for theme in (Theme.DARK, Theme.LIGHT, Theme.CONTRAST, Theme.DARK):
        keeper.use(theme.value, 1.0)
        line = QLineEdit()
        qtbot.addWidget(line)
        line.ensurePolished()
        wanted = entry_palettes(LOOKS[theme])["QLineEdit"].base().color()
        assert line.palette().base().color() == wanted


def palette_lightness(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return (max(red, green, blue) + min(red, green, blue)) / 2
