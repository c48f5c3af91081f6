# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.engine.cards import DECK, parse_card
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table.appearance import Appearance, Theme
from buck_euchre_qt.table.felt import felt_pixmap
from buck_euchre_qt.table.layout import Side, lay_out
from buck_euchre_qt.table.marks import (
    BubbleSpot,
    badge_pixmap,
    badge_words,
    bubble_pixmap,
    bubble_size,
    bubble_spot,
    tag_pixmap,
)
from buck_euchre_qt.table.pixmaps import CardLook, Pictures, card_pixmap
from buck_euchre_qt.table.plate_spots import plate_spots
from buck_euchre_qt.table.plates import (
    PLATE_MARGIN,
    PlateDress,
    PlateFace,
    PlateGrounds,
    plate_pixmap,
)
from buck_euchre_qt.table.tints import tints_of
from tests.helpers.qt import need_fonts

pytestmark = pytest.mark.usefixtures("qapp")

DRESS = PlateDress(tints_of(Appearance()))
FACE = PlateFace("Ana", 25, 0.0, False, 0, None, False, None, "", "", False, False)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_cards_are_rendered_for_the_density_of_the_screen(ratio: float) -> None:
    pixmap = card_pixmap(parse_card("KH"), 210, ratio)
    assert pixmap.height() == round(210 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    picture = Pictures(ratio).picture(parse_card("KH"), 210)
    assert picture.devicePixelRatio() == ratio
    assert picture.height() > 210 * ratio


def test_no_two_faces_and_no_back_look_alike(qapp: QApplication) -> None:
    del qapp
    faces = [card_pixmap(card, 140).toImage() for card in (*DECK, None)]
    for number, face in enumerate(faces):
        assert face not in faces[number + 1 :]


def test_a_picture_is_rendered_once() -> None:
    pictures = Pictures()
    first = pictures.picture(parse_card("9C"), 140)
    assert pictures.picture(parse_card("9C"), 140).cacheKey() == first.cacheKey()
    dim = pictures.picture(parse_card("9C"), 140, CardLook.DIM)
    assert dim.cacheKey() != first.cacheKey()
    pictures.clear()
    assert pictures.picture(parse_card("9C"), 140).cacheKey() != first.cacheKey()


def test_the_felt_covers_the_view() -> None:
    pixmap = felt_pixmap(QSizeF(913, 641), 2.0, lay_out(913, 641, 4))
    assert pixmap.size().toTuple() == (1826, 1282)
    assert pixmap.toImage().pixelColor(1825, 1281).alpha() == 255


def test_every_mark_of_a_plate_can_be_seen() -> None:
    plain = plate_pixmap(FACE, 258, 76, 1.0, DRESS).toImage()
    changes = (
        FACE._replace(is_turn=True),
        FACE._replace(is_dealer=True),
        FACE._replace(is_leading=True),
        FACE._replace(is_winner=True),
        FACE._replace(badge=Trump.SPADES),
        FACE._replace(note="out"),
        FACE._replace(thinking="…"),
        FACE._replace(taken=3),
        FACE._replace(change=-3),
        FACE._replace(progress=0.5),
    )
    images = [plain, *(plate_pixmap(face, 258, 76, 1.0, DRESS).toImage() for face in changes)]
    for number, image in enumerate(images):
        assert image not in images[number + 1 :]


def test_a_long_name_stays_on_its_plate() -> None:
    face = FACE._replace(name="Maria Guilhermina " * 5, is_dealer=True, badge=Trump.CLUBS)
    pixmap = plate_pixmap(face, 258, 76, 1.0, DRESS)
    assert pixmap.width() <= 258 + 2 * PLATE_MARGIN * 76 + 1


def test_a_plate_on_a_kept_ground_looks_like_one_painted_anew() -> None:
    grounds, portrait = PlateGrounds(), QPixmap(76, 76)
    portrait.fill("#80a0c0")
    faces = (FACE, FACE._replace(is_turn=True), FACE._replace(is_winner=True, note="out"))
    for theme in (*Theme, *Theme):
        tints = tints_of(Appearance(theme=theme))
        for wide, ratio in ((258, 1.0), (258, 2.0), (214, 1.25)):
            for bears in (None, portrait):
                has_portrait = bears is not None
                ground = grounds.picture(wide, 76, ratio, tints, has_portrait=has_portrait)
                for face in faces:
                    alone = PlateDress(tints, portrait=bears)
                    kept = alone._replace(ground=ground)
                    first = plate_pixmap(face, wide, 76, ratio, alone).toImage()
                    assert plate_pixmap(face, wide, 76, ratio, kept).toImage() == first


def test_bubbles_and_badges_of_any_length_fit() -> None:
    layout = lay_out(560, 480, 4)
    long = "Mantém-se tudo como estava antes de começar " * 3
    bubble = bubble_pixmap(long, layout, 1.0, BubbleSpot(QPointF(), Side.LEFT), DRESS.tints)
    assert bubble.width() <= 1.5 * layout.plates[Side.LEFT].width()
    badge = badge_pixmap(Trump.NO_TRUMP, (long, long), layout, 1.0, Appearance())
    assert badge.width() <= layout.badge.width() + 1
    assert not tag_pixmap("aberta", layout, 1.0, DRESS.tints, has_crown=False).isNull()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("is_on_plate", [False, True])
def test_a_bubble_is_as_large_as_it_is_said_to_be(ratio: float, is_on_plate: bool) -> None:
    layout = lay_out(913, 641, 4)
    spot = BubbleSpot(QPointF(), Side.LEFT, is_on_plate)
    for text in ("pass", "Encomendo, jogo sozinho", "order it up " * 9):
        painted = bubble_pixmap(text, layout, ratio, spot, DRESS.tints)
        said = bubble_size(text, layout, ratio, is_on_plate=is_on_plate)
        assert said == painted.deviceIndependentSize()


def test_whatever_is_trumps_is_read_on_the_smallest_table() -> None:
    # At 800x600 the sheet takes 224 pixels and the menu 24.
    layout = lay_out(576, 576, 4)
    for title in ("Diamonds are trumps", "Clubs are trumps", "Trunfo: espadas", "Sans-atout"):
        assert badge_words((title, "You promised 3 tricks"), layout).title == title


@pytest.mark.parametrize(
    ("usual", "large"),
    # What 800x600, 1280x800 and 900x1000 leave for the table at 100 % and at 150 %.
    [((576, 576), (528, 574)), ((1024, 780), (986, 774)), ((676, 980), (620, 974))],
)
@pytest.mark.parametrize(
    "note", ["Vous avez promis 3 plis", "Personne n\u2019a rien promis", "Ninguém prometeu nada"]
)
def test_large_texts_never_make_the_note_of_the_badge_smaller(
    usual: tuple[int, int], large: tuple[int, int], note: str
) -> None:
    need_fonts()
    small_words = badge_words(("Atout cœur", note), lay_out(*usual, 4))
    large_words = badge_words(("Atout cœur", note), lay_out(*large, 4, 1.5))
    assert large_words.note_font.pixelSize() >= small_words.note_font.pixelSize()
    assert large_words.note.replace("\n", " ") == note


def test_the_own_bubble_lies_above_the_own_plate_and_clear_of_everything() -> None:
    for size in ((576, 576), (1030, 776), (1560, 1050)):
        layout = lay_out(*size, 4)
        spot = bubble_spot("pass", Side.BOTTOM, layout, 1.0, has_portraits=True)
        assert spot.tail is Side.BOTTOM
        rect = QRectF(spot.at, bubble_size("pass", layout, 1.0, is_on_plate=False))
        tricks = plate_spots(layout.plates[Side.BOTTOM], has_portrait=True).tricks
        for other in (tricks, layout.hand, layout.prompt, layout.plates[Side.LEFT]):
            assert not rect.intersects(other)


def test_what_lies_under_a_face_is_that_of_its_size_its_look_and_its_theme() -> None:
    used = Pictures(2.0)
    for theme in Theme:
        used.appearance = Appearance(theme=theme)
        used.clear()
        for height in range(60, 72, 2):
            for look in CardLook:
                for has_shadow in (True, False):
                    new = Pictures(2.0, Appearance(theme=theme))
                    alone = new.picture(None, height, look, has_shadow=has_shadow)
                    found = used.picture(None, height, look, has_shadow=has_shadow)
                    assert found.toImage() == alone.toImage()
