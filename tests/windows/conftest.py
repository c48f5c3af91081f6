# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Unpack

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.course import Progress
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import SessionSettings
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.desk import names_of
from buck_euchre_qt.windows.lesson_screen import LessonScreen
from buck_euchre_qt.windows.review_window import ReviewWindow
from buck_euchre_qt.windows.rule_book import RuleBookWindow
from tests.helpers.advisers import AnalysingThinking
from tests.helpers.desks import Desk
from tests.helpers.sessions import PromptThinking
from tests.windows.person import Person, SitDown, Wishes
from tests.windows.practising import Learner
from tests.windows.reviewing import Open


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let Qt's plugin without a screen say what it cannot do: sizes, raising, grabbing."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.fixture(autouse=True)
def _chance_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all that would be drawn from the system be the same in every run."""
    of_seed = random.Random

    def generator(seed: float | str = "chance") -> random.Random:
        return of_seed(seed)

    for kind in ("Random", "SystemRandom"):
        monkeypatch.setattr(random, kind, generator)


@pytest.fixture
def sit_down(qtbot: QtBot, switch: LanguageSwitch, tmp_path: Path) -> Iterator[SitDown]:
    """Return what opens a main window with a person at it; several share one folder."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)
    people: list[Person] = []

    def open_window(**wishes: Unpack[Wishes]) -> Person:
        person = Person(qtbot, tmp_path / "data", **wishes)
        person.window.language_chosen.connect(switch.use)
        people.append(person)
        return person

    yield open_window
    for person in people:
        person.window.close()
    application.setQuitOnLastWindowClosed(True)


@pytest.fixture
def person(sit_down: SitDown) -> Person:
    """Return a person at a window where everything is shown at once."""
    return sit_down()


@pytest.fixture
def screen(qtbot: QtBot, switch: LanguageSwitch) -> Iterator[LessonScreen]:
    """Return the lessons in a window of the usual size, where everything is shown at once."""
    del switch
    shown = LessonScreen(Progress())
    shown.view.set_pace(Pace.INSTANT)
    shown.resize(1024, 720)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.player.table.view.finish()
    shown.close()
    shown.deleteLater()
    # Lessons of earlier tests would follow every change of language too.
    QCoreApplication.sendPostedEvents(shown, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """Return a desk on an empty folder, its kept match already asked for."""
    del qtbot
    opened = Desk(tmp_path)
    opened.desk.load_kept()
    yield opened
    opened.close()


@pytest.fixture
def open_review(qtbot: QtBot, switch: LanguageSwitch) -> Iterator[Open]:
    """Return what opens a review of a match, in English."""
    switch.use(Language.ENGLISH)
    opened: list[ReviewWindow] = []

    def build(
        saved: SavedMatch, deal: int = 0, thinking: PromptThinking | None = None
    ) -> ReviewWindow:
        thinking = thinking or AnalysingThinking()
        window = ReviewWindow(
            Adviser(thinking), PromptThinking(), SessionSettings(), chance=Chance("review")
        )
        qtbot.addWidget(window)
        opened.append(window)
        for table in window.tables:
            table.set_pace(Pace.INSTANT)
        window.show_deal(saved, deal, names_of(saved, 0))
        return window

    yield build
    for window in opened:
        window.close()


@pytest.fixture
def learner(qtbot: QtBot, switch: LanguageSwitch) -> Iterator[Learner]:
    """Return someone who practises for the first time, where everything is shown at once."""
    del switch
    someone = Learner(qtbot, PracticeBook())
    yield someone
    screen = someone.screen
    screen.stop()
    screen.view.finish()
    screen.close()
    screen.deleteLater()
    QCoreApplication.sendPostedEvents(screen, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def hidden_book(switch: LanguageSwitch) -> Iterator[RuleBookWindow]:
    """Return a rule book in English that has not been shown yet."""
    del switch
    opened = RuleBookWindow()
    yield opened
    opened.close()
    opened.deleteLater()
    # Windows of earlier tests would lay out their books at every change of language too.
    QCoreApplication.sendPostedEvents(opened, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def book(qtbot: QtBot, hidden_book: RuleBookWindow) -> RuleBookWindow:
    """Return a rule book in a window of a usual size."""
    hidden_book.resize(900, 640)
    hidden_book.show()
    qtbot.waitExposed(hidden_book)
    return hidden_book
