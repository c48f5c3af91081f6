# SPDX-License-Identifier: GPL-3.0-or-later
"""Something else comes between a press and its release, or lies over the table, or hides it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget

from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.preferences import Preferences
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import reach
from tests.windows.person import Person, SitDown

LEFT = Qt.MouseButton.LeftButton
INSTANT = Preferences(pace="instant", automatic_cut=True)
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    """Return a person who is to play a card, at a table where cards fly."""
    person = reach(sit_down, Phase.PLAY)
    person.window.preferences.keep_pace("fast")
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    person.until(lambda: not person.view.is_busy)
    return person


def playable(person: Person) -> Place:
    card = card_of(person.question.legal[0])
    assert card is not None
    return place(Pile.HAND, 0, person.seen.hand.index(card))


def in_window(person: Person, point: QPoint) -> QPoint:
    return person.view.viewport().mapTo(person.window, point)


def press(person: Person, point: QPoint) -> None:
    """Press the mouse as the system does: what is open may keep it from the table."""
    handle = person.window.windowHandle()
    QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, in_window(person, point))


def release(person: Person, point: QPoint) -> None:
    handle = person.window.windowHandle()
    QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, in_window(person, point))


def plays_by_click(person: Person, keys: Qt.KeyboardModifier | None = None) -> bool:
    """Click a card that may be played, and return whether it and no other was."""
    before = [len(deal.actions) for deal in person.session.match.deals]
    wanted = person.question.legal[0]
    point = person.card_point(playable(person))
    QTest.mouseClick(
        person.view.viewport(), LEFT, keys or Qt.KeyboardModifier.NoModifier, pos=point
    )
    deal = person.session.match.deals[len(before) - 1]
    return deal.actions[before[-1]].action == wanted


def press_escape(person: Person) -> None:
    person.key(Qt.Key.Key_Escape)


def ask_for_a_match(person: Person) -> None:
    person.key(Qt.Key.Key_N, CONTROL)
    assert person.dialog().isVisible()


def open_the_rules(person: Person) -> None:
    person.key(Qt.Key.Key_F1)
    book(person)


def book(person: Person) -> QWidget:
    opened = person.window.rules.book
    assert opened is not None
    assert QTest.qWaitForWindowActive(opened)
    return opened


def close_all(person: Person) -> None:
    for dialog in person.dialogs():
        dialog.reject()
    if person.window.rules.book is not None:
        person.window.rules.book.close()
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)


@pytest.mark.parametrize("meanwhile", [press_escape, ask_for_a_match, open_the_rules])
@pytest.mark.parametrize("where", ["same card", "trick", "outside"])
def test_a_press_that_something_comes_between_plays_nothing(
    person: Person, meanwhile: Callable[[Person], None], where: str
) -> None:
    card = person.card_point(playable(person))
    middle = person.view.table.poser.layout.middle.center().toPoint()
    at = {"same card": card, "trick": middle, "outside": QPoint(-300, -300)}[where]
    before = person.on_table

    press(person, card)
    meanwhile(person)
    release(person, at)
    QApplication.processEvents()

    assert person.on_table == before
    close_all(person)
    assert person.on_table == before
    assert plays_by_click(person)


def test_a_press_on_a_window_that_is_closed_meanwhile_plays_nothing(person: Person) -> None:
    kept = person.kept
    card = person.card_point(playable(person))
    press(person, card)
    person.window.close()
    release(person, card)
    QTest.mouseRelease(person.view.viewport(), LEFT, pos=card)
    QApplication.processEvents()
    assert person.kept == kept


def test_a_press_on_a_card_that_is_gone_with_the_match_plays_nothing(person: Person) -> None:
    card = person.card_point(playable(person))
    press(person, card)
    person.begin()
    release(person, card)
    assert not any(deal.actions for deal in person.session.match.deals)
    person.wait_for(Ask.ACT)
    assert person.view.repairs == 0


def test_a_menu_stays_open_over_cards_that_fly_away_and_does_what_it_says(person: Person) -> None:
    menu = next(each for each in person.window.menuBar().findChildren(QMenu) if each.actions())
    undo = person.window.menus.undo
    sprite = person.view.table.piles.at(playable(person))
    assert sprite is not None
    at = person.view.mapToGlobal(QPoint(round(sprite.pose.x), round(sprite.pose.y)))
    person.choose(person.question.legal[0])
    menu.popup(at)
    assert menu.isVisible()
    # The card, the trick and perhaps the whole deal go their way below it.
    person.until(person.is_asked)
    assert person.view.repairs == 0
    assert undo.isEnabled()
    own = len([None for deal in person.session.match.deals for _ in deal.actions])
    undo.trigger()
    menu.close()
    assert len([None for deal in person.session.match.deals for _ in deal.actions]) < own
    person.until(lambda: not person.view.is_busy and person.is_asked())
    assert person.view.repairs == 0


def test_a_tooltip_over_a_card_that_flies_away_does_no_harm(person: Person) -> None:
    point = person.card_point(playable(person))
    QToolTip.showText(person.view.mapToGlobal(point), "…", person.view.viewport())
    person.choose(person.question.legal[0])
    layout = person.view.table.poser.layout
    for spot in (
        point,
        layout.middle.center().toPoint(),
        *(plate.center().toPoint() for plate in layout.plates.values()),
    ):
        told = QHelpEvent(QEvent.Type.ToolTip, spot, person.view.mapToGlobal(spot))
        QApplication.sendEvent(person.view.viewport(), told)
        QApplication.processEvents()
    person.until(person.is_asked)
    QToolTip.hideText()
    assert person.view.repairs == 0


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Control, CONTROL),
        (Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier),
    ],
    ids=["Control", "Shift", "Alt"],
)
@pytest.mark.parametrize("is_dialog", [True, False], ids=["dialog", "another window"])
def test_a_modifier_that_is_let_go_elsewhere_sticks_to_no_click_and_no_key(
    person: Person, key: Qt.Key, modifier: Qt.KeyboardModifier, is_dialog: bool
) -> None:
    QTest.keyPress(person.view, key)
    other: QWidget
    if is_dialog:
        person.window.menus.new.trigger()
        other = person.dialog()
        QTest.keyRelease(other, key)
    else:
        person.window.menus.rules.trigger()
        other = book(person)
        # The release is seen by none of our windows, as under Alt+Tab.
    close_all(person)
    # What is stuck may still be reported with the click.
    before = person.on_table
    person.key(Qt.Key.Key_2)
    assert person.view.table.choosing.focused == place(Pile.HAND, 0, 1)
    assert person.on_table == before
    assert plays_by_click(person, modifier)


@pytest.mark.parametrize("phase", [Phase.FIRST_CIRCUIT, Phase.PLAY])
@pytest.mark.parametrize("name", ["rules", "new"])
def test_keys_and_clicks_in_another_window_never_play(
    sit_down: SitDown, phase: Phase, name: str
) -> None:
    once = replace(INSTANT, card_keys="once")
    person = reach(sit_down, phase, preferences=once)
    person.window.preferences.keep_pace("fast")
    before = person.on_table
    getattr(person.window.menus, name).trigger()
    other = book(person) if name == "rules" else person.dialog()
    for key in (*"123456", *"PODSCTHLN"):
        focused: QWidget | None = other.focusWidget()
        QTest.keyClick(other if focused is None else focused, key)
    for point in (other.rect().center(), other.rect().center() + QPoint(0, 90)):
        at = other.childAt(point)
        if at is not None:
            QTest.mouseClick(at, LEFT, pos=at.mapFrom(other, point))
    assert person.on_table == before
    close_all(person)
    assert person.on_table == before


def test_a_minimised_match_waits_and_goes_on_where_it_was(person: Person) -> None:
    told: list[object] = []
    person.view.shown.connect(told.append)
    person.choose(person.question.legal[0])
    person.window.showMinimized()
    so_far, moving = len(told), person.view.director.animation
    assert moving is not None
    assert moving.state() is QAbstractAnimation.State.Paused
    # Not even what is due begins.
    person.view.director.go_on()
    assert len(told) == so_far
    assert person.view.director.animation is moving
    known = person.on_table
    assert person.view.is_busy

    person.window.showNormal()
    person.until(person.is_asked)
    assert len(told) > so_far
    assert person.view.repairs == 0
    assert person.on_table != known


def test_a_move_that_is_thought_out_while_nobody_can_see_it_is_shown_afterwards(
    person: Person,
) -> None:
    thinking = person.thinking
    assert isinstance(thinking, PromptThinking)
    thinking.is_mute = True
    person.choose(person.question.legal[0])
    person.until(lambda: not person.view.is_busy)
    assert person.session.state is SessionState.THINKING
    told: list[object] = []
    person.view.shown.connect(told.append)

    person.window.showMinimized()
    thinking.is_mute = False
    person.until(lambda: person.view.is_busy)
    assert told == []
    person.window.showNormal()
    person.until(person.is_asked)
    assert told
    assert person.view.repairs == 0
