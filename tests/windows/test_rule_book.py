# SPDX-License-Identifier: GPL-3.0-or-later
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtGui import QColor, QFont, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.rulebook import chapters
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from buck_euchre_qt.windows.rule_book_contents import excerpt
from buck_euchre_qt.windows.rule_book_drawing import card_picture, draw_card_in_line
from buck_euchre_qt.windows.rule_book_look import (
    DARK,
    FELT_EDGE,
    FELT_INK,
    FELT_MIDDLE,
    FELT_MUTED,
    LIGHT,
    Look,
    look_for,
)

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"
IDS = [each.id for chapter in chapters("buck") for each in chapter.articles]


class FileTranslator(QTranslator):
    """Translates from a translation file as it stands, singular for every count."""

    def __init__(self, language: str) -> None:
        super().__init__()
        root = ET.parse(TRANSLATIONS / f"buck_euchre_{language}.ts").getroot()
        self._texts: dict[tuple[str, str], str] = {}
        for context in root.iter("context"):
            for message in context.iter("message"):
                key = (context.findtext("name", ""), message.findtext("source", ""))
                form = message.findtext("translation/numerusform", "")
                self._texts[key] = form or message.findtext("translation", "")

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes | bytearray | memoryview,
        sourceText: str | bytes | bytearray | memoryview,  # noqa: N803 - Qt's name
        disambiguation: str | bytes | bytearray | memoryview | None = None,
        n: int = -1,
    ) -> str:
        del disambiguation
        return self._texts.get((str(context), str(sourceText)), "").replace("%n", str(n))


class Languages:
    """Speaks one language at a time."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._current: QTranslator | None = None

    def use(self, language: str) -> None:
        self.stop()
        self._current = FileTranslator(language)
        self._application.installTranslator(self._current)
        self._application.processEvents()

    def stop(self) -> None:
        if self._current is not None:
            self._application.removeTranslator(self._current)
            self._current = None


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    speaking = Languages(qapp)
    speaking.use("en")
    yield speaking
    speaking.stop()


@pytest.fixture
def hidden_window(languages: Languages) -> Iterator[RuleBookWindow]:
    del languages
    opened = RuleBookWindow()
    yield opened
    opened.close()
    opened.deleteLater()
    # Windows of earlier tests would lay out their books at every change of language too.
    QCoreApplication.sendPostedEvents(opened, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def window(qtbot: QtBot, hidden_window: RuleBookWindow) -> RuleBookWindow:
    hidden_window.resize(900, 640)
    hidden_window.show()
    qtbot.waitExposed(hidden_window)
    return hidden_window


def is_in_view(window: RuleBookWindow, article_id: str) -> bool:
    top = window._page.article_box(article_id).top()
    return 0 <= top < window._page.viewport().height() / 2


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
def test_each_article_can_be_opened_and_is_marked(
    window: RuleBookWindow, languages: Languages, language: str
) -> None:
    languages.use(language)
    for article_id in IDS:
        window.show_article(article_id)
        assert window._page.marked_article == article_id
        # The last articles share one screen: they need not come to its top.
        last_screen = article_id.startswith("BE-8.")
        assert last_screen or is_in_view(window, article_id), article_id


def test_an_article_can_be_opened_before_the_window_is_shown(
    qtbot: QtBot, hidden_window: RuleBookWindow
) -> None:
    hidden_window.show_article("BE-5.2")
    hidden_window.resize(800, 600)
    hidden_window.show()
    qtbot.waitExposed(hidden_window)
    assert is_in_view(hidden_window, "BE-5.2")


def test_an_unknown_article_is_refused_and_nothing_moves(window: RuleBookWindow) -> None:
    window.show_article("BE-3.2")
    place = window._page.place
    with pytest.raises(KeyError):
        window.show_article("BE-9.1")
    assert window._page.place == place


def test_the_arrows_turn_to_the_next_chapter(window: RuleBookWindow) -> None:
    window._contents.setFocus()
    QTest.keyClick(window._contents, Qt.Key.Key_Down)
    QTest.keyClick(window._contents, Qt.Key.Key_Down)
    assert window._page.place.target == "chapter:2"
    assert window._contents.currentRow() == 2


def test_the_last_chapter_comes_to_the_top_too(window: RuleBookWindow) -> None:
    window.resize(1000, 1400)
    window._contents.setCurrentRow(8)
    assert window._page.place.target == "chapter:8"


def test_the_contents_follow_the_scrolled_page(window: RuleBookWindow) -> None:
    bar = window._page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert window._contents.currentRow() == 8
    bar.setValue(0)
    assert window._contents.currentRow() == 0


def test_a_search_lists_the_articles_and_opens_the_chosen_one(window: RuleBookWindow) -> None:
    QTest.keyClicks(window._field, "LEFT bower")
    assert window._contents.targets == ["BE-1.3", "BE-1.4", "BE-8.1"]
    QTest.keyClick(window._field, Qt.Key.Key_Down)
    assert window._page.marked_article == "BE-1.3"
    QTest.keyClick(window._contents, Qt.Key.Key_Down)
    assert window._page.marked_article == "BE-1.4"
    window._field.clear()
    assert len(window._contents.targets) == 9


def test_a_search_without_a_hit_says_so_and_offers_nothing(window: RuleBookWindow) -> None:
    QTest.keyClicks(window._field, "xyzzy")
    assert window._contents.targets == []
    assert window._contents.item(0).text() == "No article contains all these words."
    QTest.keyClick(window._field, Qt.Key.Key_Return)
    assert window._page.marked_article == ""


def test_a_reference_leads_to_its_article(window: RuleBookWindow) -> None:
    window._page.reference_followed.emit("BE-6.1")
    assert window._page.marked_article == "BE-6.1"
    assert is_in_view(window, "BE-6.1")


def test_a_change_of_language_keeps_the_place_and_the_search(
    window: RuleBookWindow, languages: Languages
) -> None:
    QTest.keyClicks(window._field, "BE-4.3")
    window.show_article("BE-4.3")
    for language, title, words in (
        ("fr", "Règles du jeu", "valet de carreau"),
        ("pt", "Regras do jogo", "valete de ouros"),
        ("en", "Rules of the game", "jack of diamonds"),
    ):
        languages.use(language)
        assert window.windowTitle() == title
        assert words in window._page.toPlainText()
        assert window._field.text() == "BE-4.3"
        assert "BE-4.3" in window._contents.targets
        assert window._page.marked_article == "BE-4.3"
        assert is_in_view(window, "BE-4.3")


def test_another_size_keeps_the_place(window: RuleBookWindow) -> None:
    window.show_article("BE-5.4")
    for width, height in ((1280, 800), (560, 400), (800, 600)):
        window.resize(width, height)
        assert is_in_view(window, "BE-5.4")


@pytest.mark.parametrize(("points", "width"), [(9, 640), (18, 800), (9, 1600)])
def test_nothing_runs_out_of_the_page_sideways(
    window: RuleBookWindow, qapp: QApplication, points: int, width: int
) -> None:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSize(points)
    try:
        qapp.setFont(larger)
        window.resize(width, 600)
        qapp.processEvents()
        assert window._page.horizontalScrollBar().maximum() == 0
    finally:
        qapp.setFont(before)


def test_ctrl_f_goes_to_the_search_and_escape_closes(window: RuleBookWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window._page.setFocus()
    qtbot.waitActive(window)
    QTest.keyClick(window._page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window._field.hasFocus()
    QTest.keyClick(window._field, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_tab_goes_from_the_search_to_the_contents_to_the_page(
    window: RuleBookWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    window._field.setFocus()
    qtbot.waitActive(window)
    for following in (window._contents, window._page):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is following


def test_the_book_follows_the_palette_at_run_time(
    window: RuleBookWindow, qapp: QApplication
) -> None:
    before = QPalette(qapp.palette())
    try:
        for paper, look in (("#202020", DARK), ("#f0f0f0", LIGHT)) * 2:
            qapp.setPalette(QPalette(QColor(paper), QColor(paper)))
            qapp.processEvents()
            assert window._page.palette().color(QPalette.ColorRole.Base) == QColor(look.paper)
            shown = window.grab().toImage()
            corner = shown.pixelColor(shown.width() - 40, shown.height() // 2)
            assert corner == QColor(look.paper)
    finally:
        qapp.setPalette(before)


def contrast(first: str, second: str) -> float:
    def luminance(name: str) -> float:
        colour = QColor(name)
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK])
def test_every_text_stands_out_from_its_ground(look: Look) -> None:
    pairs = [
        (look.ink, ground) for ground in (look.paper, look.panel, look.field, look.mark, look.found)
    ]
    pairs += [(look.ink, look.pill_hover), (look.pill_ink, look.pill)]
    pairs += [(look.accent, ground) for ground in (look.paper, look.panel, look.mark)]
    pairs += [(look.muted, ground) for ground in (look.paper, look.panel, look.field)]
    pairs += [(ink, felt) for ink in (FELT_INK, FELT_MUTED) for felt in (FELT_MIDDLE, FELT_EDGE)]
    assert {pair for pair in pairs if contrast(*pair) < 4.5} == set()


def test_the_look_is_dark_where_windows_are_dark() -> None:
    assert look_for(QPalette(QColor("#303030"), QColor("#2b2b2b"))) is DARK
    assert look_for(QPalette(QColor("#efefef"), QColor("#efefef"))) is LIGHT


def test_an_excerpt_shows_the_word_and_cuts_between_words() -> None:
    text = "One two three four five six seven eight nine ten eleven twelve thirteen " * 3
    cut = excerpt(text.strip(), "twelve")
    assert "twelve" in cut
    assert cut.startswith("…")
    assert cut.endswith("…")
    words = cut.strip("…\N{NO-BREAK SPACE}").split()
    assert set(words) <= set(text.split())
    assert excerpt("Short.", "short") == "Short."


def test_cards_are_drawn_at_the_pixel_ratio_of_the_screen(qapp: QApplication) -> None:
    picture = card_picture("JD", 50, 2.0)
    assert (picture.width(), picture.height()) == (100, 140)
    assert picture.devicePixelRatio() == 2.0
    in_line = draw_card_in_line("TS", qapp.font(), 3.0)
    assert in_line.devicePixelRatio() == 3.0
    assert picture != QImage(picture.size(), picture.format())
