# SPDX-License-Identifier: GPL-3.0-or-later
"""A person at the main window, who sees what is drawn and has a mouse and a keyboard."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypedDict, Unpack

from PySide6.QtCore import QDeadlineTimer, QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QGroupBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.actions import Action, card_of
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import (
    Ask,
    Question,
    Session,
    SessionSettings,
    SessionState,
    Thinking,
)
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.table.style import CARD_RATIO
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.qt import PATIENCE_MS
from tests.helpers.sessions import PromptThinking

_TAG = re.compile(r"<[^>]*>")


class Person:
    """Whoever sits at one main window; chooses by chance where a test does not say what."""

    def __init__(
        self,
        qtbot: QtBot,
        folder: Path,
        preferences: Preferences | None = None,
        seed: str = "window",
        thinking: Thinking | None = None,
        language: Language = Language.ENGLISH,
    ) -> None:
        self.rng = random.Random(seed)
        self.match_file = MatchFile(folder)
        self.changed: list[Preferences] = []
        self.settings = SessionSettings()
        self.thinking = PromptThinking() if thinking is None else thinking
        self.practice_file = PracticeFile(folder)
        tools = Tools(
            self.thinking,
            Chance(seed),
            self.match_file,
            Troubles(),
            practice_file=self.practice_file,
        )
        self.desk = MatchDesk(tools, self.settings)
        chosen = preferences or Preferences(pace="instant", automatic_cut=True, last_card=False)
        self.window = MainWindow(chosen, language)
        self.window.furnish(self.desk, self.settings)
        self.window.preferences.changed.connect(self.changed.append)
        self.window.show()
        self.window.activateWindow()
        self.window.offer_start()
        self.screen = self.window.screen_of_play
        self.view = self.screen.view
        qtbot.addWidget(self.window)

    # What there is to see.

    @property
    def session(self) -> Session:
        session = self.screen.session
        assert session is not None
        return session

    @property
    def question(self) -> Question:
        question = self.session.question
        assert question is not None
        return question

    @property
    def seen(self) -> Observation:
        seen = self.session.observe()
        assert seen is not None
        return seen

    def is_at(self, *phases: Phase) -> bool:
        """Whether the person is asked to act in one of these phases."""
        question, state = self.session.question, self.session.match.state
        is_act = question is not None and question.ask is Ask.ACT
        return is_act and state is not None and state.phase in phases

    @property
    def kept(self) -> str:
        """The match as it lies on the disk."""
        text = self.match_file.load()
        assert text is not None
        return text

    @property
    def on_table(self) -> str:
        """The match on the table, as it would be written down."""
        return write_record(self.session.saved)

    @property
    def start_is_offered(self) -> bool:
        return self.window.start_panel.isVisible()

    def dialog(self) -> QDialog:
        """Return the one dialog that is open."""
        found = self.dialogs()
        assert len(found) == 1, found
        return found[0]

    def dialogs(self) -> list[QDialog]:
        return [each for each in self.window.findChildren(QDialog) if each.isVisible()]

    @property
    def told(self) -> list[str]:
        """What the open messages say."""
        return [each.text() for each in self.dialogs() if isinstance(each, QMessageBox)]

    # What there is to do.

    def click(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        """Press a key on whatever has the focus."""
        # A window that is not active has a focus all the same.
        found = (QApplication.focusWidget(), self.window.focusWidget(), self.window)
        target = next(each for each in found if each is not None)
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def button(self, text: str) -> QAbstractButton:
        """Return a visible button with a text, wherever it is."""
        found = [
            each
            for top in (self.window, *self.dialogs())
            for each in top.findChildren(QAbstractButton)
            if each.isVisible() and text in (each.text().replace("&", ""), each.accessibleName())
        ]
        assert found, text
        return found[0]

    def begin(self) -> Session:
        """Start a new match by the menu and the dialog's button."""
        self.window.menus.new.trigger()
        dialog = self.dialog()
        starts = [each for each in dialog.findChildren(QPushButton) if "tart" in each.text()]
        self.click(starts[0])
        assert not dialog.isVisible()
        return self.session

    def card_point(self, where: Place) -> QPoint:
        """Return a point of a card of the fan that the next card does not cover."""
        sprite = self.view.table.piles.at(where)
        assert sprite is not None
        pose = sprite.pose
        return QPointF(pose.x - 0.25 * pose.height * CARD_RATIO, pose.y).toPoint()

    def click_card(self, slot: int, seat: int = 0) -> None:
        self.click_at(self.card_point(place(Pile.HAND, seat, slot)))

    def click_at(self, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseClick(self.view.viewport(), button, pos=point)

    def until(self, is_so: Callable[[], bool]) -> None:
        patience = QDeadlineTimer(PATIENCE_MS)
        while not is_so():
            assert not patience.hasExpired(), "waited in vain"
            QTest.qWait(1)

    def is_asked(self) -> bool:
        return self.session.state in (SessionState.WAITING_HUMAN, SessionState.OVER)

    def wait_for(self, *asks: Ask) -> None:
        """Wait for a question, answering by chance all that are not one of these kinds."""
        while True:
            self.until(self.is_asked)
            question = self.session.question
            if question is None or not asks or question.ask in asks:
                return
            self.answer()

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Answer by chance until the state is one that is wanted, or the match is over."""
        for _ in range(2000):
            self.until(self.is_asked)
            if is_so() or self.session.state is SessionState.OVER:
                return
            self.answer()

    def answer(self) -> None:
        """Answer the question on the table by a click."""
        question = self.session.question
        assert question is not None
        match question.ask:
            case Ask.ACT:
                self.choose(self.rng.choice(question.legal))
            case Ask.CUT:
                self.click(self.screen.prompt.buttons[0])
            case Ask.NEXT_DEAL:
                self.click(self.screen.result.buttons[0])

    def switch_to(self, language: Language) -> None:
        """Choose a language in the menu, and let every window hear of it."""
        self.window.menus.languages[language.value].trigger()
        QTest.qWait(1)

    def choose(self, action: Action) -> None:
        """Click the card or the button of an action."""
        seen, question = self.session.observe(), self.session.question
        assert seen is not None
        assert question is not None
        card = card_of(action)
        if card is not None:
            self.click_card(seen.hand.index(card), question.seat)
            return
        buttons = [legal for legal in question.legal if card_of(legal) is None]
        self.click(self.screen.prompt.buttons[buttons.index(action)])


class Wishes(TypedDict, total=False):
    """What a person may be given besides a folder."""

    preferences: Preferences | None
    seed: str
    thinking: Thinking | None
    language: Language


class SitDown(Protocol):
    """Opens one more window with a person at it."""

    def __call__(self, **wishes: Unpack[Wishes]) -> Person:
        """Return the person, who has what is wished for."""


def read(text: str) -> str:
    """Return what is to be read in a text with or without tags."""
    return html.unescape(_TAG.sub("", text)).replace("\N{WORD JOINER}", "").strip()


def texts_in(top: QWidget) -> list[str]:
    """Every text that is to be read in a window, in the order of its widgets; menus too."""
    texts = [top.windowTitle()]
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top):
            continue
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            texts.append(read(widget.text()))
        elif isinstance(widget, QAbstractButton):
            texts.append(widget.text())
        elif isinstance(widget, QGroupBox):
            texts.append(widget.title())
        elif isinstance(widget, QTextBrowser):
            texts += widget.toPlainText().splitlines()
    texts += [action.text() for action in top.findChildren(QAction) if action.text()]
    return [text for text in texts if text]


def asked(person: Person) -> NewMatchDialog:
    """Have a new match begun by the menu, and return what asks for its game and rules."""
    person.window.menus.new.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, NewMatchDialog)
    return dialog
