# SPDX-License-Identifier: GPL-3.0-or-later
"""Why somebody chose as they did, where a rule of thumb decided: one sentence a motive."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.players.player import Motive

translate = QCoreApplication.translate


def motive_text(motive: Motive) -> str:
    """Return a motive as a sentence that fits whoever decides."""
    match motive:
        case Motive.ONLY_CHOICE:
            return translate("Motives", "It is the only choice.")
        case Motive.AT_RANDOM:
            return translate("Motives", "Chance decided.")
        case Motive.BEST_CHANCE:
            return translate("Motives", "It gives the best chance of the match.")
    return _call_motive(motive) or _play_motive(motive)


def _call_motive(motive: Motive) -> str:
    match motive:
        case Motive.ENOUGH_TRICKS:
            return translate("Motives", "The hand promises enough tricks for a bid.")
        case Motive.TOO_FEW_TRICKS:
            return translate("Motives", "The hand promises too few tricks for a bid.")
        case Motive.PREFERS_NO_TRUMP:
            return translate("Motives", "At no-trump the hand is worth more than in any suit.")
        case Motive.MAKES_VOID:
            return translate(
                "Motives",
                "It is the only card of its suit: without it, a trump can take that suit.",
            )
        case Motive.LEAST_USEFUL:
            return translate("Motives", "It is the card that will be missed least.")
        case Motive.SURE_TRICK:
            return translate("Motives", "One trick is certain, so that nothing can be lost.")
        case Motive.GOOD_CHANCES:
            return translate("Motives", "The chances are good enough.")
        case Motive.POOR_CHANCES:
            return translate("Motives", "The chances are too poor.")
        case Motive.LAST_TO_STAY:
            return translate("Motives", "If nobody stayed, the maker would have all five tricks.")
    return ""


def _play_motive(motive: Motive) -> str:
    match motive:
        case Motive.DRAWS_TRUMPS:
            return translate("Motives", "A trump lead takes the others' trumps away.")
        case Motive.LEADS_WINNER:
            return translate("Motives", "Nothing that is still out beats this card.")
        case Motive.LEADS_CHANCE:
            return translate("Motives", "Of all leads this card has the best chance of the trick.")
        case Motive.LEADS_LOSER:
            return translate("Motives", "No lead wins, so the least useful card goes.")
        case Motive.TAKES_FOR_SURE:
            return translate("Motives", "It takes the trick for certain, as cheaply as possible.")
        case Motive.TRIES_TO_TAKE:
            return translate("Motives", "It takes the trick so far, and may hold.")
        case Motive.TRUMPS_IN:
            return translate("Motives", "Without the suit led, a trump takes the trick.")
        case Motive.CANNOT_TAKE:
            return translate("Motives", "No card takes this trick, so the least useful one goes.")
        case Motive.SAVES_CARD:
            return translate("Motives", "The better cards are kept for a later trick.")
        case Motive.STOPS_FIVE:
            return translate("Motives", "It keeps somebody from taking all five tricks.")
    return ""
