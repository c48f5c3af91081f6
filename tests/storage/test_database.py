# SPDX-License-Identifier: GPL-3.0-or-later
"""A database that is damaged, busy, of another version or not ours is never lost."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from buck_euchre_qt.storage import database as module
from buck_euchre_qt.storage.database import Database
from buck_euchre_qt.storage.files import StorageError, Why

V1 = ("CREATE TABLE things (name TEXT)",)
V2 = ("ALTER TABLE things ADD COLUMN size INTEGER", "UPDATE things SET size = length(name)")


def opened(path: Path) -> Database:
    database = Database(path, [V1])
    database.open()
    return database


def add(database: Database, *names: str) -> None:
    with database.transaction() as connection:
        connection.executemany("INSERT INTO things VALUES (?)", [(name,) for name in names])


def names(database: Database) -> list[object]:
    return [row[0] for row in database.query("SELECT name FROM things ORDER BY rowid")]


def many(path: Path) -> Database:
    database = opened(path)
    add(database, *(f"name {number}" for number in range(3000)))
    return database


def test_it_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "not yet" / "there.db"
    first = opened(path)
    add(first, "one")
    first.close()
    assert names(opened(path)) == ["one"]


def test_an_older_version_is_brought_up_to_date_and_a_copy_of_it_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    old = opened(path)
    add(old, "four")
    old.close()
    new = Database(path, [V1, V2])
    new.open()
    assert new.query("SELECT name, size FROM things") == [("four", 4)]
    before = Database(tmp_path / "a.db.version-1", [V1])
    before.open()
    assert names(before) == ["four"]


def test_a_migration_that_fails_leaves_the_old_version(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    old = opened(path)
    add(old, "kept")
    old.close()
    with pytest.raises(StorageError):
        Database(path, [V1, ("CREATE TABLE more (x)", "nonsense")]).open()
    assert names(opened(path)) == ["kept"]


def test_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    new = Database(path, [V1, V2])
    new.open()
    new.close()
    before = path.read_bytes()
    with pytest.raises(StorageError) as refused:
        opened(path)
    assert refused.value.why is Why.LATER
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.db"]


def test_a_transaction_takes_effect_whole_or_not_at_all(tmp_path: Path) -> None:
    database = opened(tmp_path / "a.db")

    def fail_half_way() -> None:
        with database.transaction() as connection:
            connection.execute("INSERT INTO things VALUES ('half')")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail_half_way()
    assert names(database) == []


def spoil_pages(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[100:2000] = bytes(1900)
    path.write_bytes(data)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:1500])


def make_text(path: Path) -> None:
    path.write_text("These are not the matches.\n" * 200, encoding="utf-8")


def make_nul(path: Path) -> None:
    path.write_bytes(bytes(4096))


def make_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").touch()


def make_other(path: Path) -> None:
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE bookmarks (address TEXT)")
    other.close()


def spoil_schema(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE things", b"CREATE TABLE thinks"))


DAMAGES = [spoil_schema, spoil_pages, truncate, make_text, make_nul, make_folder, make_other]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("has_backup", [False, True])
def test_a_damaged_file_is_set_aside_and_its_backup_or_a_fresh_one_takes_its_place(
    tmp_path: Path, damage: object, has_backup: bool
) -> None:
    path = tmp_path / "a.db"
    database = many(path)
    if has_backup:
        database.make_backup()
    database.close()
    assert callable(damage)
    damage(path)
    spoilt = None if path.is_dir() else path.read_bytes()
    found = database.open()
    assert found.kept is not None
    assert found.kept.exists()
    if spoilt is not None:
        assert found.kept.read_bytes() == spoilt
    assert found.is_from_backup is has_backup
    assert len(names(database)) == (3000 if has_backup else 0)
    add(database, "more")
    assert database.check_thoroughly()


def test_a_damaged_backup_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    database = many(path)
    database.make_backup()
    database.close()
    make_text(path)
    spoil_pages(database.backup)
    assert not database.open().is_from_backup
    assert names(database) == []


def test_damage_twice_in_a_row_keeps_both_files(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    database = opened(path)
    kept = []
    for _ in range(2):
        database.close()
        make_text(path)
        kept.append(database.open().kept)
    assert len(set(kept)) == 2
    assert all(each is not None and each.is_file() for each in kept)


def test_damage_far_inside_a_large_file_is_found_by_the_thorough_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECK_AT_ONCE_BYTES", 0)
    path = tmp_path / "a.db"
    database = many(path)
    assert database.check_thoroughly()
    database.close()
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 4096] = random.Random(1).randbytes(4096)
    path.write_bytes(data)
    database.open()
    assert not database.check_thoroughly()
    kept = database.replace_damaged().kept
    assert kept is not None
    assert kept.read_bytes() == data


def test_a_busy_file_is_waited_for_and_then_said_to_be_busy(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    database = opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError) as refused:
        add(database, "one")
    assert refused.value.why is Why.BUSY
    other.execute("COMMIT")
    other.close()
    add(database, "one")
    assert names(database) == ["one"]


def test_two_programs_may_write_in_turn(tmp_path: Path) -> None:
    first, second = opened(tmp_path / "a.db"), opened(tmp_path / "a.db")
    for number in range(10):
        add(first, f"first {number}")
        add(second, f"second {number}")
    assert len(names(first)) == 20
    assert names(first) == names(second)


def test_a_copy_is_whole_though_the_file_is_open(tmp_path: Path) -> None:
    database = many(tmp_path / "a.db")
    database.copy_to(tmp_path / "copy.db")
    assert len(names(opened(tmp_path / "copy.db"))) == 3000


def test_a_closed_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        Database(tmp_path / "a.db", [V1]).query("SELECT 1")
