# SPDX-License-Identifier: GPL-3.0-or-later
"""How soon a deal is there to be looked back at, and how the window does while grades arrive."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

_MOST_OPEN_MS = 300
_MOST_GAP_MS = 50
_ROOT = Path(__file__).resolve().parents[2]


def measure() -> dict[str, object]:
    """Return times in ms with their limits: the first review, those after it, grades, stalls."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.window_runs", "review"],
        env={"QT_QPA_PLATFORM": "offscreen", **os.environ},
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    first, *others = found["opened_s"]
    return {
        "first_review_ms": round(first * 1000),
        "next_review_ms": round(statistics.median(others) * 1000),
        "most_ms": _MOST_OPEN_MS,
        "all_grades_ms": round(statistics.median(found["graded_s"]) * 1000),
        "longest_gap_ms": round(max(found["gaps_s"].values()) * 1000, 1),
        "most_gap_ms": _MOST_GAP_MS,
    }
