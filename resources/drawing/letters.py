# SPDX-License-Identifier: GPL-3.0-or-later
"""Bold geometric letterforms for the indices, cap height 100, as outlines."""

from dataclasses import dataclass

from drawing.svg import path, placed


@dataclass(frozen=True)
class Glyph:
    """One letterform: its width in units of a cap height of 100, and its outlines."""

    width: float
    outlines: tuple[str, ...]


GLYPHS = {
    "A": Glyph(
        86,
        ("M0 100L30 0H56L86 100H63L58 81H28L23 100ZM33 62H53L43 26Z",),
    ),
    "K": Glyph(80, ("M0 0H22V39L51 0H77L43 44L80 100H54L29 61L22 70V100H0Z",)),
    "Q": Glyph(
        88,
        (
            (
                "M43 0C69 0 86 20 86 50C86 80 69 100 43 100C17 100 0 80 0 50C0 20 17 0 43 0Z"
                "M43 19C30 19 22 30 22 50C22 70 30 81 43 81C56 81 64 70 64 50C64 30 56 19 43 19Z"
            ),
            "M42 64L57 56L90 98L75 110Z",
        ),
    ),
    "J": Glyph(
        60,
        (
            (
                "M18 0H60V66C60 89 49 100 30 100C10 100 0 88 0 66H21C21 77 24 81 30 81"
                "C36 81 39 77 39 66V19H18Z"
            ),
        ),
    ),
    "9": Glyph(
        72,
        (
            (
                "M36 0C59 0 72 15 72 38V44C72 80 52 100 13 100V82C35 82 48 75 51 61"
                "C47 64 41 66 34 66C13 66 0 53 0 33C0 13 14 0 36 0Z"
                "M36 18C26 18 21 24 21 33C21 42 26 48 36 48C46 48 51 42 51 33C51 24 46 18 36 18Z"
            ),
        ),
    ),
    "10": Glyph(
        90,
        (
            "M0 15L17 0H30V100H10V25L0 32Z",
            (
                "M64 0C82 0 90 15 90 50C90 85 82 100 64 100C46 100 38 85 38 50C38 15 46 0 64 0Z"
                "M64 18C59 18 57 27 57 50C57 73 59 82 64 82C69 82 71 73 71 50C71 27 69 18 64 18Z"
            ),
        ),
    ),
    "R": Glyph(
        78,
        (
            (
                "M0 0H40C63 0 75 11 75 31C75 45 68 54 56 59L78 100H54L35 62H21V100H0Z"
                "M21 18V44H38C48 44 53 40 53 31C53 22 48 18 38 18Z"
            ),
        ),
    ),
    "D": Glyph(
        82,
        (
            (
                "M0 0H32C64 0 82 19 82 50C82 81 64 100 32 100H0Z"
                "M21 19V81H32C50 81 60 70 60 50C60 30 50 19 32 19Z"
            ),
        ),
    ),
    "V": Glyph(86, ("M0 0H23L43 70L63 0H86L56 100H30Z",)),
}


def letter(name: str, centre_x: float, top: float, height: float, colour: str) -> str:
    """Return the letterform of a rank, centred on a line x and hanging from a line y."""
    glyph = GLYPHS[name]
    scale = height / 100
    shapes = "".join(path(outline, colour) for outline in glyph.outlines)
    return placed(shapes, centre_x - glyph.width * scale / 2, top, scale)
