# SPDX-License-Identifier: GPL-3.0-or-later
"""Whose portrait stands for a seat, and what the table tells of who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buck_euchre_qt.engine.record import PlayerInfo
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.opponents import about_player
from buck_euchre_qt.players.opponents import PERSON_KEY
from buck_euchre_qt.players.persons import PERSONS
from buck_euchre_qt.table.view import TableView

OWN_PORTRAIT: Final = "you"


def portraits_of(
    names: SeatNames, seats: int, onlooker: int, players: Sequence[PlayerInfo] = ()
) -> tuple[str, ...]:
    """Return the names of the portraits, by seat.

    Whoever the record says is a person, or who is called like one, has that person's; the others
    have those that are left, in order, so that nobody's face is seen twice.
    """
    ids = {person.id for person in PERSONS}
    by_name = {person.name: person.id for person in PERSONS}
    called = [by_name.get(names.of(seat), "") for seat in range(seats)]
    for seat, player in enumerate(players[:seats]):
        person = player.extras.get(PERSON_KEY)
        if isinstance(person, str) and person in ids:
            called[seat] = person
    called[onlooker] = OWN_PORTRAIT
    left = iter([person.id for person in PERSONS if person.id not in called])
    chosen: list[str] = []
    for person in called:
        chosen.append(next(left) if not person or person in chosen else person)
    return tuple(chosen)


def show_people(
    view: TableView, names: SeatNames, players: Sequence[PlayerInfo]
) -> tuple[str, ...]:
    """Show on the plates who sits where and tell how they play; return the portraits, by seat."""
    portraits = portraits_of(names, len(players), names.onlooker, players)
    view.set_people(portraits, tuple(about_player(player) for player in players))
    return portraits
