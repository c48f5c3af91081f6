# SPDX-License-Identifier: GPL-3.0-or-later
"""The deal that a newcomer is guided through: its cards, and what each moment is about."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump, is_left_bower, suit_of

FIRST_DEAL_CODE: Final = "YSXNHKXMH7AKX57M"
"""The deal code of a friendly deal: three trumps with the left bower and the ace for the learner,
after two who pass. Whoever orders has good chances, and whoever does not learns as much."""


class Moment(Enum):
    """What a moment of a deal is about, for whoever sits at the table."""

    UPCARD = "the upcard is on offer"
    DISCARD = "a card is to be laid aside"
    TURNED_DOWN = "another suit may be named"
    STAY = "stay or drop out"
    LEAD = "any card may be led"
    FOLLOW = "the suit led can be followed"
    FREE = "nothing to follow with"
    WATCH = "the others go on"
    OVER = "the deal is scored"


class Scene(NamedTuple):
    """A moment, with the cards that matter in it.

    `trumps` are the cards of the hand that are trumps, or would be with the suit of the upcard,
    and `bower` the left bower among them.
    """

    moment: Moment
    trumps: tuple[Card, ...]
    bower: Card | None


def scene_of(seen: Observation) -> Scene:
    """Return what the moment is about."""
    trump = seen.trump
    if seen.phase in (Phase.FIRST_CIRCUIT, Phase.DISCARD):
        trump = Trump.of(seen.upcard.suit)
    suit = None if trump is None else trump.suit
    trumps = tuple(
        card
        for card in seen.hand
        if trump is not None and suit is not None and suit_of(card, trump) is suit
    )
    bower = next((card for card in trumps if trump and is_left_bower(card, trump)), None)
    return Scene(_moment(seen), trumps, bower)


def _moment(seen: Observation) -> Moment:
    if seen.phase.is_finished:
        return Moment.OVER
    if not seen.legal:
        return Moment.WATCH
    match seen.phase:
        case Phase.FIRST_CIRCUIT:
            return Moment.UPCARD
        case Phase.DISCARD:
            return Moment.DISCARD
        case Phase.SECOND_CIRCUIT:
            return Moment.TURNED_DOWN
        case Phase.STAY_OR_DROP:
            return Moment.STAY
    led, trump = seen.trick.led, seen.trump
    if led is None or trump is None:
        return Moment.LEAD
    can_follow = any(suit_of(card, trump) is led for card in seen.hand)
    return Moment.FOLLOW if can_follow else Moment.FREE
