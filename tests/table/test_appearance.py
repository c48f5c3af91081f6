# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QColor

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.engine.cards import DECK, parse_card
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table.appearance import (
    BACKS,
    Appearance,
    Felt,
    IndexSize,
    Indices,
    SuitColours,
    Theme,
    card_resource,
)
from buck_euchre_qt.table.pixmaps import BowerSign, Pictures
from buck_euchre_qt.table.tints import TINTS, Tints, cloth_of
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.look import LOOKS
from tests.helpers.table import RandomMatch
from tests.helpers.table_stage import next_step, step_until

pytestmark = pytest.mark.usefixtures("qapp")


def contrast(one: QColor, other: QColor) -> float:
    """Return the ratio of luminances, as accessibility guidelines define it."""

    def luminance(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def on(colour: QColor, ground: QColor) -> QColor:
    """Return what a translucent colour looks like on a ground."""
    part = colour.alphaF()
    tops = (colour.redF(), colour.greenF(), colour.blueF())
    belows = (ground.redF(), ground.greenF(), ground.blueF())
    red, green, blue = (
        top * part + below * (1 - part) for top, below in zip(tops, belows, strict=True)
    )
    return QColor.fromRgbF(red, green, blue)


def pairs_on_plates(tints: Tints, felt: QColor) -> Iterator[tuple[str, QColor, QColor]]:
    for edge, ground in (("top", tints.plate_top), ("bottom", tints.plate_bottom)):
        plate = on(ground, felt)
        for name in ("text", "text_soft", "good", "bad"):
            yield f"{name} at the plate's {edge}", getattr(tints, name), plate
    yield "a bubble", tints.bubble_text, tints.bubble
    yield "a tag", tints.text, QColor(tints.plate_bottom.rgb())
    # A plate that is out has faded into the felt, but its word has not.
    for ground in (tints.plate_top, tints.plate_bottom):
        plate = on(ground, felt)
        faded = QColor(plate)
        faded.setAlphaF(0.55)
        yield "the word on a plate that is out", tints.text, on(faded, felt)


@pytest.mark.parametrize(("felt", "theme"), list(itertools.product(Felt, Theme)))
def test_every_text_on_the_table_differs_from_its_ground(felt: Felt, theme: Theme) -> None:
    cloth = cloth_of(Appearance(felt=felt, theme=theme))
    for ground in (cloth.light, cloth.middle, cloth.dark):
        for what, ink, paper in pairs_on_plates(TINTS[theme], ground):
            assert contrast(ink, paper) >= 4.5, what


@pytest.mark.parametrize(("felt", "theme"), list(itertools.product(Felt, Theme)))
def test_marks_of_the_turn_and_of_tricks_differ_from_their_ground(felt: Felt, theme: Theme) -> None:
    cloth, tints = cloth_of(Appearance(felt=felt, theme=theme)), TINTS[theme]
    for ground in (cloth.middle, cloth.dark):
        assert contrast(tints.accent, on(tints.plate_top, ground)) >= 3
        assert contrast(tints.ring, on(tints.plate_top, ground)) >= 3
    assert contrast(tints.turn, cloth.dark) >= 3


@pytest.mark.parametrize("theme", Theme)
def test_every_text_beside_the_table_differs_from_its_ground(theme: Theme) -> None:
    look = LOOKS[theme]
    for what, ink, ground in look.text_pairs:
        assert contrast(QColor(ink), QColor(ground)) >= 4.5, what
    for row in look.rows:
        assert contrast(QColor(row), QColor(look.panel_field)) >= 3


def test_every_way_a_card_can_look_is_drawn() -> None:
    register_resources()
    for indices, colours, size, back in itertools.product(Indices, SuitColours, IndexSize, BACKS):
        appearance = Appearance(indices=indices, colours=colours, index_size=size, back=back)
        for card in (*DECK, None):
            assert QFile.exists(card_resource(card, appearance))


def test_letters_of_the_language_change_courts_only() -> None:
    own = Appearance(indices=Indices.FRENCH)
    assert card_resource(parse_card("KH"), own) == ":/cards/KH_R.svg"
    assert card_resource(parse_card("QS"), own) == ":/cards/QS_D.svg"
    assert card_resource(parse_card("JC"), own) == ":/cards/JC_V.svg"
    assert card_resource(parse_card("AC"), own) == ":/cards/AC.svg"


def test_the_bowers_and_no_other_card_bear_a_sign() -> None:
    pictures = Pictures()
    assert not any(pictures.sign(card) for card in DECK)
    pictures.trump = Trump.HEARTS
    signs = {card.text: pictures.sign(card) for card in DECK if pictures.sign(card)}
    assert signs == {"JH": BowerSign.RIGHT, "JD": BowerSign.LEFT}
    pictures.trump = Trump.NO_TRUMP
    assert not any(pictures.sign(card) for card in DECK)
    off = Pictures(appearance=Appearance(has_bower_signs=False))
    off.trump = Trump.HEARTS
    assert off.sign(parse_card("JH")) is None


@pytest.mark.parametrize("wrong", [0.99, 1.51])
def test_texts_have_a_smallest_and_a_largest_size(wrong: float) -> None:
    with pytest.raises(ValueError, match="texts"):
        Appearance(text_scale=wrong)


def test_other_looks_are_seen_at_once_and_move_nothing(view: TableView) -> None:
    match = RandomMatch(1)
    step_until(match, view, lambda seen: bool(seen.tricks))
    before = view.grab().toImage()
    for appearance in (
        Appearance(felt=Felt.CLARET),
        Appearance(theme=Theme.LIGHT),
        Appearance(colours=SuitColours.FOUR, index_size=IndexSize.LARGE, back="forest"),
        Appearance(text_scale=1.5),
    ):
        view.set_appearance(appearance)
        assert view.grab().toImage() != before
    step = next_step(match)
    view.play(step.events, step.after)
    view.finish()
    assert view.repairs == 0
