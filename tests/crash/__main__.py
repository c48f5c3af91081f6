# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.crash [TIMES [SEED]]` kills automatic play at 200 random moments.

`python -m tests.crash window [TIMES [SEED]]` kills the whole program while a mouse plays it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.crash.killing import HAND, PLAYER, Killer


def main(program: str = PLAYER, times: int = 200, seed: int = 1) -> None:
    """Kill so often, and say what was found."""
    with tempfile.TemporaryDirectory() as folder:
        killer = Killer(Path(folder), seed, program)
        for number in range(1, times + 1):
            killer.kill_once()
            if number % 20 == 0:
                sys.stdout.write(f"{number} kills, {killer.actions} actions seen as done\n")
                sys.stdout.flush()
        sys.stdout.write(
            f"{killer.kills} kills: nothing seen as done was missing "
            f"({killer.actions} actions, {len(killer.finished)} matches)\n"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    has_window = given[:1] == ["window"]
    main(HAND if has_window else PLAYER, *map(int, given[has_window:]))
