# SPDX-License-Identifier: GPL-3.0-or-later
"""The style of scroll bars: slim, without arrows, the same in every window."""

from __future__ import annotations


def scroll_bar_style(scope: str, handle: str, hovered: str = "", ground: str = "") -> str:
    """Return the style of every scroll bar inside `scope`, a selector, in these colours.

    `handle` is what is dragged, `hovered` the same under the pointer, `ground` what it runs on.
    """
    bar = f"{scope} QScrollBar"
    return f"""
{bar}:vertical {{ background: {ground or "transparent"}; width: 8px; margin: 0; }}
{bar}:horizontal {{ background: {ground or "transparent"}; height: 8px; margin: 0; }}
{bar}::handle {{ background: {handle}; border-radius: 4px; }}
{bar}::handle:vertical {{ min-height: 24px; }}
{bar}::handle:horizontal {{ min-width: 24px; }}
{bar}::handle:hover {{ background: {hovered or handle}; }}
{bar}::add-line, {bar}::sub-line {{ height: 0; width: 0; }}
{bar}::add-page, {bar}::sub-page {{ background: none; }}
"""
