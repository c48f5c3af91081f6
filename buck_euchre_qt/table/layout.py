# SPDX-License-Identifier: GPL-3.0-or-later
"""Where everything on the table lies: a size goes in, rectangles come out."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from buck_euchre_qt.table.style import CARD_RATIO


class Side(Enum):
    """A side of the table, as the onlooker sees it."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


_SIDES: Final = {
    2: (Side.BOTTOM, Side.TOP),
    3: (Side.BOTTOM, Side.LEFT, Side.RIGHT),
    4: (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT),
}

HAND_CARDS: Final = 6
"""The most cards a hand ever holds."""
FAN_STEP: Final = 0.72
"""From card to card in the own fan, over the width of a card, where there is room."""
FAN_DEGREES: Final = 2.4
FAN_DROP: Final = 0.11
"""How much lower the ends of the own fan reach than its middle, over the height of a card."""
FAN_LIFT: Final = 0.1
"""How far a card that is pointed at rises, over its height."""
ROW_CARDS: Final = 4.4
"""How many small cards lie side by side in the row at a plate."""
PAIR_SIGN: Final = 0.12
"""How far the sign of the upcard reaches below it, over the height of a card on the trick."""

_NEAR: Final = 0.4
"""Between things that belong together, over the margin at the edge."""
_PLATE: Final = 3.4
"""Width of a plate over its height, where there is room."""
_PLATE_LEAST: Final = 2.5
_BUBBLE: Final = 0.62
"""Room that a bubble takes above a plate, over the plate's height."""
_BUBBLE_SHARE: Final = 0.042
"""The most of that over the height of a tall table."""
_BUBBLE_BELOW: Final = 0.66
"""The same below a plate, with room for its shadow."""
_PAIR_HALF: Final = 0.53
"""Half of the height of stock and upcard with a little air, over that of a card on the trick."""
_FAN_BOX: Final = 1 + FAN_DROP + FAN_LIFT + 0.01
_FAN_TILT: Final = 0.13
_TRICK_BOX: Final = 1.76
_TRICK_WIDTH: Final = 2.6
_TRICK_TO_HAND: Final = 0.85
_PROMPT_WIDTH: Final = 1400.0
"""The most it takes of the width: a longer line would not be read at a glance."""
_PROMPT_HEIGHT: Final = 96.0
_PROMPT_MOST: Final = 300.0
_PROMPT_SHARE: Final = 0.125
_PROMPT_GROWTH: Final = 0.5
"""By how much of its share the prompt grows with texts of twice the size."""
_LOW: Final = 640.0
_LARGE_TEXT: Final = 1.2
"""Below that height, and from that size of texts on where there is width, the far row lies
beside its plate."""
_TALL: Final = 0.82
_SMALLEST: Final = QSizeF(400, 340)


class TableLayout(NamedTuple):
    """The rectangles of a table of one size, in pixels of the view.

    `rows` are the strips at the plates where small cards lie; `middle` holds the trick, `park`
    the stock while tricks are played, `prompt` what the onlooker is asked, `hand` the own fan.
    """

    size: QSizeF
    margin: float
    gap: float
    plates: Mapping[Side, QRectF]
    rows: Mapping[Side, QRectF]
    badge: QRectF
    park: QRectF
    middle: QRectF
    prompt: QRectF
    hand: QRectF
    hand_height: float
    trick_height: float
    small_height: float

    @property
    def is_row_beside_plate(self) -> bool:
        """Whether the far seat's cards lie beside its plate, for want of height."""
        if Side.TOP not in self.rows:
            return False
        return self.rows[Side.TOP].left() >= self.plates[Side.TOP].right()

    @property
    def pair_centre(self) -> QPointF:
        """The middle between stock and upcard, which lie higher by half of the sign below them.

        They make room for what is called below the far plate where its cards lie beside it.
        """
        middle, high = self.middle, self.trick_height
        usual = middle.center().y() - PAIR_SIGN / 2 * high
        if self.is_row_beside_plate:
            plate = self.plates[Side.TOP]
            below_call = plate.bottom() + _BUBBLE_BELOW * plate.height() + _PAIR_HALF * high
            lowest = middle.bottom() - (PAIR_SIGN + _PAIR_HALF) * high
            usual = max(usual, min(below_call, lowest))
        return QPointF(middle.center().x(), usual)


def sides(seats: int) -> tuple[Side, ...]:
    """Return the sides of a table of two to four seats, clockwise from the onlooker."""
    return _SIDES[seats]


def lay_out(width: float, height: float, seats: int, text_scale: float = 1.0) -> TableLayout:
    """Return the layout for a view of this size; a tiny view gets that of a small one.

    Plates and badge grow with the texts on them.
    """
    width, height = max(width, _SMALLEST.width()), max(height, _SMALLEST.height())
    return _Surveyor(width, height, sides(seats), text_scale).survey()


class _Surveyor:
    """Measures one table, from the outside in."""

    def __init__(
        self, width: float, height: float, used: tuple[Side, ...], text_scale: float
    ) -> None:
        self.width = width
        self.height = height
        self.used = used
        self.margin = _between(8.0, 0.02 * min(width, height), 44.0)
        self.gap = self.margin * 0.6
        self.near = self.margin * _NEAR
        usual = _between(46.0, 0.092 * min(height, 0.95 * width), 210.0)
        widest = (width - 4 * self.margin) / 3.3
        self.plate_height = usual * max(1.0, min(text_scale, widest / (_PLATE_LEAST * usual)))
        self.plate_width = min(_PLATE * self.plate_height, widest)
        self.small_height = min(self.plate_width / ROW_CARDS / CARD_RATIO, 1.2 * usual)
        self.prompt_share = _PROMPT_SHARE * (1 + _PROMPT_GROWTH * (text_scale - 1))
        self.is_tall = width < _TALL * height
        has_large_text = text_scale >= _LARGE_TEXT and not self.is_tall
        self.is_low = height < _LOW or has_large_text
        self.head = max(self.plate_height, self.small_height)

    def survey(self) -> TableLayout:
        prompt_height = _between(_PROMPT_HEIGHT, self.prompt_share * self.height, _PROMPT_MOST)
        middle_top = self._middle_top()
        foot = self.height - self.gap
        room = foot - middle_top - prompt_height - self.gap - self.near
        hand_height = min(
            room / (_FAN_BOX + _TRICK_BOX * _TRICK_TO_HAND),
            0.27 * self.height,
            self._hand_width() / (1 + 0.39 * (HAND_CARDS - 1)) / CARD_RATIO,
        )
        hand = self._hand(hand_height, foot)
        prompt_width = min(self.width - 2 * self.margin, _PROMPT_WIDTH)
        left = (self.width - prompt_width) / 2
        bottom = hand.top() - self.near
        if left < self.margin + self.plate_width:
            # Large plates and the small cards above them may reach higher than the own hand.
            bottom = min(bottom, self.height - self.margin - self._block() - self.gap)
        prompt = QRectF(left, bottom - prompt_height, prompt_width, prompt_height)
        left, right = self._middle_span()
        middle = QRectF(left, middle_top, right - left, prompt.top() - self.gap - middle_top)
        trick_height = min(
            middle.height() / _TRICK_BOX,
            middle.width() / _TRICK_WIDTH / CARD_RATIO,
            hand_height,
        )
        plates, rows = self._seats(middle)
        return TableLayout(
            size=QSizeF(self.width, self.height),
            margin=self.margin,
            gap=self.gap,
            plates=plates,
            rows=rows,
            badge=self._badge(),
            park=self._park(),
            middle=middle,
            prompt=prompt,
            hand=hand,
            hand_height=hand_height,
            trick_height=trick_height,
            small_height=self.small_height,
        )

    def _middle_top(self) -> float:
        if self.is_tall and Side.LEFT in self.used:
            # The seats at the sides sit above the trick, which then has the whole width.
            return self._seat_top() + self._block() + self.gap
        if Side.TOP not in self.used or self.is_low:
            return self.margin + self.head + self.gap
        return self.margin + self._block() + self.near

    def _block(self) -> float:
        return self.plate_height + self.near + self.small_height

    def _seat_top(self) -> float:
        """Return how high the seats at the sides may sit: above them the badge and the stock."""
        top = self.margin + self.head + self.gap
        if not (self.is_tall or self.is_low):
            return top
        # What is called stands between; on a tall table the trick below needs its height, too.
        room = _BUBBLE * self.plate_height
        return top + (min(room, _BUBBLE_SHARE * self.height) if self.is_tall else room)

    def _middle_span(self) -> tuple[float, float]:
        if self.is_tall or Side.LEFT not in self.used:
            return self.margin, self.width - self.margin
        edge = self.margin + self.plate_width + self.gap
        return edge, self.width - edge

    def _hand_width(self) -> float:
        return self.width - 2 * self.margin - self.plate_width - self.gap

    def _hand(self, height: float, foot: float) -> QRectF:
        card_width = height * CARD_RATIO
        wanted = card_width * (1 + FAN_STEP * (HAND_CARDS - 1)) + _FAN_TILT * height
        box_width = min(wanted, self._hand_width())
        edge = self.margin + self.plate_width + self.gap
        left = max(edge, (self.width - box_width) / 2)
        return QRectF(left, foot - _FAN_BOX * height, box_width, _FAN_BOX * height)

    def _seats(self, middle: QRectF) -> tuple[dict[Side, QRectF], dict[Side, QRectF]]:
        plates: dict[Side, QRectF] = {}
        rows: dict[Side, QRectF] = {}
        for side in self.used:
            plate = self._plate(side, middle)
            plates[side] = plate
            rows[side] = self._row(side, plate)
        return plates, rows

    def _plate(self, side: Side, middle: QRectF) -> QRectF:
        wide, high = self.plate_width, self.plate_height
        far = self.width - self.margin - wide
        match side:
            case Side.BOTTOM:
                return QRectF(self.margin, self.height - self.margin - high, wide, high)
            case Side.TOP:
                return QRectF((self.width - wide) / 2, self.margin, wide, high)
            case _:
                if self.is_tall:
                    top = self._seat_top()
                else:
                    lowest = middle.bottom() - self._block()
                    top = min(max(middle.center().y() - high, self._seat_top()), lowest)
                return QRectF(self.margin if side is Side.LEFT else far, top, wide, high)

    def _row(self, side: Side, plate: QRectF) -> QRectF:
        high = self.small_height
        if side is Side.BOTTOM:
            return QRectF(plate.left(), plate.top() - self.near - high, plate.width(), high)
        if side is Side.TOP and self.is_low:
            left = plate.right() + self.gap
            end = min(left + self.plate_width, self._park().left() - self.gap)
            return QRectF(left, plate.center().y() - high / 2, end - left, high)
        return QRectF(plate.left(), plate.bottom() + self.near, plate.width(), high)

    def _badge(self) -> QRectF:
        room = (self.width - self.plate_width) / 2 - self.margin - 2 * self.gap
        wide = min(1.25 * self.plate_width, room)
        # Its words need so much width for their height.
        high = min(self.plate_height, wide / 3.0)
        return QRectF(self.margin, self.margin, wide, high)

    def _park(self) -> QRectF:
        wide = 2.15 * self.small_height * CARD_RATIO
        return QRectF(self.width - self.margin - wide, self.margin, wide, self.small_height)


def _between(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))
