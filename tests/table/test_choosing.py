# SPDX-License-Identifier: GPL-3.0-or-later
"""Choosing cards by pointer and by key."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.table.choosing import Choosing
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.pixmaps import CardLook
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import RandomMatch, card_choices
from tests.helpers.table_stage import beats, click, next_step, point_of, step_until

LEFT = Qt.MouseButton.LeftButton


class Chosen(NamedTuple):
    activated: list[Place]
    refused: list[Place]


@pytest.fixture
def chosen(view: TableView) -> Chosen:
    lists = Chosen([], [])
    view.place_activated.connect(lists.activated.append)
    view.place_refused.connect(lists.refused.append)
    return lists


@pytest.fixture
def match(view: TableView, qapp: QApplication) -> RandomMatch:
    """Return a match in which seat 0 has some cards to choose among, and some it may not play."""
    for seed in range(100):
        match = RandomMatch(seed)
        for step in match:
            view.play(step.events, step.after)
            places = card_choices(step.after)
            if step.after.phase is Phase.PLAY and 2 <= len(places) < len(step.after.hand):
                qapp.processEvents()
                view.set_choices(places)
                return match
    raise AssertionError("no such match")


def _own(view: TableView) -> list[Place]:
    return [place(Pile.HAND, 0, slot) for slot in range(len(view.table.piles.pile((Pile.HAND, 0))))]


def _legal(view: TableView) -> list[Place]:
    return sorted(view.table.choosing.choices, key=lambda where: where.slot)


def _illegal(view: TableView) -> Place:
    return next(where for where in _own(view) if where not in _legal(view))


@pytest.mark.usefixtures("match")
def test_choices_are_lit_and_the_rest_of_the_hand_is_dim(view: TableView) -> None:
    looks = [sprite.look for sprite in view.table.piles.pile((Pile.HAND, 0))]
    wanted = [CardLook.LIT if where in _legal(view) else CardLook.DIM for where in _own(view)]
    assert looks == wanted
    view.set_choices(frozenset())
    assert {sprite.look for *_, sprite in view.table.piles} == {CardLook.PLAIN}


@pytest.mark.usefixtures("match")
def test_a_left_click_chooses_a_card_once(view: TableView, chosen: Chosen) -> None:
    where = _legal(view)[0]
    click(view, where)
    click(view, where)
    assert chosen.activated == [where]
    assert chosen.refused == []


@pytest.mark.usefixtures("match")
@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_other_buttons_choose_nothing(
    view: TableView, chosen: Chosen, button: Qt.MouseButton
) -> None:
    click(view, _legal(view)[0], button)
    QTest.mouseDClick(view.viewport(), button, pos=point_of(view, _legal(view)[0]))
    assert chosen == ([], [])


@pytest.mark.usefixtures("match")
def test_a_card_that_is_no_choice_is_refused(view: TableView, chosen: Chosen) -> None:
    where = _illegal(view)
    click(view, where)
    assert chosen == ([], [where])


@pytest.mark.usefixtures("match")
def test_nothing_is_refused_while_there_is_nothing_to_choose(
    view: TableView, chosen: Chosen
) -> None:
    view.set_choices(frozenset())
    click(view, _own(view)[0])
    assert chosen == ([], [])


def test_a_double_and_a_triple_click_play_one_card_even_with_new_choices(
    view: TableView, match: RandomMatch, chosen: Chosen
) -> None:
    every = frozenset(_own(view))
    # As at the instant pace: the next question comes while the fingers still move.
    view.place_activated.connect(lambda _where: view.set_choices(every))
    point = point_of(view, _legal(view)[0])
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    third = QTest.mouseClick
    third(view.viewport(), LEFT, pos=point)
    assert len(chosen.activated) <= 1
    del match


@pytest.mark.usefixtures("match")
def test_a_quick_click_on_the_right_card_after_a_refused_one_plays_it(
    view: TableView, qapp: QApplication, chosen: Chosen
) -> None:
    wrong, right = _illegal(view), _legal(view)[0]
    pressed_at_ms = 1_000_000
    for where in (wrong, right):
        point = QPointF(point_of(view, where))
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            held = LEFT if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            event = QMouseEvent(kind, point, point, LEFT, held, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(pressed_at_ms)
            qapp.sendEvent(view.viewport(), event)
        pressed_at_ms += QApplication.doubleClickInterval() // 2
    assert chosen == ([right], [wrong])


@pytest.mark.usefixtures("match")
def test_a_press_that_is_released_elsewhere_chooses_nothing(
    view: TableView, chosen: Chosen
) -> None:
    QTest.mousePress(view.viewport(), LEFT, pos=point_of(view, _legal(view)[0]))
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(5, 5))
    assert chosen == ([], [])


@pytest.mark.usefixtures("match")
def test_the_card_under_the_pointer_is_the_one_that_answers(view: TableView) -> None:
    for where in _own(view):
        assert view.place_at(QPointF(point_of(view, where))) == where
        pose = view.table.rest_pose(where)
        assert pose is not None
        left_edge = pose.x - 0.48 * pose.height * 5 / 7
        assert view.place_at(QPointF(left_edge, pose.y)) == where
    assert view.place_at(QPointF(3, 3)) is None


def test_a_click_during_an_animation_finishes_it_and_does_nothing_else(
    view: TableView, match: RandomMatch, chosen: Chosen, qtbot: QtBot
) -> None:
    view.set_pace(Pace.NORMAL)
    target = point_of(view, _legal(view)[0])
    step = next_step(match)
    view.play(step.events, step.after)
    every = frozenset(_own(view))
    view.set_choices(every)
    QTest.mouseClick(view.viewport(), LEFT, pos=target)
    assert not view.director.is_animating
    assert chosen == ([], [])
    assert view.table.choosing.choices == frozenset()
    qtbot.waitUntil(lambda: not view.is_busy)
    assert view.table.choosing.choices == every
    assert view.repairs == 0


@pytest.mark.usefixtures("match")
def test_keys_walk_along_the_own_cards_and_choose(view: TableView, chosen: Chosen) -> None:
    count = len(_own(view))
    for key, slot in ((Qt.Key.Key_Home, 0), (Qt.Key.Key_End, count - 1), (Qt.Key.Key_2, 1)):
        QTest.keyClick(view, key)
        assert view.table.choosing.focused == place(Pile.HAND, 0, slot)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.table.choosing.focused == place(Pile.HAND, 0, 0)
    assert view.table.furniture.focus_ring.is_shown
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.table.choosing.focused == place(Pile.HAND, 0, 1)
    where = _legal(view)[-1]
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_1.value + where.slot))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert chosen.activated == [where]


@pytest.mark.usefixtures("match")
def test_a_key_that_repeats_itself_chooses_nothing(view: TableView, chosen: Chosen) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    for _ in range(5):
        event = QKeyEvent(
            QKeyEvent.Type.KeyPress,
            Qt.Key.Key_Return.value,
            Qt.KeyboardModifier.NoModifier,
            "",
            autorep=True,
        )
        QApplication.sendEvent(view, event)
    assert chosen == ([], [])


@pytest.mark.usefixtures("match")
def test_the_first_step_by_key_goes_to_a_card_that_may_be_played(view: TableView) -> None:
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.table.choosing.focused == _legal(view)[0]


def test_the_ribbon_offers_every_cut_once(view: TableView, chosen: Chosen) -> None:
    view.show_deck(1, ())
    view.offer_cut()
    found = {
        where.slot
        for x in range(0, view.width(), 2)
        if (where := view.place_at(QPointF(x, view.table.poser.layout.hand.center().y())))
    }
    assert found == set(range(1, 24))
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.table.choosing.focused == place(Pile.STOCK, None, 23)
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert chosen.activated == [place(Pile.STOCK, None, 2)]


def test_the_deck_is_gathered_again_when_the_deal_begins(view: TableView) -> None:
    view.show_deck(1, ())
    view.offer_cut()
    view.set_pace(Pace.NORMAL)
    step = next_step(RandomMatch(3))
    view.play(step.events, step.after)
    for _ in beats(view):
        assert not view.table.choosing.is_cut
    assert view.repairs == 0


def test_the_pointer_may_wander_while_tricks_are_swept(view: TableView) -> None:
    view.set_pace(Pace.NORMAL)
    match = RandomMatch(5)
    for number, step in enumerate(match):
        view.play(step.events, step.after)
        for x, _ in enumerate(beats(view)):
            QTest.mouseMove(view.viewport(), QPoint(200 + 40 * (x % 12), 560))
        view.set_choices(card_choices(step.after))
        QTest.mouseMove(view.viewport(), QPoint(300 + number % 200, 560))
        assert view.table.choosing.hovered in (*view.table.choosing.choices, None)
    assert view.repairs == 0
    view.set_pace(Pace.INSTANT)


def test_a_lifted_card_is_below_the_pointer_still() -> None:
    choosing = Choosing(0, frozenset({place(Pile.HAND, 0, 1)}), hovered=place(Pile.HAND, 0, 1))
    assert choosing.lift(place(Pile.HAND, 0, 1)) > choosing.lift(
        place(Pile.HAND, 0, 1), is_pointed=False
    )
    assert choosing.lift(place(Pile.HAND, 0, 0)) == 0


def test_the_dealer_chooses_among_all_six_cards_to_discard(view: TableView) -> None:
    for seed in range(100):
        match = RandomMatch(seed)
        try:
            step_until(match, view, lambda seen: seen.phase is Phase.DISCARD and seen.turn == 0)
        except AssertionError:
            continue
        break
    QApplication.processEvents()
    seen = match.match.observe(0)
    view.set_choices(card_choices(seen))
    assert len(_legal(view)) == 6
    for where in _own(view):
        assert view.place_at(QPointF(point_of(view, where))) == where


def test_where_cards_of_a_trick_lie_over_each_other_the_upper_one_answers(
    view: TableView, qapp: QApplication
) -> None:
    shared = 0
    for seed in (1, 4, 5, 8):
        match = RandomMatch(seed)
        step_until(match, view, lambda seen: len(seen.trick.plays) == 3)
        qapp.processEvents()
        table = view.table
        lying = [(key, slot, sprite) for key, slot, sprite in table.piles if key[0] is Pile.TRICK]
        view.set_choices(frozenset(place(*key, slot) for key, slot, _ in lying))
        own = table.poser.layout.hand
        for x in range(0, view.width(), 5):
            for y in range(0, int(own.top()) - 40, 5):
                point = QPointF(x, y)
                under = [each for each in lying if each[2].pose.covers(point)]
                if len(under) < 2:
                    continue
                shared += 1
                key, slot, _ = max(under, key=lambda each: each[2].zValue())
                assert view.place_at(point) == place(*key, slot)
    assert shared
