# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be chosen, what is pointed at, and how that shows on the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.table.layout import FAN_LIFT
from buck_euchre_qt.table.pixmaps import CardLook

CUTS: Final = frozenset(place(Pile.STOCK, None, cut) for cut in range(1, len(DECK)))
"""Every place where the deck can be cut (BE-2.2)."""
_CHOICE_LIFT: Final = 0.035
_POINTED_LIFT: Final = FAN_LIFT
_RIBBON_LIFT: Final = 0.08


@dataclass
class Choosing:
    """The choices on the table.

    `hovered` is the place under the pointer and `focused` the one the keyboard is at; both may
    be places that are no choice. `hinted` is the place of a card that is recommended.
    `onlooker` is whose hand lies open. A ribbon's places are cuts: slot k stands for k cards
    lifted off.
    """

    onlooker: int = 0
    choices: frozenset[Place] = frozenset()
    hovered: Place | None = None
    focused: Place | None = None
    hinted: Place | None = None

    @property
    def is_cut(self) -> bool:
        """Whether it is the deck's cut that is to be chosen."""
        return any(choice.pile is Pile.STOCK for choice in self.choices)

    def is_own_hand(self, pile: Pile, seat: int | None) -> bool:
        """Whether a pile is the hand that lies open."""
        return pile is Pile.HAND and seat == self.onlooker

    def look(self, where: Place) -> CardLook:
        """Return how the card at a place looks."""
        if where in self.choices and where.pile is not Pile.STOCK:
            return CardLook.LIT
        if self.is_own_hand(where.pile, where.seat) and any(
            self.is_own_hand(choice.pile, choice.seat) for choice in self.choices
        ):
            return CardLook.DIM
        return CardLook.PLAIN

    def lift(self, where: Place, *, is_pointed: bool = True) -> float:
        """Return how far a card rises, over its height; `is_pointed` counts the pointer in."""
        if where.pile is Pile.STOCK:
            cut = self._pointed_cut()
            return _RIBBON_LIFT if cut is not None and where.slot < cut else 0.0
        if where not in self.choices or not self.is_own_hand(where.pile, where.seat):
            return 0.0
        if is_pointed and where in (self.hovered, self.focused, self.hinted):
            return _POINTED_LIFT
        return _CHOICE_LIFT

    def _pointed_cut(self) -> int | None:
        for where in (self.hovered, self.focused):
            if where is not None and where in self.choices and where.pile is Pile.STOCK:
                return where.slot
        return None

    def step_focus(self, count: int, by: int) -> None:
        """Move the focus along the own hand of `count` cards, or along the cuts.

        A single step with no focus goes to the nearest choice, a large one to an end.
        """
        if self.is_cut:
            cuts = sorted(choice.slot for choice in self.choices)
            now = self.focused.slot if self.focused in self.choices and self.focused else None
            # The top of the ribbon is at its right end.
            at = len(cuts) // 2 if now is None else cuts.index(now)
            if now is not None or abs(by) > 1:
                at -= by
            self.focused = place(Pile.STOCK, None, cuts[max(0, min(at, len(cuts) - 1))])
        elif count:
            if self.focused is None and abs(by) == 1:
                at = self._first(by, count)
            else:
                at = by + (0 if self.focused is None else self.focused.slot)
            self.focus_card(max(0, min(at, count - 1)), count)

    def focus_card(self, slot: int, count: int) -> None:
        """Put the focus on a card of the own hand, if there are so many."""
        if 0 <= slot < count:
            self.focused = place(Pile.HAND, self.onlooker, slot)

    def forget(self) -> None:
        """Leave nothing to choose."""
        self.choices = frozenset()
        self.hovered = self.hinted = None

    def _first(self, by: int, count: int) -> int:
        slots = sorted(
            choice.slot
            for choice in self.choices
            if self.is_own_hand(choice.pile, choice.seat) and choice.slot < count
        )
        if not slots:
            return 0 if by > 0 else count - 1
        return slots[0] if by > 0 else slots[-1]
