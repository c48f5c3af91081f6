# SPDX-License-Identifier: GPL-3.0-or-later
"""A key pressed while the window is still an empty table does what it does later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.main_window import MainWindow
from tests.windows.person import Person

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
Press = tuple[Qt.Key, Qt.KeyboardModifier]


@pytest.fixture
def started(qtbot: QtBot, person: Person) -> Iterator[Callable[..., MainWindow]]:
    """Return what opens a window, presses keys at its empty table, and furnishes it after that."""
    windows: list[MainWindow] = []

    def start(*presses: Press, preferences: Preferences | None = None) -> MainWindow:
        window = MainWindow(preferences or Preferences(pace="instant"), Language.ENGLISH)
        windows.append(window)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.empty_shown):
            window.show()
            window.activateWindow()
        for key, modifiers in presses:
            QTest.keyClick(window, key, modifiers)
        window.furnish(person.desk, person.settings)
        window.offer_start()
        return window

    yield start
    for window in windows:
        window.close()


def wait_for_dialog(qtbot: QtBot) -> QWidget:
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None)
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


@pytest.mark.parametrize(
    ("press", "title"),
    [
        ((Qt.Key.Key_N, CTRL), "New match"),
        ((Qt.Key.Key_Comma, CTRL), "Preferences"),
        ((Qt.Key.Key_F1, SHIFT), "Keyboard"),
    ],
)
def test_an_early_key_opens_its_dialog_once_it_can(
    started: Callable[..., MainWindow], qtbot: QtBot, press: Press, title: str
) -> None:
    started(press)
    dialog = wait_for_dialog(qtbot)
    assert dialog.windowTitle() == title
    dialog.close()


def test_keys_behind_an_early_dialog_are_not_done(
    started: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = started((Qt.Key.Key_N, CTRL), (Qt.Key.Key_N, CTRL), (Qt.Key.Key_F9, NONE))
    wait_for_dialog(qtbot).close()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert window.menus.panel.isChecked()
    assert not window.screen_of_play.panel.isHidden()


def test_the_lessons_are_shown_for_an_early_key(
    started: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = started((Qt.Key.Key_L, CTRL))
    qtbot.waitUntil(lambda: window.middle.screen_in_play is None)


@pytest.mark.parametrize("was_folded", [False, True])
def test_an_early_key_folds_the_score_sheet_and_the_choice_is_told(
    started: Callable[..., MainWindow], qtbot: QtBot, was_folded: bool
) -> None:
    first = Preferences(pace="instant", panel_folded=was_folded)
    window = started((Qt.Key.Key_F9, NONE), preferences=first)
    with qtbot.waitSignal(window.preferences.changed) as told:
        pass
    assert told.args is not None
    assert told.args[0].panel_folded is not was_folded
    assert window.screen_of_play.panel.isHidden() is not was_folded


def test_an_early_key_fills_the_screen_and_the_menu_agrees(
    started: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = started((Qt.Key.Key_F11, NONE))
    qtbot.waitUntil(window.isFullScreen)
    assert window.menus.full.isChecked()
    QTest.keyClick(window, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.menus.full.isChecked()


def test_an_early_key_ends_the_program(started: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = started((Qt.Key.Key_Q, CTRL))
    qtbot.waitUntil(lambda: not window.isVisible())


@pytest.mark.parametrize(
    "state",
    [
        Qt.WindowState.WindowMaximized,
        Qt.WindowState.WindowFullScreen,
        Qt.WindowState.WindowMinimized,
    ],
)
def test_the_window_may_be_of_any_state_before_there_is_a_match(
    qtbot: QtBot, person: Person, state: Qt.WindowState
) -> None:
    window = MainWindow(Preferences(pace="instant"), Language.ENGLISH)
    qtbot.addWidget(window)
    window.show()
    window.setWindowState(state)
    window.furnish(person.desk, person.settings)
    window.offer_start()
    assert window.windowState() & state
    window.close()
