# SPDX-License-Identifier: GPL-3.0-or-later
"""One SQLite file: checked, brought up to date, backed up, and set aside when it is damaged."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from buck_euchre_qt.storage.files import (
    StorageError,
    Why,
    ensure_folder,
    half_written,
    remove,
    set_aside,
    storage_error,
)

Value: TypeAlias = str | int | float | bytes | None
Row: TypeAlias = tuple[Value, ...]
Migration: TypeAlias = tuple[str, ...]
"""The statements that lead from one version of the schema to the next."""

CHECK_AT_ONCE_BYTES: Final = 8_000_000
"""A larger file is checked by `check_thoroughly`, which may run in another thread."""

BUSY_S: Final = 0.15
"""How long to wait for another program that writes; a window must not stand still longer."""

_COMPANIONS: Final = ("-wal", "-shm")
_PAGES_AT_A_TIME: Final = 4000
_log: Final = logging.getLogger(__name__)

_WHY_BY_CODE: Final = {
    sqlite3.SQLITE_BUSY: Why.BUSY,
    sqlite3.SQLITE_LOCKED: Why.BUSY,
    sqlite3.SQLITE_CORRUPT: Why.DAMAGED,
    sqlite3.SQLITE_NOTADB: Why.DAMAGED,
    sqlite3.SQLITE_FULL: Why.NO_SPACE,
    sqlite3.SQLITE_READONLY: Why.NOT_ALLOWED,
    sqlite3.SQLITE_CANTOPEN: Why.NOT_ALLOWED,
    sqlite3.SQLITE_PERM: Why.NOT_ALLOWED,
}


class Opened(NamedTuple):
    """What was found on opening: where a damaged file was put, and what took its place."""

    kept: Path | None = None
    is_from_backup: bool = False


class Database:
    """The owner of one database file and of its backup beside it.

    `migrations` lead from an empty file to the present schema, one entry a version. `busy_s` is
    how many seconds to wait for another program that writes.
    """

    def __init__(self, path: Path, migrations: Sequence[Migration], busy_s: float = BUSY_S) -> None:
        self.path: Final = path
        self.backup: Final = path.with_name(f"{path.name}.bak")
        self._migrations: Final = tuple(migrations)
        self._busy_s: Final = busy_s
        self._connection: sqlite3.Connection | None = None

    @property
    def is_open(self) -> bool:
        """Whether the file can be asked."""
        return self._connection is not None

    def open(self) -> Opened:
        """Open the file, made where there is none; a damaged one is set aside first.

        :raises StorageError: when the file or its folder cannot be used, or a later version of
            the program has written it.
        """
        try:
            self.connect()
        except StorageError as error:
            if error.why not in (Why.DAMAGED, Why.NOT_A_FILE):
                raise
            _log.warning("the database is damaged: %s", error)
            return self.replace_damaged()
        return Opened()

    def connect(self) -> None:
        """Open the file as it is, made where there is none.

        :raises StorageError: when the file is damaged or cannot be used.
        """
        self.close()
        self._connect()

    def connect_to_read(self) -> None:
        """Open the file for reading alone.

        :raises StorageError: when there is none, or it is damaged.
        """
        self.close()
        try:
            with self._faults():
                # Immutable: without it even reading makes files beside this one.
                self._connection = self.connected("ro&immutable=1")
                self._look_at(self._connection)
        except StorageError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file; what was written stays written."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def replace_damaged(self) -> Opened:
        """Set the file aside and go on with its backup, or with an empty one.

        :raises StorageError: when it cannot be moved or no other can be made.
        """
        self.close()
        kept = _set_aside_with_companions(self.path)
        try:
            is_from_backup = self._restore_backup()
            self._connect()
        except StorageError as error:
            if error.why is not Why.DAMAGED:
                raise
            self.close()
            _set_aside_with_companions(self.path)
            is_from_backup = False
            self._connect()
        return Opened(kept, is_from_backup)

    def query(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return the rows that a statement gives.

        :raises StorageError: when the file is closed, busy or damaged.
        """
        with self._faults():
            return self._open_connection().execute(sql, values).fetchall()

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Give what executes statements of which all take effect, or none.

        :raises StorageError: when nothing could be written.
        """
        with self._faults():
            connection = self._open_connection()
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise
            try:
                connection.execute("COMMIT")
            except sqlite3.Error:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise

    def check_thoroughly(self) -> bool:
        """Return whether every page of the file is sound; takes a second for each 200 MB."""
        try:
            return self.query("PRAGMA quick_check(1)") == [("ok",)]
        except StorageError as error:
            if error.why is Why.DAMAGED:
                return False
            raise

    def make_backup(self) -> None:
        """Replace the backup by the file as it is now.

        :raises StorageError: when it cannot be written; the old backup is there then.
        """
        temporary = half_written(self.backup)
        try:
            self.copy_to(temporary)
            temporary.replace(self.backup)
        except OSError as error:
            raise storage_error(self.backup, error) from error
        finally:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)

    def copy_to(self, path: Path) -> None:
        """Write a whole copy of the file as it is now.

        :raises StorageError: when it cannot be written.
        """
        remove(path)
        with self._faults(), contextlib.closing(sqlite3.connect(path)) as copy:
            self._open_connection().backup(copy, pages=_PAGES_AT_A_TIME)

    def _restore_backup(self) -> bool:
        if not self.backup.is_file():
            return False
        source = Database(self.backup, self._migrations)
        try:
            source.connect_to_read()
            if not source.check_thoroughly():
                return False
            source.copy_to(self.path)
        except StorageError as error:
            _log.warning("the backup of the database cannot be used: %s", error)
            remove(self.path)
            return False
        finally:
            source.close()
        return True

    def _connect(self) -> None:
        if self.path.is_dir():
            raise StorageError(self.path, Why.NOT_A_FILE)
        try:
            ensure_folder(self.path.parent)
            with self._faults():
                self._connection = self.connected("rwc")
                self._begin_to_use(self._connection)
        except StorageError as error:
            self.close()
            if error.why is not Why.NOT_ALLOWED or not self.path.is_file():
                raise
            # What may not be written may still be read.
            self.connect_to_read()

    def connected(self, mode: str) -> sqlite3.Connection:
        """Return a new connection; `mode` is how SQLite is to open the file, as its addresses say.

        :raises sqlite3.Error: when it cannot be opened so.
        """
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(
            address, uri=True, timeout=self._busy_s, isolation_level=None, check_same_thread=False
        )

    def _begin_to_use(self, connection: sqlite3.Connection) -> None:
        version = self._look_at(connection)
        if not version:
            # As all files of the program, for nobody else to read.
            self.path.chmod(0o600)
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        # A match that was shown as over is still there after a power cut.
        connection.execute("PRAGMA synchronous = FULL")
        if version < len(self._migrations):
            if version:
                self.copy_to(self.path.with_name(f"{self.path.name}.version-{version}"))
            self._migrate(connection, version)
        if _schema_of(connection) != self._schema():
            raise StorageError(self.path, Why.DAMAGED, "its tables are not those of this version")
        if self.path.stat().st_size <= CHECK_AT_ONCE_BYTES and not self.check_thoroughly():
            raise StorageError(self.path, Why.DAMAGED)

    def _look_at(self, connection: sqlite3.Connection) -> int:
        """Return the version of the schema, 0 for an empty file."""
        [(version,)] = connection.execute("PRAGMA user_version").fetchall()
        [(tables,)] = connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
        if version > len(self._migrations):
            raise StorageError(self.path, Why.LATER)
        if version < 0 or (version == 0) != (tables == 0):
            raise StorageError(self.path, Why.DAMAGED, "it is the database of something else")
        return int(version)

    def _migrate(self, connection: sqlite3.Connection, version: int) -> None:
        with self.transaction():
            # Another copy of the program may have been faster.
            [(now,)] = connection.execute("PRAGMA user_version").fetchall()
            for statements in self._migrations[max(version, int(now)) :]:
                for statement in statements:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(self._migrations)}")

    def _schema(self) -> list[Row]:
        """Return what a sound file of this version says of its tables."""
        with contextlib.closing(sqlite3.connect(":memory:")) as empty:
            for statement in chain.from_iterable(self._migrations):
                empty.execute(statement)
            return _schema_of(empty)

    def _open_connection(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StorageError(self.path, Why.FAILED, "it is not open")
        return self._connection

    @contextlib.contextmanager
    def _faults(self) -> Iterator[None]:
        """Turn the errors of SQLite into ours."""
        try:
            yield
        except sqlite3.Error as error:
            # Errors that come from the Python side carry no code.
            code = getattr(error, "sqlite_errorcode", 0)
            # The last eight bits are the kind, the rest says more precisely where.
            why = _WHY_BY_CODE.get(int(code) & 0xFF, Why.FAILED)
            raise StorageError(self.path, why, str(error)) from error
        except UnicodeDecodeError as error:
            # So much is wrong that SQLite's own message about it is no text.
            raise StorageError(self.path, Why.DAMAGED, str(error)) from error
        except OSError as error:
            raise storage_error(self.path, error) from error


def _schema_of(connection: sqlite3.Connection) -> list[Row]:
    return connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name"
    ).fetchall()


def _set_aside_with_companions(path: Path) -> Path | None:
    """Set a database aside with the files that belong to it; None where there is none."""
    kept = set_aside(path) if os.path.lexists(path) else None
    for companion in _COMPANIONS:
        beside = path.with_name(path.name + companion)
        if not os.path.lexists(beside):
            continue
        try:
            if kept is None:
                beside.unlink()
            else:
                beside.rename(kept.with_name(kept.name + companion))
        except OSError as error:
            raise storage_error(beside, error) from error
    return kept
