# SPDX-License-Identifier: GPL-3.0-or-later
"""Fair deals in words: fingerprints, what checking them shows, and the audit of all deals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.engine.seals import Proof
from buck_euchre_qt.storage.deal_audit import Audit, AuditVerdict, Counted

translate = QCoreApplication.translate

_SHOWN_DIGITS: Final = 16


def short_fingerprint(fingerprint: str) -> str:
    """Return the first digits of a fingerprint, in groups: enough to compare by eye."""
    digits = fingerprint[:_SHOWN_DIGITS]
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def fingerprint_line(number: int, fingerprint: str) -> str:
    """Return the line that shows a deal's fingerprint beside the table."""
    text = translate("FairDeals", "Fingerprint of deal {number}: {digits}…")
    return text.format(number=number, digits=short_fingerprint(fingerprint))


def fingerprint_hint(fingerprint: str) -> str:
    """Return the whole fingerprint, and what it is for."""
    text = translate(
        "FairDeals",
        "The cards of this deal are fixed. When it is over, this fingerprint proves that nobody "
        "has changed them: see Fair deals in the menu.\n{digits}",
    )
    return text.format(digits=fingerprint)


def proof_text(proof: Proof) -> str:
    """Return what comparing a deal with its fingerprint has shown."""
    match proof:
        case Proof.FITS:
            return translate("FairDeals", "It fits: these cards were fixed before the deal.")
        case Proof.DIFFERS:
            return translate("FairDeals", "It does not fit: these are not the cards shown.")
        case Proof.NONE:
            return translate("FairDeals", "This deal was dealt without a fingerprint.")


def kind_title(kind: Counted) -> str:
    """Return what is counted."""
    match kind:
        case Counted.BOWERS:
            return translate("FairDeals", "Bowers")
        case Counted.ACES:
            return translate("FairDeals", "Aces")
        case Counted.TRUMPS:
            return translate("FairDeals", "Trumps")
        case Counted.CLUBS:
            return translate("FairDeals", "Clubs turned up")


def kind_explanation(kind: Counted) -> str:
    """Return how it is counted."""
    match kind:
        case Counted.BOWERS:
            return translate(
                "FairDeals",
                "Both jacks of the colour turned up, in the five cards as dealt.",
            )
        case Counted.ACES:
            return translate("FairDeals", "Aces in the five cards as dealt.")
        case Counted.TRUMPS:
            return translate(
                "FairDeals",
                "Cards of the suit turned up, the left bower included, in the five cards as "
                "dealt. Which suit is trumps in the end is the players' choice, and would tell "
                "nothing of the deals.",
            )
        case Counted.CLUBS:
            return translate("FairDeals", "Clubs turned up in the deals that this seat dealt.")


def verdict_text(audit: Audit) -> str:
    """Return the plain verdict on all deals."""
    match audit.verdict:
        case AuditVerdict.TOO_FEW:
            return translate(
                "FairDeals",
                "Too few deals to say anything. From a hundred deals on there is a verdict here.",
            )
        case AuditVerdict.AS_CHANCE:
            return translate("FairDeals", "The deals look as chance would have them.")
        case AuditVerdict.RARE:
            return translate(
                "FairDeals",
                "One figure is farther off than fair deals usually show. That happens to some "
                "players; look again after more deals.",
            )
        case AuditVerdict.NOT_CHANCE:
            return translate(
                "FairDeals",
                "One figure is so far off that chance alone hardly explains it. Please report it.",
            )


def caution_text(audit: Audit) -> str:
    """Return how the verdict was reached and how far it is to be believed."""
    text = translate(
        "FairDeals",
        "Fair deals give a page at least as odd as this one in {per_cent}% of all cases. A figure "
        "is off by more than two standard deviations (σ) one time in twenty, so among these "
        "sixteen about one usually is. Bad luck is felt more than good luck: this page counts "
        "both. Deals of a code that was asked for and imported matches are left out.",
    )
    return text.format(per_cent=QLocale().toString(100 * audit.chance, "f", 1))
