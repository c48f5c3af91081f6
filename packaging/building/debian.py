# SPDX-License-Identifier: GPL-3.0-or-later
"""The package for Debian, Ubuntu and their kin."""

import gzip
from email.utils import formatdate
from pathlib import Path
from typing import Final

from building import desktop_files, system_libraries
from building.archives import Tree, ar_archive
from building.freezing import FOLDER
from building.icons import DRAWING, HICOLOR_SIZES_PX, png_path
from building.licences import COPYRIGHT
from building.licences import FOLDER_NAME as LICENCES
from building.project import (
    DIST,
    NAME,
    RECORD_ICON,
    ROOT,
    BuildError,
    has_sound,
    homepage,
    machine,
    maintainer,
    read_version,
    source_time_s,
)

LINUX: Final = ROOT / "packaging" / "linux"
MAX_PACKAGE_BYTES: Final = 45_000_000
_SOUND_PACKAGE: Final = "libpulse0"
_ARCHITECTURES: Final = {"x86_64": "amd64", "arm64": "arm64"}
_DESCRIPTION: Final = """\
card game of Buck Euchre against the computer
 Buck Euchre is a trick-taking card game for four, each for themselves.
 Everyone starts at 25 and wants to be the first at 0: every trick takes
 a point off, a broken promise adds five, and whoever takes all five
 tricks of a deal wins the match on the spot.
 .
 The program seats one person at a table with three computer players,
 without a network, in English, French and European Portuguese. It
 teaches the game in lessons, gives hints and reviews decisions.
 Partnership Euchre and two-handed Euchre are played there as well."""


def package_name(version: str) -> str:
    """Return the name of the package's file."""
    return f"{NAME}_{version}_{architecture()}.deb"


def architecture() -> str:
    """Return what Debian calls this processor.

    :raises BuildError: when Debian's name for it is not known.
    """
    try:
        return _ARCHITECTURES[machine()]
    except KeyError:
        raise BuildError(f"Debian's name for {machine()} is not known") from None


def build_package() -> Path:
    """Build the package from the program folder and return it.

    :raises BuildError: when it is larger than it may be.
    """
    version = read_version()
    desktop_files.write_metainfo(version)
    tree = package_tree(FOLDER, version)
    needs = system_libraries.needs_of(FOLDER)
    # Without its library of sounds the program is silent, and whole.
    libraries = set(system_libraries.debian_dependencies(needs)) - {_SOUND_PACKAGE}
    depends = sorted(libraries | {"xkb-data"})
    control = Tree(source_time_s())
    control.files["control"] = control_text(version, depends, tree.size_kib()).encode()
    control.files["md5sums"] = tree.md5_sums()
    members = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": control.packed(),
        "data.tar.xz": tree.packed(),
    }
    target = DIST / package_name(version)
    target.write_bytes(ar_archive(members, source_time_s()))
    size = target.stat().st_size
    print(f"{target.name}: {size / 1e6:.1f} MB")
    if size > MAX_PACKAGE_BYTES:
        raise BuildError(f"{target.name} has {size} bytes, more than {MAX_PACKAGE_BYTES}")
    return target


def control_text(version: str, depends: list[str], size_kib: int) -> str:
    """Return what the package says about itself."""
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": architecture(),
        "Maintainer": maintainer(),
        "Installed-Size": str(size_kib),
        "Depends": ", ".join(depends),
        "Recommends": _SOUND_PACKAGE if has_sound() else "",
        "Section": "games",
        "Priority": "optional",
        "Homepage": homepage() or "",
        "Description": _DESCRIPTION,
    }
    return "".join(f"{name}: {text}\n" for name, text in fields.items() if text)


def package_tree(folder: Path, version: str) -> Tree:
    """Return everything that the package installs."""
    tree = Tree(source_time_s())
    home = f"usr/lib/{NAME}"
    tree.add_folder(folder, home)
    # Debian has these texts, and wants the package's own where it looks for them.
    for name in [*tree.files]:
        if name.startswith(f"{home}/_internal/{LICENCES}/") and not name.endswith("versions.txt"):
            del tree.files[name]
    tree.links[f"usr/games/{NAME}"] = f"../lib/{NAME}/{NAME}"
    share = {
        f"applications/{NAME}.desktop": (LINUX / f"{NAME}.desktop").read_bytes(),
        f"metainfo/{desktop_files.METAINFO_NAME}": desktop_files.metainfo(version).encode(),
        f"mime/packages/{NAME}.xml": (LINUX / f"{NAME}-mime.xml").read_bytes(),
        f"doc/{NAME}/copyright": COPYRIGHT.read_bytes(),
        f"doc/{NAME}/changelog.gz": _gzipped(changelog(version)),
        f"lintian/overrides/{NAME}": (LINUX / "lintian-overrides").read_bytes(),
        f"icons/hicolor/scalable/apps/{NAME}.svg": DRAWING.read_bytes(),
        f"icons/hicolor/scalable/mimetypes/{RECORD_ICON}.svg": DRAWING.read_bytes(),
    }
    for language, name in desktop_files.MAN_PAGES.items():
        page = (LINUX / name).read_text(encoding="utf-8").replace("@VERSION@", version)
        place = "man6" if language == "en" else f"{language}/man6"
        share[f"man/{place}/{NAME}.6.gz"] = _gzipped(page)
    for size_px in HICOLOR_SIZES_PX:
        picture, place = png_path(size_px).read_bytes(), f"icons/hicolor/{size_px}x{size_px}"
        share[f"{place}/apps/{NAME}.png"] = picture
        share[f"{place}/mimetypes/{RECORD_ICON}.png"] = picture
    for name, content in share.items():
        tree.files[f"usr/share/{name}"] = content
    return tree


def changelog(version: str) -> str:
    """Return the changelog in Debian's form, which points to the full one."""
    date = formatdate(source_time_s())
    return (
        f"{NAME} ({version}) unstable; urgency=medium\n\n"
        f"  * Release {version}; CHANGELOG.md in the sources tells what changed.\n\n"
        f" -- {maintainer()}  {date}\n"
    )


def _gzipped(text: str) -> bytes:
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)
