# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a computer player takes over a decision, so that it feels like company.

Only what everybody at the table sees counts, and who it is, and chance: nobody's pace gives a
hand away.
"""

from __future__ import annotations

import random
from typing import Final

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.level_names import UnknownLevelError, read_level
from buck_euchre_qt.players.persons import Temperament

LAST_CARD_MS: Final = 140
"""The time for a card that everybody knows to be the only one left."""
LONGEST_MS: Final = 1800
"""No pause is longer at the normal speed."""

_CALL_MS: Final = {
    Phase.FARMERS_HAND: 600,
    Phase.FIRST_CIRCUIT: 620,
    Phase.SECOND_CIRCUIT: 800,
    Phase.TAKE_OR_LEAVE: 750,
    Phase.DISCARD: 850,
    Phase.STAY_OR_DROP: 850,
}
_LEAD_MS: Final = 620
_FOLLOW_MS: Final = 380
_LAST_TO_DECIDE: Final = 1.35
"""Whoever decides last whether anybody plays against the maker thinks twice."""
_LEAST_SHARE: Final = 0.4
_FULL_HAND: Final = 5
_SWING: Final = (0.7, 1.35)


_SLOWNESS: Final = {Temperament.BOLD: 0.8, Temperament.STEADY: 1.0, Temperament.CAUTIOUS: 1.25}


def pause_ms(seen: Observation, seed: str, level: str = "") -> int:
    """Return how long the seat to act should seem to think, in milliseconds at normal speed.

    Calls take longer than cards, a lead longer than a card that follows, and the fewer cards
    are left, the quicker it goes. The bold are quicker than the cautious, as `level` says, the
    text of a level in records. The same seed gives the same pause.
    """
    if seen.phase is Phase.PLAY and len(seen.hand) == 1:
        return LAST_CARD_MS
    swing = random.Random(f"{seed}:pause").uniform(*_SWING)
    return min(LONGEST_MS, round(_usual_ms(seen) * _slowness(level) * swing))


def _slowness(level: str) -> float:
    try:
        return _SLOWNESS[read_level(level).temperament]
    except UnknownLevelError:
        return 1.0


def _usual_ms(seen: Observation) -> float:
    if seen.phase is Phase.PLAY:
        usual = _FOLLOW_MS if seen.trick.plays else _LEAD_MS
        left = len(seen.hand) / _FULL_HAND
        return usual * (_LEAST_SHARE + (1 - _LEAST_SHARE) * left)
    usual = _CALL_MS.get(seen.phase, 0)
    is_last = seen.phase is Phase.STAY_OR_DROP and len(seen.out) == seen.seats - 2
    return usual * _LAST_TO_DECIDE if is_last else usual
