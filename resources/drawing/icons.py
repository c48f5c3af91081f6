# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon, and the line icons of its buttons."""

from drawing.palette import CREAM, EDGE, GOLD, GOLD_DEEP, INK, PAPER, TEAL_DEEP
from drawing.suits import SHAPES
from drawing.svg import circle, document, group, line, path, placed

_LINES = {
    "undo": "M9 5L4 10L9 15M4.5 10H14.5A5 5 0 0 1 14.5 20H9",
    "redo": "M15 5L20 10L15 15M19.5 10H9.5A5 5 0 0 0 9.5 20H15",
    "hint": (
        "M9 17C9 14.5 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14.5 15 17ZM9.5 20.5H14.5M12 17V12"
        "M9.8 10.5L12 12L14.2 10.5"
    ),
    "menu": "M4 6.5H20M4 12H20M4 17.5H20",
    "sheet": "M5 3.5H19V20.5H5ZM5 8.5H19M12 8.5V20.5M8 12.5H9M15 12.5H16M8 16.5H9M15 16.5H16",
    "log": "M9 6H20M9 12H20M9 18H16M4.5 6H4.6M4.5 12H4.6M4.5 18H4.6",
    "book": (
        "M12 6.5C10 4.8 7 4.2 3.5 4.5V18C7 17.7 10 18.3 12 20C14 18.3 17 17.7 20.5 18"
        "V4.5C17 4.2 14 4.8 12 6.5ZM12 6.5V20"
    ),
    "cut": "M4.5 5H15.5V11H4.5ZM8.5 14H19.5V20H8.5ZM19.5 4.5V10.5M17 8L19.5 10.5L22 8",
    "deck": "M8.5 7H17.5V20.5H8.5ZM5.8 17V4.5H14.5",
    "lesson": (
        "M2.5 9.5L12 5L21.5 9.5L12 14ZM6.5 11.5V16.5C9.5 19 14.5 19 17.5 16.5V11.5M21.5 9.5V15"
    ),
    "settings": (
        "M4 7H11M17 7H20M4 17H7M13 17H20M14 4.5A2.5 2.5 0 0 1 14 9.5A2.5 2.5 0 0 1 14 4.5Z"
        "M10 14.5A2.5 2.5 0 0 1 10 19.5A2.5 2.5 0 0 1 10 14.5Z"
    ),
    "down": "M6 9.5L12 15.5L18 9.5",
    "up": "M6 14.5L12 8.5L18 14.5",
    "play": "M7 4.5L19 12L7 19.5Z",
}
LINE_ICONS = tuple(_LINES)
# Desktops draw symbolic icons in a colour of their own.
_SYMBOLIC = "#2e3436"


def line_icon(name: str, is_dark: bool) -> str:
    """Return the document of one button icon; dark drawings are made for light grounds."""
    return document(24, 24, [line(_LINES[name], INK if is_dark else CREAM, 1.9)])


def dealer_puck() -> str:
    """Return the document of the puck that lies before the dealer."""
    card = "M-17 -24H17Q21 -24 21 -20V20Q21 24 17 24H-17Q-21 24 -21 20V-20Q-21 -24 -17 -24Z"
    spade = placed(path(SHAPES["S"], INK), 37, 37, 0.26)
    notches = "".join(
        placed(circle(0, -42.5, 3.2, INK), 50, 50, 1, turn) for turn in range(0, 360, 45)
    )
    return document(
        100,
        100,
        [
            circle(50, 50, 49, "#a8741f"),
            circle(50, 50, 47, GOLD),
            notches,
            circle(50, 50, 37, "#c98f2b"),
            circle(50, 50, 35, "#fbf3df"),
            placed(path(card, GOLD), 50, 50, 0.9, -14),
            placed(path(card, CREAM) + line(card, INK, 2.6), 50, 50, 0.9, 8),
            spade,
        ],
    )


def app_icon() -> str:
    """Return the document of the program's icon: a spade that grows antlers."""
    antler = (
        "M122 116C114 92 76 94 62 64C55 49 56 36 62 26M78 86C60 88 42 80 34 62"
        "M104 101C90 82 90 66 97 52"
    )
    half = line(antler, GOLD, 18)
    spade = placed(path(SHAPES["S"], CREAM), 54, 90, 1.48)
    return document(
        256,
        256,
        [
            (
                '<defs><linearGradient id="felt" x1="0" y1="0" x2="0" y2="1">'
                '<stop offset="0" stop-color="#2d7f66"/><stop offset="1" stop-color="#12433a"/>'
                "</linearGradient></defs>"
            ),
            '<rect x="6" y="6" width="244" height="244" rx="54" ry="54" fill="url(#felt)"/>',
            half,
            f'<g transform="translate(256 0) scale(-1 1)">{half}</g>',
            spade,
        ],
    )


def symbolic_icon() -> str:
    """Return the document of the program's icon in one colour, on a grid of 16."""
    antler = (
        "M7.2 6.9C6.9 5.6 4.6 5.9 3.5 4.1C3 3.2 3 2.2 3.4 1.4M4.6 5.2C3.4 5.4 2.2 4.9 1.6 3.9"
        "M6.2 5.9C5.6 5 5.6 3.8 6.1 2.8"
    )
    half = line(antler, _SYMBOLIC, 1.25)
    spade = placed(path(SHAPES["S"], _SYMBOLIC), 3.4, 5.9, 0.092)
    return document(16, 16, [half, group("translate(16 0) scale(-1 1)", half), spade])


def match_record() -> str:
    """Return the document of the icon of saved matches: a sheet of scores with the spade."""
    sheet = "M52 10H160L214 64V232Q214 246 200 246H56Q42 246 42 232V24Q42 10 56 10Z"
    fold = "M160 10L214 64H174Q160 64 160 50Z"
    antler = (
        "M60 22C56 8 36 10 28 -8C24 -17 25 -25 28 -30M37 3C26 5 15 0 10 -10M50 13C42 4 42 -6 46 -14"
    )
    half = line(antler, GOLD_DEEP, 9)
    rows = line("M66 206H102M66 226H102M120 206H146M120 226H146M164 206H190M164 226H190", EDGE, 7)
    return document(
        256,
        256,
        [
            path(sheet, PAPER) + line(sheet, EDGE, 4),
            path(fold, EDGE),
            placed(
                half
                + group("translate(136 0) scale(-1 1)", half)
                + placed(path(SHAPES["S"], TEAL_DEEP), 18, 10, 1.0),
                60,
                76,
                1,
            ),
            rows,
        ],
    )
