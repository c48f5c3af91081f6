# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards by simple habits on bits, with a partner in mind (PE-4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buck_euchre_qt.players.search.bits import SLOT_MASKS, Layout
from buck_euchre_qt.players.search.cards import ORDERS, follow_card, throw_off
from buck_euchre_qt.players.search.view import View

SEATS: Final = 4
# Seats opposite each other differ in this bit alone.
_ACROSS: Final = 2


def lead_beside(hand: int, gone: int, are_makers: bool, is_maker: bool, layout: Layout) -> int:
    """Return the card that a seat with a partner leads; `gone` are the cards it has seen go.

    The makers draw trumps, and the defenders lead none while they have anything else.
    """
    if not hand & (hand - 1):
        return hand
    trumps = layout.trumps
    unseen = layout.universe & ~(gone | hand)
    mine = hand & trumps
    others = unseen & trumps
    if mine and (mine == hand or (are_makers and others)):
        top = 1 << mine.bit_length() - 1
        # The maker's partner leads any trump it has; the maker wants to keep the lead.
        if mine == hand or top > others or not is_maker or mine & (mine - 1):
            return top
    best = 0
    best_value = -1.0
    for slot in SLOT_MASKS:
        suit = hand & slot & ~trumps
        if not suit:
            continue
        rest = unseen & slot
        card = 1 << suit.bit_length() - 1
        above = (rest & -card).bit_count()
        if above == 0:
            value = 10.0 + rest.bit_count() if others else 20.0 + suit.bit_count()
        else:
            value = 4.0 - above + (0.0 if suit & (suit - 1) else 0.5)
        if value > best_value or best == 0:
            best, best_value = card, value
    if best_value < 9 and mine > others:
        return 1 << mine.bit_length() - 1
    return best


def proper_cards(view: View) -> int:
    """Return the trump bits of the cards that a partner would not frown at.

    Makers who hold the highest trump and another lead trumps, unless that was done before.
    """
    plan = view.plan
    everything = plan.universe
    seen = view.seen
    was_led = any(trick.led is seen.trump.suit for trick in seen.tricks) if seen.trump else True
    if seen.trick.plays or was_led or seen.maker not in (view.seat, view.partner):
        return everything
    mine = plan.of(view.hand) & plan.trumps
    others = plan.trumps & ~(view.gone | mine)
    is_highest = mine > others and mine & (mine - 1) and others
    return plan.trumps if is_highest else everything


def follow_beside(
    hand: int, slot: int, best: int, is_partners: bool, later: int, gone: int, layout: Layout
) -> int:
    """Return the card that a seat with a partner adds to a trick that `best` is winning.

    `is_partners` tells that the partner played `best`: what it takes is left to it, unless
    whoever plays `later` may well beat it.
    """
    pool = hand & slot or hand
    if not pool & (pool - 1):
        return pool
    if is_partners:
        suit = layout.slot_of[best]
        unseen = layout.universe & ~(gone | hand)
        if not later or not unseen & suit & -best:
            return pool & -pool if hand & slot else throw_off(hand, gone, layout)
    return follow_card(hand, slot, best, later, gone, layout)


def play_out_beside(
    hands: list[int],
    leader: int,
    trick: tuple[int, int, int] | None,
    followers: Sequence[int],
    taken: list[int],
    gone: int,
    maker: int | None,
    layout: Layout,
) -> None:
    """Play a deal of four to its end, adding the tricks to `taken`; `hands` are used up.

    Who sits out has an empty hand. `trick` is the one under way as slot, best card and its
    owner, and `followers` who still play to it; without one `leader` begins the next.
    """
    trumps = layout.trumps
    order = ORDERS[tuple([hand > 0 for hand in hands])]
    side = None if maker is None else maker & 1
    while True:
        if trick is None:
            hand = hands[leader]
            if not hand:
                return
            best = lead_beside(hand, gone, leader & 1 == side, leader == maker, layout)
            hands[leader] = hand ^ best
            gone |= best
            slot, winner = layout.slot_of[best], leader
            followers = order[leader]
        else:
            slot, best, winner = trick
            trick = None
        winning = slot | trumps
        later = len(followers)
        for seat in followers:
            later -= 1
            hand = hands[seat]
            card = follow_beside(hand, slot, best, seat ^ winner == _ACROSS, later, gone, layout)
            hands[seat] = hand ^ card
            gone |= card
            if card & winning and card > best:
                best, winner = card, seat
        taken[winner] += 1
        leader = winner
