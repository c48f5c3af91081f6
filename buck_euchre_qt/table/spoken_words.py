# SPDX-License-Identifier: GPL-3.0-or-later
"""The words for those who hear the table, which the table asks for and does not have itself."""

from __future__ import annotations

from typing import Protocol

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.table.standing import Standing


class SpokenWords(Protocol):
    """Gives the name of everything on the table in the language in use, to be heard."""

    def table(self) -> str:
        """Return what the table as a whole is called."""

    def hand_card(self, card: Card | None, trump: Trump | None, is_choice: bool | None) -> str:
        """Return a card of the own hand; `is_choice` is None where no card is asked for."""

    def hidden_hand(self, seat: int, count: int) -> str:
        """Return another seat's hand of so many cards face down."""

    def trick_card(self, seat: int, card: Card | None, trump: Trump | None, is_led: bool) -> str:
        """Return a card on the trick."""

    def upcard(self, card: Card | None) -> str:
        """Return the upcard, None for one that lies face down."""

    def trump(self, trump: Trump | None, maker: int | None) -> str:
        """Return what is trumps and who promised what."""

    def plate(self, seat: int, standing: Standing, turn: int | None) -> str:
        """Return the plate of a seat; `turn` is the seat to act."""

    def stock(self, count: int) -> str:
        """Return the cards that are not in play, so many."""

    def discard(self) -> str:
        """Return the card that the onlooker laid aside."""

    def deck_to_cut(self, lifted: int | None) -> str:
        """Return the deck spread for the cut, with so many cards lifted so far."""


class NoSpokenWords:
    """Stands in until words are given: the table stays without names."""

    def table(self) -> str:
        return ""

    def hand_card(self, card: Card | None, trump: Trump | None, is_choice: bool | None) -> str:
        return ""

    def hidden_hand(self, seat: int, count: int) -> str:
        return ""

    def trick_card(self, seat: int, card: Card | None, trump: Trump | None, is_led: bool) -> str:
        return ""

    def upcard(self, card: Card | None) -> str:
        return ""

    def trump(self, trump: Trump | None, maker: int | None) -> str:
        return ""

    def plate(self, seat: int, standing: Standing, turn: int | None) -> str:
        return ""

    def stock(self, count: int) -> str:
        return ""

    def discard(self) -> str:
        return ""

    def deck_to_cut(self, lifted: int | None) -> str:
        return ""
