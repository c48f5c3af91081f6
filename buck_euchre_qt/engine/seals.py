# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof that a deck was fixed before anybody saw a card."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.match import DealLog
from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.engine.record_text import Json

SALT_KEY: Final = "salt"
FINGERPRINT_KEY: Final = "fingerprint"
SALT_BYTES: Final = 16

_SALT: Final = re.compile(r"[0-9a-f]{32}")


def is_salt(text: object) -> bool:
    """Return whether a text from a file is a salt."""
    return isinstance(text, str) and _SALT.fullmatch(text) is not None


def sealed_text(salt: str, deck: Sequence[Card]) -> str:
    """Return the text of which the fingerprint is taken: salt and cards, a blank between each."""
    return " ".join([salt, *(card.text for card in deck)])


def fingerprint(salt: str, deck: Sequence[Card]) -> str:
    """Return the SHA-256 of salt and shuffled deck in 64 hexadecimal digits."""
    # Imported when a deal is sealed: the table comes sooner.
    import hashlib

    return hashlib.sha256(sealed_text(salt, deck).encode("ascii")).hexdigest()


class Proof(Enum):
    """What comparing a deal with its fingerprint shows."""

    FITS = "fits"
    DIFFERS = "differs"
    NONE = "none"


class Seal(NamedTuple):
    """A deal's salt with the fingerprint that was shown before it, both empty without one."""

    salt: str
    shown: str


def seal_of(extras: Mapping[str, Json]) -> Seal:
    """Return the seal that a record keeps with a deal."""
    salt, shown = extras.get(SALT_KEY), extras.get(FINGERPRINT_KEY)
    if is_salt(salt) and isinstance(shown, str):
        return Seal(str(salt), shown)
    return Seal("", "")


def prove(seal: Seal, deal: DealLog) -> Proof:
    """Return whether a deal's deck is the one that was sealed."""
    if not seal.salt:
        return Proof.NONE
    return Proof.FITS if fingerprint(seal.salt, deal.deck) == seal.shown else Proof.DIFFERS


def seals_of(saved: SavedMatch) -> list[Seal]:
    """Return the seal of each deal of a match, the first deal's first."""
    known = saved.deal_extras[: len(saved.match.deals)]
    missing = len(saved.match.deals) - len(known)
    return [*map(seal_of, known), *(Seal("", "") for _ in range(missing))]
