# SPDX-License-Identifier: GPL-3.0-or-later
"""The golden badges of the two bowers, told apart by shape as well as by filling."""

from collections.abc import Callable

from drawing.palette import GOLD, INK
from drawing.svg import circle, document, line, path

_ANCHOR = "M50 33V79M33 46H67M20 55C22 71 35 79 50 79C65 79 78 71 80 55"


def right_bower() -> str:
    """Return the document of the right bower's badge: an anchor on a golden disc."""
    return document(
        100,
        100,
        [
            circle(50, 50, 48, INK),
            circle(50, 50, 44, GOLD),
            circle(50, 24, 10, INK),
            circle(50, 24, 4, GOLD),
            line(_ANCHOR, INK, 10.5),
        ],
    )


def left_bower() -> str:
    """Return the document of the left bower's badge: a smaller anchor in a hollow lozenge."""
    lozenge = "M50 5L95 50L50 95L5 50Z"
    return document(
        100,
        100,
        [
            line(lozenge, GOLD, 10),
            path("M50 10L90 50L50 90L10 50Z", INK),
            circle(50, 30, 8.5, GOLD),
            line("M50 34V71M28 53C31 65 40 71 50 71C60 71 69 65 72 53", GOLD, 9.5),
        ],
    )


BADGES: dict[str, Callable[[], str]] = {"bower_right": right_bower, "bower_left": left_bower}
