# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that is to be read is cut off, in any language and with large letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.session.session import Ask
from buck_euchre_qt.storage.preferences import Preferences
from tests.helpers.qt import font_faults
from tests.windows.moments import reach
from tests.windows.person import Person, SitDown
from tests.windows.room import cut_off, let_lay_out


@pytest.fixture(params=[0, 18], ids=["usual letters", "18 pt"])
def window_size(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[tuple[int, int]]:
    """Return the smallest size that has to do for the usual letters, and for large ones."""
    assert not font_faults()
    before = QFont(qapp.font())
    if request.param:
        font = QFont(before)
        font.setPointSize(request.param)
        qapp.setFont(font)
    yield (1280, 720) if request.param else (800, 600)
    qapp.setFont(before)


def check_room(person: Person) -> None:
    for language in Language:
        person.switch_to(language)
        person.until(lambda: not person.view.is_render_due)
        let_lay_out()
        assert not cut_off(person.window), language


SMALL = Preferences(pace="instant", automatic_cut=False)


def test_nothing_is_cut_off_in_a_small_window(
    sit_down: SitDown, window_size: tuple[int, int]
) -> None:
    for phase in (Phase.FIRST_CIRCUIT, Phase.SECOND_CIRCUIT, Phase.STAY_OR_DROP, Phase.PLAY):
        person = reach(sit_down, phase, preferences=SMALL)
        person.window.resize(*window_size)
        check_room(person)
        person.window.close()
        person.switch_to(Language.ENGLISH)


def test_no_result_is_cut_off_in_a_small_window(
    sit_down: SitDown, window_size: tuple[int, int]
) -> None:
    person = sit_down()
    person.window.resize(*window_size)
    check_room(person)
    person.switch_to(Language.ENGLISH)
    person.begin()
    person.wait_for(Ask.NEXT_DEAL)
    check_room(person)
    person.switch_to(Language.ENGLISH)
    person.wait_until(lambda: False)
    check_room(person)


def test_no_dialog_is_cut_off(person: Person, window_size: tuple[int, int]) -> None:
    person.window.resize(*window_size)
    person.begin()
    person.wait_for()
    for language in Language:
        person.switch_to(language)
        for action in (
            person.window.menus.new,
            person.window.menus.prefer,
            person.window.menus.about,
        ):
            action.trigger()
            dialog = person.dialog()
            let_lay_out()
            assert not cut_off(dialog), (language, dialog)
            assert dialog.width() <= window_size[0]
            assert dialog.height() <= window_size[1]
            dialog.reject()
            QTest.qWait(0)
