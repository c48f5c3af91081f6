# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards that count: nines, tens and aces."""

from drawing.buck import buck
from drawing.layout import MIDDLE_X, MIDDLE_Y, turned
from drawing.palette import CREAM, GOLD, GOLD_DEEP, PAPER
from drawing.suits import SHAPES, pip
from drawing.svg import circle, line, mirrored, path, placed

_LEFT, _RIGHT = 87.0, 163.0
_UPPER_ROWS = (60.0, 136.5)
_PIP = 49.0


def nine(suit: str, colour: str) -> str:
    """Return the nine pips of a nine, with the lower half turned."""
    upper = "".join(
        pip(suit, x, y, _PIP, colour=colour) for y in _UPPER_ROWS for x in (_LEFT, _RIGHT)
    )
    return upper + turned(upper) + pip(suit, MIDDLE_X, MIDDLE_Y, _PIP, colour=colour)


def ten(suit: str, colour: str) -> str:
    """Return the ten pips of a ten, with the lower half turned."""
    upper = "".join(
        pip(suit, x, y, _PIP, colour=colour) for y in _UPPER_ROWS for x in (_LEFT, _RIGHT)
    )
    upper += pip(suit, MIDDLE_X, 98.2, _PIP, colour=colour)
    return upper + turned(upper)


_INSETS = {
    "C": (
        "M37.5 39A18 18 0 1 1 62.5 39M36.2 47.6A17.5 17.5 0 1 0 41 68.1"
        "M63.8 47.6A17.5 17.5 0 1 1 59 68.1"
    ),
    "D": SHAPES["D"],
    "H": SHAPES["H"],
    "S": (
        "M46 71C42 79 35 84 26 84C15 84 6 76 6 63C6 38 44 20 50 4C56 20 94 38 94 63"
        "C94 76 85 84 74 84C65 84 58 79 54 71"
    ),
}


def _inset(suit: str, size: float, colour: str, width: float, drop: float = 0) -> str:
    """Return the line inside a grand pip that follows its outline, without its stem."""
    scale = size / 100
    shape = placed(line(_INSETS[suit], colour, width / scale), -50 * scale, -50 * scale, scale)
    return placed(shape, 0, drop, 1)


def _heart(colour: str) -> str:
    """Return the ornament of hearts: a rose that opens on two leaves."""
    leaf = path("M4 26C16 10 34 8 44 -6C44 14 28 30 4 26Z", CREAM)
    petals = "".join(
        placed(circle(0, -10, 9.5, CREAM), 0, -8, 1, turn) for turn in range(0, 360, 72)
    )
    seams = "".join(
        placed(line("M0 -4V-9", colour, 1.6), 0, -8, 1, turn) for turn in range(36, 396, 72)
    )
    return (
        pip("H", 0, 0, 162, colour=colour)
        + _inset("H", 139, CREAM, 2.2, -2)
        + line("M0 8C2 22 1 34 0 44", CREAM, 3)
        + mirrored(leaf)
        + petals
        + seams
        + circle(0, -8, 5.5, GOLD)
    )


def _diamond(colour: str) -> str:
    """Return the ornament of diamonds: a stone cut into facets."""
    return (
        pip("D", 0, 0, 196, colour=colour)
        + _inset("D", 168.5, CREAM, 2.2)
        + path("M0 -52L26 -14L0 0L-26 -14Z", CREAM)
        + path("M0 -52L26 -14L0 0Z", "#f1d6b4")
        + path("M0 52L26 14L0 0L-26 14Z", GOLD)
        + path("M0 52L26 14L0 0Z", GOLD_DEEP)
        + mirrored(path("M30 -9L42 0L30 9L12 0Z", CREAM))
    )


def _club(colour: str) -> str:
    """Return the ornament of clubs: three oak leaves about an acorn."""
    leaf = path(
        "M0 0C-5 -5 -12 -6 -11 -13C-15 -18 -11 -24 -7 -25C-7 -31 -3 -34 0 -36"
        "C3 -34 7 -31 7 -25C11 -24 15 -18 11 -13C12 -6 5 -5 0 0Z",
        CREAM,
    ) + line("M0 0V-25M0 -10L-5 -15M0 -10L5 -15M0 -18L-4 -22M0 -18L4 -22", colour, 1.5)
    return (
        pip("C", 0, 0, 166, colour=colour)
        + _inset("C", 166, GOLD, 2)
        + placed(leaf, 0, -20, 1)
        + placed(leaf, -15, 9, 0.95, -72)
        + placed(leaf, 15, 9, 0.95, 72)
        + path("M-9 2C-9 14 -4 20 0 24C4 20 9 14 9 2Z", GOLD)
        + path("M-12 3C-12 -6 -6 -9 0 -9C6 -9 12 -6 12 3Z", GOLD_DEEP)
        + line("M0 -9V-13", GOLD_DEEP, 3)
    )


def _spade(colour: str) -> str:
    """Return the ornament of spades: the buck, crowned by rays and held by laurel."""
    rays = "".join(
        placed(
            line("M0 -88V-99", GOLD_DEEP, 2.4) if turn % 20 == 0 else circle(0, -91, 2, GOLD),
            0,
            4,
            1,
            turn,
        )
        for turn in range(-60, 61, 10)
    )
    twig = "M8 104C38 103 66 88 80 58"
    leaves = "".join(
        placed(path("M0 0C6 -8 16 -9 22 -4C16 3 7 5 0 0Z", colour), x, y, 0.95, turn)
        for x, y, turn in (
            (18, 104, -42),
            (24, 103, 34),
            (36, 99, -60),
            (44, 96, 14),
            (54, 89, -78),
            (62, 82, -6),
            (69, 74, -100),
            (75, 66, -30),
            (80, 58, -72),
        )
    )
    return (
        rays
        + placed(mirrored(line(twig, colour, 2.4) + leaves) + circle(0, 104, 5, GOLD), 0, 26, 0.72)
        + pip("S", 0, -2, 172, colour=colour)
        + _inset("S", 155, GOLD, 2.4)
        + _inset("S", 144.5, GOLD_DEEP, 1, 1)
        + buck(0, 14, 74, antlers=GOLD, head=PAPER, eyes=colour, thickness=5)
    )


_ORNAMENTS = {"C": _club, "D": _diamond, "H": _heart, "S": _spade}


def ace(suit: str, colour: str) -> str:
    """Return the one grand pip of an ace, with the ornament of its suit."""
    sprig = line(
        "M9 0C22 -2 34 2 44 12M26 0C32 -4 40 -4 46 2M16 -1C20 -8 28 -10 34 -7", GOLD_DEEP, 1.8
    )
    flourish = mirrored(sprig) + path("M0 -7L6 0L0 7L-6 0Z", colour)
    grand = placed(_ORNAMENTS[suit](colour), MIDDLE_X, MIDDLE_Y, 1)
    if suit == "S":
        return grand
    upper = placed(flourish, MIDDLE_X, 46, 1.25)
    return grand + upper + turned(upper)
