# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.pictures FOLDER` makes every picture, and says what is cut in which.

Options choose a part: `--sizes`, `--languages`, `--themes`, `--moments`, `--text PERCENT`. A
size ending in `@2` is drawn at twice the density, by a process of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

SIZES = ("800x600", "1280x800", "1920x1080", "900x1000", "1280x800@2")
LANGUAGES = ("en", "fr", "pt")
THEMES = ("dark", "light", "contrast")


def main() -> int:
    """Make the pictures and return how many have faults, at most 100."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES)
    parser.add_argument("--themes", nargs="+", default=THEMES)
    parser.add_argument("--moments", nargs="*")
    parser.add_argument("--felt", default="green")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--no-windows", action="store_true")
    wishes = parser.parse_args()
    dense = [size for size in wishes.sizes if "@" in size]
    if dense and "QT_SCALE_FACTOR" not in os.environ:
        wishes.sizes = [size for size in wishes.sizes if "@" not in size]
        failed = sum(_in_own_process(size) for size in dense)
    else:
        failed = 0
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if wishes.sizes:
        from tests.pictures.taking import take_all

        failed += take_all(wishes)
    return min(failed, 100)


def _in_own_process(size: str) -> int:
    plain, ratio = size.split("@")
    rest = sys.argv[1:]
    if "--sizes" in rest:
        first = rest.index("--sizes")
        last = first + 1
        while last < len(rest) and not rest[last].startswith("--"):
            last += 1
        del rest[first:last]
    command = [sys.executable, "-m", "tests.pictures", *rest, "--sizes", f"{plain}@{ratio}"]
    environment = {**os.environ, "QT_SCALE_FACTOR": ratio}
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
