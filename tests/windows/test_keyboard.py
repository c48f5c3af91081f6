# SPDX-License-Identifier: GPL-3.0-or-later
"""A person plays with the keyboard alone."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QTabWidget,
    QTextBrowser,
)

from buck_euchre_qt.engine.actions import PASS, Action, card_of
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.call_keys import call_key, chance_key, last_trick_key
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.keys import CardKeys
from buck_euchre_qt.windows.key_cap import KeyCap, key_text
from buck_euchre_qt.windows.keyboard_sheet import KeyboardSheet
from tests.windows.moments import FAST, reach
from tests.windows.person import Person, SitDown
from tests.windows.pressing import activate, press

CUTTING = Preferences(pace="instant", automatic_cut=False)


def begin_by_keys(person: Person) -> None:
    activate(person)
    press(person, "Ctrl+N")
    press(person, "Return")
    person.until(lambda: person.screen.session is not None)
    activate(person)


def do_by_keys(person: Person, action: Action) -> None:
    seen, question = person.session.observe(), person.session.question
    assert seen is not None
    assert question is not None
    card = card_of(action)
    if card is None:
        press(person, call_key(action, is_dealer=seen.dealer == question.seat))
        return
    assert person.view.hasFocus()
    wanted = seen.hand.index(card)
    if person.rng.random() < 0.5:
        press(person, str(wanted + 1))
    else:
        press(person, "Home")
        for _ in range(wanted):
            press(person, "Right")
    assert person.view.table.furniture.focus_ring.is_shown
    press(person, person.rng.choice(("Return", "Enter", "Space")))


def answer_by_keys(person: Person) -> None:
    question = person.session.question
    assert question is not None
    match question.ask:
        case Ask.ACT:
            do_by_keys(person, person.rng.choice(question.legal))
        case Ask.CUT if person.rng.random() < 0.5:
            press(person, chance_key())
        case Ask.CUT:
            assert person.view.hasFocus()
            press(person, "Right")
            press(person, "Return")
        case Ask.NEXT_DEAL:
            assert person.screen.result.buttons[0].hasFocus()
            press(person, "Return")


def test_a_whole_match_is_played_with_the_keyboard_alone(sit_down: SitDown) -> None:
    person = sit_down(preferences=CUTTING, seed="keys")
    begin_by_keys(person)
    for _ in range(3000):
        person.until(person.is_asked)
        if person.session.state is SessionState.OVER:
            break
        before = person.on_table
        question = person.session.question
        answer_by_keys(person)
        assert person.on_table != before or person.session.question is not question
    assert person.session.match.is_over
    assert person.view.repairs == 0
    assert read_record(person.kept).match.winners == person.session.match.winners


def bidding(sit_down: SitDown) -> Person:
    for seed in range(60):
        person = sit_down(seed=f"bid {seed}")
        person.begin()
        person.until(person.is_asked)
        question, state = person.session.question, person.session.match.state
        if question is not None and state is not None and state.phase is Phase.FIRST_CIRCUIT:
            activate(person)
            return person
        person.window.close()
    raise AssertionError("never asked to bid")


@pytest.mark.parametrize("language", Language)
def test_every_button_shows_its_letter_which_presses_it(
    sit_down: SitDown, language: Language
) -> None:
    person = bidding(sit_down)
    person.window.language_chosen.emit(language)
    QApplication.processEvents()
    question = person.session.question
    assert question is not None
    dealer = person.session.match.deals[-1].dealer
    for action, button in zip(question.legal, person.screen.prompt.buttons, strict=True):
        key = call_key(action, is_dealer=dealer == question.seat)
        assert [cap.text() for cap in button.findChildren(KeyCap)] == [key_text(key)]
        assert button.accessibleDescription().endswith(key)
    before = len(person.session.match.deals[-1].actions)
    press(person, call_key(PASS, is_dealer=False))
    assert person.session.match.deals[-1].actions[before].action is PASS


def test_letters_do_nothing_where_no_call_is_asked_for(sit_down: SitDown) -> None:
    person = sit_down()
    person.begin()
    person.wait_until(
        lambda: (
            (state := person.session.match.state) is not None
            and state.phase is Phase.PLAY
            and person.session.question is not None
        )
    )
    activate(person)
    before = person.on_table
    for letter in "PODSCTKNV":
        press(person, letter)
        press(person, f"Shift+{letter}")
    assert person.on_table == before


def test_tab_goes_down_what_is_offered_at_the_start_and_nowhere_unseen(person: Person) -> None:
    activate(person)
    panel = person.window.start_panel
    buttons = [each for each in panel.findChildren(QPushButton) if each.isVisible()]
    from_top = sorted(buttons, key=lambda each: each.mapTo(panel, each.rect().topLeft()).y())
    assert QApplication.focusWidget() is from_top[0]
    # What is told beside the table can be heard, too.
    [told] = person.screen.panel.findChildren(QTextBrowser)
    for wanted in (*from_top[1:], told, from_top[0]):
        press(person, "Tab")
        assert QApplication.focusWidget() is wanted
    # Nor does a digit lead to a table where nothing lies.
    told.setFocus()
    press(person, "1")
    assert told.hasFocus()
    # Once there is a table, it can be come to.
    person.begin()
    assert person.view.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("name", ["new", "prefer"])
def test_tab_comes_to_the_names_of_the_pages_before_what_lies_on_them(
    person: Person, name: str
) -> None:
    getattr(person.window.menus, name).trigger()
    dialog = person.dialog()
    pages = dialog.findChildren(QTabWidget)[0]
    order, at = [], dialog.focusWidget()
    for _ in range(60):
        order.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
        at = dialog.focusWidget()
    on_page = [each for each in order if pages.currentWidget().isAncestorOf(each)]
    assert on_page
    # From the names one comes to the page, and not from the page to the names.
    for before, after in pairwise(order):
        if before is pages.tabBar():
            assert after in on_page
    assert pages.tabBar() in order
    dialog.reject()


def test_tab_goes_from_the_hand_over_the_buttons_to_the_panel(sit_down: SitDown) -> None:
    person = bidding(sit_down)
    person.view.setFocus()
    walked = []
    for _ in range(8):
        press(person, "Tab")
        walked.append(QApplication.focusWidget())
    buttons = [*person.screen.prompt.buttons, person.screen.prompt.hint]
    assert walked[: len(buttons)] == buttons
    beyond = walked[len(buttons)]
    assert beyond is not None
    assert person.screen.panel.isAncestorOf(beyond)
    assert person.view in walked


@pytest.mark.parametrize("number", [0, 1], ids=["score sheet", "story"])
def test_a_list_beside_the_table_keeps_its_arrows_and_nothing_that_the_table_needs(
    sit_down: SitDown, number: int
) -> None:
    person = reach(sit_down, Phase.PLAY, preferences=FAST)
    activate(person)
    beside = person.screen.panel.lists[number]
    pointed = partial(getattr, person.view.table.choosing, "focused")
    before = person.on_table

    beside.setFocus()
    for arrow in ("Left", "Right", "Up", "Down", "Home", "End"):
        press(person, arrow)
        assert beside.hasFocus()
        assert pointed() is None
    # Enter and a digit lead to the table, and it is seen where.
    press(person, "Return")
    assert person.view.hasFocus()
    assert pointed() in person.view.table.choosing.choices
    beside.setFocus()
    assert pointed() is None
    press(person, "2")
    assert person.view.hasFocus()
    assert pointed() == place(Pile.HAND, 0, 1)
    assert person.on_table == before

    action = person.question.legal[0]
    card = card_of(action)
    assert card is not None
    slot = person.seen.hand.index(card)
    beside.setFocus()
    press(person, str(slot + 1))
    press(person, "Enter")
    assert person.on_table != before


@pytest.mark.parametrize("number", [0, 1], ids=["score sheet", "story"])
def test_a_letter_calls_from_a_list_beside_the_table_too(sit_down: SitDown, number: int) -> None:
    person = bidding(sit_down)
    person.screen.panel.lists[number].setFocus()
    before = len(person.session.match.deals[-1].actions)
    press(person, call_key(PASS, is_dealer=False))
    assert person.session.match.deals[-1].actions[before].action is PASS


def test_enter_in_a_list_lets_a_held_trick_go_and_the_list_keeps_the_keys(
    sit_down: SitDown,
) -> None:
    held = replace(FAST, hold_tricks=True)
    person = reach(sit_down, Phase.PLAY, preferences=held)
    activate(person)
    beside = person.screen.panel.lists[1]
    person.choose(person.question.legal[0])
    person.until(lambda: person.view.director.is_waiting)
    beside.setFocus()
    press(person, "Return")
    assert not person.view.director.is_waiting
    assert beside.hasFocus()


def test_after_a_button_the_keyboard_is_at_the_table_again(sit_down: SitDown) -> None:
    person = bidding(sit_down)
    person.screen.prompt.buttons[0].setFocus()
    press(person, "Space")
    assert person.view.hasFocus() or person.screen.prompt.buttons[0].hasFocus()


def test_a_letter_shows_the_last_trick_again_and_escape_takes_it_away(sit_down: SitDown) -> None:
    person = sit_down()
    person.begin()
    person.wait_until(
        lambda: (
            (seen := person.session.observe()) is not None
            and bool(seen.tricks)
            and person.session.question is not None
            and person.session.question.ask is Ask.ACT
        )
    )
    activate(person)
    review = person.view.table.review
    press(person, last_trick_key())
    assert review.is_shown
    press(person, "Esc")
    assert not review.is_shown


@pytest.mark.parametrize("keys", ["Shift+F1", "?"])
@pytest.mark.parametrize("language", Language)
def test_the_sheet_of_the_keys_opens_and_tells_every_letter(
    sit_down: SitDown, language: Language, keys: str
) -> None:
    person = sit_down(language=language)
    person.window.language_chosen.emit(language)
    activate(person)
    press(person, keys)
    sheet = person.dialog()
    assert isinstance(sheet, KeyboardSheet)
    caps = {cap.text() for cap in sheet.findChildren(KeyCap)}
    assert {key_text(call_key(PASS, is_dealer=False)), last_trick_key(), "F11"} <= caps
    for label in sheet.findChildren(QLabel):
        assert label.width() >= label.sizeHint().width(), label.text()
    sheet.reject()


def test_the_sheet_names_every_key_of_the_menus(person: Person) -> None:
    wanted = {
        keys.toString()
        for action in person.window.findChildren(QAction)
        for keys in action.shortcuts()
    }
    assert len(wanted) > 12
    person.window.menus.keys.trigger()
    sheet = person.dialog()
    caps = {cap.text() for cap in sheet.findChildren(KeyCap)}
    assert {key_text(keys) for keys in wanted} <= caps
    sheet.reject()


@pytest.mark.parametrize("name", ["new", "new_of_code", "prefer", "keys", "about"])
def test_enter_presses_a_button_that_ends_the_dialog_and_no_other(
    person: Person, name: str
) -> None:
    getattr(person.window.menus, name).trigger()
    dialog = person.dialog()
    ends = {button for box in dialog.findChildren(QDialogButtonBox) for button in box.buttons()}
    chief = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
    assert set(chief) <= ends
    dialog.reject()


def test_what_a_digit_does_is_set_on_the_sheet_and_kept(sit_down: SitDown) -> None:
    person = sit_down()
    activate(person)
    for mode in (CardKeys.ONCE, CardKeys.TWICE):
        person.window.menus.keys.trigger()
        sheet = person.dialog()
        box = sheet.findChildren(QComboBox)[0]
        box.setCurrentIndex(box.findData(mode.value))
        sheet.reject()
        QTest.qWait(1)
        assert person.changed[-1].card_keys == mode.value
        assert person.view.card_keys is mode
    again = sit_down(preferences=person.changed[-1])
    assert again.view.card_keys is CardKeys.TWICE
    strange = sit_down(preferences=replace(person.changed[-1], card_keys="thrice"))
    assert strange.view.card_keys is CardKeys.POINT
