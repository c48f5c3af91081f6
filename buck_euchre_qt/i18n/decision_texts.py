# SPDX-License-Identifier: GPL-3.0-or-later
"""The decisions of the statistics in words: what their kinds are called."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from buck_euchre_qt.learning.grades import DecisionKind

translate = QCoreApplication.translate


class DecisionGroup(Enum):
    """Kinds of decisions that are counted together."""

    BIDDING = "bidding"
    DISCARD = "discard"
    STAYING = "staying"
    LEAD = "lead"
    FOLLOW = "follow"


def group_of(kind: str) -> DecisionGroup | None:
    """Return where a kind of decision counts, None for one that this version does not know."""
    try:
        known = DecisionKind(kind)
    except ValueError:
        return None
    match known:
        case DecisionKind.DISCARD:
            return DecisionGroup.DISCARD
        case DecisionKind.STAY | DecisionKind.DROP:
            return DecisionGroup.STAYING
        case DecisionKind.LEAD:
            return DecisionGroup.LEAD
        case DecisionKind.FOLLOW:
            return DecisionGroup.FOLLOW
    return DecisionGroup.BIDDING


def group_title(group: DecisionGroup) -> str:
    """Return what decisions of a group are called."""
    match group:
        case DecisionGroup.BIDDING:
            return translate("Statistics", "Bidding")
        case DecisionGroup.DISCARD:
            return translate("Statistics", "Discard")
        case DecisionGroup.STAYING:
            return translate("Statistics", "Staying or dropping out")
        case DecisionGroup.LEAD:
            return translate("Statistics", "Leads")
        case DecisionGroup.FOLLOW:
            return translate("Statistics", "Later cards of a trick")


def no_grades_text() -> str:
    """Return that no decision has been looked back at."""
    return translate(
        "Statistics",
        "Review a deal that is over: your decisions in it are graded and counted here.",
    )
