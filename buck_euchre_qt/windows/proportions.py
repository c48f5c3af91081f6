# SPDX-License-Identifier: GPL-3.0-or-later
"""How large texts and panels are on a screen of a given size."""

from __future__ import annotations

from typing import Final

_USUAL_PX: Final = 625
_PANEL_USUAL_PX: Final = 662
_LEAST_SCALE: Final = 1.0
_MOST_SCALE: Final = 2.2
_PANEL_RATIO: Final = 0.56
_PANEL_SHARE: Final = 0.2
_PANEL_MOST_SHARE: Final = 0.34
_PANEL_LEAST_PX: Final = 224
_PANEL_LETTERS: Final = 14.0
"""The panel is at least so many times as wide as a line of letters is high."""
_PANEL_MOST_PX: Final = 460


def text_scale(width_px: int, height_px: int) -> float:
    """Return by how much texts over a table of this size are larger than the system's."""
    return _scale(min(width_px, height_px), _USUAL_PX)


def panel_text_scale(width_px: int, height_px: int) -> float:
    """Return by how much texts beside the table are larger than the system's."""
    return _scale(min(height_px, round(width_px * _PANEL_RATIO)), _PANEL_USUAL_PX)


def panel_width(width_px: int, line_px: int) -> int:
    """Return the panel's share of a screen, with lines of letters of this height."""
    share = round(width_px * _PANEL_SHARE)
    letters = round(_PANEL_LETTERS * line_px)
    least = min(max(letters, _PANEL_LEAST_PX), round(width_px * _PANEL_MOST_SHARE))
    return max(min(share, _PANEL_MOST_PX), least)


def _scale(height_px: int, usual_px: int) -> float:
    return min(max(height_px / usual_px, _LEAST_SCALE), _MOST_SCALE)
