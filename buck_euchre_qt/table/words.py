# SPDX-License-Identifier: GPL-3.0-or-later
"""The words on the table, which the table asks for and does not have itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from buck_euchre_qt.engine.actions import Action
    from buck_euchre_qt.engine.trump import Trump


class TableWords(Protocol):
    """Gives every text on the table in the language in use, each time it is painted."""

    def name(self, seat: int) -> str:
        """Return the name of who sits there."""

    def call(self, action: Action, *, is_dealer: bool) -> str:
        """Return what a seat says with an action, short enough for a speech bubble."""

    def out(self) -> str:
        """Return the mark on the plate of a seat that dropped."""

    def led(self) -> str:
        """Return the tag at the card that was led."""

    def turned_up(self) -> str:
        """Return the caption under the upcard."""

    def stock(self) -> str:
        """Return the tag at the cards that are not in play."""

    def discard(self) -> str:
        """Return the tag at a card that the onlooker laid aside."""

    def dealer(self) -> str:
        """Return what the dealer's puck means, for its tool tip."""

    def trump(self, trump: Trump) -> str:
        """Return the sentence that says what is trumps."""

    def promise(self, maker: int | None) -> str:
        """Return the sentence that says who promised what; `maker` is None for nobody."""

    def thinking(self) -> str:
        """Return the tiny sign of a seat that is thinking."""


class NoWords:
    """Stands in until words are given: the table stays without text."""

    def name(self, seat: int) -> str:
        return ""

    def call(self, action: Action, *, is_dealer: bool) -> str:
        return ""

    def out(self) -> str:
        return ""

    def led(self) -> str:
        return ""

    def turned_up(self) -> str:
        return ""

    def stock(self) -> str:
        return ""

    def discard(self) -> str:
        return ""

    def dealer(self) -> str:
        return ""

    def trump(self, trump: Trump) -> str:
        return ""

    def promise(self, maker: int | None) -> str:
        return ""

    def thinking(self) -> str:
        return ""
