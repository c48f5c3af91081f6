# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of the history, version by version; a version that was released never changes."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.storage.database import Migration

_VERSION_1: Final[Migration] = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uuid TEXT NOT NULL,
        copy INTEGER NOT NULL,
        counted INTEGER NOT NULL DEFAULT 0,
        grouped TEXT NOT NULL DEFAULT '',
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('running', 'finished', 'abandoned')),
        origin TEXT NOT NULL CHECK (origin IN ('played', 'imported')),
        begun TEXT NOT NULL,
        ended TEXT NOT NULL,
        level TEXT NOT NULL,
        names TEXT NOT NULL,
        opponents TEXT NOT NULL,
        seat INTEGER,
        scores TEXT NOT NULL,
        result TEXT NOT NULL CHECK (result IN ('won', 'shared', 'lost', 'none')),
        helped INTEGER NOT NULL,
        coded INTEGER NOT NULL,
        code TEXT NOT NULL,
        hints INTEGER NOT NULL,
        begun_deals INTEGER NOT NULL,
        deals INTEGER NOT NULL,
        points INTEGER NOT NULL,
        tricks INTEGER NOT NULL,
        promises INTEGER NOT NULL,
        kept INTEGER NOT NULL,
        stays INTEGER NOT NULL,
        empty_stays INTEGER NOT NULL,
        drops INTEGER NOT NULL,
        sweeps INTEGER NOT NULL,
        UNIQUE (uuid, copy)
    )
    """,
    # The texts lie apart, so that going over all matches does not go over them.
    """
    CREATE TABLE records (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        record BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE deals (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        upcard TEXT NOT NULL,
        trump TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('maker', 'stayed', 'dropped', 'free')),
        tricks INTEGER NOT NULL,
        change INTEGER NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE cards (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        hands INTEGER NOT NULL,
        bowers INTEGER NOT NULL,
        aces INTEGER NOT NULL,
        trumps INTEGER NOT NULL,
        dealt INTEGER NOT NULL,
        clubs INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE deleted (uuid TEXT PRIMARY KEY) WITHOUT ROWID",
    "CREATE INDEX matches_begun ON matches (begun)",
    # Holds all that the statistics add up, in the order in which they group it.
    """
    CREATE INDEX matches_figures ON matches (
        grouped, game, level, origin, begun, result, deals, points, tricks, promises, kept,
        stays, empty_stays, drops, sweeps, hints
    )
    """,
    "CREATE INDEX matches_state ON matches (state, result)",
)

_VERSION_2: Final[Migration] = (
    # By the match's own id, so that another look at the same match counts no decision twice.
    """
    CREATE TABLE grades (
        uuid TEXT NOT NULL,
        deal INTEGER NOT NULL,
        position INTEGER NOT NULL,
        kind TEXT NOT NULL,
        grade TEXT NOT NULL,
        PRIMARY KEY (uuid, deal, position)
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: Final = (_VERSION_1, _VERSION_2)
