# SPDX-License-Identifier: GPL-3.0-or-later
"""What a hand is worth before the play, quickly: the club player's judgement from tables.

The judgement is that of `players.buck.strength`, seat by seat the same formula; only that here
it is looked up by a suit's cards, so that thousands of imagined hands can be judged.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from buck_euchre_qt.players.counting import chance_of_none
from buck_euchre_qt.players.search.bits import SLOT_BITS, SLOT_MASKS, TOP_SLOT, Layout

_TRUMP_FADE: Final = 0.6
_VOID_LIFT: Final = 1.2
_GUARDED_KING: Final = 0.12
_ACCESS: Final = 0.8
_KEPT_UPCARD: Final = 0.97
_HAND: Final = 5
_UNSEEN: Final = 18
_PENALTY: Final = 5
_RIVALS: Final = 3
_TRUMP_SLOT: Final = TOP_SLOT // SLOT_BITS
_NOTHING: Final = (0.0, 1.0)
_RIGHT: Final = 1 << TOP_SLOT + 6
_LEFT: Final = 1 << TOP_SLOT + 5


class Worth(NamedTuple):
    """The tricks a hand may hope for and the chance that it takes none."""

    tricks: float
    none: float

    @property
    def score(self) -> float:
        """The points that playing on takes off the score on average (BE-5)."""
        return self.tricks - _PENALTY * self.none


def has_sure_trick(hand: int) -> bool:
    """Return whether a hand in a trump's mask has the right bower, or the left one guarded."""
    trumps = hand >> TOP_SLOT
    return bool(hand & _RIGHT or (hand & _LEFT and trumps & (trumps - 1)))


def worth(hand: int, dead: int, taken: int, rivals: int, layout: Layout) -> Worth:
    """Return what five cards are worth, under a suit as trumps and before any card is played.

    `dead` are cards known to be in no rival's hand, `taken` the upcard where a rival has it,
    else 0; both in the same layout. `rivals` is how many others are in.
    """
    out = hand | dead | taken
    held = hand >> TOP_SLOT
    others = 0x7F & ~(out >> TOP_SLOT)
    unseen = others.bit_count()
    tricks, none = 0.0, 1.0
    has_void = False
    slots = layout.slots
    for slot in (0, 1, 2):
        mine = hand & SLOT_MASKS[slot]
        rest = slots[slot] & ~out
        if mine:
            shift = SLOT_BITS * slot
            more, not_one = _plain_worth(mine >> shift, rest >> shift, unseen, taken > 0, rivals)
            tricks += more
            none *= not_one
        elif rest:
            has_void = True
    more, not_one = _trump_worth(held, others, taken >> TOP_SLOT, has_void, rivals)
    return Worth(tricks + more, none * not_one)


@cache
def _trump_worth(
    held: int, others: int, taken: int, has_void: bool, rivals: int
) -> tuple[float, float]:
    tricks, none = 0.0, 1.0
    share = min(1.0, rivals * _HAND / _UNSEEN)
    for height in range(7):
        card = 1 << height
        if not card & held:
            continue
        higher = (others >> height).bit_count() * share + _KEPT_UPCARD * (taken > card)
        chance = 1 / (1 + _TRUMP_FADE * higher)
        if higher > 0 and has_void:
            chance *= _VOID_LIFT
        chance = min(1.0, chance)
        tricks += chance
        none *= 1 - chance
    return tricks, none


@cache
def _plain_worth(
    held: int, rest: int, trumps: int, has_taker: bool, rivals: int
) -> tuple[float, float]:
    tricks, none = 0.0, 1.0
    for height in range(6):
        card = 1 << height
        if not card & held:
            continue
        higher = (rest >> height).bit_count()
        chance = _ACCESS * _chance_to_hold(higher, rest.bit_count(), trumps, has_taker, rivals)
        if held & (held - 1) and higher == 1:
            chance += _GUARDED_KING
        chance = min(1.0, chance)
        tricks += chance
        none *= 1 - chance
    return tricks, none


def _chance_to_hold(
    higher: int, following: int, trumps: int, has_taker: bool, rivals: int
) -> float:
    """Return the chance that no rival beats a plain card; the taker holds a trump for sure."""
    chance = 1.0
    for rival in range(rivals):
        is_taker = has_taker and rival == 0
        size = _HAND - 1 if is_taker else _HAND
        pool = max(_UNSEEN - rival * _HAND, size)
        no_higher = chance_of_none(pool, higher, size)
        void = chance_of_none(_UNSEEN, following, size)
        if is_taker:
            beaten = 1 - no_higher + void * _KEPT_UPCARD
        else:
            beaten = 1 - no_higher + void - chance_of_none(_UNSEEN, following + trumps, size)
        chance *= 1 - min(1.0, beaten)
    return chance


def best_discard(six: int, layout: Layout) -> tuple[int, Worth]:
    """Return which of six cards to lay aside, and what the other five are worth.

    The same as the best `worth` of five with the sixth known to be dead. Whichever goes, the
    cards seen are these six, so that only the suit it leaves has to be judged again.
    """
    if not six:
        raise ValueError("there is nothing to discard")
    held = six >> TOP_SLOT
    others = 0x7F & ~held
    unseen = others.bit_count()
    rests = [slot & ~six for slot in layout.slots]
    plain = [_suit_of_six(six, rests, slot, unseen) for slot in range(_TRUMP_SLOT)]
    has_void = any(rests[slot] and not six & SLOT_MASKS[slot] for slot in range(_TRUMP_SLOT))
    trump = _trump_worth(held, others, 0, has_void, _RIVALS)
    voided = trump if has_void else _trump_worth(held, others, 0, True, _RIVALS)
    best_tricks, best_height = -1.0, 0
    best_card, best = 0, Worth(0.0, 1.0)
    pool = six
    while pool:
        card = pool & -pool
        pool ^= card
        slot, height = divmod(card.bit_length() - 1, SLOT_BITS)
        one, two, three = plain
        last = trump
        if slot == _TRUMP_SLOT:
            last = _trump_worth(held ^ card >> TOP_SLOT, others, 0, has_void, _RIVALS)
        else:
            left = _suit_of_six(six ^ card, rests, slot, unseen)
            if rests[slot] and left is _NOTHING:
                last = voided
            if slot == 0:
                one = left
            elif slot == 1:
                two = left
            else:
                three = left
        tricks = one[0] + two[0] + three[0] + last[0]
        rounded = round(tricks, 6)
        # Of equal ones the lowest plain card goes.
        rank = SLOT_BITS - 1 - height - (card > 1 << TOP_SLOT) * SLOT_BITS
        if rounded > best_tricks or (rounded == best_tricks and rank > best_height):
            best_tricks, best_height, best_card = rounded, rank, card
            best = Worth(tricks, one[1] * two[1] * three[1] * last[1])
    return best_card, best


def _suit_of_six(held: int, rests: list[int], slot: int, unseen: int) -> tuple[float, float]:
    """Return the tricks of one plain suit, and the chance of none, before a discard."""
    shift = SLOT_BITS * slot
    mine = held >> shift & 0xFF
    return _plain_worth(mine, rests[slot] >> shift, unseen, False, _RIVALS) if mine else _NOTHING
