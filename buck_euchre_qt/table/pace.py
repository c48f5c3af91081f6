# SPDX-License-Identifier: GPL-3.0-or-later
"""How long things take on the table: the only place where time is set."""

from __future__ import annotations

from enum import Enum
from typing import Final

# At the normal pace.
MOVE_MS: Final = 300
PACKET_MS: Final = 190
FLIP_MS: Final = 260
SORT_MS: Final = 240
CUT_MS: Final = 260
SHUFFLE_MS: Final = 165
COLLECT_MS: Final = 380
GATHER_MS: Final = 360
CALL_PAUSE_MS: Final = 520
TRUMP_PAUSE_MS: Final = 650
TRICK_PAUSE_MS: Final = 1150
STUDY_PAUSE_MS: Final = 3400
"""How long a trick lies where it is read, meanwhile, why it went as it did."""
COUNT_MS: Final = 110
SCORE_PAUSE_MS: Final = 500
WIN_PAUSE_MS: Final = 900
JOY_MS: Final = 1900

# Not part of any pace: answers to the pointer and to the window.
LIFT_MS: Final = 90
RENDER_DELAY_MS: Final = 120
FADE_MS: Final = 90


class Motion(Enum):
    """Whether cards fly, or appear where they go with no movement at all."""

    FULL = "full"
    REDUCED = "reduced"


class Pace(Enum):
    """How fast the table shows what happened; the value multiplies every duration.

    INSTANT shows the end of everything at once, with no animation and no pause.
    """

    CALM = 1.7
    NORMAL = 1.0
    FAST = 0.4
    INSTANT = 0.0

    def scaled(self, normal_ms: int) -> int:
        """Return how long something takes at this pace, in milliseconds."""
        return round(normal_ms * self.value)

    @property
    def hurried(self) -> Pace:
        """The pace for what nobody has to decide about: never slower than fast."""
        return Pace.INSTANT if self is Pace.INSTANT else Pace.FAST
