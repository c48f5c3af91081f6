# SPDX-License-Identifier: GPL-3.0-or-later
"""Style sheets of the lessons: the bar above, the sheet beside the table, the list of lessons."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style

_USUAL_HEIGHT_PX: Final = 700
_USUAL_WIDTH_PX: Final = 1130
_MOST_SCALE: Final = 2.2


def lesson_style(size_pt: float, look: Look) -> str:
    """Return the style of everything in a lesson but the table, in a size of letters."""
    edge = look.edge_px
    return f"""
SheetScreen, CardPage, CardPage QScrollArea, CardPage #cards {{
    background: {look.panel};
}}
LessonSheet QLabel, LessonSheet QPushButton, #bar QLabel, #bar QPushButton,
SheetScreen QLabel, SheetScreen QPushButton,
CardPage QLabel, CardPage QPushButton {{
    font-size: {size_pt:.1f}pt;
}}
#bar {{ background: {look.panel_field}; border-bottom: 1px solid {look.panel_line}; }}
#bar QLabel {{ color: {look.ink}; background: transparent; }}
#bar #barTitle {{ font-size: {size_pt * 1.1:.1f}pt; font-weight: bold; }}
#bar QPushButton, CardPage #leave {{
    background: transparent; color: {look.ink}; border: {edge}px solid {look.panel_line};
    border-radius: 9px; padding: 5px 14px;
}}
#bar QPushButton:hover, CardPage #leave:hover {{ border-color: {look.ink_quiet}; }}
#bar QPushButton:focus, CardPage #leave:focus {{ outline: none; border-color: {look.focus}; }}
LessonSheet {{
    background: {look.sheet}; border: {edge - 1}px solid {look.sheet_edge}; border-radius: 18px;
}}
LessonSheet QScrollArea, LessonSheet #page {{ background: transparent; border: none; }}
LessonSheet QLabel {{ color: {look.sheet_ink}; background: transparent; }}
LessonSheet #headline {{ font-size: {size_pt * 1.35:.1f}pt; font-weight: bold; }}
LessonSheet #words, LessonSheet #verdict {{ font-size: {size_pt * 1.12:.1f}pt; }}
LessonSheet #quiet, LessonSheet #alternative {{ color: {look.sheet_quiet}; }}
LessonSheet #best {{ font-weight: bold; }}
LessonSheet #verdict {{ border-radius: 11px; padding: 10px 13px; }}
LessonSheet #verdict[isRight="true"] {{
    color: {look.sheet_good}; border: {edge}px solid {look.sheet_good};
}}
LessonSheet #verdict[isRight="false"] {{
    color: {look.sheet_bad}; border: {edge}px solid {look.sheet_bad};
}}
LessonSheet QPushButton {{
    background: {look.sheet_button}; color: {look.sheet_button_ink};
    border: {edge}px solid {look.sheet_edge}; border-radius: 10px; padding: 8px 15px;
}}
LessonSheet QPushButton:hover {{ border-color: {look.sheet_quiet}; }}
LessonSheet QPushButton:focus {{ outline: none; border-color: {look.sheet_focus}; }}
LessonSheet QPushButton[isChief="true"] {{
    background: {look.chief}; color: {look.chief_ink}; border-color: {look.chief};
    font-weight: bold;
}}
LessonSheet QPushButton[isChief="true"]:focus {{ border-color: {look.sheet_ink}; }}
LessonSheet #option {{ padding: 0; }}
LessonSheet #option QLabel {{ color: {look.sheet_button_ink}; }}
LessonSheet #option QLabel:disabled {{ color: {look.sheet_quiet}; }}
LessonSheet #option[isRight="true"] {{ border-color: {look.sheet_good}; }}
LessonSheet #option[isRight="true"] QLabel {{ color: {look.sheet_good}; }}
LessonSheet #option[isRight="false"] {{ border-color: {look.sheet_bad}; }}
LessonSheet #option[isRight="false"] QLabel {{ color: {look.sheet_bad}; }}
{scroll_bar_style("LessonSheet", look.sheet_edge)}{scroll_bar_style("CardPage", look.sheet_edge)}
CardPage #headline {{
    color: {look.ink}; font-size: {size_pt * 1.6:.1f}pt; font-weight: bold;
}}
CardPage #game {{
    background: transparent; color: {look.ink}; border: {edge}px solid {look.panel_line};
    border-radius: 9px; padding: 5px 14px;
}}
CardPage #game:hover {{ border-color: {look.ink_quiet}; }}
CardPage #game:checked {{ background: {look.panel_field}; border-color: {look.ink_accent}; }}
CardPage #game:focus {{ outline: none; border-color: {look.focus}; }}
CardPage #intro {{ color: {look.ink_quiet}; }}
CardPage #heading {{
    color: {look.ink}; font-size: {size_pt * 1.2:.1f}pt; font-weight: bold; padding-top: 6px;
}}
CardButton {{
    background: {look.sheet}; border: {edge + 1}px solid {look.sheet_edge}; border-radius: 14px;
}}
CardButton:hover {{ border-color: {look.sheet_quiet}; }}
CardButton:focus {{ outline: none; border-color: {look.focus}; }}
CardButton QLabel {{ color: {look.sheet_ink}; background: transparent; }}
CardButton #number {{ color: {look.sheet_quiet}; font-weight: bold; }}
CardButton #title {{ font-size: {size_pt * 1.1:.1f}pt; font-weight: bold; }}
CardButton #quiet {{ color: {look.sheet_quiet}; }}
CardButton #done {{ color: {look.sheet_good}; font-weight: bold; }}
"""


def page_text_scale(width_px: int, height_px: int) -> float:
    """Return how much larger letters are on pages of lessons and reviews of this size."""
    fitting = min(height_px / _USUAL_HEIGHT_PX, width_px / _USUAL_WIDTH_PX)
    return min(max(fitting, 1.0), _MOST_SCALE)
