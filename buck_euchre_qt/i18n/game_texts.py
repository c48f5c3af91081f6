# SPDX-License-Identifier: GPL-3.0-or-later
"""What the games are called, and a line about each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_name(game_id: str) -> str:
    """Return what a game is called; one that this version does not know has only its id."""
    match game_id:
        case "buck":
            return translate("Games", "Buck Euchre")
        case "partnership":
            return translate("Games", "Partnership Euchre")
        case "two-handed":
            return translate("Games", "Two-handed Euchre")
    return game_id


def game_line(game_id: str) -> str:
    """Return who plays whom in a game, empty for one that this version does not know."""
    match game_id:
        case "buck":
            return translate("Games", "Four play for themselves, from 25 points down to 0.")
        case "partnership":
            return translate("Games", "Two against two: your partner sits opposite you.")
        case "two-handed":
            return translate(
                "Games", "You against one other; more than half of the deck stays unseen."
            )
    return ""
