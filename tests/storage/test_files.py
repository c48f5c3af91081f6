# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are replaced whole or not at all, and nothing unreadable is lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from buck_euchre_qt.storage import files
from buck_euchre_qt.storage.files import (
    StorageError,
    Why,
    ensure_folder,
    read_text,
    remove,
    set_aside,
    write_text,
)

needs_permissions = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="the superuser may read and write all"
)


def listing(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    for text in ("", "one\n", "\r\n kept \x00 as it is", "Zoé João ♥ 𝄞"):
        write_text(path, text)
        assert read_text(path) == text
    assert listing(tmp_path) == ["match.json"]


def test_a_missing_file_is_none_and_not_an_error(tmp_path: Path) -> None:
    assert read_text(tmp_path / "match.json") is None
    assert read_text(tmp_path / "no folder" / "match.json") is None


def test_folders_are_made_when_they_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "a" / "Cartões é ♥" / "match.json"
    write_text(path, "text")
    assert read_text(path) == "text"


@pytest.mark.parametrize("call", ["open", "write", "fsync", "close", "replace"])
@pytest.mark.parametrize(
    ("code", "why"),
    [
        (errno.ENOSPC, Why.NO_SPACE),
        (errno.EACCES, Why.NOT_ALLOWED),
        (errno.EROFS, Why.NOT_ALLOWED),
        (errno.EIO, Why.FAILED),
    ],
)
def test_a_write_that_fails_at_any_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int, why: Why
) -> None:
    path = tmp_path / "match.json"
    write_text(path, "old")
    real_close = os.close

    def fail(*arguments: int) -> None:
        if call == "close":
            real_close(*arguments)
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, call, fail)
        with pytest.raises(StorageError) as raised:
            write_text(path, "new")
    assert (raised.value.path, raised.value.why) == (path, why)
    assert read_text(path) == "old"
    assert listing(tmp_path) == ["match.json"]
    write_text(path, "new")
    assert read_text(path) == "new"


def test_a_write_in_small_pieces_is_still_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real_write(handle, bytes(data[:3])))
    write_text(tmp_path / "match.json", "a text of several pieces")
    assert read_text(tmp_path / "match.json") == "a text of several pieces"


def test_a_disk_that_fills_in_the_middle_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    write_text(path, "old")
    real_write = os.write
    room = [4]

    def write(handle: int, data: bytes) -> int:
        if not room[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = real_write(handle, bytes(data[: room[0]]))
        room[0] -= taken
        return taken

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", write)
        with pytest.raises(StorageError):
            write_text(path, "a longer text")
    assert read_text(path) == "old"
    assert listing(tmp_path) == ["match.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_the_error_of_a_full_disk_is_told_as_such() -> None:
    with pytest.raises(OSError, match="No space left") as raised:
        files.write_through(Path("/dev/full"), b"text")
    assert files.storage_error(Path("/dev/full"), raised.value).why is Why.NO_SPACE


KILLED = """
import os, sys
from pathlib import Path
from buck_euchre_qt.storage.files import write_text
step = sys.argv[2]
real = getattr(os, step)
def die(*arguments):
    if step == "write":
        real(arguments[0], bytes(arguments[1][:3]))
    os._exit(9)
setattr(os, step, die)
write_text(Path(sys.argv[1]), "a new text")
"""


@pytest.mark.parametrize("step", ["open", "write", "fsync", "close", "replace"])
def test_a_program_killed_while_saving_leaves_the_old_file(tmp_path: Path, step: str) -> None:
    path = tmp_path / "match.json"
    write_text(path, "old")
    done = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), step],
        env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        check=False,
    )
    assert done.returncode == 9
    assert read_text(path) == "old"
    write_text(path, "new")
    assert read_text(path) == "new"


def test_a_folder_in_place_of_the_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    (path / "inside").mkdir(parents=True)
    for use in (read_text, remove, lambda where: write_text(where, "text")):
        with pytest.raises(StorageError) as raised:
            use(path)
        assert raised.value.why is Why.NOT_A_FILE
    assert listing(tmp_path) == ["match.json"]
    assert (path / "inside").is_dir()


def test_a_file_in_place_of_the_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("no folder")
    with pytest.raises(StorageError) as raised:
        write_text(tmp_path / "folder" / "match.json", "text")
    assert raised.value.why is Why.NOT_A_FOLDER
    with pytest.raises(StorageError):
        ensure_folder(tmp_path / "folder" / "deeper")


@needs_permissions
def test_a_read_only_folder_is_told_and_left_alone(tmp_path: Path) -> None:
    write_text(tmp_path / "match.json", "old")
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(StorageError) as raised:
            write_text(tmp_path / "match.json", "new")
        assert raised.value.why is Why.NOT_ALLOWED
    finally:
        tmp_path.chmod(0o700)
    assert read_text(tmp_path / "match.json") == "old"


@needs_permissions
def test_a_file_that_may_not_be_read_is_not_missing(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    write_text(path, "old")
    path.chmod(0)
    with pytest.raises(StorageError) as raised:
        read_text(path)
    assert raised.value.why is Why.NOT_ALLOWED


def test_a_file_that_may_not_be_opened_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    write_text(tmp_path / "match.json", "old")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(StorageError) as raised:
        read_text(tmp_path / "match.json")
    assert raised.value.why is Why.NOT_ALLOWED


def test_bytes_that_are_no_text_are_told(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b"\xff\xfe\x00broken")
    with pytest.raises(StorageError) as raised:
        read_text(path)
    assert raised.value.why is Why.NOT_TEXT


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(StorageError) as raised:
        read_text(path)
    assert raised.value.why is Why.TOO_LARGE


def test_a_text_that_has_no_bytes_is_refused_before_anything_is_touched(tmp_path: Path) -> None:
    write_text(tmp_path / "match.json", "old")
    with pytest.raises(StorageError) as raised:
        write_text(tmp_path / "match.json", "half a pair: \ud800")
    assert raised.value.why is Why.NOT_TEXT
    assert read_text(tmp_path / "match.json") == "old"


def test_setting_aside_never_overwrites_what_was_set_aside_before(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    kept: list[Path] = []
    for text in ("first", "second", "third"):
        path.write_text(text)
        kept.append(set_aside(path))
    assert [file.read_text() for file in kept] == ["first", "second", "third"]
    assert [file.name for file in kept] == [f"match.json.damaged-{number}" for number in (1, 2, 3)]
    assert not path.exists()


def test_setting_aside_what_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(StorageError):
        set_aside(tmp_path / "match.json")


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_is_followed_and_kept(tmp_path: Path) -> None:
    target = tmp_path / "elsewhere" / "real.json"
    target.parent.mkdir()
    link = tmp_path / "match.json"
    link.symlink_to(target)
    with pytest.raises(StorageError):
        read_text(link)
    write_text(link, "text")
    assert link.is_symlink()
    assert target.read_text() == "text"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such modes")
def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    write_text(tmp_path / "match.json", "text")
    assert (tmp_path / "match.json").stat().st_mode & 0o077 == 0


def test_removing_twice_is_well(tmp_path: Path) -> None:
    write_text(tmp_path / "match.json", "text")
    remove(tmp_path / "match.json")
    remove(tmp_path / "match.json")
    assert listing(tmp_path) == []


def test_what_was_half_written_by_killed_programs_is_swept_away_and_nothing_else(
    tmp_path: Path,
) -> None:
    own = files.half_written(tmp_path / "match.json").name
    gone = [".match.json.1.tmp", ".history.db.bak.77.tmp", ".history.db.bak.77.tmp-journal"]
    kept = [own, "match.json", "match.json.damaged-1", ".hidden", "a.tmp", ".match.json.tmp"]
    for name in (*gone, *kept):
        (tmp_path / name).write_text("x", "utf-8")
    (tmp_path / ".folder.5.tmp").mkdir()
    assert sorted(path.name for path in files.remove_half_written(tmp_path)) == sorted(gone)
    assert sorted(listing(tmp_path)) == sorted([*kept, ".folder.5.tmp"])


def test_sweeping_a_folder_that_is_not_there_does_nothing(tmp_path: Path) -> None:
    assert files.remove_half_written(tmp_path / "nowhere") == []
