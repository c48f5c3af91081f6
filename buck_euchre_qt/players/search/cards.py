# SPDX-License-Identifier: GPL-3.0-or-later
"""The play of the cards by simple habits on bits: quick enough to play out thousands of deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from buck_euchre_qt.players.search.bits import SLOT_BITS, SLOT_MASKS, Layout

_HEIGHT: Final = {1 << place: place % SLOT_BITS for place in range(SLOT_BITS * 4)}


def _order(active: tuple[bool, ...], leader: int) -> tuple[int, ...]:
    around = [(leader + step) % len(active) for step in range(1, len(active))]
    return tuple(seat for seat in around if active[seat])


ORDERS: Final = {
    active: tuple(_order(active, leader) for leader in range(seats))
    for seats in (2, 4)
    for active in product((False, True), repeat=seats)
}
"""The seats that follow each leader, by who is in."""


def lead_card(hand: int, gone: int, is_maker: bool, layout: Layout) -> int:
    """Return the card that a seat leads; `gone` are the cards it has seen go."""
    if not hand & (hand - 1):
        return hand
    trumps = layout.trumps
    unseen = layout.universe & ~(gone | hand)
    mine = hand & trumps
    others = unseen & trumps
    if mine:
        top = 1 << mine.bit_length() - 1
        if mine > others and (is_maker or others or mine == hand):
            return top
        if mine == hand:
            # Low trumps draw high ones as well as any when none of them wins.
            return top
        if is_maker and others and mine & (mine - 1):
            return top
    best = 0
    best_value = -1.0
    for slot in SLOT_MASKS:
        if slot & trumps:
            continue
        suit = hand & slot
        if not suit:
            continue
        rest = unseen & slot
        card = 1 << suit.bit_length() - 1
        above = (rest & -card).bit_count()
        if above == 0:
            value = 10.0 + rest.bit_count() if others else 20.0 + suit.bit_count()
        else:
            # From a suit that cannot win, a single low card makes a void to trump with.
            value = 3.0 - above - (0.5 if suit & (suit - 1) else 0.0)
        if value > best_value or best == 0:
            best, best_value = card, value
    if best_value < 9 and mine and mine > others:
        return 1 << mine.bit_length() - 1
    return best


def follow_card(hand: int, slot: int, best: int, later: int, gone: int, layout: Layout) -> int:
    """Return the card that a seat adds to a trick of `slot` that `best` is winning.

    `later` is how many still play after the seat, `gone` what it has seen go, this trick's
    cards among it.
    """
    pool = hand & slot or hand
    if not pool & (pool - 1):
        return pool
    trumps = layout.trumps
    higher = pool & (slot | trumps) & -(best << 1)
    if higher:
        lowest = higher & -higher
        if later == 0:
            return lowest
        top = 1 << higher.bit_length() - 1
        if hand & slot:
            unseen = layout.universe & ~(gone | hand) & slot
            above = (unseen & -top).bit_count()
            if above == 0:
                # The lowest of the equals at the top does as well.
                while (below := top >> 1) & higher and not unseen & below:
                    top = below
                return top
            if slot & trumps:
                return lowest if above < later + 1 and unseen.bit_count() > above else pool & -pool
            return top if above == 1 else pool & -pool
        return lowest
    if hand & slot:
        return pool & -pool
    return throw_off(hand, gone, layout)


def throw_off(hand: int, gone: int, layout: Layout) -> int:
    """Return the card that is missed least on a trick that cannot be won."""
    trumps = layout.trumps
    plain = hand & ~trumps
    if not plain:
        return hand & -hand
    unseen = layout.universe & ~(gone | hand)
    best = 0
    best_value = 99.0
    for slot in SLOT_MASKS:
        suit = plain & slot
        if not suit:
            continue
        card = suit & -suit
        rest = unseen & slot
        above = (rest & -card).bit_count()
        value = float(_HEIGHT[card])
        if above == 0:
            value += 10
        elif suit == card:
            value -= 0.7 if hand & trumps else 0.2
        elif above == 1:
            value += 2
        top = 1 << suit.bit_length() - 1
        if suit.bit_count() == 2 and (rest & -top).bit_count() == 1:
            value += 3  # This one guards the next.
        if value < best_value:
            best, best_value = card, value
    return best


def play_out(
    hands: list[int],
    leader: int,
    trick: tuple[int, int, int] | None,
    followers: Sequence[int],
    taken: list[int],
    gone: int,
    maker: int | None,
    layout: Layout,
) -> None:
    """Play a deal to its end, adding the tricks to `taken`; `hands` are used up.

    Who dropped has an empty hand. `trick` is the one under way as slot, best card and its
    owner, and `followers` who still play to it; without one `leader` begins the next.
    """
    trumps = layout.trumps
    slot_of = layout.slot_of
    order = ORDERS[tuple([hand > 0 for hand in hands])]
    if trick is not None:
        slot, best, leader = trick
        later = len(followers)
        for seat in followers:
            later -= 1
            card = follow_card(hands[seat], slot, best, later, gone, layout)
            hands[seat] ^= card
            gone |= card
            if card & (slot | trumps) and card > best:
                best, leader = card, seat
        taken[leader] += 1
    while hands[leader]:
        hand = hands[leader]
        card = lead_card(hand, gone, leader == maker, layout)
        hands[leader] = hand ^ card
        gone |= card
        slot = slot_of[card]
        winning = slot | trumps
        best, winner = card, leader
        followers = order[leader]
        later = len(followers)
        for seat in followers:
            later -= 1
            hand = hands[seat]
            card = follow_card(hand, slot, best, later, gone, layout)
            hands[seat] = hand ^ card
            gone |= card
            if card & winning and card > best:
                best, winner = card, seat
        taken[winner] += 1
        leader = winner
