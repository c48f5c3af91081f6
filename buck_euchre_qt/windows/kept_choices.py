# SPDX-License-Identifier: GPL-3.0-or-later
"""What the preferences keep besides settings: who was played with, and the lessons done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from buck_euchre_qt.storage.preferences import Preferences

if TYPE_CHECKING:
    from buck_euchre_qt.learning.course import Progress
    from buck_euchre_qt.players.opponents import Opponents

_PROGRESS: Final = "lessons"
"""The key under which the progress in the lessons is kept."""


def opponents_of(preferences: Preferences) -> Opponents:
    """Return who was played with last, the usual opponents at first."""
    # Imported when it is wanted, here and below: the empty table comes sooner.
    from buck_euchre_qt.players.opponents import read_opponents

    return read_opponents(preferences.persons, preferences.levels)


def with_opponents(preferences: Preferences, chosen: Opponents) -> Preferences:
    """Return the preferences after others have been chosen."""
    first, second, third = chosen
    persons = (first.person.id, second.person.id, third.person.id)
    levels = (first.level, second.level, third.level)
    return replace(preferences, persons=persons, levels=levels)


def progress_of(preferences: Preferences) -> Progress:
    """Return how far the lessons have come."""
    from buck_euchre_qt.learning.course import read_progress

    return read_progress(preferences.extra.get(_PROGRESS))


def with_progress(preferences: Preferences, progress: Progress) -> Preferences:
    """Return the preferences after more of the lessons was done."""
    return replace(preferences, extra={**preferences.extra, _PROGRESS: progress.as_value()})
