# SPDX-License-Identifier: GPL-3.0-or-later
"""The club player at Buck Euchre is the yardstick of strength, and yardsticks do not change.

A better player becomes another level. Should a fault have to be mended all the same, the
figures in docs/opponents.md are to be measured anew along with these.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import buck_euchre_qt.players.buck as club
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from tests.players.positions import play_match

DECISIONS = 300
FILES = "9f5844cd4a2aa7f46a5b27b5d94b0c0e304b6db20cd2cd3986d978b647d3cba0"
CHOICES = "95f11df6c5a315e136e5ccabfcecefa7d8d3732aada33526d16dc25263df4200"


def test_the_files_of_the_yardstick_are_the_ones_measured() -> None:
    digest = hashlib.sha256()
    folder = Path(next(iter(club.__path__)))
    for file in sorted(folder.glob("*.py")):
        digest.update(file.name.encode())
        digest.update(file.read_text(encoding="utf-8").encode())
    assert digest.hexdigest() == FILES


def test_three_hundred_decisions_of_the_yardstick_are_the_ones_measured() -> None:
    digest = hashlib.sha256()
    rng = random.Random("yardstick")
    player = HeuristicPlayer()
    left = DECISIONS
    while left:
        soft = {"lone_maker_wins": bool(left % 2)}
        for match, seat in play_match([player] * 4, rng, soft):
            seen = match.observe(seat)
            if len(seen.legal) < 2:
                continue
            action = player.choose(seen, random.Random(left)).action
            digest.update(f"{seen.phase.value} {seen.hand} {action}\n".encode())
            left -= 1
            if not left:
                break
    assert digest.hexdigest() == CHOICES
