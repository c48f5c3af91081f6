# SPDX-License-Identifier: GPL-3.0-or-later
"""Every drawing by the name of its file, and the list that compiles them in."""

from drawing.backs import BACKS, back_drawing
from drawing.courts import court
from drawing.icons import LINE_ICONS, app_icon, dealer_puck, line_icon
from drawing.layout import HEIGHT, WIDTH, indices, sheet
from drawing.pips import ace, nine, ten
from drawing.suits import SHAPES, no_trump_drawing, suit_drawing
from drawing.svg import document

RANKS = "9TJQKA"
SUITS = "CDHS"


def face_drawing(rank: str, suit: str, index: str = "") -> str:
    """Return the document of one face; index is another letterform than the rank's own."""
    match rank:
        case "9":
            picture = nine(suit)
        case "T":
            picture = ten(suit)
        case "A":
            picture = ace(suit)
        case _:
            picture = court(rank, suit)
    name = index or ("10" if rank == "T" else rank)
    return document(WIDTH, HEIGHT, [sheet(), picture, indices(name, suit)])


def drawings() -> dict[str, str]:
    """Return all documents by path inside the resources directory."""
    files = {
        f"cards/{rank}{suit}.svg": face_drawing(rank, suit) for suit in SUITS for rank in RANKS
    }
    files |= {f"cards/back_{name}.svg": back_drawing(name) for name in BACKS}
    for is_light, ending in ((False, ""), (True, "_light")):
        files |= {f"suits/{suit}{ending}.svg": suit_drawing(suit, is_light) for suit in SHAPES}
        files[f"suits/N{ending}.svg"] = no_trump_drawing(is_light)
    files["icons/buck-euchre.svg"] = app_icon()
    files["icons/dealer.svg"] = dealer_puck()
    for is_dark, ending in ((False, ""), (True, "_dark")):
        files |= {f"icons/{name}{ending}.svg": line_icon(name, is_dark) for name in LINE_ICONS}
    return files


def resource_list(paths: list[str]) -> str:
    """Return the .qrc text that makes each path known as `:/path`."""
    entries = "\n".join(f"    <file>{path}</file>" for path in sorted(paths))
    return (
        '<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n'
        f"{entries}\n  </qresource>\n</RCC>\n"
    )
