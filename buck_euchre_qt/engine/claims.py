# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the rest of the tricks are certain for a seat, from what it knows alone (BE-4.4)."""

from __future__ import annotations

from collections import Counter

from buck_euchre_qt.engine.cards import DECK, Card, Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump, power, suit_of


def certain_cards(seen: Observation) -> tuple[Card, ...]:
    """Return the whole hand in an order in which every card takes its trick, if that is certain.

    Empty where it is not, where the seat is not about to lead, or where a single card is left.
    Certain means: however the cards that the seat has not seen are spread, and whatever the
    others play. Some hands that are certain all the same are not found.
    """
    is_leading = seen.phase is Phase.PLAY and seen.turn == seen.seat and not seen.trick.plays
    if not is_leading or seen.trump is None or len(seen.hand) < 2:
        return ()
    trump = seen.trump
    hidden = _hidden_cards(seen)
    order = _leading_order(seen.hand, trump)
    led: Counter[Suit] = Counter()
    for card in order:
        suit = suit_of(card, trump)
        if not _is_safe(card, suit, trump, hidden, led):
            return ()
        led[suit] += 1
    return order


def _hidden_cards(seen: Observation) -> frozenset[Card]:
    """Return the cards that another may hold, as far as the seat knows."""
    known = {*seen.hand, *(card for trick in seen.tricks for _, card in trick.plays)}
    if seen.discard is not None:
        known.add(seen.discard)
    if seen.upcard_state is not UpcardState.TAKEN:
        known.add(seen.upcard)
    return frozenset(DECK) - known


def _leading_order(hand: tuple[Card, ...], trump: Trump) -> tuple[Card, ...]:
    """Return the trumps from the highest down, then the other suits likewise."""

    def key(card: Card) -> tuple[bool, str, int]:
        suit = suit_of(card, trump)
        return suit is not trump.suit, suit.value, -power(card, trump, suit)

    return tuple(sorted(hand, key=key))


def _is_safe(
    card: Card, suit: Suit, trump: Trump, hidden: frozenset[Card], led: Counter[Suit]
) -> bool:
    """Return whether nobody can take the trick that the card is led to.

    Whoever could follow earlier leads of the seat had to, so that after k of them one hand holds
    all but k hidden cards of that suit at most; it is taken to have kept the highest.
    """
    mine = power(card, trump, suit)
    followers = [other for other in hidden if suit_of(other, trump) is suit]
    has_higher = any(power(other, trump, suit) > mine for other in followers)
    if has_higher and len(followers) > led[suit]:
        return False
    if trump.suit is None or suit is trump.suit:
        return True
    trumps = sum(1 for other in hidden if suit_of(other, trump) is trump.suit)
    return trumps <= led[trump.suit]
