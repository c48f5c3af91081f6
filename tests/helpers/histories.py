# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches for the history, and a history with very many of them."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.match_facts import new_uuid
from tests.helpers.tables import begin_any_deal, choose_any, random_match

OPPONENTS = ("Léa", "Bram", "Inês")


def played(match: Match, **extras: Json) -> SavedMatch:
    """Return a match that a person has played at seat 0, with an id of its own."""
    players = (
        PlayerInfo("", PlayerKind.HUMAN),
        *(PlayerInfo(name, PlayerKind.BOT, "club") for name in OPPONENTS),
    )
    given: dict[str, Json] = {"id": new_uuid(), "created": "2026-11-30T12:00:00+00:00"}
    return SavedMatch(match, players, given | extras)


def begun_match(seed: int, actions: int) -> Match:
    """Return a match that chance has played for so many actions and that is not over."""
    rng = random.Random(seed)
    while True:
        match = Match(make_game("buck", {"start": 99}))
        for _ in range(actions):
            while match.is_between_deals:
                begin_any_deal(match, rng)
            if match.is_over:
                break
            match.play(choose_any(match, rng))
        if not match.is_over:
            return match


def fill(history: History, count: int) -> None:
    """Add `count` finished matches: a few real ones, multiplied with other ids and dates."""
    real = [played(random_match(seed)) for seed in range(20)]
    for saved in real:
        history.put(saved, State.FINISHED)
    start = datetime(2020, 1, 1, tzinfo=UTC)
    with history.database.transaction() as connection:
        connection.execute("CREATE TEMP TABLE numbers (n INTEGER, begun TEXT, source INTEGER)")
        connection.executemany(
            "INSERT INTO numbers VALUES (?, ?, ?)",
            [
                (n, (start + timedelta(hours=n // 2)).isoformat(), 1 + n % len(real))
                for n in range(count - len(real))
            ],
        )
        names = [str(row[1]) for row in connection.execute("PRAGMA table_info(matches)")]
        own = {"id": f"n + {len(real) + 1}", "uuid": "printf('%032x', n)", "begun": "numbers.begun"}
        values = ", ".join(own.get(name, f"matches.{name}") for name in names)
        connection.execute(
            f"INSERT INTO matches SELECT {values} FROM numbers JOIN matches ON id = source"
        )
        for table in ("records", "deals", "cards"):
            columns = [str(row[1]) for row in connection.execute(f"PRAGMA table_info({table})")]
            rest = ", ".join(columns[1:])
            connection.execute(
                f"INSERT INTO {table} SELECT n + {len(real) + 1}, {rest}"
                f" FROM numbers JOIN {table} ON match = source"
            )
        connection.execute("DROP TABLE numbers")
