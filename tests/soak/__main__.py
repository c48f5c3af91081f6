# SPDX-License-Identifier: GPL-3.0-or-later
"""Long trials of the whole program in one process.

`python -m tests.soak deals [DEALS [SEED]]` plays 2,000 deals;
`python -m tests.soak monkey [TIMES [SEED]]` lets a monkey do 20,000 things;
`python -m tests.soak disks [TIMES [SEED]]` plays 20 times on each kind of ailing disk.
"""

from __future__ import annotations

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main(words: list[str]) -> int:
    """Run the trial that is named and return the exit code."""
    from tests.soak import ailing_disk, monkey, soaking

    kinds = {"deals": soaking.main, "monkey": monkey.main, "disks": ailing_disk.main}
    if not words or words[0] not in kinds:
        sys.exit(__doc__)
    return kinds[words[0]](*map(int, words[1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
