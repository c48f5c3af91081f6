# SPDX-License-Identifier: GPL-3.0-or-later
"""Robes, collars and the seam of the court cards, about the middle of the card."""

from collections.abc import Callable
from dataclasses import dataclass

from drawing.palette import CREAM, GOLD, GOLD_DEEP, INK
from drawing.suits import pip
from drawing.svg import circle, line, mirrored, path

SHOULDERS = (
    "M0 0H103V-27C97 -38 82 -45 60 -48C42 -51 24 -51 12 -58H-12C-24 -51 -42 -51 -60 -48"
    "C-82 -45 -97 -38 -103 -27V0Z"
)
_SLEEVE = "M103 0V-27C97 -38 82 -45 60 -48C52 -32 50 -16 52 0Z"


@dataclass(frozen=True)
class Cloth:
    """The colours of a robe: body, sleeves, middle panel, and the ornament on each."""

    body: str
    sleeve: str
    panel: str
    ornament: str


def _lozenges(colour: str) -> str:
    return "".join(
        path(f"M{x} {y - 6}L{x + 5} {y}L{x} {y + 6}L{x - 5} {y}Z", colour)
        for x, y in (
            (65, -33),
            (79, -33),
            (72, -20),
            (86, -20),
            (60, -20),
            (96, -27),
            (66, -10),
            (79, -10),
            (93, -10),
        )
    )


def _dots(colour: str) -> str:
    return "".join(
        circle(x, y, 3.4, colour)
        for x, y in (
            (64, -36),
            (60, -23),
            (76, -36),
            (70, -26),
            (83, -26),
            (89, -35),
            (96, -25),
            (62, -12),
            (75, -14),
            (88, -14),
            (98, -12),
        )
    )


def _stripes(colour: str) -> str:
    return line(
        "M62 -40C58 -28 57 -18 58 -9M72 -40C69 -28 68 -18 69 -9M82 -37C80 -28 79 -18 80 -9"
        "M92 -32C90 -24 90 -16 91 -9M99.5 -24V-10",
        colour,
        3.4,
    )


def _scales(colour: str) -> str:
    rows = (
        "M59 -37Q64 -29 70 -37Q76 -29 82 -37Q88 -29 94 -35M56 -25Q61 -17 66 -25"
        "Q72 -17 78 -25Q84 -17 90 -25Q96 -17 102 -26M54 -13Q59 -6 64 -13Q70 -6 76 -13"
        "Q82 -6 88 -13Q94 -6 101 -14"
    )
    return line(rows, colour, 2.4)


def _chevrons(colour: str) -> str:
    return line(
        "M62 -38L77 -28L92 -38M57 -29L77 -16L101 -30M56 -16L70 -9M84 -9L101 -19", colour, 3.6
    )


def _slashes(colour: str) -> str:
    return "".join(
        path(f"M{x} {y - 9}Q{x + 5} {y} {x} {y + 9}Q{x - 5} {y} {x} {y - 9}Z", colour)
        for x, y in ((64, -32), (78, -33), (92, -29), (60, -15), (72, -16), (85, -16), (98, -15))
    )


PATTERNS: dict[str, Callable[[str], str]] = {
    "lozenges": _lozenges,
    "dots": _dots,
    "stripes": _stripes,
    "scales": _scales,
    "chevrons": _chevrons,
    "slashes": _slashes,
}


def robe(cloth: Cloth, pattern: str, suit: str) -> str:
    """Return a robe with patterned sleeves and the suit on its middle panel."""
    folds = line("M33 -46C29 -30 28 -16 29 -4M44 -46C40 -30 39 -16 40 -4", cloth.sleeve, 2.2)
    sleeve = path(_SLEEVE, cloth.sleeve) + PATTERNS[pattern](cloth.ornament)
    seam = line("M60 -48C52 -32 50 -16 52 -2", GOLD, 2.6)
    panel = path("M-19 0L-15 -52H15L19 0Z", cloth.panel)
    edges = line("M15 -50L19 -2", GOLD, 2.4)
    emblem = pip(suit, 0, -18.5, 20, colour=cloth.ornament)
    return (
        path(SHOULDERS, cloth.body)
        + mirrored(folds + sleeve + seam)
        + panel
        + mirrored(edges)
        + emblem
    )


def ermine(spot: str = INK) -> str:
    """Return a king's collar of white fur."""
    collar = "M0 -44L12 -59C28 -53 46 -50 62 -46C60 -36 54 -30 46 -27C32 -28 14 -32 0 -38Z"
    tails = "".join(
        path(f"M{x} {y}l2.2 7h-4.4Z", spot) for x, y in ((20, -49), (31, -41), (43, -44), (51, -37))
    )
    return mirrored(
        path(collar, "#fffaf0")
        + line("M62 -46C60 -36 54 -30 46 -27C32 -28 14 -32 0 -38", GOLD_DEEP, 1.6)
        + tails
    )


def chain(colour: str, jewel: str) -> str:
    """Return a chain of office with a jewel on the breast."""
    links = "".join(
        circle(x, y, 3.6, colour)
        for x, y in ((46, -47), (39, -43.5), (31, -41), (22.5, -39.3), (13.5, -38.3))
    )
    band = path("M-15 -61H15L13 -47Q0 -41 -13 -47Z", CREAM) + line(
        "M-13 -47Q0 -41 13 -47", colour, 2
    )
    return band + mirrored(links) + circle(0, -38, 5.5, colour) + circle(0, -38, 3, jewel)


def ruff(edge: str) -> str:
    """Return a pleated collar."""
    pleats = "".join(
        path(f"M{x - 7} -56Q{x} -64 {x + 7} -56L{x + 5} -44Q{x} -39 {x - 5} -44Z", "#fffaf0")
        for x in (-30, -20, -10, 0, 10, 20, 30)
    )
    return pleats + line(
        "M-34 -45Q-30 -38 -25 -44Q-20 -38 -15 -43Q-10 -37 -5 -42Q0 -36 5 -42Q10 -37 15 -43"
        "Q20 -38 25 -44Q30 -38 34 -45",
        edge,
        1.8,
    )


def standing_collar(cloth: str, lining: str) -> str:
    """Return a high collar that opens like a fan behind the neck."""
    return mirrored(
        path("M0 -46L10 -62C20 -66 32 -74 38 -82C48 -70 48 -54 38 -44L14 -40Z", cloth)
        + path("M4 -46L13 -60C22 -64 30 -70 36 -76C41 -66 40 -56 33 -48L14 -44Z", lining)
    )


def lace(edge: str) -> str:
    """Return a wide scalloped collar."""
    return path(
        "M-14 -58H14C26 -52 40 -50 52 -46Q50 -36 42 -39Q38 -30 30 -35Q24 -26 17 -32"
        "Q10 -24 0 -30Q-10 -24 -17 -32Q-24 -26 -30 -35Q-38 -30 -42 -39Q-50 -36 -52 -46"
        "C-40 -50 -26 -52 -14 -58Z",
        CREAM,
    ) + line(
        "M-52 -46Q-50 -36 -42 -39Q-38 -30 -30 -35Q-24 -26 -17 -32Q-10 -24 0 -30"
        "Q10 -24 17 -32Q24 -26 30 -35Q38 -30 42 -39Q50 -36 52 -46",
        edge,
        1.8,
    )


def neckline(skin: str, edge: str) -> str:
    """Return a round neckline with a necklace."""
    return (
        path(
            "M-13 -62H13C18 -54 28 -50 36 -48C30 -34 14 -27 0 -27C-14 -27 -30 -34 -36 -48"
            "C-28 -50 -18 -54 -13 -62Z",
            skin,
        )
        + line("M-36 -48C-30 -34 -14 -27 0 -27C14 -27 30 -34 36 -48", edge, 3)
        + "".join(
            circle(x, y, 2.6, CREAM)
            for x, y in ((-20, -47), (-14, -43), (-7, -40), (7, -40), (14, -43), (20, -47))
        )
        + circle(0, -38, 3.8, GOLD)
    )


def scarf(cloth: str, shade: str) -> str:
    """Return a jack's kerchief, knotted in front."""
    return (
        path(
            "M-16 -60H16C26 -54 36 -50 44 -48C34 -38 14 -36 0 -36C-14 -36 -34 -38 -44 -48"
            "C-36 -50 -26 -54 -16 -60Z",
            cloth,
        )
        + line("M-34 -48C-20 -42 -10 -42 -4 -44M34 -48C20 -42 10 -42 4 -44", shade, 2)
        + path("M0 -44L12 -36L6 -30L0 -37L-6 -30L-12 -36Z", cloth)
        + circle(0, -41, 4.5, shade)
    )


def seam(colour: str, stone: str) -> str:
    """Return the band across the middle of the card, alike after half a turn."""
    stones = "".join(
        path(f"M{x} -4.4L{x + 6} 0L{x} 4.4L{x - 6} 0Z", stone) for x in range(-84, 85, 24)
    )
    return path("M-103 -7H103V7H-103Z", GOLD) + path("M-103 -5.4H103V5.4H-103Z", colour) + stones
