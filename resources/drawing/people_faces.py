# SPDX-License-Identifier: GPL-3.0-or-later
"""Faces of the people of today, in the measures of the court cards.

As in the deck a face spans x -26..26 and y -124..-57 about the line x = 0, and up is negative.
"""

from dataclasses import dataclass
from enum import Enum, auto

from drawing.heads import Skin
from drawing.palette import INK
from drawing.svg import circle, ellipse, group, line, mirrored, path

_TEETH = "#fffaf2"
_STUBBLE = (
    "M-26 -92C-23 -84 -20 -80 -16 -78C-10 -74.5 -6 -77.5 0 -77C6 -77.5 10 -74.5 16 -78"
    "C20 -80 23 -84 26 -92V-88C26 -71 13 -57 0 -57C-13 -57 -26 -71 -26 -88Z"
)


class Eyes(Enum):
    """How the eyes look."""

    PLAIN = auto()
    LASHES = auto()
    LAUGHING = auto()


class Mouth(Enum):
    """How the mouth smiles."""

    CALM = auto()
    SMILE = auto()
    GRIN = auto()
    FULL = auto()
    WRY = auto()


@dataclass(frozen=True)
class Features:
    """What makes a face: where it looks (-1, 0, 1), its jaw (8..18), eyes, mouth and brows.

    `stubble` is the colour of a beard of a few days, or nothing.
    """

    glance: int
    jaw: int
    eyes: Eyes
    mouth: Mouth
    brow: str
    brow_width: float = 2.6
    iris: str = INK
    stubble: str = ""


def face(skin: Skin, features: Features) -> str:
    """Return a head without hair."""
    shift = features.glance * 3.5
    return "".join(
        (
            _ears(skin),
            _shape(skin, features),
            path(_STUBBLE, features.stubble) if features.stubble else "",
            "".join(_eye(centre, shift, features) for centre in (shift - 11.5, shift + 11.5)),
            _nose(skin, shift, features),
            _mouth(skin, shift * 0.8, features.mouth),
            _brows(shift, features),
        )
    )


def _ears(skin: Skin) -> str:
    return mirrored(ellipse(26.5, -90, 5, 7.5, skin.light) + ellipse(27, -90, 2.6, 4.6, skin.shade))


def _shape(skin: Skin, features: Features) -> str:
    jaw = features.jaw
    outline = (
        "M-26 -104C-26 -118 -14 -126 0 -126C14 -126 26 -118 26 -104V-88"
        f"C26 -71 {jaw} -57 0 -57C-{jaw} -57 -26 -71 -26 -88Z"
    )
    shade = (
        f"M10 -125C21 -121 26 -114 26 -104V-88C26 -71 {jaw} -57 0 -57"
        "C10 -63 17 -76 17 -94C17 -110 15 -119 10 -125Z"
    )
    shaded = path(shade, skin.shade)
    if features.glance < 0:
        shaded = f'<g transform="scale(-1 1)">{shaded}</g>'
    return path(outline, skin.light) + shaded


def _eye(centre: float, shift: float, features: Features) -> str:
    if features.eyes is Eyes.LAUGHING:
        return line(f"M{centre - 5.5:g} -91.5Q{centre:g} -99 {centre + 5.5:g} -91.5", INK, 2.6)
    lid = f"M{centre - 6:g} -92.5Q{centre:g} -101 {centre + 6:g} -92.5"
    parts = [
        path(f"{lid}Q{centre:g} -87.5 {centre - 6:g} -92.5Z", "#fffdf8"),
        circle(centre + features.glance * 1.2, -93.4, 3.3, features.iris),
        circle(centre + features.glance * 1.2, -93.4, 1.7, INK),
        circle(centre + features.glance * 1.2 + 1.1, -94.6, 0.9, "#ffffff"),
        line(lid, INK, 2),
    ]
    if features.eyes is Eyes.LASHES:
        way = 1 if centre > shift else -1
        parts.append(
            line(
                f"M{centre + way * 5.6:g} -93.2L{centre + way * 8.2:g} -96.2"
                f"M{centre + way * 3.6:g} -95.6L{centre + way * 5.4:g} -98.8",
                INK,
                1.6,
            )
        )
    return "".join(parts)


def _nose(skin: Skin, shift: float, features: Features) -> str:
    side = -1 if features.glance < 0 else 1
    return line(
        f"M{shift + side * 2:g} -90L{shift + side * 5:g} -80.5"
        f"Q{shift + side * 2:g} -77.5 {shift - side * 2:g} -79.5",
        skin.contour,
        2.1,
    )


def _mouth(skin: Skin, x: float, mouth: Mouth) -> str:
    match mouth:
        case Mouth.CALM:
            return line(f"M{x - 6.5:g} -70Q{x:g} -66.5 {x + 6.5:g} -70", skin.lips, 2.8)
        case Mouth.SMILE:
            return line(f"M{x - 9:g} -71.5Q{x:g} -63.5 {x + 9:g} -71.5", skin.lips, 2.8)
        case Mouth.WRY:
            return line(f"M{x - 6.5:g} -69.5Q{x + 2:g} -66 {x + 9:g} -73", skin.lips, 2.8)
        case Mouth.GRIN:
            return path(
                f"M{x - 10:g} -73Q{x:g} -69.5 {x + 10:g} -73Q{x + 7:g} -62.5 {x:g} -62.5"
                f"Q{x - 7:g} -62.5 {x - 10:g} -73Z",
                skin.lips,
            ) + path(
                f"M{x - 8:g} -72Q{x:g} -69 {x + 8:g} -72Q{x + 5.6:g} -66.5 {x:g} -66.5"
                f"Q{x - 5.6:g} -66.5 {x - 8:g} -72Z",
                _TEETH,
            )
        case Mouth.FULL:
            return path(
                f"M{x - 10:g} -73.5Q{x - 4:g} -73 {x - 2.5:g} -72.5Q{x:g} -70.5 {x + 2.5:g} -72.5"
                f"Q{x + 4:g} -73 {x + 10:g} -73.5Q{x + 5:g} -63 {x:g} -63"
                f"Q{x - 5:g} -63 {x - 10:g} -73.5Z",
                skin.lips,
            ) + line(f"M{x - 8:g} -72.2Q{x:g} -66 {x + 8:g} -72.2", skin.contour, 1.2)


def _brows(shift: float, features: Features) -> str:
    lift = 1.5 if features.eyes is Eyes.LASHES else 0.0
    return "".join(
        line(
            f"M{x - way * 6:g} {-102 - lift:g}Q{x + way:g} {-106.5 - lift:g}"
            f" {x + way * 6.5:g} {-102.5 - lift:g}",
            features.brow,
            features.brow_width,
        )
        for x, way in ((shift - 11.5, -1), (shift + 11.5, 1))
    )


def freckles(skin: Skin) -> str:
    """Return freckles on both cheeks."""
    return mirrored(
        "".join(
            circle(x, y, 1.1, skin.contour)
            for x, y in ((11, -84), (15, -81.5), (19, -84.5), (15, -86.5))
        )
    )


def blush(colour: str, glance: int) -> str:
    """Return rosy cheeks."""
    return "".join(ellipse(glance * 3 + x, -79.5, 5, 3.6, colour) for x in (-16.5, 16.5))


def wrinkles(skin: Skin) -> str:
    """Return the lines of a long life of smiling."""
    return mirrored(
        line(
            "M21.5 -93L24.5 -95M21.8 -90.5L25 -90.5M10.5 -79Q14 -75 13.5 -70.5",
            skin.contour,
            1.3,
        )
    ) + line("M-9 -114Q0 -116.5 9 -114", skin.contour, 1.3)


def full_beard(colour: str, strand: str, skin: Skin) -> str:
    """Return a full beard, well kept, that shows the smile."""
    return (
        path(
            "M-28.5 -98C-25 -92 -24 -84 -19 -80C-12 -75.5 -6 -78.5 0 -78C6 -78.5 12 -75.5 19 -80"
            "C24 -84 25 -92 28.5 -98C31 -70 22 -46 0 -46C-22 -46 -31 -70 -28.5 -98Z",
            colour,
        )
        + path("M-9 -70Q0 -72.5 9 -70Q6 -62 0 -62Q-6 -62 -9 -70Z", skin.lips)
        + path("M-7 -69.8Q0 -71.4 7 -69.8Q4.6 -66.6 0 -66.6Q-4.6 -66.6 -7 -69.8Z", _TEETH)
        + line("M-14 -74Q-7 -77.5 0 -74.6Q7 -77.5 14 -74", strand, 2.6)
        + mirrored(
            line("M17 -70Q16 -61 10 -55M23 -80Q23 -70 19 -62M4.5 -57Q3.5 -53 1.5 -51", strand, 1.7)
        )
    )


def moustache(colour: str, w: float, glance: int) -> str:
    """Return a thick moustache of half width w that falls to both sides."""
    shape = path(
        f"M0 -78.5C-5 -80.5 -{w * 0.6:g} -79 -{w:g} -69.5C-{w * 0.6:g} -68 -4 -69 0 -73"
        f"C4 -69 {w * 0.6:g} -68 {w:g} -69.5C{w * 0.6:g} -79 5 -80.5 0 -78.5Z",
        colour,
    )
    return group(f"translate({glance * 2.8:g} 0)", shape)


def goatee(colour: str) -> str:
    """Return a small beard round the mouth and on the chin."""
    return path(
        "M-13.5 -72C-13.5 -79 -6 -79.5 0 -77.5C6 -79.5 13.5 -79 13.5 -72C13.5 -60 9 -51 0 -51"
        "C-9 -51 -13.5 -60 -13.5 -72ZM-9.5 -71.5C-9.5 -66 -6 -62 0 -62C6 -62 9.5 -66 9.5 -71.5"
        "C6 -75 -6 -75 -9.5 -71.5Z",
        colour,
    )
