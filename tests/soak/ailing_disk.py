# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody plays on while nothing can be written: it is told once, and once that it can again."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.record import write_record
from buck_euchre_qt.i18n.history_problems import history_kept_again_text, unkept_history_text
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.i18n.problems import (
    kept_again_text,
    practice_kept_again_text,
    preferences_kept_again_text,
    unkept_match_text,
    unkept_practice_text,
    unkept_preferences_text,
)
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.learning.situations import situation_at
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.session.session import Ask, Session, SessionState
from buck_euchre_qt.storage import files
from buck_euchre_qt.storage.database import Database
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.windows import preferences_keeper
from buck_euchre_qt.windows.new_match import NewMatchDialog
from buck_euchre_qt.windows.troubles import Kept
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import random_match
from tests.soak.household import Household, fast_folder, settle
from tests.soak.household import application as the_application
from tests.soak.soaking import wait_for_question

_BAD = {
    Kept.MATCH: unkept_match_text,
    Kept.HISTORY: unkept_history_text,
    Kept.PRACTICE: unkept_practice_text,
    Kept.PREFERENCES: unkept_preferences_text,
}
_GOOD = {
    Kept.MATCH: kept_again_text,
    Kept.HISTORY: history_kept_again_text,
    Kept.PRACTICE: practice_kept_again_text,
    Kept.PREFERENCES: preferences_kept_again_text,
}
_LONGEST_MATCH = 2000
_RECORDS = 4
_MARK = "@"
_STEPS = 12


class Disk:
    """The superuser may write everywhere: here the system refuses whatever `fault` says.

    A full disk lets files be renamed and read, one that may only be read does not let either be
    changed.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        # No clock is to decide what comes first: preferences are written in the next turn.
        monkeypatch.setattr(preferences_keeper, "_COLLECT_MS", 0)
        self.fault: int | None = None
        for owner, name, is_refused in (
            (files, "write_through", self._always),
            (Path, "mkdir", self._where_there_is_none),
            (Path, "rename", self._where_nothing_may_change),
            (Path, "unlink", self._where_nothing_may_change),
            (os, "replace", self._where_nothing_may_change),
        ):
            monkeypatch.setattr(owner, name, self._refusing(getattr(owner, name), is_refused))
        connected, transaction = Database.connected, Database.transaction

        def connect(database: Database, mode: str) -> sqlite3.Connection:
            may_write = self.fault != errno.EROFS
            return connected(database, mode if may_write else "ro&immutable=1")

        @contextmanager
        def begin(database: Database) -> Iterator[sqlite3.Connection]:
            if self.fault is not None:
                raise files.storage_error(database.path, OSError(self.fault, "refused"))
            with transaction(database) as connection:
                yield connection

        monkeypatch.setattr(Database, "connected", connect)
        monkeypatch.setattr(Database, "transaction", begin)

    def _always(self, _path: Path) -> bool:
        return True

    def _where_there_is_none(self, path: Path) -> bool:
        return not path.is_dir()

    def _where_nothing_may_change(self, _path: Path) -> bool:
        return self.fault == errno.EROFS

    def _refusing(
        self, usual: Callable[..., object], is_refused: Callable[[Path], bool]
    ) -> Callable[..., object]:
        def do(path: Path, *rest: object, **named: object) -> object:
            if self.fault is not None and is_refused(path):
                raise OSError(self.fault, os.strerror(self.fault), str(path))
            return usual(path, *rest, **named)

        return do


class Course:
    """A person who does anything that has something written, by chance; `told` is what they read.

    `elsewhere` is a folder for the records that are opened.
    """

    def __init__(self, house: Household, elsewhere: Path) -> None:
        self._house = house
        self._rng = house.rng
        self._shown = 0
        self._sessions: list[Session] = []
        self.told: list[Kept] = []
        self.relieved: list[Kept] = []
        house.troubles.told.connect(self._hear_bad)
        house.troubles.relieved.connect(self._hear_good)
        self._records = [elsewhere / f"{number}.buck" for number in range(_RECORDS)]
        for number, path in enumerate(self._records):
            path.write_text(write_record(played(begun_match(number, 30 * number))), "utf-8")
        self._ways = {
            self.act: 12,
            self.new_match: 2,
            self.take_back: 2,
            self.ask_for_a_hint: 1,
            self.look_back: 1,
            self.err: 1,
            self.change_a_setting: 1,
            self.change_the_language: 1,
            self.open_a_record: 1,
            self.finish: 1,
        }

    def go_on(self, steps: int) -> None:
        """Do so many things, and read all that is said."""
        for do in self._rng.choices(list(self._ways), list(self._ways.values()), k=steps):
            do()
            self.read()

    def read(self) -> None:
        """Let a turn of the event loop end, and close what was shown."""
        settle(self._house.application)
        for box in self._house.window.findChildren(QMessageBox):
            self._shown += 1
            box.reject()
        settle(self._house.application)
        assert self._shown == len(self.told) + len(self.relieved)
        assert not self._house.faults, self._house.faults[0]

    def new_match(self) -> None:
        self._house.window.menus.new.trigger()
        dialogs = self._house.window.findChildren(NewMatchDialog)
        [dialog] = [each for each in dialogs if each.isVisible()]
        dialog.choose(self._rng.choice(list(GAMES)))
        dialog.accept()
        self._begin(self._house.session)

    def act(self) -> None:
        session = self._house.session
        if session is None:
            return
        wait_for_question(self._house, session)
        question = session.question
        if question is None:
            return
        match question.ask:
            case Ask.ACT:
                session.submit(self._rng.choice(question.legal))
            case Ask.CUT:
                session.cut(None)
            case Ask.NEXT_DEAL:
                session.next_deal()

    def take_back(self) -> None:
        self._house.window.menus.undo.trigger()

    def ask_for_a_hint(self) -> None:
        self._house.window.menus.hint.trigger()

    def look_back(self) -> None:
        reviews = self._house.window.reviews
        reviews.review_last(self._house.session)
        reviews.close()

    def err(self) -> None:
        practice = self._house.desk.practice
        assert practice is not None
        match = random_match(self._rng.randrange(1000))
        practice.keeper.note_error(situation_at(match, 0, 0), Topic.ORDER)

    def change_a_setting(self) -> None:
        preferences = self._house.window.preferences
        preferences.change(replace(preferences.now, volume=self._rng.randrange(100)))

    def change_the_language(self) -> None:
        language = self._rng.choice(list(Language))
        self._house.window.menus.languages[language.value].trigger()

    def open_a_record(self) -> None:
        self._house.window.open_record(self._rng.choice(self._records))
        session = self._house.session
        assert session is not None
        self._house.hurry(session)

    def finish(self) -> None:
        """Begin a short match and play it to its end."""
        session = self._house.new_match("buck", {"start": 5, "lone_maker_wins": False})
        self._begin(session)
        for _ in range(_LONGEST_MATCH):
            if session.state is SessionState.OVER:
                return
            self.act()
        raise AssertionError("a match without an end")

    def _begin(self, session: Session | None) -> None:
        assert session is not None
        self._sessions.append(self._house.hurry(session))

    def check_everything_is_kept(self) -> None:
        """Look at every file: nothing of what was done is missing."""
        house = self._house
        assert house.session is not None
        assert (house.folder / "match.json").read_text("utf-8") == write_record(house.session.saved)
        assert house.preferences_file.load().preferences == house.window.preferences.now
        practice = house.desk.practice
        assert practice is not None
        assert PracticeFile(house.folder).load().book == practice.keeper.book
        history = house.keeper.history
        kept = {
            (line.uuid, history.record(line.id))
            for line in search(history, Search(), most=1000).lines
        }
        begun = {
            (match_uuid(saved), write_record(saved))
            for saved in (session.saved for session in self._sessions)
            if saved.match.deals
        }
        # One that runs is in the history as it was after the last deal.
        assert {uuid for uuid, _ in begun - kept} <= {match_uuid(house.session.saved)}

    def _hear_bad(self, text: str) -> None:
        # Nothing stands before the path that belongs to another trouble, in no language.
        self.told.append(
            next(
                what
                for what, say in _BAD.items()
                if text.startswith(say(Path(_MARK), "").split(_MARK)[0])
            )
        )

    def _hear_good(self, text: str) -> None:
        self.relieved.append(next(what for what, say in _GOOD.items() if text == say()))


@contextmanager
def _playing(folder: Path, seed: str, application: QApplication) -> Iterator[Course]:
    """Give somebody who plays on a folder, and quits at the end."""
    house = Household(folder, seed, application)
    elsewhere = folder.parent if folder.parent.is_dir() else folder.parent.parent
    yield Course(house, elsewhere)
    house.close()
    assert not house.faults, house.faults[0]


def _go_on_in_vain(course: Course) -> None:
    """Play where nothing can be written, and look at what is told."""
    course.new_match()
    course.read()
    assert course.told == [Kept.MATCH]
    course.go_on(_STEPS)
    assert course.told == [Kept.MATCH]
    assert course.relieved == []


def no_folder(beside: Path, disk: Disk, seed: str, application: QApplication) -> None:
    """Play in a folder that cannot be made: it is told once at every start."""
    del disk
    (beside / "file").write_text("no folder", "utf-8")
    for start in range(2):
        with _playing(beside / "file" / "nowhere", f"{seed} {start}", application) as course:
            _go_on_in_vain(course)


def only_to_be_read(beside: Path, disk: Disk, seed: str, application: QApplication) -> None:
    """Play in a folder that may only be read: it is told once, and the folder stays as it is."""
    home = beside / "home"
    with _playing(home, seed, application) as course:
        course.new_match()
        course.go_on(_STEPS)
        assert course.told == []
    before = _contents(home)
    disk.fault = errno.EROFS
    with _playing(home, f"{seed} again", application) as course:
        _go_on_in_vain(course)
    assert _contents(home) == before
    disk.fault = None


def nothing_before_a_match(beside: Path, disk: Disk, seed: str, application: QApplication) -> None:
    """Lose smaller things before a match begins: each more serious one is told, and no other."""
    del disk
    (beside / "file").write_text("no folder", "utf-8")
    with _playing(beside / "file" / "nowhere", seed, application) as course:
        course.change_the_language()
        course.change_a_setting()
        course.read()
        course.change_a_setting()
        course.read()
        assert course.told == [Kept.PREFERENCES]
        course.err()
        course.read()
        assert course.told == [Kept.PREFERENCES, Kept.PRACTICE]
        course.go_on(_STEPS)
        course.new_match()
        course.read()
        assert course.told == [Kept.PREFERENCES, Kept.PRACTICE, Kept.MATCH]
        assert course.relieved == []


def full_for_a_while(beside: Path, disk: Disk, seed: str, application: QApplication) -> None:
    """Play on a disk that is full now and then: nothing is lost in the end."""
    _ill_for_a_while(beside, disk, errno.ENOSPC, seed, application)


def read_only_for_a_while(beside: Path, disk: Disk, seed: str, application: QApplication) -> None:
    """Play on a disk that may only be read now and then: nothing is lost in the end."""
    _ill_for_a_while(beside, disk, errno.EROFS, seed, application)


def _ill_for_a_while(
    beside: Path, disk: Disk, fault: int, seed: str, application: QApplication
) -> None:
    with _playing(beside / "home", seed, application) as course:
        course.new_match()
        for times in (1, 2):
            course.go_on(_STEPS // 2)
            disk.fault = fault
            course.go_on(_STEPS // 2)
            # At the latest when the next match begins it is seen.
            course.new_match()
            course.read()
            assert course.told == [Kept.MATCH] * times
            assert course.relieved == [Kept.MATCH] * (times - 1)
            disk.fault = None
            course.new_match()
            course.read()
            assert course.relieved == course.told == [Kept.MATCH] * times
            course.check_everything_is_kept()


TRIALS = (
    no_folder,
    only_to_be_read,
    nothing_before_a_match,
    full_for_a_while,
    read_only_for_a_while,
)


def _contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def main(times: int = 20, seed: int = 1) -> int:
    """Make every trial so often, say what was found, and return the exit code."""
    faults = 0
    # What is in the log is what is asked for.
    logging.disable()
    for number in range(seed, seed + times):
        for trial in TRIALS:
            with (
                tempfile.TemporaryDirectory(dir=fast_folder()) as folder,
                pytest.MonkeyPatch.context() as monkeypatch,
            ):
                try:
                    trial(Path(folder), Disk(monkeypatch), str(number), the_application())
                except Exception:  # noqa: BLE001 - the next trial is worth something all the same
                    faults += 1
                    sys.stdout.write(f"{trial.__name__} {number}: {traceback.format_exc()}\n")
        sys.stdout.write(f"{number}: {faults} faults\n")
        sys.stdout.flush()
    return 1 if faults else 0
