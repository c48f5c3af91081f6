# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of checksums that goes with the downloads."""

import hashlib
from pathlib import Path
from typing import Final

from building.project import DIST

FILE_NAME: Final = "SHA256SUMS"


def checksum_of(path: Path) -> str:
    """Return the SHA-256 of a file as hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def write_checksums(folder: Path = DIST) -> Path:
    """List all files of a folder as `sha256sum --check` reads it, and return the list."""
    target = folder / FILE_NAME
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != target)
    lines = [f"{checksum_of(path)}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target


def md5_of(content: bytes | Path) -> str:
    """Return the MD5 of some bytes or of a file, which Debian wants against damage."""
    data = content.read_bytes() if isinstance(content, Path) else content
    return hashlib.md5(data, usedforsecurity=False).hexdigest()
