# SPDX-License-Identifier: GPL-3.0-or-later
"""The way from a position of partnership Euchre to the module that decides it."""

from __future__ import annotations

import random

from buck_euchre_qt.engine.actions import REDEAL
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.partnership.bidding import choose_call, choose_discard
from buck_euchre_qt.players.partnership.playing import choose_card
from buck_euchre_qt.players.player import Decision, Motive


def choose_partnership(seen: Observation, rng: random.Random, eagerness: float = 0.0) -> Decision:
    """Return what a club player does; `eagerness` is how many tricks fewer it takes to bid.

    :raises ValueError: when the deal is over.
    """
    match seen.phase:
        case Phase.FARMERS_HAND:
            # Nines and tens win nothing, and the new deal costs nothing (PE-3.4).
            return Decision(REDEAL, (Motive.POOR_CHANCES,))
        case Phase.FIRST_CIRCUIT | Phase.SECOND_CIRCUIT:
            return choose_call(seen, eagerness)
        case Phase.DISCARD:
            return choose_discard(seen)
        case Phase.PLAY:
            return choose_card(seen, rng)
    raise ValueError("the deal is over")
