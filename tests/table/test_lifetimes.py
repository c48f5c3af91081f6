# SPDX-License-Identifier: GPL-3.0-or-later
"""Animations, timers and sprites come to no harm, and none is left over."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.leaks import running_now
from tests.helpers.table import PlainWords, RandomMatch, SeenStep
from tests.helpers.table_stage import beats, next_step, seen, shown


@pytest.mark.usefixtures("hasty")
def test_nothing_runs_while_the_table_is_at_rest(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(Pace.NORMAL)
    match = RandomMatch(5)
    for _ in range(8):
        step = next_step(match)
        with qtbot.waitSignal(view.settled):
            view.play(step.events, step.after)
        assert not view.is_busy
        assert running_now() == []


def test_no_timer_and_no_animation_is_used_at_the_instant_pace(view: TableView) -> None:
    step = next_step(RandomMatch(5))
    view.play(step.events, step.after)
    assert view.director.animation is None
    assert shown(view) == seen(step.after.piles)


def test_settled_comes_once_after_the_last_of_several_steps(view: TableView, qtbot: QtBot) -> None:
    heard = []
    view.settled.connect(lambda: heard.append(view.is_busy))
    match = RandomMatch(5)
    for _ in range(3):
        step = next_step(match)
        view.play(step.events, step.after)
    assert heard == []
    assert view.is_busy
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [False]


def test_a_step_played_from_settled_is_shown_too(view: TableView, qtbot: QtBot) -> None:
    match = iter(RandomMatch(5))
    played: list[SeenStep] = []

    def go_on() -> None:
        if len(played) < 20:
            step = next(match)
            played.append(step)
            view.play(step.events, step.after)

    view.settled.connect(go_on)
    go_on()
    qtbot.waitUntil(lambda: len(played) == 20 and not view.is_busy)
    assert shown(view) == seen(played[-1].after.piles)
    assert view.repairs == 0


def test_finish_and_reset_in_mid_flight_still_settle(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(Pace.CALM)
    match = RandomMatch(5)
    step = next_step(match)
    with qtbot.waitSignal(view.settled):
        view.play(step.events, step.after)
        assert view.director.is_animating
        view.finish()
        assert not view.director.is_animating
    step = next_step(match)
    with qtbot.waitSignal(view.settled):
        view.play(step.events, step.after)
        view.reset(step.after)
    assert running_now() == []


@pytest.mark.parametrize("landed", range(0, 12, 3))
def test_a_table_may_be_deleted_in_mid_flight(qtbot: QtBot, landed: int) -> None:
    table = TableView()
    table.resize(800, 600)
    table.set_words(PlainWords())
    table.show()
    qtbot.waitUntil(lambda: not table.is_render_due)
    step = next_step(RandomMatch(5))
    table.play(step.events, step.after)
    for number, _ in enumerate(beats(table)):
        if number == landed:
            break
    assert table.director.is_animating
    table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(table)
    gc.collect()
    QApplication.processEvents()
    assert running_now() == []


def test_other_seats_and_another_deck_may_come_in_mid_flight(view: TableView) -> None:
    view.set_pace(Pace.NORMAL)
    for seats in (2, 4, 3, 4):
        step = next_step(RandomMatch(5))
        view.set_onlooker(0, 4)
        view.play(step.events, step.after)
        for number, _ in enumerate(beats(view)):
            if number == seats:
                break
        view.set_onlooker(0, seats)
        view.show_deck(0, ())
        view.offer_cut()
        assert sum(map(len, shown(view).values())) == 24


def test_resizing_in_mid_flight_lands_the_cards_in_the_new_places(
    view: TableView, qtbot: QtBot
) -> None:
    view.set_pace(Pace.NORMAL)
    step = next_step(RandomMatch(5))
    view.play(step.events, step.after)
    heard = []
    view.layout_changed.connect(lambda: heard.append(view.prompt_rect()))
    view.resize(1280, 800)
    qtbot.waitUntil(lambda: bool(heard) and not view.is_render_due)
    assert shown(view) == seen(step.after.piles)
    assert all(sprite.is_still for *_, sprite in view.table.piles)
    assert view.rect().contains(heard[-1])
    view.reset(step.after)
    assert view.repairs == 0


def test_many_rounds_of_repainting_do_no_harm(view: TableView) -> None:
    for turn in range(300):
        view.set_turn(turn % 4, is_thinking=turn % 2 == 0)
    view.set_words(PlainWords())
    assert not view.grab().isNull()
