# SPDX-License-Identifier: GPL-3.0-or-later
"""The persons at the table can be told apart and are all drawn."""

import re
from collections import Counter
from pathlib import Path

import pytest

from buck_euchre_qt.players.persons import (
    PERSONS,
    Temperament,
    UnknownPersonError,
    find_person,
)

PORTRAITS = Path(__file__).resolve().parents[2] / "resources" / "portraits"


def test_there_are_persons_for_fourteen_places() -> None:
    assert len(PERSONS) >= 14


def test_the_first_three_are_lea_bram_and_ines() -> None:
    assert [person.name for person in PERSONS[:3]] == ["Léa", "Bram", "Inês"]


def test_ids_and_names_are_each_somebody_s_own() -> None:
    assert len({person.id for person in PERSONS}) == len(PERSONS)
    assert len({person.name.casefold() for person in PERSONS}) == len(PERSONS)


def test_no_two_names_begin_alike_so_that_short_ones_stay_apart() -> None:
    assert len({person.name[:2].casefold() for person in PERSONS}) == len(PERSONS)


def test_an_id_is_plain_letters_for_files_and_records() -> None:
    assert all(re.fullmatch("[a-z]+", person.id) for person in PERSONS)
    assert "you" not in {person.id for person in PERSONS}


def test_every_temperament_is_there_several_times() -> None:
    counts = Counter(person.temperament for person in PERSONS)
    assert set(counts) == set(Temperament)
    assert min(counts.values()) >= 4


def test_everybody_has_a_portrait_and_every_portrait_is_of_somebody() -> None:
    drawn = {path.stem for path in PORTRAITS.glob("*.svg")}
    assert drawn == {person.id for person in PERSONS} | {"you"}


def test_a_person_is_found_by_id() -> None:
    assert find_person("ines").name == "Inês"


def test_an_id_that_nobody_has_is_an_error() -> None:
    with pytest.raises(UnknownPersonError, match="nobody"):
        find_person("nobody")
