# SPDX-License-Identifier: GPL-3.0-or-later
"""What keys do by choice, and which ones open the sheet of all keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from buck_euchre_qt.table.keys import CardKeys

translate = QCoreApplication.translate

SHEET_KEYS: Final = ("Shift+F1", "?")
"""The keys that open the sheet."""


def card_keys_of(name: str) -> CardKeys:
    """Return what a digit does from its name in the preferences; unknown names mean to point."""
    return next((mode for mode in CardKeys if mode.value == name), CardKeys.POINT)


def card_keys_name(mode: CardKeys) -> str:
    """Return what a value of the setting is called."""
    match mode:
        case CardKeys.POINT:
            return translate("Keys", "point at the card; Enter plays it")
        case CardKeys.TWICE:
            return translate("Keys", "play the card when pressed twice")
        case CardKeys.ONCE:
            return translate("Keys", "play the card at once")


def sheet_shortcuts() -> list[QKeySequence]:
    """Return the keys that open the sheet."""
    return [QKeySequence(keys) for keys in SHEET_KEYS]
