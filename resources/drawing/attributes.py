# SPDX-License-Identifier: GPL-3.0-or-later
"""What the persons of the court cards hold, at their right side about x = 68."""

from drawing.heads import Skin
from drawing.palette import CREAM, CRIMSON, GOLD, GOLD_DEEP, INK, LEAF, ROSE, STEEL, STEEL_DEEP
from drawing.suits import pip
from drawing.svg import circle, ellipse, group, line, path, rounded

_WOOD = "#8a5a33"


def forearm(sleeve: str, cuff: str) -> str:
    """Return the raised sleeve and its cuff."""
    return path("M38 0C42 -12 50 -22 56 -26H82C86 -18 88 -8 88 0Z", sleeve) + path(
        "M54 -30C62 -33 76 -33 84 -30L83 -20C75 -23 63 -23 55 -20Z", cuff
    )


def hand(skin: Skin) -> str:
    """Return a closed hand with its fingers in front of what it holds."""
    return (
        rounded(58, -48, 22, 18, radius=8, fill=skin.light)
        + line("M62 -42H74M62 -37H74", skin.contour, 1.5)
        + path("M58 -40C56 -48 62 -51 68 -49L66 -43Z", skin.shade)
    )


def sword() -> str:
    """Return a broad upright sword."""
    return (
        path("M61 -62V-138L69 -153L77 -138V-62Z", STEEL)
        + path("M69 -153L77 -138V-62H69Z", STEEL_DEEP)
        + line("M69 -136V-66", CREAM, 1.6)
        + path("M48 -66Q69 -58 90 -66L92 -58Q69 -50 46 -58Z", GOLD)
        + rounded(65, -58, 8, 34, radius=2, fill=_WOOD)
        + circle(69, -24, 6, GOLD)
    )


def axe() -> str:
    """Return a battle axe."""
    return (
        rounded(66, -150, 7, 128, radius=3, fill=_WOOD)
        + path(
            "M66 -146C56 -142 50 -146 44 -150C40 -134 40 -112 44 -98C50 -102 56 -106 66 -102Z",
            STEEL,
        )
        + path("M44 -150C40 -134 40 -112 44 -98L49 -102C46 -114 46 -134 49 -146Z", STEEL_DEEP)
        + path("M73 -138L90 -124L73 -110Z", STEEL_DEEP)
        + rounded(63, -130, 13, 12, radius=2, fill=GOLD)
    )


def orb() -> str:
    """Return a golden orb with its cross."""
    return (
        line("M69 -80V-100M62 -93H76", GOLD_DEEP, 4.5)
        + circle(69, -62, 19, GOLD)
        + path("M69 -81C86 -80 92 -62 84 -50C80 -45 75 -43 69 -43C82 -54 82 -70 69 -81Z", GOLD_DEEP)
        + line("M51 -66Q69 -58 87 -66M69 -81V-62", CRIMSON, 3)
    )


def sceptre(suit: str) -> str:
    """Return a sceptre with the suit in its head."""
    return (
        rounded(66, -116, 6, 94, radius=3, fill=GOLD_DEEP)
        + "".join(rounded(63, y, 12, 5, radius=2, fill=GOLD) for y in (-112, -88, -62))
        + path("M69 -152C84 -148 90 -134 82 -122L69 -112L56 -122C48 -134 54 -148 69 -152Z", GOLD)
        + circle(69, -132, 12, CREAM)
        + pip(suit, 69, -132, 17)
    )


def harp() -> str:
    """Return a small harp."""
    strings = "M54 -126V-74M61 -128V-66M68 -126V-60M75 -120V-62M82 -116V-72"
    return (
        line(strings, GOLD_DEEP, 1.6)
        + path(
            "M43 -140C46 -148 56 -148 58 -140C62 -130 74 -134 84 -124C90 -118 96 -120 98 -126"
            "C101 -116 94 -108 84 -112C72 -118 62 -120 54 -126C48 -128 42 -132 43 -140Z",
            GOLD,
        )
        + path("M44 -138L52 -132V-66L62 -48L55 -44L44 -62Z", GOLD)
        + path("M94 -118L87 -114C90 -86 80 -62 58 -52L62 -43C88 -54 98 -86 94 -118Z", _WOOD)
        + circle(50.5, -140, 4, CRIMSON)
    )


def rose() -> str:
    """Return a rose in bloom."""
    petals = "".join(
        circle(x, y, 11, CRIMSON) for x, y in ((57, -104), (81, -104), (60, -116), (78, -116))
    )
    return (
        line("M69 -34C66 -56 72 -72 69 -94", LEAF, 4)
        + path(
            "M69 -62C80 -66 90 -76 92 -86C80 -86 70 -76 69 -62ZM69 -72C58 -74 50 -82 49 -90"
            "C60 -90 68 -82 69 -72Z",
            LEAF,
        )
        + petals
        + circle(69, -106, 15, ROSE)
        + line(
            "M61 -108C62 -116 76 -117 77 -108C77 -101 67 -100 67 -106C67 -109 71 -110 72 -107"
            "M58 -100C62 -92 76 -92 80 -100",
            CRIMSON,
            2.2,
        )
    )


def mirror(rim: str) -> str:
    """Return a hand mirror."""
    return (
        rounded(65, -84, 8, 62, radius=4, fill=GOLD_DEEP)
        + ellipse(69, -112, 25, 31, GOLD)
        + ellipse(69, -112, 19.5, 25, rim)
        + ellipse(69, -112, 16.5, 22, "#d9ecec")
        + path("M60 -124L76 -130L81 -122L57 -109Z", "#f6fcfb")
        + circle(69, -146, 5, GOLD)
    )


def clover() -> str:
    """Return a sprig with a great clover leaf."""
    leaf = path(
        "M0 0C-16 -8 -19 -24 -9 -28C-4 -29 -1 -26 0 -23C1 -26 4 -29 9 -28C19 -24 16 -8 0 0Z", LEAF
    ) + line("M0 -4V-17", "#dcebc8", 1.8)
    return line("M69 -34C74 -58 64 -76 69 -106", LEAF, 4) + "".join(
        group(f"translate(69 -110) rotate({turn})", leaf) for turn in (-100, 0, 100)
    )


def leaf_twig() -> str:
    """Return a twig of laurel."""
    leaves = "".join(
        group(
            f"translate(69 {y}) rotate({turn})",
            path("M0 0C-9 -8 -9 -22 0 -30C9 -22 9 -8 0 0Z", LEAF),
        )
        for y, turn in (
            (-62, 54),
            (-66, -54),
            (-82, 48),
            (-86, -48),
            (-102, 38),
            (-106, -38),
            (-116, 0),
        )
    )
    berries = (
        circle(84, -66, 4, CRIMSON) + circle(54, -84, 4, CRIMSON) + circle(82, -98, 4, CRIMSON)
    )
    return line("M69 -26V-120", _WOOD, 3.6) + leaves + berries


def halberd(tassel: str) -> str:
    """Return a halberd with a tassel."""
    return rounded(66, -132, 6, 110, radius=3, fill=_WOOD) + group(
        "translate(0 -34)",
        path(
            "M69 -112C62 -100 50 -96 44 -100C46 -88 54 -80 66 -80H72C80 -82 88 -78 92 -72"
            "C94 -84 86 -96 72 -100Z",
            STEEL,
        )
        + path("M69 -116L78 -100L72 -78H66L60 -100Z", STEEL_DEEP)
        + path("M60 -76H78L82 -58L74 -64L69 -54L64 -64L56 -58Z", tassel),
    )


def arrow(fletching: str) -> str:
    """Return an arrow, point upward."""
    return (
        line("M69 -26V-130", _WOOD, 4)
        + group(
            "translate(0 -26)",
            path("M69 -112L80 -88L69 -95L58 -88Z", STEEL_DEEP)
            + path("M69 -112L80 -88L69 -95Z", STEEL),
        )
        + path("M69 -80L81 -70V-54L69 -64L57 -54V-70Z", fletching)
    )


def lantern(glow: str) -> str:
    """Return a lantern on a staff."""
    return (
        rounded(66, -112, 6, 90, radius=3, fill=_WOOD)
        + line("M69 -110C80 -116 88 -110 88 -102", GOLD_DEEP, 3)
        + path("M78 -100H98L102 -92H74Z", GOLD_DEEP)
        + rounded(77, -92, 22, 26, radius=3, fill=INK)
        + rounded(80.5, -89, 15, 20, radius=2, fill=glow)
        + path("M88 -86C94 -80 92 -72 88 -71C84 -72 82 -80 88 -86Z", CRIMSON)
        + path("M75 -66H101L97 -60H79Z", GOLD_DEEP)
    )
