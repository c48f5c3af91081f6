# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes of the people of today, cut off by the round frame of a portrait."""

import math

from drawing.heads import Skin
from drawing.svg import circle, line, mirrored, number, path

FRAME_Y = -82.35
"""The middle of the round frame in the measures of a head."""
FRAME_RADIUS = 70.6


def rim(x: float) -> float:
    """Return the y at which the frame ends below an x."""
    return FRAME_Y + math.sqrt(FRAME_RADIUS**2 - x**2)


def neck(skin: Skin) -> str:
    """Return the neck down to the collar."""
    return path("M-12.5 -76H12.5V-54C10 -46 -10 -46 -12.5 -54Z", skin.shade)


def trunk(colour: str, half_width: float = 50, slope: float = 0) -> str:
    """Return the shoulders down to the frame; slope lowers them."""
    y = rim(half_width)
    w = half_width
    radius = number(FRAME_RADIUS)
    top, middle, low = (number(-52.5 + slope / 2), number(-50 + slope), number(y - 11 + slope))
    return path(
        f"M{number(-w)} {number(y)}A{radius} {radius} 0 0 0 {number(w)} {number(y)}"
        f"C{number(w - 3)} {low} {number(w - 14)} {middle} 22 {top}"
        f"L12 -57H-12L-22 {top}"
        f"C{number(14 - w)} {middle} {number(3 - w)} {low} {number(-w)} {number(y)}Z",
        colour,
    )


def sleeves(shade: str) -> str:
    """Return the lines where the arms begin."""
    return mirrored(line("M35 -34C33 -30 32.5 -26 33 -22", shade, 2.2))


def round_neck(skin: Skin, cloth: str, band: str, half_width: float = 50) -> str:
    """Return a shirt with a round neck."""
    return (
        trunk(cloth, half_width)
        + path("M-12.5 -60H12.5L14 -57C15 -46 8 -41 0 -41C-8 -41 -15 -46 -14 -57.5Z", skin.shade)
        + line("M-15.5 -55C-14 -45 -8 -40.5 0 -40.5C8 -40.5 14 -45 15.5 -55", band, 4)
        + sleeves(band)
    )


def sailor_stripes(skin: Skin, cloth: str, stripe: str) -> str:
    """Return a striped jersey with a wide neck."""
    stripes = line(
        "M-41 -41.5Q0 -31 41 -41.5M-45 -33Q0 -22 45 -33M-38 -24Q0 -13.5 38 -24", stripe, 3.6
    )
    return (
        trunk(cloth, 48)
        + stripes
        + path("M-19 -55H19C17 -46 9 -43 0 -43C-9 -43 -17 -46 -19 -55Z", skin.light)
        + line("M-20 -53.5C-15 -45 -8 -42 0 -42C8 -42 15 -45 20 -53.5", cloth, 3)
    )


def collared(skin: Skin, cloth: str, collar: str, button: str, half_width: float = 50) -> str:
    """Return a shirt with an open collar and buttons."""
    return (
        trunk(cloth, half_width)
        + path("M-12 -58H12L0 -38Z", skin.shade)
        + mirrored(path("M11 -60L19 -53L13 -39L0 -38Z", collar))
        + line("M0 -38V-12", button, 1.6)
        + circle(0, -31, 1.8, button)
        + circle(0, -21, 1.8, button)
        + sleeves(button)
    )


def jacket(cloth: str, lapel: str, shirt: str, fold: str) -> str:
    """Return a jacket over a pullover with a rolled neck."""
    return (
        trunk(cloth, 51)
        + path("M-15 -56H15L9 -16Q0 -13 -9 -16Z", shirt)
        + path("M-14 -62C-6 -57 6 -57 14 -62L15 -50C6 -45 -6 -45 -15 -50Z", shirt)
        + line("M-14 -53C-6 -48 6 -48 14 -53", fold, 1.8)
        + mirrored(path("M15 -56L24 -50L22 -38L27 -34L7 -13.5Z", lapel))
        + sleeves(lapel)
    )


def hooded(cloth: str, deep: str, string: str) -> str:
    """Return a pullover with a hood and its strings."""
    return (
        trunk(cloth, 51)
        + path(
            "M-12 -63C-26 -61 -31 -52 -28 -45C-18 -38 -8 -36 0 -36C8 -36 18 -38 28 -45"
            "C31 -52 26 -61 12 -63C13 -50 8 -46 0 -46C-8 -46 -13 -50 -12 -63Z",
            deep,
        )
        + line("M-8 -38V-25M8 -38V-28", string, 2.2)
        + sleeves(deep)
    )


def cardigan(skin: Skin, cloth: str, edge: str, blouse: str, pearl: str) -> str:
    """Return a cardigan over a blouse, with a row of pearls."""
    pearls = "".join(
        circle(x, y, 2.5, pearl) for x, y in ((15, -51), (12, -46.5), (8, -43.2), (3, -41.4))
    )
    return (
        trunk(cloth, 47, 1)
        + path("M-18 -55H18L7 -12Q0 -11 -7 -12Z", blouse)
        + path("M-12 -60H12L15 -56C13 -46 7 -41.5 0 -41.5C-7 -41.5 -13 -46 -15 -57Z", skin.light)
        + mirrored(line("M18.5 -54L7.5 -13", edge, 3) + pearls)
        + sleeves(edge)
    )


def bow_and_braces(shirt: str, braces: str, bow: str, knot: str) -> str:
    """Return a shirt with braces and a bow tie."""
    return (
        trunk(shirt, 50)
        + mirrored(
            line(f"M27 -50.5C24 -40 23 -28 24 {number(rim(24) - 2)}", braces, 6)
            + path("M0 -55L12 -60L17 -51L5 -46Z", "#fffaf0")
            + path("M0 -48L14 -55V-41Z", bow)
        )
        + circle(0, -48, 3.4, knot)
        + line("M0 -40V-13", braces, 1.4)
    )


def printed(skin: Skin, cloth: str, print_colour: str, band: str) -> str:
    """Return a wide shirt with an embroidered neck and a print of lozenges."""
    print_ = "".join(
        path(f"M{x} {y - 5}l4.4 5l-4.4 5l-4.4 -5Z", print_colour)
        for x, y in ((22, -40), (33, -41), (41, -34), (27, -29), (38, -25), (18, -20))
    )
    return (
        trunk(cloth, 52)
        + mirrored(print_)
        + path("M-11 -58H11L6 -38Q0 -36 -6 -38Z", skin.shade)
        + line("M-12 -57L-6.5 -37Q0 -34 6.5 -37L12 -57", band, 4)
        + line("M0 -34V-14", band, 3)
    )


def blouse(skin: Skin, cloth: str, shade: str, necklace: str, half_width: float = 46) -> str:
    """Return a blouse cut low with a thin necklace."""
    return (
        trunk(cloth, half_width, 1)
        + path("M-19 -55H19C17 -42 8 -33 0 -30C-8 -33 -17 -42 -19 -55Z", skin.light)
        + path("M-12 -60H12C11.5 -50 6 -47 0 -46.5C-6 -47 -11 -50 -12 -57Z", skin.shade)
        + mirrored(line("M19.5 -54C17 -42 8 -33 0 -30", shade, 3))
        + line("M-14 -50C-10 -42 -4 -39 0 -38.5C4 -39 10 -42 14 -50", necklace, 1.5)
        + circle(0, -37.5, 2.6, necklace)
        + sleeves(shade)
    )


def scarfed(cloth: str, shade: str, scarf: str, deep: str) -> str:
    """Return a coat with a scarf wound about the neck."""
    return (
        trunk(cloth, 50)
        + path("M6 -44L20 -46L22 -20L10 -15Z", deep)
        + path(
            "M-19 -58C-10 -52 10 -52 19 -58C25 -50 22 -42 12 -39C4 -37 -6 -37 -14 -40"
            "C-23 -44 -24 -52 -19 -58Z",
            scarf,
        )
        + line("M-17 -51C-8 -46 6 -46 18 -51M-12 -44C-4 -42 4 -42 12 -44", deep, 1.8)
        + sleeves(shade)
    )
