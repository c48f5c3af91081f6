# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of a lesson is the real one: keys, words to be heard, colours, people."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.events import TrickTaken
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.call_keys import call_key
from buck_euchre_qt.i18n.labels import promise_text, trump_title
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.i18n.lessons import page_text, right_text
from buck_euchre_qt.learning.course import COURSE, Progress, lesson_of
from buck_euchre_qt.learning.lessons import AnswerKind, Lesson, Page
from buck_euchre_qt.learning.positions import LEARNER
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.marks import badge_words
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.lesson_screen import LessonScreen
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.look import DARK, LOOKS, Look
from tests.pictures.geometry import cards_seen
from tests.windows.learner import answer, settle

ASKING = [
    (lesson, number)
    for lesson in COURSE
    for number, page in enumerate(lesson.pages, start=1)
    if page.ask is not AnswerKind.NOTHING
]


CLEARLY = 24
MOST_SIDE_BY_SIDE = 3
"""More answers than these take rows that reach over the cards in the middle."""


def pages_with(ask: AnswerKind) -> list[tuple[Lesson, int]]:
    return [(lesson, n) for lesson, n in ASKING if lesson.pages[n - 1].ask is ask]


def open_page(screen: LessonScreen, lesson: Lesson, number: int) -> Page:
    screen.start(lesson.id)
    screen.player.open_page(lesson, number)
    page = screen.player.page
    assert page is not None
    return page


def focus(screen: LessonScreen) -> QWidget:
    found = screen.window().focusWidget()
    assert found is not None
    return found


def in_flight(screen: LessonScreen, number: int = 2) -> None:
    """Let the answer be shown while the cards still fly."""
    screen.view.set_pace(Pace.NORMAL)
    open_page(screen, lesson_of("left-bower"), number)
    screen.player.sheet.buttons[Wish.SHOW].click()
    assert screen.view.is_busy


def test_a_click_on_a_flying_card_leaves_enter_where_it_was(screen: LessonScreen) -> None:
    in_flight(screen)
    QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 300))
    settle(screen)
    QTest.keyClick(focus(screen), Qt.Key.Key_Return)
    page = screen.player.page
    assert page is not None
    assert page.id == "left-bower.3"


def test_enter_at_the_table_goes_on_once_the_page_is_answered(screen: LessonScreen) -> None:
    in_flight(screen)
    screen.view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    settle(screen)
    assert screen.player.page is lesson_of("left-bower").pages[1]
    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    assert screen.player.page is lesson_of("left-bower").pages[2]


def test_enter_at_the_table_answers_nothing_while_no_card_is_chosen(screen: LessonScreen) -> None:
    screen.start("follow")
    QTest.keyClick(focus(screen), Qt.Key.Key_Return)
    page = lesson_of("follow").pages[1]
    settle(screen)
    QTest.keyClick(focus(screen), Qt.Key.Key_Return)
    assert screen.player.page is page
    assert screen.player.sheet.verdict == ""


@pytest.mark.parametrize("slot", range(5))
def test_the_digits_point_at_the_cards_of_the_hand(screen: LessonScreen, slot: int) -> None:
    page = open_page(screen, lesson_of("left-bower"), 2)
    settle(screen)
    QTest.keyClick(screen.view, Qt.Key(Qt.Key.Key_1.value + slot))
    assert screen.view.table.choosing.focused == place(Pile.HAND, LEARNER, slot)
    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    card = page.position.state.hands[LEARNER][slot]
    assert bool(screen.player.sheet.verdict)
    assert screen.player.sheet.verdict.startswith("Yes") is (str(card) == "TD")


@pytest.mark.parametrize("language", Language)
def test_every_call_of_every_lesson_has_its_key_and_no_key_is_there_twice(
    screen: LessonScreen, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    for lesson, number in pages_with(AnswerKind.CALL):
        page = open_page(screen, lesson, number)
        settle(screen)
        actions = [page.action_of(choice) for choice in page.choices]
        is_dealer = page.position.state.dealer == LEARNER
        keys = [call_key(each, is_dealer=is_dealer) for each in actions if each is not None]
        assert len(set(keys)) == len(keys) == len(page.choices)
        shown = [button.accessibleDescription() for button in screen.player.table.prompt.buttons]
        for key, description in zip(keys, shown, strict=True):
            assert key.rpartition("+")[2] in description


def test_a_letter_answers_a_call(screen: LessonScreen) -> None:
    open_page(screen, lesson_of("order"), 2)
    screen.activateWindow()
    settle(screen)
    QTest.keyClick(screen.player.table.prompt.buttons[0], Qt.Key.Key_O)
    assert screen.player.sheet.verdict.startswith("Yes")


def test_every_page_is_told_to_those_who_hear_it(
    screen: LessonScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda _event: None)
    screen.player.table.announcer.said.connect(heard.append)
    for lesson in COURSE:
        for number, page in enumerate(lesson.pages, start=1):
            heard.clear()
            open_page(screen, lesson, number)
            settle(screen)
            assert any(page_text(page).title in each for each in heard), page.id
            assert not any("{" in each for each in heard), page.id
            if page.ask is AnswerKind.NOTHING:
                continue
            heard.clear()
            answer(screen.player, page, page.right[0])
            settle(screen)
            assert heard[0] != ""
            # What happens on the table is told as in a match: one sentence a card at least.
            assert len(heard) > len(page.sequel) * bool(page.played(page.right[0]))
            assert not any("{" in each for each in heard), page.id


@pytest.mark.parametrize("language", Language)
def test_the_cards_of_a_lesson_have_their_spoken_names(
    screen: LessonScreen, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    open_page(screen, lesson_of("left-bower"), 2)
    settle(screen)
    things = screen.view.things
    names = [things.condition(each).name for each in things.all()]
    bower = {"en": "left bower", "fr": "valet secondaire", "pt": "valete secundário"}
    assert any(bower[language.value] in name for name in names)
    assert any("Léa" in name for name in names)


@pytest.mark.parametrize("size", [(800, 560), (1024, 720)])
def test_show_me_and_try_again_keep_their_places(
    screen: LessonScreen, size: tuple[int, int]
) -> None:
    screen.resize(*size)
    for lesson, number in ASKING:
        page = open_page(screen, lesson, number)
        settle(screen)
        wrong = [each for each in page.choices if not page.judge(each).is_right]
        sheet = screen.player.sheet
        at_first = sheet.buttons[Wish.SHOW].x()
        if wrong:
            answer(screen.player, page, wrong[0])
            settle(screen)
            assert sheet.buttons[Wish.SHOW].x() == at_first, page.id
            assert sheet.buttons[Wish.AGAIN].geometry().left() > at_first
            sheet.buttons[Wish.AGAIN].click()
            settle(screen)
            assert sheet.buttons[Wish.SHOW].x() == at_first, page.id


def test_right_answers_that_differ_are_praised_differently() -> None:
    for lesson in COURSE:
        for page in lesson.pages:
            said = [right_text(page, choice) for choice in page.right]
            assert len(set(said)) == len(said), page.id


def picture(screen: LessonScreen, look: Look, page: tuple[str, int] | None) -> bytes:
    theme = next(each for each, worn in LOOKS.items() if worn is look)
    screen.view.set_appearance(Appearance(theme=theme))
    screen.set_look(look)
    if page is None:
        screen.show_list()
    settle(screen)
    small = screen.grab().toImage().scaledToWidth(96, Qt.TransformationMode.SmoothTransformation)
    return bytes(small.constBits())


def differ(one: bytes, other: bytes) -> float:
    """Return the share of clearly different shades in two small pictures."""
    pairs = list(zip(one, other, strict=True))
    return sum(abs(a - b) > CLEARLY for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("page", [None, ("order", 2), ("cards", 1), ("scoring", 1), ("deal", 2)])
@pytest.mark.parametrize("look", LOOKS.values(), ids=lambda look: look.sheet)
def test_a_look_put_on_in_the_middle_is_the_one_of_a_lesson_begun_in_it(
    screen: LessonScreen, qtbot: QtBot, look: Look, page: tuple[str, int] | None
) -> None:
    if page is not None:
        open_page(screen, lesson_of(page[0]), page[1])
    before = picture(screen, DARK, page)
    changed = picture(screen, look, page)
    fresh = LessonScreen(Progress())
    fresh.view.set_pace(Pace.INSTANT)
    fresh.resize(screen.size())
    fresh.set_look(look)
    fresh.show()
    qtbot.waitExposed(fresh)
    if page is not None:
        open_page(fresh, lesson_of(page[0]), page[1])
    try:
        # The ring of the focus may be elsewhere, and cards are not drawn to the same shade twice.
        assert differ(picture(fresh, look, page), changed) < 0.02
        assert (differ(before, changed) < 0.02) is (look is DARK)
    finally:
        fresh.close()
        fresh.deleteLater()


def test_nobody_sits_at_a_lesson_without_a_face(screen: LessonScreen) -> None:
    open_page(screen, lesson_of("cards"), 1)
    people = screen.view.table.furniture.people
    assert len(set(people)) == len(people) == 4
    assert all(people)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.id)
def test_the_badge_speaks_of_a_promise_only_once_lessons_have_told_what_it_is(
    screen: LessonScreen, lesson: Lesson
) -> None:
    told = [each.id for each in COURSE[: COURSE.index(lesson) + 1]]
    for number, page in enumerate(lesson.pages, start=1):
        screen.player.open_page(lesson, number)
        seen = page.position.see()
        if seen.trump is None or seen.maker is None:
            continue
        table = screen.view.table
        words = (
            table.furniture.words.promise(seen.maker),
            screen.view.things.words.trump(seen.trump, seen.maker),
        )
        assert all(("promise" in each) == ("order" in told) for each in words), (page.id, words)


def test_no_trumps_are_shown_before_a_page_has_told_what_they_are(screen: LessonScreen) -> None:
    cards = lesson_of("cards")
    badge = screen.view.table.furniture.badge.item
    for number, is_shown in ((2, False), (3, True), (4, True)):
        screen.player.open_page(cards, number)
        assert badge.isVisible() == is_shown
        page = screen.player.page
        assert page is not None
        if page.right:
            answer(screen.player, page, page.right[0])
            settle(screen)
            assert badge.isVisible() == is_shown
            assert screen.view.repairs == 0


def test_a_trick_lies_longer_where_it_is_read_why_it_went_as_it_did(screen: LessonScreen) -> None:
    plain = TableView()
    seen = lesson_of("cards").pages[1].position.see()
    lying = []
    for view in (plain, screen.view):
        _telling, taken, _comparing = view.staging.beats((TrickTaken(0, 1),), seen)
        pause = taken.begin(Pace.NORMAL)
        assert pause is not None
        lying.append(pause.totalDuration())
    assert lying[1] > 2 * lying[0]
    plain.deleteLater()


@pytest.mark.parametrize("language", Language)
def test_what_is_asked_hides_no_card_in_a_small_window(
    screen: LessonScreen, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    screen.resize(800, 600)
    settle(screen)
    prompt = screen.player.table.prompt
    (caption,) = prompt.findChildren(QLabel, "caption")
    for lesson, number in pages_with(AnswerKind.CALL):
        page = open_page(screen, lesson, number)
        settle(screen)
        if len(page.choices) > MOST_SIDE_BY_SIDE:
            continue
        for part in (caption, *prompt.buttons):
            if part.isVisible():
                asked = QRectF(QRect(part.mapTo(screen.view, QPoint(0, 0)), part.size()))
                hidden = [name for name, box in cards_seen(screen.view) if box.intersects(asked)]
                assert not hidden, page.id
    # With room there is a caption again.
    screen.resize(1280, 800)
    settle(screen)
    assert caption.isVisible()


@pytest.mark.parametrize("language", Language)
def test_the_badge_is_not_cut_in_a_small_window(
    screen: LessonScreen, switch: LanguageSwitch, language: Language
) -> None:
    switch.use(language)
    screen.resize(800, 600)
    page = open_page(screen, lesson_of("winning"), 2)
    settle(screen)
    names = screen.player.names
    promise = page.position.game.promise(page.position.state)
    for trump in Trump:
        for maker in range(len(page.position.state.hands)):
            lines = trump_title(trump), promise_text(names, maker, promise)
            words = badge_words(lines, screen.view.table.poser.layout)
            # The note may take two lines, but nothing of it is left out.
            assert (words.title, words.note.replace("\n", " ")) == lines
