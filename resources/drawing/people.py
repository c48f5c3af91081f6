# SPDX-License-Identifier: GPL-3.0-or-later
"""The portraits of the persons at the table, and the bust that stands for oneself."""

from dataclasses import dataclass

from drawing import people_clothes as clothes
from drawing import people_extras as extras
from drawing import people_faces as faces
from drawing import people_hair as hairs
from drawing.heads import BROWN, DEEP, FAIR, TAN, Skin
from drawing.palette import (
    CREAM,
    CRIMSON,
    CRIMSON_DEEP,
    GOLD,
    GOLD_DEEP,
    NAVY,
    NAVY_DEEP,
    TEAL,
    TEAL_DEEP,
)
from drawing.people_faces import Eyes, Features, Mouth
from drawing.people_hair import Hair
from drawing.suits import pip
from drawing.svg import circle, document, ellipse, group, mirrored, path, ring

SIZE = 200
_SCALE = 1.36
_DROP = 212
_PLUM, _PLUM_DEEP = "#7c4a78", "#5a3259"
_MOSS, _MOSS_DEEP = "#6d8b4f", "#4e6838"
_RUST, _RUST_DEEP = "#c9653a", "#984524"
_SKY = "#8fb8cf"
_LIGHT = Skin("#f3cda6", "#e3b387", "#ad7247", "#b0453f")
_PALE = Skin("#fadcc4", "#eec1a1", "#c2825f", "#c24f4b")
_NONE = Hair("", "")


@dataclass(frozen=True)
class Portrait:
    """One person from the shoulders up, as layers in the measures of a court's head."""

    field: str
    halo: str
    skin: Skin
    features: Features
    hair: Hair
    clothes: str
    on_face: str = ""
    over: str = ""
    behind: str = ""


def _portraits() -> dict[str, Portrait]:
    scarf_behind, scarf_before = extras.headscarf(_PLUM, _PLUM_DEEP)
    return {
        "lea": Portrait(
            _SKY,
            "#b9d5e2",
            _PALE,
            Features(1, 9, Eyes.LASHES, Mouth.GRIN, "#8c3b1b", 2.2, "#3f6b52"),
            hairs.side_bob("#b9512a", "#8c3b1b"),
            clothes.round_neck(_PALE, TEAL, TEAL_DEEP, 46),
            on_face=faces.freckles(_PALE),
            over=extras.studs(GOLD),
        ),
        "bram": Portrait(
            "#3f5f8f",
            "#5b7cab",
            FAIR,
            Features(0, 15, Eyes.PLAIN, Mouth.CALM, "#a8692c", 3.4, "#3c6a8c"),
            _NONE,
            clothes.round_neck(FAIR, GOLD, GOLD_DEEP),
            on_face=faces.full_beard("#cf8b3e", "#a8692c", FAIR),
            over=extras.knitted_cap(CRIMSON, CRIMSON_DEEP, "#d9696a"),
        ),
        "ines": Portrait(
            "#2f8f86",
            "#55aaa0",
            TAN,
            Features(-1, 9, Eyes.LASHES, Mouth.FULL, "#2c1a14", 2.4),
            hairs.long_waves("#3a231b", "#5f3d2e"),
            clothes.blouse(TAN, CRIMSON, CRIMSON_DEEP, GOLD),
            over=extras.hoops(GOLD),
        ),
        "odile": Portrait(
            "#8a9b6a",
            "#a9b88b",
            FAIR,
            Features(0, 12, Eyes.PLAIN, Mouth.SMILE, "#b9b7b3", 2.2, "#4f7ba0"),
            hairs.bun("#eceae4", "#bcbab5"),
            clothes.cardigan(FAIR, _PLUM, _PLUM_DEEP, CREAM, "#fffaf0"),
            on_face=faces.wrinkles(FAIR) + faces.blush("#eda58c", 0),
            over=extras.round_glasses(NAVY_DEEP, 0),
        ),
        "amadou": Portrait(
            "#e2a94a",
            "#f0c678",
            DEEP,
            Features(1, 14, Eyes.PLAIN, Mouth.GRIN, "#1b1210", 3.4),
            hairs.flat_top("#1f1613", "#4a382f"),
            clothes.printed(DEEP, NAVY, GOLD, CREAM),
            on_face=faces.goatee("#1f1613"),
        ),
        "samira": Portrait(
            "#d9b98c",
            "#ead3b0",
            TAN,
            Features(-1, 10, Eyes.LASHES, Mouth.SMILE, "#2b1a14", 2.6),
            _NONE,
            clothes.trunk(TEAL_DEEP, 50),
            behind=scarf_behind,
            over=scarf_before,
        ),
        "tomas": Portrait(
            "#a3b9b0",
            "#c2d2cb",
            TAN,
            Features(1, 15, Eyes.PLAIN, Mouth.SMILE, "#2b1d18", 3.6),
            hairs.cropped("#2b1d18"),
            clothes.collared(TAN, "#4f7a5e", CREAM, "#35563f"),
            on_face=faces.moustache("#2b1d18", 17, 1),
            over=extras.flat_cap("#8a7b66", "#635642"),
        ),
        "ruth": Portrait(
            _RUST,
            "#db8660",
            DEEP,
            Features(0, 12, Eyes.PLAIN, Mouth.FULL, "#8a8580", 2.6),
            hairs.small_curls("#b4b0aa", "#87827c"),
            clothes.blouse(DEEP, GOLD, GOLD_DEEP, CREAM, 48),
            on_face=faces.wrinkles(DEEP),
            over=extras.square_glasses(CREAM, 0) + extras.drops(GOLD, TEAL),
        ),
        "linh": Portrait(
            "#e58f86",
            "#f0b3aa",
            _LIGHT,
            Features(0, 11, Eyes.LASHES, Mouth.SMILE, "#1c1a22", 2.2),
            hairs.straight_bob("#1f1e29", "#474a63"),
            clothes.sailor_stripes(_LIGHT, "#fbf5e8", NAVY),
            over=extras.round_glasses(CRIMSON, 0, 2.4),
        ),
        "gus": Portrait(
            "#6b8fa8",
            "#8eacc0",
            _PALE,
            Features(-1, 16, Eyes.LAUGHING, Mouth.SMILE, "#d8d5cf", 3.4),
            hairs.fringe_of_age("#efede8", "#bfbcb6"),
            clothes.bow_and_braces("#dfe9ee", _RUST, CRIMSON, CRIMSON_DEEP),
            on_face=faces.wrinkles(_PALE)
            + faces.blush("#f0a48f", -1)
            + faces.moustache("#efede8", 19, -1),
        ),
        "beatriz": Portrait(
            "#7fae8c",
            "#a3c8ac",
            BROWN,
            Features(1, 10, Eyes.LASHES, Mouth.GRIN, "#2b1b17", 2.6),
            hairs.curls("#33201a", "#5d3e30"),
            clothes.round_neck(BROWN, "#f0bd4f", GOLD_DEEP, 46),
            over=extras.hairband(CRIMSON, "#d9535a") + extras.studs(CREAM),
        ),
        "hugo": Portrait(
            "#8d86b8",
            "#aca6cf",
            FAIR,
            Features(1, 13, Eyes.PLAIN, Mouth.WRY, "#5a3820", 3.2, "#5a7a3c", "#ddaa83"),
            hairs.quiff("#6b4426", "#8f6240"),
            clothes.hooded(_MOSS, _MOSS_DEEP, CREAM),
        ),
        "nia": Portrait(
            "#5d4a86",
            "#7d6aa6",
            DEEP,
            Features(-1, 9, Eyes.LASHES, Mouth.GRIN, "#171010", 2.6),
            hairs.top_braids("#1d1417", "#5b4650", GOLD),
            clothes.blouse(DEEP, "#e5813e", "#b85c22", GOLD),
            over=extras.hoops(GOLD),
        ),
        "duarte": Portrait(
            "#b7a78f",
            "#d0c4b0",
            _LIGHT,
            Features(-1, 15, Eyes.PLAIN, Mouth.CALM, "#4a4340", 3.4, "#4a3a2a"),
            hairs.parted("#4b4542", "#77706b", "#c9c5bf"),
            clothes.jacket(NAVY, NAVY_DEEP, "#8c2a35", "#6a1c27"),
            on_face=faces.full_beard("#77706b", "#b5b0aa", _LIGHT),
        ),
        "fiona": Portrait(
            "#3d7a5c",
            "#5f9a7b",
            _PALE,
            Features(0, 10, Eyes.PLAIN, Mouth.SMILE, "#b0682c", 2.4, "#3f7a86"),
            hairs.side_braid("#e3a04a", "#b5702a"),
            clothes.scarfed("#c9b79a", "#a18d6b", NAVY, NAVY_DEEP),
            on_face=faces.freckles(_PALE) + faces.blush("#f3ad98", 0),
        ),
        "arjun": Portrait(
            "#9fb3c4",
            "#bfcedb",
            BROWN,
            Features(0, 14, Eyes.PLAIN, Mouth.CALM, "#1f1613", 3.6),
            _NONE,
            clothes.jacket("#5b5f6b", "#434753", CREAM, "#d3c4a4"),
            on_face=faces.full_beard("#241a17", "#4c3a32", BROWN),
            over=extras.turban(_RUST, _RUST_DEEP, CREAM),
        ),
    }


PORTRAITS = _portraits()


def _framed(field: str, halo: str, layers: str, edge: str) -> str:
    return document(
        SIZE,
        SIZE,
        [
            circle(100, 100, 96, field),
            circle(100, 92, 74, halo),
            group(f"translate(100 {_DROP}) scale({_SCALE})", layers),
            ring(100, 100, 96.5, edge, 7),
        ],
    )


def portrait_drawing(name: str) -> str:
    """Return the document of one person's portrait."""
    person = PORTRAITS[name]
    layers = "".join(
        (
            person.behind,
            person.hair.behind,
            clothes.neck(person.skin),
            person.clothes,
            faces.face(person.skin, person.features),
            person.on_face,
            person.hair.before,
            person.over,
        )
    )
    return _framed(person.field, person.halo, layers, CREAM)


def own_bust() -> str:
    """Return the document of the bust that stands for whoever sits at the table."""
    shade = "#e2cfa9"
    head = path(
        "M-25 -103C-25 -117 -14 -126 0 -126C14 -126 25 -117 25 -103V-89C25 -72 12 -58 0 -58"
        "C-12 -58 -25 -72 -25 -89Z",
        CREAM,
    )
    ears = mirrored(ellipse(26, -90, 4.5, 7, CREAM))
    neck = path("M-12 -76H12V-54H-12Z", shade)
    layers = neck + clothes.trunk(CREAM, 50) + ears + head + pip("S", 0, -33, 24, colour=TEAL_DEEP)
    return _framed(TEAL_DEEP, TEAL, layers, GOLD)
