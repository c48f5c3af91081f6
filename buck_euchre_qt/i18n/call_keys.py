# SPDX-License-Identifier: GPL-3.0-or-later
"""The letter of each call, which every language chooses by its own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.engine.cards import Suit

if TYPE_CHECKING:
    from buck_euchre_qt.engine.actions import Action

translate = QCoreApplication.translate

HINT_KEY: Final = "F2"
"""What asks for a hint in every language and at any time."""


def call_key(action: Action, *, is_dealer: bool) -> str:
    """Return the key of a call as Qt writes it, such as "P" or "Shift+O"; empty for cards.

    The texts to translate are "letter: word"; the letter is what a language chooses.
    """
    # Imported when there is a call: the menus, which know of keys, come sooner.
    from buck_euchre_qt.engine.actions import (
        AskRedeal,
        Discard,
        Drop,
        KeepHand,
        LeaveUpcard,
        NameTrump,
        OrderUp,
        Pass,
        Play,
        Stay,
        TakeUpcard,
    )

    match action:
        case Pass():
            return _letter(translate("CallKeys", "P: pass"))
        case OrderUp(is_alone):
            if is_dealer:
                letter = _letter(translate("CallKeys", "T: take the upcard's suit as trumps"))
            else:
                letter = _letter(translate("CallKeys", "O: order"))
            return _shifted(letter) if is_alone else letter
        case NameTrump(suit, is_alone):
            return _shifted(_suit_letter(suit)) if is_alone else _suit_letter(suit)
        case Stay():
            return _letter(translate("CallKeys", "S: stay"))
        case Drop():
            return _letter(translate("CallKeys", "D: drop out"))
        case TakeUpcard():
            return _letter(translate("CallKeys", "T: I take it"))
        case LeaveUpcard():
            return _letter(translate("CallKeys", "V: I leave it"))
        case AskRedeal():
            return _letter(translate("CallKeys", "N: a new deal"))
        case KeepHand():
            return _letter(translate("CallKeys", "K: I keep them"))
        case Discard() | Play():
            return ""


def chance_key() -> str:
    """Return the key that leaves the cut to chance."""
    return _letter(translate("CallKeys", "C: leave it to chance"))


def claim_key() -> str:
    """Return the key that claims the rest of the tricks."""
    return _letter(translate("CallKeys", "M: the rest are mine"))


def hint_key(*, taken: Iterable[str] = ()) -> str:
    """Return the key that asks for a hint; `HINT_KEY` where a call has taken its letter."""
    letter = _letter(translate("CallKeys", "H: hint"))
    return HINT_KEY if letter in taken else letter


def last_trick_key() -> str:
    """Return the key that shows the last trick again."""
    return _letter(translate("CallKeys", "L: last trick"))


def _suit_letter(suit: Suit) -> str:
    match suit:
        case Suit.CLUBS:
            return _letter(translate("CallKeys", "C: clubs"))
        case Suit.DIAMONDS:
            return _letter(translate("CallKeys", "D: diamonds"))
        case Suit.HEARTS:
            return _letter(translate("CallKeys", "H: hearts"))
        case Suit.SPADES:
            return _letter(translate("CallKeys", "S: spades"))


def _letter(text: str) -> str:
    return text[0].upper()


def _shifted(letter: str) -> str:
    return f"Shift+{letter}"
