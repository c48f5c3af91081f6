# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds everything that can be downloaded, for the system it runs on, into `dist/`.

    python3 packaging/build.py              # all of it
    python3 packaging/build.py wheel folder # only these

Needs Python 3.11 or newer and the network: it makes an environment of its own in `build/`. On
Windows the installer needs Inno Setup 6, and Linux needs binutils.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from building import checksums, debian, freezing, macos, pictures, wheels, windows
from building.project import DIST, BuildError, read_version, system

STEPS: Final = ("wheel", "folder", "installer", "pictures")


def build_wheel() -> None:
    """Build the source distribution and the wheel."""
    wheels.build_wheel_and_sdist()


def build_folder() -> None:
    """Build the self-contained folder from the wheel and pack it."""
    freezing.freeze(DIST / wheels.wheel_name(read_version()))
    freezing.pack_folder()


def build_installer() -> None:
    """Build what installs the folder the way this system's users expect."""
    makers: dict[str, Callable[[], Path]] = {
        "linux": debian.build_package,
        "macos": macos.build_image,
        "windows": windows.build_installer,
    }
    print(makers[system()]())


def main(arguments: list[str] | None = None) -> int:
    """Build what the command line names; the exit code is 1 where it failed."""
    parser = argparse.ArgumentParser(description="Build what can be downloaded, into dist/.")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS))
    given = parser.parse_args(arguments)
    wanted = given.steps or list(STEPS)
    if not set(wanted) <= set(STEPS):
        parser.error(f"a step is one of: {', '.join(STEPS)}")
    makers: dict[str, Callable[[], None]] = {
        "wheel": build_wheel,
        "folder": build_folder,
        "installer": build_installer,
        "pictures": pictures.take_pictures,
    }
    try:
        for step in STEPS:
            if step in wanted:
                print(f"== {step}", flush=True)
                makers[step]()
        checksums.write_checksums()
    except BuildError as error:
        print(f"Not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
