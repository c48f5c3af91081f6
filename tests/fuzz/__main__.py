# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.fuzz [INPUTS [SEED]]` damages every file that is read, 20,000 times."""

from __future__ import annotations

import sys

from tests.fuzz.fuzzing import main

if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
