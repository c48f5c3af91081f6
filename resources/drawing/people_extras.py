# SPDX-License-Identifier: GPL-3.0-or-later
"""What people of today wear on the head: glasses, earrings, caps, scarves and turbans."""

from drawing.svg import circle, ellipse, line, mirrored, path, ring


def round_glasses(frame: str, glance: int, width: float = 2.2) -> str:
    """Return round glasses before the eyes."""
    x = glance * 3.5
    return (
        ring(x - 11.8, -93, 9.4, frame, width)
        + ring(x + 11.8, -93, 9.4, frame, width)
        + line(f"M{x - 2.6:g} -94.5Q{x:g} -96.5 {x + 2.6:g} -94.5", frame, width)
        + line(f"M{x - 21:g} -95L-27 -96M{x + 21:g} -95L27 -96", frame, width)
    )


def square_glasses(frame: str, glance: int, width: float = 2.8) -> str:
    """Return glasses with a broad frame before the eyes."""
    x = glance * 3.5
    lens = "M{0:g} -100.5H{1:g}Q{2:g} -86 {3:g} -85.5H{4:g}Q{5:g} -86 {0:g} -100.5Z"
    left = lens.format(x - 21, x - 2.5, x - 3, x - 8, x - 15, x - 20.5)
    right = lens.format(x + 2.5, x + 21, x + 20.5, x + 15, x + 8, x + 3)
    return line(
        f"{left}{right}M{x - 2.5:g} -97H{x + 2.5:g}M{x - 21:g} -97L-27 -96M{x + 21:g} -97L27 -96",
        frame,
        width,
    )


def hoops(colour: str) -> str:
    """Return large round earrings."""
    return mirrored(ring(30.5, -74, 6.5, colour, 2.4))


def drops(colour: str, stone: str) -> str:
    """Return hanging earrings."""
    return mirrored(line("M29 -82V-77", colour, 1.8) + path("M29 -78L33 -69L29 -64L25 -69Z", stone))


def studs(colour: str) -> str:
    """Return small earrings."""
    return mirrored(circle(28.5, -82, 2.6, colour))


def flat_cap(cloth: str, deep: str) -> str:
    """Return a flat cap of tweed with a short peak."""
    return (
        path(
            "M-33 -106C-40 -124 -26 -142 2 -142C26 -142 42 -130 40 -112C38 -104 32 -104 28 -106"
            "C10 -114 -14 -114 -33 -106Z",
            cloth,
        )
        + path(
            "M-34 -107C-16 -116 10 -117 30 -108C22 -105 14 -106 4 -108C-10 -110 -24 -106 -32 -101Z",
            deep,
        )
        + line(
            "M0 -141C-2 -132 -4 -124 -6 -116M18 -138C18 -130 18 -122 18 -114M-20 -136"
            "C-24 -128 -26 -120 -26 -112",
            deep,
            1.6,
        )
        + ellipse(2, -142, 4, 2.2, deep)
    )


def knitted_cap(cloth: str, deep: str, bobble: str) -> str:
    """Return a knitted cap with a bobble."""
    ribs = line(
        "M-24 -108V-118M-16 -110V-120M-8 -111V-121M0 -111V-121M8 -111V-121M16 -110V-120"
        "M24 -108V-118",
        deep,
        1.7,
    )
    return (
        circle(0, -144, 7, bobble)
        + path("M-29 -112C-32 -134 -16 -143 0 -143C16 -143 32 -134 29 -112Z", cloth)
        + path(
            "M-31 -104C-32 -112 -31 -118 -28 -120C-12 -125 12 -125 28 -120"
            "C31 -118 32 -112 31 -104C14 -111 -14 -111 -31 -104Z",
            bobble,
        )
        + ribs
        + line("M-16 -128L-10 -136M0 -128V-138M16 -128L10 -136", deep, 1.8)
    )


def hairband(colour: str, knot: str) -> str:
    """Return a broad band in the hair with a knot."""
    return (
        path("M-35 -106C-28 -126 28 -126 35 -106L33 -116C26 -136 -26 -136 -33 -116Z", colour)
        + path("M0 -128C8 -142 20 -140 16 -128L20 -120L4 -122Z", knot)
        + path("M0 -128C-6 -140 -16 -138 -12 -128L-14 -122L-2 -122Z", knot)
        + circle(1, -126, 4.6, colour)
    )


def turban(cloth: str, deep: str, inner: str) -> str:
    """Return a wound turban with a triangle of the cloth below it."""
    half = path(
        "M0 -121C12 -119 24 -112 30 -99C38 -116 36 -136 18 -145C10 -149 4 -149 0 -148Z", cloth
    )
    return (
        mirrored(half)
        + path("M-9 -118L0 -124L9 -118L0 -113Z", inner)
        + path(
            "M0 -123L-14 -114L-30 -99C-31 -104 -31 -108 -30 -112C-22 -118 -10 -126 0 -132Z", deep
        )
        + mirrored(
            line(
                "M4 -128C16 -124 27 -116 31 -108M3 -136C16 -134 28 -126 33 -118M3 -143"
                "C14 -143 26 -136 31 -129",
                deep,
                2,
            )
        )
    )


def headscarf(cloth: str, deep: str) -> tuple[str, str]:
    """Return a scarf about head and shoulders: what lies behind the face, and what before."""
    behind = path(
        "M0 -137C28 -137 40 -116 38 -92C37 -74 44 -60 49 -34L0 -20L-49 -34"
        "C-44 -60 -37 -74 -38 -92C-40 -116 -28 -137 0 -137Z",
        cloth,
    )
    before = (
        path(
            "M0 -137C28 -137 39 -117 37 -93C37 -72 30 -52 14 -47L-14 -47C-30 -52 -37 -72 -37 -93"
            "C-39 -117 -28 -137 0 -137ZM0 -115C-14 -115 -23 -107 -23.5 -92C-23.5 -75 -14 -59 0 -58"
            "C14 -59 23.5 -75 23.5 -92C23 -107 14 -115 0 -115Z",
            cloth,
        )
        + path(
            "M-26 -66C-16 -54 12 -52 28 -68C34 -58 40 -48 40 -37C26 -28 -4 -26 -24 -30"
            "C-34 -40 -32 -56 -26 -66Z",
            cloth,
        )
        + line(
            "M-24 -64C-14 -50 12 -48 30 -60M-28 -52C-14 -38 16 -38 36 -48M-26 -40"
            "C-14 -30 12 -29 34 -36",
            deep,
            2.2,
        )
        + line("M-20 -125C-29 -116 -31 -104 -30 -92M4 -131C20 -129 30 -118 32 -104", deep, 2)
    )
    return behind, before
