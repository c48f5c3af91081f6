# SPDX-License-Identifier: GPL-3.0-or-later
"""One trick: the suit led, the cards so far and who is winning it (BE-4.2, BE-4.4)."""

from __future__ import annotations

from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.trump import POWERS_UNDER, SUITS_UNDER, Trump


class Trick(NamedTuple):
    """The cards of a trick in playing order, as (seat, card).

    `led` is the suit to follow and `winner` the seat winning so far; both are None while
    nobody has played.
    """

    plays: tuple[tuple[int, Card], ...] = ()
    led: Suit | None = None
    winner: int | None = None
    best: int = 0

    def with_play(self, seat: int, card: Card, trump: Trump) -> Trick:
        """Return the trick after `seat` has put `card` on it."""
        led = self.led or SUITS_UNDER[trump][card]
        plays = (*self.plays, (seat, card))
        strength = POWERS_UNDER[trump][led][card]
        if strength > self.best:
            return Trick(plays, led, seat, strength)
        return Trick(plays, led, self.winner, self.best)


EMPTY_TRICK: Final = Trick()


def followers(hand: tuple[Card, ...], trump: Trump, led: Suit | None) -> tuple[Card, ...]:
    """Return the cards of `hand` that may be played when `led` was led (BE-4.2, BE-4.3)."""
    if led is None:
        return hand
    suits = SUITS_UNDER[trump]
    following = tuple([card for card in hand if suits[card] is led])
    return following or hand
