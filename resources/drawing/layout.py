# SPDX-License-Identifier: GPL-3.0-or-later
"""The card itself: its paper, its size, and the indices in its corners."""

from drawing.letters import letter
from drawing.looks import IndexSize
from drawing.palette import EDGE, PAPER
from drawing.suits import pip
from drawing.svg import group, rounded

WIDTH = 250
HEIGHT = 350
MIDDLE_X = WIDTH / 2
MIDDLE_Y = HEIGHT / 2


def turned(part: str) -> str:
    """Return a part turned by half a turn about the middle of the card."""
    return group(f"rotate(180 {MIDDLE_X:g} {MIDDLE_Y:g})", part)


def sheet() -> str:
    """Return the blank card, with a warm line along its edge."""
    return rounded(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, radius=16, fill=PAPER, edge=EDGE)


def indices(name: str, suit: str, colour: str, index_size: IndexSize) -> str:
    """Return both indices, the letterform of the rank above the suit."""
    if index_size is IndexSize.LARGE:
        corner = letter(name, 32.5, 15, 60, colour) + pip(suit, 33, 103, 46, colour=colour)
    else:
        corner = letter(name, 33, 17, 50, colour) + pip(suit, 33, 93, 38, colour=colour)
    return corner + turned(corner)
