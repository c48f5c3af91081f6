# SPDX-License-Identifier: GPL-3.0-or-later
"""The marks that belong to single cards: led, taken, turned up, put away, pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.table.poses import Pose, StockSpot

if TYPE_CHECKING:
    from buck_euchre_qt.table.scene import TableScene


class CardMarks:
    """Puts marks at the cards of a scene where they lie, and takes them away."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def show(self) -> None:
        """Show all that belong to cards as they lie."""
        self.mark_led(is_shown=True)
        self.caption_upcard(is_shown=True)
        self.tag_piles(is_shown=True)
        self.show_focus()

    def hide(self) -> None:
        """Take them away from the cards, which are about to move."""
        self.mark_led(is_shown=False)
        self.caption_upcard(is_shown=False)
        self.tag_piles(is_shown=False)
        self._scene.furniture.mark_winner(None, None)
        self._scene.furniture.mark_focus(None)
        self._scene.furniture.mark_hint(None)

    def mark_led(self, *, is_shown: bool) -> None:
        """Tag the card that was led, or take the tag away."""
        order = self._scene.piles.trick_order if is_shown else ()
        seat = order[0] if order else None
        self._scene.furniture.mark_led(seat, self._trick_pose(seat))

    def crown(self, seat: int | None) -> None:
        """Mark the card of a seat as the one that takes the trick, or none."""
        self._scene.furniture.mark_winner(seat, self._trick_pose(seat))

    def caption_upcard(self, *, is_shown: bool) -> None:
        """Write under the upcard what it is while it lies face up in the middle, or not."""
        sprite = self._scene.piles.at(place(Pile.UPCARD))
        is_open = sprite is not None and sprite.card is not None
        is_middle = self._scene.standing.spot is StockSpot.MIDDLE
        pose = sprite.pose if sprite is not None and is_open and is_middle and is_shown else None
        self._scene.furniture.caption_upcard(pose)

    def tag_piles(self, *, is_shown: bool) -> None:
        """Write at the parked stock and at the own discard what they are, or not."""
        scene = self._scene
        is_shown = is_shown and scene.standing.spot is StockSpot.PARKED
        stock = scene.piles.at(place(Pile.STOCK)) if is_shown else None
        own = place(Pile.DISCARD, scene.poser.onlooker)
        discard = scene.piles.at(own) if is_shown else None
        scene.furniture.tag_piles(
            None if stock is None else stock.pose, None if discard is None else discard.pose
        )

    def show_focus(self) -> None:
        """Ring the card that the keyboard is at, and the one that is recommended."""
        focused, hinted = self._scene.choosing.focused, self._scene.choosing.hinted
        sprite = None
        if focused is not None and focused.pile is not Pile.STOCK:
            sprite = self._scene.piles.at(focused)
        self._scene.furniture.mark_focus(None if sprite is None else sprite.pose)
        shown = None if hinted is None else self._scene.piles.at(hinted)
        self._scene.furniture.mark_hint(None if shown is None else shown.pose)

    def _trick_pose(self, seat: int | None) -> Pose | None:
        sprite = None if seat is None else self._scene.piles.at(place(Pile.TRICK, seat))
        return None if sprite is None else sprite.pose
