# SPDX-License-Identifier: GPL-3.0-or-later
"""Crowns of the kings and queens, and caps of the jacks, about the middle of the card."""

from drawing.palette import CREAM, CRIMSON, GOLD, GOLD_DEEP, INK
from drawing.suits import pip
from drawing.svg import circle, ellipse, group, line, mirrored, path

_BAND = "M-31 -113L-32 -124C-16 -129 16 -129 32 -124L31 -113C16 -118 -16 -118 -31 -113Z"


def _band(jewel: str) -> str:
    """Return the ring of a crown with its jewels."""
    stones = mirrored(circle(12, -121, 2.6, CREAM) + circle(23.5, -119.4, 2.6, jewel))
    return path(_BAND, GOLD_DEEP) + stones + circle(0, -121.6, 3.4, jewel)


def crown_of_lilies(lining: str, jewel: str) -> str:
    """Return a crown of five high points with pearls."""
    return (
        path("M-28 -122L-22 -136H22L28 -122Z", lining)
        + path("M-31 -118L-36 -145L-20 -132L-16 -147L0 -131L16 -147L20 -132L36 -145L31 -118Z", GOLD)
        + "".join(
            circle(x, y, 4, GOLD_DEEP) + circle(x, y, 2.4, CREAM)
            for x, y in ((-36, -146), (-16, -148), (16, -148), (36, -146))
        )
        + path("M0 -154L6 -143L0 -132L-6 -143Z", GOLD)
        + _band(jewel)
    )


def crown_of_arches(lining: str, jewel: str) -> str:
    """Return a closed crown: a cap under two arches and a ball."""
    return (
        path("M-28 -120C-34 -142 -14 -148 0 -142C14 -148 34 -142 28 -120Z", lining)
        + line("M-30 -122C-40 -146 -10 -152 0 -141C10 -152 40 -146 30 -122", GOLD, 4.5)
        + line("M0 -122V-142", GOLD, 4.5)
        + circle(0, -147, 5, GOLD)
        + circle(0, -147, 2, CREAM)
        + _band(jewel)
    )


def crown_of_towers(lining: str, jewel: str) -> str:
    """Return a crown like a wall with five towers."""
    return (
        path("M-30 -120V-138H30V-120Z", lining)
        + path(
            "M-31 -116L-36 -147H-25L-23 -134H-17L-16 -149H-6L-5 -134H5L6 -149H16L17 -134"
            "H23L25 -147H36L31 -116Z",
            GOLD,
        )
        + _band(jewel)
    )


def crown_of_leaves(lining: str, jewel: str) -> str:
    """Return a crown of three broad leaves."""
    leaf = "M0 -126C-12 -132 -12 -144 0 -154C12 -144 12 -132 0 -126Z"
    side = group("rotate(24 0 -104)", path(leaf, GOLD) + line("M0 -130V-146", GOLD_DEEP, 1.8))
    return (
        path("M-26 -122L-20 -138H20L26 -122Z", lining)
        + path("M-31 -118L-26 -132H26L31 -118Z", GOLD)
        + mirrored(side)
        + path(leaf, GOLD)
        + line("M0 -130V-148", GOLD_DEEP, 1.8)
        + _band(jewel)
    )


def diadem(suit: str, jewel: str) -> str:
    """Return a queen's slender crown that carries the suit."""
    return (
        path(
            "M-30 -115L-33 -134L-22 -127L-15 -140L-8 -129H8L15 -140L22 -127L33 -134"
            "L30 -115Q0 -124 -30 -115Z",
            GOLD,
        )
        + "".join(
            circle(x, y, 3.6, GOLD_DEEP) + circle(x, y, 2.2, CREAM)
            for x, y in ((-33, -136), (-15, -142), (15, -142), (33, -136))
        )
        + circle(0, -139, 11.5, GOLD)
        + circle(0, -139, 9, CREAM)
        + pip(suit, 0, -139, 13)
        + line("M-28 -119Q0 -127 28 -119", jewel, 2.4)
    )


def coronet(jewel: str) -> str:
    """Return a queen's crown of seven pearls."""
    pearls = "".join(
        line(f"M{x * 0.86:g} -122L{x} {y}", GOLD, 3)
        + circle(x, y, 4.6, GOLD_DEEP)
        + circle(x, y, 3, CREAM)
        for x, y in (
            (-33, -135),
            (-22, -142),
            (-11, -146),
            (0, -148),
            (11, -146),
            (22, -142),
            (33, -135),
        )
    )
    return (
        pearls
        + path("M-31 -113L-33 -128Q0 -138 33 -128L31 -113Q0 -122 -31 -113Z", GOLD)
        + mirrored(path("M15 -126L19 -121L15 -116.5L11 -121Z", jewel))
        + path("M0 -129L5 -123L0 -117L-5 -123Z", jewel)
    )


def _plume(colour: str, rib: str) -> str:
    """Return a long feather that sweeps to the right."""
    vane = (
        "M20 -128C22 -144 34 -154 48 -150C60 -146 65 -134 62 -121C66 -110 58 -100 50 -98"
        "C54 -108 52 -118 46 -123C38 -129 30 -126 20 -122Z"
    )
    return path(vane, colour) + line(
        "M22 -125C34 -142 52 -142 56 -106M36 -135L37 -145M45 -136L50 -144M52 -129"
        "L59 -134M55 -118L61 -120",
        rib,
        1.8,
    )


def beret(cloth: str, shade: str, feather: str) -> str:
    """Return a soft round cap with a plume."""
    return (
        _plume(feather, shade)
        + path(
            "M-32 -117C-46 -128 -38 -146 -12 -148C14 -151 38 -142 34 -117C16 -124 -16 -124 -32 -117"
            "Z",
            cloth,
        )
        + path("M4 -149C28 -148 37 -138 34 -117L24 -120C27 -134 20 -143 4 -149Z", shade)
        + path(
            "M-32 -112L-33 -120C-14 -128 14 -128 34 -120L32 -112C14 -119 -14 -119 -32 -112Z", GOLD
        )
        + circle(25, -124, 5, GOLD)
        + circle(25, -124, 2.4, CRIMSON)
    )


def flat_cap(cloth: str, shade: str, feather: str) -> str:
    """Return a cap with a slit brim and two plumes."""
    return (
        _plume(feather, shade)
        + path("M-26 -122C-30 -144 -10 -148 2 -148C18 -148 30 -142 27 -122Z", cloth)
        + line("M-14 -144L-12 -126M2 -147V-127M16 -145L14 -126", shade, 2.2)
        + path(
            "M-40 -116C-36 -128 -16 -130 0 -130C18 -130 36 -128 40 -116C26 -110 14 -117 0 -117"
            "C-14 -117 -26 -110 -40 -116Z",
            shade,
        )
        + line("M-34 -119C-20 -124 20 -124 34 -119", GOLD, 2)
    )


def hunter_hat(cloth: str, shade: str, feather: str) -> str:
    """Return a pointed hunter's hat with an upright quill."""
    quill = path("M-18 -124C-34 -130 -44 -142 -46 -153C-32 -152 -18 -142 -14 -126Z", feather)
    return (
        quill
        + line("M-16 -124L-42 -150", shade, 1.8)
        + path("M-27 -120C-24 -138 -8 -146 8 -151C24 -155 34 -146 28 -120Z", cloth)
        + path("M14 -153C28 -153 33 -143 28 -120L16 -122C22 -136 20 -146 14 -153Z", shade)
        + path(
            "M-38 -108C-34 -122 -14 -127 4 -127C20 -127 42 -124 54 -112C38 -112 22 -119 2 -119"
            "C-14 -119 -28 -116 -38 -108Z",
            shade,
        )
        + line("M-32 -116C-14 -124 16 -124 36 -117", GOLD, 2)
    )


def hood(cloth: str, shade: str, feather: str) -> str:
    """Return a turban with a hanging end and a jewel."""
    return (
        path(
            "M24 -132C46 -130 50 -110 46 -92C43 -80 46 -70 50 -60L36 -58C32 -74 36 -84 34 -96"
            "C32 -108 28 -114 20 -118Z",
            shade,
        )
        + path(
            "M-33 -114C-46 -124 -38 -142 -18 -144C-8 -154 22 -152 28 -142C42 -136 42 -120 33 -113"
            "C14 -121 -16 -121 -33 -114Z",
            cloth,
        )
        + line(
            "M-32 -120C-20 -136 4 -144 26 -140M-22 -142C-4 -136 20 -130 34 -118M-34 -130"
            "C-24 -126 -6 -124 4 -124",
            shade,
            2.4,
        )
        + path("M-4 -132C-10 -142 -8 -150 0 -155C6 -149 7 -140 4 -132Z", feather)
        + ellipse(0, -130, 5.5, 6.5, GOLD)
        + ellipse(0, -130, 2.8, 3.6, INK)
    )
