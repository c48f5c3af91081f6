# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.benchmarks [name…]` measures the program and prints one JSON object."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path


def main(names: list[str]) -> None:
    """Run `measure()` of each benchmark of this folder, or of those that are named."""
    here = Path(__file__).parent
    found = sorted(path.stem.removeprefix("bench_") for path in here.glob("bench_*.py"))
    unknown = set(names) - set(found)
    if unknown:
        sys.exit(f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(found)}")
    results = {
        name: importlib.import_module(f"tests.benchmarks.bench_{name}").measure()
        for name in names or found
    }
    sys.stdout.write(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
