# SPDX-License-Identifier: GPL-3.0-or-later
"""What the preferences keep besides settings: what was played with whom, and the lessons done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from buck_euchre_qt.storage.preferences import Preferences

if TYPE_CHECKING:
    from buck_euchre_qt.engine.game import Options
    from buck_euchre_qt.learning.course import Progress
    from buck_euchre_qt.players.opponents import Opponents

_PROGRESS: Final = "lessons"
"""The key under which the progress in the lessons is kept."""
_GAME: Final = "last_game"
"""The key under which the game of the last new match is kept."""
_RULES: Final = "rules"
"""The key under which the options of every game are kept, as they were chosen last."""


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


def last_game_of(preferences: Preferences) -> str:
    """Return the id of the game that was chosen last, empty at first."""
    game = preferences.extra.get(_GAME)
    return game if isinstance(game, str) else ""


def rules_of(preferences: Preferences) -> Mapping[str, Options]:
    """Return the options of each game by its id, as they were chosen last.

    What makes no sense is left out; whether a game has these options is not asked.
    """
    kept = preferences.extra.get(_RULES)
    if not isinstance(kept, Mapping):
        return {}
    return {
        str(game): {
            str(key): value for key, value in options.items() if isinstance(value, int | bool)
        }
        for game, options in kept.items()
        if isinstance(options, Mapping)
    }


def with_rules(preferences: Preferences, game: str, options: Options) -> Preferences:
    """Return the preferences after a game has been chosen with its options."""
    rules = {**rules_of(preferences), game: dict(options)}
    return replace(preferences, extra={**preferences.extra, _GAME: game, _RULES: rules})


def progress_of(preferences: Preferences) -> Progress:
    """Return how far the lessons have come."""
    from buck_euchre_qt.learning.course import read_progress

    return read_progress(preferences.extra.get(_PROGRESS))


def with_progress(preferences: Preferences, progress: Progress) -> Preferences:
    """Return the preferences after more of the lessons was done."""
    return replace(preferences, extra={**preferences.extra, _PROGRESS: progress.as_value()})
