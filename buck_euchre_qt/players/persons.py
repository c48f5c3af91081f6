# SPDX-License-Identifier: GPL-3.0-or-later
"""The persons that computer players appear as: names, portraits and temperaments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final


class Temperament(Enum):
    """How readily a person takes risks."""

    BOLD = "bold"
    CAUTIOUS = "cautious"
    STEADY = "steady"


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who sits at the table; `id` is also the name of the portrait."""

    id: str
    name: str
    temperament: Temperament


_BOLD, _CAUTIOUS, _STEADY = Temperament.BOLD, Temperament.CAUTIOUS, Temperament.STEADY

PERSONS: Final = (
    Person("lea", "Léa", _BOLD),
    Person("bram", "Bram", _STEADY),
    Person("ines", "Inês", _CAUTIOUS),
    Person("amadou", "Amadou", _BOLD),
    Person("odile", "Odile", _CAUTIOUS),
    Person("tomas", "Tomás", _STEADY),
    Person("samira", "Samira", _STEADY),
    Person("gus", "Gus", _BOLD),
    Person("linh", "Linh", _CAUTIOUS),
    Person("ruth", "Ruth", _STEADY),
    Person("beatriz", "Beatriz", _BOLD),
    Person("hugo", "Hugo", _CAUTIOUS),
    Person("nia", "Nia", _BOLD),
    Person("duarte", "Duarte", _STEADY),
    Person("fiona", "Fiona", _CAUTIOUS),
    Person("arjun", "Arjun", _STEADY),
)
"""Every person, in the order in which they are offered."""

_BY_ID: Final[Mapping[str, Person]] = MappingProxyType({person.id: person for person in PERSONS})


class UnknownPersonError(ValueError):
    """An id that nobody has."""


def find_person(person_id: str) -> Person:
    """Return the person with an id.

    :raises UnknownPersonError: when nobody has it.
    """
    try:
        return _BY_ID[person_id]
    except KeyError:
        raise UnknownPersonError(f"there is no person {person_id!r}") from None
