# SPDX-License-Identifier: GPL-3.0-or-later
"""What could be done, or was done, in words: for hints, reviews and practice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.actions import Action, Discard, NameTrump, OrderUp, Play, card_of
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.i18n.captions import choice
from buck_euchre_qt.i18n.labels import SeatNames, card_mark

translate = QCoreApplication.translate


def action_title(action: Action, seen: Observation, names: SeatNames) -> str:
    """Return an action as an advice of a few words, with marks for cards and suits."""
    match action:
        case Play(card):
            if seen.trick.plays:
                return translate("Analysis", "Play {card}").format(card=card_mark(card))
            return translate("Analysis", "Lead {card}").format(card=card_mark(card))
        case Discard(card) if card is not None:
            return translate("Analysis", "Lay {card} aside").format(card=card_mark(card))
    return choice(action, seen, names).title


def action_within(action: Action, seen: Observation, names: SeatNames) -> str:
    """Return an action as it is written inside a sentence, after a colon."""
    title = action_title(action, seen, names)
    return title[:1].lower() + title[1:]


def action_mark(action: Action, seen: Observation, names: SeatNames) -> str:
    """Return an action in as little room as can be: a card or a suit says enough."""
    card = card_of(action)
    if card is not None:
        return card_mark(card)
    match action:
        case OrderUp(is_alone=False):
            return f"{{{seen.upcard.suit.value}}}"
        case NameTrump(suit, is_alone=False):
            return f"{{{suit.value}}}"
        case OrderUp(is_alone=True):
            return _alone(seen.upcard.suit)
        case NameTrump(suit, is_alone=True):
            return _alone(suit)
    return choice(action, seen, names).title


def _alone(suit: Suit) -> str:
    return translate("Choices", "{suit}, alone").format(suit=f"{{{suit.value}}}")
