# SPDX-License-Identifier: GPL-3.0-or-later
"""Shortcuts in every state, and preferences that are kept."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QMenu

from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask, SessionState
from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.table.pace import Pace
from tests.helpers.preferences import settings_in
from tests.helpers.sessions import PromptThinking
from tests.windows.moments import CUTTING, FAST, reach, reach_cut
from tests.windows.person import Person, SitDown
from tests.windows.pressing import combination

SHORTCUTS = {
    "Ctrl+N": "new",
    "Ctrl+O": "open",
    "Ctrl+Shift+S": "save_as",
    "Ctrl+,": "prefer",
    "F9": "panel",
    "F1": "rules",
}


def start(sit_down: SitDown) -> Person:
    return sit_down()


def bidding(sit_down: SitDown) -> Person:
    return reach(sit_down, Phase.FIRST_CIRCUIT)


def playing(sit_down: SitDown) -> Person:
    return reach(sit_down, Phase.PLAY)


def cutting(sit_down: SitDown) -> Person:
    return reach_cut(sit_down)


def flying(sit_down: SitDown) -> Person:
    mute = PromptThinking()
    person = sit_down(preferences=replace(FAST, pace="calm"), thinking=mute)
    person.begin()
    mute.is_mute = True
    person.until(lambda: person.view.director.is_animating)
    return person


def thinking(sit_down: SitDown) -> Person:
    mute = PromptThinking()
    person = sit_down(thinking=mute)
    session = person.begin()
    mute.is_mute = True
    person.until(lambda: session.state in (SessionState.THINKING, SessionState.WAITING_HUMAN))
    if session.state is SessionState.WAITING_HUMAN:
        person.answer()
        person.until(lambda: session.state is SessionState.THINKING)
    return person


def result(sit_down: SitDown) -> Person:
    person = sit_down()
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    return person


STATES: list[Callable[[SitDown], Person]] = [
    *(start, bidding, playing, cutting, flying, thinking, result),
]


@pytest.mark.parametrize("state", STATES)
def test_every_shortcut_works_in_every_state_and_plays_nothing(
    sit_down: SitDown, state: Callable[[SitDown], Person]
) -> None:
    person = state(sit_down)
    before = person.on_table if person.screen.session else ""
    for keys, name in SHORTCUTS.items():
        action = getattr(person.window.menus, name)
        assert action.shortcut() == QKeySequence(keys)
        told: list[bool] = []
        action.triggered.connect(lambda *_, told=told: told.append(True))
        pressed = combination(keys)
        person.window.activateWindow()
        assert QTest.qWaitForWindowActive(person.window)
        person.view.setFocus()
        QTest.keyClick(person.window, pressed.key(), pressed.keyboardModifiers())
        assert bool(told) is action.isEnabled(), keys
        for dialog in person.dialogs():
            dialog.reject()
        QTest.qWait(1)
        if person.screen.session:
            assert person.on_table == before
    assert person.window.rules.book is not None
    person.window.rules.book.close()
    person.window.rules.book.deleteLater()
    person.window.rules.book = None


@pytest.mark.parametrize("state", [start, cutting, thinking, result])
def test_card_keys_play_nothing_where_there_is_nothing_to_play(
    sit_down: SitDown, state: Callable[[SitDown], Person]
) -> None:
    person = state(sit_down)
    before = person.on_table if person.screen.session else ""
    for key in (*range(Qt.Key.Key_1.value, Qt.Key.Key_9.value), Qt.Key.Key_Escape.value):
        person.key(Qt.Key(key))
        QTest.keyClick(person.view, Qt.Key(key))
    if person.screen.session:
        assert person.on_table == before
    assert not person.dialogs()


def test_tab_leaves_the_table_and_comes_back(sit_down: SitDown) -> None:
    person = bidding(sit_down)
    person.view.setFocus()
    seen = set()
    for _ in range(20):
        person.key(Qt.Key.Key_Tab)
        seen.add(person.window.focusWidget())
    assert set(person.screen.prompt.buttons) <= seen
    assert person.view in seen


def test_what_makes_no_sense_is_disabled(sit_down: SitDown) -> None:
    person = sit_down()
    assert not person.window.menus.undo.isEnabled()
    assert not person.window.menus.save_as.isEnabled()
    assert not person.window.menus.go_on.isEnabled()
    person.begin()
    assert person.window.menus.save_as.isEnabled()
    assert not person.window.menus.go_on.isEnabled()


# Preferences.


def keep_of(person: Person, folder: Path) -> PreferencesFile:
    file = PreferencesFile(folder)
    person.window.preferences.changed.connect(file.save)
    return file


def set_language(person: Person) -> None:
    person.window.menus.languages["fr"].trigger()


def set_pace(person: Person) -> None:
    person.window.menus.paces["fast"].trigger()


def fold_panel(person: Person) -> None:
    person.window.menus.panel.trigger()


def in_dialog(choose: Callable[[Person], None]) -> Callable[[Person], None]:
    def run(person: Person) -> None:
        person.window.menus.prefer.trigger()
        choose(person)
        person.dialog().reject()
        QTest.qWait(1)

    return run


def tick_cut(person: Person) -> None:
    boxes = person.dialog().findChildren(QCheckBox)
    next(each for each in boxes if "Cut the deck" in each.text().replace("&", "")).click()


def choose_pace(person: Person) -> None:
    boxes = person.dialog().findChildren(QComboBox)
    box = next(each for each in boxes if each.findData("calm") >= 0)
    box.setCurrentIndex(box.findData("calm"))


def choose_portuguese(person: Person) -> None:
    boxes = person.dialog().findChildren(QComboBox)
    box = next(each for each in boxes if each.findData("pt") >= 0)
    box.setCurrentIndex(box.findData("pt"))


def name_field(person: Person) -> QLineEdit:
    dialog = person.dialog()
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    field = next(each for each in dialog.findChildren(QLineEdit) if each.placeholderText() == "You")
    field.setFocus()
    return field


def write_name(person: Person) -> None:
    field = name_field(person)
    QTest.keyClicks(field, "Zo")
    QTest.keyClick(field, Qt.Key.Key_Tab)


def write_name_and_escape(person: Person) -> None:
    field = name_field(person)
    QTest.keyClicks(field, "Zo")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    person.window.menus.prefer.trigger()


CHANGES: dict[str, tuple[Callable[[Person], None], dict[str, object]]] = {
    "language by menu": (set_language, {"language": "fr"}),
    "speed by menu": (set_pace, {"pace": "fast"}),
    "panel": (fold_panel, {"panel_folded": True}),
    "automatic cut": (in_dialog(tick_cut), {"automatic_cut": True}),
    "speed": (in_dialog(choose_pace), {"pace": "calm"}),
    "language": (in_dialog(choose_portuguese), {"language": "pt"}),
    "name": (in_dialog(write_name), {"names": ("Zo", "", "", "")}),
    "name, then Escape": (in_dialog(write_name_and_escape), {"names": ("Zo", "", "", "")}),
}


def test_a_name_is_kept_while_it_is_being_written(sit_down: SitDown, tmp_path: Path) -> None:
    person = sit_down(preferences=CUTTING)
    file = keep_of(person, tmp_path / "config")
    person.window.menus.prefer.trigger()
    field = name_field(person)
    for written, kept in (("Z", "Z"), ("Zo ", "Zo"), ("Zo T", "Zo T")):
        field.clear()
        QTest.keyClicks(field, written)
        assert file.load().preferences.names == (kept, "", "", "")
        assert field.text() == written
    person.dialog().reject()


@pytest.mark.parametrize("name", CHANGES)
def test_a_preference_that_is_changed_is_kept(sit_down: SitDown, tmp_path: Path, name: str) -> None:
    change, expected = CHANGES[name]
    person = sit_down(preferences=CUTTING)
    file = keep_of(person, tmp_path / "config")
    person.begin()
    change(person)
    assert person.changed
    found = file.load().preferences
    # What was begun is kept besides.
    assert settings_in(found) == settings_in(CUTTING) | expected
    person.window.close()
    found = file.load().preferences
    again = sit_down(preferences=found, language=Language(found.language or "en"))
    assert again.window.menus.panel.isChecked() is not found.panel_folded
    assert again.screen.panel.isVisible() is not found.panel_folded
    assert again.settings.has_automatic_cut is found.automatic_cut
    assert again.window.menus.paces[found.pace].isChecked()
    assert again.view.director.pace is Pace[found.pace.upper()]
    assert again.window.menus.languages[found.language or "en"].isChecked()
    assert replace(file.load().preferences, geometry=None) == replace(found, geometry=None)


def test_the_window_comes_back_in_its_size(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.resize(790, 641)
    person.window.resize(913, 641)
    QTest.qWait(1)
    size = person.window.size()
    person.window.close()
    again = sit_down(preferences=person.changed[-1])
    room = again.window.screen().availableGeometry()
    assert again.window.size() == size.boundedTo(room.size()).expandedTo(again.window.minimumSize())


@pytest.mark.parametrize(
    "geometry",
    [
        base64.b64encode(content).decode("ascii")
        for content in (b"x", b"\0" * 66, b"\xff" * 200, bytes(range(256)))
    ],
)
def test_a_senseless_geometry_does_no_harm(sit_down: SitDown, geometry: str) -> None:
    person = sit_down(preferences=Preferences(geometry=geometry))
    assert person.window.isVisible()
    assert person.window.width() >= 800
    room = person.window.screen().availableGeometry()
    assert room.contains(person.window.frameGeometry().center())


def test_a_window_on_a_screen_that_is_gone_comes_back_into_view(sit_down: SitDown) -> None:
    person = sit_down()
    person.window.move(QPoint(9000, 7000))
    QTest.qWait(1)
    person.window.close()
    again = sit_down(preferences=person.changed[-1])
    room = again.window.screen().availableGeometry()
    assert room.contains(again.window.frameGeometry().center())


@pytest.mark.parametrize("language", ["de", "pt_BR", "zz"])
def test_a_language_of_another_version_is_kept_and_does_no_harm(
    sit_down: SitDown, language: str
) -> None:
    person = sit_down(preferences=Preferences(language=language, pace="instant"))
    person.window.menus.paces["fast"].trigger()
    assert person.changed[-1].language == language


def test_a_name_that_is_longer_than_a_plate_leaves_the_table_whole(sit_down: SitDown) -> None:
    names = ("Wilhelmina von und zu " + "W" * 18,) * 4
    person = sit_down(preferences=Preferences(pace="instant", automatic_cut=True, names=names))
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    assert person.screen.result.isVisible()


def test_full_screen_goes_on_and_off(person: Person) -> None:
    person.window.menus.full.trigger()
    assert person.window.isFullScreen()
    person.window.menus.full.trigger()
    assert not person.window.isFullScreen()


@pytest.mark.parametrize("state", [start, bidding, result])
def test_escape_ends_full_screen_where_there_is_nothing_else_to_end(
    sit_down: SitDown, state: Callable[[SitDown], Person]
) -> None:
    person = state(sit_down)
    before = person.on_table if person.screen.session else ""
    person.window.menus.full.trigger()
    person.until(person.window.isFullScreen)
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    person.key(Qt.Key.Key_Escape)
    person.until(lambda: not person.window.isFullScreen())
    assert not person.window.menus.full.isChecked()
    # Pressed once more it fills nothing.
    person.key(Qt.Key.Key_Escape)
    assert not person.window.isFullScreen()
    if person.screen.session:
        assert person.on_table == before


def test_escape_ends_what_is_shown_before_full_screen(sit_down: SitDown) -> None:
    person = flying(sit_down)
    person.window.menus.full.trigger()
    person.until(person.window.isFullScreen)
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    assert person.view.is_busy
    person.key(Qt.Key.Key_Escape)
    QTest.qWait(1)
    assert person.window.isFullScreen()


def test_the_menus_have_different_letters_in_every_language(person: Person) -> None:
    for language in Language:
        person.window.menus.languages[language.value].trigger()
        QTest.qWait(1)
        menus = [person.window.menuBar(), *person.window.menuBar().findChildren(QMenu)]
        for menu in menus:
            letters = [
                action.text().split("&", 1)[1][0].lower()
                for action in menu.actions()
                if "&" in action.text()
            ]
            assert len(set(letters)) == len(letters), (language, letters)


def test_no_popup_is_left_open(person: Person) -> None:
    person.begin()
    assert QApplication.activePopupWidget() is None


def test_full_screen_in_the_menu_is_what_the_window_is(sit_down: SitDown) -> None:
    person = sit_down()
    window, full = person.window, person.window.menus.full
    full.trigger()
    person.until(window.isFullScreen)
    assert full.isChecked()
    # As the window's own system does it.
    window.showNormal()
    person.until(lambda: not window.isFullScreen())
    assert not full.isChecked()
    window.showFullScreen()
    person.until(window.isFullScreen)
    assert full.isChecked()
    full.trigger()
    person.until(lambda: not window.isFullScreen())
    assert not full.isChecked()
