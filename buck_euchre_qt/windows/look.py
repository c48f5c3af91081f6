# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours and style sheets of the widgets that lie on and beside the felt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style


class Look(NamedTuple):
    """The colours of every widget in one theme, as `#rrggbb`; widths in pixels.

    `panel` is what lies beside the felt, `plate` what lies on it, `sheet` a sheet of paper laid
    on top; `chief` is the weightiest button. The inks after a ground are those written on it,
    and keep a contrast of 4.5 to it. `rows` are the lines of the seats in the picture of the
    scores, the onlooker's first, each at least 3 against the panel's field.
    """

    is_dark: bool
    edge_px: int
    panel: str
    panel_line: str
    panel_field: str
    ink: str
    ink_quiet: str
    ink_accent: str
    rows: tuple[str, str, str, str]
    plate: str
    plate_pressed: str
    plate_edge: str
    plate_ink: str
    plate_ink_quiet: str
    chief: str
    chief_pressed: str
    chief_ink: str
    chief_ink_quiet: str
    focus: str
    sheet: str
    sheet_edge: str
    sheet_ink: str
    sheet_quiet: str
    sheet_good: str
    sheet_bad: str
    sheet_button: str
    sheet_button_edge: str
    sheet_button_ink: str
    sheet_focus: str
    window: str
    field: str
    window_ink: str
    window_quiet: str
    button: str
    link: str
    marked: str
    marked_ink: str

    @property
    def text_pairs(self) -> Iterator[tuple[str, str, str]]:
        """Every ink with its ground, as (what is written, ink, ground)."""
        for ink in ("ink", "ink_quiet", "ink_accent"):
            yield f"{ink} on panel", getattr(self, ink), self.panel
            yield f"{ink} on a panel's field", getattr(self, ink), self.panel_field
        for ground in ("plate", "plate_pressed"):
            yield f"text on {ground}", self.plate_ink, getattr(self, ground)
            yield f"quiet text on {ground}", self.plate_ink_quiet, getattr(self, ground)
        for ground in ("chief", "chief_pressed"):
            yield f"text on {ground}", self.chief_ink, getattr(self, ground)
            yield f"quiet text on {ground}", self.chief_ink_quiet, getattr(self, ground)
        for ink in ("sheet_ink", "sheet_quiet", "sheet_good", "sheet_bad"):
            yield f"{ink} on sheet", getattr(self, ink), self.sheet
        yield "text on a sheet's button", self.sheet_button_ink, self.sheet_button
        for ground in ("window", "field", "button"):
            yield f"text on {ground}", self.window_ink, getattr(self, ground)
            yield f"quiet text on {ground}", self.window_quiet, getattr(self, ground)
        yield "link in a window", self.link, self.window
        yield "link in a field", self.link, self.field
        yield "marked text", self.marked_ink, self.marked


LOOKS: Final = {
    Theme.DARK: Look(
        is_dark=True,
        edge_px=2,
        panel="#14302b",
        panel_line="#2b4b44",
        panel_field="#102723",
        ink="#f3f1e7",
        ink_quiet="#a9bdb5",
        ink_accent="#e6b95c",
        rows=("#f3f1e7", "#5fb7c9", "#e6b95c", "#e08bb0"),
        plate="#0d2723",
        plate_pressed="#081a17",
        plate_edge="#0d2723",
        plate_ink="#f3f1e7",
        plate_ink_quiet="#a9bdb5",
        chief="#e6b95c",
        chief_pressed="#d3a549",
        chief_ink="#20261f",
        chief_ink_quiet="#3d3a28",
        focus="#e6b95c",
        sheet="#1b2b28",
        sheet_edge="#3d5650",
        sheet_ink="#f3f1e7",
        sheet_quiet="#aebfb7",
        sheet_good="#8ee0b4",
        sheet_bad="#ff9f94",
        sheet_button="#304642",
        sheet_button_edge="#304642",
        sheet_button_ink="#f3f1e7",
        sheet_focus="#f3f1e7",
        window="#1c2524",
        field="#141b1a",
        window_ink="#eeece2",
        window_quiet="#aab3ae",
        button="#2b3735",
        link="#86cdad",
        marked="#28695a",
        marked_ink="#ffffff",
    ),
    Theme.LIGHT: Look(
        is_dark=False,
        edge_px=2,
        panel="#f3ecdc",
        panel_line="#d9ceb4",
        panel_field="#fbf7ed",
        ink="#1d2b28",
        ink_quiet="#55605a",
        ink_accent="#815107",
        rows=("#1d2b28", "#1f7186", "#9a5f08", "#a63a6e"),
        plate="#fbf6ea",
        plate_pressed="#e9dfc8",
        plate_edge="#d8c9a6",
        plate_ink="#1d2b28",
        plate_ink_quiet="#545f58",
        chief="#f2c14f",
        chief_pressed="#e0ac36",
        chief_ink="#20261f",
        chief_ink_quiet="#453d20",
        focus="#1c5a49",
        sheet="#fbf6ea",
        sheet_edge="#d8c9a6",
        sheet_ink="#1f2b27",
        sheet_quiet="#5b645d",
        sheet_good="#1c5a49",
        sheet_bad="#97281f",
        sheet_button="#e8dfca",
        sheet_button_edge="#e8dfca",
        sheet_button_ink="#1f2b27",
        sheet_focus="#1c5a49",
        window="#f4f1ea",
        field="#fffdf9",
        window_ink="#1d2926",
        window_quiet="#5a635e",
        button="#e9e4d8",
        link="#1c5a49",
        marked="#1c5a49",
        marked_ink="#ffffff",
    ),
    Theme.CONTRAST: Look(
        is_dark=True,
        edge_px=3,
        panel="#000000",
        panel_line="#ffffff",
        panel_field="#000000",
        ink="#ffffff",
        ink_quiet="#ffffff",
        ink_accent="#ffd84a",
        rows=("#ffffff", "#63d9f2", "#ffd84a", "#ff9ccb"),
        plate="#000000",
        plate_pressed="#333333",
        plate_edge="#ffffff",
        plate_ink="#ffffff",
        plate_ink_quiet="#ffffff",
        chief="#ffd84a",
        chief_pressed="#ffffff",
        chief_ink="#000000",
        chief_ink_quiet="#000000",
        focus="#ffd84a",
        sheet="#000000",
        sheet_edge="#ffffff",
        sheet_ink="#ffffff",
        sheet_quiet="#ffffff",
        sheet_good="#7dffb8",
        sheet_bad="#ffb0a6",
        sheet_button="#000000",
        sheet_button_edge="#ffffff",
        sheet_button_ink="#ffffff",
        sheet_focus="#ffd84a",
        window="#000000",
        field="#000000",
        window_ink="#ffffff",
        window_quiet="#e6e6e6",
        button="#000000",
        link="#c4e8ff",
        marked="#ffd84a",
        marked_ink="#000000",
    ),
}
"""The colours of every theme."""

DARK: Final = LOOKS[Theme.DARK]

_SMALL: Final = 0.92
_LARGER: Final = 1.04
_MIDDLE: Final = 0.5
_USUAL_EDGE_PX: Final = 2
_SHADED: Final = "#5c5c5c"
_TITLE: Final = 1.25
_HEADLINE: Final = 1.6


def palette_of(look: Look) -> QPalette:
    """Return the palette of windows and dialogs."""
    palette = QPalette()
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    for where, colour in (
        (role.Window, look.window),
        (role.Base, look.field),
        (role.AlternateBase, look.button),
        (role.Button, look.button),
        (role.ToolTipBase, look.field),
        (role.WindowText, look.window_ink),
        (role.Text, look.window_ink),
        (role.ButtonText, look.window_ink),
        (role.ToolTipText, look.window_ink),
        (role.PlaceholderText, look.window_quiet),
        (role.Link, look.link),
        (role.LinkVisited, look.link),
        (role.Highlight, look.marked),
        (role.HighlightedText, look.marked_ink),
        (role.Accent, look.marked),
    ):
        palette.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, where, QColor(look.window_quiet).darker(125))
    # Black has no shades, and without any nothing that the system draws would have an edge.
    ground = QColor(look.button if look.edge_px <= _USUAL_EDGE_PX else _SHADED)
    palette.setColor(role.Light, ground.lighter(150))
    palette.setColor(role.Midlight, ground.lighter(120))
    palette.setColor(role.Mid, ground.darker(130))
    palette.setColor(role.Dark, ground.darker(170))
    return palette


def look_in_use(palette: QPalette) -> Look:
    """Return the look whose palette this is; under a palette of others, the nearer in lightness."""
    ground = palette.color(QPalette.ColorRole.Window)
    for look in LOOKS.values():
        if QColor(look.window) == ground:
            return look
    return LOOKS[Theme.DARK if ground.lightnessF() < _MIDDLE else Theme.LIGHT]


def entry_palettes(look: Look) -> dict[str, QPalette]:
    """Return the palettes of what is filled in or ticked, by the name of the widget's class.

    On a dark window a darker field would look as if it were not to be used.
    """
    entry = palette_of(look)
    box = QPalette(entry)
    is_contrast = look.edge_px > _USUAL_EDGE_PX
    if look.is_dark:
        for each in (entry, box):
            each.setColor(QPalette.ColorRole.Base, QColor(look.button))
    # Fusion draws the edge of a box in a darker shade of the window behind it.
    edge = look.window_ink if is_contrast else look.window_quiet
    box.setColor(QPalette.ColorRole.Window, QColor(edge))
    # The edge of a box with the keys on it is a darker shade of this.
    box.setColor(QPalette.ColorRole.Highlight, QColor(look.link))
    return {"QLineEdit": entry, "QAbstractSpinBox": entry, "QCheckBox": box, "QRadioButton": box}


def prompt_style(size_pt: float, look: Look = DARK) -> str:
    """Return the style of caption and choice buttons over the felt, in a size of letters."""
    return f"""
* {{ font-size: {size_pt:.1f}pt; }}
#caption {{
    background: {look.plate}; color: {look.plate_ink}; border: 1px solid {look.plate_edge};
    border-radius: 12px; padding: 6px 18px;
}}
ChoiceButton {{
    background: {look.plate}; border: {look.edge_px}px solid {look.plate_edge};
    border-radius: 12px;
}}
ChoiceButton QLabel {{ color: {look.plate_ink}; background: transparent; }}
ChoiceButton #title {{ font-weight: bold; font-size: {size_pt * _LARGER:.1f}pt; }}
ChoiceButton #consequence {{
    color: {look.plate_ink_quiet}; font-size: {size_pt * _SMALL:.1f}pt;
}}
#hint {{
    background: {look.plate}; border: {look.edge_px}px solid {look.plate_edge};
    border-radius: 12px;
}}
#hint QLabel {{ color: {look.plate_ink}; background: transparent; }}
#hint:hover {{ border-color: {look.plate_ink_quiet}; }}
#hint:focus {{ outline: none; border-color: {look.focus}; }}
#hint:pressed {{ background: {look.plate_pressed}; }}
ChoiceButton[isHinted="true"] {{ border-color: {look.focus}; }}
ChoiceButton[isChief="true"][isHinted="true"] {{ border-color: {look.plate_ink}; }}
ChoiceButton:hover {{ border-color: {look.plate_ink_quiet}; }}
ChoiceButton:focus {{ outline: none; border-color: {look.focus}; }}
ChoiceButton:pressed {{ background: {look.plate_pressed}; }}
ChoiceButton[isChief="true"] {{ background: {look.chief}; border-color: {look.chief}; }}
ChoiceButton[isChief="true"] QLabel {{ color: {look.chief_ink}; }}
ChoiceButton[isChief="true"] #consequence {{ color: {look.chief_ink_quiet}; }}
ChoiceButton[isChief="true"]:hover {{ border-color: {look.plate_ink_quiet}; }}
ChoiceButton[isChief="true"]:focus {{ border-color: {look.plate_ink}; }}
ChoiceButton[isChief="true"]:pressed {{ background: {look.chief_pressed}; }}
"""


def panel_style(size_pt: float, look: Look = DARK) -> str:
    """Return the style of what lies beside the table, in a size of letters."""
    return f"""
SidePanel * {{ font-size: {size_pt:.1f}pt; }}
SidePanel #title {{ font-size: {size_pt * _TITLE:.1f}pt; font-weight: bold; }}
SidePanel {{ background: {look.panel}; border: none; }}
SidePanel QLabel {{ color: {look.ink}; background: transparent; }}
SidePanel #quiet {{ color: {look.ink_quiet}; }}
SidePanel QTableView {{
    background: {look.panel}; color: {look.ink}; gridline-color: {look.panel_line};
    border: 1px solid transparent;
    selection-background-color: {look.panel_line}; selection-color: {look.ink};
}}
SidePanel QHeaderView, SidePanel QHeaderView::section {{
    background: {look.panel}; color: {look.ink}; border: none; padding: 2px 0;
}}
SidePanel QHeaderView::section {{ font-weight: 600; }}
{scroll_bar_style("SidePanel", look.panel_line, look.ink_quiet, look.panel)}
SidePanel QTextBrowser {{
    background: {look.panel}; color: {look.ink}; border: 1px solid transparent; padding: 0;
    selection-background-color: {look.panel_line}; selection-color: {look.ink};
}}
SidePanel QTableView:focus, SidePanel QTextBrowser:focus {{ border-color: {look.focus}; }}
"""


def sheet_style(size_pt: float, look: Look = DARK) -> str:
    """Return the style of a sheet of paper laid on the table, in a size of letters."""
    return f"""
#sheet * {{ font-size: {size_pt:.1f}pt; }}
#sheet #headline {{ font-size: {size_pt * _HEADLINE:.1f}pt; font-weight: bold; }}
#sheet #strong {{ font-weight: bold; }}
#sheet {{
    background: {look.sheet}; border: {look.edge_px - 1}px solid {look.sheet_edge};
    border-radius: 18px;
}}
#sheet QLabel {{ color: {look.sheet_ink}; background: transparent; }}
#sheet #quiet {{ color: {look.sheet_quiet}; }}
#sheet #good {{ color: {look.sheet_good}; }}
#sheet #bad {{ color: {look.sheet_bad}; }}
#sheet QPushButton {{
    background: {look.sheet_button}; color: {look.sheet_button_ink};
    border: {look.edge_px}px solid {look.sheet_button_edge}; border-radius: 10px;
    padding: 9px 22px;
}}
#sheet QPushButton:hover {{ border-color: {look.sheet_quiet}; }}
#sheet QPushButton:focus {{ outline: none; border-color: {look.sheet_focus}; }}
#sheet QPushButton[isChief="true"] {{
    background: {look.chief}; color: {look.chief_ink}; border-color: {look.chief};
}}
#sheet QPushButton[isChief="true"]:focus {{ border-color: {look.sheet_ink}; }}
"""
