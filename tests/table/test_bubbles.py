# SPDX-License-Identifier: GPL-3.0-or-later
"""What is called hides neither the dealer's puck nor the marks of the tricks, nor any card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from buck_euchre_qt.engine.actions import ALL_ACTIONS, ORDER, ORDER_ALONE
from buck_euchre_qt.i18n.labels import call_text
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.layout import ROW_CARDS, Side, TableLayout, lay_out
from buck_euchre_qt.table.marks import bubble_pixmap, bubble_size, bubble_spot
from buck_euchre_qt.table.plate_spots import plate_spots, puck_rect
from buck_euchre_qt.table.style import CARD_RATIO
from buck_euchre_qt.table.tints import tints_of

DRESS = tints_of(Appearance())
SIZES = [(470, 500), (512, 505), (655, 660), (800, 520), (1024, 660), (1280, 740), (1900, 1000)]


def bubble(
    text: str, side: Side, layout: TableLayout, *, has_portraits: bool
) -> tuple[QRectF, bool]:
    """Return the body of a bubble and whether it lies on its plate."""
    spot = bubble_spot(text, side, layout, 1.0, has_portraits=has_portraits)
    size = bubble_pixmap(text, layout, 1.0, spot, DRESS).deviceIndependentSize()
    tail_room = size.height() / 6
    body = QRectF(spot.at, size).adjusted(tail_room, tail_room, -tail_room, -tail_room)
    return body, spot.is_on_plate


def others(side: Side, layout: TableLayout) -> list[QRectF]:
    """Return where small cards lie during the bidding: in the own row, a discard alone."""
    rows = dict(layout.rows)
    if side is Side.BOTTOM:
        row = rows[side]
        card = row.width() / ROW_CARDS
        rows[side] = QRectF(row.right() - card, row.top(), card, row.height())
    return list(rows.values())


@pytest.mark.parametrize("has_portraits", [False, True])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_call_of_any_language_hides_the_dealers_puck_or_a_card(
    switch: LanguageSwitch, size: tuple[int, int], language: Language, has_portraits: bool
) -> None:
    switch.use(language)
    calls = {
        call_text(action, is_dealer=is_dealer)
        for action in ALL_ACTIONS
        for is_dealer in (False, True)
    } - {""}
    layout = lay_out(*size, seats=4)
    for side, plate in layout.plates.items():
        spots = plate_spots(plate, has_portrait=has_portraits)
        puck = puck_rect(spots, plate.height()).adjusted(1, 1, -1, -1)
        for text in calls:
            body, is_on_plate = bubble(text, side, layout, has_portraits=has_portraits)
            has_room = body.width() <= plate.right() - puck.right()
            assert not (has_room and body.intersects(puck)), (side, text)
            assert QRectF(0, 0, *size).contains(body), (side, text)
            assert not body.intersects(layout.hand), (side, text)
            assert not any(body.intersects(cards) for cards in others(side, layout)), (side, text)
            # Only a plate that makes room for it has a bubble where its tricks are.
            assert is_on_plate or not body.intersects(spots.tricks), (side, text)


@pytest.mark.parametrize(
    "table",
    # What 800x600, 1280x800, 900x1000 and 1920x1080 leave for the table, with usual texts and
    # with large ones.
    [
        (576, 580, 4, 1.0),
        (528, 574, 4, 1.5),
        (1024, 780, 4, 1.0),
        (986, 774, 4, 1.5),
        (676, 980, 4, 1.0),
        (620, 974, 4, 1.5),
        (1584, 1060, 4, 1.0),
        (1536, 1055, 4, 1.5),
    ],
    ids=lambda table: "x".join(map(str, table)),
)
def test_short_calls_leave_the_tricks_of_every_plate_in_sight(
    table: tuple[int, int, int, float],
) -> None:
    layout = lay_out(*table)
    size = 0.235 * layout.plates[Side.BOTTOM].height()
    # As wide as "je passe" is in the letters of a bubble.
    text = text_as_wide_as(4.6 * size, layout)
    for side, plate in layout.plates.items():
        body, is_on_plate = bubble(text, side, layout, has_portraits=True)
        tricks = plate_spots(plate, has_portrait=True).tricks
        assert not is_on_plate, side
        assert not body.intersects(tricks), side
        pair = QRectF(0, 0, 1.8 * CARD_RATIO, 1).size() * layout.trick_height
        stock = QRectF(layout.pair_centre, pair).translated(-pair.width() / 2, -pair.height() / 2)
        assert not body.intersects(stock), side


@pytest.mark.parametrize("table", [(606, 1374, 4, 1.5), (528, 998, 4, 1.5), (786, 1894, 4, 1.25)])
@pytest.mark.parametrize("call", ["carreau, en solitaire", "ouros, sozinho", "carreau"])
def test_what_is_called_at_one_side_leaves_room_for_what_is_called_at_the_other(
    table: tuple[int, int, int, float], call: str
) -> None:
    layout = lay_out(*table)
    for left, right in ((call, "je passe"), ("je me retire", call), (call, call)):
        at_left, _ = bubble(left, Side.LEFT, layout, has_portraits=True)
        at_right, _ = bubble(right, Side.RIGHT, layout, has_portraits=True)
        assert not at_left.intersects(at_right), (left, right)


def text_as_wide_as(width: float, layout: TableLayout) -> str:
    """Return a text whose bubble is nearly as wide as one with letters of that width."""
    size = 0.235 * layout.plates[Side.BOTTOM].height()
    text = "i"
    while bubble_size(text + "i", layout, 1.0, is_on_plate=False).width() < width + 2.6 * size:
        text += "i"
    return text


@pytest.mark.parametrize("is_alone", [False, True])
@pytest.mark.parametrize("language", Language)
def test_a_dealer_who_takes_the_upcard_orders_nobody(
    switch: LanguageSwitch, language: Language, is_alone: bool
) -> None:
    switch.use(language)
    order = ORDER_ALONE if is_alone else ORDER

    assert call_text(order, is_dealer=True) != call_text(order, is_dealer=False)
    for action in set(ALL_ACTIONS) - {ORDER, ORDER_ALONE}:
        assert call_text(action, is_dealer=True) == call_text(action)
