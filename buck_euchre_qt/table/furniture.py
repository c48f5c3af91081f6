# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on the table besides the cards: plates, bubbles, tags, rings, trump badge."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.layout import Side
from buck_euchre_qt.table.marks import (
    badge_pixmap,
    bubble_pixmap,
    bubble_spot,
    ring_pixmap,
    tag_pixmap,
)
from buck_euchre_qt.table.plates import (
    PLATE_MARGIN,
    PlateDress,
    PlateFace,
    PlateGrounds,
    Team,
    plate_pixmap,
)
from buck_euchre_qt.table.portraits import Portraits
from buck_euchre_qt.table.poses import Pose, Poser
from buck_euchre_qt.table.standing import Standing
from buck_euchre_qt.table.style import CARD_RATIO
from buck_euchre_qt.table.tints import tints_of
from buck_euchre_qt.table.words import TableWords

if TYPE_CHECKING:
    from buck_euchre_qt.engine.standing import ScoreRow

_PLATE_DEPTH: Final = -10.0
_MARK_DEPTH: Final = 900.0
_BUBBLE_DEPTH: Final = 2100.0
_OUTWARD: Final = {
    Side.BOTTOM: (0.0, 1.0),
    Side.LEFT: (-1.0, 0.0),
    Side.TOP: (0.0, -1.0),
    Side.RIGHT: (1.0, 0.0),
}


class Mark:
    """A picture in the scene that is painted anew only when what it shows has changed."""

    def __init__(self, scene: QGraphicsScene, depth: float) -> None:
        self.item = QGraphicsPixmapItem()
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.item.setZValue(depth)
        self.item.setVisible(False)
        scene.addItem(self.item)
        self._shown: Hashable = None

    def show(self, key: Hashable, make: Callable[[], QPixmap]) -> QSizeF:
        """Show what `key` stands for, and return its size in logical pixels."""
        if key != self._shown:
            self.item.setPixmap(make())
            self._shown = key
        self.item.setVisible(True)
        return self.item.pixmap().deviceIndependentSize()

    @property
    def is_shown(self) -> bool:
        """Whether it is to be seen."""
        return self.item.isVisible()

    def centre_on(self, point: QPointF, angle: float = 0.0) -> None:
        """Lay its middle on a point of the scene, turned by `angle` degrees."""
        size = self.item.pixmap().deviceIndependentSize()
        self.item.setOffset(-size.width() / 2, -size.height() / 2)
        self.item.setPos(point)
        self.item.setRotation(angle)

    def hide(self) -> None:
        """Take it out of sight."""
        self.item.setVisible(False)


class Furniture:
    """Shows a standing around the cards, in the words it is given.

    `turn` is the seat to act, `thinking` whether it thinks; `counted` are scores on their way
    to those of the standing, by score row. `people` are the names of the seats' portraits, and
    `about` is what is told of who sits there. Plates and bubbles, by seat, and all other marks are
    for looking on.
    """

    def __init__(self, scene: QGraphicsScene, poser: Poser, words: TableWords) -> None:
        self._scene = scene
        self._poser = poser
        self._ratio = 1.0
        self._portraits = Portraits()
        self._grounds = PlateGrounds()
        self.appearance = Appearance()
        self.people: tuple[str, ...] = ()
        self.about: tuple[str, ...] = ()
        self.words = words
        self.turn: int | None = None
        self.is_thinking = False
        self.counted: tuple[int, ...] | None = None
        self.plates: dict[int, Mark] = {}
        self.bubbles: dict[int, Mark] = {}
        self.badge = Mark(scene, _MARK_DEPTH)
        self.caption = Mark(scene, _MARK_DEPTH)
        self.led = Mark(scene, _MARK_DEPTH + 2)
        self.stock = Mark(scene, _MARK_DEPTH)
        self.discard = Mark(scene, _MARK_DEPTH)
        self.crown = Mark(scene, _MARK_DEPTH + 2)
        self.winner_ring = Mark(scene, _MARK_DEPTH + 1)
        self.focus_ring = Mark(scene, _MARK_DEPTH + 3)
        self.hint_ring = Mark(scene, _MARK_DEPTH + 1)

    def survey(self, poser: Poser, ratio: float) -> None:
        """Take on another layout or density; `show` is to follow."""
        self._poser = poser
        self._ratio = ratio
        for seat in [seat for seat in self.plates if seat >= poser.seats]:
            self._scene.removeItem(self.plates.pop(seat).item)
            self._scene.removeItem(self.bubbles.pop(seat).item)

    def show(self, standing: Standing) -> None:
        """Show plates, bubbles and badge as they stand."""
        for seat in range(self._poser.seats):
            is_over = self._show_bubble(seat, standing)
            self._show_plate(seat, standing, is_called_over=is_over)
        self._show_badge(standing)

    def plate_face(self, seat: int, standing: Standing) -> PlateFace:
        """Return what the plate of a seat shows."""
        number = standing.row_of(seat)
        row = None if number is None else standing.rows[number]
        score = None if row is None else row.score
        if number is not None and self.counted is not None:
            score = self.counted[number]
        is_turn = seat == self.turn
        return PlateFace(
            name=self.words.name(seat),
            score=score,
            progress=0.0 if row is None else row.progress,
            is_leading=row is not None and row.is_leading,
            taken=standing.taken.get(seat, 0),
            change=standing.change[number] if standing.change and number is not None else None,
            is_dealer=seat == standing.dealer,
            badge=standing.trump if seat == standing.maker else None,
            note=self.words.out() if seat in standing.out else "",
            thinking=self.words.thinking() if is_turn and self.is_thinking else "",
            is_turn=is_turn,
            is_winner=seat in standing.winners,
            portrait=self.people[seat] if seat < len(self.people) else "",
            is_rising=row is not None and row.is_rising,
            team=self._team(row),
        )

    def told_of(self, seat: int) -> str:
        """Return what is told of who sits there, empty for nothing."""
        return self.about[seat] if seat < len(self.about) else ""

    def _team(self, row: ScoreRow | None) -> Team | None:
        if row is None or len(row.seats) < 2:
            return None
        return Team.OWN if self._poser.onlooker in row.seats else Team.OTHER

    def _show_plate(self, seat: int, standing: Standing, *, is_called_over: bool) -> None:
        mark = self.plates[seat]
        rect = self._poser.layout.plates[self._poser.side(seat)]
        face = self.plate_face(seat, standing)._replace(is_called_over=is_called_over)
        if not face.name and face.score is None:
            # Nobody sits down before there is a match.
            mark.hide()
            return
        wide, high, ratio, appearance = rect.width(), rect.height(), self._ratio, self.appearance

        def make() -> QPixmap:
            portrait = self._portraits.picture(face.portrait, high, ratio)
            tints, has_portrait = tints_of(appearance), portrait is not None
            ground = self._grounds.picture(wide, high, ratio, tints, has_portrait=has_portrait)
            dress = PlateDress(tints, appearance.has_four_colours, portrait, ground)
            return plate_pixmap(face, wide, high, ratio, dress)

        mark.show((face, wide, high, ratio, appearance), make)
        mark.item.setPos(rect.left() - PLATE_MARGIN * high, rect.top() - PLATE_MARGIN * high)
        told = (self.told_of(seat), self.words.dealer() if face.is_dealer else "")
        mark.item.setToolTip("\n".join(text for text in told if text))

    def _show_bubble(self, seat: int, standing: Standing) -> bool:
        """Show what a seat called, and return whether it lies over its plate."""
        if seat not in self.plates:
            self.plates[seat] = Mark(self._scene, _PLATE_DEPTH)
            self.bubbles[seat] = Mark(self._scene, _BUBBLE_DEPTH)
        mark = self.bubbles[seat]
        action = standing.calls.get(seat)
        is_dealer = seat == standing.dealer
        text = "" if action is None else self.words.call(action, is_dealer=is_dealer)
        if not text:
            mark.hide()
            return False
        layout, ratio, side = self._poser.layout, self._ratio, self._poser.side(seat)
        tints = tints_of(self.appearance)
        spot = bubble_spot(text, side, layout, ratio, has_portraits=bool(self.people))
        key = (
            text,
            spot.tail,
            spot.is_on_plate,
            layout.plates[side].size().toTuple(),
            ratio,
            self.appearance,
        )
        mark.show(key, lambda: bubble_pixmap(text, layout, ratio, spot, tints))
        mark.item.setPos(spot.at)
        return spot.is_on_plate

    def _show_badge(self, standing: Standing) -> None:
        trump = standing.trump
        if trump is None:
            self.badge.hide()
            return
        lines = (self.words.trump(trump), self.words.promise(standing.maker))
        layout, ratio, appearance = self._poser.layout, self._ratio, self.appearance
        key = (trump, lines, layout.badge.size().toTuple(), ratio, appearance)
        self.badge.show(key, lambda: badge_pixmap(trump, lines, layout, ratio, appearance))
        self.badge.item.setPos(layout.badge.topLeft())

    # Marks at cards.

    def mark_led(self, seat: int | None, pose: Pose | None) -> None:
        """Tag the card that was led, or none."""
        text = self.words.led()
        if pose is None or seat is None or not text:
            self.led.hide()
            return
        self._tag(self.led, text, seat, pose, has_crown=False)

    def mark_winner(self, seat: int | None, pose: Pose | None) -> None:
        """Ring and crown the card that takes the trick, or none."""
        if pose is None or seat is None:
            self.crown.hide()
            self.winner_ring.hide()
            return
        self._ring(self.winner_ring, pose, is_focus=False)
        # Cards played later may lie over the winning one, and so over its ring.
        self.winner_ring.item.setZValue(pose.depth - 0.5)
        self._tag(self.crown, "", seat, pose, has_crown=True)

    def mark_focus(self, pose: Pose | None) -> None:
        """Ring the card that the keyboard is at, or none."""
        if pose is None:
            self.focus_ring.hide()
            return
        self._ring(self.focus_ring, pose, is_focus=True)

    def mark_hint(self, pose: Pose | None) -> None:
        """Light the card that is recommended, or none."""
        if pose is None:
            self.hint_ring.hide()
            return
        self._ring(self.hint_ring, pose, is_focus=False)

    def caption_upcard(self, pose: Pose | None) -> None:
        """Write under the upcard that it was turned up, or nothing."""
        text = self.words.turned_up()
        if pose is None or not text:
            self.caption.hide()
            return
        layout, ratio, tints = self._poser.layout, self._ratio, tints_of(self.appearance)
        key = (text, layout.trick_height, ratio, self.appearance)
        size = self.caption.show(
            key, lambda: tag_pixmap(text, layout, ratio, tints, has_crown=False)
        )
        below = pose.y + pose.height / 2 + 0.03 * pose.height + size.height() / 2
        self.caption.centre_on(QPointF(pose.x, below))

    def tag_piles(self, stock: Pose | None, discard: Pose | None) -> None:
        """Tag the cards that are not in play and the one the onlooker laid aside, or none."""
        self._tag_pile(self.stock, self.words.stock(), stock, is_above=False)
        # Below it lies the onlooker's plate.
        self._tag_pile(self.discard, self.words.discard(), discard, is_above=True)

    def _tag_pile(self, mark: Mark, text: str, pose: Pose | None, *, is_above: bool) -> None:
        if pose is None or not text:
            mark.hide()
            return
        layout, ratio, tints = self._poser.layout, self._ratio, tints_of(self.appearance)
        key = (text, layout.trick_height, ratio, self.appearance)
        size = mark.show(key, lambda: tag_pixmap(text, layout, ratio, tints, has_crown=False))
        # On an edge of the pile, and whole where that lies at the edge of the table.
        half = size.width() / 2
        x = max(half, min(pose.x, layout.size.width() - half))
        out = pose.height / 2 - (0.35 if is_above else 0.1) * size.height()
        mark.centre_on(QPointF(x, pose.y - out if is_above else pose.y + out))

    def _tag(self, mark: Mark, text: str, seat: int, pose: Pose, *, has_crown: bool) -> None:
        layout, ratio, tints = self._poser.layout, self._ratio, tints_of(self.appearance)
        key = (text, layout.trick_height, ratio, self.appearance)
        size = mark.show(key, lambda: tag_pixmap(text, layout, ratio, tints, has_crown=has_crown))
        across, down = _OUTWARD[self._poser.side(seat)]
        half = pose.height / 2
        # The crown sits on the upper edge, so that it never hides the tag of the card led.
        if has_crown and not down:
            across, down = 0.0, -1.0
        elif has_crown:
            down = -down
        # A wide word at a card beside a plate is pushed back over the card.
        x = pose.x + across * half * CARD_RATIO
        y = pose.y + down * half
        room = layout.middle.adjusted(
            size.width() / 2, size.height() / 2, -size.width() / 2, -size.height() / 2
        )
        x = max(room.left(), min(x, room.right()))
        y = max(room.top(), min(y, room.bottom()))
        mark.centre_on(QPointF(x, y))

    def _ring(self, mark: Mark, pose: Pose, *, is_focus: bool) -> None:
        ratio, tints = self._ratio, tints_of(self.appearance)
        key = (pose.height, ratio, self.appearance)
        mark.show(key, lambda: ring_pixmap(pose.height, ratio, tints, is_focus=is_focus))
        mark.centre_on(QPointF(pose.x, pose.y), pose.angle)
