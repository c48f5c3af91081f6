# SPDX-License-Identifier: GPL-3.0-or-later
"""The lessons as a learner meets them: every page, every answer, every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.articles import BUCK_ARTICLES, PARTNERSHIP_ARTICLES, TWO_HANDED_ARTICLES
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.course import COURSE
from buck_euchre_qt.learning.lessons import Lesson
from buck_euchre_qt.learning.positions import LEARNER
from buck_euchre_qt.windows.lesson_screen import LessonScreen
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.look import LOOKS
from tests.windows.learner import LongerTexts, answer, cut_off, keep_picture, settle


def take_lesson(screen: LessonScreen, lesson: Lesson, language: str) -> None:
    """Take a lesson with every wrong answer first, then the right one, to its end."""
    player = screen.player
    screen.start(lesson.id)
    for number, page in enumerate(lesson.pages, start=1):
        assert player.page is page
        settle(screen)
        assert not cut_off(screen), page.id
        keep_picture(screen, language, page.id)
        wrong = [each for each in page.choices if not page.judge(each).is_right]
        for place_of_wrong, choice in enumerate(wrong):
            answer(player, page, choice)
            assert player.sheet.verdict, (page.id, choice)
            assert Wish.NEXT not in player.sheet.buttons
            settle(screen)
            assert not cut_off(screen), (page.id, choice)
            keep_picture(screen, language, f"{page.id}-wrong-{place_of_wrong}")
            player.sheet.buttons[Wish.AGAIN].click()
            assert not player.sheet.verdict
            settle(screen)
        for choice in page.right[-1:]:
            answer(player, page, choice)
            assert player.sheet.verdict, page.id
            settle(screen)
            assert not cut_off(screen), (page.id, choice)
            keep_picture(screen, language, f"{page.id}-right")
        assert screen.progress.pages[lesson.id] == number
        assert player.table.view.repairs == 0
        if number < len(lesson.pages):
            player.sheet.buttons[Wish.NEXT].click()
    assert screen.progress.is_finished(lesson)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("language", Language)
def test_a_lesson_can_be_taken_to_its_end_with_every_wrong_answer(
    screen: LessonScreen, switch: LanguageSwitch, language: Language, lesson: Lesson
) -> None:
    switch.use(language)
    take_lesson(screen, lesson, language.value)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_texts_two_fifths_longer_are_not_cut_off(
    screen: LessonScreen, qapp: QCoreApplication, lesson: Lesson
) -> None:
    longer = LongerTexts()
    qapp.installTranslator(longer)
    try:
        take_lesson(screen, lesson, "longer")
        screen.show_list()
        settle(screen)
        assert not cut_off(screen)
        keep_picture(screen, "longer", "list")
    finally:
        qapp.removeTranslator(longer)


@pytest.mark.parametrize("size", [(800, 540), (1024, 720), (2560, 1440)])
def test_the_list_fits_windows_of_all_sizes(
    screen: LessonScreen, switch: LanguageSwitch, size: tuple[int, int]
) -> None:
    for language in Language:
        switch.use(language)
        screen.resize(*size)
        screen.show_list()
        settle(screen)
        assert not cut_off(screen.list), language
        screen.start("order")
        settle(screen)
        assert not cut_off(screen.player), language


@pytest.mark.parametrize(("size", "scrolls"), [((800, 540), True), ((1280, 900), False)])
def test_what_stands_above_the_lessons_ends_where_they_end(
    screen: LessonScreen, size: tuple[int, int], scrolls: bool
) -> None:
    screen.resize(*size)
    screen.show_list()
    settle(screen)
    page = screen.list
    [area] = page.findChildren(QScrollArea)
    assert (area.verticalScrollBar().maximum() > 0) is scrolls
    cards = {QRect(each.mapTo(page, QPoint()), each.size()).right() for each in page.cards}
    assert max(cards) == page.leave.geometry().right()


def test_show_me_gives_the_right_answer_and_leads_on(screen: LessonScreen) -> None:
    screen.start("left-bower")
    player = screen.player
    player.sheet.buttons[Wish.NEXT].click()
    player.sheet.buttons[Wish.SHOW].click()
    assert player.sheet.verdict.startswith("Yes")
    assert Wish.NEXT in player.sheet.buttons
    settle(screen)
    player.sheet.buttons[Wish.BACK].click()
    assert player.page is COURSE[2].pages[0]


def test_a_card_that_is_not_allowed_is_explained_with_its_article(
    screen: LessonScreen, qtbot: QtBot
) -> None:
    screen.start("left-bower")
    player = screen.player
    player.sheet.buttons[Wish.NEXT].click()
    page = player.page
    assert page is not None
    answer(player, page, "play JD")
    assert "is a heart now" in player.sheet.verdict
    assert screen.article == "BE-4.2"
    with qtbot.waitSignal(screen.article_wanted) as wanted:
        player.sheet.cites.linkActivated.emit("BE-4.2")
    assert wanted.args == ["BE-4.2"]
    assert "BE\N{NON-BREAKING HYPHEN}4.3" in player.sheet.cites.text()


def test_every_card_can_be_chosen_by_key(screen: LessonScreen) -> None:
    screen.start("follow")
    player = screen.player
    player.sheet.buttons[Wish.NEXT].click()
    settle(screen)
    view = player.table.view
    hand = player.page.position.state.hands[LEARNER] if player.page else ()
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Return)
    # Not only what is allowed can be chosen: what is not is answered with the reason.
    assert str(hand[-1]) == "9S"
    assert player.sheet.verdict.startswith("Yes")
    player.sheet.buttons[Wish.BACK].click()
    player.sheet.buttons[Wish.NEXT].click()
    settle(screen)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert "Spades were led" in player.sheet.verdict


def test_a_change_of_language_keeps_the_page_and_the_verdict(
    screen: LessonScreen, switch: LanguageSwitch
) -> None:
    screen.start("scoring")
    player = screen.player
    page = player.page
    assert page is not None
    answer(player, page, "number 28")
    english = player.sheet.verdict
    switch.use(Language.FRENCH)
    QTest.qWait(1)
    assert player.page is page
    assert player.sheet.verdict not in ("", english)
    assert player.sheet.title.text() == "La promesse est tenue"
    switch.use(Language.ENGLISH)
    QTest.qWait(1)
    assert player.sheet.verdict == english


def test_escape_leads_back_to_the_list_and_then_to_the_table(
    screen: LessonScreen, qtbot: QtBot
) -> None:
    screen.start("cards")
    QTest.keyClick(screen.player, Qt.Key.Key_Escape)
    assert screen.currentWidget() is screen.list
    with qtbot.waitSignal(screen.left):
        QTest.keyClick(screen.list, Qt.Key.Key_Escape)


def test_the_list_opens_any_lesson_and_shows_what_is_done(screen: LessonScreen) -> None:
    take_lesson(screen, COURSE[0], "en")
    screen.show_list()
    first, last = screen.list.cards[0], screen.list.cards[-1]
    assert first.accessibleDescription().endswith(" done")
    assert screen.focusWidget() is screen.list.cards[1]
    last.click()
    assert screen.player.page is COURSE[-1].pages[0]


def test_the_lessons_of_each_game_stand_below_its_name(screen: LessonScreen) -> None:
    screen.show_list()
    settle(screen)
    assert [each.text() for each in screen.list.headings.values()] == [
        "Buck Euchre",
        "Partnership Euchre",
        "Two-handed Euchre",
    ]
    for width in (800, 1024, 2560):
        screen.resize(width, 900)
        settle(screen)
        corners = {game: each.pos() for game, each in screen.list.headings.items()}
        for card in screen.list.cards:
            above = {
                (at.y(), at.x()): game
                for game, at in corners.items()
                if at.y() < card.y() and at.x() <= card.x()
            }
            assert above[max(above)] == card.lesson.game


def test_the_last_page_leads_to_the_next_lesson(screen: LessonScreen) -> None:
    take_lesson(screen, COURSE[0], "en")
    screen.player.sheet.buttons[Wish.NEXT_LESSON].click()
    assert screen.player.page is COURSE[1].pages[0]
    take_lesson(screen, COURSE[-1], "en")
    screen.player.sheet.buttons[Wish.LIST].click()
    assert screen.currentWidget() is screen.list


def test_who_goes_on_learning_comes_to_the_first_lesson_that_is_not_done(
    screen: LessonScreen,
) -> None:
    screen.start_next()
    assert screen.player.page is COURSE[0].pages[0]
    take_lesson(screen, COURSE[0], "en")
    screen.start_next()
    assert screen.player.page is COURSE[1].pages[0]


@pytest.mark.parametrize("theme", LOOKS)
def test_the_lessons_take_on_every_look(screen: LessonScreen, theme: object) -> None:
    look = next(look for each, look in LOOKS.items() if each is theme)
    screen.set_look(look)
    screen.start("clubs")
    settle(screen)
    shown = screen.grab().toImage()
    paper = shown.pixelColor(shown.width() - 60, shown.height() * 2 // 3)
    assert paper.name() == look.sheet


def test_every_page_has_an_article_to_open(screen: LessonScreen) -> None:
    assert screen.article == ""
    for lesson in COURSE:
        for number in range(1, len(lesson.pages) + 1):
            screen.start(lesson.id)
            screen.player.open_page(lesson, number)
            assert screen.article in (
                *BUCK_ARTICLES,
                *PARTNERSHIP_ARTICLES,
                *TWO_HANDED_ARTICLES,
            )
