# SPDX-License-Identifier: GPL-3.0-or-later
"""How a card lies in its place: position, angle and size, from a layout and what lies there."""

from __future__ import annotations

import math
from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table.layout import (
    FAN_DEGREES,
    FAN_DROP,
    FAN_STEP,
    ROW_CARDS,
    Side,
    TableLayout,
    sides,
)
from buck_euchre_qt.table.style import CARD_RATIO

PileKey: TypeAlias = tuple[Pile, int | None]

_DEPTH: Final = {
    Pile.STOCK: 0,
    Pile.UPCARD: 100,
    Pile.ASIDE: 120,
    Pile.DISCARD: 140,
    Pile.TAKEN: 150,
    Pile.HAND: 200,
    Pile.TRICK: 300,
}
_TRICK_DEGREES: Final = {Side.BOTTOM: 0.0, Side.LEFT: -5.0, Side.TOP: 1.5, Side.RIGHT: 5.5}
_CROSSWISE: Final = 90.0


class Pose(NamedTuple):
    """How a card lies: its centre, angle in degrees, height in pixels, and what covers what."""

    x: float
    y: float
    angle: float
    height: float
    depth: float

    def lifted(self, by: float) -> Pose:
        """Return the pose after moving `by` pixels towards the card's own upper edge."""
        turn = math.radians(self.angle)
        return self._replace(x=self.x + by * math.sin(turn), y=self.y - by * math.cos(turn))

    def covers(self, point: QPointF, sag: float = 0.0) -> bool:
        """Return whether a point is on the card, or up to `sag` pixels below its lower edge."""
        turn = math.radians(-self.angle)
        across, down = point.x() - self.x, point.y() - self.y
        local_x = across * math.cos(turn) - down * math.sin(turn)
        local_y = across * math.sin(turn) + down * math.cos(turn)
        half = self.height / 2
        return abs(local_x) <= half * CARD_RATIO and -half <= local_y <= half + sag

    @property
    def box(self) -> QRectF:
        """The upright rectangle around the card."""
        turn = math.radians(self.angle)
        cosine, sine = abs(math.cos(turn)), abs(math.sin(turn))
        wide, high = self.height * CARD_RATIO, self.height
        box_width, box_height = wide * cosine + high * sine, wide * sine + high * cosine
        return QRectF(self.x - box_width / 2, self.y - box_height / 2, box_width, box_height)


class StockSpot(Enum):
    """Where the stock lies."""

    DEALER = "dealer"
    MIDDLE = "middle"
    RIBBON = "ribbon"
    PARKED = "parked"


class Lying(NamedTuple):
    """What the poses depend on besides the layout: how many cards lie where."""

    counts: Mapping[PileKey, int]
    trick_order: tuple[int, ...]
    trick_size: int
    spot: StockSpot
    dealer: int | None


# The step from card to card in another's hand, in card widths: open cards are to be read.
_BACKS_STEP: Final = 0.36
_OPEN_STEP: Final = 0.6
# Tricks lie crosswise at the other end of the row, before a card laid aside.
_PILE_STEP: Final = 0.24
_PILE_HALF: Final = 0.5 / CARD_RATIO
_PILE_GAP: Final = 0.1


class Poser:
    """Gives the pose of every card on a table of one size, seen from one seat."""

    def __init__(self, layout: TableLayout, onlooker: int, seats: int) -> None:
        self.layout = layout
        self.onlooker = onlooker
        self.seats = seats

    def side(self, seat: int) -> Side:
        """Return the side of the table a seat is shown at."""
        return sides(self.seats)[(seat - self.onlooker) % self.seats]

    def pose(self, key: PileKey, slot: int, card: Card | None, lying: Lying) -> Pose:
        """Return how the card in this slot of a pile lies."""
        pile, seat = key
        depth = _DEPTH[pile] + slot
        if seat is None:
            return self._table_pose(pile, slot, lying)
        side = self.side(seat)
        match pile:
            case Pile.TRICK:
                return self._trick_pose(seat, card, lying)
            case Pile.HAND if side is Side.BOTTOM:
                return self._hand_pose(slot, lying.counts[key])
            case Pile.HAND:
                step = _BACKS_STEP if card is None else _OPEN_STEP
                return self._other_pose(seat, slot, lying, step)
            case Pile.TAKEN:
                return self._taken_pose(seat, slot, lying)
            case Pile.DISCARD:
                return self._row_pose(side, ROW_CARDS - 0.5, depth)
            case _:
                pose = self._row_pose(side, 0.9, depth, _CROSSWISE + _chance(slot * 5 + 2) * 2)
                return pose._replace(y=pose.y - 0.012 * slot * pose.height)

    # The table's own piles.

    def _table_pose(self, pile: Pile, slot: int, lying: Lying) -> Pose:
        if pile is Pile.UPCARD:
            return self._upcard_pose(lying.spot)
        count = lying.counts[Pile.STOCK, None]
        above_bottom = count - 1 - slot
        if lying.spot is StockSpot.RIBBON:
            return self._ribbon_pose(above_bottom, count)
        base = self._stock_pose(lying)
        rise = 0.0035 * base.height * above_bottom
        return base._replace(x=base.x - 0.6 * rise, y=base.y - rise, depth=above_bottom)

    def _stock_pose(self, lying: Lying) -> Pose:
        layout = self.layout
        centre = layout.middle.center()
        wide = layout.trick_height * CARD_RATIO
        match lying.spot:
            case StockSpot.PARKED:
                small = layout.small_height
                x = layout.park.left() + small * CARD_RATIO / 2
                return Pose(x, layout.park.center().y(), 0.0, small, 0)
            case StockSpot.DEALER if lying.dealer is not None:
                across, down = _TOWARDS[self.side(lying.dealer)]
                x = centre.x() + across * wide * 0.55
                y = centre.y() + down * layout.trick_height * 0.28
                return Pose(x, y, 0.0, layout.trick_height, 0)
        aside = 0.58 * wide if lying.counts.get((Pile.UPCARD, None)) else 0.0
        middle = layout.pair_centre
        return Pose(middle.x() - aside, middle.y(), 0.0, layout.trick_height, 0)

    def _upcard_pose(self, spot: StockSpot) -> Pose:
        layout = self.layout
        depth = _DEPTH[Pile.UPCARD]
        if spot is StockSpot.PARKED:
            small = layout.small_height
            x = layout.park.right() - small * CARD_RATIO / 2
            return Pose(x, layout.park.center().y(), 0.0, small, depth)
        centre = layout.pair_centre
        x = centre.x() + 0.58 * layout.trick_height * CARD_RATIO
        return Pose(x, centre.y(), 0.0, layout.trick_height, depth)

    def _ribbon_pose(self, above_bottom: int, count: int) -> Pose:
        layout = self.layout
        height = 0.92 * layout.hand_height
        wide = height * CARD_RATIO
        left = layout.hand.left() + wide / 2 + 0.04 * height
        right = layout.hand.right() - wide / 2 - 0.04 * height
        part = above_bottom / max(1, count - 1)
        swing = 2 * part - 1
        y = layout.hand.bottom() - FAN_DROP * height - height / 2 + 0.05 * height * swing * swing
        return Pose(left + (right - left) * part, y, 3.0 * swing, height, above_bottom)

    # The seats' piles.

    def _hand_pose(self, slot: int, count: int) -> Pose:
        box, height = self.layout.hand, self.layout.hand_height
        wide = height * CARD_RATIO
        room = box.width() - wide - 0.13 * height
        step = min(FAN_STEP * wide, room / max(1, count - 1))
        place = slot - (count - 1) / 2
        angle = FAN_DEGREES * place
        radius = step / math.radians(FAN_DEGREES)
        drop = radius * (1 - math.cos(math.radians(angle)))
        top_middle = box.bottom() - FAN_DROP * height - height / 2
        x = box.center().x() + step * place
        return Pose(x, top_middle + drop, angle, height, _DEPTH[Pile.HAND] + slot)

    def _other_pose(self, seat: int, slot: int, lying: Lying, step: float) -> Pose:
        side, count = self.side(seat), lying.counts[Pile.HAND, seat]
        # The hand leaves the inner end of the row to what lies there.
        room = max(0.0, self._piles_start(seat, lying) - 1)
        span = min(step * (count - 1), room)
        place = slot - (count - 1) / 2
        from_start = span / 2 + span / max(1, count - 1) * (-place if side is Side.RIGHT else place)
        start = 0.5
        if side is Side.TOP and not self.layout.is_row_beside_plate:
            start += max(0.0, min((ROW_CARDS - 1 - span) / 2, room - span))
        depth = _DEPTH[Pile.HAND] + slot
        return self._row_pose(side, start + from_start, depth, 1.6 * place)

    def _piles_start(self, seat: int, lying: Lying) -> float:
        """Return where in another's row the tricks or the discard begin, with a gap before."""
        tricks = self._tricks(seat, lying)
        if tricks:
            return self._pile_place(seat, tricks, 0, lying) - _PILE_HALF - _PILE_GAP
        return ROW_CARDS - (1 + _PILE_GAP if lying.counts.get((Pile.DISCARD, seat)) else 0)

    @staticmethod
    def _tricks(seat: int, lying: Lying) -> int:
        return -(-lying.counts.get((Pile.TAKEN, seat), 0) // max(1, lying.trick_size))

    @staticmethod
    def _pile_place(seat: int, tricks: int, trick: int, lying: Lying) -> float:
        """Return where a trick lies in another's row: the last one at its inner end."""
        room = 1 + _PILE_GAP if lying.counts.get((Pile.DISCARD, seat)) else 0.02
        return ROW_CARDS - room - _PILE_HALF - _PILE_STEP * (tricks - 1 - trick)

    def _taken_pose(self, seat: int, slot: int, lying: Lying) -> Pose:
        side = self.side(seat)
        trick, within = divmod(slot, max(1, lying.trick_size))
        if side is Side.BOTTOM:
            along = 0.02 + _PILE_HALF + _PILE_STEP * trick
        else:
            along = self._pile_place(seat, self._tricks(seat, lying), trick, lying)
        depth = _DEPTH[Pile.TAKEN] + slot
        pose = self._row_pose(side, along, depth, _CROSSWISE + _chance(trick * 7 + seat) * 0.6)
        return pose._replace(y=pose.y - 0.018 * pose.height * within)

    def _row_pose(self, side: Side, along: float, depth: float, angle: float = 0.0) -> Pose:
        """Return a pose in a seat's row, `along` card widths from its outer end.

        In a short row the cards lie closer, and the first is whole.
        """
        row, height = self.layout.rows[side], self.layout.small_height
        half = height * CARD_RATIO / 2
        inward = half + (along - 0.5) * (row.width() - 2 * half) / (ROW_CARDS - 1)
        x = row.right() - inward if side is Side.RIGHT else row.left() + inward
        return Pose(x, row.center().y(), angle, height, depth)

    def _trick_pose(self, seat: int, card: Card | None, lying: Lying) -> Pose:
        layout, side = self.layout, self.side(seat)
        height = layout.trick_height
        wide = height * CARD_RATIO
        spread = min(0.84 * wide, layout.middle.width() / 2 - 0.64 * wide)
        across, down = _TOWARDS[side]
        centre = layout.middle.center()
        chance = _chance((0 if card is None else card.index) * 3 + seat)
        angle = _TRICK_DEGREES[side] + 0.7 * chance
        order = lying.trick_order.index(seat)
        depth = _DEPTH[Pile.TRICK] + order
        x = centre.x() + across * spread + 0.008 * wide * chance
        return Pose(x, centre.y() + down * 0.33 * height, angle, height, depth)


_TOWARDS: Final = {
    Side.BOTTOM: (0.0, 1.0),
    Side.LEFT: (-1.0, 0.0),
    Side.TOP: (0.0, -1.0),
    Side.RIGHT: (1.0, 0.0),
}


def _chance(seed: int) -> float:
    """Return a number from -4 to 4 that looks like chance and is the same each time."""
    return float((seed * 37 + 11) % 9 - 4)
