# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at the other seats: persons with a level each, from words that were kept."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeAlias

from buck_euchre_qt.engine.record import PlayerInfo
from buck_euchre_qt.players.level_names import LEVELS, with_temperament
from buck_euchre_qt.players.persons import PERSONS, Person, Temperament
from buck_euchre_qt.players.player import DEFAULT_LEVEL

PERSON_KEY: Final = "person"
"""The key under which records keep a player's person, besides the name."""


class Opponent(NamedTuple):
    """A person who plays at a level."""

    person: Person
    level: str = DEFAULT_LEVEL

    @property
    def level_text(self) -> str:
        """The level as records write it, with the person's temperament."""
        return with_temperament(self.level, self.person.temperament)


Opponents: TypeAlias = tuple[Opponent, Opponent, Opponent]
"""The other seats, clockwise from the left of seat 0; games for two use the first."""

USUAL_OPPONENTS: Final[Opponents] = (
    Opponent(PERSONS[0]),
    Opponent(PERSONS[1]),
    Opponent(PERSONS[2]),
)


def read_opponents(persons: Sequence[str], levels: Sequence[str]) -> Opponents:
    """Return the opponents that ids and names of levels stand for, nobody of them twice.

    A word that means nothing here, as of another version of the program, means the usual.
    """
    chosen: list[Opponent] = []
    for seat, usual in enumerate(USUAL_OPPONENTS):
        taken = [opponent.person for opponent in chosen]
        wanted = persons[seat] if seat < len(persons) else ""
        level = levels[seat] if seat < len(levels) else ""
        person = next((one for one in PERSONS if one.id == wanted and one not in taken), None)
        if person is None:
            spoken_for = {*taken, *(one for one in PERSONS if one.id in persons[seat + 1 :])}
            person = _first_free(usual.person, spoken_for)
        chosen.append(Opponent(person, level if level in LEVELS else usual.level))
    first, second, third = chosen
    return first, second, third


def level_of(player: PlayerInfo) -> str:
    """Return the level that a seat is played at when nobody at the table plays it."""
    return DEFAULT_LEVEL if player.level is None else str(player.level)


def _first_free(usual: Person, taken: Collection[Person]) -> Person:
    if usual not in taken:
        return usual
    return next(person for person in PERSONS if person not in taken)


def with_other_people(opponents: Opponents, rng: random.Random) -> Opponents:
    """Return others at the same levels: all new faces, one of each temperament."""
    present = {opponent.person for opponent in opponents}
    temperaments = list(Temperament)
    rng.shuffle(temperaments)
    found = [
        rng.choice([one for one in PERSONS if one.temperament is each and one not in present])
        for each in temperaments
    ]
    first, second, third = (
        opponent._replace(person=person) for opponent, person in zip(opponents, found, strict=True)
    )
    return first, second, third
