# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks behind the scenes of a table: beat by beat, and at what every sprite shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import CardPile, Pile, Place
from buck_euchre_qt.table.poses import PileKey
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch, SeenStep


def shown(view: TableView) -> dict[PileKey, tuple[Card | None, ...]]:
    """Return the faces of every pile on the table."""
    piles: dict[PileKey, tuple[Card | None, ...]] = {}
    for key, _, sprite in view.table.piles:
        piles[key] = (*piles.get(key, ()), sprite.card)
    return piles


def seen(piles: tuple[CardPile, ...]) -> dict[PileKey, tuple[Card | None, ...]]:
    """Return the piles of an observation in the same form."""
    return {(pile.pile, pile.seat): pile.cards for pile in piles if pile.cards}


def beats(view: TableView) -> Iterator[None]:
    """Land one beat after the other by hand; between two, the next one is under way."""
    while view.director.is_animating:
        yield
        view.director.go_on()


def step_until(match: RandomMatch, view: TableView, wanted: Callable[[Observation], bool]) -> None:
    """Play on, at once, until an observation is as wanted."""
    for step in match:
        view.play(step.events, step.after)
        view.finish()
        if wanted(step.after):
            return
    raise AssertionError("the match ended before")


def next_step(match: RandomMatch) -> SeenStep:
    """Return the next step of a match that goes on."""
    step = match.next()
    assert step is not None
    return step


def point_of(view: TableView, where: Place) -> QPoint:
    """Return a point of the viewport where only this card of the own hand shows."""
    pose = view.table.rest_pose(where)
    assert pose is not None
    # Near the left edge, which the next card of the fan does not cover.
    shift = 0.3 if where.pile is Pile.HAND else 0.0
    return QPoint(round(pose.x - shift * pose.height * 5 / 7), round(pose.y))


def click(
    view: TableView, where: Place, button: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Click on a card."""
    QTest.mouseClick(view.viewport(), button, pos=point_of(view, where))
