# SPDX-License-Identifier: GPL-3.0-or-later
"""The buck, the emblem of the game: a head with antlers, in a box of 100."""

from drawing.svg import circle, line, path, placed

_ANTLER = (
    "M44 50C40 42 24 42 17 30C13 22 14 12 18 5M19 34C12 34 6 30 4 22"
    "M30 42C30 34 30 26 33 18M44 50C43 45 43 41 45 36"
)


def buck(
    x: float,
    y: float,
    size: float,
    *,
    antlers: str,
    head: str,
    eyes: str,
    thickness: float = 5.5,
) -> str:
    """Return a buck's head centred at x, y; thickness is that of the antlers in a box of 100."""
    face = path(
        "M50 99C45 99 41 95 40 89L34 67C32 58 37 51 44 50H56C63 51 68 58 66 67L60 89"
        "C59 95 55 99 50 99Z",
        head,
    )
    ear = path("M36 60C30 50 20 47 10 49C13 59 22 67 35 66Z", head)
    half = line(_ANTLER, antlers, thickness) + ear
    other = f'<g transform="translate(100 0) scale(-1 1)">{half}</g>'
    features = circle(42.5, 66, 2.6, eyes) + circle(57.5, 66, 2.6, eyes)
    muzzle = path("M44 87C46 84 54 84 56 87C55 92 52 94 50 94C48 94 45 92 44 87Z", eyes)
    whole = half + other + face + features + muzzle
    return placed(whole, x - size / 2, y - size / 2, size / 100)
