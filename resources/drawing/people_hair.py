# SPDX-License-Identifier: GPL-3.0-or-later
"""Hair of the people of today: each style is what lies behind the head and what lies before it."""

from typing import NamedTuple

from drawing.svg import circle, ellipse, group, line, mirrored, path


class Hair(NamedTuple):
    """One head of hair in two layers."""

    behind: str
    before: str


def side_bob(colour: str, strand: str) -> Hair:
    """Return hair to the chin, parted at the side."""
    side = path(
        "M0 -131C27 -132 38 -114 38 -94C38 -82 40 -74 41 -64C33 -57 24 -58 17 -62L0 -84Z", colour
    )
    fringe = path(
        "M-30 -80C-33 -112 -22 -133 4 -133C24 -133 34 -116 30 -80C28 -92 26 -100 22 -106"
        "C4 -106 -10 -112 -16 -120C-18 -108 -25 -98 -30 -80Z",
        colour,
    )
    lines = line("M-14 -122C-6 -112 8 -108 20 -108M-20 -114C-23 -104 -27 -96 -29 -88", strand, 1.7)
    return Hair(mirrored(side + line("M34 -98C34 -84 36 -76 36 -68", strand, 1.7)), fringe + lines)


def long_waves(colour: str, strand: str) -> Hair:
    """Return long hair in waves that falls over the shoulders."""
    side = path(
        "M0 -133C28 -134 40 -116 38 -98C37 -86 47 -80 45 -66C44 -56 50 -48 44 -38"
        "C36 -32 24 -36 17 -42L0 -70Z",
        colour,
    )
    lines = line(
        "M34 -98C33 -84 42 -78 40 -64C39 -54 44 -48 40 -42M30 -68C29 -58 35 -52 33 -42", strand, 1.8
    )
    fringe = path(
        "M0 -134C22 -134 33 -118 31 -86C28 -98 22 -108 8 -116C2 -112 -4 -118 -6 -118"
        "C-18 -112 -27 -100 -31 -86C-33 -118 -22 -134 0 -134Z",
        colour,
    )
    return Hair(
        mirrored(side + lines), fringe + line("M6 -123C18 -117 26 -108 29 -97", strand, 1.6)
    )


def bun(colour: str, strand: str) -> Hair:
    """Return hair drawn up into a bun."""
    knot = circle(0, -136, 12, colour) + line(
        "M-7 -139Q0 -145 7 -139M-8 -133Q0 -139 8 -133", strand, 1.7
    )
    cap = path(
        "M-29 -94C-32 -118 -18 -130 0 -130C18 -130 32 -118 29 -94C27 -104 20 -114 0 -118"
        "C-20 -114 -27 -104 -29 -94Z",
        colour,
    )
    lines = line("M-22 -112Q-16 -122 -6 -126M22 -112Q16 -122 6 -126M0 -120V-127", strand, 1.6)
    return Hair(knot, cap + lines)


def straight_bob(colour: str, strand: str) -> Hair:
    """Return straight hair with a fringe to the brows."""
    side = path("M0 -132C28 -133 39 -116 39 -96V-62C34 -58 24 -58 18 -62L0 -84Z", colour)
    fringe = path(
        "M-31 -84V-104C-31 -124 -18 -134 0 -134C18 -134 31 -124 31 -104V-84C28 -90 26 -98 25 -106"
        "C10 -110 -10 -110 -25 -106C-26 -98 -28 -90 -31 -84Z",
        colour,
    )
    lines = line("M-12 -126V-113M0 -128V-113M12 -126V-113", strand, 1.6)
    return Hair(mirrored(side + line("M34 -100V-68", strand, 1.8)), fringe + lines)


def quiff(colour: str, strand: str) -> Hair:
    """Return short hair with a swept tuft."""
    return Hair(
        "",
        path(
            "M-28 -92C-32 -110 -28 -120 -20 -126C-22 -136 -4 -145 14 -141C26 -140 34 -130 31 -116"
            "C31 -106 30 -98 28 -92L25 -100C25 -108 22 -114 18 -116C6 -112 -10 -112 -19 -118"
            "C-23 -112 -25 -104 -25 -98Z",
            colour,
        )
        + line("M-14 -122C-6 -128 8 -124 20 -130M-8 -132C2 -138 14 -134 22 -136", strand, 1.8),
    )


def parted(colour: str, strand: str, temples: str) -> Hair:
    """Return short hair parted at the side, with temples of another colour."""
    return Hair(
        "",
        path(
            "M-28 -92C-32 -118 -18 -134 4 -134C24 -134 32 -118 28 -92L25 -100"
            "C25 -108 22 -112 17 -114"
            "C4 -110 -8 -114 -13 -121C-16 -114 -24 -110 -25 -98Z",
            colour,
        )
        + mirrored(path("M28.5 -91C31 -104 30.4 -113 27.5 -119C21 -116 23.5 -106 25 -98Z", temples))
        + line("M-12 -124C-4 -118 10 -116 20 -120", strand, 1.7),
    )


def cropped(colour: str) -> Hair:
    """Return hair cut close to the head."""
    return Hair(
        "",
        path(
            "M-27.5 -94C-30 -117 -17 -131 0 -131C17 -131 30 -117 27.5 -94L24.5 -97"
            "C24.5 -106 22 -112 18 -115C6 -118 -6 -118 -18 -115C-22 -112 -24.5 -106 -24.5 -97Z",
            colour,
        ),
    )


def flat_top(colour: str, strand: str) -> Hair:
    """Return tight curls cut level on top and short at the sides."""
    return Hair(
        "",
        path(
            "M-27 -94C-29 -106 -31 -122 -29 -137C-20 -147 20 -147 29 -137"
            "C31 -122 29 -106 27 -94L24 -98"
            "C24 -106 22 -112 19 -115C6 -117 -6 -117 -19 -115C-22 -112 -24 -106 -24 -98Z",
            colour,
        )
        + "".join(
            line(f"M{x} {y}q3 -4 6 0", strand, 1.6)
            for x, y in (
                (-22, -126),
                (-9, -130),
                (4, -126),
                (15, -131),
                (-16, -136),
                (0, -138),
                (12, -121),
            )
        ),
    )


def curls(colour: str, strand: str) -> Hair:
    """Return a great cloud of curls."""
    locks = "".join(
        circle(x, y, r, colour)
        for x, y, r in (
            (12, -128, 17),
            (29, -119, 17),
            (40, -104, 17),
            (43, -87, 16),
            (40, -71, 15),
            (31, -59, 12),
        )
    )
    lines = line(
        "M34 -124Q44 -122 45 -112M44 -100Q52 -94 46 -86M40 -76Q48 -72 43 -64M14 -136"
        "Q24 -138 27 -130",
        strand,
        1.9,
    )
    before = "".join(
        circle(x, y, 8.5, colour)
        for x, y in ((-23, -114), (-11, -120), (2, -121), (14, -119), (24, -113))
    )
    return Hair(path("M-30 -130H30V-70H-30Z", colour) + mirrored(locks + lines), before)


def small_curls(colour: str, strand: str) -> Hair:
    """Return short natural curls close round the head."""
    locks = "".join(
        circle(x, y, 8.5, colour)
        for x, y in ((7, -130), (19, -125), (27, -116), (31, -105), (31, -95))
    )
    rings = line("M8 -132q4 -3 6 1M20 -125q5 -2 5 3M28 -111q5 0 4 5", strand, 1.6)
    before = "".join(
        circle(x, y, 6.5, colour)
        for x, y in ((-22, -113), (-12, -118), (0, -120), (12, -118), (22, -113))
    )
    return Hair(mirrored(locks + rings), ellipse(0, -121, 24, 7, colour) + before)


def fringe_of_age(colour: str, strand: str) -> Hair:
    """Return a bald head with hair left at the sides."""
    tufts = "".join(
        circle(x, y, r, colour) for x, y, r in ((28, -104, 7), (31, -95, 8), (30, -85, 7))
    )
    return Hair(
        mirrored(tufts + line("M31 -105Q37 -100 33 -94", strand, 1.6)),
        path("M-14 -119C-8 -123 -2 -124 2 -124C-2 -121 -8 -117 -12 -114Z", "#fbe6d3"),
    )


def side_braid(colour: str, strand: str) -> Hair:
    """Return long hair in a braid that lies over one shoulder."""
    cap = path("M0 -132C27 -133 37 -116 36 -94C35 -84 30 -74 26 -68L0 -90Z", colour)
    knots = "".join(
        group(
            f"translate({x} {y}) rotate({turn})",
            ellipse(0, 0, 9.5, 7.5, colour) + line("M-7 -2Q0 5 7 -2", strand, 1.8),
        )
        for x, y, turn in ((33, -70, -12), (36, -58, -8), (36.5, -46, 4), (34, -35, 14))
    )
    tail = path("M28 -30L38 -27L33 -18L27 -20Z", strand)
    fringe = path(
        "M-30 -86C-33 -116 -20 -133 -2 -133C22 -133 34 -116 30 -84C26 -98 16 -112 -6 -118"
        "C-14 -112 -25 -104 -30 -86Z",
        colour,
    )
    lines = line("M-2 -120C14 -114 22 -106 27 -96M-10 -119C-18 -112 -24 -104 -27 -96", strand, 1.6)
    return Hair(mirrored(cap), fringe + lines + knots + tail)


def top_braids(colour: str, strand: str, cuffs: str) -> Hair:
    """Return many thin braids, some bound up on top and some falling behind."""
    falling = "".join(
        line(d, colour, 6.5)
        for d in (
            "M24 -112C34 -98 34 -78 33 -50",
            "M28 -112C40 -96 40 -76 40 -48",
            "M28 -116C46 -98 45 -78 46 -54",
        )
    )
    rings = "".join(
        line(f"M{x - 2:g} {y}h4", cuffs, 2.4)
        for x, y in ((33, -60), (40, -66), (46, -72), (40, -54))
    )
    knot = "".join(circle(x, y, 9, colour) for x, y in ((-9, -134), (9, -134), (0, -141)))
    cap = path(
        "M-30 -92C-33 -118 -18 -132 0 -132C18 -132 33 -118 30 -92C27 -104 20 -114 0 -116"
        "C-20 -114 -27 -104 -30 -92Z",
        colour,
    )
    lines = line(
        "M0 -117V-130M-10 -115.5L-5 -130M10 -115.5L5 -130M-19 -111L-11 -128M19 -111L11 -128"
        "M-26 -102L-18 -124M26 -102L18 -124",
        strand,
        1.5,
    )
    return Hair(
        mirrored(falling + rings) + knot, cap + lines + line("M-9 -130Q0 -126.5 9 -130", cuffs, 3.4)
    )
