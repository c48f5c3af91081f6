# SPDX-License-Identifier: GPL-3.0-or-later
"""The deals that are possible as far as a seat knows, drawn by chance or listed one and all.

A world holds the cards that everybody still has, and the cards each began with: what was said
is judged by those. All follow from the view, so no hidden card can have a say.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from buck_euchre_qt.players.search.bits import PACK_BITS, WHOLE_PACK
from buck_euchre_qt.players.search.view import View

_HAND: Final = 5
_BITS: Final = tuple(1 << place for place in range(WHOLE_PACK.bit_length()))
# How likely it is that the dealer laid aside the very card just taken.
_DISCARDED_UPCARD: Final = 0.03


class World(NamedTuple):
    """One way the cards may lie, as pack masks by seat: `held` now, `dealt` before the play.

    `dealt` has five cards a seat, of those who dropped as well, and after the exchange.
    `discard` is the dealer's, 0 where there was none. `weight` is how much the world counts.
    """

    held: tuple[int, ...]
    dealt: tuple[int, ...]
    discard: int
    weight: float


class Dealer:
    """Deals the unseen cards of one view again and again, as what was seen allows.

    `is_whole` also deals the hands of those who dropped; they matter to what was said.
    """

    def __init__(self, view: View) -> None:
        self._view: Final = view
        self._unseen: Final = [bit for bit in _BITS if bit & view.unseen]
        sizes = view.seen.hand_sizes
        self._upcard: Final = PACK_BITS[view.upcard]
        # The upcard taken lies in the dealer's hand or under the discard.
        self._is_upcard_hidden: Final = bool(view.unseen & self._upcard)
        seats = view.seen.seats
        others = [seat for seat in range(seats) if seat != view.seat]
        self._sizes: Final = {
            seat: _HAND if view.out >> seat & 1 else sizes[seat] for seat in others
        }
        self._voids: Final = view.voids
        # Whose hand is bound most is dealt first.
        self._order: Final = sorted(
            others,
            key=lambda seat: (
                -(self._voids[seat] & view.unseen).bit_count(),
                (seat - view.seat) % seats,
            ),
        )
        self._has_hidden_discard: Final = (
            view.is_taken and view.dealer != view.seat and view.seen.trump is not None
        )

    def draw(self, rng: random.Random) -> World | None:
        """Return a world, or None where the cards drawn did not fit; the weights make up for it.

        Counted with its weight every possible world is as likely as any other.
        """
        view = self._view
        # Sorting by random keys shuffles, and much faster than the library's own way.
        chance = rng.random
        left = sorted(self._unseen, key=lambda _card: chance())
        hands = [0] * view.seen.seats
        hands[view.seat] = view.hand
        weight = 1.0
        discard = 0
        if self._is_upcard_hidden:
            left.remove(self._upcard)
            dealer = view.dealer
            if self._upcard & self._voids[dealer] or rng.random() < _DISCARDED_UPCARD:
                discard = self._upcard
            elif self._sizes[dealer]:
                hands[dealer] = self._upcard
        for seat in self._order:
            void = self._voids[seat]
            need = self._sizes[seat] - (1 if hands[seat] and seat != view.seat else 0)
            if void:
                allowed = [card for card in left if not card & void]
                if len(allowed) < need:
                    return None
                weight *= comb(len(allowed), need)
                chosen = allowed[:need]
                for card in chosen:
                    left.remove(card)
            else:
                weight *= comb(len(left), need)
                chosen = left[:need]
                del left[:need]
            hands[seat] += sum(chosen)
        if self._has_hidden_discard and not discard:
            discard = left[0]
        return self._world(hands, discard, weight)

    def _world(self, hands: list[int], discard: int, weight: float) -> World:
        view = self._view
        dealt = [hand | played for hand, played in zip(hands, view.played, strict=True)]
        for seat in range(view.seen.seats):
            if view.out >> seat & 1:
                if seat == view.seat:
                    continue
                hands[seat] = 0
        return World(tuple(hands), tuple(dealt), discard or view.discard, weight)

    def amount(self) -> int:
        """Return how many worlds there are at most, hands of those who dropped aside."""
        count = 1
        free = len(self._unseen)
        for seat in self._order:
            if self._view.out >> seat & 1:
                continue
            need = self._sizes[seat]
            allowed = sum(1 for card in self._unseen if not card & self._voids[seat])
            count *= comb(min(free, allowed), need)
            free -= need
        return count

    def all_worlds(self) -> list[World]:
        """Return every world, each of the same weight; who dropped holds nothing in them."""
        active = [seat for seat in self._order if not self._view.out >> seat & 1]
        hands = [0] * self._view.seen.seats
        hands[self._view.seat] = self._view.hand
        return [self._world(world, 0, 1.0) for world in self._deal_out(active, self._unseen, hands)]

    def _deal_out(self, seats: list[int], left: list[int], hands: list[int]) -> Iterator[list[int]]:
        if not seats:
            yield hands.copy()
            return
        seat, *rest = seats
        allowed = [card for card in left if not card & self._voids[seat]]
        must = self._must_hold(seat)
        for chosen in combinations(allowed, self._sizes[seat]):
            held = sum(chosen)
            if must & ~held:
                continue
            hands[seat] = held
            yield from self._deal_out(rest, [card for card in left if not card & held], hands)
        hands[seat] = 0

    def _must_hold(self, seat: int) -> int:
        is_here = self._is_upcard_hidden and seat == self._view.dealer and self._sizes[seat] > 0
        return self._upcard if is_here and not self._upcard & self._voids[seat] else 0
