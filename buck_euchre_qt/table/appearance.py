# SPDX-License-Identifier: GPL-3.0-or-later
"""How the table is to look, as one value, and which drawing of a card goes with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from buck_euchre_qt.engine.cards import Card, Rank

BACKS: Final = ("crimson", "indigo", "forest")
"""The names of the backs that are drawn, the usual one first."""
LEAST_TEXT_SCALE: Final = 1.0
MOST_TEXT_SCALE: Final = 1.5


class Felt(Enum):
    """The colour of the cloth."""

    GREEN = "green"
    BLUE = "blue"
    CLARET = "claret"


class Theme(Enum):
    """Whether plates and texts are light, dark, or as different from their ground as can be."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Indices(Enum):
    """The letters in the corners of the cards; the value names those of ace to jack."""

    INTERNATIONAL = "AKQJ"
    FRENCH = "ARDV"


class SuitColours(Enum):
    """How many colours tell the suits apart."""

    TWO = "two"
    FOUR = "four"


class IndexSize(Enum):
    """How large the corners of the cards are."""

    USUAL = "usual"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Appearance:
    """Everything about the looks of the table that can be chosen.

    `back` is one of `BACKS`. `has_bower_signs` puts a small sign on the two highest trumps.
    `text_scale` multiplies the size of every text, from `LEAST_TEXT_SCALE` to
    `MOST_TEXT_SCALE`.
    """

    felt: Felt = Felt.GREEN
    theme: Theme = Theme.DARK
    back: str = BACKS[0]
    indices: Indices = Indices.INTERNATIONAL
    colours: SuitColours = SuitColours.TWO
    index_size: IndexSize = IndexSize.USUAL
    has_bower_signs: bool = True
    text_scale: float = LEAST_TEXT_SCALE

    def __post_init__(self) -> None:
        if not LEAST_TEXT_SCALE <= self.text_scale <= MOST_TEXT_SCALE:
            raise ValueError(f"texts cannot be {self.text_scale} times as large")
        if self.back not in BACKS:
            raise ValueError(f"there is no back {self.back!r}")

    @property
    def has_four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.colours is SuitColours.FOUR


_COURT_LETTERS: Final = {Rank.KING: "R", Rank.QUEEN: "D", Rank.JACK: "V"}


def card_resource(card: Card | None, appearance: Appearance) -> str:
    """Return the name of the drawing of a card, or of the back for None."""
    if card is None:
        return f":/cards/back_{appearance.back}.svg"
    colours = "4" if appearance.has_four_colours else ""
    size = "_large" if appearance.index_size is IndexSize.LARGE else ""
    letter = _COURT_LETTERS.get(card.rank, "")
    own = f"_{letter}" if letter and appearance.indices is Indices.FRENCH else ""
    return f":/cards{colours}{size}/{card.text}{own}.svg"
