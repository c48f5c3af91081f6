# SPDX-License-Identifier: GPL-3.0-or-later
"""How smoothly the table moves, what it costs at rest, and how large it is: on an X server."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.end_to_end.desktop import Desktop, desktop, missing_programs

_ROOT = Path(__file__).resolve().parents[2]
_DEALS = {
    "1280x800": ("1280", "800", "1", 20.0),
    "1920x1080": ("1920", "1080", "1", 20.0),
    "1280x800 at 200 %": ("1280", "800", "2", 25.0),
}
_MOST_GAP_MS = 34.0
_MOST_PSS_MB = 110
_MOST_FACES_MS = 120


def measure() -> dict[str, object]:
    """Return intervals between frames in ms, CPU at rest, memory, times of pictures; limits too."""
    missing = missing_programs()
    if missing:
        return {"skipped": f"missing: {', '.join(missing)}"}
    with desktop("2600x1700") as screen, tempfile.TemporaryDirectory() as name:
        home = Path(name)
        results: dict[str, object] = {"most_gap_ms": _MOST_GAP_MS}
        for what, (wide, high, ratio, most_p95) in _DEALS.items():
            found = _run(screen, home, ratio, "deal", wide, high)
            bare = _run(screen, home, ratio, "floor", wide, high)
            results[f"deal {what}"] = {
                **found,
                "most_p95_ms": most_p95,
                "p95_times_bare_pictures": round(found["p95_ms"] / bare["p95_ms"], 2),
                "bare_pictures": bare,
            }
        empty = _run(screen, home, "1", "rest", "empty")
        table = _run(screen, home, "1", "rest", "table")
        results["cpu at rest, ms in 10 s"] = {
            "empty window": empty["cpu_ms"],
            "table": table["cpu_ms"],
        }
        results["memory"] = {**_run(screen, home, "1", "memory"), "most_pss_mb": _MOST_PSS_MB}
        results["pictures"] = {**_run(screen, home, "1", "faces"), "most_ms": _MOST_FACES_MS}
        return results


def _run(screen: Desktop, home: Path, ratio: str, *words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.table_runs", *words],
        env=screen.environ(home, BUCK_EUCHRE_HOME=str(home), QT_SCALE_FACTOR=ratio),
        cwd=_ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
