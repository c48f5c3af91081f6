# SPDX-License-Identifier: GPL-3.0-or-later
"""Every file that the program reads, as something to be damaged, and what has to hold then."""

from __future__ import annotations

import base64
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.record import read_record, write_record
from buck_euchre_qt.engine.record_errors import RecordError
from buck_euchre_qt.learning.practice_file import PRACTICE_FILE, PracticeFile, write_book
from buck_euchre_qt.learning.repetition import PracticeBook
from buck_euchre_qt.learning.situations import situation_at
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import SessionSettings
from buck_euchre_qt.storage.backed_file import Soundness
from buck_euchre_qt.storage.deal_audit import audit
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.history import HISTORY_FILE, History, State
from buck_euchre_qt.storage.history_care import look_after
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.log_file import LOG_FILE, LogFile
from buck_euchre_qt.storage.paths import Folders
from buck_euchre_qt.storage.preferences import PREFERENCES_FILE, Preferences, PreferencesFile
from buck_euchre_qt.storage.problem_report import collect_parts
from buck_euchre_qt.storage.saves import MATCH_FILE, PAST_FOLDER, MatchFile
from buck_euchre_qt.storage.statistics import Selection, course, figures, levels
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.histories import begun_match, played
from tests.helpers.sessions import PromptThinking
from tests.helpers.tables import random_match


class Reader(NamedTuple):
    """A sound file, and what reads a damaged one: it raises only where it must not.

    `cost` is how much of the effort it gets.
    """

    name: str
    sound: bytes
    read: Callable[[bytes, Path], None]
    cost: int


def record_text() -> bytes:
    """Return a record with deals, an unfinished one among them."""
    match = begun_match(5, 90)
    return write_record(played(match)).encode()


def read_a_record(data: bytes, folder: Path) -> None:
    """Read a record as `verify` and as the window do, and what was read once more."""
    del folder
    try:
        saved = read_record(data)
    except RecordError:
        return
    text = write_record(saved)
    assert write_record(read_record(text)) == text


def read_kept_match(data: bytes, folder: Path) -> None:
    """Start with a damaged running match: it is used, or put aside as it is."""
    path = folder / MATCH_FILE
    path.write_bytes(data)
    tools = Tools(PromptThinking(), Chance("f"), MatchFile(folder), Troubles())
    desk = MatchDesk(tools, SessionSettings())
    told: list[str] = []
    desk.troubles.told.connect(told.append)
    kept = desk.load_kept()
    if kept is None:
        assert told
        assert is_there(data, folder)
    else:
        session = desk.begin(kept)
        session.start()
        session.stop()


def preferences_text() -> bytes:
    """Return preferences in which everything was chosen."""
    from buck_euchre_qt.storage.preferences import write_preferences

    geometry = base64.b64encode(b"\x01\xd9\xd0\xcb" + bytes(60)).decode()
    chosen = Preferences(language="pt", names=("Zoë", "", "B", "C"), geometry=geometry)
    return write_preferences(chosen).encode()


def read_preferences(data: bytes, folder: Path) -> None:
    """Start with damaged preferences and change one: what was there is not lost."""
    file = PreferencesFile(folder)
    file.path.write_bytes(data)
    found = file.load()
    if found.condition.value != "good":
        assert is_there(data, folder)
    file.save(Preferences(language="fr"))
    assert file.load().preferences.language == "fr"


def practice_text() -> bytes:
    """Return a practice with errors of several games and answers."""
    book = PracticeBook()
    for game in GAMES:
        match = random_match(2, game)
        for position in range(3):
            situation = situation_at(match, 0, position)
            book = book.with_answer(situation, Topic.ORDER, date(2026, 3, 1), is_right=False)
    return write_book(book).encode()


def read_practice(data: bytes, folder: Path) -> None:
    """Go on practising with a damaged book: what was there is not lost."""
    file = PracticeFile(folder)
    file.path.write_bytes(data)
    found = file.load()
    if found.soundness is not Soundness.SOUND:
        assert is_there(data, folder)
    for reminder in found.book.reminders:
        reminder.situation.replay()
    file.save(found.book)
    assert file.load().book == found.book


def database_bytes() -> bytes:
    """Return a history of some matches."""
    with tempfile.TemporaryDirectory() as name:
        history = History(Path(name))
        history.open()
        for seed in range(6):
            history.put(played(random_match(seed)), State.FINISHED)
        history.close()
        return history.database.path.read_bytes()


def read_database(data: bytes, folder: Path) -> None:
    """Start with a damaged history and use it: it works, or says so and is kept."""
    path = folder / HISTORY_FILE
    path.write_bytes(data)
    history = History(folder)
    with suppress(StorageError):
        found = history.open()
        if found.kept is not None:
            assert found.kept.read_bytes() == data
        look_everywhere(history)
        history.put(played(random_match(3)), State.FINISHED)
        history.database.make_backup()
    history.close()
    with suppress(StorageError):
        # Opened once more, what is there is sound, or is put aside as well.
        history.open()
        history.put(played(random_match(4)), State.FINISHED)
    history.close()


def look_everywhere(history: History) -> None:
    """Ask the history everything it can be asked."""
    for ask in (
        lambda: search(history, Search(words="bram")),
        lambda: figures(history, Selection()),
        lambda: course(history, Selection()),
        lambda: levels(history),
        lambda: audit(history),
    ):
        with suppress(StorageError):
            ask()
    with suppress(StorageError):
        for line in search(history, Search()).lines:
            with suppress(StorageError, RecordError):
                history.match(line.id)


def read_past_matches(data: bytes, folder: Path) -> None:
    """Take a damaged past match in: it is in the history, or stays where it is."""
    past = folder / PAST_FOLDER
    past.mkdir()
    (past / "match-1.json").write_bytes(data)
    care = look_after(folder)
    assert care.is_sound
    if not care.taken_in:
        assert (past / "match-1.json").read_bytes() == data


def read_log(data: bytes, folder: Path) -> None:
    """Write on in a damaged log and report it."""
    folders = Folders(folder, folder, folder)
    (folder / LOG_FILE).write_bytes(data)
    parts = collect_parts(folders, {"Buck Euchre": "0"})
    for part in parts:
        part.text.encode("utf-8", "backslashreplace")
    log = LogFile(folder)
    log.open()
    log.close()


def read_next_deal(data: bytes, folder: Path) -> None:
    """Go on with a match whose prepared deal and seals make no sense."""
    del folder
    try:
        value: object = json.loads(data)
    except (ValueError, RecursionError):
        value = data.decode("latin-1")
    text = json.loads(write_record(played(begun_match(9, 4))))
    text["next_deal"] = value
    for deal in text["deals"]:
        deal["salt"] = value
    text["deal_code"] = value
    try:
        saved = read_record(json.dumps(text))
    except RecordError:
        return
    nowhere = MatchFile(Path("/nonexistent/folder"))
    desk = MatchDesk(Tools(PromptThinking(), Chance("f"), nowhere, Troubles()), SessionSettings())
    session = desk.begin(saved)
    session.start()
    assert isinstance(session.fingerprint, str)
    assert isinstance(session.deal_code, str)
    session.stop()


def next_deal_text() -> bytes:
    """Return a prepared deal."""
    return json.dumps(Chance("x").prepare_deal(2, 4).to_json()).encode()


def is_there(data: bytes, folder: Path) -> bool:
    """Return whether some file of the folder still has these bytes."""
    return any(each.is_file() and each.read_bytes() == data for each in folder.iterdir())


def readers() -> Iterator[Reader]:
    """Yield every kind of file."""
    yield Reader("record", record_text(), read_a_record, 6)
    yield Reader("running match", record_text(), read_kept_match, 4)
    yield Reader(PREFERENCES_FILE, preferences_text(), read_preferences, 4)
    yield Reader(PRACTICE_FILE, practice_text(), read_practice, 2)
    yield Reader(HISTORY_FILE, database_bytes(), read_database, 3)
    yield Reader("past match", record_text(), read_past_matches, 1)
    yield Reader(LOG_FILE, b"2026-11-30 12:00:00 INFO x: y\n" * 50, read_log, 1)
    yield Reader("next deal", next_deal_text(), read_next_deal, 1)


@contextmanager
def empty_folder(beside: Path) -> Iterator[Path]:
    """Give a fresh folder, and take it away again."""
    folder = Path(tempfile.mkdtemp(dir=beside))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


WORTH: Final = 22
"""What the costs of all readers add up to."""
