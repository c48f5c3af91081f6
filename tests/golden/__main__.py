# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.golden` writes the playthroughs anew, to be read as a diff before a commit."""

from __future__ import annotations

from tests.golden.playthrough import PLAYTHROUGHS, tell

if __name__ == "__main__":
    for playthrough in PLAYTHROUGHS:
        playthrough.path.write_text(tell(playthrough), encoding="utf-8", newline="\n")
