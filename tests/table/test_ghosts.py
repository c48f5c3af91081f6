# SPDX-License-Identifier: GPL-3.0-or-later
"""No card stays to be seen where it lies no longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch
from tests.helpers.table_stage import next_step


class Painted(QObject):
    """Takes down what is painted of a table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.region = QRegion()
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if isinstance(event, QPaintEvent):
            self.region |= event.region()
        return False


def lying(view: TableView) -> QRegion:
    """Return where cards lie to be seen."""
    found = QRegion()
    for sprite in view.table.sprites:
        if sprite.isVisible():
            whole = sprite.mapRectToScene(sprite.childrenBoundingRect())
            found |= QRegion(whole.toAlignedRect())
    return found & QRegion(view.viewport().rect())


def _cut(view: TableView, match: RandomMatch) -> None:
    del match
    view.offer_cut()


def _reset(view: TableView, match: RandomMatch) -> None:
    step = next_step(match)
    view.reset(step.after)


def _play(view: TableView, match: RandomMatch) -> None:
    step = next_step(match)
    view.play(step.events, step.after)


def _finish(view: TableView, match: RandomMatch) -> None:
    step = next_step(match)
    view.set_pace(Pace.NORMAL)
    view.play(step.events, step.after)
    view.finish()


def _deck(view: TableView, match: RandomMatch) -> None:
    del match
    view.show_deck(2, ())


@pytest.fixture
def shown(view: TableView) -> Iterator[TableView]:
    view.show_deck(None, ())
    view.show()
    view.repaint()
    QCoreApplication.processEvents()
    yield view
    view.finish()


@pytest.mark.parametrize("jump", [_cut, _reset, _play, _finish, _deck])
def test_a_place_that_cards_have_left_is_painted_whatever_was_painted_in_between(
    shown: TableView, qtbot: QtBot, jump: Callable[[TableView, RandomMatch], None]
) -> None:
    before = lying(shown)
    painted = Painted(shown)
    jump(shown, RandomMatch(5))
    # As by a dialog that goes, or a button that comes: a part of it, before all else.
    shown.viewport().repaint(QRect(0, 0, 8, 8))
    QCoreApplication.processEvents()
    qtbot.waitUntil(lambda: not shown.is_busy)
    QCoreApplication.processEvents()
    assert (before - painted.region).isEmpty()
