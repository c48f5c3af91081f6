# SPDX-License-Identifier: GPL-3.0-or-later
"""The levels of play by name, and how records write a level and a temperament together.

It knows no player, so that whoever only shows a level need not load those who think.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from buck_euchre_qt.players.persons import Temperament

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert", "master")
"""Every level, weakest first."""


class UnknownLevelError(ValueError):
    """A level that nobody plays at."""


class LevelText(NamedTuple):
    """What the text of a level says."""

    level: str
    temperament: Temperament


def with_temperament(level: str, temperament: Temperament) -> str:
    """Return the text that says both, such as ``club bold``.

    The steady need no word, so that a level alone means a steady player.
    """
    return level if temperament is Temperament.STEADY else f"{level} {temperament.value}"


def read_level(text: str) -> LevelText:
    """Return level and temperament from their text.

    :raises UnknownLevelError: when there is no such level or temperament.
    """
    level, _, word = text.partition(" ")
    if level not in LEVELS:
        raise UnknownLevelError(f"there is no level {text!r}")
    try:
        return LevelText(level, Temperament(word) if word else Temperament.STEADY)
    except ValueError:
        raise UnknownLevelError(f"there is no level {text!r}") from None
