# SPDX-License-Identifier: GPL-3.0-or-later
"""Every match that was played, in one database that can be searched."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.engine.record import PlayerKind, SavedMatch, read_record, write_record
from buck_euchre_qt.engine.record_text import MAX_BYTES, JsonObject, parse_object
from buck_euchre_qt.storage.database import BUSY_S, Database, Opened, Value
from buck_euchre_qt.storage.files import StorageError, Why
from buck_euchre_qt.storage.history_schema import MIGRATIONS
from buck_euchre_qt.storage.match_facts import MatchFacts, Role, facts_of, is_sweep, match_uuid

HISTORY_FILE: Final = "history.db"


class State(Enum):
    """How far a match in the history has come."""

    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Origin(Enum):
    """Where a match in the history comes from; only those played here count by themselves."""

    PLAYED = "played"
    IMPORTED = "imported"


class Put(Enum):
    """What became of a match that was put into the history."""

    ADDED = "added"
    RENEWED = "renewed"
    SAME = "same"
    EARLIER_STAGE = "earlier stage"


class PutMatch(NamedTuple):
    """Which match of the history it is now, and what became of it."""

    id: int
    put: Put


class History:
    """The matches of one data folder.

    A match is known by its own id. The same record twice, or an earlier stage of one that is
    there, changes nothing; a later stage takes the place of the earlier one; another course of
    the same match is kept besides it and does not count.
    """

    def __init__(self, folder: Path, busy_s: float = BUSY_S) -> None:
        self.database: Final = Database(folder / HISTORY_FILE, MIGRATIONS, busy_s)

    def open(self) -> Opened:
        """Open the database, in whatever condition it is.

        :raises StorageError: when there is no way to use it.
        """
        return self.database.open()

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()

    def put(self, saved: SavedMatch, state: State, origin: Origin = Origin.PLAYED) -> PutMatch:
        """Keep a match as it stands; one that is over is finished whatever `state` says.

        :raises StorageError: when it cannot be written; nothing has changed then.
        """
        facts = facts_of(saved)
        text = write_record(saved)
        if saved.match.is_over:
            state = State.FINISHED
        with self.database.transaction() as connection:
            if origin is Origin.IMPORTED:
                connection.execute("DELETE FROM deleted WHERE uuid = ?", (facts.uuid,))
            put = _place_for(connection, facts, text)
            if put.put in (Put.ADDED, Put.RENEWED):
                match_id = _write(connection, put, saved, facts, text, state, origin)
                put = PutMatch(match_id, put.put)
                if origin is Origin.PLAYED:
                    # A deal that was taken back is played anew, by other decisions.
                    connection.execute(
                        "DELETE FROM grades WHERE uuid = ? AND deal >= ?",
                        (facts.uuid, len(facts.deals)),
                    )
            elif put.put is Put.SAME:
                # Played on, or given up, without anything done since.
                _set_state(connection, put.id, state, origin)
            _count_once(connection, facts.uuid)
        return put

    def has_played(self, saved: SavedMatch) -> bool:
        """Return whether this match is here as one that was played here.

        :raises StorageError: when the database cannot be asked.
        """
        asked = "SELECT 1 FROM matches WHERE uuid = ? AND origin = 'played'"
        return bool(self.database.query(asked, (match_uuid(saved),)))

    def is_deleted(self, saved: SavedMatch) -> bool:
        """Return whether the user has deleted this match from the history.

        :raises StorageError: when the database cannot be asked.
        """
        uuid = facts_of(saved).uuid
        return bool(self.database.query("SELECT 1 FROM deleted WHERE uuid = ?", (uuid,)))

    def record(self, match_id: int) -> str:
        """Return the record of a match.

        :raises StorageError: when there is none or it cannot be read.
        """
        rows = self.database.query("SELECT record FROM records WHERE match = ?", (match_id,))
        text = _unpacked(rows[0][0]) if rows else None
        if text is None:
            raise StorageError(self.database.path, Why.DAMAGED)
        return text

    def match(self, match_id: int) -> SavedMatch:
        """Return a match, played again under the rules.

        :raises StorageError: when there is none or it cannot be read.
        :raises RecordError: when its record breaks a rule.
        """
        return read_record(self.record(match_id))

    def delete(self, match_ids: Iterable[int]) -> None:
        """Delete matches for good, all or none.

        :raises StorageError: when they cannot be deleted.
        """
        with self.database.transaction() as connection:
            for match_id in match_ids:
                rows = connection.execute(
                    "DELETE FROM matches WHERE id = ? RETURNING uuid", (match_id,)
                ).fetchall()
                for (uuid,) in rows:
                    connection.execute("INSERT OR IGNORE INTO deleted VALUES (?)", (uuid,))
                    connection.execute(
                        "DELETE FROM grades WHERE uuid = ?1"
                        " AND NOT EXISTS (SELECT 1 FROM matches WHERE uuid = ?1)",
                        (uuid,),
                    )
                    _count_once(connection, uuid)

    def give_up_running(self, except_uuid: str | None = None) -> None:
        """Mark as abandoned what is not going on any more, but for the match with this id.

        :raises StorageError: when it cannot be written.
        """
        with self.database.transaction() as connection:
            connection.execute(
                "UPDATE matches SET state = 'abandoned',"
                " grouped = CASE WHEN counted AND seat IS NOT NULL THEN 'abandoned' ELSE '' END"
                " WHERE state = 'running' AND uuid IS NOT ?",
                (except_uuid,),
            )


def _place_for(connection: sqlite3.Connection, facts: MatchFacts, text: str) -> PutMatch:
    """Return whether a match is new, known, or a later stage of which one."""
    rows = connection.execute(
        "SELECT id, helped, record FROM matches LEFT JOIN records ON match = id"
        " WHERE uuid = ? ORDER BY copy DESC",
        (facts.uuid,),
    ).fetchall()
    course = _course(text)
    for match_id, _, packed in rows:
        old = _unpacked(packed)
        if old == text:
            return PutMatch(match_id, Put.SAME)
        old_course = [] if old is None else _course(old)
        if _starts_with(course, old_course):
            return PutMatch(match_id, Put.RENEWED)
        if _starts_with(old_course, course) and not facts.helped:
            return PutMatch(match_id, Put.EARLIER_STAGE)
    # Taking back leads to another course of the match at the table, not to a second match.
    if rows and facts.helped:
        return PutMatch(rows[0][0], Put.RENEWED)
    return PutMatch(0, Put.ADDED)


def _course(text: str) -> list[str]:
    """Return everything that was dealt and done, in order."""
    deals = parse_object(text).get("deals")
    course: list[str] = []
    for deal in deals if isinstance(deals, list) else []:
        if isinstance(deal, dict):
            course.append(json.dumps([deal.get(key) for key in ("dealer", "deck", "cut")]))
            actions = deal.get("actions")
            course += [str(action) for action in actions] if isinstance(actions, list) else []
    return course


def _starts_with(longer: Sequence[str], shorter: Sequence[str]) -> bool:
    return len(longer) >= len(shorter) and longer[: len(shorter)] == shorter


def _write(
    connection: sqlite3.Connection,
    put: PutMatch,
    saved: SavedMatch,
    facts: MatchFacts,
    text: str,
    state: State,
    origin: Origin,
) -> int:
    columns = _columns(saved, facts, state)
    if put.put is Put.ADDED:
        [(copy,)] = connection.execute(
            "SELECT coalesce(max(copy) + 1, 0) FROM matches WHERE uuid = ?", (facts.uuid,)
        ).fetchall()
        columns |= {"copy": copy, "origin": origin.value}
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        done = connection.execute(
            f"INSERT INTO matches ({names}) VALUES ({marks})",  # noqa: S608 - our own names
            tuple(columns.values()),
        )
        match_id = int(done.lastrowid or 0)
    else:
        match_id = put.id
        changes = ", ".join(f"{name} = ?" for name in columns)
        connection.execute(
            f"UPDATE matches SET {changes} WHERE id = ?",  # noqa: S608 - our own names
            (*columns.values(), match_id),
        )
    _write_details(connection, match_id, facts, text)
    return match_id


def _columns(saved: SavedMatch, facts: MatchFacts, state: State) -> dict[str, Value]:
    deals = facts.deals
    promised = [deal for deal in deals if deal.role is Role.MAKER]
    stayed = [deal for deal in deals if deal.has_chosen]
    options: JsonObject = dict(saved.match.game.options)
    others = [
        player.name
        for seat, player in enumerate(saved.players)
        if seat != facts.seat and (player.kind is PlayerKind.BOT or facts.seat is not None)
    ]
    return {
        "uuid": facts.uuid,
        "game": saved.match.game.info.id,
        "options": json.dumps(options),
        "state": state.value,
        "begun": facts.begun,
        "ended": datetime.now(UTC).isoformat(timespec="seconds"),
        "level": facts.level,
        "names": json.dumps(facts.names),
        "opponents": " · ".join(others).casefold(),
        "seat": facts.seat,
        "scores": json.dumps(saved.match.scores),
        "result": facts.result.value,
        "helped": int(facts.helped or facts.hints > 0),
        "coded": int(facts.coded),
        "code": facts.code,
        "hints": facts.hints,
        "begun_deals": len(saved.match.deals),
        "deals": len(deals),
        "points": sum(deal.change for deal in deals),
        "tricks": sum(deal.tricks for deal in deals),
        "promises": len(promised),
        "kept": sum(deal.tricks >= deal.promise for deal in promised),
        "stays": len(stayed),
        "empty_stays": sum(not deal.tricks for deal in stayed),
        "drops": sum(deal.role is Role.DROPPED for deal in deals),
        "sweeps": sum(map(is_sweep, deals)),
    }


def _write_details(
    connection: sqlite3.Connection, match_id: int, facts: MatchFacts, text: str
) -> None:
    for table in ("deals", "cards"):
        connection.execute(
            f"DELETE FROM {table} WHERE match = ?",  # noqa: S608 - our own names
            (match_id,),
        )
    connection.executemany(
        "INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(match_id, one.number, one.dealer, one.upcard, one.trump),
                *(one.role.value, one.tricks, one.change),
            )
            for one in facts.deals
        ],
    )
    connection.executemany(
        "INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(match_id, *one) for one in facts.cards],
    )
    connection.execute(
        "INSERT OR REPLACE INTO records VALUES (?, ?)",
        (match_id, zlib.compress(text.encode("utf-8"), 6)),
    )


def _set_state(connection: sqlite3.Connection, match_id: int, state: State, origin: Origin) -> None:
    # Taking a file in says nothing about how a match that is played here goes on.
    connection.execute(
        "UPDATE matches SET state = ?1 WHERE id = ?2 AND state != 'finished'"
        " AND ?3 IN ('played', origin)",
        (state.value, match_id, origin.value),
    )


def _count_once(connection: sqlite3.Connection, uuid: str) -> None:
    """Let the first finished course of a match count, or the first of all."""
    connection.execute(
        "UPDATE matches SET counted = id = (SELECT id FROM matches WHERE uuid = ?1"
        " ORDER BY state != 'finished', copy LIMIT 1) WHERE uuid = ?1",
        (uuid,),
    )
    connection.execute(
        "UPDATE matches SET grouped = CASE"
        " WHEN NOT counted OR seat IS NULL OR state = 'running' THEN ''"
        " WHEN state = 'abandoned' THEN 'abandoned'"
        " WHEN helped THEN 'helped' WHEN coded THEN 'coded' ELSE 'own' END WHERE uuid = ?",
        (uuid,),
    )


def _unpacked(packed: Value) -> str | None:
    """Return a record's text, None where it makes no sense or would fill the memory."""
    if not isinstance(packed, bytes):
        return None
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(packed, MAX_BYTES)
        return data.decode("utf-8") if unpacking.eof else None
    except (zlib.error, UnicodeDecodeError):
        return None
