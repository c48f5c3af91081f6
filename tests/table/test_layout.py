# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.layout import Side, TableLayout, lay_out, sides
from buck_euchre_qt.table.plate_spots import badge_rect, plate_spots
from buck_euchre_qt.table.poses import Lying, Pose, Poser, StockSpot

SIZES = [
    (560, 480),
    (560, 1000),
    (576, 600),
    (700, 1000),
    (800, 600),
    (810, 1000),
    (900, 900),
    (1030, 800),
    (1100, 480),
    (1280, 639),
    (1280, 641),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
    (3840, 2160),
]
TABLES = [(*size, seats, 1.0) for size in SIZES for seats in (2, 3, 4)] + [
    (*size, seats, scale) for size in SIZES[2:] for seats in (2, 4) for scale in (1.25, 1.5)
]


@pytest.fixture(params=TABLES, ids=lambda table: "x".join(map(str, table)))
def layout(request: pytest.FixtureRequest) -> TableLayout:
    return lay_out(*request.param)


def _whole(layout: TableLayout) -> QRectF:
    return QRectF(0, 0, layout.size.width(), layout.size.height())


def _lying(layout: TableLayout, counts: dict[tuple[Pile, int | None], int]) -> Lying:
    seats = len(layout.plates)
    return Lying(counts, tuple(range(seats)), seats, StockSpot.PARKED, 0)


def _poser(layout: TableLayout) -> Poser:
    return Poser(layout, onlooker=0, seats=len(layout.plates))


def test_seats_follow_clockwise_from_the_onlooker_at_the_bottom() -> None:
    assert sides(4) == (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
    assert sides(2) == (Side.BOTTOM, Side.TOP)
    poser = Poser(lay_out(1030, 800, 4), onlooker=2, seats=4)
    assert [poser.side(seat) for seat in (2, 3, 0, 1)] == list(sides(4))


def test_nothing_leaves_the_view(layout: TableLayout) -> None:
    rects = [layout.badge, layout.park, layout.middle, layout.prompt, layout.hand]
    for rect in (*rects, *layout.plates.values(), *layout.rows.values()):
        assert _whole(layout).contains(rect)


def test_nothing_overlaps(layout: TableLayout) -> None:
    rows = layout.rows.values()
    rects = [layout.badge, layout.park, layout.middle, layout.prompt, layout.hand]
    for one, other in itertools.combinations((*rects, *layout.plates.values(), *rows), 2):
        assert not one.intersects(other), (one, other)


def test_the_prompt_has_room_for_two_lines_and_buttons(layout: TableLayout) -> None:
    assert layout.prompt.height() >= 96
    assert layout.prompt.width() >= 480


def test_cards_are_at_least_fifteen_hundredths_of_the_height(layout: TableLayout) -> None:
    assert layout.hand_height >= 0.15 * layout.size.height()
    assert layout.trick_height >= 0.15 * layout.size.height()


def test_cards_are_as_large_as_on_the_table_that_was_designed() -> None:
    # A window of 1280x800 less its menu bar and the panel beside the table.
    layout = lay_out(1024, 781, 4)
    assert layout.hand_height >= 176
    assert layout.trick_height >= 145


def test_every_hand_lies_in_its_box_also_when_lifted(layout: TableLayout) -> None:
    poser, box = _poser(layout), layout.hand.adjusted(-1, -1, 1, 1)
    for count in range(1, 7):
        lying = _lying(layout, {(Pile.HAND, 0): count})
        for slot in range(count):
            pose = poser.pose((Pile.HAND, 0), slot, None, lying)
            assert box.contains(pose.box)
            assert box.contains(pose.lifted(0.1 * pose.height).box)


def test_the_index_of_every_card_in_hand_shows(layout: TableLayout) -> None:
    lying = _lying(layout, {(Pile.HAND, 0): 6})
    poses = [_poser(layout).pose((Pile.HAND, 0), slot, None, lying) for slot in range(6)]
    for left, right in itertools.pairwise(poses):
        assert right.x - left.x > 0.27 * left.height * 5 / 7


def test_a_trick_touches_neither_plates_nor_prompt(layout: TableLayout) -> None:
    poser = _poser(layout)
    for seat, card in itertools.product(range(len(layout.plates)), DECK):
        pose = poser.pose((Pile.TRICK, seat), 0, card, _lying(layout, {}))
        assert layout.middle.adjusted(-2, -2, 2, 2).contains(pose.box)


def test_small_cards_stay_beside_the_plates(layout: TableLayout) -> None:
    poser, whole = _poser(layout), _whole(layout)
    fixed = (*layout.plates.values(), layout.prompt, layout.badge)
    for seat, tricks in itertools.product(range(len(layout.plates)), range(6)):
        counts: dict[tuple[Pile, int | None], int] = {
            (Pile.HAND, seat): 6 - tricks,
            (Pile.TAKEN, seat): tricks * len(layout.plates),
            (Pile.DISCARD, seat): 1,
            (Pile.ASIDE, seat): 5,
        }
        lying = _lying(layout, counts)
        for (pile, owner), count in counts.items():
            for slot in range(count):
                pose = poser.pose((pile, owner), slot, None, lying)
                assert whole.contains(pose.box)
                assert not any(rect.intersects(_core(pose)) for rect in fixed)


@pytest.mark.parametrize("has_discard", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(800, 900), (1024, 781), (1536, 1061)])
def test_tricks_lie_free_between_a_hand_and_what_was_laid_aside(
    size: tuple[int, int], seats: int, has_discard: bool
) -> None:
    poser = Poser(lay_out(*size, seats), onlooker=0, seats=seats)
    for seat, tricks in itertools.product(range(1, seats), range(1, 5)):
        counts: dict[tuple[Pile, int | None], int] = {
            (Pile.HAND, seat): 5 - tricks,
            (Pile.TAKEN, seat): tricks * seats,
            (Pile.DISCARD, seat): int(has_discard),
        }
        lying = Lying(counts, tuple(range(seats)), seats, StockSpot.PARKED, seat)
        boxes = {
            pile: [_core(poser.pose((pile, owner), slot, None, lying)) for slot in range(count)]
            for (pile, owner), count in counts.items()
        }
        for one, other in itertools.combinations(boxes.values(), 2):
            for box, other_box in itertools.product(one, other):
                assert not box.intersects(other_box), (seat, tricks)


def _core(pose: Pose) -> QRectF:
    """Return the box without the corners that stick out of a card lying at a slight angle."""
    nearest = round(pose.angle / 90) * 90
    return pose._replace(angle=nearest).box.adjusted(2, 2, -2, -2)


def test_a_point_on_a_turned_card_is_found() -> None:
    pose = Pose(100, 100, 30, 140, 0)
    upper_edge = pose.lifted(69)
    beyond = pose.lifted(71)
    from PySide6.QtCore import QPointF

    assert pose.covers(QPointF(upper_edge.x, upper_edge.y))
    assert not pose.covers(QPointF(beyond.x, beyond.y))
    lower = pose.lifted(-75)
    assert not pose.covers(QPointF(lower.x, lower.y))
    assert pose.covers(QPointF(lower.x, lower.y), sag=6)


@pytest.mark.parametrize("size", [(528, 576), (576, 576), (800, 576), (930, 776), (1280, 776)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_a_plate_keeps_its_portrait_however_large_the_texts(
    size: tuple[int, int], scale: float
) -> None:
    for plate in lay_out(*size, 4, scale).plates.values():
        spots = plate_spots(plate, has_portrait=True)
        unit = plate.height()
        assert spots.portrait is not None
        assert plate.contains(spots.portrait)
        assert spots.portrait.width() >= 0.5 * unit
        assert spots.ring.width() >= 0.5 * unit
        assert not spots.portrait.intersects(spots.ring)
        for is_turn, has_badge in itertools.product((False, True), repeat=2):
            line = spots.name_line(unit, is_turn=is_turn, has_badge=has_badge)
            assert plate.contains(line)
            assert line.width() >= 0.36 * unit
        assert not badge_rect(spots, unit).intersects(spots.ring)
