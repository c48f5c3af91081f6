# SPDX-License-Identifier: GPL-3.0-or-later
"""What could be done, as a ranking lists it: the recommended first, then what is about as good."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.i18n.action_texts import action_mark, action_title
from buck_euchre_qt.i18n.analysis_texts import charges_for_none, hundredths
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.learning.grades import Grade, grade_of
from buck_euchre_qt.players.analysis import Alternative, Analysis

translate = QCoreApplication.translate

# A bar is short only where at least so much of the match is at stake.
_SCALE: Final = 0.1
_SHRINKS: Final = 0.88
# Less than this is no hundredth, rounded.
_ROUNDS: Final = 0.005


class Row(NamedTuple):
    """One alternative as it is listed: what, its chance of the match, and all of it in words.

    `mark` is its title where there is little room, `length` how long its bar is, from 0 to 1.
    `is_about` says that the chance is that of the recommended one, since the difference to it
    may be the luck of the sampling.
    """

    action: Action
    title: str
    mark: str
    chance: str
    length: float
    details: str
    is_about: bool


def rows_of(analysis: Analysis, seen: Observation, names: SeatNames) -> tuple[Row, ...]:
    """Return every alternative for a list: the recommended one, what is as good, and the rest.

    An alternative within the doubt gets the figure of the recommended one. Its own might be the
    higher one, and would say what nobody knows.
    """
    best, *others = analysis.alternatives
    equals = [each for each in others if grade_of(analysis, each.action) is Grade.BEST]
    worse = [each for each in others if each not in equals]
    worse.sort(key=lambda each: -each.match_chance)
    chances = [best.match_chance, *(each.match_chance for each in worse)]
    scale = max(chances[0] - chances[-1], _SCALE)
    return tuple(
        _row(each, chance, 1 - (chances[0] - chance) / scale * _SHRINKS, seen, names)
        for each, chance in (
            *((each, best.match_chance) for each in (best, *equals)),
            *((each, each.match_chance) for each in worse),
        )
    )


def about_note() -> str:
    """Return what the sign before the chance of an alternative says that is about as good."""
    return translate("Analysis", "≈ about as good: the difference may be luck")


def details_text(alternative: Alternative, seen: Observation) -> str:
    """Return all that is expected of an alternative, for a tooltip and a screen reader."""
    parts = [
        translate("Analysis", "Wins the match: {number}%").format(
            number=hundredths(alternative.match_chance)
        ),
        translate("Analysis", "Change of the score: {number} on average").format(
            number=_signed(alternative.score_change)
        ),
    ]
    if alternative.failed_promise >= _ROUNDS:
        text = translate("Analysis", "The promise fails: {number}%")
        parts.append(text.format(number=hundredths(alternative.failed_promise)))
    if alternative.no_trick >= _ROUNDS and charges_for_none(seen):
        text = translate("Analysis", "No trick: {number}%")
        parts.append(text.format(number=hundredths(alternative.no_trick)))
    if alternative.five_tricks >= _ROUNDS:
        text = translate("Analysis", "All five tricks: {number}%")
        parts.append(text.format(number=hundredths(alternative.five_tricks)))
    if alternative.others_five >= _ROUNDS:
        text = translate("Analysis", "All five tricks for another: {number}%")
        parts.append(text.format(number=hundredths(alternative.others_five)))
    return "\n".join(parts)


def _row(
    each: Alternative, chance: float, length: float, seen: Observation, names: SeatNames
) -> Row:
    told, details = _percent(chance), details_text(each, seen)
    is_about = told != _percent(each.match_chance)
    if is_about:
        told = translate("Analysis", "≈ {chance}").format(chance=told)
        alike = translate("Analysis", "About as good as the recommended choice")
        details = f"{alike}\n{details}"
    title, mark = action_title(each.action, seen, names), action_mark(each.action, seen, names)
    return Row(each.action, title, mark, told, length, details, is_about)


def _percent(chance: float) -> str:
    return translate("Analysis", "{number}%").format(number=hundredths(chance))


def _signed(number: float) -> str:
    written = QLocale().toString(abs(number), "f", 1)
    if round(number, 1) == 0:
        return written
    return f"+{written}" if number > 0 else f"\N{MINUS SIGN}{written}"
