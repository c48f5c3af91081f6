# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program at random moments of automatic play, and looks at what is left."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from buck_euchre_qt.engine.record import SavedMatch, read_record
from buck_euchre_qt.storage.history import History, State
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.storage.saves import PAST_FOLDER, MatchFile
from buck_euchre_qt.storage.statistics import Group, Selection, figures

ROOT = Path(__file__).parents[2]
_LONGEST_S = 1.2
_MOST_ACTIONS = 20
_A_MOMENT_S = 0.02
PLAYER = "tests.crash.player"
"""Plays without a window, and so more in the same time."""
HAND = "tests.crash.hand"
"""The whole program, played with the mouse."""


class Seen(NamedTuple):
    """The last thing seen as done: which match, how many actions, and whether it was over."""

    uuid: str
    actions: int
    is_over: bool


class Killer:
    """Starts the player again and again on one folder, and checks after each kill."""

    def __init__(self, folder: Path, seed: int, program: str = PLAYER) -> None:
        self.folder = folder
        self.program = program
        self.rng = random.Random(seed)
        self.finished: set[str] = set()
        self.actions = 0
        self.kills = 0

    def kill_once(self) -> None:
        """Let it play for a random while, kill it, and check what it left.

        :raises AssertionError: when something seen as done is missing, or anything is unsound.
        """
        lines = self._lines_before_the_kill()
        self.kills += 1
        troubles = [line for line in lines if line.startswith("trouble")]
        assert not troubles, troubles
        told = [line.split() for line in lines if len(line.split()) == 3]
        seen = [Seen(uuid, int(actions), over == "1") for uuid, actions, over in told]
        self.actions += len(seen)
        self.finished |= {each.uuid for each in seen if each.is_over}
        has_taken_back = bool(lines) and "back" in lines[-2:]
        self.check(seen[-1] if seen and not has_taken_back else None)

    def check(self, last: Seen | None) -> None:
        """Check the running match and the database; `last` is what was seen at the end."""
        text = MatchFile(self.folder).load()
        kept = None if text is None else read_record(text)
        if last is not None:
            if kept is None:
                # A new match was wished, and had not begun: the one before lies with the past ones.
                kept = self._newest_past()
                assert kept is not None
                assert match_uuid(kept) == last.uuid
            if match_uuid(kept) == last.uuid:
                assert actions_of(kept) >= last.actions, (actions_of(kept), last)
            else:
                # The next match had begun, and was not shown yet.
                assert actions_of(kept) == 0 or last.is_over
        history = History(self.folder)
        found = history.open()
        try:
            assert found.kept is None, found
            assert history.database.check_thoroughly()
            self._check_history(history, kept)
        finally:
            history.close()

    def _newest_past(self) -> SavedMatch | None:
        past = (self.folder / PAST_FOLDER).glob("*")
        newest = max(past, key=lambda path: path.stat().st_mtime_ns, default=None)
        return None if newest is None else read_record(newest.read_text("utf-8"))

    def _check_history(self, history: History, kept: SavedMatch | None) -> None:
        lines = search(history, Search(), most=100_000).lines
        for line in lines:
            assert match_uuid(history.match(line.id)) == line.uuid
        finished = {line.uuid for line in lines if line.state is State.FINISHED}
        if kept is not None and kept.match.is_over:
            # Its file is written first; the next start catches the history up.
            finished.add(match_uuid(kept))
        assert self.finished <= finished, self.finished - finished
        sums = figures(history, Selection())
        assert sum(sums[group].wins for group in Group) <= len(finished)

    def _lines_before_the_kill(self) -> list[str]:
        process = subprocess.Popen(
            [sys.executable, "-m", self.program, str(self.folder), str(self.rng.random())],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={"QT_QPA_PLATFORM": "offscreen", **os.environ},
        )
        assert process.stdout is not None
        lines: list[str] = []
        # One kill in five hits the start, the others come while it plays: after so many things
        # done, and not after a time in which a slow machine would have done none.
        if self.rng.random() < 0.2:
            time.sleep(self.rng.random() * _LONGEST_S)
        else:
            lines += islice(process.stdout, self.rng.randint(1, _MOST_ACTIONS))
            time.sleep(self.rng.random() * _A_MOMENT_S)
        process.kill()
        rest, _ = process.communicate()
        # The last line may be cut off in the middle.
        whole = rest[: rest.rfind("\n") + 1]
        return [line.strip() for line in (*lines, *whole.splitlines()) if line.strip()]


def actions_of(saved: SavedMatch) -> int:
    """Return how many actions a match has."""
    return sum(len(deal.actions) for deal in saved.match.deals)
