# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that chance decides at the table: the first dealer, the shuffle, the cut."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from buck_euchre_qt.engine.cards import DECK, Card, parse_card
from buck_euchre_qt.engine.record_text import Json


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """The next deal as chance has settled it before anybody sees a card.

    It is kept with the saved match: loading again deals the same cards. `cut` is what chance
    would cut, for a cutter who leaves it to chance.
    """

    dealer: int
    deck: tuple[Card, ...]
    cut: int

    def to_json(self) -> dict[str, Json]:
        """Return the deal as plain data."""
        return {
            "dealer": self.dealer,
            "deck": [card.text for card in self.deck],
            "cut": self.cut,
        }

    @staticmethod
    def from_json(data: object, seats: int) -> PreparedDeal | None:
        """Return the deal kept in a saved match, or None when it is not a sound one."""
        match data:
            case {"dealer": int(dealer), "deck": list(texts), "cut": int(cut)}:
                pass
            case _:
                return None
        try:
            deck = tuple(parse_card(str(text)) for text in texts)
        except ValueError:
            return None
        is_sound = len(deck) == len(DECK) == len(set(deck)) and 0 < cut < len(DECK)
        return PreparedDeal(dealer, deck, cut) if is_sound and 0 <= dealer < seats else None


class Chance:
    """Draws from the operating system's randomness, or repeatably from a seed.

    Only `random()` is used, the one sequence that Python promises never to change.
    """

    def __init__(self, seed: str | None = None) -> None:
        self._rng = random.SystemRandom() if seed is None else random.Random(seed)

    def number(self, below: int) -> int:
        """Return a number from 0 to `below` - 1."""
        return int(self._rng.random() * below)

    def shuffled_deck(self) -> tuple[Card, ...]:
        """Return the 24 cards in random order (BE-2.2)."""
        deck = list(DECK)
        for last in range(len(deck) - 1, 0, -1):
            other = self.number(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def prepare_deal(self, dealer: int | None, seats: int) -> PreparedDeal:
        """Return the next deal; `dealer` None draws the first one (BE-2.1)."""
        chosen = self.number(seats) if dealer is None else dealer
        deck = self.shuffled_deck()
        return PreparedDeal(chosen, deck, 1 + self.number(len(deck) - 1))

    def seed(self) -> str:
        """Return a fresh seed for the computer players of a match."""
        return f"{self.number(2**53):014x}"


def prepared_in(extras: Mapping[str, Json], seats: int) -> PreparedDeal | None:
    """Return the prepared deal among a saved match's extra keys."""
    return PreparedDeal.from_json(extras.get(NEXT_DEAL_KEY), seats)


NEXT_DEAL_KEY = "next_deal"
