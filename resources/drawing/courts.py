# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve court cards: who they are, and how a person becomes a card."""

from dataclasses import dataclass

from drawing import attributes, headgear, heads, robes
from drawing.heads import Beard, Hair, Skin
from drawing.layout import MIDDLE_X, MIDDLE_Y
from drawing.looks import IndexSize, Look
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
from drawing.robes import Cloth
from drawing.suits import COLOURS, SHAPES
from drawing.svg import circle, group, line, path, placed


@dataclass(frozen=True)
class Person:
    """One court: everything drawn on the half figure, as parts about the middle of the card."""

    skin: Skin
    glance: int
    is_woman: bool
    hair: Hair
    hair_colour: str
    strand: str
    headgear: str
    collar: str
    cloth: Cloth
    pattern: str
    attribute: str
    beard: Beard = Beard.NONE
    behind: str = ""


@dataclass(frozen=True)
class Ground:
    """The colours behind the courts of one suit: field, halo, seam, and its stones."""

    field: str
    halo: str
    seam: str
    stone: str


_GROUNDS = {
    "C": Ground("#e6ecd9", "#f6f3dc", TEAL_DEEP, CREAM),
    "D": Ground("#f9e6bd", "#fdf4da", CRIMSON, CREAM),
    "H": Ground("#f8dcc9", "#fdeedd", CRIMSON_DEEP, CREAM),
    "S": Ground("#dde5ec", "#f2f3ee", NAVY_DEEP, CREAM),
}

_CLUBS = Cloth(TEAL, TEAL_DEEP, CREAM, GOLD)
_DIAMONDS = Cloth(GOLD, CRIMSON, CREAM, GOLD)
_HEARTS = Cloth(CRIMSON, CRIMSON_DEEP, CREAM, GOLD)
_SPADES = Cloth(NAVY, NAVY_DEEP, CREAM, GOLD)

PERSONS = {
    "KH": Person(
        heads.FAIR,
        0,
        False,
        Hair.CURLS,
        "#8c4a24",
        "#6b3417",
        headgear.crown_of_lilies(CRIMSON, CRIMSON),
        robes.ermine(),
        Cloth(CRIMSON, NAVY, CREAM, GOLD),
        "lozenges",
        attributes.sword(),
        Beard.FULL,
    ),
    "KD": Person(
        heads.TAN,
        1,
        False,
        Hair.PAGE,
        "#4a2c1a",
        "#2f1a0e",
        headgear.crown_of_arches(TEAL, TEAL),
        robes.ermine(CRIMSON_DEEP),
        Cloth(GOLD, CRIMSON, CREAM, GOLD),
        "scales",
        attributes.axe(),
        Beard.POINTED,
    ),
    "KC": Person(
        heads.DEEP,
        0,
        False,
        Hair.CLOUD,
        "#221815",
        "#46332a",
        headgear.crown_of_towers(TEAL_DEEP, CRIMSON),
        robes.ermine(TEAL_DEEP),
        _CLUBS,
        "stripes",
        attributes.orb(),
        Beard.FORKED,
    ),
    "KS": Person(
        heads.FAIR,
        -1,
        False,
        Hair.CURLS,
        "#e9e6df",
        "#b9b7b3",
        headgear.crown_of_leaves(NAVY, NAVY),
        robes.ermine(NAVY_DEEP),
        Cloth(NAVY, CRIMSON_DEEP, CREAM, GOLD),
        "dots",
        attributes.harp(),
        Beard.LONG,
    ),
    "QH": Person(
        heads.FAIR,
        1,
        True,
        Hair.WAVES,
        "#b4532a",
        "#8c3b1b",
        headgear.diadem("H", CRIMSON),
        robes.neckline("#f6d3b3", GOLD),
        Cloth(CRIMSON, TEAL, CREAM, GOLD),
        "dots",
        attributes.rose(),
    ),
    "QD": Person(
        heads.FAIR,
        0,
        True,
        Hair.BRAIDS,
        "#e2b04c",
        "#b5822c",
        headgear.coronet(CRIMSON),
        robes.lace(CRIMSON),
        Cloth(CRIMSON, GOLD, CREAM, CRIMSON),
        "lozenges",
        attributes.mirror(CRIMSON),
    ),
    "QC": Person(
        heads.BROWN,
        -1,
        True,
        Hair.CLOUD,
        "#2b1b17",
        "#543a2f",
        headgear.diadem("C", TEAL),
        robes.neckline("#a96f46", GOLD),
        Cloth(TEAL, GOLD_DEEP, CREAM, TEAL_DEEP),
        "scales",
        attributes.clover(),
    ),
    "QS": Person(
        heads.FAIR,
        0,
        True,
        Hair.BOB,
        "#1f2230",
        "#46506a",
        headgear.coronet(NAVY),
        robes.ruff(NAVY),
        Cloth(NAVY, CRIMSON, CREAM, GOLD),
        "chevrons",
        attributes.sceptre("S"),
        behind=robes.standing_collar(CRIMSON_DEEP, GOLD),
    ),
    "JH": Person(
        heads.FAIR,
        -1,
        False,
        Hair.PAGE,
        "#d99e43",
        "#ab7424",
        group("scale(-1 1)", headgear.beret(CRIMSON, CRIMSON_DEEP, TEAL)),
        robes.scarf(CREAM, GOLD_DEEP),
        Cloth(CRIMSON, TEAL_DEEP, CREAM, GOLD),
        "slashes",
        attributes.leaf_twig(),
    ),
    "JD": Person(
        heads.DEEP,
        1,
        False,
        Hair.CURLS,
        "#1f1512",
        "#46332a",
        group("scale(-1 1)", headgear.flat_cap(CRIMSON, CRIMSON_DEEP, GOLD)),
        robes.ruff(GOLD_DEEP),
        Cloth(CRIMSON, GOLD, CREAM, CRIMSON_DEEP),
        "stripes",
        attributes.halberd(TEAL),
        Beard.NONE,
    ),
    "JC": Person(
        heads.FAIR,
        1,
        False,
        Hair.PAGE,
        "#b5522a",
        "#85381a",
        headgear.hunter_hat(TEAL, TEAL_DEEP, CRIMSON),
        robes.scarf(GOLD, GOLD_DEEP),
        Cloth(TEAL, TEAL_DEEP, CREAM, GOLD),
        "chevrons",
        attributes.arrow(CRIMSON),
    ),
    "JS": Person(
        heads.TAN,
        -1,
        False,
        Hair.BOB,
        "#2a1a14",
        "#4a3225",
        headgear.hood(CRIMSON, CRIMSON_DEEP, GOLD),
        robes.chain(GOLD, CRIMSON),
        Cloth(NAVY, NAVY_DEEP, CREAM, GOLD),
        "slashes",
        group("translate(-4 0)", attributes.lantern("#fbe3a0")),
        Beard.MOUSTACHE,
    ),
}

# How far from the middle of the card the corners cut out for the indices reach.
_NOTCHES = {IndexSize.NORMAL: (66, 60), IndexSize.LARGE: (60, 46)}


def _frame(index_size: IndexSize) -> str:
    """Return the outline about both figures, with two corners left to the indices."""
    x, y = _NOTCHES[index_size]
    return (
        f"M{10 - x} -157H93Q103 -157 103 -147V{y - 10}Q103 {y} 93 {y}H{x + 10}Q{x} {y} {x} {y + 10}"
        f"V147Q{x} 157 {x - 10} 157H-93Q-103 157 -103 147V{10 - y}Q-103 {-y} -93 {-y}H{-x - 10}"
        f"Q{-x} {-y} {-x} {-y - 10}V-147Q{-x} -157 {10 - x} -157Z"
    )


def half_figure(person: Person, suit: str, ground: Ground) -> str:
    """Return the upper half of a court, everything above the seam."""
    cuff = CREAM if person.cloth.sleeve in (GOLD, GOLD_DEEP) else GOLD
    return "".join(
        (
            circle(0, -92, 60, ground.halo),
            person.behind,
            heads.hair_behind(person.hair, person.hair_colour, person.strand),
            heads.neck(person.skin),
            robes.robe(person.cloth, person.pattern, suit),
            person.collar,
            heads.face(person.skin, person.glance, person.is_woman),
            heads.beard_over(person.beard, person.hair_colour, person.strand, person.skin.lips),
            heads.brows(person.strand, person.glance, person.is_woman),
            heads.hair_before(person.hair, person.hair_colour),
            person.headgear,
            person.attribute,
            attributes.forearm(person.cloth.sleeve, cuff),
            attributes.hand(person.skin),
        )
    )


def court(rank: str, suit: str, look: Look) -> str:
    """Return the picture of a jack, queen or king: a frame and two half figures."""
    ground = _GROUNDS[suit]
    frame = _frame(look.index_size)
    half = half_figure(PERSONS[rank + suit], suit, ground)
    # A crown may bear the suit, which then has the colour of the index.
    half = half.replace(path(SHAPES[suit], COLOURS[suit]), path(SHAPES[suit], look.colour(suit)))
    return placed(
        path(frame, ground.field)
        + half
        + group("rotate(180)", half)
        + robes.seam(ground.seam, ground.stone)
        + line(frame, GOLD_DEEP, 2),
        MIDDLE_X,
        MIDDLE_Y,
        1,
    )
