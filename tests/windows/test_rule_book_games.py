# SPDX-License-Identifier: GPL-3.0-or-later
"""The rule books of the three games lie in one window."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.rulebook import chapters, games
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from buck_euchre_qt.windows.rule_book_games import GameHeading
from tests.windows.rule_books import is_in_view


def open_games(book: RuleBookWindow) -> list[str]:
    return [heading.game for heading in book.headings if heading.isChecked()]


@pytest.mark.parametrize("game", ["partnership", "two-handed"])
def test_each_article_of_the_other_games_opens_their_book(book: RuleBookWindow, game: str) -> None:
    for chapter in chapters(game):
        for each in chapter.articles:
            book.show_article(each.id)
            assert open_games(book) == [game]
            assert book.page.marked_article == each.id
            assert book.page.article_box(each.id).height() > 0
    # Six chapters of articles, then questions, the picture of a deal, and the glossary.
    assert len(book.contents.targets) == 9


def test_a_heading_opens_the_book_of_its_game_at_the_beginning(book: RuleBookWindow) -> None:
    book.show_article("BE-5.2")
    heading = next(each for each in book.headings if each.game == "two-handed")
    QTest.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert open_games(book) == ["two-handed"]
    assert book.page.place.target == "chapter:0"
    assert book.page.marked_article == ""
    assert book.contents.currentRow() == 0
    QTest.mouseClick(heading, Qt.MouseButton.LeftButton)
    assert open_games(book) == ["two-handed"]


def test_the_contents_lie_between_the_heading_of_their_game_and_the_next(
    book: RuleBookWindow, qapp: QApplication
) -> None:
    for game in games():
        book.show_game(game)
        qapp.processEvents()
        tops = [each.y() for each in book.headings]
        assert tops == sorted(tops)
        own = next(each for each in book.headings if each.isChecked())
        assert own.geometry().bottom() < book.contents.y()
        for after in book.headings[book.headings.index(own) + 1 :]:
            assert after.y() > book.contents.geometry().bottom()
            assert after.geometry().bottom() < book.side.height()


def is_tall_enough(heading: GameHeading) -> bool:
    return heading.height() >= heading.heightForWidth(heading.width())


def test_a_heading_takes_as_many_lines_as_large_letters_need(
    book: RuleBookWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    before = QFont(qapp.font())
    larger = QFont(before)
    larger.setPointSize(2 * before.pointSize())
    book.resize(700, 900)
    try:
        qapp.setFont(larger)
        for heading in book.headings:
            qtbot.waitUntil(partial(is_tall_enough, heading))
    finally:
        qapp.setFont(before)


def test_the_game_that_is_open_keeps_its_place_and_an_unknown_one_is_refused(
    book: RuleBookWindow,
) -> None:
    book.show_article("PE-3.4")
    place = book.page.place
    book.show_game("partnership")
    assert book.page.place == place
    with pytest.raises(KeyError):
        book.show_game("whist")
    assert open_games(book) == ["partnership"]
    assert book.page.marked_article == "PE-3.4"


def test_a_search_goes_on_in_the_book_of_another_game(book: RuleBookWindow) -> None:
    QTest.keyClicks(book.search_field, "left bower")
    assert "BE-1.4" in book.contents.targets
    book.show_game("partnership")
    assert book.search_field.text() == "left bower"
    assert book.contents.targets[:2] == ["PE-1.1", "PE-4.2"]


def test_a_reference_leads_to_the_book_of_another_game(book: RuleBookWindow) -> None:
    book.show_article("TE-4.1")
    book.page.follow_link(QUrl("#BE-4.3"))
    assert open_games(book) == ["buck"]
    assert book.page.marked_article == "BE-4.3"
    assert is_in_view(book, "BE-4.3")


@pytest.mark.parametrize("game", ["buck", "partnership", "two-handed"])
def test_tab_goes_from_the_search_down_the_contents_and_the_folded_games_to_the_page(
    book: RuleBookWindow, qtbot: QtBot, game: str
) -> None:
    book.show_game(game)
    book.activateWindow()
    book.search_field.setFocus()
    qtbot.waitActive(book)
    below = [book.contents if each.isChecked() else each for each in book.headings]
    for following in (*below, book.page):
        QTest.keyClick(book.focusWidget(), Qt.Key.Key_Tab)
        assert book.focusWidget() is following


def test_a_heading_is_opened_by_key(book: RuleBookWindow) -> None:
    QTest.keyClick(book.headings[1], Qt.Key.Key_Space)
    assert open_games(book) == ["partnership"]
