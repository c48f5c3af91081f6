# SPDX-License-Identifier: GPL-3.0-or-later
"""How soon the table is there, and how promptly it answers: measured on an X server."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.end_to_end.desktop import Desktop, desktop, missing_programs

_STARTS = 9
_MOST_TIMES_EMPTY = 1.8
_MOST_ANSWER_MS = 50
_ROOT = Path(__file__).resolve().parents[2]


def measure() -> dict[str, object]:
    """Return times in ms, start also as a multiple of an empty window's; limits beside them."""
    missing = missing_programs()
    if missing:
        return {"skipped": f"missing: {', '.join(missing)}"}
    with desktop() as screen, tempfile.TemporaryDirectory() as home:
        return {**_measure_start(screen, Path(home)), **_measure_answers(screen, Path(home))}


def _measure_start(screen: Desktop, home: Path) -> dict[str, object]:
    times: dict[str, list[float]] = {"empty": [], "start": []}
    for _ in range(_STARTS):
        for kind, measured in times.items():
            began = time.monotonic()
            measured.append(_run(screen, home, kind)["painted"] - began)
    empty_s, start_s = (statistics.median(times[kind][1:]) for kind in ("empty", "start"))
    return {
        "empty_window_ms": round(empty_s * 1000),
        "first_table_ms": round(start_s * 1000),
        "times_empty": round(start_s / empty_s, 2),
        "most_times_empty": _MOST_TIMES_EMPTY,
    }


def _measure_answers(screen: Desktop, home: Path) -> dict[str, object]:
    found = _run(screen, home, "play")
    return {
        "click_to_move_ms": round(statistics.median(found["moved_s"]) * 1000, 1),
        "slowest_click_ms": round(max(found["moved_s"]) * 1000, 1),
        "slowest_save_ms": round(max(found["save_s"]) * 1000, 1),
        "longest_gap_ms": {
            what.lower(): round(gap * 1000, 1) for what, gap in sorted(found["gaps_s"].items())
        },
        "most_ms": _MOST_ANSWER_MS,
    }


def _run(screen: Desktop, home: Path, kind: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.window_runs", kind],
        env=screen.environ(home, BUCK_EUCHRE_HOME=str(home)),
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found
