# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches on the real table: the cards are always where the engine has them."""

from __future__ import annotations

import gc
import random

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch, card_choices
from tests.helpers.table_stage import beats, seen, shown
from tests.helpers.table_toy import Toy


@pytest.mark.parametrize("onlooker", range(4))
def test_whole_matches_need_no_repair_at_the_instant_pace(view: TableView, onlooker: int) -> None:
    view.set_onlooker(onlooker, 4)
    for seed in range(6):
        for step in RandomMatch(seed, onlooker):
            view.play(step.events, step.after)
            view.set_choices(card_choices(step.after))
            assert shown(view) == seen(step.after.piles)
    assert view.repairs == 0


@pytest.mark.parametrize("seed", [1, 5, 8])
def test_whole_matches_need_no_repair_beat_by_beat(view: TableView, seed: int) -> None:
    view.set_pace(Pace.NORMAL)
    for step in RandomMatch(seed):
        view.play(step.events, step.after)
        for _ in beats(view):
            assert sum(map(len, shown(view).values())) == 24
        assert shown(view) == seen(step.after.piles)
    assert view.repairs == 0


@pytest.mark.usefixtures("hasty")
def test_whole_match_with_animations_running_and_garbage_collected(
    view: TableView, qtbot: QtBot
) -> None:
    view.set_pace(Pace.NORMAL)
    for number, step in enumerate(RandomMatch(5)):
        with qtbot.waitSignal(view.settled):
            view.play(step.events, step.after)
            gc.collect()
        assert shown(view) == seen(step.after.piles)
        assert all(sprite.is_still for _, _, sprite in view.table.piles)
        if number > 60:
            break
    assert view.repairs == 0


@pytest.mark.usefixtures("hasty")
def test_steps_played_in_one_go_are_shown_in_order(view: TableView, qtbot: QtBot) -> None:
    view.set_pace(Pace.NORMAL)
    match = RandomMatch(8)
    steps = [step for step, _ in zip(match, range(12), strict=False)]
    with qtbot.waitSignal(view.settled):
        for step in steps:
            view.play(step.events, step.after)
    assert shown(view) == seen(steps[-1].after.piles)
    assert view.repairs == 0


def test_a_game_for_three_seats_is_shown_as_well(view: TableView) -> None:
    view.set_onlooker(1, 3)
    for step in RandomMatch(2, onlooker=1, game=Toy()):
        view.play(step.events, step.after)
        assert shown(view) == seen(step.after.piles)
    assert view.repairs == 0


def test_a_reset_at_any_moment_shows_just_what_is_seen(view: TableView) -> None:
    chance = random.Random(1)
    view.set_pace(Pace.NORMAL)
    match = RandomMatch(4)
    for _ in range(100):
        step = match.next()
        if step is None:
            match = RandomMatch(chance.randrange(1000))
            continue
        view.play(step.events, step.after)
        for number, _ in enumerate(beats(view)):
            if number == chance.randrange(6):
                break
        view.reset(step.after)
        assert shown(view) == seen(step.after.piles)
        assert all(sprite.is_still for _, _, sprite in view.table.piles)
    assert view.repairs == 0


def test_cards_that_lie_face_down_know_no_face(view: TableView) -> None:
    view.set_pace(Pace.NORMAL)
    for step in RandomMatch(5):
        view.play(step.events, step.after)
        for _ in beats(view):
            for (pile, seat), faces in shown(view).items():
                is_hidden = pile in (Pile.STOCK, Pile.TAKEN, Pile.ASIDE, Pile.DISCARD)
                if is_hidden or (pile is Pile.HAND and seat != 0):
                    assert set(faces) == {None}


def test_a_wrong_card_is_repaired_and_counted(view: TableView) -> None:
    match = RandomMatch(3)
    step = match.next()
    assert step is not None
    view.play(step.events, step.after)
    own = view.table.piles.pile((Pile.HAND, 0))
    own[0].card, own[1].card = own[1].card, own[0].card
    later = match.next()
    assert later is not None
    view.play(later.events, later.after)
    assert view.repairs == 1
    assert shown(view) == seen(later.after.piles)
