# SPDX-License-Identifier: GPL-3.0-or-later
"""The self-contained program folder, made by PyInstaller from the wheel."""

import os
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from building import licences
from building.environment import build_python, install_wheel, run
from building.icons import build_icons
from building.project import (
    BUILD,
    DIST,
    NAME,
    ROOT,
    BuildError,
    file_name,
    has_sound,
    read_version,
    source_time_s,
    system,
)

FROZEN: Final = BUILD / "frozen"
FOLDER: Final = FROZEN / NAME
MAX_FOLDER_BYTES: Final = 140_000_000


def size_bytes(folder: Path) -> int:
    """Return what all files below a folder take, links not counted."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def freeze(wheel: Path) -> Path:
    """Make the program folder from a wheel and return it.

    :raises BuildError: when it does not start, or is larger than it may be.
    """
    python = build_python()
    install_wheel(python, wheel, "sound" if has_sound() else None)
    build_icons(python)
    licences.write_versions(python)
    shutil.rmtree(FROZEN, ignore_errors=True)
    command = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--log-level", "WARN", "--distpath", str(FROZEN), "--workpath"]
    run([*command, str(BUILD / "pyinstaller"), str(ROOT / "packaging" / f"{NAME}.spec")])
    if system() == "linux":
        strip_symbols(FOLDER)
        unknown = licences.unknown_files(FOLDER / "_internal")
        if unknown:
            raise BuildError(f"no licence is known for {', '.join(unknown)}")
    size = size_bytes(FOLDER)
    print(f"{FOLDER.name}: {size / 1e6:.1f} MB")
    if size > MAX_FOLDER_BYTES:
        raise BuildError(f"the folder takes {size} bytes, more than {MAX_FOLDER_BYTES}")
    check_program(program_path())
    return FOLDER


def program_path() -> Path:
    """Return the program in the folder that can write to a terminal."""
    if system() == "windows":
        return FOLDER / f"{NAME}-console.exe"
    return FOLDER / NAME


def strip_symbols(folder: Path) -> None:
    """Take the debugging symbols out of Python and ICU, where `strip` is there."""
    strip = shutil.which("strip")
    internal = folder / "_internal"
    if strip is None:
        return
    patterns = ("libpython3*", "python3*/lib-dynload/*.so", "PySide6/Qt/lib/libicu*")
    libraries = [str(path) for pattern in patterns for path in internal.glob(pattern)]
    run([strip, "--strip-unneeded", *libraries])


def check_program(program: Path) -> None:
    """See that a program knows its version and plays a match, from a folder that is not its own.

    :raises BuildError: when it does not, as where a module was left out that it needs.
    """
    version = run_away_from_home(program, "--version")
    if version.stdout.strip() != f"{NAME} {read_version()}":
        raise BuildError(f"{program} does not start: {version.stdout}{version.stderr}")
    played = run_away_from_home(program, "demo", "--speed", "instant", "--seed", "check")
    if played.returncode != 0:
        raise BuildError(f"{program} does not play: {played.stderr}")


def run_away_from_home(program: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a program without a display, from the root of the file system."""
    return subprocess.run(
        [str(program), *words],
        cwd=program.anchor,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def pack_folder(folder: Path = FOLDER) -> Path:
    """Pack the folder to be unpacked and run anywhere, and return the archive."""
    version = read_version()
    top = f"{NAME}-{version}"
    if system() == "windows":
        target = DIST / file_name(version, ".zip")
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    archive.write(path, f"{top}/{path.relative_to(folder).as_posix()}")
        return target
    target = DIST / file_name(version, ".tar.gz")
    with tarfile.open(target, "w:gz", compresslevel=9) as archive:
        archive.add(folder, top, filter=_of_nobody)
    return target


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = source_time_s()
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry
