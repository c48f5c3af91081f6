# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.crash.hand FOLDER SEED` plays the whole program with a mouse until it is killed.

The program is the real one, with its window, its worker and its files in FOLDER; only the hand
at the mouse is not a person's. What it says is what `tests.crash.player` says.
"""

from __future__ import annotations

import os
import random
import sys
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox, QPushButton

from buck_euchre_qt import app
from buck_euchre_qt.engine.actions import card_of
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.i18n.language import LanguageSwitch
from buck_euchre_qt.session import chance
from buck_euchre_qt.session.session import Ask, Session, SessionState
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.storage.paths import HOME_VARIABLE
from buck_euchre_qt.storage.preferences import LoadedPreferences, PreferencesFile
from buck_euchre_qt.table.style import CARD_RATIO
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.opened_files import Application

_MOVE_MS = 3
_TAKE_BACK_ONE_IN = 40
_GIVE_UP_ONE_IN = 150
_IMPATIENT = 0.7
"""How much of what is shown is cut short."""


class Hand(QObject):
    """A hand at the mouse, which clicks whatever the window offers.

    What it does follows from the seed and from how much it has seen happen, and not from how
    often it was woken in between: a slow machine changes nothing.
    """

    def __init__(self, seed: str, application: QApplication) -> None:
        super().__init__(application)
        self._seed = seed
        self._happened = 0
        self._session: Session | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_MOVE_MS)
        self._clock.timeout.connect(self._move)
        self._clock.start()
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read every message that opens."""
        if isinstance(watched, QMessageBox) and event.type() is QEvent.Type.Show:
            say(f"trouble {watched.text()}".replace("\n", " "))
        return False

    def _move(self) -> None:
        window = next(
            (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None
        )
        # The window is there before what is played on.
        if window is None or not window.isVisible() or not window.is_furnished:
            return
        dialog = next((each for each in window.findChildren(QDialog) if each.isVisible()), None)
        screen = window.screen_of_play
        if dialog is not None:
            self._answer(dialog)
        elif window.start_panel.isVisible():
            buttons = list(window.start_panel.findChildren(QPushButton))
            click(next(each for each in buttons if each.isVisible()))
        elif screen.session is not None:
            self._follow(screen.session)
            self._play(window, screen.session)

    @property
    def _dice(self) -> random.Random:
        """Dice that fall alike until something happens."""
        return random.Random(f"{self._seed} {self._happened}")

    def _answer(self, dialog: QDialog) -> None:
        if isinstance(dialog, NewMatchDialog):
            dialog.choose(self._dice.choice(("buck", "partnership", "two-handed")))
            click(dialog.start)
        else:
            dialog.reject()

    def _follow(self, session: Session) -> None:
        if session is not self._session:
            self._session = session
            self._happened += 1
            session.stepped.connect(self._tell)
            session.reset.connect(self._note_reset)

    def _note_reset(self) -> None:
        self._happened += 1

    def _tell(self) -> None:
        session = self._session
        assert session is not None
        self._happened += 1
        actions = sum(len(deal.actions) for deal in session.match.deals)
        say(f"{match_uuid(session.saved)} {actions} {int(session.match.is_over)}")

    def _play(self, window: MainWindow, session: Session) -> None:
        screen, dice = window.screen_of_play, self._dice
        if screen.view.is_busy:
            # An impatient hand: a click ends what is being shown.
            if dice.random() < _IMPATIENT:
                QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton)
        elif session.state is SessionState.OVER or session.question is None:
            self._click_result(window)
        elif dice.randrange(_GIVE_UP_ONE_IN) == 0:
            window.menus.new.trigger()
        elif dice.randrange(_TAKE_BACK_ONE_IN) == 0 and window.menus.undo.isEnabled():
            say("back")
            window.menus.undo.trigger()
        elif session.question.ask is Ask.ACT:
            self._act(window, session, dice)
        else:
            self._click_result(window)

    def _act(self, window: MainWindow, session: Session, dice: random.Random) -> None:
        question, seen = session.question, session.observe()
        if question is None or seen is None:
            return
        screen = window.screen_of_play
        action = dice.choice(question.legal)
        card = card_of(action)
        if card is None:
            buttons = [legal for legal in question.legal if card_of(legal) is None]
            click(screen.prompt.buttons[buttons.index(action)])
            return
        where = place(Pile.HAND, question.seat, seen.hand.index(card))
        sprite = screen.view.table.piles.at(where)
        if sprite is not None:
            pose = sprite.pose
            point = QPointF(pose.x - 0.25 * pose.height * CARD_RATIO, pose.y).toPoint()
            QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def _click_result(self, window: MainWindow) -> None:
        screen = window.screen_of_play
        offered = (*screen.result.buttons, *screen.prompt.buttons)
        button = next((each for each in offered if each.isVisible()), None)
        if button is not None:
            click(button)


def click(button: QAbstractButton) -> None:
    """Click a button as a mouse does."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def say(line: str) -> None:
    """Write a line for whoever kills."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _play_fast(seed: str) -> None:
    """Begin at a pace that shows much in little time, whatever the preferences are."""
    pace = random.Random(seed).choice(("instant", "fast"))
    load = PreferencesFile.load

    def load_fast(file: PreferencesFile) -> LoadedPreferences:
        found = load(file)
        return found._replace(preferences=replace(found.preferences, pace=pace, muted=True))

    PreferencesFile.load = load_fast  # type: ignore[method-assign, assignment]


def main() -> int:
    """Start the program on a folder, with a hand at its mouse."""
    os.environ[HOME_VARIABLE] = sys.argv[1]
    seed = sys.argv[2]
    _play_fast(seed)
    make = app.make_application

    def make_with_hand() -> tuple[Application, LanguageSwitch]:
        application, switch = make()
        Hand(seed, application)
        return application, switch

    class SeededChance(chance.Chance):
        def __init__(self, of_a_code: str | None = None) -> None:
            super().__init__(of_a_code or seed)

    app.make_application = make_with_hand
    chance.Chance = SeededChance  # type: ignore[assignment, misc]
    return app.play(None)


if __name__ == "__main__":
    sys.exit(main())
