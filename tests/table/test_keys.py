# SPDX-License-Identifier: GPL-3.0-or-later
"""What the keys do on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.engine.places import Place
from buck_euchre_qt.table.keys import CardKeys
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch
from tests.helpers.table_stage import next_step
from tests.table.test_choosing import Chosen, chosen, match

__all__ = ["chosen", "match"]


def legal(view: TableView) -> list[Place]:
    return sorted(view.table.choosing.choices, key=lambda where: where.slot)


def digit(where: Place) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_1.value + where.slot)


@pytest.mark.usefixtures("match")
def test_a_digit_points_and_never_plays_unless_it_is_set_to(
    view: TableView, chosen: Chosen
) -> None:
    for _ in range(3):
        QTest.keyClick(view, digit(legal(view)[0]))
    assert chosen == ([], [])
    assert view.table.choosing.focused == legal(view)[0]


@pytest.mark.usefixtures("match")
def test_a_digit_pressed_twice_plays_where_that_is_set(view: TableView, chosen: Chosen) -> None:
    view.set_card_keys(CardKeys.TWICE)
    first, second = legal(view)[:2]
    QTest.keyClick(view, digit(first))
    QTest.keyClick(view, digit(second))
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, digit(second))
    assert chosen.activated == []
    QTest.keyClick(view, digit(second))
    assert chosen.activated == [second]


@pytest.mark.usefixtures("match")
def test_a_digit_plays_at_once_where_that_is_set(view: TableView, chosen: Chosen) -> None:
    view.set_card_keys(CardKeys.ONCE)
    where = legal(view)[1]
    QTest.keyClick(view, digit(where))
    QTest.keyClick(view, digit(where))
    assert chosen.activated == [where]


@pytest.mark.usefixtures("match")
def test_a_digit_held_down_plays_nothing(view: TableView, chosen: Chosen) -> None:
    for mode in (CardKeys.TWICE, CardKeys.ONCE):
        view.set_card_keys(mode)
        for _ in range(4):
            event = QKeyEvent(
                QKeyEvent.Type.KeyPress,
                digit(legal(view)[0]).value,
                Qt.KeyboardModifier.NoModifier,
                "1",
                autorep=True,
            )
            QApplication.sendEvent(view, event)
    assert chosen.activated == []


@pytest.mark.usefixtures("match")
def test_a_digit_for_a_card_that_is_not_there_plays_nothing(
    view: TableView, chosen: Chosen
) -> None:
    view.set_card_keys(CardKeys.ONCE)
    QTest.keyClick(view, Qt.Key.Key_6)
    QTest.keyClick(view, Qt.Key.Key_6)
    assert chosen == ([], [])


def test_escape_ends_what_is_being_shown_and_nothing_else(view: TableView) -> None:
    view.set_pace(Pace.NORMAL)
    step = next_step(RandomMatch(3))
    view.play(step.events, step.after)
    assert view.director.is_animating
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.director.is_animating
    view.set_pace(Pace.INSTANT)


@pytest.mark.usefixtures("match")
def test_whoever_comes_by_tab_sees_where_the_keyboard_is(view: TableView) -> None:
    QApplication.sendEvent(
        view, QFocusEvent(QFocusEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason)
    )
    assert view.table.choosing.focused == legal(view)[0]
    assert view.table.furniture.focus_ring.is_shown


@pytest.mark.usefixtures("match")
def test_whoever_comes_by_mouse_points_at_nothing(view: TableView) -> None:
    QApplication.sendEvent(
        view, QFocusEvent(QFocusEvent.Type.FocusIn, Qt.FocusReason.MouseFocusReason)
    )
    assert view.table.choosing.focused is None
