# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user has chosen, and the file it is kept in, of which a good copy always survives."""

from __future__ import annotations

import base64
import contextlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from buck_euchre_qt.storage.backed_file import BackedFile, Soundness
from buck_euchre_qt.storage.files import StorageError

PREFERENCES_FILE: Final = "preferences.json"
MAX_NAME_LENGTH: Final = 40
TEXT_PERCENT: Final = (100, 150)
"""The smallest and the largest size of the letters."""
_MAX_GEOMETRY_LENGTH: Final = 8000

Names: TypeAlias = tuple[str, str, str, str]
SeatWords: TypeAlias = tuple[str, str, str]
"""A word for each of the three other seats, clockwise from the person's left."""


@dataclass(frozen=True)
class Preferences:
    """Everything the user can choose, with its default.

    `language` None follows the system. Words such as `theme` name a value of those who use
    them; one that they do not know means the usual. `persons` and `levels` are who played at
    the other seats last, and how well; at first people who play for fun, since the first match is
    often anybody's first. `text_percent` is the size of the letters,
    `volume` from 0 to 100. `last_card` plays it for whoever has no other left. An empty name
    stands for the usual one of the language. `geometry` is the main window's, in base64.
    `extra` are keys of other versions of the program, kept as they are.
    """

    language: str | None = None
    names: Names = ("", "", "", "")
    persons: SeatWords = ("lea", "bram", "ines")
    levels: SeatWords = ("casual", "casual", "casual")
    pace: str = "normal"
    automatic_cut: bool = False
    geometry: str | None = None
    panel_folded: bool = False
    card_keys: str = "point"
    theme: str = "system"
    felt: str = "green"
    back: str = "crimson"
    indices: str = "language"
    colours: str = "two"
    index_size: str = "usual"
    bower_signs: bool = True
    text_percent: int = 100
    motion: str = "system"
    hold_tricks: bool = False
    last_card: bool = True
    volume: int = 70
    muted: bool = False
    extra: Mapping[str, object] = field(default_factory=dict)


_DEFAULTS: Final[dict[str, object]] = {
    entry.name: getattr(Preferences(), entry.name)
    for entry in fields(Preferences)
    if entry.name != "extra"
}


class Condition(Enum):
    """In what condition the preferences were found."""

    FIRST_RUN = "first run"
    GOOD = "good"
    PARTLY_WRONG = "partly wrong"
    FROM_BACKUP = "from backup"
    LOST = "lost"


class LoadedPreferences(NamedTuple):
    """The preferences to use, and what to tell the user about the file.

    `wrong` are the keys whose value made no sense and is the default now. `kept` is where the
    damaged file was put, None where there is none or it could not be moved.
    """

    preferences: Preferences
    condition: Condition
    wrong: tuple[str, ...] = ()
    kept: Path | None = None


class PreferencesFile:
    """The file of the preferences, with the last good version beside it."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = BackedFile(folder / PREFERENCES_FILE, _judge)

    @property
    def path(self) -> Path:
        """Where the preferences are kept."""
        return self._file.path

    @property
    def backup(self) -> Path:
        """Where the last good version is kept."""
        return self._file.backup

    def load(self) -> LoadedPreferences:
        """Return the preferences; whatever is on the disk, there are some.

        A damaged file is set aside, never overwritten, and the backup takes its place.
        """
        found = self._file.load()
        if found.text is None:
            is_first = found.soundness is Soundness.SOUND
            condition = Condition.FIRST_RUN if is_first else Condition.LOST
            return LoadedPreferences(Preferences(), condition, (), found.kept)
        preferences, wrong = _read_values(_parse(found.text) or {})
        if found.is_backup:
            return LoadedPreferences(preferences, Condition.FROM_BACKUP, wrong, found.kept)
        if not wrong:
            return LoadedPreferences(preferences, Condition.GOOD)
        # The sound part is there again at the next start, even if nothing is changed till then.
        with contextlib.suppress(StorageError):
            self.save(preferences)
        return LoadedPreferences(preferences, Condition.PARTLY_WRONG, wrong, found.kept)

    def save(self, preferences: Preferences) -> None:
        """Replace the file; what it held becomes the backup if it was good.

        :raises StorageError: when it cannot be written; the old file or its backup survives.
        """
        self._file.save(write_preferences(preferences))


def write_preferences(preferences: Preferences) -> str:
    """Return the preferences as the text of their file."""
    values: dict[str, object] = dict(preferences.extra)
    for entry in fields(preferences):
        if entry.name != "extra":
            values[entry.name] = getattr(preferences, entry.name)
    # Escaped, as a text with half a surrogate pair could not be written otherwise.
    return json.dumps(values, indent=2, sort_keys=True) + "\n"


def _judge(text: str) -> Soundness:
    values = _parse(text)
    if values is None:
        return Soundness.DAMAGED
    return Soundness.PARTLY_WRONG if _read_values(values)[1] else Soundness.SOUND


def _parse(text: str) -> Mapping[str, object] | None:
    try:
        values: object = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(values, dict):
        return None
    return {str(key): value for key, value in values.items()}


def _read_values(values: Mapping[str, object]) -> tuple[Preferences, tuple[str, ...]]:
    """Return the preferences with a default for each wrong value, and the wrong keys."""
    wrong: list[str] = []

    def take(key: str, is_right: Callable[[object], bool]) -> object:
        value = values.get(key, _DEFAULTS[key])
        if is_right(value):
            return value
        wrong.append(key)
        return _DEFAULTS[key]

    language = take("language", _is_language)
    names = take("names", _are_names)
    pace = take("pace", _is_word)
    geometry = take("geometry", _is_geometry)
    preferences = Preferences(
        language=language if isinstance(language, str) else None,
        names=_as_names(names),
        persons=_as_words(take("persons", _are_words)),
        levels=_as_words(take("levels", _are_words)),
        pace=str(pace),
        automatic_cut=take("automatic_cut", _is_truth) is True,
        geometry=geometry if isinstance(geometry, str) else None,
        panel_folded=take("panel_folded", _is_truth) is True,
        card_keys=str(take("card_keys", _is_word)),
        theme=str(take("theme", _is_word)),
        felt=str(take("felt", _is_word)),
        back=str(take("back", _is_word)),
        indices=str(take("indices", _is_word)),
        colours=str(take("colours", _is_word)),
        index_size=str(take("index_size", _is_word)),
        bower_signs=take("bower_signs", _is_truth) is True,
        text_percent=_as_number(take("text_percent", _is_text_percent)),
        motion=str(take("motion", _is_word)),
        hold_tricks=take("hold_tricks", _is_truth) is True,
        last_card=take("last_card", _is_truth) is True,
        volume=_as_number(take("volume", _is_percent)),
        muted=take("muted", _is_truth) is True,
        extra={key: value for key, value in values.items() if key not in _DEFAULTS},
    )
    return preferences, tuple(wrong)


def _is_language(value: object) -> bool:
    return value is None or (
        isinstance(value, str)
        and re.fullmatch(r"[A-Za-z]{2,3}([_-][A-Za-z]{2,4})?", value) is not None
    )


def _is_word(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z][a-z_-]{0,30}", value) is not None


def _is_truth(value: object) -> bool:
    return isinstance(value, bool)


def _is_percent(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100


def _is_text_percent(value: object) -> bool:
    low, high = TEXT_PERCENT
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _as_number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _are_names(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) == 4 and all(map(_is_name, value))


def _is_name(value: object) -> bool:
    return (
        isinstance(value, str)
        and len(value) <= MAX_NAME_LENGTH
        and (value == "" or value.isprintable())
    )


def _as_names(value: object) -> Names:
    if isinstance(value, list | tuple) and len(value) == 4:
        first, second, third, fourth = (str(name) for name in value)
        return first, second, third, fourth
    return Preferences().names


def _are_words(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) == 3 and all(map(_is_word, value))


def _as_words(value: object) -> SeatWords:
    if isinstance(value, list | tuple) and len(value) == 3:
        first, second, third = (str(word) for word in value)
        return first, second, third
    return Preferences().levels


def _is_geometry(value: object) -> bool:
    if value is None:
        return True
    if not isinstance(value, str) or not 0 < len(value) <= _MAX_GEOMETRY_LENGTH:
        return False
    try:
        base64.b64decode(value.encode("ascii"), validate=True)
    except ValueError:
        return False
    return True
