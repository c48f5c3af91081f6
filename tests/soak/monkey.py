# SPDX-License-Identifier: GPL-3.0-or-later
"""A monkey at mouse, keyboard and menus, with a fixed seed: no error, and no dead end."""

from __future__ import annotations

import sys
from collections import Counter, deque
from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from tests.soak.household import Household, settle

_KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab),
    *(Qt.Key.Key_Backtab, Qt.Key.Key_F1, Qt.Key.Key_F9, Qt.Key.Key_F11, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_A, Qt.Key.Key_1),
    *(Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space),
)
_CHORDS = (Qt.Key.Key_N, Qt.Key.Key_Z, Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_Comma, Qt.Key.Key_F)
_BUTTONS = (
    *(Qt.MouseButton.LeftButton,) * 8,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
_ESCAPES = 12
_TOLD = 12
"""How many of the last things are told with a fault."""


class Monkey:
    """Does something anywhere; files are out of its reach, and it may not quit."""

    def __init__(self, house: Household) -> None:
        self._house = house
        self._rng = house.rng
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=_TOLD)
        # By way of the menu's keys, too.
        house.window.menus.quit.setEnabled(False)

    def act(self) -> None:
        """Do one thing, and let the program answer."""
        draw = self._rng.random()
        if draw < 0.6:
            self._click()
        elif draw < 0.85:
            self._key()
        elif draw < 0.95:
            self._menu()
        elif draw < 0.98:
            self._resize()
        else:
            self._answer()
        self._house.application.processEvents()
        self._keep_away_from_files()
        if not self._house.window.isVisible():
            self._house.faults.append("the window is gone")
        self._house.note_repairs()
        if self._house.faults:
            self._house.faults.append("Before: " + "; ".join(self.last))
        session = self._house.session
        if session is not None:
            self._house.hurry(session)

    def get_out(self) -> None:
        """Leave every dialog and menu by Escape; note a fault where that does not lead out."""
        for _ in range(_ESCAPES):
            top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if top is None:
                return
            if isinstance(top, QFileDialog):
                top.reject()
            else:
                QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Escape)
            settle(self._house.application)
            still = QApplication.activePopupWidget() or QApplication.activeModalWidget()
            if still is top and not isinstance(top, QFileDialog):
                QTest.keyClick(top, Qt.Key.Key_Escape)
                settle(self._house.application)
        self._house.faults.append(f"no way out of {QApplication.activeModalWidget()}")

    def _top(self) -> QWidget:
        inner = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if inner is not None:
            return inner
        windows = [each for each in QApplication.topLevelWidgets() if self._is_open(each)]
        return self._rng.choice(windows) if windows else self._house.window

    def _is_open(self, widget: QWidget) -> bool:
        return widget.isVisible() and widget.isWindow() and not isinstance(widget, QMenu)

    def _click(self) -> None:
        top = self._top()
        place = QPoint(
            self._rng.randrange(max(1, top.width())), self._rng.randrange(max(1, top.height()))
        )
        target = top.childAt(place) or top
        button = self._rng.choice(_BUTTONS)
        inside = target.mapFrom(top, place)
        if self._rng.random() < 0.1:
            QTest.mouseDClick(target, button, pos=inside)
        else:
            QTest.mouseClick(target, button, pos=inside)
        self._note("click", f"{type(target).__name__} {target.objectName()} {button.name}")

    def _key(self) -> None:
        target = QApplication.focusWidget() or self._top()
        if self._rng.random() < 0.15:
            key, modifier = self._rng.choice(_CHORDS), Qt.KeyboardModifier.ControlModifier
        else:
            key, modifier = self._rng.choice(_KEYS), Qt.KeyboardModifier.NoModifier
        self._note("key", f"{modifier.name} {key.name} {type(target).__name__}")
        QTest.keyClick(target, key, modifier)

    def _menu(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        window = self._house.window
        actions = [
            action
            for action in window.findChildren(QAction)
            if action.text()
            and action.menu() is None
            and action.isEnabled()
            # A person would have to get past the menu bar for those that are hidden.
            and action.isVisible()
        ]
        action = self._rng.choice(actions)
        self._note("menu", action.text())
        action.trigger()

    def _resize(self) -> None:
        window = self._house.window
        window.resize(self._rng.randrange(300, 2600), self._rng.randrange(200, 1500))
        self._note("resize", f"{window.width()}x{window.height()}")

    def _answer(self) -> None:
        """Help the match along: by chance alone it would never be over."""
        session = self._house.session
        if session is not None and session.question is not None and session.question.legal:
            session.submit(self._rng.choice(session.question.legal))
            self._note("answer", session.state.value)

    def _keep_away_from_files(self) -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QFileDialog) and dialog.isVisible():
                dialog.reject()
                self._note("file dialog", "")

    def _note(self, kind: str, what: str) -> None:
        self.done[kind] += 1
        self.last.append(f"{kind} {what}")


def let_loose(house: Household, times: int, tell: Callable[[str], None] = lambda _: None) -> Monkey:
    """Let a monkey do so many things; faults are noted in the household."""
    monkey = Monkey(house)
    for number in range(1, times + 1):
        monkey.act()
        if number % 100 == 0:
            monkey.get_out()
            close_others(house)
        if number % 2000 == 0:
            tell(f"{number}: {dict(monkey.done)}")
        if house.faults:
            break
    monkey.get_out()
    close_others(house)
    house.note_repairs()
    return monkey


def close_others(house: Household) -> None:
    """Close the windows beside the main one, which would bury it."""
    for each in QApplication.topLevelWidgets():
        if each.isVisible() and each is not house.window and not isinstance(each, QDialog):
            each.close()
    settle(house.application)


def main(times: int = 20_000, seed: int = 1) -> int:
    """Let the monkey loose, say what was found, and return the exit code."""
    import faulthandler
    import tempfile
    from pathlib import Path

    from tests.soak.household import application, fast_folder

    def tell(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    # A dead end that even Escape cannot leave would hang: say where.
    faulthandler.dump_traceback_later(3600, exit=True)
    with tempfile.TemporaryDirectory(dir=fast_folder()) as folder:
        house = Household(Path(folder), f"monkey {seed}", application())
        monkey = let_loose(house, times, tell)
        house.close()
    faulthandler.cancel_dump_traceback_later()
    for fault in house.faults[:10]:
        tell(fault)
    tell(f"{sum(monkey.done.values())} things done, {len(house.faults)} faults; {monkey.done}")
    return 1 if house.faults else 0
