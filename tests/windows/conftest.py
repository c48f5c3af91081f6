# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import LanguageSwitch
from buck_euchre_qt.learning.course import Progress
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.windows.lesson_screen import LessonScreen
from tests.helpers.desks import Desk
from tests.windows.person import Person


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let Qt's plugin without a screen say what it cannot do: sizes, raising, grabbing."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))


@pytest.fixture
def sit_down(
    qtbot: QtBot, switch: LanguageSwitch, tmp_path: Path
) -> Iterator[Callable[..., Person]]:
    """Return what opens a main window with a person at it; several share one folder."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    application.setQuitOnLastWindowClosed(False)
    people: list[Person] = []

    def open_window(**wishes: object) -> Person:
        person = Person(qtbot, tmp_path / "data", **wishes)  # type: ignore[arg-type]
        person.window.language_chosen.connect(switch.use)
        people.append(person)
        return person

    yield open_window
    for person in people:
        person.window.close()
    application.setQuitOnLastWindowClosed(True)


@pytest.fixture
def person(sit_down: Callable[..., Person]) -> Person:
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
