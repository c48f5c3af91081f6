# SPDX-License-Identifier: GPL-3.0-or-later
"""Small painted things on the table: bubbles, tags, rings, and the badge of trumps."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table import style
from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.layout import PAIR_SIGN, ROW_CARDS, Side, TableLayout
from buck_euchre_qt.table.pixmaps import blank_pixmap, smooth_painter
from buck_euchre_qt.table.plate_spots import plate_spots, puck_rect
from buck_euchre_qt.table.plates import paint_crown
from buck_euchre_qt.table.suits import paint_trump
from buck_euchre_qt.table.tints import Tints, tints_of

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RING_REACH: Final = 0.05
_NOTE_LEAST: Final = 0.9
"""How small the note on the badge gets on one line, over its usual size, before it takes two."""
_BESIDE: Final = (Side.LEFT, Side.RIGHT)


class BubbleSpot(NamedTuple):
    """Where a bubble's upper left corner goes, where its tail points, and what it lies on."""

    at: QPointF
    tail: Side
    is_on_plate: bool = False


def bubble_pixmap(
    text: str,
    layout: TableLayout,
    ratio: float,
    spot: BubbleSpot,
    tints: Tints,
) -> QPixmap:
    """Return a speech bubble for a spot; smaller on a plate."""
    used, shown, body, size = _bubble_body(text, layout, is_on_plate=spot.is_on_plate)
    reach = body.left()
    pixmap = blank_pixmap(body.width() + 2 * reach, body.height() + 2 * reach, ratio)
    painter = smooth_painter(pixmap)
    path = QPainterPath()
    path.addRoundedRect(body, body.height() / 2, body.height() / 2)
    shape = path.united(_tail(body, spot.tail, reach))
    shadow = tints.shadow.lighter(100)
    shadow.setAlpha(50)
    painter.fillPath(shape.translated(0, 0.12 * size), shadow)
    painter.setPen(QPen(tints.bubble_edge, max(1.0, 0.06 * size)))
    painter.setBrush(tints.bubble)
    painter.drawPath(shape)
    painter.setFont(used)
    painter.setPen(tints.bubble_text)
    painter.drawText(body, _CENTRE, shown)
    painter.end()
    return pixmap


class _BubbleBody(NamedTuple):
    """A bubble without its tail, with room for that all around, and the text that goes in."""

    font: QFont
    shown: str
    rect: QRectF
    letters: float


def _bubble_body(text: str, layout: TableLayout, *, is_on_plate: bool) -> _BubbleBody:
    plate = layout.plates[Side.BOTTOM]
    size = 0.235 * plate.height()
    widest = plate.width() - size
    # On a plate it leaves the score beside it free.
    on_plate = min(0.5 * widest, plate.width() - 1.8 * plate.height())
    used = style.fitted_font(text, size, on_plate if is_on_plate else widest, is_bold=True)
    metrics = QFontMetricsF(used)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest)
    width = metrics.horizontalAdvance(shown) + 1.6 * size
    return _BubbleBody(used, shown, QRectF(0.5 * size, 0.5 * size, width, 2.0 * size), size)


def _tail(body: QRectF, tail: Side, reach: float) -> QPainterPath:
    centre, half = body.center(), 0.55 * reach
    match tail:
        case Side.LEFT:
            root, tip, step = QPointF(body.left() + 2, centre.y()), QPointF(-reach, 0), (0.0, half)
        case Side.RIGHT:
            root, tip, step = QPointF(body.right() - 2, centre.y()), QPointF(reach, 0), (0.0, half)
        case Side.TOP:
            root, tip, step = QPointF(centre.x(), body.top() + 2), QPointF(0, -reach), (half, 0.0)
        case _:
            root, tip, step = QPointF(centre.x(), body.bottom() - 2), QPointF(0, reach), (half, 0.0)
    along = QPointF(*step)
    path = QPainterPath()
    path.addPolygon(QPolygonF([root - along, root + tip, root + along, root - along]))
    return path


def bubble_spot(
    text: str, side: Side, layout: TableLayout, ratio: float, *, has_portraits: bool
) -> BubbleSpot:
    """Return where a bubble goes and where its tail points.

    It lies beside, above or below the plate where nothing else can lie, and otherwise on the
    plate over its tricks, of which there are none while calls are heard: it never hides a card,
    nor the dealer's puck where the words have room beside it.
    """
    size = bubble_size(text, layout, ratio, is_on_plate=False)
    for off_plate in _spots_off_plate(side, size, layout):
        rect = QRectF(off_plate.at, size)
        if _is_free(rect, layout) and _is_on_own_half(rect, side, layout):
            return off_plate
    if side is Side.BOTTOM and (own := _spot_above_own(size, layout)) is not None:
        return BubbleSpot(own, Side.BOTTOM)
    size = bubble_size(text, layout, ratio, is_on_plate=True)
    # A bubble's picture is larger than its body by the room for a tail on every side.
    plate, reach = layout.plates[side], size.height() / 6
    spot = plate_spots(plate, has_portrait=has_portraits)
    puck = puck_rect(spot, plate.height())
    left = max(puck.right() - reach, spot.tricks.left() - 2.4 * reach)
    right = plate.right() + reach
    at = QPointF(min(left, right - size.width()), plate.bottom() - 5 * reach)
    return BubbleSpot(at, Side.TOP, is_on_plate=True)


def bubble_size(text: str, layout: TableLayout, ratio: float, *, is_on_plate: bool) -> QSizeF:
    """Return how large the picture of a bubble with a text is, which is whole points of the screen.

    Asked for at every change of the table: nothing is painted for it.
    """
    body = _bubble_body(text, layout, is_on_plate=is_on_plate).rect
    room = 2 * body.left()
    high, wide = body.height() + room, body.width() + room
    return QSizeF(math.ceil(wide * ratio) / ratio, math.ceil(high * ratio) / ratio)


def _spots_off_plate(side: Side, size: QSizeF, layout: TableLayout) -> tuple[BubbleSpot, ...]:
    plate, away = layout.plates[side], 0.3 * layout.gap
    beside, above = plate.center().y() - size.height() / 2, plate.top() - size.height() * 5 / 6
    at_right = BubbleSpot(QPointF(plate.right() + away, beside), Side.LEFT)
    match side:
        case Side.LEFT:
            return at_right, BubbleSpot(QPointF(plate.left(), above), Side.BOTTOM)
        case Side.RIGHT:
            at_left = BubbleSpot(QPointF(plate.left() - away - size.width(), beside), Side.RIGHT)
            at = QPointF(plate.right() - size.width(), above)
            return at_left, BubbleSpot(at, Side.BOTTOM)
        case Side.TOP if not _is_among_others(plate.bottom() + 0.75 * size.height(), layout):
            # The tail's room is a sixth of the height, and its point touches the plate.
            at = QPointF(plate.center().x() - size.width() / 2, plate.bottom() - size.height() / 12)
            return at_right, BubbleSpot(at, Side.TOP)
    return (at_right,)


def _is_on_own_half(rect: QRectF, side: Side, layout: TableLayout) -> bool:
    """Return whether what one side calls leaves room for what is called across from it."""
    middle = layout.size.width() / 2
    match side:
        case Side.LEFT:
            return rect.right() <= middle
        case Side.RIGHT:
            return rect.left() >= middle
    return True


def _is_among_others(y: float, layout: TableLayout) -> bool:
    """Return whether the plates at the sides, and what is called beside them, reach so high."""
    return any(y > layout.plates[side].top() for side in layout.plates if side in _BESIDE)


def _spot_above_own(size: QSizeF, layout: TableLayout) -> QPointF | None:
    """Return a spot above the onlooker's plate, None where a bubble is too wide for it.

    There lie the tricks, which are yet to be taken, and at the right end a card laid aside.
    """
    plate, row = layout.plates[Side.BOTTOM], layout.rows[Side.BOTTOM]
    discard = row.right() - 1.05 * row.width() / ROW_CARDS
    left = min(plate.left() + 0.6 * plate.height(), discard - size.width())
    return QPointF(left, plate.top() - 0.9 * size.height()) if left >= plate.left() else None


def _is_free(rect: QRectF, layout: TableLayout) -> bool:
    """Return whether nothing lies there while the bidding goes on, whatever has been called."""
    wide = 1.09 * layout.trick_height * style.CARD_RATIO
    pair = QRectF(0, 0, 2 * wide, 1.06 * layout.trick_height)
    pair.moveCenter(layout.pair_centre)
    # Its sign hangs below the upcard.
    pair.setBottom(pair.bottom() + PAIR_SIGN * layout.trick_height)
    cards = (pair, layout.park, layout.hand, *layout.rows.values())
    others = (*cards, layout.badge, layout.prompt)
    whole = QRectF(QPointF(0, 0), layout.size)
    return whole.contains(rect) and not any(rect.intersects(other) for other in others)


def tag_pixmap(
    text: str, layout: TableLayout, ratio: float, tints: Tints, *, has_crown: bool
) -> QPixmap:
    """Return a small pill with text, or with a crown for the card that wins."""
    # On a tall table cards are large beside plates; what is written near both suits the smaller.
    size = max(10.0, min(0.09 * layout.trick_height, 0.22 * layout.plates[Side.BOTTOM].height()))
    used = style.font(size, is_bold=True)
    metrics = QFontMetricsF(used)
    wide = 1.5 * size if has_crown else metrics.horizontalAdvance(text)
    pixmap = blank_pixmap(wide + 1.3 * size, 1.75 * size, ratio)
    painter = smooth_painter(pixmap)
    body = QRectF(0.5, 0.5, wide + 1.3 * size - 1, 1.75 * size - 1)
    edge = tints.turn if has_crown else tints.accent_soft
    painter.setPen(QPen(edge, max(1.0, 0.08 * size)))
    painter.setBrush(_opaque(tints.plate_bottom))
    painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.8, size * 0.8)
    if has_crown:
        crown = QRectF(0, 0, 1.4 * size, 1.05 * size)
        crown.moveCenter(body.center())
        paint_crown(painter, crown)
    else:
        painter.setFont(used)
        painter.setPen(tints.text)
        painter.drawText(body, _CENTRE, text)
    painter.end()
    return pixmap


def _opaque(colour: QColor) -> QColor:
    return QColor(colour.rgb())


def ring_pixmap(height: float, ratio: float, tints: Tints, *, is_focus: bool) -> QPixmap:
    """Return a ring around a card: golden light for a winner, a clear double line for focus."""
    reach = _RING_REACH * height
    wide = height * style.CARD_RATIO
    pixmap = blank_pixmap(wide + 4 * reach, height + 4 * reach, ratio)
    painter = smooth_painter(pixmap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    card = QRectF(2 * reach, 2 * reach, wide, height)
    radius = height * style.CORNER
    soft = QColor(tints.turn)
    soft.setAlpha(110)
    lines = (
        ((0.3, 0.6, style.INK), (0.3, 0.4, style.CREAM), (0.75, 0.3, tints.turn))
        if is_focus
        else ((0.9, 1.6, soft), (0.6, 0.9, soft), (0.3, 0.55, tints.turn))
    )
    for out, width, colour in lines:
        grown = out * reach
        painter.setPen(QPen(colour, width * reach))
        painter.drawRoundedRect(
            card.adjusted(-grown, -grown, grown, grown), radius + grown, radius + grown
        )
    painter.end()
    return pixmap


class BadgeWords(NamedTuple):
    """What is written on the badge as there is room for it; lengths in logical pixels.

    `note` has a line break where it would be small on one line.
    """

    title: str
    note: str
    title_font: QFont
    note_font: QFont
    width: float
    sign_side: float
    pad: float


def badge_words(lines: tuple[str, str], layout: TableLayout) -> BadgeWords:
    """Return how a title and a note are written on the badge, cut only as a last resort."""
    room, high = layout.badge.width(), layout.badge.height()
    size = 0.225 * high
    sign_side, pad = 0.6 * high, 0.17 * high
    wanted = max(
        QFontMetricsF(style.font(size, is_bold=True)).horizontalAdvance(lines[0]),
        # The note may be written smaller, but not as it likes.
        0.8 * QFontMetricsF(style.font(0.19 * high)).horizontalAdvance(lines[1]),
    )
    if sign_side + 3 * pad + wanted > room:
        # The words matter more than the air around them.
        sign_side, pad = 0.48 * high, 0.11 * high
    text_room = room - sign_side - 3 * pad
    title_font = style.fitted_font(lines[0], size, text_room, is_bold=True, least=0.7)
    note = lines[1]
    note_font = style.fitted_font(note, 0.19 * high, text_room)
    if note_font.pixelSize() < _NOTE_LEAST * style.font(0.19 * high).pixelSize():
        note = _in_two_lines(note)
        longer = max(note.split("\n"), key=QFontMetricsF(note_font).horizontalAdvance)
        note_font = style.fitted_font(longer, 0.19 * high, text_room)
    title = _elided(title_metrics := QFontMetricsF(title_font), lines[0], text_room)
    metrics = QFontMetricsF(note_font)
    notes = [_elided(metrics, line, text_room) for line in note.split("\n")]
    width = max(title_metrics.horizontalAdvance(title), *map(metrics.horizontalAdvance, notes))
    note = "\n".join(notes)
    return BadgeWords(title, note, title_font, note_font, width, sign_side, pad)


def _in_two_lines(text: str) -> str:
    """Return a text with a break at the space nearest to its middle, if it has any."""
    spaces = [number for number, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text
    # The upper line is the longer one of two breaks that are as good.
    at = min(reversed(spaces), key=lambda number: abs(2 * number + 1 - len(text)))
    return f"{text[:at]}\n{text[at + 1 :]}"


def badge_pixmap(
    trump: Trump,
    lines: tuple[str, str],
    layout: TableLayout,
    ratio: float,
    appearance: Appearance,
) -> QPixmap:
    """Return the badge that says what is trumps and who promised what."""
    tints = tints_of(appearance)
    high = layout.badge.height()
    words = badge_words(lines, layout)
    side, pad = words.sign_side, words.pad
    body = QRectF(0.5, 0.5, side + 3 * pad + words.width - 1, high - 1)
    pixmap = blank_pixmap(body.width() + 1, high, ratio)
    painter = smooth_painter(pixmap)
    _paint_panel(painter, body, tints)
    sign = QRectF(body.left() + pad, body.center().y() - side / 2, side, side)
    paint_trump(
        painter,
        sign,
        trump,
        is_light=tints.is_dark,
        has_four_colours=appearance.has_four_colours,
    )
    line = QRectF(sign.right() + pad, body.top() + 0.13 * high, words.width + 1, 0.38 * high)
    painter.setFont(words.title_font)
    painter.setPen(tints.text)
    # Alone, the title stands in the middle, and above two lines it moves up.
    below = 0.18 * high
    has_two = "\n" in words.note
    up = -0.05 * high if has_two else 0.0 if words.note else below
    painter.drawText(line.translated(0, up), _LEFT, words.title)
    painter.setFont(words.note_font)
    painter.setPen(tints.text_soft)
    note = line.translated(0, 2 * below - 0.05 * high * has_two)
    painter.drawText(note.adjusted(0, -0.1 * high, 0, 0.1 * high), _LEFT, words.note)
    painter.end()
    return pixmap


def _elided(metrics: QFontMetricsF, text: str, width: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _paint_panel(painter: QPainter, body: QRectF, tints: Tints) -> None:
    ground = QLinearGradient(body.topLeft(), body.bottomLeft())
    ground.setColorAt(0, tints.plate_top)
    ground.setColorAt(1, tints.plate_bottom)
    painter.setPen(QPen(tints.plate_edge, tints.line_width))
    painter.setBrush(ground)
    radius = 0.22 * body.height()
    painter.drawRoundedRect(body, radius, radius)
