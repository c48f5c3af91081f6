# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat can work out about the cards it does not see, from public facts alone."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from buck_euchre_qt.engine.cards import DECK, Card, Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import UpcardState
from buck_euchre_qt.engine.trick import Trick
from buck_euchre_qt.engine.trump import Trump, power, suit_of

# A dealer keeps the card just taken unless the hand is full of better trumps.
_KEPT_UPCARD: Final = 0.97


@cache
def chance_of_none(pool: int, wanted: int, drawn: int) -> float:
    """Return the chance that `drawn` of `pool` cards hold none of the `wanted` ones."""
    if wanted <= 0 or drawn <= 0:
        return 1.0
    if drawn > pool - wanted:
        return 0.0
    return comb(pool - wanted, drawn) / comb(pool, drawn)


class Count:
    """The cards a seat has not seen and who may hold them, should `trump` be trumps.

    `hand` is the seat's own, `rivals` the other seats still in, in playing order from its
    left. `drawn` trumps are taken to be gone from the unseen ones, for looking ahead.
    """

    def __init__(
        self, seen: Observation, trump: Trump, hand: tuple[Card, ...] | None = None
    ) -> None:
        self.trump: Final = trump
        self.hand: Final = seen.hand if hand is None else hand
        self.sizes: Final = seen.hand_sizes
        others = [(seen.seat + step) % seen.seats for step in range(1, seen.seats)]
        self.rivals: Final = tuple(seat for seat in others if seat not in seen.out)
        tricks = (*seen.tricks, seen.trick)
        known = {card for trick in tricks for _, card in trick.plays}
        known.update(seen.hand, self.hand)
        if seen.discard is not None:
            known.add(seen.discard)
        self.taker: int | None = None
        self.taken_card: Final = seen.upcard
        will_be_taken = seen.upcard_state is UpcardState.TAKEN or (
            seen.upcard_state is UpcardState.FACE_UP
            and seen.upcard.suit is trump.suit
            and seen.trump is None
        )
        if will_be_taken and seen.dealer != seen.seat and seen.upcard not in known:
            self.taker = seen.dealer
        known.add(seen.upcard)
        unseen = [card for card in DECK if card not in known]
        self.strengths: Final[dict[Suit, list[int]]] = {suit: [] for suit in Suit}
        for card in unseen:
            suit = suit_of(card, trump)
            self.strengths[suit].append(power(card, trump, suit))
        self.voids: Final = shown_voids(tricks, seen.seats, trump)
        self.unseen: Final = len(unseen)
        self.pools: Final = tuple(
            self.unseen - sum(len(self.strengths[suit]) for suit in voids) for voids in self.voids
        )

    def higher(self, strength: int, suit: Suit) -> int:
        """Return how many unseen cards of `suit` are stronger than `strength`."""
        return sum(1 for other in self.strengths[suit] if other > strength)

    def length(self, suit: Suit) -> int:
        """Return how many unseen cards belong to `suit`."""
        return len(self.strengths[suit])

    def chance_beaten(
        self, seat: int, strength: int, led: Suit, drawn: int = 0, ahead: int = 0
    ) -> float:
        """Return the chance that `seat` can beat a card of `strength` when `led` was led.

        `ahead` unseen cards are in hands already looked at.
        """
        trumps = self.trump.suit
        voids = self.voids[seat]
        pool = self.pools[seat]
        size = self.sizes[seat]
        has_known = seat == self.taker
        if has_known:
            size -= 1
        size = min(size, pool)
        following = 0 if led in voids else len(self.strengths[led])
        winning = 0 if led in voids else self.higher(strength, led)
        if has_known and led is trumps:
            if power(self.taken_card, self.trump, led) > strength:
                return _KEPT_UPCARD
            following = pool  # Holds a trump for sure, so never ruffs.
        no_higher = chance_of_none(max(pool - ahead, size), winning, size)
        if trumps is None or led is trumps:
            return 1 - no_higher
        over = 0 if trumps in voids else self.higher(strength, trumps)
        over = max(0, over - drawn)
        void = chance_of_none(pool, following, size)
        if has_known and power(self.taken_card, self.trump, led) > strength:
            return 1 - no_higher + void * _KEPT_UPCARD
        return 1 - no_higher + void - chance_of_none(pool, following + over, size)

    def chance_to_hold(
        self, strength: int, led: Suit, seats: tuple[int, ...], drawn: int = 0
    ) -> float:
        """Return the chance that none of `seats` can beat a card of `strength`."""
        chance = 1.0
        ahead = 0
        for seat in seats:
            chance *= 1 - min(1.0, self.chance_beaten(seat, strength, led, drawn, ahead))
            ahead += self.sizes[seat]
        return chance

    def expected_higher(self, strength: int, suit: Suit) -> float:
        """Return how many stronger cards of `suit` the rivals hold on average."""
        count = 0.0
        if self.unseen:
            holders = [seat for seat in self.rivals if suit not in self.voids[seat]]
            held = sum(self.sizes[seat] for seat in holders)
            count = self.higher(strength, suit) * min(1.0, held / self.unseen)
        is_known = self.taker in self.rivals and suit_of(self.taken_card, self.trump) is suit
        if is_known and power(self.taken_card, self.trump, suit) > strength:
            count += _KEPT_UPCARD
        return count


def shown_voids(tricks: tuple[Trick, ...], seats: int, trump: Trump) -> tuple[frozenset[Suit], ...]:
    """Return for each seat the suits it has shown not to hold by not following (BE-4.2)."""
    voids: list[set[Suit]] = [set() for _ in range(seats)]
    for trick in tricks:
        for seat, card in trick.plays:
            if trick.led is not None and suit_of(card, trump) is not trick.led:
                voids[seat].add(trick.led)
    return tuple(frozenset(suits) for suits in voids)
