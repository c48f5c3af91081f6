# SPDX-License-Identifier: GPL-3.0-or-later
"""The way from a position of Buck Euchre to the module that decides it."""

from __future__ import annotations

import random

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.buck.bidding import choose_call, choose_discard
from buck_euchre_qt.players.buck.playing import choose_card
from buck_euchre_qt.players.buck.staying import choose_stay
from buck_euchre_qt.players.player import Decision


def choose_buck(seen: Observation, rng: random.Random, eagerness: float = 0.0) -> Decision:
    """Return what a club player does, one more or less eager to bid and stay.

    :raises ValueError: when the deal is over.
    """
    match seen.phase:
        case Phase.FIRST_CIRCUIT | Phase.SECOND_CIRCUIT:
            return choose_call(seen, eagerness)
        case Phase.DISCARD:
            return choose_discard(seen)
        case Phase.STAY_OR_DROP:
            return choose_stay(seen, eagerness)
        case Phase.PLAY:
            return choose_card(seen, rng)
    raise ValueError("the deal is over")
