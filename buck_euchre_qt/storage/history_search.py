# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking for matches in the history."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from buck_euchre_qt.storage.database import Row, Value
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.match_facts import Result


@dataclass(frozen=True, slots=True)
class Search:
    """What to look for; None and the empty text stand for anything.

    `since` and `until` are dates such as ``2026-11-30``, both included.
    """

    words: str = ""
    game: str | None = None
    state: State | None = None
    result: Result | None = None
    since: str | None = None
    until: str | None = None


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match as a list shows it; `is_counted` is false for another course of one that counts."""

    id: int
    uuid: str
    game: str
    state: State
    result: Result
    begun: str
    level: str
    names: tuple[str, ...]
    seat: int | None
    scores: tuple[int, ...]
    deals: int
    helped: bool
    code: str
    is_counted: bool
    is_imported: bool


class FoundMatches(NamedTuple):
    """A part of what was found, newest first, and how much there is in all."""

    lines: list[MatchLine]
    total: int


def search(history: History, wanted: Search, first: int = 0, most: int = 200) -> FoundMatches:
    """Return up to `most` of the matches that fit, from the one at place `first` on.

    The newest come first, in the order in which they were put into the history: a clock that
    runs backwards does not mix them up.

    :raises StorageError: when the database cannot be asked.
    """
    where, values = _condition(wanted)
    [(total,)] = history.database.query(
        f"SELECT count(*) FROM matches WHERE {where}",  # noqa: S608 - values are bound
        values,
    )
    rows = history.database.query(
        "SELECT id, uuid, game, state, result, begun, level, names, seat, scores, begun_deals,"  # noqa: S608 - as above
        f" helped, code, counted, origin FROM matches WHERE {where}"
        " ORDER BY id DESC LIMIT ? OFFSET ?",
        (*values, most, first),
    )
    try:
        return FoundMatches([_line(row) for row in rows], _int(total))
    except ValueError as error:
        raise StorageError(history.database.path, Why.DAMAGED, str(error)) from error


def _condition(wanted: Search) -> tuple[str, tuple[Value, ...]]:
    parts: list[str] = ["1"]
    values: list[Value] = []
    for word in wanted.words.casefold().split():
        parts.append("instr(opponents, ?)")
        values.append(word)
    for name, value in (
        ("game", wanted.game),
        ("state", None if wanted.state is None else wanted.state.value),
        ("result", None if wanted.result is None else wanted.result.value),
    ):
        if value is not None:
            parts.append(f"{name} = ?")
            values.append(value)
    if wanted.since is not None:
        parts.append("begun >= ?")
        values.append(wanted.since)
    if wanted.until is not None:
        # Every time of the day sorts before this.
        parts.append("begun < ? || 'U'")
        values.append(wanted.until)
    return " AND ".join(parts), tuple(values)


def _line(row: Row) -> MatchLine:
    (number, uuid, game, state, result, begun, level, names, seat, scores) = row[:10]
    (deals, helped, code, counted, origin) = row[10:]
    return MatchLine(
        id=_int(number),
        uuid=str(uuid),
        game=str(game),
        state=State(state),
        result=Result(result),
        begun=str(begun),
        level=str(level),
        names=tuple(str(name) for name in _list(names)),
        seat=None if seat is None else _int(seat),
        scores=tuple(_int(score) for score in _list(scores)),
        deals=_int(deals),
        helped=bool(helped),
        code=str(code),
        is_counted=bool(counted),
        is_imported=origin == "imported",
    )


def _list(text: Value) -> list[object]:
    try:
        value: object = json.loads(str(text))
    except ValueError:
        return []
    return list(value) if isinstance(value, list) else []


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
