# SPDX-License-Identifier: GPL-3.0-or-later
"""How good the decisions were that somebody has looked back at, kept beside their matches."""

from __future__ import annotations

from typing import Final, NamedTuple

from buck_euchre_qt.storage.history import History
from buck_euchre_qt.storage.statistics import Selection, condition

_NOTE: Final = (
    "INSERT OR REPLACE INTO grades SELECT ?1, ?2, ?3, ?4, ?5"
    " WHERE EXISTS (SELECT 1 FROM matches WHERE uuid = ?1 AND seat IS NOT NULL)"
)


class Graded(NamedTuple):
    """A decision of the person in a match: deal and position from 0, kind and grade by name."""

    uuid: str
    deal: int
    position: int
    kind: str
    grade: str


class GradeCount(NamedTuple):
    """How many decisions of a kind had a grade."""

    kind: str
    grade: str
    decisions: int


def note_grade(history: History, graded: Graded) -> None:
    """Keep a grade, once for each decision.

    Those of matches that are not here, or that nobody but computer players sat at, are passed
    over.

    :raises StorageError: when it cannot be written.
    """
    with history.database.transaction() as connection:
        connection.execute(_NOTE, graded)


def grade_counts(history: History, chosen: Selection) -> list[GradeCount]:
    """Return how often each kind had each grade, in matches that are chosen and count.

    :raises StorageError: when the database cannot be asked.
    """
    where, values = condition(chosen)
    rows = history.database.query(
        "SELECT kind, grade, count(*) FROM grades JOIN matches USING (uuid)"  # noqa: S608 - values are bound
        f" WHERE counted AND {where} GROUP BY kind, grade ORDER BY kind, grade",
        values,
    )
    return [
        GradeCount(str(kind), str(grade), count)
        for kind, grade, count in rows
        if isinstance(count, int)
    ]
