# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact solution of a deal with open cards: one side's tricks against all the others.

A side is a seat, or a seat and its partner. The others are taken to work together, so the
answer is what the side can have for sure. The search asks yes or no ("can the side still take
so many?"), which cuts off at once, and keeps what it learnt of every position at the start of
a trick for as long as the deal lasts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.players.search.bits import Layout


class OpenTrick(NamedTuple):
    """A trick under way: who led, counted from hand 0, the slot led, the best card, its owner."""

    leader: int
    slot: int
    best: int
    winner: int


class OpenDeal:
    """A deal with open cards as the seat with hand 0 plays it, the others in playing order.

    Hands are trump masks of the cards still held; seats that dropped are left out. It asks
    nothing about whose deal it is: everything is counted from hand 0. `partner` is the hand
    whose tricks count as well, where there is one.
    """

    def __init__(self, hands: Sequence[int], layout: Layout, partner: int | None = None) -> None:
        self._hands: Final = list(hands)
        self._players: Final = len(hands)
        self._own: Final = (0,) if partner is None else (0, partner)
        self._is_own: Final = [hand in self._own for hand in range(len(hands))]
        self._trumps: Final = layout.trumps
        self._universe: Final = layout.universe
        self._slot_of: Final = layout.slot_of
        self._at_least: Final[dict[int, int]] = {}
        self._at_most: Final[dict[int, int]] = {}

    def tricks_to_come(self, leader: int, most: int) -> int:
        """Return how many tricks the side takes when `leader` leads and `most` are left."""
        need = 1
        while need <= most and self._can_take(leader, most, need):
            need += 1
        return need - 1

    def tricks_after(self, card: int, trick: OpenTrick | None, left: int, guess: int) -> int:
        """Return how many of the `left` tricks, this one included, the side takes with `card`.

        Hand 0 plays it. `trick` is the one under way, None when hand 0 leads. `guess` is the
        number to try first: any will do, a good one saves time.
        """
        hands = self._hands
        hands[0] ^= card
        if trick is None:
            placed, leader, slot, best, winner = 1, 0, self._slot_of[card], card, 0
        else:
            leader, slot, best, winner = trick
            placed = self._players - leader + 1
            if card & (slot | self._trumps) and card > best:
                best, winner = card, 0
        need = max(1, min(guess, left))
        if self._follow(placed, leader, slot, best, winner, left, need):
            while need < left and self._follow(placed, leader, slot, best, winner, left, need + 1):
                need += 1
        else:
            need -= 1
            while need > 0 and not self._follow(placed, leader, slot, best, winner, left, need):
                need -= 1
        hands[0] |= card
        return need

    def _can_take(self, leader: int, left: int, need: int) -> bool:
        """Whether the side takes `need` of the `left` tricks when `leader` begins the next."""
        if need <= 0:
            return True
        if need > left:
            return False
        if left == 1:
            return self._takes_last(leader)
        hands = self._hands
        everything = 0
        for hand in hands:
            everything |= hand
        key = everything << 2 | leader
        if self._at_least.get(key, 0) >= need:
            return True
        if self._at_most.get(key, 9) < need:
            return False
        sure = self._sure_tricks(everything)
        if sure >= need:
            return True
        if sure < 0 and left + sure < need:
            return False
        hand = hands[leader]
        same = self._universe & ~(everything ^ hand)
        slot_of = self._slot_of
        is_mine = self._is_own[leader]
        answer = not is_mine
        for card in reversed(_unequal(hand, same)):
            hands[leader] = hand ^ card
            if self._follow(1, leader, slot_of[card], card, leader, left, need) is is_mine:
                answer = is_mine
                break
        hands[leader] = hand
        if answer:
            self._at_least[key] = need
        else:
            self._at_most[key] = need - 1
        return answer

    def _sure_tricks(self, everything: int) -> int:
        """Return how many highest trumps one hand of the side holds; -1 where they are another's.

        Highest trumps in one hand take a trick each, whatever happens.
        """
        rest = everything & self._trumps
        if not rest:
            return 0
        for own in self._own:
            mine = self._hands[own]
            sure = 0
            while rest and (top := 1 << rest.bit_length() - 1) & mine:
                sure += 1
                rest ^= top
            if sure:
                return sure
        return -1

    def _takes_last(self, leader: int) -> bool:
        """Whether the side takes a trick to which every hand has one card left."""
        hands = self._hands
        slots = self._slot_of[hands[leader]] | self._trumps
        # Only what follows suit or is a trump can win, and there the higher number does.
        best = max([hand for hand in hands if hand & slots])
        return best in [hands[own] for own in self._own]

    def _follow(
        self, placed: int, leader: int, slot: int, best: int, winner: int, left: int, need: int
    ) -> bool:
        """Whether the side takes `need` when `placed` cards of a trick lie and `best` wins it."""
        players = self._players
        is_own = self._is_own
        if placed == players:
            return self._can_take(winner, left - 1, need - 1 if is_own[winner] else need)
        hands = self._hands
        seat = leader + placed
        if seat >= players:
            seat -= players
        hand = hands[seat]
        pool = hand & slot or hand
        winning = slot | self._trumps
        is_mine = is_own[seat]
        if pool & (pool - 1):
            others = best
            for other in hands:
                others |= other
            same = self._universe & ~(others ^ hand)
            higher = pool & winning & -(best << 1)
            # A side that has the trick already rather throws off first.
            if is_own[winner] is is_mine:
                moves = _unequal(pool ^ higher, same) + _unequal(higher, same)
            else:
                moves = _unequal(higher, same) + _unequal(pool ^ higher, same)
        else:
            moves = [pool]
        answer = not is_mine
        placed += 1
        for card in moves:
            hands[seat] = hand ^ card
            if card & winning and card > best:
                takes = self._follow(placed, leader, slot, card, seat, left, need)
            else:
                takes = self._follow(placed, leader, slot, best, winner, left, need)
            if takes is is_mine:
                answer = is_mine
                break
        hands[seat] = hand
        return answer


def _unequal(cards: int, same: int) -> list[int]:
    """Return the lowest card of each run of equals; `same` is all that parts none of them."""
    moves = []
    while cards:
        card = cards & -cards
        moves.append(card)
        # The carry runs up through the equals to the first card of somebody else.
        cards &= ~((same + card) ^ same)
    return moves
