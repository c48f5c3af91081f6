# SPDX-License-Identifier: GPL-3.0-or-later
"""Every drawing by the name of its file, and the list that compiles them in."""

from drawing.backs import BACKS, back_drawing
from drawing.badges import BADGES
from drawing.courts import court
from drawing.icons import LINE_ICONS, app_icon, dealer_puck, line_icon, match_record, symbolic_icon
from drawing.layout import HEIGHT, WIDTH, indices, sheet
from drawing.looks import LOOKS, Colours, Look
from drawing.people import PORTRAITS, own_bust, portrait_drawing
from drawing.pips import ace, nine, ten
from drawing.suits import (
    COLOURS,
    FOUR_COLOURS,
    LIGHT_COLOURS,
    LIGHT_FOUR_COLOURS,
    SHAPES,
    no_trump_drawing,
    suit_drawing,
)
from drawing.svg import document

RANKS = "9TJQKA"
SUITS = "CDHS"
ROMANCE_INDICES = {"K": "R", "Q": "D", "J": "V"}
"""The initials of the courts in French and Portuguese, which both languages share."""


def face_drawing(rank: str, suit: str, look: Look, index: str = "") -> str:
    """Return the document of one face; index is another letterform than the rank's own."""
    colour = look.colour(suit)
    match rank:
        case "9":
            picture = nine(suit, colour)
        case "T":
            picture = ten(suit, colour)
        case "A":
            picture = ace(suit, colour)
        case _:
            picture = court(rank, suit, look)
    name = index or ("10" if rank == "T" else rank)
    corners = indices(name, suit, colour, look.index_size)
    return document(WIDTH, HEIGHT, [sheet(), picture, corners])


def _faces(look: Look) -> dict[str, str]:
    """Return the faces of one look that no other look has already."""
    files = {}
    for suit in SUITS:
        if look.colours is Colours.FOUR and look.colour(suit) == COLOURS[suit]:
            continue
        for rank in RANKS:
            files[f"{look.folder}/{rank}{suit}.svg"] = face_drawing(rank, suit, look)
        for rank, index in ROMANCE_INDICES.items():
            name = f"{look.folder}/{rank}{suit}_{index}.svg"
            files[name] = face_drawing(rank, suit, look, index)
    return files


def drawings() -> dict[str, str]:
    """Return all documents by path inside the resources directory."""
    files: dict[str, str] = {}
    for look in LOOKS:
        files |= _faces(look)
    files |= {f"cards/back_{name}.svg": back_drawing(name) for name in BACKS}
    for ending, colours, four in (
        ("", COLOURS, FOUR_COLOURS),
        ("_light", LIGHT_COLOURS, LIGHT_FOUR_COLOURS),
    ):
        files |= {f"suits/{suit}{ending}.svg": suit_drawing(suit, colours[suit]) for suit in SHAPES}
        files |= {f"suits4/{suit}{ending}.svg": suit_drawing(suit, four[suit]) for suit in "CD"}
        files[f"suits/N{ending}.svg"] = no_trump_drawing(bool(ending))
    files["icons/buck-euchre.svg"] = app_icon()
    files["icons/buck-euchre-symbolic.svg"] = symbolic_icon()
    files["icons/match-record.svg"] = match_record()
    files["icons/dealer.svg"] = dealer_puck()
    files |= {f"icons/{name}.svg": draw() for name, draw in BADGES.items()}
    for is_dark, ending in ((False, ""), (True, "_dark")):
        files |= {f"icons/{name}{ending}.svg": line_icon(name, is_dark) for name in LINE_ICONS}
    files |= {f"portraits/{name}.svg": portrait_drawing(name) for name in PORTRAITS}
    files["portraits/you.svg"] = own_bust()
    return files


def aliases(paths: list[str]) -> dict[str, str]:
    """Return the file behind each name that has no drawing of its own.

    Hearts and spades keep their colours in four-coloured decks.
    """
    names = {}
    for path in paths:
        folder, _, name = path.partition("/")
        if folder in {"cards", "cards_large", "suits"} and name[:4] != "back":
            other = f"{folder.replace('cards', 'cards4').replace('suits', 'suits4')}/{name}"
            if other not in paths:
                names[other] = path
    return names


def resource_list(paths: list[str]) -> str:
    """Return the .qrc text that makes each path, and each alias, known as `:/path`."""
    lines = {path: f"    <file>{path}</file>" for path in paths}
    lines |= {
        alias: f'    <file alias="{alias}">{path}</file>' for alias, path in aliases(paths).items()
    }
    entries = "\n".join(lines[name] for name in sorted(lines))
    return (
        '<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n'
        f"{entries}\n  </qresource>\n</RCC>\n"
    )
