# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages to be read: every text stands out from its ground."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.look import LOOKS, palette_of
from buck_euchre_qt.windows.page_look import (
    CONTRAST,
    DARK,
    FELT_EDGE,
    FELT_INK,
    FELT_MIDDLE,
    FELT_MUTED,
    LIGHT,
    PageLook,
    look_for,
)


def contrast(first: str, second: str) -> float:
    def luminance(name: str) -> float:
        colour = QColor(name)
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", [LIGHT, DARK, CONTRAST])
def test_every_text_stands_out_from_its_ground(look: PageLook) -> None:
    pairs = [
        (look.ink, ground) for ground in (look.paper, look.panel, look.field, look.mark, look.found)
    ]
    pairs += [(look.ink, look.pill_hover), (look.pill_ink, look.pill)]
    pairs += [(look.accent, ground) for ground in (look.paper, look.panel, look.mark)]
    pairs += [(look.muted, ground) for ground in (look.paper, look.panel, look.field)]
    pairs += [(ink, felt) for ink in (FELT_INK, FELT_MUTED) for felt in (FELT_MIDDLE, FELT_EDGE)]
    assert {pair for pair in pairs if contrast(*pair) < 4.5} == set()


def test_the_look_is_dark_where_windows_are_dark() -> None:
    assert look_for(QPalette(QColor("#303030"), QColor("#2b2b2b"))) is DARK
    assert look_for(QPalette(QColor("#efefef"), QColor("#efefef"))) is LIGHT
    assert look_for(palette_of(LOOKS[Theme.CONTRAST])) is CONTRAST
