# SPDX-License-Identifier: GPL-3.0-or-later
"""Which article of the rules applies to what a player is asked."""

from __future__ import annotations

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import is_left_bower, suit_of


def article_of(seen: Observation) -> str:
    """Return the article that best answers what the onlooker may wonder now."""
    match seen.game:
        case "partnership":
            return _of_partnership(seen)
        case "two-handed":
            return _of_two_handed(seen)
    match seen.phase:
        case Phase.FIRST_CIRCUIT:
            return "BE-3.3" if seen.seat == seen.dealer else "BE-3.1"
        case Phase.DISCARD:
            return "BE-3.2"
        case Phase.SECOND_CIRCUIT:
            return "BE-3.5" if seen.seat == seen.dealer else "BE-3.4"
        case Phase.STAY_OR_DROP:
            is_last = len(seen.out) == seen.seats - 2
            return "BE-3.9" if is_last and seen.turn == seen.seat else "BE-3.6"
        case Phase.PLAY:
            return _play(seen)
        case _:
            return _end(seen)


def _play(seen: Observation) -> str:
    led, trump = seen.trick.led, seen.trump
    if led is None or trump is None:
        return "BE-4.4" if seen.tricks else "BE-4.1"
    # The left bower is what surprises: where it may not follow, and where it must.
    for card in seen.hand:
        if is_left_bower(card, trump) and led in (card.suit, suit_of(card, trump)):
            return "BE-4.3"
    return "BE-4.2"


def _end(seen: Observation) -> str:
    if seen.phase is Phase.MATCH_OVER:
        return "BE-6.1" if max(seen.taken) == sum(seen.taken) else "BE-6.2"
    if seen.maker is None:
        return "BE-5.6"
    if seen.change[seen.maker] > 0:
        return "BE-5.2"
    return "BE-5.5" if seen.seat in seen.out else "BE-5.1"


def _of_partnership(seen: Observation) -> str:
    match seen.phase:
        case Phase.FARMERS_HAND:
            return "PE-3.4"
        case Phase.FIRST_CIRCUIT | Phase.DISCARD:
            return "PE-3.1"
        case Phase.SECOND_CIRCUIT:
            return "PE-3.3" if seen.seat == seen.dealer else "PE-3.2"
        case Phase.PLAY:
            return "PE-4.1" if seen.seat in seen.out else "PE-4.2"
        case Phase.MATCH_OVER:
            return "PE-1.2"
        case _:
            return "PE-5.1"


def _of_two_handed(seen: Observation) -> str:
    match seen.phase:
        case Phase.FIRST_CIRCUIT:
            return "TE-3.1"
        case Phase.TAKE_OR_LEAVE | Phase.DISCARD:
            return "TE-3.2"
        case Phase.SECOND_CIRCUIT:
            return "TE-3.3"
        case Phase.PLAY:
            return "TE-4.1"
        case Phase.MATCH_OVER:
            return "TE-1.1"
        case _:
            return "TE-5.1"
