# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of the statistics in words: what each is called and how it is counted."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.storage.statistics import Figures, Group

translate = QCoreApplication.translate

NOTHING: Final = "–"
"""What stands where there is nothing to count or to divide."""


class Figure(Enum):
    """A figure that the statistics show."""

    MATCHES = "matches"
    WINS = "wins"
    WIN_SHARE = "win share"
    POINTS = "points a deal"
    TRICKS = "tricks a deal"
    PROMISES = "promises"
    STAYS = "stays"
    SWEEPS = "sweeps"
    DROPS = "drops"
    HINTS = "hints"


class FigureText(NamedTuple):
    """What a figure is called, and how it is counted."""

    title: str
    explanation: str


def figure_text(figure: Figure) -> FigureText:
    """Return the words for a figure."""
    match figure:
        case Figure.MATCHES:
            return FigureText(
                translate("Statistics", "Matches"),
                translate(
                    "Statistics",
                    "Matches that are over. A match counts once, however often a copy of it is "
                    "played again. The match on the table counts when it is over.",
                ),
            )
        case Figure.WINS:
            return FigureText(
                translate("Statistics", "Won"),
                translate(
                    "Statistics",
                    "Matches you won, alone or shared. A shared win counts once for each who "
                    "shares it.",
                ),
            )
        case Figure.WIN_SHARE:
            return FigureText(
                translate("Statistics", "Share won"),
                translate(
                    "Statistics",
                    "Matches you won, alone or shared, of all that are over. Among players of "
                    "equal strength it comes to about a quarter in Buck Euchre and to a half in "
                    "the other games.",
                ),
            )
        case Figure.POINTS:
            return FigureText(
                translate("Statistics", "Points a deal"),
                translate(
                    "Statistics",
                    "How your score changed in a deal, on average over all deals, not over "
                    "matches. In Buck Euchre less is better, in the other games more, so it is "
                    "counted for one game at a time.",
                ),
            )
        case Figure.TRICKS:
            return FigureText(
                translate("Statistics", "Tricks a deal"),
                translate(
                    "Statistics",
                    "Tricks you took in a deal, on average. Deals you dropped out of count with "
                    "none.",
                ),
            )
        case Figure.PROMISES:
            return FigureText(
                translate("Statistics", "Promises kept"),
                translate(
                    "Statistics",
                    "Deals in which you were the maker and took at least the three tricks "
                    "promised, of all in which you were the maker.",
                ),
            )
        case Figure.STAYS:
            return FigureText(
                translate("Statistics", "Stays without a trick"),
                translate(
                    "Statistics",
                    "Deals in which you chose to stay and took no trick, of all in which you "
                    "chose to stay. Deals in which nobody may drop out are not counted.",
                ),
            )
        case Figure.SWEEPS:
            return FigureText(
                translate("Statistics", "All five tricks"),
                translate(
                    "Statistics",
                    "Deals in which you took all five tricks, also those in which all others "
                    "dropped out.",
                ),
            )
        case Figure.DROPS:
            return FigureText(
                translate("Statistics", "Dropped out"),
                translate("Statistics", "Deals in which you chose to drop out."),
            )
        case Figure.HINTS:
            return FigureText(
                translate("Statistics", "Hints"),
                translate(
                    "Statistics",
                    "Hints you asked for. A match with a hint or with a move taken back counts "
                    "as helped.",
                ),
            )


def figure_value(figure: Figure, sums: Figures) -> str:
    """Return a figure as it is shown, a dash where there is nothing."""
    match figure:
        case Figure.MATCHES:
            return _count(sums.matches)
        case Figure.WINS if sums.matches:
            return _count(sums.wins)
        case Figure.WIN_SHARE:
            return _per_cent(sums.win_share)
        case Figure.POINTS:
            return _signed(sums.points_a_deal)
        case Figure.TRICKS:
            return _decimal(sums.tricks_a_deal)
        case Figure.PROMISES:
            return _per_cent(sums.kept_share)
        case Figure.STAYS:
            return _per_cent(sums.empty_share)
        case Figure.SWEEPS if sums.deals:
            return _count(sums.sweeps)
        case Figure.DROPS if sums.deals:
            return _count(sums.drops)
        case Figure.HINTS if sums.matches:
            return _count(sums.hints)
    return NOTHING


def figure_basis(figure: Figure, sums: Figures) -> str:
    """Return out of how many a figure was counted, empty where that says nothing."""
    match figure:
        case Figure.WIN_SHARE if sums.matches:
            return translate("Statistics", "{part} of {whole}").format(
                part=_count(sums.wins), whole=_count(sums.matches)
            )
        case Figure.PROMISES if sums.promises:
            return translate("Statistics", "{part} of {whole}").format(
                part=_count(sums.kept), whole=_count(sums.promises)
            )
        case Figure.STAYS if sums.stays:
            return translate("Statistics", "{part} of {whole}").format(
                part=_count(sums.empty_stays), whole=_count(sums.stays)
            )
        case Figure.WINS if sums.shared:
            return translate("Statistics", "%n of them shared", None, sums.shared)
        case Figure.POINTS if sums.games > 1:
            return translate("Statistics", "choose a game")
        case Figure.POINTS | Figure.TRICKS | Figure.SWEEPS | Figure.DROPS if sums.deals:
            return translate("Statistics", "in %n deal(s)", None, sums.deals)
    return ""


def nothing_own_text() -> str:
    """Return that all matches so far are among those that are counted apart."""
    return translate(
        "Statistics",
        "Large figures count matches that you played to the end without help, and there is none "
        "yet. Helped matches, those from a deal code and those given up are counted apart, below.",
    )


def course_gap_text(sums: Figures) -> str:
    """Return why there is no course of these matches to be drawn."""
    if sums.games > 1:
        return translate("Statistics", "Points mean something else in each game: choose one.")
    return translate("Statistics", "There is nothing to draw yet.")


def group_text(group: Group) -> FigureText:
    """Return what a group of matches is called, and which belong to it."""
    match group:
        case Group.OWN:
            return FigureText(
                translate("Statistics", "On your own"),
                translate("Statistics", "Matches played to the end without any help."),
            )
        case Group.HELPED:
            return FigureText(
                translate("Statistics", "Helped"),
                translate(
                    "Statistics",
                    "Matches played to the end in which a move was taken back or a hint asked for.",
                ),
            )
        case Group.CODED:
            return FigureText(
                translate("Statistics", "From a deal code"),
                translate(
                    "Statistics",
                    "Matches played to the end whose deals were asked for with a code: somebody "
                    "may have known the cards.",
                ),
            )
        case Group.ABANDONED:
            return FigureText(
                translate("Statistics", "Given up"),
                translate(
                    "Statistics",
                    "Matches that another one has replaced before they were over. They are "
                    "neither won nor lost, and can be gone on with from the history. When the "
                    "program ends by mistake, the match waits and is not given up.",
                ),
            )


def _count(number: int) -> str:
    return QLocale().toString(number)


def _decimal(value: float | None) -> str:
    return NOTHING if value is None else QLocale().toString(value, "f", 2)


def _signed(value: float | None) -> str:
    if value is None:
        return NOTHING
    shown = QLocale().toString(abs(value), "f", 2)
    if shown == QLocale().toString(0.0, "f", 2):
        return shown
    return f"\N{MINUS SIGN}{shown}" if value < 0 else f"+{shown}"


def _per_cent(share: float | None) -> str:
    if share is None:
        return NOTHING
    number = QLocale().toString(100 * share, "f", 0)
    return translate("Statistics", "{number}%").format(number=number)
