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
        rest = self._rest()
        need = 1
        while need <= most and self._can_take(leader, most, need, rest):
            need += 1
        return need - 1

    def tricks_after(self, card: int, trick: OpenTrick | None, left: int, guess: int) -> int:
        """Return how many of the `left` tricks, this one included, the side takes with `card`.

        Hand 0 plays it. `trick` is the one under way, None when hand 0 leads. `guess` is the
        number to try first: any will do, a good one saves time.
        """
        hands = self._hands
        hands[0] ^= card
        rest = self._rest()
        if trick is None:
            placed, leader, slot, best, winner = 1, 0, self._slot_of[card], card, 0
        else:
            leader, slot, best, winner = trick
            placed = self._players - leader + 1
            if card & (slot | self._trumps) and card > best:
                best, winner = card, 0

        def takes(need: int) -> bool:
            if placed == self._players:
                return self._after(winner, left, need, rest)
            return self._follow(placed, leader, slot, best, winner, left, need, rest)

        need = max(1, min(guess, left))
        if takes(need):
            while need < left and takes(need + 1):
                need += 1
        else:
            need -= 1
            while need > 0 and not takes(need):
                need -= 1
        hands[0] |= card
        return need

    def _rest(self) -> int:
        """Return all the cards that are still held."""
        rest = 0
        for hand in self._hands:
            rest |= hand
        return rest

    def _after(self, winner: int, left: int, need: int, rest: int) -> bool:
        """Whether the side takes `need` of the `left` tricks, of which `winner` has just taken one.

        Here and below `rest` are all the cards still held.
        """
        if self._is_own[winner]:
            need -= 1
        if need <= 0:
            return True
        return need < left and self._can_take(winner, left - 1, need, rest)

    def _can_take(self, leader: int, left: int, need: int, rest: int) -> bool:
        """Whether the side takes `need` of the `left` tricks, 1 or more, when `leader` begins."""
        if left == 1:
            return self._takes_last(leader)
        key = rest << 2 | leader
        if self._at_least.get(key, 0) >= need:
            return True
        if self._at_most.get(key, 9) < need:
            return False
        hands = self._hands
        trumps = rest & self._trumps
        if trumps:
            # Highest trumps in one hand take a trick each, whatever happens.
            sure = 0
            for own in self._own:
                mine = hands[own]
                while trumps and (top := 1 << trumps.bit_length() - 1) & mine:
                    sure += 1
                    trumps ^= top
                if sure:
                    break
            if sure >= need:
                return True
            if sure == 0 and left == need:
                return False
        hand = hands[leader]
        same = self._universe & ~(rest ^ hand)
        slot_of = self._slot_of
        is_mine = self._is_own[leader]
        answer = not is_mine
        for card in reversed(_unequal(hand, same)):
            hands[leader] = hand ^ card
            slot = slot_of[card]
            if self._follow(1, leader, slot, card, leader, left, need, rest ^ card) is is_mine:
                answer = is_mine
                break
        hands[leader] = hand
        if answer:
            self._at_least[key] = need
        else:
            self._at_most[key] = need - 1
        return answer

    def _takes_last(self, leader: int) -> bool:
        """Whether the side takes a trick to which every hand has one card left."""
        hands = self._hands
        slots = self._slot_of[hands[leader]] | self._trumps
        # Only what follows suit or is a trump can win, and there the higher number does.
        best = max([hand for hand in hands if hand & slots])
        return self._is_own[hands.index(best)]

    def _follow(
        self,
        placed: int,
        leader: int,
        slot: int,
        best: int,
        winner: int,
        left: int,
        need: int,
        rest: int,
    ) -> bool:
        """Whether the side takes `need` when `placed` cards of a trick lie and `best` wins it."""
        players = self._players
        is_own = self._is_own
        hands = self._hands
        seat = leader + placed
        if seat >= players:
            seat -= players
        hand = hands[seat]
        pool = hand & slot or hand
        winning = slot | self._trumps
        is_mine = is_own[seat]
        if pool & (pool - 1):
            same = self._universe & ~((rest | best) ^ hand)
            higher = pool & winning & -(best << 1)
            lower = pool ^ higher
            if not higher:
                moves = _unequal(lower, same)
            elif not lower:
                moves = _unequal(higher, same)
            elif is_own[winner] is is_mine:
                # A side that has the trick already rather throws off first.
                moves = _unequal(lower, same) + _unequal(higher, same)
            else:
                moves = _unequal(higher, same) + _unequal(lower, same)
        else:
            moves = [pool]
        answer = not is_mine
        placed += 1
        for card in moves:
            hands[seat] = hand ^ card
            top, taker = (card, seat) if card & winning and card > best else (best, winner)
            if placed < players:
                takes = self._follow(placed, leader, slot, top, taker, left, need, rest ^ card)
            else:
                # The trick is full; this is `_after`, without the call.
                more = need - 1 if is_own[taker] else need
                takes = more <= 0 or (
                    more < left and self._can_take(taker, left - 1, more, rest ^ card)
                )
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
