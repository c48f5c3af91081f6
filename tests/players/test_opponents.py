# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at the other seats: nobody twice, whatever words were kept."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.players.level_names import (
    LEVELS,
    UnknownLevelError,
    read_level,
    with_temperament,
)
from buck_euchre_qt.players.opponents import USUAL_OPPONENTS, read_opponents, with_other_people
from buck_euchre_qt.players.persons import PERSONS, Temperament


def ids(persons: tuple[str, ...], levels: tuple[str, ...] = ()) -> list[str]:
    return [opponent.person.id for opponent in read_opponents(persons, levels)]


def test_the_usual_opponents_have_three_temperaments() -> None:
    assert {opponent.person.temperament for opponent in USUAL_OPPONENTS} == set(Temperament)
    assert [opponent.level_text for opponent in USUAL_OPPONENTS] == [
        "club bold",
        "club",
        "club cautious",
    ]


def test_persons_and_levels_that_were_kept_come_back() -> None:
    found = read_opponents(("nia", "ruth", "hugo"), ("master", "casual", "beginner"))
    assert [opponent.person.name for opponent in found] == ["Nia", "Ruth", "Hugo"]
    assert [opponent.level for opponent in found] == ["master", "casual", "beginner"]


@pytest.mark.parametrize(
    ("persons", "expected"),
    [
        (("bram", "bram", "bram"), ["bram", "lea", "ines"]),
        (("stranger", "lea", "ines"), ["bram", "lea", "ines"]),
        (("stranger", "stranger", "lea"), ["bram", "ines", "lea"]),
        ((), ["lea", "bram", "ines"]),
        (("gus",), ["gus", "bram", "ines"]),
    ],
)
def test_nobody_sits_at_two_seats(persons: tuple[str, ...], expected: list[str]) -> None:
    assert ids(persons) == expected


def test_a_level_of_another_version_means_the_usual() -> None:
    found = read_opponents(("lea", "bram", "ines"), ("champion", "strong"))
    assert [opponent.level for opponent in found] == ["club", "strong", "club"]


def test_other_people_are_all_new_one_of_each_temperament_at_the_same_levels() -> None:
    now = read_opponents(("nia", "ruth", "hugo"), ("master", "casual", "beginner"))
    seen: set[str] = set()
    for seed in range(50):
        others = with_other_people(now, random.Random(seed))
        people = {opponent.person for opponent in others}
        assert len(people) == 3
        assert not people & {opponent.person for opponent in now}
        assert {person.temperament for person in people} == set(Temperament)
        assert [opponent.level for opponent in others] == ["master", "casual", "beginner"]
        seen |= {person.id for person in people}
    assert len(seen) == len(PERSONS) - 3


def test_level_and_temperament_come_back_from_their_text() -> None:
    for level in LEVELS:
        for temperament in Temperament:
            assert read_level(with_temperament(level, temperament)) == (level, temperament)


@pytest.mark.parametrize("text", ["", "champion", "club wild", "Club", "club  bold", "3"])
def test_a_text_that_is_no_level_is_an_error(text: str) -> None:
    with pytest.raises(UnknownLevelError):
        read_level(text)
