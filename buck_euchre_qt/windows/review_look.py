# SPDX-License-Identifier: GPL-3.0-or-later
"""Style sheet of the review: the bar above, the sheet beside the table, the strip below."""

from __future__ import annotations

from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style


def review_style(size_pt: float, look: Look, bars_pt: float | None = None) -> str:
    """Return the style of everything in a review but the table, in a size of letters.

    `bars_pt` is the size in the bars above and below, where it is another one.
    """
    bars_pt = bars_pt or size_pt
    edge = look.edge_px
    button = f"""
        background: {look.sheet_button}; color: {look.sheet_button_ink};
        border: {edge}px solid {look.sheet_button_edge}; border-radius: 9px; padding: 6px 13px;
    """
    return f"""
ReviewScreen, BranchScreen {{ background: {look.panel}; }}
ReviewScreen QLabel, ReviewScreen QPushButton, ReviewScreen QComboBox, #banner QLabel,
#banner QPushButton {{ font-size: {size_pt:.1f}pt; }}
#reviewBar, #banner {{
    background: {look.panel_field}; border-bottom: {edge - 1}px solid {look.panel_line};
}}
#reviewBar QLabel, #banner QLabel {{ color: {look.ink}; background: transparent; }}
#reviewBar QLabel, #reviewBar QPushButton, #reviewFoot QPushButton {{
    font-size: {bars_pt:.1f}pt;
}}
#reviewBar #barTitle {{ font-size: {bars_pt * 1.1:.1f}pt; font-weight: bold; }}
#reviewFoot {{ background: {look.sheet}; border-top: {edge - 1}px solid {look.sheet_edge}; }}
#reviewBar QPushButton, #reviewFoot QPushButton, #banner QPushButton,
ReviewSheet QPushButton {{ {button} }}
#reviewFoot QPushButton {{ padding: 6px 11px; }}
#reviewBar QPushButton:hover, #reviewFoot QPushButton:hover, #banner QPushButton:hover,
ReviewSheet QPushButton:hover {{ border-color: {look.sheet_quiet}; }}
#reviewBar QPushButton:focus, #reviewFoot QPushButton:focus, #banner QPushButton:focus,
ReviewSheet QPushButton:focus {{ outline: none; border-color: {look.sheet_focus}; }}
#reviewFoot QPushButton:disabled {{ color: {look.sheet_quiet}; }}
#reviewBar QPushButton:checked {{
    background: {look.chief}; color: {look.chief_ink}; border-color: {look.chief};
}}
#reviewBar QPushButton:checked:focus {{ border-color: {look.ink}; }}
ReviewSheet QPushButton[isChief="true"], #banner QPushButton[isChief="true"] {{
    background: {look.chief}; color: {look.chief_ink}; border-color: {look.chief};
    font-weight: bold;
}}
ReviewSheet QPushButton[isChief="true"]:focus {{ border-color: {look.sheet_ink}; }}
ReviewSheet QPushButton[isChief="true"]:disabled {{
    background: {look.sheet_button}; color: {look.sheet_quiet};
    border-color: {look.sheet_button_edge};
}}
ReviewSheet {{
    background: {look.sheet}; border: {edge - 1}px solid {look.sheet_edge}; border-radius: 16px;
}}
ReviewSheet QScrollArea, ReviewSheet #page {{ background: transparent; border: none; }}
ReviewSheet QLabel {{ color: {look.sheet_ink}; background: transparent; }}
ReviewSheet #headline {{ font-size: {size_pt * 1.25:.1f}pt; font-weight: bold; }}
ReviewSheet #quiet, ReviewSheet #alternative {{ color: {look.sheet_quiet}; }}
ReviewSheet #best {{ font-weight: bold; }}
{scroll_bar_style("ReviewSheet", look.sheet_edge)}
"""
