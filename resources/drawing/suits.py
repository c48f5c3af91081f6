# SPDX-License-Identifier: GPL-3.0-or-later
"""The four suits and the no-trump sign as one family of shapes in a box of 100."""

from drawing.palette import (
    BLUE,
    CORAL,
    CREAM,
    GOLD,
    GREEN,
    INK,
    LIGHT_BLUE,
    LIGHT_GREEN,
    RED,
)
from drawing.svg import document, line, path, placed, ring

SHAPES = {
    "C": (
        "M50 5C63 5 72 14 72 26C72 33 69 39 64 43C67 41 71 40 75 40C87 40 96 49 96 61"
        "C96 73 87 82 75 82C66 82 59 78 54 71C55 81 58 89 66 95H34C42 89 45 81 46 71"
        "C41 78 34 82 25 82C13 82 4 73 4 61C4 49 13 40 25 40C29 40 33 41 36 43"
        "C31 39 28 33 28 26C28 14 37 5 50 5Z"
    ),
    "D": "M50 3C59 20 73 38 88 50C73 62 59 80 50 97C41 80 27 62 12 50C27 38 41 20 50 3Z",
    "H": (
        "M50 95C44 80 6 62 6 33C6 17 17 7 29 7C39 7 47 14 50 24C53 14 61 7 71 7"
        "C83 7 94 17 94 33C94 62 56 80 50 95Z"
    ),
    "S": (
        "M50 4C56 20 94 38 94 63C94 76 85 84 74 84C65 84 58 79 54 71C55 81 58 89 66 95H34"
        "C42 89 45 81 46 71C42 79 35 84 26 84C15 84 6 76 6 63C6 38 44 20 50 4Z"
    ),
}
COLOURS = {"C": INK, "D": RED, "H": RED, "S": INK}
LIGHT_COLOURS = {"C": CREAM, "D": CORAL, "H": CORAL, "S": CREAM}
FOUR_COLOURS = COLOURS | {"C": GREEN, "D": BLUE}
LIGHT_FOUR_COLOURS = LIGHT_COLOURS | {"C": LIGHT_GREEN, "D": LIGHT_BLUE}

_CROWN = "M27 68L21 36L37 49L50 26L63 49L79 36L73 68Z"


def pip(suit: str, x: float, y: float, size: float, *, colour: str = "") -> str:
    """Return a suit centred at x, y, in its own colour unless another is given."""
    shape = path(SHAPES[suit], colour or COLOURS[suit])
    return placed(shape, x - size / 2, y - size / 2, size / 100)


def suit_drawing(suit: str, colour: str) -> str:
    """Return the document of one suit."""
    return document(100, 100, [path(SHAPES[suit], colour)])


def no_trump_drawing(is_light: bool) -> str:
    """Return the document of the no-trump sign, a crown struck out."""
    crown, bar = (CREAM, GOLD) if is_light else (INK, RED)
    return document(
        100,
        100,
        [
            path(_CROWN, crown),
            ring(50, 50, 42, bar, 9),
            line("M21 21L79 79", bar, 9),
        ],
    )
