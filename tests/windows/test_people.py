# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from PySide6.QtCore import QFile

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.players.persons import PERSONS
from buck_euchre_qt.table.portraits import portrait_pixmap, portrait_resource
from buck_euchre_qt.windows.look import DARK
from buck_euchre_qt.windows.people import OWN_PORTRAIT, portraits_of
from buck_euchre_qt.windows.portraits import portraits_label
from buck_euchre_qt.windows.way_bar import WayBar

pytestmark = pytest.mark.usefixtures("qapp")


def test_everybody_has_a_portrait() -> None:
    register_resources()
    for person in (OWN_PORTRAIT, *(person.id for person in PERSONS)):
        assert QFile.exists(portrait_resource(person))
    assert portrait_pixmap("nobody", 40, 1.0) is None
    assert portrait_pixmap("", 40, 1.0) is None


def test_persons_are_known_by_their_names() -> None:
    names = SeatNames(("", "Léa", "Bram", "Inês"), 0)
    assert portraits_of(names, 4, 0) == (OWN_PORTRAIT, "lea", "bram", "ines")


def test_no_face_is_seen_twice_whatever_the_names_are() -> None:
    for called in (("", "Léa", "Léa", "Léa"), ("Bram", "X", "Y", "Léa"), ("", "", "", "")):
        people = portraits_of(SeatNames(called, 0), 4, 0)
        assert people[0] == OWN_PORTRAIT
        assert len(set(people)) == 4


def test_a_person_with_another_name_keeps_the_face() -> None:
    bots = [
        PlayerInfo(name, PlayerKind.BOT, "club", {"person": person})
        for name, person in (("Opa", "gus"), ("Léa", "lea"), ("Bram", "no such person"))
    ]
    names = SeatNames(("", "Opa", "Léa", "Bram"), 0)
    players = (PlayerInfo("", PlayerKind.HUMAN), *bots)
    assert portraits_of(names, 4, 0, players) == (OWN_PORTRAIT, "gus", "lea", "bram")


def test_the_person_at_another_seat_is_drawn_there() -> None:
    people = portraits_of(SeatNames(("Léa", "Zoé", "Bram", "Inês"), 1), 4, 1)
    assert people[1] == OWN_PORTRAIT
    assert people[0] == "lea"


def test_a_teams_portraits_lie_side_by_side() -> None:
    register_resources()
    one, two = portraits_label(("lea",), 40, 2.0), portraits_label(("lea", "bram"), 40, 2.0)
    assert one.pixmap().deviceIndependentSize().width() == 40
    assert 50 < two.pixmap().deviceIndependentSize().width() < 80


def test_a_bar_that_is_stopped_shows_where_the_score_is() -> None:
    bar = WayBar(0.2, 0.6, DARK, None)
    bar.resize(150, 12)
    there = bar.grab().toImage()
    bar.run()
    assert bar.grab().toImage() != there
    bar.stop()
    assert bar.grab().toImage() == there
