# SPDX-License-Identifier: GPL-3.0-or-later
"""Why something is not allowed, in words; each sentence stands for one of the engine's reasons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.i18n.labels import card_mark, suit_name

translate = QCoreApplication.translate


def refusal_text(refusal: Refusal) -> str:
    """Return why something is refused, with the article it rests on."""
    suit = suit_name(refusal.suit) if refusal.suit else ""
    text = _sentence(refusal)
    card = card_mark(refusal.card) if refusal.card else ""
    held = card_mark(refusal.held[0]) if refusal.held else ""
    sentence = text.format(card=card, suit=suit, held=held)
    return translate("Reasons", "{reason} (rule {article})").format(
        reason=sentence, article=refusal.article
    )


def _sentence(refusal: Refusal) -> str:
    match refusal.reason:
        case Reason.MUST_FOLLOW:
            if refusal.card is not None and refusal.card.suit is refusal.suit:
                # Only the left bower wears the led suit without belonging to it.
                return translate(
                    "Reasons",
                    "{card} is a trump now and does not follow {suit}: you hold {held}.",
                )
            return translate("Reasons", "You hold {held}, so you must follow {suit}.")
        case Reason.NOT_IN_HAND:
            return translate("Reasons", "That card is not in your hand.")
        case Reason.SUIT_TURNED_DOWN:
            return translate("Reasons", "{suit}: that suit was turned down, name another one.")
        case Reason.ORDER_THE_UPCARD:
            return translate(
                "Reasons", "In the first circuit only the upcard's suit can be ordered."
            )
        case Reason.NAME_A_SUIT:
            return translate("Reasons", "The upcard was turned down: name another suit.")
        case Reason.NO_BIDDING:
            return translate("Reasons", "A club was turned up, so nobody bids.")
        case Reason.BIDDING_FIRST:
            return translate("Reasons", "The bidding is not over yet.")
        case Reason.BIDDING_OVER:
            return translate("Reasons", "The bidding is over.")
        case _:
            return _later_sentence(refusal.reason)


def _later_sentence(reason: Reason) -> str:
    match reason:
        case Reason.DISCARD_FIRST:
            return translate("Reasons", "The dealer must lay a card aside first.")
        case Reason.STAY_OR_DROP_FIRST:
            return translate("Reasons", "First each player in turn stays or drops out.")
        case Reason.NOBODY_DROPS:
            return translate("Reasons", "Nobody may drop out of this deal.")
        case Reason.NO_DROPPING_NOW:
            return translate("Reasons", "Staying and dropping out were decided before the play.")
        case Reason.NO_EXCHANGE:
            return translate("Reasons", "No card is exchanged during the play.")
        case Reason.DEAL_OVER:
            return translate("Reasons", "The deal is over.")
        case Reason.NOT_YOUR_TURN:
            return translate("Reasons", "It is another player's turn.")
        case _:
            return translate("Reasons", "This game does not know that.")
