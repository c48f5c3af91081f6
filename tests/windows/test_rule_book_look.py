# SPDX-License-Identifier: GPL-3.0-or-later
import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.look import LOOKS, palette_of
from buck_euchre_qt.windows.rule_book_contents import excerpt
from buck_euchre_qt.windows.rule_book_drawing import card_picture, draw_card_in_line
from buck_euchre_qt.windows.rule_book_look import (
    CONTRAST,
    DARK,
    FELT_EDGE,
    FELT_INK,
    FELT_MIDDLE,
    FELT_MUTED,
    LIGHT,
    Look,
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
def test_every_text_stands_out_from_its_ground(look: Look) -> None:
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


def test_an_excerpt_shows_the_word_and_cuts_between_words() -> None:
    text = "One two three four five six seven eight nine ten eleven twelve thirteen " * 3
    cut = excerpt(text.strip(), "twelve")
    assert "twelve" in cut
    assert cut.startswith("…")
    assert cut.endswith("…")
    words = cut.strip("…\N{NO-BREAK SPACE}").split()
    assert set(words) <= set(text.split())
    assert excerpt("Short.", "short") == "Short."


def test_cards_are_drawn_at_the_pixel_ratio_of_the_screen(qapp: QApplication) -> None:
    picture = card_picture("JD", 50, 2.0)
    assert (picture.width(), picture.height()) == (100, 140)
    assert picture.devicePixelRatio() == 2.0
    in_line = draw_card_in_line("TS", qapp.font(), 3.0)
    assert in_line.devicePixelRatio() == 3.0
    assert picture != QImage(picture.size(), picture.format())
