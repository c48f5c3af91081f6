# SPDX-License-Identifier: GPL-3.0-or-later
"""The ids of the rules' facts, and why something is not allowed."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from buck_euchre_qt.engine.cards import Card, Suit

BUCK_ARTICLES: Final = (
    *("BE-1.1", "BE-1.2", "BE-1.3", "BE-1.4", "BE-1.5", "BE-1.6", "BE-1.7"),
    *("BE-2.1", "BE-2.2", "BE-2.3", "BE-2.4"),
    *("BE-3.1", "BE-3.2", "BE-3.3", "BE-3.4", "BE-3.5"),
    *("BE-3.6", "BE-3.7", "BE-3.8", "BE-3.9", "BE-3.10"),
    *("BE-4.1", "BE-4.2", "BE-4.3", "BE-4.4", "BE-4.5"),
    *("BE-5.1", "BE-5.2", "BE-5.3", "BE-5.4", "BE-5.5", "BE-5.6", "BE-5.7"),
    *("BE-6.1", "BE-6.2", "BE-6.3"),
    *("BE-8.1", "BE-8.2"),
)
"""Every fact of Buck Euchre and its two worked examples."""

PARTNERSHIP_ARTICLES: Final = (
    *("PE-1.1", "PE-1.2", "PE-2.1"),
    *("PE-3.1", "PE-3.2", "PE-3.3", "PE-3.4"),
    *("PE-4.1", "PE-4.2", "PE-5.1"),
)
"""Every fact of partnership Euchre."""

TWO_HANDED_ARTICLES: Final = (
    *("TE-1.1", "TE-2.1"),
    *("TE-3.1", "TE-3.2", "TE-3.3", "TE-3.4"),
    *("TE-4.1", "TE-5.1"),
)
"""Every fact of two-handed Euchre."""


class Reason(Enum):
    """Why an action is refused."""

    NOT_IN_HAND = "not in hand"
    MUST_FOLLOW = "must follow suit"
    SUIT_TURNED_DOWN = "that suit was turned down"
    ORDER_THE_UPCARD = "only the upcard's suit can be ordered in the first circuit"
    NAME_A_SUIT = "the upcard's suit can no longer be ordered in the second circuit"
    MUST_NAME = "the dealer must name a suit"
    NO_BIDDING = "nobody bids when a club is turned up"
    BIDDING_FIRST = "the bidding is not over"
    BIDDING_OVER = "the bidding is over"
    TAKE_OR_LEAVE_FIRST = "the dealer must first take the upcard or leave it"
    REDEAL_OR_KEEP_FIRST = "a player must first ask for a new deal or keep the hand"
    NO_NEW_DEAL = "a new deal is asked for with nines and tens only, before the bidding"
    DISCARD_FIRST = "the dealer must discard first"
    STAY_OR_DROP_FIRST = "a player must first stay or drop"
    NOBODY_DROPS = "nobody may drop in this deal"
    NO_DROPPING_NOW = "staying and dropping are decided before the play"
    NO_EXCHANGE = "nothing is exchanged during the play"
    DEAL_OVER = "the deal is over"
    NOT_YOUR_TURN = "it is another player's turn"
    NOT_IN_THIS_GAME = "this game knows no such action"


class Refusal(NamedTuple):
    """Why an action is not allowed, as data: the reason, the article, and what it concerns.

    `card` is the card that was refused, `suit` the suit to follow or the one turned down, and
    `held` the cards that would have been allowed instead.
    """

    reason: Reason
    article: str
    card: Card | None = None
    suit: Suit | None = None
    held: tuple[Card, ...] = ()


class IllegalActionError(ValueError):
    """An action that the rules do not allow now; nothing has changed."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"{text}: {refusal.reason.value} ({refusal.article})")
        self.refusal = refusal
