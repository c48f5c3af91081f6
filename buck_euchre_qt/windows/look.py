# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours and style sheets of the widgets that lie on and beside the felt."""

from __future__ import annotations

from typing import Final

PANEL: Final = "#122f29"
PANEL_LINE: Final = "#2b4b44"
INK: Final = "#f3f1e7"
INK_QUIET: Final = "#a9bdb5"
GOLD: Final = "#e6b95c"
GOLD_INK: Final = "#20261f"
PLATE: Final = "rgba(12, 38, 33, 235)"
ROW_COLOURS: Final = ("#f3f1e7", "#5fb7c9", "#e6b95c", "#e08bb0")
"""One colour for each seat's line in the picture of the scores, the onlooker's first."""

_SMALL: Final = 0.88
_TITLE: Final = 1.25
_HEADLINE: Final = 1.6


def prompt_style(size_pt: float) -> str:
    """Return the style of caption and choice buttons over the felt, in a size of letters."""
    return f"""
* {{ font-size: {size_pt:.1f}pt; }}
#caption {{
    background: {PLATE}; color: {INK}; border-radius: 12px; padding: 6px 18px;
}}
ChoiceButton {{
    background: {PLATE}; border: 2px solid transparent; border-radius: 12px;
}}
ChoiceButton QLabel {{ color: {INK}; background: transparent; }}
ChoiceButton #title {{ font-weight: bold; }}
ChoiceButton #consequence {{ color: {INK_QUIET}; font-size: {size_pt * _SMALL:.1f}pt; }}
ChoiceButton:hover {{ border-color: {INK_QUIET}; }}
ChoiceButton:focus {{ border-color: {GOLD}; }}
ChoiceButton:pressed {{ background: #081a17; }}
ChoiceButton[isChief="true"] {{ background: {GOLD}; }}
ChoiceButton[isChief="true"] QLabel {{ color: {GOLD_INK}; }}
ChoiceButton[isChief="true"] #consequence {{ color: #3d3a28; }}
ChoiceButton[isChief="true"]:hover {{ border-color: {INK}; }}
ChoiceButton[isChief="true"]:focus {{ border-color: {INK}; }}
ChoiceButton[isChief="true"]:pressed {{ background: #c99b3f; }}
"""


def panel_style(size_pt: float) -> str:
    """Return the style of what lies beside the table, in a size of letters."""
    return f"""
SidePanel * {{ font-size: {size_pt:.1f}pt; }}
SidePanel #title {{ font-size: {size_pt * _TITLE:.1f}pt; font-weight: bold; }}
SidePanel {{ background: {PANEL}; }}
SidePanel QLabel {{ color: {INK}; background: transparent; }}
SidePanel #quiet {{ color: {INK_QUIET}; }}
SidePanel QTableView {{
    background: {PANEL}; color: {INK}; border: none; gridline-color: {PANEL_LINE};
    selection-background-color: {PANEL_LINE}; selection-color: {INK};
}}
SidePanel QHeaderView, SidePanel QHeaderView::section {{
    background: {PANEL}; color: {INK}; border: none; padding: 4px 2px;
}}
SidePanel QScrollBar:vertical {{ background: {PANEL}; width: 8px; margin: 0; }}
SidePanel QScrollBar::handle:vertical {{
    background: {PANEL_LINE}; border-radius: 4px; min-height: 24px;
}}
SidePanel QScrollBar::handle:vertical:hover {{ background: {INK_QUIET}; }}
SidePanel QScrollBar::add-line, SidePanel QScrollBar::sub-line {{ height: 0; width: 0; }}
SidePanel QScrollBar::add-page, SidePanel QScrollBar::sub-page {{ background: none; }}
SidePanel QTextBrowser {{
    background: {PANEL}; color: {INK}; border: none;
    selection-background-color: {PANEL_LINE}; selection-color: {INK};
}}
"""


def sheet_style(size_pt: float) -> str:
    """Return the style of a sheet of paper laid on the table, in a size of letters."""
    return f"""
#sheet * {{ font-size: {size_pt:.1f}pt; }}
#sheet #headline {{ font-size: {size_pt * _HEADLINE:.1f}pt; font-weight: bold; }}
#sheet #strong {{ font-weight: bold; }}
#sheet {{ background: #f7f1e3; border-radius: 18px; }}
#sheet QLabel {{ color: #1f2b27; background: transparent; }}
#sheet #quiet {{ color: #5b645d; }}
#sheet #good {{ color: #1c5a49; }}
#sheet #bad {{ color: #97281f; }}
#sheet QPushButton {{
    background: #e4dcc8; color: #1f2b27; border: 2px solid transparent;
    border-radius: 10px; padding: 9px 22px;
}}
#sheet QPushButton:hover {{ border-color: #b9ae93; }}
#sheet QPushButton:focus {{ border-color: #1c5a49; }}
#sheet QPushButton[isChief="true"] {{ background: {GOLD}; color: {GOLD_INK}; }}
#sheet QPushButton[isChief="true"]:focus {{ border-color: #1f2b27; }}
"""
