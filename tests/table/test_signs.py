# SPDX-License-Identifier: GPL-3.0-or-later
"""Small signs that say what is whose: teams, and piles that nobody plays from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.table.appearance import Appearance, Theme
from buck_euchre_qt.table.layout import Side, lay_out
from buck_euchre_qt.table.marks import tag_pixmap
from buck_euchre_qt.table.plate_spots import plate_spots
from buck_euchre_qt.table.plates import PlateDress, Team, plate_pixmap
from buck_euchre_qt.table.tints import TINTS, tints_of
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.look import LOOKS
from tests.helpers.table import PlainWords, RandomMatch
from tests.helpers.table_stage import step_until


def teams(view: TableView) -> list[Team | None]:
    table = view.table
    seats = range(table.poser.seats)
    return [table.furniture.plate_face(seat, table.standing).team for seat in seats]


@pytest.mark.parametrize("onlooker", [0, 1])
def test_partners_bear_one_sign_and_the_others_another(view: TableView, onlooker: int) -> None:
    match = RandomMatch(4, onlooker, make_game("partnership"))
    view.set_onlooker(onlooker, 4)
    step_until(match, view, lambda _: True)
    own, other = Team.OWN, Team.OTHER
    assert teams(view) == ([own, other] * 2 if onlooker == 0 else [other, own] * 2)


@pytest.mark.parametrize(("game", "seats"), [("buck", 4), ("two-handed", 2)])
def test_whoever_plays_alone_has_no_team(view: TableView, game: str, seats: int) -> None:
    match = RandomMatch(4, 0, make_game(game))
    view.set_onlooker(0, seats)
    step_until(match, view, lambda _: True)
    assert teams(view) == [None] * seats


@pytest.mark.parametrize("theme", Theme)
def test_teams_have_the_colours_of_their_lines_beside_the_table(theme: Theme) -> None:
    own, other, *_ = LOOKS[theme].rows
    assert (TINTS[theme].team_own.name(), TINTS[theme].team_other.name()) == (own, other)


def test_a_plate_shows_its_team(view: TableView) -> None:
    match = RandomMatch(4, 0, make_game("partnership"))
    view.set_onlooker(0, 4)
    step_until(match, view, lambda _: True)
    face = view.table.furniture.plate_face(0, view.table.standing)
    portrait = QPixmap(72, 72)
    portrait.fill(Qt.GlobalColor.gray)
    dress = PlateDress(tints_of(Appearance()), portrait=portrait)
    pictures = [
        plate_pixmap(face._replace(team=team), 272, 80, 1.0, dress).toImage()
        for team in (None, Team.OWN, Team.OTHER)
    ]
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_stock_and_own_discard_say_what_they_are_while_tricks_are_played(view: TableView) -> None:
    view.set_words(PlainWords())
    match = RandomMatch(1, 0, make_game("partnership"))
    furniture = view.table.furniture
    discarded = False
    for _ in range(40):
        step_until(match, view, lambda seen: bool(seen.trick.plays))
        assert furniture.stock.is_shown
        has_discard = view.table.piles.at(place(Pile.DISCARD, 0)) is not None
        discarded |= has_discard
        assert furniture.discard.is_shown is has_discard
        if discarded:
            sign = furniture.discard.item.sceneBoundingRect()
            layout = view.table.poser.layout
            assert not sign.intersects(layout.plates[Side.BOTTOM])
            assert not sign.intersects(layout.prompt)
            break
    assert discarded
    step_until(match, view, lambda seen: not seen.trick.plays and not seen.tricks)
    assert not furniture.stock.is_shown
    assert not furniture.discard.is_shown


@pytest.mark.parametrize("size", [(544, 580), (610, 980), (900, 980), (1024, 781), (1536, 1061)])
def test_what_a_pile_is_called_is_never_written_larger_than_a_name(size: tuple[int, int]) -> None:
    layout = lay_out(*size, seats=4)
    sign = tag_pixmap("stock", layout, 1.0, tints_of(Appearance()), has_crown=False)
    name = plate_spots(layout.plates[Side.BOTTOM], has_portrait=True).name
    # A sign is one and three quarters as high as its letters.
    assert sign.height() * 4 / 7 <= max(11, 0.6 * name.height())
