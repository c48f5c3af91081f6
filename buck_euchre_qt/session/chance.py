# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that chance decides at the table: the first dealer, the shuffle, the cut."""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from buck_euchre_qt.engine.cards import DECK, Card, parse_card
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.engine.seals import FINGERPRINT_KEY, SALT_BYTES, SALT_KEY, fingerprint, is_salt
from buck_euchre_qt.session.deal_codes import ALPHABET, CODE_LENGTH

NEXT_DEAL_KEY: Final = "next_deal"


@dataclass(frozen=True, slots=True)
class PreparedDeal:
    """The next deal as chance has settled it before anybody sees a card.

    It is kept with the saved match: loading again deals the same cards. `cut` is what chance
    would cut, for a cutter who leaves it to chance. `salt` seals the deck, and is empty in
    records of versions that sealed nothing.
    """

    dealer: int
    deck: tuple[Card, ...]
    cut: int
    salt: str = ""

    @property
    def fingerprint(self) -> str:
        """What can be shown before the first card; empty without a salt."""
        return fingerprint(self.salt, self.deck) if self.salt else ""

    @property
    def seal(self) -> dict[str, Json]:
        """What the record keeps with the deal, for checking it later."""
        if not self.salt:
            return {}
        return {SALT_KEY: self.salt, FINGERPRINT_KEY: self.fingerprint}

    def to_json(self) -> dict[str, Json]:
        """Return the deal as plain data."""
        salt: dict[str, Json] = {SALT_KEY: self.salt} if self.salt else {}
        return {
            "dealer": self.dealer,
            "deck": [card.text for card in self.deck],
            "cut": self.cut,
            **salt,
        }

    @staticmethod
    def from_json(data: object, seats: int) -> PreparedDeal | None:
        """Return the deal kept in a saved match, or None when it is not a sound one."""
        match data:
            case {"dealer": int(dealer), "deck": list(texts), "cut": int(cut), **others}:
                pass
            case _:
                return None
        # True and false are whole numbers to Python, and to nobody else.
        if isinstance(dealer, bool) or isinstance(cut, bool):
            return None
        if not all(isinstance(text, str) for text in texts):
            return None
        try:
            deck = tuple(parse_card(text) for text in texts)
        except ValueError:
            return None
        is_sound = len(deck) == len(DECK) == len(set(deck)) and 0 < cut < len(DECK)
        salt = others.get(SALT_KEY)
        kept = PreparedDeal(dealer, deck, cut, str(salt) if is_salt(salt) else "")
        return kept if is_sound and 0 <= dealer < seats else None


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
        return PreparedDeal(
            chosen, deck, 1 + self.number(len(deck) - 1), os.urandom(SALT_BYTES).hex()
        )

    def seed(self) -> str:
        """Return a fresh seed for the computer players of a match."""
        return f"{self.number(2**53):014x}"

    def code(self) -> str:
        """Return a fresh deal code: sixteen signs of 32, as many as there are orders of a deck."""
        return "".join(ALPHABET[self.number(len(ALPHABET))] for _ in range(CODE_LENGTH))


def deal_of_code(code: str, number: int, dealer: int | None, seats: int) -> PreparedDeal:
    """Return the deal that a deal code means as a match's deal `number`, counted from 1.

    Everybody with the code gets the same cards and the same cut; only the salt differs.
    """
    return Chance(f"buck-euchre {code} {number}").prepare_deal(dealer, seats)


def seed_of_code(code: str) -> str:
    """Return the seed of the computer players in a match played from a deal code."""
    return Chance(f"buck-euchre {code} players").seed()


def prepared_in(extras: Mapping[str, Json], seats: int) -> PreparedDeal | None:
    """Return the prepared deal among a saved match's extra keys."""
    return PreparedDeal.from_json(extras.get(NEXT_DEAL_KEY), seats)
