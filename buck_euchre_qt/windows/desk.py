# SPDX-License-Identifier: GPL-3.0-or-later
"""Where matches come from and go to: new ones, the kept one, and record files."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from buck_euchre_qt import __version__
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import (
    PlayerInfo,
    PlayerKind,
    SavedMatch,
    read_record,
    write_record,
)
from buck_euchre_qt.engine.record_errors import LaterVersionError, RecordError
from buck_euchre_qt.engine.record_text import Json
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.problems import (
    damaged_match_text,
    later_match_text,
    record_fault_text,
    storage_fault_text,
    unkept_match_text,
)
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.players.opponents import PERSON_KEY, USUAL_OPPONENTS, Opponents
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.chance import Chance, seed_of_code
from buck_euchre_qt.session.session import Session, SessionSettings, Thinking
from buck_euchre_qt.session.sharing import SharedThinking
from buck_euchre_qt.storage.files import StorageError, read_text, write_text
from buck_euchre_qt.storage.history import Origin, State
from buck_euchre_qt.storage.match_facts import (
    BOT_SEED_KEY,
    CODE_KEY,
    CODED_KEY,
    CREATED_KEY,
    ID_KEY,
    match_uuid,
    new_uuid,
)
from buck_euchre_qt.storage.preferences import Names
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.practice_desk import PracticeDesk
from buck_euchre_qt.windows.troubles import Kept, Troubles

DEFAULT_NAMES: Final = ("", *(opponent.person.name for opponent in USUAL_OPPONENTS))
"""The first is the person, who is simply called "You" without a name."""


@dataclass(frozen=True, slots=True)
class Tools:
    """What the composition root lends: the thinking process, chance and what keeps things.

    `troubles` are those that `keeper` tells of, too.
    """

    thinking: Thinking
    chance: Chance
    match_file: MatchFile
    troubles: Troubles
    keeper: HistoryKeeper | None = None
    practice_file: PracticeFile | None = None


@dataclass(frozen=True, slots=True)
class _InTheWay:
    """A file in the place of the running match that could not be moved so far."""

    move: Callable[[], Path]
    text: Callable[[Path], str] | None = None
    """What is said once it was moved; nothing where it is well among the past matches."""


class MatchDesk(QObject):
    """Makes sessions, keeps the running match on disk, opens and writes record files.

    A match that cannot be kept is played on; a file that cannot be read is put aside and never
    overwritten.
    """

    def __init__(self, tools: Tools, settings: SessionSettings) -> None:
        super().__init__()
        self._tools = tools
        shared = SharedThinking(tools.thinking)
        # The match comes first: who is made first is served first.
        self._thinking = shared.front()
        self.thinking_elsewhere = shared.front()
        """The same computer players for matches that are not kept."""
        self.adviser = Adviser(shared.front())
        self.practice: PracticeDesk | None = None
        if tools.practice_file is not None:
            practising, spare = shared.front(), shared.front()
            self.practice = PracticeDesk(practising, spare, tools.practice_file, tools.troubles)
        self.troubles: Final = tools.troubles
        self.troubles.again.connect(self._keep_again)
        self._settings = settings
        self._in_the_way: _InTheWay | None = None
        self._noted = -1
        self._origin = Origin.PLAYED
        self.session: Session | None = None

    @property
    def keeper(self) -> HistoryKeeper | None:
        """What keeps the history, None without one."""
        return self._tools.keeper

    def load_kept(self) -> SavedMatch | None:
        """Return the kept match, None when there is none that can go on; opens the history."""
        saved = self._load_kept()
        if self.keeper is not None:
            self.keeper.open(saved)
        return saved

    def _load_kept(self) -> SavedMatch | None:
        match_file = self._tools.match_file
        try:
            text = match_file.load()
            return None if text is None else read_record(text)
        except LaterVersionError as error:
            self._keep_for_later_version(record_fault_text(error))
        except RecordError as error:
            self._put_damaged_aside(record_fault_text(error))
        except StorageError as error:
            self._put_unread_aside(error)
        return None

    def new_match(
        self,
        game_id: str,
        options: Mapping[str, int | bool],
        names: Names,
        deal_code: str | None = None,
        opponents: Opponents = USUAL_OPPONENTS,
    ) -> Session:
        """Return a session of a new match; the one kept so far goes to the past matches.

        `names` stand before those of the opponents where they are not empty.
        `deal_code` repeats the deals of another match.
        """
        self._put_away()
        match = Match(make_game(game_id, options))
        players = seat_opponents(names, opponents)[: match.game.info.seats]
        created = datetime.now(UTC).isoformat(timespec="seconds")
        extras: dict[str, Json] = {
            ID_KEY: new_uuid(),
            CREATED_KEY: created,
            "program": __version__,
            CODE_KEY: deal_code or self._tools.chance.code(),
        }
        if deal_code is not None:
            extras |= {CODED_KEY: True, BOT_SEED_KEY: seed_of_code(deal_code)}
        return self.begin(SavedMatch(match, players, extras))

    def begin(self, saved: SavedMatch, origin: Origin = Origin.PLAYED) -> Session:
        """Return a session that goes on with a match; the history knows where it comes from."""
        self._noted = -1
        self._origin = origin
        tools = self._tools
        self.session = Session(saved, self._thinking, tools.chance, self._settings, self._keep)
        if self.practice is not None:
            self.practice.finder.follow(self.session)
        return self.session

    def open_record(self, path: Path) -> SavedMatch | None:
        """Return the match of a record file, or None after saying what is wrong with it."""
        try:
            text = read_text(path)
            if text is not None:
                return read_record(text)
            why = ""
        except RecordError as error:
            why = record_fault_text(error)
        except StorageError as error:
            why = storage_fault_text(error.why)
        self.troubles.tell(damaged_match_text(path, why, None))
        return None

    def take_over(self, saved: SavedMatch) -> Session:
        """Return a session of an opened record; the match kept so far goes to the past ones.

        It counts as one's own only where the history knows it as played here, or where all of
        it is still to be played.
        """
        self._put_away()
        keeper = self.keeper
        is_own = keeper is None or not saved.match.deals or keeper.has_played(saved)
        return self.begin(saved, Origin.PLAYED if is_own else Origin.IMPORTED)

    def save_as(self, path: Path) -> bool:
        """Write the match on the table to a file; False after saying what is wrong."""
        if self.session is None:
            return False
        try:
            write_text(path, write_record(self.session.saved))
        except StorageError as error:
            self.troubles.tell(unkept_match_text(error.path, storage_fault_text(error.why)))
            return False
        return True

    def _keep(self, saved: SavedMatch) -> None:
        # Where it cannot be written, the next action tries again.
        with self.troubles.watching(Kept.MATCH):
            self._make_way()
            self._tools.match_file.save(write_record(saved))
        self._note(saved)

    def _make_way(self) -> None:
        """Move away what could not be moved so far, and say where it is now.

        :raises StorageError: when it still cannot be moved.
        """
        if self._in_the_way is None:
            return
        # Somebody else may have taken it away.
        if self._tools.match_file.is_there:
            kept = self._in_the_way.move()
            if self._in_the_way.text is not None:
                self.troubles.tell(self._in_the_way.text(kept))
        self._in_the_way = None

    def _keep_again(self) -> None:
        if self.session is not None:
            self._keep(self.session.saved)

    def _note(self, saved: SavedMatch) -> None:
        """Keep the history up to date: at the start, after each deal, and whenever one goes back.

        The action in flight is in the match's own file already.
        """
        match = saved.match
        if self._tools.keeper is None:
            return
        if match.finished_deals != self._noted:
            self._noted = match.finished_deals
            self._tools.keeper.note(saved, State.RUNNING, self._origin)

    def _put_away(self) -> None:
        """Note the match so far as given up, then move its file to the past ones.

        In this order there is no moment without the match in its place.
        """
        match_file, session = self._tools.match_file, self.session
        if session is not None:
            self._note_given_up(session.saved)
        try:
            text = match_file.load() if self._in_the_way is None else None
        except StorageError as error:
            self._put_unread_aside(error)
            return
        if text is None:
            return
        if session is None:
            with contextlib.suppress(RecordError):
                self._note_given_up(read_record(text))
        else:
            self._bring_up_to_date(text, session.saved)
        self._move_away(_InTheWay(match_file.put_away))

    def _note_given_up(self, saved: SavedMatch) -> None:
        if self.keeper is not None:
            self.keeper.note(saved, State.ABANDONED, self._origin)

    def _bring_up_to_date(self, text: str, saved: SavedMatch) -> None:
        """Write once more what could not be written while it was played."""
        newest = write_record(saved)
        with contextlib.suppress(RecordError, StorageError):
            if text != newest and match_uuid(read_record(text)) == match_uuid(saved):
                self._tools.match_file.save(newest)

    def _keep_for_later_version(self, why: str) -> None:
        match_file = self._tools.match_file

        def text(kept: Path) -> str:
            return later_match_text(match_file.path, kept)

        kept = self._move_away(_InTheWay(match_file.keep_for_later_version, text))
        without = damaged_match_text(match_file.path, why, None)
        self.troubles.tell(without if kept is None else text(kept))

    def _put_damaged_aside(self, why: str) -> None:
        match_file = self._tools.match_file

        def text(kept: Path | None) -> str:
            return damaged_match_text(match_file.path, why, kept)

        self.troubles.tell(text(self._move_away(_InTheWay(match_file.set_aside, text))))

    def _put_unread_aside(self, error: StorageError) -> None:
        """Free the place of a match that could not be read.

        Where it cannot be moved either, it may be sound: it goes to the past ones then, as soon
        as it can be moved.
        """
        match_file = self._tools.match_file
        kept = self._move_away(_InTheWay(match_file.set_aside), _InTheWay(match_file.put_away))
        why = storage_fault_text(error.why)
        self.troubles.tell(damaged_match_text(match_file.path, why, kept))

    def _move_away(self, now: _InTheWay, later: _InTheWay | None = None) -> Path | None:
        """Free the match's place, and return where what lay there is now, None where it stays.

        It must not be written over then: no match is kept before it can be moved, in the same
        way if not as `later` says.
        """
        try:
            return now.move()
        except StorageError:
            self._in_the_way = later or now
            return None


def seat_opponents(names: Names, opponents: Opponents) -> tuple[PlayerInfo, ...]:
    """Return who sits where: a person at seat 0, who is simply called "You" without a name.

    The names of the other seats stand before those of the opponents where they are not empty.
    """
    others = (
        PlayerInfo(
            name or opponent.person.name,
            PlayerKind.BOT,
            opponent.level_text,
            {PERSON_KEY: opponent.person.id},
        )
        for name, opponent in zip(names[1:], opponents, strict=True)
    )
    return (PlayerInfo(names[0], PlayerKind.HUMAN), *others)


def names_of(saved: SavedMatch, onlooker: int) -> SeatNames:
    """Return the names of a match's players as the table shows them."""
    rows = saved.match.game.info.rows
    return SeatNames(tuple(player.name for player in saved.players), onlooker, rows)
