# SPDX-License-Identifier: GPL-3.0-or-later
"""Debian's archives, written without Debian's tools: the same bytes on every system."""

import io
import lzma
import tarfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from building.checksums import md5_of

_MAGIC: Final = b"!<arch>\n"


@dataclass(slots=True)
class Tree:
    """What a package installs: regular files and links by their path from the root."""

    time_s: int
    files: dict[str, bytes | Path] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)
    programs: set[str] = field(default_factory=set)

    def add_folder(self, source: Path, target: str) -> None:
        """Add all that lies in a folder below another path."""
        for path in sorted(source.rglob("*")):
            name = f"{target}/{path.relative_to(source).as_posix()}"
            if path.is_symlink():
                self.links[name] = path.readlink().as_posix()
            elif path.is_file():
                self.files[name] = path
                if path.stat().st_mode & 0o100 and ".so" not in path.name:
                    self.programs.add(name)

    def md5_sums(self) -> bytes:
        """Return the list of checksums that a package carries."""
        lines = (f"{md5_of(content)}  {name}\n" for name, content in sorted(self.files.items()))
        return "".join(lines).encode()

    def size_kib(self) -> int:
        """Return what the files take when installed, each rounded up to a KiB."""
        sizes = (
            content.stat().st_size if isinstance(content, Path) else len(content)
            for content in self.files.values()
        )
        return sum(-(-size // 1024) for size in sizes) + len(self.links) + len(self._folders())

    def packed(self) -> bytes:
        """Return the tree as a tar archive, compressed with xz, in the hands of root."""
        packed = io.BytesIO()
        with (
            lzma.open(packed, "wb", preset=6) as file,
            tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive,
        ):
            for name in self._folders():
                archive.addfile(self._entry(f"./{name}", tarfile.DIRTYPE, 0o755))
            for name in sorted(self.files):
                self._pack_file(archive, name)
            for name, target in sorted(self.links.items()):
                entry = self._entry(f"./{name}", tarfile.SYMTYPE, 0o777)
                entry.linkname = target
                archive.addfile(entry)
        return packed.getvalue()

    def _pack_file(self, archive: tarfile.TarFile, name: str) -> None:
        content = self.files[name]
        data = content.read_bytes() if isinstance(content, Path) else content
        mode = 0o755 if name in self.programs else 0o644
        entry = self._entry(f"./{name}", tarfile.REGTYPE, mode)
        entry.size = len(data)
        archive.addfile(entry, io.BytesIO(data))

    def _entry(self, name: str, kind: bytes, mode: int) -> tarfile.TarInfo:
        entry = tarfile.TarInfo(name)
        entry.type, entry.mode, entry.mtime = kind, mode, self.time_s
        entry.uname = entry.gname = "root"
        return entry

    def _folders(self) -> list[str]:
        names = [*self.files, *self.links]
        parents = {parent.as_posix() for name in names for parent in Path(name).parents}
        return sorted(parents - {"."})


def ar_archive(members: dict[str, bytes], time_s: int) -> bytes:
    """Return an archive of `ar`, which is what a Debian package is on the outside."""
    archive = _MAGIC
    for name, data in members.items():
        head = f"{name:<16}{time_s:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n"
        archive += head.encode("ascii") + data + b"\n" * (len(data) % 2)
    return archive
