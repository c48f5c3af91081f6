# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck, the suits and the icons, as the program will load them."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FACES = [f"cards/{rank}{suit}.svg" for suit in "CDHS" for rank in "9TJQKA"]
ICONS = ("buck-euchre", "dealer", "undo", "hint", "menu", "sheet", "log", "book", "cut", "deck")
DRAWN = {"circle", "defs", "ellipse", "g", "linearGradient", "path", "rect", "stop", "svg"}


def listed_files() -> list[str]:
    root = ET.parse(RESOURCES / "resources.qrc").getroot()
    return [entry.text or "" for entry in root.iter("file")]


def rendered(name: str, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(RESOURCES / name)).render(painter)
    painter.end()
    return image


def test_a_face_for_each_of_the_24_cards_is_listed() -> None:
    assert len(FACES) == 24
    assert set(FACES) <= set(listed_files())


def test_backs_suits_and_icons_are_listed() -> None:
    backs = {f"cards/back_{name}.svg" for name in ("indigo", "crimson", "forest")}
    suits = {f"suits/{suit}{ending}.svg" for suit in "CDHSN" for ending in ("", "_light")}
    icons = {f"icons/{name}.svg" for name in ICONS}
    assert backs | suits | icons <= set(listed_files())


def test_each_drawing_on_disk_is_listed_once() -> None:
    on_disk = {path.relative_to(RESOURCES).as_posix() for path in RESOURCES.rglob("*.svg")}
    assert sorted(listed_files()) == sorted(on_disk)


def test_the_script_draws_what_is_committed(tmp_path: Path) -> None:
    script = RESOURCES / "draw_cards.py"
    subprocess.run([sys.executable, "-B", str(script), str(tmp_path)], check=True)
    drawn = {path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.is_file()}
    assert drawn == {Path(name) for name in [*listed_files(), "resources.qrc"]}
    for name in sorted(drawn):
        assert (tmp_path / name).read_bytes() == (RESOURCES / name).read_bytes(), name


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", listed_files())
def test_a_listed_file_loads_and_paints_something(name: str) -> None:
    renderer = QSvgRenderer(str(RESOURCES / name))
    assert renderer.isValid()
    blank = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    blank.fill(0)
    assert rendered(name, QSize(32, 32)) != blank


@pytest.mark.parametrize("name", listed_files())
def test_a_drawing_uses_only_shapes_that_qt_draws_without_fonts(name: str) -> None:
    root = ET.parse(RESOURCES / name).getroot()
    used = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert used <= DRAWN
    assert not any("style" in element.attrib for element in root.iter())


@pytest.mark.parametrize("name", [name for name in listed_files() if name.startswith("cards/")])
def test_a_card_is_250_by_350(name: str) -> None:
    text = (RESOURCES / name).read_text(encoding="utf-8")
    assert 'viewBox="0 0 250 350"' in text


@pytest.mark.usefixtures("qapp")
def test_no_two_faces_look_alike_even_small() -> None:
    images = [rendered(name, QSize(43, 60)) for name in FACES]
    for at, image in enumerate(images):
        assert all(image != other for other in images[at + 1 :]), FACES[at]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name",
    [
        *(name for name in FACES if name[6] in "TJQK"),
        *(f"cards/back_{back}.svg" for back in ("indigo", "crimson", "forest")),
    ],
)
def test_a_card_with_two_ends_looks_the_same_turned(name: str) -> None:
    image = rendered(name, QSize(250, 350))
    turned = image.transformed(QTransform().rotate(180))
    differing = sum(
        abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 24
        for y in range(0, 350, 5)
        for x in range(0, 250, 5)
    )
    assert differing == 0


@pytest.mark.parametrize("name", FACES)
def test_a_face_bears_the_colour_of_its_suit(name: str) -> None:
    text = (RESOURCES / name).read_text(encoding="utf-8")
    index = re.findall(r'fill="(#[0-9a-f]{6})"', text.splitlines()[-2])
    assert set(index) == {"#c8252c" if name[7] in "DH" else "#1d2433"}
