# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast deals are played through a match, and how fast a finished match is verified."""

from __future__ import annotations

import io
import random
import tempfile
import time
from pathlib import Path

from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.verify import verify_files
from tests.helpers.tables import play_to_end, random_match, saved

_MATCHES = 300
_RECORDS = 50


def measure() -> dict[str, float]:
    """Return deals and actions a second with legality, events and log, and times in ms."""
    results: dict[str, float] = {}
    for game_id in GAMES:
        results |= _measure_game(game_id)
    return results | _measure_records()


def _measure_game(game_id: str) -> dict[str, float]:
    rng = random.Random(1)
    play_to_end(Match(make_game(game_id)), rng)
    deals = actions = 0
    # No match is kept: collecting ever more garbage in vain would be measured otherwise.
    began = time.process_time()
    for _ in range(_MATCHES):
        match = play_to_end(Match(make_game(game_id)), rng)
        deals += len(match.deals)
        actions += sum(len(deal.actions) for deal in match.deals)
    play_s = time.process_time() - began
    return {
        f"{game_id}_deals_per_s": round(deals / play_s),
        f"{game_id}_actions_per_s": round(actions / play_s),
    }


def _measure_records() -> dict[str, float]:
    match = max((random_match(seed) for seed in range(200)), key=lambda one: len(one.deals))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        began = time.process_time()
        for _ in range(_RECORDS):
            path.write_text(write_record(saved(match)), encoding="utf-8")
        write_s = time.process_time() - began
        began = time.process_time()
        verify_files([str(path)] * _RECORDS, as_json=True, out=io.StringIO())
        verify_s = time.process_time() - began
    return {
        "record_deals": len(match.deals),
        "write_ms": round(write_s / _RECORDS * 1000, 2),
        "verify_ms": round(verify_s / _RECORDS * 1000, 2),
    }
