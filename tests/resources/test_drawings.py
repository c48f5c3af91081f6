# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck, the suits, the icons and the portraits, as the program will load them."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
FACES = [f"cards/{rank}{suit}.svg" for suit in "CDHS" for rank in "9TJQKA"]
COURTS = [f"{rank}{suit}_{index}.svg" for suit in "CDHS" for rank, index in ("KR", "QD", "JV")]
FOLDERS = ("cards", "cards4", "cards_large", "cards4_large")
ICONS = (
    "book",
    "bower_left",
    "bower_right",
    "buck-euchre",
    "buck-euchre-symbolic",
    "cut",
    "dealer",
    "deck",
    "hint",
    "log",
    "match-record",
    "menu",
    "sheet",
    "undo",
)
COLOURS_OF_INDEX = {
    "cards": {"C": "#1d2433", "D": "#c8252c", "H": "#c8252c", "S": "#1d2433"},
    "cards4": {"C": "#1f7a4d", "D": "#2a62b8", "H": "#c8252c", "S": "#1d2433"},
}
DRAWN = {"circle", "defs", "ellipse", "g", "linearGradient", "path", "rect", "stop", "svg"}


def listed_names() -> dict[str, str]:
    root = ET.parse(RESOURCES / "resources.qrc").getroot()
    return {entry.get("alias") or entry.text or "": entry.text or "" for entry in root.iter("file")}


def listed_files() -> list[str]:
    root = ET.parse(RESOURCES / "resources.qrc").getroot()
    return [entry.text or "" for entry in root.iter("file") if not entry.get("alias")]


def rendered(name: str, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(RESOURCES / name)).render(painter)
    painter.end()
    return image


def assert_all_differ(names: list[str], size: QSize) -> None:
    images = [rendered(name, size) for name in names]
    for at, image in enumerate(images):
        assert all(image != other for other in images[at + 1 :]), names[at]


def test_a_face_for_each_of_the_24_cards_is_listed() -> None:
    assert len(FACES) == 24
    assert set(FACES) <= set(listed_files())


@pytest.mark.parametrize("folder", FOLDERS)
def test_each_look_has_all_faces_and_the_courts_with_r_d_and_v(folder: str) -> None:
    names = {name.partition("/")[2] for name in FACES} | set(COURTS)
    assert len(names) == 24 + 12
    assert {f"{folder}/{name}" for name in names} <= set(listed_names())


def test_a_four_coloured_deck_takes_hearts_and_spades_from_the_other() -> None:
    names = listed_names()
    assert names["cards4/AH.svg"] == "cards/AH.svg"
    assert names["cards4_large/KS_R.svg"] == "cards_large/KS_R.svg"
    assert names["cards4/AC.svg"] == "cards4/AC.svg"
    assert names["suits4/S_light.svg"] == "suits/S_light.svg"


def test_backs_suits_and_icons_are_listed() -> None:
    backs = {f"cards/back_{name}.svg" for name in ("indigo", "crimson", "forest")}
    suits = {
        f"{folder}/{suit}{ending}.svg"
        for folder in ("suits", "suits4")
        for suit in "CDHSN"
        for ending in ("", "_light")
    }
    icons = {f"icons/{name}.svg" for name in ICONS}
    assert backs | suits | icons <= set(listed_names())


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


@pytest.mark.parametrize("name", [name for name in listed_files() if name.startswith("cards")])
def test_a_card_is_250_by_350(name: str) -> None:
    text = (RESOURCES / name).read_text(encoding="utf-8")
    assert 'viewBox="0 0 250 350"' in text


@pytest.mark.usefixtures("qapp")
def test_no_two_faces_look_alike_even_small() -> None:
    assert_all_differ(FACES, QSize(43, 60))


@pytest.mark.usefixtures("qapp")
def test_no_two_portraits_look_alike_even_small() -> None:
    assert_all_differ([name for name in listed_files() if name[:9] == "portraits"], QSize(40, 40))


@pytest.mark.parametrize("name", [name for name in listed_files() if name[:9] == "portraits"])
@pytest.mark.usefixtures("qapp")
def test_a_portrait_is_round_and_nothing_sticks_out_of_its_frame(name: str) -> None:
    image = rendered(name, QSize(200, 200))
    for y in range(200):
        for x in range(200):
            if (x - 99.5) ** 2 + (y - 99.5) ** 2 > 101.5**2:
                assert image.pixelColor(x, y).alpha() == 0, (x, y)
    edge = {image.pixelColor(100, 3).name(), image.pixelColor(3, 100).name()}
    assert edge == {image.pixelColor(100, 196).name()}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "name",
    [
        *(name for name in FACES if name[6] in "TJQK"),
        *(f"cards_large/{name}" for name in COURTS),
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


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("name", [*(face.partition("/")[2] for face in FACES), *COURTS])
def test_a_face_bears_the_colour_of_its_suit(folder: str, name: str) -> None:
    text = (RESOURCES / listed_names()[f"{folder}/{name}"]).read_text(encoding="utf-8")
    index = re.findall(r'fill="(#[0-9a-f]{6})"', text.splitlines()[-2])
    assert set(index) == {COLOURS_OF_INDEX[folder.removesuffix("_large")][name[1]]}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", COURTS)
def test_a_court_with_another_letter_differs_in_its_corners_alone(name: str) -> None:
    one = rendered(f"cards/{name[:2]}.svg", QSize(250, 350))
    other = rendered(f"cards/{name}", QSize(250, 350))
    assert one != other
    middle = QRect(60, 0, 130, 350)
    assert one.copy(middle) == other.copy(middle)
