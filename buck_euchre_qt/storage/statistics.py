# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures over all matches: added up in the database, divided here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import accumulate
from typing import Final, NamedTuple

from buck_euchre_qt.storage.database import Value
from buck_euchre_qt.storage.history import History


class Group(Enum):
    """Matches that are counted apart from each other."""

    OWN = "own"
    HELPED = "helped"
    ABANDONED = "abandoned"
    CODED = "coded"


@dataclass(frozen=True, slots=True)
class Selection:
    """Which matches to count; None stands for all. `since` is a date such as ``2026-11-30``."""

    game: str | None = None
    level: str | None = None
    since: str | None = None
    with_imported: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over a group of matches; quotients are None where there is nothing to divide.

    Points of several games cannot be added up: in one less is better, in another more.
    """

    matches: int = 0
    won: int = 0
    shared: int = 0
    deals: int = 0
    points: int = 0
    tricks: int = 0
    promises: int = 0
    kept: int = 0
    stays: int = 0
    empty_stays: int = 0
    drops: int = 0
    sweeps: int = 0
    hints: int = 0
    games: int = 0

    @property
    def wins(self) -> int:
        """Matches won, alone or with others; never more than the matches."""
        return self.won + self.shared

    @property
    def win_share(self) -> float | None:
        """Wins a match."""
        return _share(self.wins, self.matches)

    @property
    def points_a_deal(self) -> float | None:
        """The change of the score in a deal, on average, None also where games are mixed."""
        return None if self.games > 1 else _share(self.points, self.deals)

    @property
    def tricks_a_deal(self) -> float | None:
        """Tricks taken in a deal, on average."""
        return _share(self.tricks, self.deals)

    @property
    def kept_share(self) -> float | None:
        """Promises kept of those made."""
        return _share(self.kept, self.promises)

    @property
    def empty_share(self) -> float | None:
        """Stays without a trick of the stays that were a choice."""
        return _share(self.empty_stays, self.stays)


class Stretch(NamedTuple):
    """A stretch of matches in order: the matches up to its end, its deals and their change."""

    matches: int
    deals: int
    points: int

    @property
    def points_a_deal(self) -> float:
        """The change of the score in a deal, on average."""
        return self.points / self.deals


_SUMS: Final = (
    "count(*), total(result = 'won'), total(result = 'shared'), total(deals), total(points),"
    " total(tricks), total(promises), total(kept), total(stays), total(empty_stays),"
    " total(drops), total(sweeps), total(hints), count(DISTINCT game)"
)


def figures(history: History, chosen: Selection) -> dict[Group, Figures]:
    """Return the figures of each group; running matches count once they are over.

    :raises StorageError: when the database cannot be asked.
    """
    where, values = condition(chosen)
    rows = history.database.query(
        f"SELECT grouped, {_SUMS} FROM matches WHERE grouped != '' AND {where}"  # noqa: S608 - values are bound
        " GROUP BY grouped",
        values,
    )
    found = {Group(group): Figures(*map(_whole, sums)) for group, *sums in rows}
    return {group: found.get(group, Figures()) for group in Group}


def course(history: History, chosen: Selection, most: int = 24) -> list[Stretch]:
    """Return how the change a deal went in the matches counted as one's own, oldest first.

    The matches are put together into at most `most` stretches of about as many deals each.

    :raises StorageError: when the database cannot be asked.
    """
    where, values = condition(chosen)
    rows = history.database.query(
        f"SELECT deals, points FROM matches WHERE grouped = 'own' AND {where}"  # noqa: S608 - values are bound
        " AND deals > 0 ORDER BY id",
        values,
    )
    pairs = [(_whole(deals), _whole(points)) for deals, points in rows]
    ends = list(accumulate(deals for deals, _ in pairs))
    stretches: list[Stretch] = []
    first = 0
    for number in range(len(pairs)):
        is_last = number + 1 == len(pairs)
        # A stretch ends where its share of all deals is reached.
        if not is_last and ends[number] * most < ends[-1] * (len(stretches) + 1):
            continue
        part = pairs[first : number + 1]
        stretches.append(
            Stretch(number + 1, sum(deals for deals, _ in part), sum(more for _, more in part))
        )
        first = number + 1
    return stretches


def levels(history: History) -> list[str]:
    """Return the levels of the opponents met so far, by name; empty for tables of several.

    :raises StorageError: when the database cannot be asked.
    """
    rows = history.database.query("SELECT DISTINCT level FROM matches WHERE grouped != ''")
    return sorted(str(level) for (level,) in rows)


def last_game(history: History) -> str | None:
    """Return the game that was played last, None where all matches were of one or there is none.

    :raises StorageError: when the database cannot be asked.
    """
    rows = history.database.query(
        "SELECT game FROM matches WHERE grouped != '' AND origin = 'played'"
        " GROUP BY game ORDER BY max(id) DESC"
    )
    return str(rows[0][0]) if len(rows) > 1 else None


def imported_count(history: History) -> int:
    """Return how many counted matches were imported.

    :raises StorageError: when the database cannot be asked.
    """
    rows = history.database.query(
        "SELECT count(*) FROM matches WHERE grouped != '' AND origin = 'imported'"
    )
    return _whole(rows[0][0])


def condition(chosen: Selection) -> tuple[str, tuple[Value, ...]]:
    """Return the part of a statement that chooses matches, and its values."""
    parts = ["1"]
    values: list[Value] = []
    for part, value in (
        ("game = ?", chosen.game),
        ("level = ?", chosen.level),
        ("begun >= ?", chosen.since),
    ):
        if value is not None:
            parts.append(part)
            values.append(value)
    if not chosen.with_imported:
        parts.append("origin = 'played'")
    return " AND ".join(parts), tuple(values)


def _whole(value: Value) -> int:
    return int(value) if isinstance(value, int | float) else 0


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
