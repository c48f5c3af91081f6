# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes movements stumble is done before them, or not at all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.events import CardsMoved, TrickTaken
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.pixmaps import card_pixmap
from buck_euchre_qt.table.view import TableView
from tests.helpers.leaks import running_now
from tests.helpers.table import RandomMatch
from tests.helpers.table_stage import beats, next_step


def test_the_clock_of_animations_keeps_going_between_two_movements(view: TableView) -> None:
    # Another clock would begin a whole interval after the work between the two.
    view.set_pace(Pace.NORMAL)
    step = next_step(RandomMatch(5))
    view.play(step.events, step.after)
    for _ in beats(view):
        assert view.director.animation is not None
        view.director.animation.stop()
        assert any("animation" in thing for thing in running_now())


def test_nothing_runs_while_a_finished_trick_waits_for_a_person(
    view: TableView, qtbot: QtBot
) -> None:
    view.set_trick_hold(is_held=True)
    for step in RandomMatch(5):
        is_taken = any(isinstance(event, TrickTaken) for event in step.events)
        view.set_pace(Pace.FAST if is_taken else Pace.INSTANT)
        view.play(step.events, step.after)
        if is_taken:
            break
    qtbot.waitUntil(lambda: view.director.is_waiting)
    assert running_now() == []
    view.finish()


@pytest.mark.parametrize("seed", [1, 5, 8])
def test_no_card_is_drawn_once_the_cards_of_a_deal_move(
    view: TableView, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    drawn: list[Card | None] = []

    def noting(card: Card | None, height: float, *more: Any) -> QPixmap:
        drawn.append(card)
        return card_pixmap(card, height, *more)

    monkeypatch.setattr("buck_euchre_qt.table.pixmaps.card_pixmap", noting)
    view.set_pace(Pace.NORMAL)
    step = next_step(RandomMatch(seed))
    assert any(
        isinstance(event, CardsMoved) and event.moves[0].target.pile is Pile.HAND
        for event in step.events
    )
    view.play(step.events, step.after)
    assert drawn
    drawn.clear()
    for _ in beats(view):
        pass
    assert drawn == []


def test_cards_that_lie_as_they_should_are_not_painted_again(view: TableView) -> None:
    step = next_step(RandomMatch(5))
    view.play(step.events, step.after)
    painted: list[QRectF] = []
    view.table.changed.connect(painted.extend)
    QCoreApplication.processEvents()
    painted.clear()
    view.table.arrange()
    QCoreApplication.processEvents()
    assert painted == []
