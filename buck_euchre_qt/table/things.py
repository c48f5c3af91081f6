# SPDX-License-Identifier: GPL-3.0-or-later
"""What there is on the table for those who do not see it: things with a name and a state."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.table.layout import HAND_CARDS
from buck_euchre_qt.table.poses import Pose, StockSpot
from buck_euchre_qt.table.scene import TableScene
from buck_euchre_qt.table.spoken_words import NoSpokenWords, SpokenWords
from buck_euchre_qt.table.style import CARD_RATIO


class ThingKind(Enum):
    """A kind of thing; `Thing.number` is its seat, or for a card of the own hand its slot."""

    CARD = "card of the own hand"
    DECK = "deck to be cut"
    UPCARD = "upcard"
    TRICK = "card on the trick"
    TRUMP = "what is trumps"
    PLATE = "name plate"
    HIDDEN = "hand that is not seen"
    STOCK = "cards that are not in play"
    DISCARD = "card that the onlooker laid aside"


class Thing(NamedTuple):
    """One thing; the same thing stays the same while what lies there changes."""

    kind: ThingKind
    number: int = 0


class ThingCondition(NamedTuple):
    """All that is told of a thing.

    `name` is empty where nothing lies there. `is_usable` says whether pressing it is of any use.
    """

    name: str
    is_usable: bool
    is_focused: bool


ABSENT: Final = ThingCondition("", is_usable=False, is_focused=False)
PRESSED_KINDS: Final = frozenset({ThingKind.CARD, ThingKind.DECK})
"""What can be pressed; everything else is there to be read."""


class Things:
    """Reads the things off a scene; `words` may change at any moment."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.words: SpokenWords = NoSpokenWords()

    def all(self) -> tuple[Thing, ...]:
        """Return every thing there can be, in reading order: always the same for as many seats."""
        onlooker, seats = self._scene.poser.onlooker, self._scene.poser.seats
        around = [(onlooker + step) % seats for step in range(1, seats + 1)]
        return (
            *(Thing(ThingKind.CARD, slot) for slot in range(HAND_CARDS)),
            Thing(ThingKind.DECK),
            Thing(ThingKind.UPCARD),
            *(Thing(ThingKind.TRICK, seat) for seat in around),
            Thing(ThingKind.TRUMP),
            *(Thing(ThingKind.PLATE, seat) for seat in around),
            *(Thing(ThingKind.HIDDEN, seat) for seat in around if seat != onlooker),
            Thing(ThingKind.STOCK),
            Thing(ThingKind.DISCARD),
        )

    def place_of(self, thing: Thing) -> Place | None:
        """Return the place that pressing a thing chooses, None for things that are only read."""
        choosing = self._scene.choosing
        match thing.kind:
            case ThingKind.CARD:
                return place(Pile.HAND, choosing.onlooker, thing.number)
            case ThingKind.DECK:
                focused = choosing.focused
                if focused is not None and focused in choosing.choices:
                    return focused
                cuts = sorted(choice.slot for choice in choosing.choices)
                return place(Pile.STOCK, None, cuts[len(cuts) // 2]) if cuts else None
        return None

    def condition(self, thing: Thing) -> ThingCondition:
        """Return what is told of a thing now."""
        match thing.kind:
            case ThingKind.CARD:
                return self._card(thing)
            case ThingKind.DECK:
                return self._deck()
            case _:
                return ThingCondition(self._name(thing), is_usable=True, is_focused=False)

    def description(self, thing: Thing) -> str:
        """Return what else is told of a thing to those who ask, on one line."""
        if thing.kind is not ThingKind.PLATE:
            return ""
        return " ".join(self._scene.furniture.told_of(thing.number).splitlines())

    def _card(self, thing: Thing) -> ThingCondition:
        where = self.place_of(thing)
        sprite = None if where is None else self._scene.piles.at(where)
        if where is None or sprite is None:
            return ABSENT
        choosing = self._scene.choosing
        is_asked = any(
            choosing.is_own_hand(choice.pile, choice.seat) for choice in choosing.choices
        )
        is_choice = where in choosing.choices
        name = self.words.hand_card(
            sprite.card, self._scene.standing.trump, is_choice if is_asked else None
        )
        return ThingCondition(name, is_choice or not is_asked, where == choosing.focused)

    def _deck(self) -> ThingCondition:
        choosing = self._scene.choosing
        if not choosing.is_cut:
            return ABSENT
        focused = choosing.focused
        return ThingCondition(
            self.words.deck_to_cut(None if focused is None else focused.slot),
            is_usable=True,
            is_focused=focused is not None,
        )

    def _name(self, thing: Thing) -> str:
        scene, seat = self._scene, thing.number
        standing = scene.standing
        match thing.kind:
            case ThingKind.UPCARD:
                sprite = scene.piles.at(place(Pile.UPCARD))
                return "" if sprite is None else self.words.upcard(sprite.card)
            case ThingKind.TRICK:
                sprite = scene.piles.at(place(Pile.TRICK, seat))
                if sprite is None:
                    return ""
                is_led = scene.piles.trick_order[:1] == (seat,)
                return self.words.trick_card(seat, sprite.card, standing.trump, is_led)
            case ThingKind.TRUMP:
                is_dealt = scene.piles.at(place(Pile.UPCARD)) is not None
                if standing.trump is None and not is_dealt:
                    return ""
                return self.words.trump(standing.trump, standing.maker)
            case ThingKind.PLATE:
                return self.words.plate(seat, standing, scene.furniture.turn)
            case ThingKind.HIDDEN:
                count = len(scene.piles.pile((Pile.HAND, seat)))
                return self.words.hidden_hand(seat, count) if count else ""
            case ThingKind.STOCK:
                count = len(scene.piles.pile((Pile.STOCK, None)))
                is_parked = standing.spot is StockSpot.PARKED
                return self.words.stock(count) if count and is_parked else ""
            case ThingKind.DISCARD:
                has_discard = scene.piles.at(self._discard) is not None
                return self.words.discard() if has_discard else ""
        return ""

    @property
    def _discard(self) -> Place:
        return place(Pile.DISCARD, self._scene.poser.onlooker)

    def rect(self, thing: Thing) -> QRectF:
        """Return where a thing lies, in coordinates of the viewport."""
        layout, poser = self._scene.poser.layout, self._scene.poser
        match thing.kind:
            case ThingKind.CARD:
                return self._card_rect(self.place_of(thing))
            case ThingKind.UPCARD:
                return self._card_rect(place(Pile.UPCARD))
            case ThingKind.TRICK:
                return self._card_rect(place(Pile.TRICK, thing.number))
            case ThingKind.PLATE:
                return layout.plates[poser.side(thing.number)]
            case ThingKind.HIDDEN:
                return layout.rows[poser.side(thing.number)]
            case ThingKind.TRUMP:
                return layout.badge
            case ThingKind.DECK:
                return layout.middle
            case ThingKind.STOCK:
                return self._card_rect(place(Pile.STOCK))
            case ThingKind.DISCARD:
                return self._card_rect(self._discard)

    def _card_rect(self, where: Place | None) -> QRectF:
        sprite = None if where is None else self._scene.piles.at(where)
        return QRectF() if sprite is None else _bounds(sprite.pose)


def _bounds(pose: Pose) -> QRectF:
    wide = pose.height * CARD_RATIO
    return QRectF(pose.x - wide / 2, pose.y - pose.height / 2, wide, pose.height)
