# SPDX-License-Identifier: GPL-3.0-or-later
"""Which Debian packages have the libraries that the program folder needs of the system."""

import re
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from building.environment import find_program
from building.project import BuildError

PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "libpulse.so.0": "libpulse0",
    "libresolv.so.2": "libc6",
    "librt.so.1": "libc6",
    "libsqlite3.so.0": "libsqlite3-0",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian's package of each library; the same names hold on Ubuntu and Mint."""

_LOADER: Final = "ld-linux"
_GLIBC: Final = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)$", flags=re.MULTILINE)


class Needs(NamedTuple):
    """What programs and libraries ask the system for.

    `libraries` are names such as ``libX11.so.6``; `glibc` is the least version of the C library.
    """

    libraries: frozenset[str]
    glibc: tuple[int, ...]


def read_needs(dump: str) -> Needs:
    """Return the needs that `objdump --private-headers` tells of a file."""
    libraries = re.findall(r"^\s+NEEDED\s+(\S+)$", dump, flags=re.MULTILINE)
    versions = [tuple(map(int, found.split("."))) for found in _GLIBC.findall(dump)]
    return Needs(frozenset(libraries), max(versions, default=()))


def is_elf(path: Path) -> bool:
    """Tell whether a file is a program or a library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needs_of(folder: Path) -> Needs:
    """Return what all files of a folder ask for and the folder does not bring itself."""
    files = [path for path in folder.rglob("*") if path.is_file() and is_elf(path)]
    objdump = find_program("objdump")
    asked: set[str] = set()
    glibc: tuple[int, ...] = ()
    for path in files:
        command = [objdump, "--private-headers", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        needs = read_needs(done.stdout)
        asked |= needs.libraries
        glibc = max(glibc, needs.glibc)
    brought = {path.name for path in files}
    return Needs(frozenset(name for name in asked - brought if _LOADER not in name), glibc)


def debian_dependencies(needs: Needs) -> list[str]:
    """Return what a Debian package has to depend on.

    :raises BuildError: when a library is needed whose package is not known.
    """
    unknown = sorted(needs.libraries - PACKAGES.keys())
    if unknown:
        raise BuildError(f"no Debian package is known for {', '.join(unknown)}")
    packages = {PACKAGES[name] for name in needs.libraries}
    version = ".".join(map(str, needs.glibc))
    libc = {f"libc6 (>= {version})" if version else "libc6"}
    return sorted(packages - {"libc6"} | libc)
