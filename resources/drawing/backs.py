# SPDX-License-Identifier: GPL-3.0-or-later
"""The backs of the cards: a lattice and two bucks, alike after half a turn."""

from drawing.buck import buck
from drawing.layout import HEIGHT, MIDDLE_X, MIDDLE_Y, WIDTH, sheet, turned
from drawing.palette import CREAM, GOLD, GOLD_DEEP
from drawing.svg import circle, document, line, number, path, placed, rounded

BACKS = {
    "indigo": ("#2c3a74", "#222d5c", "#5564a8"),
    "crimson": ("#8f2433", "#701a29", "#bf5a60"),
    "forest": ("#1f5a43", "#174635", "#4c8f72"),
}
_LEFT, _TOP = 22.0, 22.0
_RIGHT, _BOTTOM = WIDTH - 22.0, HEIGHT - 22.0
_STEP_X, _STEP_Y = (_RIGHT - _LEFT) / 8, (_BOTTOM - _TOP) / 12


def _lattice(colour: str, stone: str) -> str:
    """Return crossing diagonals with a small lozenge in each field, kept inside the border."""
    d = []
    for start in range(-12, 9):
        for column, row, way in ((start, 0, 1), (start, 12, -1)):
            first = max(0, -column)
            last = min(12, 8 - column)
            if first >= last:
                continue
            points = (
                (_LEFT + (column + at) * _STEP_X, _TOP + (row + way * at) * _STEP_Y)
                for at in (first, last)
            )
            d.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points))
    stones = []
    for row in range(1, 24, 2):
        for column in range(2, 16, 2):
            x, y = _LEFT + column * _STEP_X / 2, _TOP + row * _STEP_Y / 2
            stones.append(f"M{number(x)} {number(y - 4.5)}l3.6 4.5l-3.6 4.5l-3.6 -4.5Z")
    lines = line("".join(dict.fromkeys(d)), colour, 1.3)
    return lines + path("".join(stones), stone)


def back_drawing(name: str) -> str:
    """Return the document of one back."""
    ground, deep, light = BACKS[name]
    medallion = (
        "M125 84C172 100 188 134 188 175C188 216 172 250 125 266C78 250 62 216 62 175"
        "C62 134 78 100 125 84Z"
    )
    emblem = buck(125, 135, 64, antlers=GOLD, head=CREAM, eyes=deep, thickness=6)
    bead = "".join(
        placed(circle(0, 0, 3.2, GOLD), x, y, 1)
        for x, y in ((125, 72), (50, 175), (200, 175), (125, 278))
    )
    return document(
        WIDTH,
        HEIGHT,
        [
            sheet(),
            rounded(12, 12, WIDTH - 24, HEIGHT - 24, radius=9, fill=ground),
            _lattice(light, GOLD_DEEP),
            line(
                "M26 19H224Q231 19 231 26V324Q231 331 224 331H26Q19 331 19 324V26Q19 19 26 19Z",
                GOLD,
                2,
            ),
            path(medallion, deep),
            line(medallion, GOLD, 3),
            bead,
            emblem,
            turned(emblem),
            path(f"M{MIDDLE_X:g} {MIDDLE_Y - 6:g}l26 6l-26 6l-26 -6Z", GOLD),
        ],
    )
