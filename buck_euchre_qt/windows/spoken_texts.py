# SPDX-License-Identifier: GPL-3.0-or-later
"""The words for those who hear the table, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.i18n import spoken
from buck_euchre_qt.i18n.labels import SeatNames, promise_text, trump_title
from buck_euchre_qt.i18n.spoken import CardUse, PlateFacts, SeatPart
from buck_euchre_qt.table.standing import Standing
from buck_euchre_qt.windows.table_texts import DealOnTable

translate = QCoreApplication.translate


class SpokenTexts:
    """Names everything on one table; without `tells_promise` no maker's promise."""

    def __init__(self, deal: DealOnTable, names: SeatNames, *, tells_promise: bool = True) -> None:
        self._deal = deal
        self._names = names
        self._tells_promise = tells_promise

    def table(self) -> str:
        """Return what the table as a whole is called."""
        return translate("Spoken", "Card table")

    def hand_card(self, card: Card | None, trump: Trump | None, is_choice: bool | None) -> str:
        """Return a card of the own hand, and whether it can be played or laid aside."""
        if card is None:
            return spoken.face_down_card()
        state = self._deal.state
        if is_choice is None:
            use = CardUse.NOTHING
        elif not is_choice:
            use = CardUse.NOT_PLAYABLE
        elif state is not None and state.phase is Phase.DISCARD:
            use = CardUse.DISCARDABLE
        else:
            use = CardUse.PLAYABLE
        return spoken.hand_card(card, trump, use)

    def hidden_hand(self, seat: int, count: int) -> str:
        """Return another seat's hand."""
        return spoken.hidden_hand(self._names.of(seat), count)

    def trick_card(self, seat: int, card: Card | None, trump: Trump | None, is_led: bool) -> str:
        """Return a card on the trick."""
        if card is None:
            return spoken.face_down_card()
        return spoken.trick_card(self._names.of(seat), card, trump, is_led=is_led)

    def upcard(self, card: Card | None) -> str:
        """Return the upcard."""
        return spoken.upcard(card)

    def trump(self, trump: Trump | None, maker: int | None) -> str:
        """Return what is trumps and who promised what."""
        state = self._deal.state
        if trump is None or state is None:
            return spoken.no_trump_yet()
        if not self._tells_promise:
            return f"{trump_title(trump)}."
        promise = promise_text(self._names, maker, self._deal.game.promise(state))
        return translate("Spoken", "{trump}. {promise}.").format(
            trump=trump_title(trump), promise=promise
        )

    def plate(self, seat: int, standing: Standing, turn: int | None) -> str:
        """Return the plate of a seat."""
        row = standing.row_of(seat)
        part = SeatPart.IN
        if seat in standing.out:
            part = SeatPart.OUT
        elif seat == turn:
            part = SeatPart.TO_ACT
        return spoken.plate(
            PlateFacts(
                name=self._names.of(seat),
                score=None if row is None else standing.rows[row].score,
                taken=standing.taken.get(seat, 0),
                is_dealer=seat == standing.dealer,
                is_maker=seat == standing.maker,
                part=part,
                is_winner=seat in standing.winners,
            )
        )

    def stock(self, count: int) -> str:
        """Return the cards that are not in play."""
        return translate("Spoken", "Stock: %n card(s) face down", None, count)

    def discard(self) -> str:
        """Return the card that the onlooker laid aside."""
        return translate("Spoken", "Your discard, face down")

    def deck_to_cut(self, lifted: int | None) -> str:
        """Return the deck spread for the cut."""
        return spoken.deck_to_cut(lifted)
