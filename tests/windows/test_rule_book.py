# SPDX-License-Identifier: GPL-3.0-or-later
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator, QUrl
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.rulebook import chapters, games, supplements
from buck_euchre_qt.windows import rule_book_page
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from buck_euchre_qt.windows.rule_book_games import GameHeading
from buck_euchre_qt.windows.rule_book_look import DARK, LIGHT
from buck_euchre_qt.windows.rule_book_typesetter import Sheet, typeset
from tests.helpers.file_translator import FileTranslator

IDS = [each.id for chapter in chapters("buck") for each in chapter.articles]


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


def test_the_book_is_set_once_when_it_is_first_opened(
    qtbot: QtBot, hidden_window: RuleBookWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []

    def count(*given: object) -> Sheet:
        times.append(len(given))
        return typeset(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(rule_book_page, "typeset", count)
    hidden_window.show_article("BE-4.2")
    hidden_window.show()
    qtbot.waitExposed(hidden_window)
    assert len(times) == 1
    assert is_in_view(hidden_window, "BE-4.2")


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
    assert window._contents.currentRow() == 11
    bar.setValue(0)
    assert window._contents.currentRow() == 0


def test_a_search_lists_the_articles_and_opens_the_chosen_one(window: RuleBookWindow) -> None:
    QTest.keyClicks(window._field, "LEFT bower")
    assert window._contents.targets[:3] == ["BE-1.3", "BE-1.4", "BE-8.1"]
    others = window._contents.targets[3:]
    assert "question:1" in others
    assert others[-1] == "term:left bower"
    QTest.keyClick(window._field, Qt.Key.Key_Down)
    assert window._page.marked_article == "BE-1.3"
    QTest.keyClick(window._contents, Qt.Key.Key_Down)
    assert window._page.marked_article == "BE-1.4"
    window._field.clear()
    assert len(window._contents.targets) == 12


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
def test_only_the_picture_of_a_deal_runs_out_of_a_small_page(
    window: RuleBookWindow, qapp: QApplication, points: int, width: int
) -> None:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSize(points)
    try:
        qapp.setFont(larger)
        window.resize(width, 600)
        qapp.processEvents()
        page = window._page
        measures = page._fitting_measures()
        beyond = page.horizontalScrollBar().maximum()
        assert (beyond == 0) is (width == 1600)
        for article_id in IDS:
            box = page.article_box(article_id)
            assert box.right() <= page.viewport().width()
        assert measures.left + measures.figure_width <= page.viewport().width() + 1
    finally:
        qapp.setFont(before)


def test_the_picture_of_a_deal_can_be_moved_sideways_with_the_marked_article(
    window: RuleBookWindow,
) -> None:
    window.resize(560, 500)
    window.show_article("BE-3.2")
    page = window._page
    before = page.article_box("BE-3.2").left()
    page.horizontalScrollBar().setValue(60)
    assert page.article_box("BE-3.2").left() == before - 60


@pytest.mark.parametrize("article_id", ["BE-8.1", "BE-8.2"])
def test_a_worked_example_is_stepped_through_and_begun_again(
    window: RuleBookWindow, article_id: str
) -> None:
    page = window._page
    window.show_article(article_id)
    told = [page.toPlainText()]
    for step in (1, 2, 3):
        assert f"#step={article_id}={step}" in page.toHtml()
        page._follow(QUrl(f"#step={article_id}={step}"))
        told.append(page.toPlainText())
        assert window._page.marked_article == article_id
    assert len(set(told)) == 4
    page._follow(QUrl(f"#step={article_id}=0"))
    assert page.toPlainText() == told[0]


def test_each_question_and_each_word_can_be_opened(window: RuleBookWindow) -> None:
    page = window._page
    for chapter in supplements("buck"):
        for entry in chapter.articles:
            window._open_target(entry.id)
            assert page.marked_article == entry.id
            assert page.article_box(entry.id).height() > 0


def test_a_chapter_leads_to_its_lessons(window: RuleBookWindow, qtbot: QtBot) -> None:
    assert "#lesson=left-bower" in window._page.toHtml()
    with qtbot.waitSignal(window.lesson_wanted) as wanted:
        window._page._follow(QUrl("#lesson=left-bower"))
    assert wanted.args == ["left-bower"]


def open_games(window: RuleBookWindow) -> list[str]:
    return [heading.game for heading in window._headings if heading.isChecked()]


@pytest.mark.parametrize("game", ["partnership", "two-handed"])
def test_each_article_of_the_other_games_opens_their_book(
    window: RuleBookWindow, game: str
) -> None:
    for chapter in chapters(game):
        for each in chapter.articles:
            window.show_article(each.id)
            assert open_games(window) == [game]
            assert window._page.marked_article == each.id
            assert window._page.article_box(each.id).height() > 0
    # Six chapters of articles, then questions, the picture of a deal, and the glossary.
    assert len(window._contents.targets) == 9


def test_a_heading_opens_the_book_of_its_game_at_the_beginning(window: RuleBookWindow) -> None:
    window.show_article("BE-5.2")
    heading = next(each for each in window._headings if each.game == "two-handed")
    QTest.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert open_games(window) == ["two-handed"]
    assert window._page.place.target == "chapter:0"
    assert window._page.marked_article == ""
    assert window._contents.currentRow() == 0
    QTest.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert open_games(window) == ["two-handed"]


def test_the_contents_lie_between_the_heading_of_their_game_and_the_next(
    window: RuleBookWindow, qapp: QApplication
) -> None:
    for game in games():
        window.show_game(game)
        qapp.processEvents()
        tops = [each.y() for each in window._headings]
        assert tops == sorted(tops)
        own = next(each for each in window._headings if each.isChecked())
        assert own.geometry().bottom() < window._contents.y()
        for after in window._headings[window._headings.index(own) + 1 :]:
            assert after.y() > window._contents.geometry().bottom()
            assert after.geometry().bottom() < window._side.height()


def is_tall_enough(heading: GameHeading) -> bool:
    return heading.height() >= heading.heightForWidth(heading.width())


def test_a_heading_takes_as_many_lines_as_large_letters_need(
    window: RuleBookWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSize(2 * before.pointSize())
    window.resize(700, 900)
    try:
        qapp.setFont(larger)
        for heading in window._headings:
            qtbot.waitUntil(partial(is_tall_enough, heading))
    finally:
        qapp.setFont(before)


def test_the_game_that_is_open_keeps_its_place_and_an_unknown_one_is_refused(
    window: RuleBookWindow,
) -> None:
    window.show_article("PE-3.4")
    place = window._page.place
    window.show_game("partnership")
    assert window._page.place == place
    with pytest.raises(KeyError):
        window.show_game("whist")
    assert open_games(window) == ["partnership"]
    assert window._page.marked_article == "PE-3.4"


def test_a_search_goes_on_in_the_book_of_another_game(window: RuleBookWindow) -> None:
    QTest.keyClicks(window._field, "left bower")
    assert "BE-1.4" in window._contents.targets
    window.show_game("partnership")
    assert window._field.text() == "left bower"
    assert window._contents.targets[:2] == ["PE-1.1", "PE-4.2"]


def test_a_reference_leads_to_the_book_of_another_game(window: RuleBookWindow) -> None:
    window.show_article("TE-4.1")
    window._page._follow(QUrl("#BE-4.3"))
    assert open_games(window) == ["buck"]
    assert window._page.marked_article == "BE-4.3"
    assert is_in_view(window, "BE-4.3")


def test_ctrl_f_goes_to_the_search_and_escape_closes(window: RuleBookWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    window._page.setFocus()
    qtbot.waitActive(window)
    QTest.keyClick(window._page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window._field.hasFocus()
    QTest.keyClick(window._field, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("game", ["buck", "partnership", "two-handed"])
def test_tab_goes_from_the_search_down_the_contents_and_the_folded_games_to_the_page(
    window: RuleBookWindow, qtbot: QtBot, game: str
) -> None:
    window.show_game(game)
    window.activateWindow()
    window._field.setFocus()
    qtbot.waitActive(window)
    below = [window._contents if each.isChecked() else each for each in window._headings]
    for following in (*below, window._page):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is following


def test_a_heading_is_opened_by_key(window: RuleBookWindow) -> None:
    QTest.keyClick(window._headings[1], Qt.Key.Key_Space)
    assert open_games(window) == ["partnership"]


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
