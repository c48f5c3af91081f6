# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards are told apart by their shapes, whatever colours somebody sees."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
CARDS = [rank + suit for suit in "CDHS" for rank in "9TJQKA"]
SIZE = QSize(160, 224)
# What shows of a card that others cover: the index and the suit below it.
INDEX = QRect(4, 8, 36, 36)
SUIT = QRect(6, 46, 32, 32)

# What is left of linear red, green and blue without one kind of cone (Machado and others, 2009).
EYES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no colours": (
        (0.2126, 0.7152, 0.0722),
        (0.2126, 0.7152, 0.0722),
        (0.2126, 0.7152, 0.0722),
    ),
}
LEAST_CONTRAST = 4.0  # 3 is what accessibility guidelines ask of large signs
MOST_LIKENESS = 0.9
LINEAR = [
    value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
    for value in range(256)
]


def luminance(seen: tuple[float, ...]) -> float:
    red, green, blue = (max(0.0, min(1.0, value)) for value in seen)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def picture(folder: str, card: str) -> QImage:
    """Return the face of a card; the folder of four colours has only those that differ."""
    own = RESOURCES / folder / f"{card}.svg"
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    QSvgRenderer(str(own if own.exists() else RESOURCES / "cards" / own.name)).render(painter)
    painter.end()
    return image


@cache
def seen(folder: str, card: str, eyes: str, part: tuple[int, int, int, int]) -> tuple[float, ...]:
    """Return the luminance of every pixel of a part of a card, as somebody sees it."""
    left, top, wide, high = part
    image = picture(folder, card)
    pixels = []
    for y in range(top, top + high):
        for x in range(left, left + wide):
            colour = image.pixelColor(x, y)
            linear = [LINEAR[value] for value in (colour.red(), colour.green(), colour.blue())]
            pixels.append(
                luminance(
                    tuple(
                        sum(share * value for share, value in zip(row, linear, strict=True))
                        for row in EYES[eyes]
                    )
                )
            )
    return tuple(pixels)


def inked(folder: str, card: str, eyes: str, part: QRect) -> set[int]:
    """Return where the ink is: only the shape is left, whatever its colour."""
    pixels = seen(folder, card, eyes, part.getRect())
    half = (min(pixels) + max(pixels)) / 2
    return {number for number, value in enumerate(pixels) if value < half}


def likeness(one: set[int], other: set[int]) -> float:
    """Return how much of the ink of two shapes is the same, 1 for the same shape."""
    return len(one & other) / len(one | other)


def contrast(darker: float, lighter: float) -> float:
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("folder", ["cards", "cards4"])
def test_index_and_suit_stand_out_from_the_paper(folder: str, eyes: str) -> None:
    for card in CARDS:
        for part in (INDEX, SUIT):
            pixels = seen(folder, card, eyes, part.getRect())
            assert contrast(min(pixels), max(pixels)) >= LEAST_CONTRAST, card


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("folder", ["cards", "cards4"])
def test_the_suits_have_different_shapes(folder: str, eyes: str) -> None:
    for rank in "9TJQKA":
        for one, other in combinations("CDHS", 2):
            like = likeness(
                inked(folder, rank + one, eyes, SUIT), inked(folder, rank + other, eyes, SUIT)
            )
            assert like < MOST_LIKENESS, (rank, one, other)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("folder", ["cards", "cards4"])
def test_the_indices_have_different_shapes(folder: str, eyes: str) -> None:
    for suit in "CDHS":
        for one, other in combinations("9TJQKA", 2):
            like = likeness(
                inked(folder, one + suit, eyes, INDEX), inked(folder, other + suit, eyes, INDEX)
            )
            assert like < MOST_LIKENESS, (suit, one, other)
