# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule book in its window: articles, search, places, looks and languages."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.rulebook import chapters, supplements
from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows import rule_book_page
from buck_euchre_qt.windows.page_look import DARK, LIGHT
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from buck_euchre_qt.windows.rule_book_contents import excerpt
from buck_euchre_qt.windows.rule_book_drawing import card_picture, draw_card_in_line
from buck_euchre_qt.windows.rule_book_typesetter import typeset
from buck_euchre_qt.windows.theme import ThemeKeeper, the_application
from tests.helpers.qt import need_fonts
from tests.pictures.geometry import faults
from tests.windows.rule_books import is_in_view

IDS = [each.id for chapter in chapters("buck") for each in chapter.articles]


@pytest.mark.parametrize("language", Language)
def test_each_article_can_be_opened_and_is_marked(
    book: RuleBookWindow, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    QCoreApplication.processEvents()
    for article_id in IDS:
        book.show_article(article_id)
        assert book.page.marked_article == article_id
        # The last articles share one screen: they need not come to its top.
        last_screen = article_id.startswith("BE-8.")
        assert last_screen or is_in_view(book, article_id), article_id


def test_an_article_can_be_opened_before_the_window_is_shown(
    qtbot: QtBot, hidden_book: RuleBookWindow
) -> None:
    hidden_book.show_article("BE-5.2")
    hidden_book.resize(800, 600)
    hidden_book.show()
    qtbot.waitExposed(hidden_book)
    assert is_in_view(hidden_book, "BE-5.2")


def test_the_book_is_set_once_when_it_is_first_opened(
    qtbot: QtBot, hidden_book: RuleBookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Mock(wraps=typeset)
    monkeypatch.setattr(rule_book_page, "typeset", setting)
    hidden_book.show_article("BE-4.2")
    hidden_book.show()
    qtbot.waitExposed(hidden_book)
    assert setting.call_count == 1
    assert is_in_view(hidden_book, "BE-4.2")


def test_an_unknown_article_is_refused_and_nothing_moves(book: RuleBookWindow) -> None:
    book.show_article("BE-3.2")
    place = book.page.place
    with pytest.raises(KeyError):
        book.show_article("BE-9.1")
    assert book.page.place == place


def test_the_arrows_turn_to_the_next_chapter(book: RuleBookWindow) -> None:
    book.contents.setFocus()
    QTest.keyClick(book.contents, Qt.Key.Key_Down)
    QTest.keyClick(book.contents, Qt.Key.Key_Down)
    assert book.page.place.target == "chapter:2"
    assert book.contents.currentRow() == 2


def test_the_last_chapter_comes_to_the_top_too(book: RuleBookWindow) -> None:
    book.resize(1000, 1400)
    book.contents.setCurrentRow(8)
    assert book.page.place.target == "chapter:8"


def test_the_contents_follow_the_scrolled_page(book: RuleBookWindow) -> None:
    bar = book.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert book.contents.currentRow() == 11
    bar.setValue(0)
    assert book.contents.currentRow() == 0


def test_a_search_lists_the_articles_and_opens_the_chosen_one(book: RuleBookWindow) -> None:
    QTest.keyClicks(book.search_field, "LEFT bower")
    assert book.contents.targets[:3] == ["BE-1.3", "BE-1.4", "BE-8.1"]
    others = book.contents.targets[3:]
    assert "question:1" in others
    assert others[-1] == "term:left bower"
    QTest.keyClick(book.search_field, Qt.Key.Key_Down)
    assert book.page.marked_article == "BE-1.3"
    QTest.keyClick(book.contents, Qt.Key.Key_Down)
    assert book.page.marked_article == "BE-1.4"
    book.search_field.clear()
    assert len(book.contents.targets) == 12


def test_a_search_without_a_hit_says_so_and_offers_nothing(book: RuleBookWindow) -> None:
    QTest.keyClicks(book.search_field, "xyzzy")
    assert book.contents.targets == []
    assert book.contents.item(0).text() == "No article contains all these words."
    QTest.keyClick(book.search_field, Qt.Key.Key_Return)
    assert book.page.marked_article == ""


def test_a_reference_leads_to_its_article(book: RuleBookWindow) -> None:
    book.page.reference_followed.emit("BE-6.1")
    assert book.page.marked_article == "BE-6.1"
    assert is_in_view(book, "BE-6.1")


def test_a_change_of_language_keeps_the_place_and_the_search(
    book: RuleBookWindow, switch: LanguageSwitch
) -> None:
    QTest.keyClicks(book.search_field, "BE-4.3")
    book.show_article("BE-4.3")
    for language, title, words in (
        (Language.FRENCH, "Règles du jeu", "valet de carreau"),
        (Language.PORTUGUESE, "Regras do jogo", "valete de ouros"),
        (Language.ENGLISH, "Rules of the game", "jack of diamonds"),
    ):
        switch.use(language)
        QCoreApplication.processEvents()
        assert book.windowTitle() == title
        assert words in book.page.toPlainText()
        assert book.search_field.text() == "BE-4.3"
        assert "BE-4.3" in book.contents.targets
        assert book.page.marked_article == "BE-4.3"
        assert is_in_view(book, "BE-4.3")


def test_another_size_keeps_the_place(book: RuleBookWindow) -> None:
    book.show_article("BE-5.4")
    for width, height in ((1280, 800), (560, 400), (800, 600)):
        book.resize(width, height)
        assert is_in_view(book, "BE-5.4")


@pytest.mark.parametrize(("points", "width"), [(9, 640), (18, 800), (9, 1600)])
def test_only_the_picture_of_a_deal_runs_out_of_a_small_page(
    book: RuleBookWindow, qapp: QApplication, points: int, width: int
) -> None:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSize(points)
    try:
        qapp.setFont(larger)
        book.resize(width, 600)
        qapp.processEvents()
        page = book.page
        measures = page.fitting_measures()
        beyond = page.horizontalScrollBar().maximum()
        assert (beyond == 0) is (width == 1600)
        for article_id in IDS:
            box = page.article_box(article_id)
            assert box.right() <= page.viewport().width()
        assert measures.left + measures.figure_width <= page.viewport().width() + 1
    finally:
        qapp.setFont(before)


def test_larger_letters_move_no_page_sideways_that_is_wide_enough_for_usual_ones(
    book: RuleBookWindow, qapp: QApplication
) -> None:
    keeper = ThemeKeeper(the_application())
    try:
        keeper.use(Theme.LIGHT.value, 1.5)
        book.resize(1080, 760)
        qapp.processEvents()
        assert book.page.horizontalScrollBar().maximum() == 0
    finally:
        keeper.use(Theme.LIGHT.value, 1.0)


@pytest.mark.parametrize("language", Language)
def test_what_the_field_to_search_says_is_never_cut(
    book: RuleBookWindow, switch: LanguageSwitch, qapp: QApplication, language: Language
) -> None:
    need_fonts()
    switch.use(language)
    keeper = ThemeKeeper(the_application())
    try:
        keeper.use(Theme.LIGHT.value, 1.5)
        said = set()
        for width in (560, 800, 1080, 1600):
            book.resize(width, 560)
            qapp.processEvents()
            assert faults(book) == []
            said.add(book.search_field.placeholderText())
        assert len(said) == 2
    finally:
        keeper.use(Theme.LIGHT.value, 1.0)


def test_the_picture_of_a_deal_can_be_moved_sideways_with_the_marked_article(
    book: RuleBookWindow,
) -> None:
    book.resize(560, 500)
    book.show_article("BE-3.2")
    page = book.page
    before = page.article_box("BE-3.2").left()
    page.horizontalScrollBar().setValue(60)
    assert page.article_box("BE-3.2").left() == before - 60


@pytest.mark.parametrize("article_id", ["BE-8.1", "BE-8.2"])
def test_a_worked_example_is_stepped_through_and_begun_again(
    book: RuleBookWindow, article_id: str
) -> None:
    page = book.page
    book.show_article(article_id)
    told = [page.toPlainText()]
    for step in (1, 2, 3):
        assert f"#step={article_id}={step}" in page.toHtml()
        page.follow_link(QUrl(f"#step={article_id}={step}"))
        told.append(page.toPlainText())
        assert book.page.marked_article == article_id
    assert len(set(told)) == 4
    page.follow_link(QUrl(f"#step={article_id}=0"))
    assert page.toPlainText() == told[0]


def test_each_question_and_each_word_can_be_opened(book: RuleBookWindow) -> None:
    page = book.page
    for chapter in supplements("buck"):
        for entry in chapter.articles:
            book.open_target(entry.id)
            assert page.marked_article == entry.id
            assert page.article_box(entry.id).height() > 0


def test_a_chapter_leads_to_its_lessons(book: RuleBookWindow, qtbot: QtBot) -> None:
    assert "#lesson=left-bower" in book.page.toHtml()
    with qtbot.waitSignal(book.lesson_wanted) as wanted:
        book.page.follow_link(QUrl("#lesson=left-bower"))
    assert wanted.args == ["left-bower"]


def test_ctrl_f_goes_to_the_search_and_escape_closes(book: RuleBookWindow, qtbot: QtBot) -> None:
    book.activateWindow()
    book.page.setFocus()
    qtbot.waitActive(book)
    QTest.keyClick(book.page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.search_field.hasFocus()
    QTest.keyClick(book.search_field, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_the_book_follows_the_palette_at_run_time(book: RuleBookWindow, qapp: QApplication) -> None:
    before = QPalette(qapp.palette())
    try:
        for paper, look in (("#202020", DARK), ("#f0f0f0", LIGHT)) * 2:
            qapp.setPalette(QPalette(QColor(paper), QColor(paper)))
            qapp.processEvents()
            assert book.page.palette().color(QPalette.ColorRole.Base) == QColor(look.paper)
            shown = book.grab().toImage()
            corner = shown.pixelColor(shown.width() - 40, shown.height() // 2)
            assert corner == QColor(look.paper)
    finally:
        qapp.setPalette(before)


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
