# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that the table shows, in the language in use."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n.labels import SeatNames, call_text, promise_text, trump_title

translate = QCoreApplication.translate


class DealOnTable(Protocol):
    """What lies on a table: a match, or the position of a lesson."""

    @property
    def game(self) -> Game:
        """The rules it is played by."""

    @property
    def state(self) -> DealState | None:
        """The deal as it stands, None before the first."""


class TableTexts:
    """Gives the table its words; asked again on every repaint, so it follows the language.

    Without `tells_promise` nothing is said of what a maker promised.
    """

    def __init__(self, deal: DealOnTable, names: SeatNames, *, tells_promise: bool = True) -> None:
        self._deal = deal
        self._names = names
        self._tells_promise = tells_promise

    def name(self, seat: int) -> str:
        """Return the name on a plate."""
        return self._names.of(seat)

    def call(self, action: Action, *, is_dealer: bool) -> str:
        """Return what a speech bubble says."""
        return call_text(action, is_dealer=is_dealer)

    def out(self) -> str:
        """Return the mark of a seat that dropped."""
        return translate("Table", "out")

    def led(self) -> str:
        """Return the tag of the card that was led."""
        return translate("Table", "led")

    def turned_up(self) -> str:
        """Return the caption of the upcard."""
        return translate("Table", "turned up")

    def stock(self) -> str:
        """Return the tag of the cards that are not in play."""
        return translate("Table", "stock")

    def discard(self) -> str:
        """Return the tag of the card laid aside."""
        return translate("Table", "discard")

    def dealer(self) -> str:
        """Return what the dealer's puck means."""
        return translate("Table", "dealer")

    def trump(self, trump: Trump) -> str:
        """Return what is trumps."""
        return trump_title(trump)

    def promise(self, maker: int | None) -> str:
        """Return who promised how much; empty where that is not told."""
        if not self._tells_promise:
            return ""
        state = self._deal.state
        promised = 0 if state is None else self._deal.game.promise(state)
        return promise_text(self._names, maker, promised)

    def thinking(self) -> str:
        """Return the sign of somebody who thinks."""
        return translate("Table", "…")
