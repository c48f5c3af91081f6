# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of the history in words: games, results, dates, and what can be looked for."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.history_search import MatchLine
from buck_euchre_qt.storage.match_facts import Result

translate = QCoreApplication.translate


def result_name(state: State, result: Result) -> str:
    """Return how a match ended, or that it did not."""
    if state is State.RUNNING:
        return translate("History", "on the table")
    if state is State.ABANDONED:
        return translate("History", "given up")
    match result:
        case Result.WON:
            return translate("History", "won")
        case Result.SHARED:
            return translate("History", "shared")
        case Result.LOST:
            return translate("History", "lost")
        case Result.NONE:
            return translate("History", "over")


def day_text(begun: str) -> str:
    """Return the day on which a match began, where one is; a dash where that is not known."""
    moment = _moment(begun)
    if moment is None:
        return "–"
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def date_text(begun: str) -> str:
    """Return when a match began, in the time of the place; a dash where that is not known."""
    moment = _moment(begun)
    return "–" if moment is None else QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def _moment(begun: str) -> QDateTime | None:
    try:
        moment = datetime.fromisoformat(begun)
    except ValueError:
        return None
    return QDateTime.fromSecsSinceEpoch(int(moment.timestamp()), QTimeZone.utc()).toLocalTime()


def opponents_text(line: MatchLine) -> str:
    """Return whom a match was played against."""
    others = [name for seat, name in enumerate(line.names) if seat != line.seat and name]
    return QLocale().createSeparatedList(others)


def scores_text(line: MatchLine) -> str:
    """Return the scores, the person's own first."""
    scores = list(line.scores)
    if line.seat is not None and line.seat < len(scores) == len(line.names):
        scores.insert(0, scores.pop(line.seat))
    return " · ".join(str(score).replace("-", "\N{MINUS SIGN}") for score in scores)


def remark_text(line: MatchLine) -> str:
    """Return what is special about a match, empty where nothing is."""
    remarks = []
    if not line.is_counted:
        remarks.append(translate("History", "replay"))
    if line.helped:
        remarks.append(translate("History", "helped"))
    if line.is_imported:
        remarks.append(translate("History", "imported"))
    return QLocale().createSeparatedList(remarks) if remarks else ""
