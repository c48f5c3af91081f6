# SPDX-License-Identifier: GPL-3.0-or-later
"""The file of a learner's practice: errors to come back to, and how the last answers went."""

from __future__ import annotations

import contextlib
import json
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.learning.repetition import (
    INTERVALS_DAYS,
    MOST_REMINDERS,
    REMEMBERED,
    Field,
    PracticeBook,
    Reminder,
)
from buck_euchre_qt.learning.situations import Situation, SituationError, read_situation
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.storage.backed_file import BackedFile, Soundness
from buck_euchre_qt.storage.files import StorageError

PRACTICE_FILE: Final = "practice.json"
SCHEMA: Final = 1
"""The version of the file; a higher one was written by a later version of the program."""


class Read(NamedTuple):
    """The sound part of a text, and what the whole is worth."""

    book: PracticeBook
    soundness: Soundness


class LoadedBook(NamedTuple):
    """The book to use; `kept` is where a file was put that could not be used as it is."""

    book: PracticeBook
    soundness: Soundness
    kept: Path | None


class PracticeFile:
    """Keeps the book of one learner in a folder."""

    def __init__(self, folder: Path) -> None:
        self._file: Final = BackedFile(
            folder / PRACTICE_FILE, lambda text: read_book(text).soundness
        )

    @property
    def path(self) -> Path:
        """Where the book is kept."""
        return self._file.path

    def load(self) -> LoadedBook:
        """Return the book; whatever is on the disk, there is one."""
        found = self._file.load()
        book = PracticeBook() if found.text is None else read_book(found.text).book
        if found.soundness is Soundness.PARTLY_WRONG:
            # The sound part is there again at the next start, even if nothing changes till then.
            with contextlib.suppress(StorageError):
                self.save(book)
        return LoadedBook(book, found.soundness, found.kept)

    def save(self, book: PracticeBook) -> None:
        """Replace the kept book.

        :raises StorageError: when it cannot be written; the one kept before survives.
        """
        self._file.save(write_book(book))


def write_book(book: PracticeBook) -> str:
    """Return a book as the text of its file."""
    results: dict[str, dict[str, str]] = {}
    for (game, topic), answers in sorted(book.results.items(), key=_by_name):
        line = "".join("+" if is_right else "-" for is_right in answers)
        results.setdefault(game, {})[topic.value] = line
    value: dict[str, object] = {
        "schema": SCHEMA,
        "results": results,
        "errors": [_written(reminder) for reminder in book.reminders],
    }
    return json.dumps(value, indent=1, sort_keys=True) + "\n"


def read_book(text: str) -> Read:
    """Return what makes sense of a text, whatever it is."""
    nothing = Read(PracticeBook(), Soundness.DAMAGED)
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return nothing
    match value:
        case {"schema": int(schema)} if schema > SCHEMA:
            return Read(PracticeBook(), Soundness.LATER)
        case {"schema": int(schema), "results": dict(results), "errors": list(errors)}:
            # True is a whole number to Python, and no version.
            if isinstance(schema, bool) or schema < SCHEMA:
                return nothing
        case _:
            return nothing
    known: dict[Field, tuple[bool, ...]] = {}
    is_whole = _read_results(results, known)
    reminders: dict[Situation, Reminder] = {}
    for error in errors[:MOST_REMINDERS]:
        reminder = _read_reminder(error)
        if reminder is None or reminder.situation in reminders:
            is_whole = False
        else:
            reminders[reminder.situation] = reminder
    is_whole = is_whole and len(errors) <= MOST_REMINDERS
    soundness = Soundness.SOUND if is_whole else Soundness.PARTLY_WRONG
    return Read(PracticeBook(tuple(reminders.values()), known), soundness)


def _by_name(entry: tuple[Field, tuple[bool, ...]]) -> tuple[str, str]:
    (game, topic), _ = entry
    return game, topic.value


def _written(reminder: Reminder) -> dict[str, Json]:
    return {
        **reminder.situation.to_json(),
        "topic": reminder.topic.value,
        "stage": reminder.stage,
        "due": reminder.due.isoformat(),
    }


def _read_reminder(value: object) -> Reminder | None:
    match value:
        case {"topic": str(topic), "stage": int(stage), "due": str(due)}:
            pass
        case _:
            return None
    if isinstance(stage, bool) or not 0 <= stage < len(INTERVALS_DAYS):
        return None
    try:
        return Reminder(read_situation(value), Topic(topic), stage, date.fromisoformat(due))
    except (SituationError, ValueError):
        return None


def _read_results(value: dict[object, object], known: dict[Field, tuple[bool, ...]]) -> bool:
    """Take over the results that make sense, and return whether all of them did."""
    is_whole = True
    for game, lines in value.items():
        if not isinstance(game, str) or game not in GAMES or not isinstance(lines, dict):
            is_whole = False
            continue
        for name, line in lines.items():
            topic = next((each for each in Topic if each.value == name), None)
            is_line = isinstance(line, str) and len(line) <= REMEMBERED and not line.strip("+-")
            if topic is None or not is_line:
                is_whole = False
            else:
                known[game, topic] = tuple(sign == "+" for sign in str(line))
    return is_whole
