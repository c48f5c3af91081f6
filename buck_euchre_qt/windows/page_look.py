# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of pages to be read: the rule book, the history and what looks back with it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor, QPalette

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.look import LOOKS, look_in_use


@dataclass(frozen=True, slots=True)
class PageLook:
    """The colours of such a page; every text keeps a contrast of 4.5 to its ground."""

    is_dark: bool
    paper: str
    panel: str
    ink: str
    muted: str
    accent: str
    pill: str
    pill_ink: str
    pill_hover: str
    field: str
    line: str
    mark: str
    mark_edge: str
    found: str


LIGHT: Final = PageLook(
    is_dark=False,
    paper="#f5f0e5",
    panel="#e9e2d1",
    ink="#1d2925",
    muted="#5a5f58",
    accent="#1c5947",
    pill="#1c5546",
    pill_ink="#ffffff",
    pill_hover="#ddd4bf",
    field="#fffdf8",
    line="#cdc3ac",
    mark="#f7e5b8",
    mark_edge="#c48a1e",
    found="#f3d587",
)
DARK: Final = PageLook(
    is_dark=True,
    paper="#1f2421",
    panel="#171b19",
    ink="#ece6d8",
    muted="#a9a99c",
    accent="#86cdad",
    pill="#28695a",
    pill_ink="#ffffff",
    pill_hover="#262c29",
    field="#262c29",
    line="#434a45",
    mark="#3b3621",
    mark_edge="#e3ac3f",
    found="#6a5420",
)
CONTRAST: Final = PageLook(
    is_dark=True,
    paper="#000000",
    panel="#000000",
    ink="#ffffff",
    muted="#ffffff",
    accent="#c4e8ff",
    pill="#ffd84a",
    pill_ink="#000000",
    pill_hover="#333333",
    field="#000000",
    line="#ffffff",
    mark="#000000",
    mark_edge="#ffd84a",
    found="#6a5420",
)

FELT_MIDDLE: Final = "#22664f"
FELT_EDGE: Final = "#123d33"
FELT_INK: Final = "#fbf6ea"
FELT_MUTED: Final = "#d3e2d9"
CARD_PAPER: Final = "#fdf9f1"
CARD_EDGE: Final = "#d8c7a3"
CARD_BLACK: Final = "#1d2433"
CARD_RED: Final = "#c8252c"
GOLD: Final = "#e3ac3f"


def look_for(palette: QPalette) -> PageLook:
    """Return the look that belongs to a palette: of much contrast, dark or light as its windows."""
    around = look_in_use(palette)
    if around is LOOKS[Theme.CONTRAST]:
        return CONTRAST
    return DARK if around.is_dark else LIGHT


def page_palette(look: PageLook, ground: str) -> QPalette:
    """Return a palette for widgets of such a page that stand on the given ground."""
    palette = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, ground),
        (QPalette.ColorRole.Base, ground),
        (QPalette.ColorRole.WindowText, look.ink),
        (QPalette.ColorRole.Text, look.ink),
        (QPalette.ColorRole.PlaceholderText, look.muted),
        (QPalette.ColorRole.Link, look.accent),
        (QPalette.ColorRole.LinkVisited, look.accent),
        (QPalette.ColorRole.Highlight, look.pill),
        (QPalette.ColorRole.HighlightedText, look.pill_ink),
    ):
        palette.setColor(role, QColor(colour))
    return palette
