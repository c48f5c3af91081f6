# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces, hair and beards of the court cards.

Every part is drawn about the middle of the card: x = 0 is the middle line, y = 0 the seam,
and up is negative. A face spans x -26..26 and y -124..-57.
"""

from dataclasses import dataclass
from enum import Enum, auto

from drawing.palette import INK
from drawing.svg import circle, ellipse, line, mirrored, path


@dataclass(frozen=True)
class Skin:
    """The tones of a face: light, shade, the line of the nose, and the lips."""

    light: str
    shade: str
    contour: str
    lips: str


FAIR = Skin("#f6d3b3", "#e8b58f", "#b9744f", "#b5443f")
TAN = Skin("#dfa878", "#c98c5c", "#8d5630", "#96382f")
BROWN = Skin("#a96f46", "#8e5935", "#5b331b", "#7a2a26")
DEEP = Skin("#7d4c30", "#653a23", "#3a1f12", "#a6473f")


class Hair(Enum):
    """How the hair falls."""

    CURLS = auto()
    WAVES = auto()
    BOB = auto()
    BRAIDS = auto()
    CLOUD = auto()
    PAGE = auto()
    VEIL = auto()


class Beard(Enum):
    """How a king or a jack wears his beard."""

    NONE = auto()
    FULL = auto()
    FORKED = auto()
    LONG = auto()
    POINTED = auto()
    MOUSTACHE = auto()


def neck(skin: Skin) -> str:
    """Return the neck, which the collar covers below."""
    return path("M-12 -76H12V-44L0 -36L-12 -44Z", skin.shade)


def face(skin: Skin, glance: int, is_woman: bool) -> str:
    """Return a face; glance -1, 0 or 1 turns nose and eyes to the left or right."""
    jaw = 9 if is_woman else 13
    outline = (
        f"M-26 -104C-26 -118 -14 -126 0 -126C14 -126 26 -118 26 -104V-86"
        f"C26 -70 {jaw} -57 0 -57C-{jaw} -57 -26 -70 -26 -86Z"
    )
    shade = (
        f"M8 -126C20 -122 26 -115 26 -104V-86C26 -70 {jaw} -57 0 -57C9 -64 15 -76 15 -94"
        "C15 -110 13 -119 8 -126Z"
    )
    side = -1 if glance < 0 else 1
    shaded = path(shade, skin.shade)
    if side < 0:
        shaded = f'<g transform="scale(-1 1)">{shaded}</g>'
    shift = glance * 4
    parts = [path(outline, skin.light), shaded]
    for centre in (shift - 11.5, shift + 11.5):
        lid = f"M{centre - 6:g} -94Q{centre:g} -101 {centre + 6:g} -94"
        parts.append(path(f"{lid}Q{centre:g} -89 {centre - 6:g} -94Z", "#fffdf8"))
        parts.append(circle(centre + glance * 1.2, -94.5, 2.9, INK))
        parts.append(line(lid, INK, 1.8))
        if is_woman:
            outer = centre + (7 if centre > shift else -7)
            parts.append(
                line(f"M{centre + (6 if centre > shift else -6):g} -94L{outer:g} -96.5", INK, 1.6)
            )
    nose = (
        f"M{shift + side * 2:g} -94L{shift + side * 5.5:g} -80"
        f"Q{shift + side * 2:g} -78 {shift - side * 1.5:g} -79.5"
    )
    parts.append(line(nose, skin.contour, 2))
    mouth = shift * 0.7
    if is_woman:
        parts.append(
            path(
                f"M{mouth - 7:g} -69.5Q{mouth - 3:g} -73 {mouth:g} -71"
                f"Q{mouth + 3:g} -73 {mouth + 7:g} -69.5"
                f"Q{mouth:g} -64 {mouth - 7:g} -69.5Z",
                skin.lips,
            )
        )
        parts.append(ellipse(shift - 16, -81, 4.5, 3.2, skin.shade))
    else:
        parts.append(
            line(f"M{mouth - 6:g} -69.5Q{mouth:g} -67 {mouth + 6:g} -69.5", skin.lips, 2.6)
        )
    return "".join(parts)


def brows(colour: str, glance: int, is_woman: bool) -> str:
    """Return the eyebrows in the colour of the hair."""
    shift, width = glance * 4, 2.0 if is_woman else 3.2
    return "".join(
        line(f"M{x - 6:g} -103Q{x:g} -107 {x + 6:g} -103", colour, width)
        for x in (shift - 11.5, shift + 11.5)
    )


def hair_behind(hair: Hair, colour: str, strand: str) -> str:
    """Return the hair behind the face; strand is the colour of the lines in it."""
    match hair:
        case Hair.CURLS:
            locks = "".join(
                circle(x, y, r, colour)
                for x, y, r in ((29, -100, 9), (33, -87, 9), (33, -73, 9), (38, -62, 8))
            )
            lines = line(
                "M30 -104Q37 -100 31 -94M33 -90Q40 -86 33 -80M34 -76Q41 -72 35 -66", strand, 1.6
            )
            return mirrored(locks + lines)
        case Hair.WAVES:
            side = path(
                "M0 -128C24 -130 38 -116 36 -100C35 -90 44 -84 43 -72C42 -62 50 -56 47 -44"
                "C44 -34 30 -34 20 -38L0 -60Z",
                colour,
            )
            lines = line(
                "M31 -100C30 -88 38 -82 36 -70C35 -60 42 -54 39 -42M27 -66C26 -58 32 -52 30 -42",
                strand,
                1.8,
            )
            return mirrored(side + lines)
        case Hair.BOB:
            side = path("M0 -128C26 -129 37 -114 37 -96V-62C34 -57 22 -56 14 -60L0 -80Z", colour)
            return mirrored(side + line("M31 -108V-64", strand, 1.8))
        case Hair.BRAIDS:
            cap = path("M0 -128C26 -129 35 -114 34 -92L26 -76L0 -90Z", colour)
            knots = "".join(
                ellipse(x, y, 8.5, 7, colour)
                + line(f"M{x - 7} {y - 2}Q{x} {y + 5} {x + 7} {y - 2}", strand, 1.7)
                for x, y in ((33, -84), (36, -72), (38, -60), (38, -48), (36, -36))
            )
            return mirrored(cap + knots + path("M31 -30H41L39 -16L33 -16Z", strand))
        case Hair.CLOUD:
            locks = "".join(
                circle(x, y, r, colour)
                for x, y, r in (
                    (12, -122, 14),
                    (27, -114, 14),
                    (36, -101, 14),
                    (39, -86, 14),
                    (35, -71, 13),
                    (27, -62, 10),
                )
            )
            lines = line(
                "M33 -112Q42 -108 40 -100M40 -92Q47 -86 42 -80M36 -72Q42 -66 36 -62", strand, 1.8
            )
            return mirrored(locks + lines)
        case Hair.PAGE:
            side = path(
                "M0 -126C24 -128 35 -116 35 -98C35 -88 40 -80 38 -68C32 -62 24 -64 20 -68L0 -90Z",
                colour,
            )
            return mirrored(side + line("M30 -102C30 -90 34 -84 32 -72", strand, 1.8))
        case Hair.VEIL:
            side = path("M0 -130C28 -131 38 -112 39 -92C40 -70 48 -56 58 -42L20 -34L0 -60Z", colour)
            return mirrored(
                side
                + line("M33 -100C34 -76 40 -62 48 -46M30 -78C31 -62 34 -54 38 -44", strand, 1.8)
            )


def hair_before(hair: Hair, colour: str) -> str:
    """Return the hair that lies over the forehead."""
    match hair:
        case Hair.WAVES | Hair.BRAIDS:
            return mirrored(path("M0 -128C18 -128 30 -116 29 -92C24 -102 12 -106 0 -118Z", colour))
        case Hair.BOB:
            return path(
                "M-29 -86V-108C-20 -128 20 -128 29 -108V-86L25 -104C10 -111 -10 -111 -25 -104Z",
                colour,
            )
        case Hair.PAGE:
            return path(
                "M-29 -90V-112C-16 -126 16 -126 29 -112V-90C27 -98 24 -104 20 -107"
                "C6 -104 -10 -106 -20 -110C-24 -106 -27 -98 -29 -90Z",
                colour,
            )
        case Hair.CLOUD:
            return "".join(circle(x, -117, 8, colour) for x in (-20, -7, 7, 20))
        case Hair.CURLS:
            return mirrored(path("M29 -118V-88C25 -92 24 -100 22 -108Z", colour))
        case Hair.VEIL:
            return mirrored(path("M0 -130C20 -130 30 -118 29 -88C26 -102 14 -112 0 -116Z", colour))


def beard_over(beard: Beard, colour: str, strand: str, lips: str) -> str:
    """Return a beard with its mouth, or nothing."""
    moustache = path(
        "M0 -77C-5 -82 -15 -80 -22 -70C-14 -69 -5 -70 0 -74C5 -70 14 -69 22 -70"
        "C15 -80 5 -82 0 -77Z",
        strand,
    )
    mouth = path("M-6 -69.5Q0 -71 6 -69.5Q0 -64 -6 -69.5Z", lips)
    cheeks = "M-27 -100C-24 -86 -17 -77 -9 -77H9C17 -77 24 -86 27 -100"
    match beard:
        case Beard.NONE:
            return ""
        case Beard.FULL:
            body = path(f"{cheeks}C29 -70 22 -40 0 -39C-22 -40 -29 -70 -27 -100Z", colour)
            curls = line("M-17 -64Q-14 -54 -7 -50M17 -64Q14 -54 7 -50M0 -60V-47", strand, 1.8)
            return body + curls + mouth + moustache
        case Beard.FORKED:
            body = path(
                f"{cheeks}C29 -72 24 -52 13 -31C10 -39 5 -46 0 -48C-5 -46 -10 -39 -13 -31"
                "C-24 -52 -29 -72 -27 -100Z",
                colour,
            )
            curls = line(
                "M-15 -62Q-14 -48 -12 -38M15 -62Q14 -48 12 -38M-7 -58Q-8 -52 -8 -48M7 -58"
                "Q8 -52 8 -48",
                strand,
                1.8,
            )
            return body + curls + mouth + moustache
        case Beard.LONG:
            body = path(f"{cheeks}C30 -72 26 -48 0 -28C-26 -48 -30 -72 -27 -100Z", colour)
            curls = line(
                "M-16 -64C-16 -54 -11 -48 -7 -42M16 -64C16 -54 11 -48 7 -42M-5 -60"
                "C-6 -52 1 -46 0 -36M6 -60C4 -56 5 -53 5 -50",
                strand,
                1.8,
            )
            return body + curls + mouth + moustache
        case Beard.POINTED:
            return path(
                "M-9 -66C-5 -64 5 -64 9 -66C9 -54 4 -46 0 -42C-4 -46 -9 -54 -9 -66Z", colour
            ) + path(
                "M0 -77C-5 -81 -13 -78 -24 -82C-20 -72 -7 -70 0 -74C7 -70 20 -72 24 -82"
                "C13 -78 5 -81 0 -77Z",
                colour,
            )
        case Beard.MOUSTACHE:
            return path(
                "M0 -76C-5 -79 -11 -76 -17 -78C-14 -71 -6 -70 0 -73C6 -70 14 -71 17 -78"
                "C11 -76 5 -79 0 -76Z",
                colour,
            )
