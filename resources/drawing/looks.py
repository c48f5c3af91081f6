# SPDX-License-Identifier: GPL-3.0-or-later
"""The looks that the faces of the deck come in, and the folder of each."""

from dataclasses import dataclass
from enum import Enum

from drawing.suits import COLOURS, FOUR_COLOURS


class Colours(Enum):
    """How many colours the suits have; the value is part of the folder's name."""

    TWO = ""
    FOUR = "4"


class IndexSize(Enum):
    """How large the indices are; the value is part of the folder's name."""

    NORMAL = ""
    LARGE = "_large"


@dataclass(frozen=True)
class Look:
    """One look of the deck."""

    colours: Colours = Colours.TWO
    index_size: IndexSize = IndexSize.NORMAL

    @property
    def folder(self) -> str:
        """The folder of the faces inside the resources directory."""
        return f"cards{self.colours.value}{self.index_size.value}"

    def colour(self, suit: str) -> str:
        """Return the colour of the pips and indices of a suit."""
        return (FOUR_COLOURS if self.colours is Colours.FOUR else COLOURS)[suit]


LOOKS = tuple(Look(colours, size) for size in IndexSize for colours in Colours)
