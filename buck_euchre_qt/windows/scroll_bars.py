# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of scroll bars: slim, without arrows, the same in every window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea

BAR_PX = 8
"""How wide a bar is, or high."""


def scroll_bar_style(scope: str, handle: str, hovered: str = "", ground: str = "") -> str:
    """Return the style of every scroll bar inside `scope`, a selector, in these colours.

    `handle` is what is dragged, `hovered` the same under the pointer, `ground` what it runs on.
    """
    bar = f"{scope} QScrollBar"
    return f"""
{bar}:vertical {{ background: {ground or "transparent"}; width: {BAR_PX}px; margin: 0; }}
{bar}:horizontal {{ background: {ground or "transparent"}; height: {BAR_PX}px; margin: 0; }}
{bar}::handle {{ background: {handle}; border-radius: 4px; }}
{bar}::handle:vertical {{ min-height: 24px; }}
{bar}::handle:horizontal {{ min-width: 24px; }}
{bar}::handle:hover {{ background: {hovered or handle}; }}
{bar}[isIdle="true"]::handle {{ background: transparent; }}
{bar}::add-line, {bar}::sub-line {{ height: 0; width: 0; }}
{scope} QAbstractScrollArea::corner {{ background: transparent; border: none; }}
{bar}::add-page, {bar}::sub-page {{ background: none; }}
"""


def keep_strip(area: QAbstractScrollArea) -> None:
    """Keep a strip for the bar that scrolls up and down, also while there is nothing to scroll.

    What is beside it keeps its width then, whether there is a bar or not.
    """
    bar = area.verticalScrollBar()

    def show_need(_least: int, most: int) -> None:
        bar.setProperty("isIdle", most == 0)
        bar.style().polish(bar)

    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar.rangeChanged.connect(show_need)
    show_need(bar.minimum(), bar.maximum())
