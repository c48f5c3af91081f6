# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch, card_choices
from tests.helpers.table_stage import click, next_step, step_until


def _after_a_trick(view: TableView) -> RandomMatch:
    match = RandomMatch(5)
    step_until(
        match,
        view,
        lambda seen: seen.phase is Phase.PLAY and bool(seen.tricks) and seen.turn == 0,
    )
    QApplication.processEvents()
    return match


def test_the_last_trick_is_shown_until_a_click_that_does_nothing_else(view: TableView) -> None:
    match = _after_a_trick(view)
    seen = match.match.observe(0)
    chosen: list[object] = []
    view.place_activated.connect(chosen.append)
    view.set_choices(card_choices(seen))
    view.last_trick()
    review = view.table.review
    assert review.is_shown
    assert review.plays == seen.tricks[-1].plays
    assert len(review.items) == len(seen.tricks[-1].plays) + 1
    where = min(card_choices(seen), key=lambda choice: choice.slot)
    click(view, where)
    assert not review.is_shown
    assert chosen == []
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    click(view, where)
    assert chosen == [where]


def test_the_last_trick_goes_when_asked_again_or_when_play_goes_on(view: TableView) -> None:
    match = _after_a_trick(view)
    view.last_trick()
    view.last_trick()
    assert not view.table.review.is_shown
    view.last_trick()
    step = next_step(match)
    view.play(step.events, step.after)
    assert not view.table.review.is_shown
    assert view.repairs == 0


def test_there_is_no_last_trick_before_the_first(view: TableView) -> None:
    step = next_step(RandomMatch(5))
    view.play(step.events, step.after)
    QApplication.processEvents()
    view.last_trick()
    assert not view.table.review.is_shown
