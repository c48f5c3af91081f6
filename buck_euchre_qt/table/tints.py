# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of the table: one row for each theme, and the cloth for each felt and theme."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from buck_euchre_qt.table.appearance import Appearance, Felt, Theme


class Cloth(NamedTuple):
    """The colours of the felt from where the light falls to the edge, and of its line."""

    light: QColor
    middle: QColor
    dark: QColor
    edge: QColor
    line: QColor
    line_fine: QColor


class Tints(NamedTuple):
    """The colours of everything that lies on the felt besides the cards.

    `accent` marks whose turn it is, tricks and the trump's frame; `is_dark` tells whether plates
    are, so that suit signs on them have to be light ones. `line_width` multiplies outlines. The
    teams have the colours of their lines in the picture of the scores.
    """

    plate_top: QColor
    plate_bottom: QColor
    plate_edge: QColor
    text: QColor
    text_soft: QColor
    accent: QColor
    accent_soft: QColor
    ring: QColor
    ring_track: QColor
    team_own: QColor
    team_other: QColor
    good: QColor
    bad: QColor
    bubble: QColor
    bubble_text: QColor
    bubble_edge: QColor
    turn: QColor
    dim: QColor
    veil: QColor
    shadow: QColor
    is_dark: bool
    line_width: float


def _rgb(red: int, green: int, blue: int, alpha: int = 255) -> QColor:
    return QColor(red, green, blue, alpha)


_DARK: Final = Tints(
    plate_top=_rgb(16, 40, 38, 238),
    plate_bottom=_rgb(8, 26, 26, 238),
    plate_edge=_rgb(255, 255, 255, 34),
    text=QColor("#f6f1e4"),
    text_soft=QColor("#c3cdc2"),
    accent=QColor("#e8b957"),
    accent_soft=_rgb(232, 185, 87, 120),
    ring=QColor("#fbf4e4"),
    ring_track=_rgb(255, 255, 255, 36),
    team_own=QColor("#f3f1e7"),
    team_other=QColor("#5fb7c9"),
    good=QColor("#8ee0b4"),
    bad=QColor("#ff968b"),
    bubble=QColor("#fbf4e4"),
    bubble_text=QColor("#17282a"),
    bubble_edge=QColor("#d8c7a3"),
    turn=QColor("#e8b957"),
    dim=_rgb(12, 34, 32, 138),
    veil=_rgb(5, 22, 20, 172),
    shadow=QColor(3, 14, 13),
    is_dark=True,
    line_width=1.0,
)
_LIGHT: Final = Tints(
    plate_top=_rgb(253, 249, 240, 244),
    plate_bottom=_rgb(241, 232, 214, 244),
    plate_edge=_rgb(96, 78, 40, 70),
    text=QColor("#1d2b28"),
    text_soft=QColor("#4d5852"),
    accent=QColor("#8f5f0c"),
    accent_soft=_rgb(143, 95, 12, 110),
    ring=QColor("#1f6a57"),
    ring_track=_rgb(29, 43, 40, 40),
    team_own=QColor("#1d2b28"),
    team_other=QColor("#1f7186"),
    good=QColor("#16633f"),
    bad=QColor("#a3241c"),
    bubble=QColor("#fffdf7"),
    bubble_text=QColor("#1d2b28"),
    bubble_edge=QColor("#cdb98c"),
    turn=QColor("#f2c14f"),
    dim=_rgb(24, 52, 46, 128),
    veil=_rgb(10, 34, 30, 150),
    shadow=QColor(6, 24, 20),
    is_dark=False,
    line_width=1.0,
)
_CONTRAST: Final = Tints(
    plate_top=QColor("#000000"),
    plate_bottom=QColor("#000000"),
    plate_edge=QColor("#ffffff"),
    text=QColor("#ffffff"),
    text_soft=QColor("#ffffff"),
    accent=QColor("#ffd84a"),
    accent_soft=QColor("#ffd84a"),
    ring=QColor("#ffffff"),
    ring_track=_rgb(255, 255, 255, 80),
    team_own=QColor("#ffffff"),
    team_other=QColor("#63d9f2"),
    good=QColor("#7dffb8"),
    bad=QColor("#ffb0a6"),
    bubble=QColor("#ffffff"),
    bubble_text=QColor("#000000"),
    bubble_edge=QColor("#000000"),
    turn=QColor("#ffd84a"),
    dim=_rgb(0, 0, 0, 165),
    veil=_rgb(0, 0, 0, 205),
    shadow=QColor("#000000"),
    is_dark=True,
    line_width=1.7,
)
TINTS: Final = {Theme.DARK: _DARK, Theme.LIGHT: _LIGHT, Theme.CONTRAST: _CONTRAST}

_GILT: Final = (_rgb(240, 224, 180, 50), _rgb(240, 224, 180, 24))
_CHALK: Final = (_rgb(255, 255, 255, 150), _rgb(255, 255, 255, 70))
# From the middle to the edge: where the light falls, the cloth itself, its shade, the rim.
_SHADES: Final = {
    (Felt.GREEN, Theme.DARK): ("#2c7a63", "#1f5f50", "#103a32", "#0a2722"),
    (Felt.BLUE, Theme.DARK): ("#2f6796", "#21507a", "#12304f", "#0b1f35"),
    (Felt.CLARET, Theme.DARK): ("#8a3247", "#6d2438", "#431322", "#2b0b16"),
    (Felt.GREEN, Theme.LIGHT): ("#4ea584", "#368a6c", "#216550", "#174c3c"),
    (Felt.BLUE, Theme.LIGHT): ("#5b9ac9", "#3f7fb2", "#28598a", "#1b4470"),
    (Felt.CLARET, Theme.LIGHT): ("#bb5a6b", "#9f4155", "#772a3d", "#591c2c"),
    (Felt.GREEN, Theme.CONTRAST): ("#0c4032", "#083026", "#041c16", "#02100c"),
    (Felt.BLUE, Theme.CONTRAST): ("#103656", "#0a2743", "#05172a", "#020c18"),
    (Felt.CLARET, Theme.CONTRAST): ("#4d1424", "#390d19", "#22060e", "#130307"),
}


def tints_of(appearance: Appearance) -> Tints:
    """Return the colours of what lies on the felt."""
    return TINTS[appearance.theme]


def cloth_of(appearance: Appearance) -> Cloth:
    """Return the colours of the felt."""
    light, middle, dark, edge = map(QColor, _SHADES[appearance.felt, appearance.theme])
    line, fine = _CHALK if appearance.theme is Theme.CONTRAST else _GILT
    return Cloth(light, middle, dark, edge, line, fine)
