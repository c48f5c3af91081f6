# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.benchmarks [name…]` measures the program and prints one JSON object."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from pathlib import Path


def main(words: list[str]) -> None:
    """Run `measure()` of each benchmark of this folder, or of those that are named."""
    here = Path(__file__).parent
    known = sorted(path.stem.removeprefix("bench_") for path in here.glob("bench_*.py"))
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks",
        description="Measure the program and print one JSON object.",
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(known)}")
    names = parser.parse_args(words).names
    if unknown := set(names) - set(known):
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}")
    results = {
        name: importlib.import_module(f"tests.benchmarks.bench_{name}").measure()
        for name in names or known
    }
    sys.stdout.write(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
