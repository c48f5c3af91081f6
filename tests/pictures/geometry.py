# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds texts that are cut, and things on the table that lie over each other or out of sight."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionFrame,
    QWidget,
)

from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.table import style
from buck_euchre_qt.table.plate_spots import plate_spots
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.choice_button import ChoiceButton
from buck_euchre_qt.windows.play_screen import PlayScreen

_SLACK_PX = 1
_DENSE = 0.95
_CORNER = 0.05
"""How much of a card's height may lie under a mark: its rounded corner and its tilt."""


def faults(top: QWidget) -> list[str]:
    """Return what is cut or covered in a window, in words; nothing where all is well."""
    found = [*_cut_texts(top), *_blurred(top)]
    screen = top.findChild(PlayScreen)
    if screen is not None and screen.session is not None:
        found += _table_faults(screen)
    return found


def _cut_texts(top: QWidget) -> Iterator[str]:
    for widget in top.findChildren(QWidget):
        if not widget.isVisibleTo(top) or not widget.visibleRegion().boundingRect().isValid():
            continue
        if isinstance(widget, QScrollArea):
            yield from _cut_contents(widget)
        elif isinstance(widget, QLabel) and widget.text():
            yield from _cut_label(widget)
        elif isinstance(widget, QLineEdit):
            yield from _cut_hint(widget)
        elif isinstance(widget, ChoiceButton):
            if not _holds(widget.size().width(), widget.minimumSizeHint().width()):
                yield f"the button {widget.accessibleName()!r} is too narrow"
        elif isinstance(widget, QPushButton | QComboBox) or (
            isinstance(widget, QAbstractButton) and widget.text()
        ):
            needed = widget.minimumSizeHint()
            if not (
                _holds(widget.width(), needed.width()) and _holds(widget.height(), needed.height())
            ):
                yield f"{type(widget).__name__} {_said(widget)!r} is too small"


def _blurred(top: QWidget) -> Iterator[str]:
    """Give the pictures that have fewer dots than the screen."""
    for label in top.findChildren(QLabel):
        if label.isVisibleTo(top) and _is_coarse(label.pixmap(), label):
            holder = type(label.parent()).__name__
            yield f"the picture {label.objectName()!r} in {holder} is blurred"
    for view in top.findChildren(TableView):
        shown = [item for item in view.table.items() if item.isVisible()]
        pictures = [each.pixmap() for each in shown if isinstance(each, QGraphicsPixmapItem)]
        if any(_is_coarse(picture, view) for picture in pictures):
            yield "a picture on the table is blurred"


def _is_coarse(picture: QPixmap, widget: QWidget) -> bool:
    # Icons have whole dots, a little less than the density of the screen may come to.
    least = _DENSE * widget.devicePixelRatioF()
    return not picture.isNull() and picture.devicePixelRatio() < least


def _cut_hint(field: QLineEdit) -> Iterator[str]:
    hint = field.placeholderText()
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
    # Qt keeps two pixels free on both sides.
    if not field.text() and field.fontMetrics().horizontalAdvance(hint) > room.width() - 4:
        yield f"what the empty field says, {hint!r}, is cut"


def _cut_contents(area: QScrollArea) -> Iterator[str]:
    page, room = area.widget(), area.viewport().width()
    has_no_bar = area.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if page is not None and has_no_bar and not _holds(room, page.width()):
        yield f"{type(page).__name__} is {page.width()} pixels wide, and only {room} are seen"


def _holds(has: int, needs: int) -> bool:
    return has + _SLACK_PX >= needs


def _said(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QAbstractButton) else ""


def _cut_label(label: QLabel) -> Iterator[str]:
    text = label.text()[:40]
    if label.wordWrap():
        if not _holds(label.height(), label.heightForWidth(label.width())):
            yield f"the text {text!r} is too high for its {label.height()} pixels"
    elif not _holds(label.width(), label.sizeHint().width()):
        yield f"the text {text!r} is too wide for its {label.width()} pixels"
    parent = label.parentWidget()
    if parent is not None and not parent.rect().adjusted(-1, -1, 1, 1).contains(label.geometry()):
        yield f"the text {text!r} leaves what holds it"


def _table_faults(screen: PlayScreen) -> Iterator[str]:
    view = screen.view
    whole = QRectF(view.rect())
    cards = dict(cards_seen(view))
    for name, box in cards.items():
        if not whole.contains(box):
            yield f"{name} leaves the table"
    layout = view.table.poser.layout
    for side, plate in layout.plates.items():
        if not whole.contains(plate):
            yield f"the plate at the {side.value} leaves the table"
        for name, box in cards.items():
            if box.intersects(plate):
                yield f"{name} lies over the plate at the {side.value}"
    yield from _mark_faults(view, whole, cards)
    yield from _over_the_table(screen, cards)
    yield from _elided_names(view)


def cards_seen(view: TableView) -> Iterator[tuple[str, QRectF]]:
    """Give every card that counts as seen, without the corners that may lie under something."""
    for (pile, seat), slot, sprite in view.table.piles:
        if pile is Pile.STOCK and slot:
            continue
        inset = _CORNER * sprite.pose.height
        yield (
            f"card {slot} of {pile.value} {seat}",
            sprite.pose.box.adjusted(inset, inset, -inset, -inset),
        )


def _mark_faults(view: TableView, whole: QRectF, cards: dict[str, QRectF]) -> Iterator[str]:
    furniture = view.table.furniture
    for seat, bubble in furniture.bubbles.items():
        if not bubble.is_shown:
            continue
        rect = bubble.item.sceneBoundingRect()
        if not whole.adjusted(-4, -4, 4, 4).contains(rect):
            yield f"the bubble of seat {seat} leaves the table"
        inner = rect.adjusted(6, 6, -6, -6)
        for name, box in cards.items():
            if box.intersects(inner):
                yield f"the bubble of seat {seat} hides {name}"
        for side, plate in view.table.poser.layout.plates.items():
            if _body(bubble.item).intersects(plate_spots(plate, has_portrait=True).tricks):
                yield f"the bubble of seat {seat} hides the tricks at the {side.value}"
    bubbles = [each.item for each in furniture.bubbles.values() if each.is_shown]
    for one, other in itertools.combinations(bubbles, 2):
        if _body(one).intersects(_body(other)):
            yield "one bubble lies over another"
    badge = furniture.badge.item
    if badge.isVisible():
        for name, box in cards.items():
            if box.intersects(badge.sceneBoundingRect()):
                yield f"the trump badge hides {name}"


def _body(bubble: QGraphicsItem) -> QRectF:
    """Return a bubble's rectangle without the room for its tail, a sixth of it on each side."""
    rect = bubble.sceneBoundingRect()
    reach = rect.height() / 6
    return rect.adjusted(reach, reach, -reach, -reach)


def _over_the_table(screen: PlayScreen, cards: dict[str, QRectF]) -> Iterator[str]:
    """Give what the question covers; a result may lie over the cards, but not leave the table."""
    view, prompt = screen.view, screen.prompt
    if prompt.isVisible():
        for part in (*prompt.findChildren(QLabel, "caption"), *prompt.buttons):
            if not part.isVisible():
                continue
            rect = QRect(part.mapTo(view, QPoint(0, 0)), part.size())
            if not view.rect().contains(rect):
                yield f"{part.accessibleName()!r} leaves the table"
            for name, box in cards.items():
                if box.intersects(QRectF(rect)):
                    yield f"{part.accessibleName()!r} hides {name}"
            for side, plate in view.table.poser.layout.plates.items():
                if plate.intersects(QRectF(rect)):
                    yield f"{part.accessibleName()!r} hides the plate at the {side.value}"
    if screen.result.isVisible():
        sheet = screen.result.sheet
        if not screen.result.rect().contains(sheet.geometry()):
            yield "the result leaves the table"
        aside = sheet.geometry().center() - screen.result.rect().center()
        if abs(aside.x()) > 1:
            yield f"the result is {aside.x()} pixels off the middle"


def _elided_names(view: TableView) -> Iterator[str]:
    table = view.table
    for seat in range(table.poser.seats):
        plate = table.poser.layout.plates[table.poser.side(seat)]
        face = table.furniture.plate_face(seat, table.standing)
        spots = plate_spots(plate, has_portrait=bool(face.portrait))
        has_badge = face.badge is not None
        line = spots.name_line(plate.height(), is_turn=face.is_turn, has_badge=has_badge)
        room = line.width()
        used = style.fitted_font(face.name, 0.25 * plate.height(), room, is_bold=True)
        if QFontMetricsF(used).horizontalAdvance(face.name) > room + _SLACK_PX:
            yield f"the name {face.name!r} is cut"
