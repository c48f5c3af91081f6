# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPropertyAnimation, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.events import DealBegan, MatchWon, TrickTaken
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.pace import Motion, Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch, SeenStep
from tests.helpers.table_stage import beats, next_step


def step_with(match: RandomMatch, view: TableView, kind: type) -> SeenStep:
    """Play on until a step has an event of a kind, and return it unplayed."""
    for step in match:
        if any(isinstance(event, kind) for event in step.events):
            return step
        view.play(step.events, step.after)
        view.finish()
    raise AssertionError("there was none")


def movements(animation: QAbstractAnimation | None) -> list[QPropertyAnimation]:
    return [] if animation is None else animation.findChildren(QPropertyAnimation)


def full_trick(view: TableView) -> int:
    return sum(1 for (pile, _), _, _ in view.table.piles if pile is Pile.TRICK)


def test_the_deck_is_shuffled_before_the_deal_and_lies_square_again(view: TableView) -> None:
    match = RandomMatch(1)
    view.set_pace(Pace.NORMAL)
    step = next_step(match)
    assert isinstance(step.events[0], DealBegan)
    view.play(step.events, step.after)
    widest = 0.0
    for _, _ in zip(beats(view), range(8), strict=False):
        stock = view.table.piles.pile((Pile.STOCK, None))
        xs = [sprite.pose.x for sprite in stock]
        if len(stock) == 24:
            widest = max(widest, max(xs) - min(xs))
    assert widest > 0.5 * view.table.poser.layout.trick_height
    view.finish()
    assert view.repairs == 0


def test_a_deck_that_the_person_has_cut_is_not_shuffled_after_that(view: TableView) -> None:
    match = RandomMatch(1)
    view.show_deck(0, ())
    view.offer_cut()
    view.set_pace(Pace.NORMAL)
    step = next_step(match)
    view.play(step.events, step.after)
    spread = []
    for _, _ in zip(beats(view), range(3), strict=False):
        stock = view.table.piles.pile((Pile.STOCK, None))
        spread.append({round(sprite.pose.angle) for sprite in stock})
    assert all(6 not in angles and -6 not in angles for angles in spread)
    view.finish()


@pytest.mark.parametrize("pace", [Pace.INSTANT, Pace.FAST])
def test_a_finished_trick_stays_until_a_click_that_lets_the_rest_fly(
    view: TableView, qtbot: QtBot, pace: Pace
) -> None:
    match = RandomMatch(1)
    step = step_with(match, view, TrickTaken)
    view.set_trick_hold(is_held=True)
    view.set_pace(pace)
    told: list[bool] = []
    view.waiting_changed.connect(told.append)
    view.play(step.events, step.after)
    qtbot.waitUntil(lambda: view.director.is_waiting)
    lying = full_trick(view)
    assert lying == len(step.after.tricks[-1].plays)
    assert told == [True]
    QTest.qWait(30)
    assert full_trick(view) == lying
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert told == [True, False]
    qtbot.waitUntil(lambda: not view.is_busy)
    assert full_trick(view) == 0
    assert view.repairs == 0


def test_a_held_trick_goes_with_a_key(view: TableView, qtbot: QtBot) -> None:
    match = RandomMatch(1)
    step = step_with(match, view, TrickTaken)
    view.set_trick_hold(is_held=True)
    view.play(step.events, step.after)
    qtbot.waitUntil(lambda: view.director.is_waiting)
    QTest.keyClick(view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not view.is_busy)
    assert full_trick(view) == 0


def test_a_held_trick_gives_way_to_a_resize_a_reset_and_the_end(view: TableView) -> None:
    match = RandomMatch(1)
    step = step_with(match, view, TrickTaken)
    view.set_trick_hold(is_held=True)
    view.play(step.events, step.after)
    view.finish()
    assert full_trick(view) == 0
    assert not view.director.is_waiting


def test_what_nobody_can_see_stands_still_and_goes_on_from_there(
    view: TableView, qtbot: QtBot
) -> None:
    match = RandomMatch(1)
    step = step_with(match, view, TrickTaken)
    view.set_pace(Pace.FAST)
    told: list[object] = []
    view.shown.connect(told.append)
    view.hold(is_held=True)
    view.play(step.events, step.after)
    view.director.go_on()
    assert told == []
    assert view.is_busy

    view.hold(is_held=False)
    view.director.go_on()
    view.hold(is_held=True)
    moving, so_far = view.director.animation, len(told)
    assert moving is not None
    assert moving.state() is QAbstractAnimation.State.Paused
    view.director.go_on()
    assert len(told) == so_far

    view.hold(is_held=False)
    assert moving.state() is QAbstractAnimation.State.Running
    qtbot.waitUntil(lambda: not view.is_busy)
    assert full_trick(view) == 0
    assert view.repairs == 0


def test_what_is_held_gives_way_to_the_end_of_the_show(view: TableView, qtbot: QtBot) -> None:
    match = RandomMatch(1)
    step = step_with(match, view, TrickTaken)
    view.set_pace(Pace.FAST)
    view.hold(is_held=True)
    view.play(step.events, step.after)
    view.finish()
    assert full_trick(view) == 0
    assert view.is_busy
    view.hold(is_held=False)
    qtbot.waitUntil(lambda: not view.is_busy)
    assert view.repairs == 0


def test_with_reduced_motion_nothing_moves_and_fades_are_short(view: TableView) -> None:
    view.set_motion(Motion.REDUCED)
    for seed in (1, 4):
        match = RandomMatch(seed)
        view.set_pace(Pace.CALM)
        for number, step in enumerate(match):
            if number > 40:
                break
            view.play(step.events, step.after)
            for _ in beats(view):
                for movement in movements(view.director.animation):
                    assert movement.propertyName().data() == b"opacity"
                    assert movement.duration() <= 100
        assert view.repairs == 0
        view.finish()
    view.set_motion(Motion.FULL)


def test_what_nobody_decides_about_flies_fast_but_the_trick_lies_as_long(view: TableView) -> None:
    def durations(*, is_hurried: bool) -> tuple[int, int]:
        match = RandomMatch(1)
        view.set_pace(Pace.INSTANT)
        step = step_with(match, view, TrickTaken)
        view.set_pace(Pace.CALM)
        view.play(step.events, step.after, is_hurried=is_hurried)
        flights: list[int] = []
        pauses: list[int] = []
        for _ in beats(view):
            animation = view.director.animation
            if animation is not None:
                moved = movements(animation)
                (flights if moved else pauses).append(animation.totalDuration())
        return max(flights), max(pauses)

    usual, hurried = durations(is_hurried=False), durations(is_hurried=True)
    assert hurried[0] < usual[0]
    assert hurried[1] == usual[1]


@pytest.mark.parametrize("motion", Motion)
def test_a_win_is_celebrated_for_a_moment_and_leaves_nothing(
    view: TableView, motion: Motion
) -> None:
    match = RandomMatch(2)
    step = step_with(match, view, MatchWon)
    items = len(view.table.items())
    view.set_pace(Pace.NORMAL)
    view.set_motion(motion)
    view.play(step.events, step.after)
    most = 0
    for _ in beats(view):
        most = max(most, len(view.table.items()))
    assert (most > items + 20) is (motion is Motion.FULL)
    view.finish()
    assert len(view.table.items()) <= items + 4


def test_a_celebration_that_is_cut_short_leaves_nothing(view: TableView) -> None:
    match = RandomMatch(2)
    step = step_with(match, view, MatchWon)
    items = len(view.table.items())
    view.set_pace(Pace.NORMAL)
    view.play(step.events, step.after)
    while len(view.table.items()) <= items + 20:
        view.director.go_on()
    view.reset(step.after)
    assert len(view.table.items()) <= items + 4
