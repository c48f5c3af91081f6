# SPDX-License-Identifier: GPL-3.0-or-later
"""A demonstration: computer players play one match on the real table, and pictures are taken."""

from __future__ import annotations

import os
import sys
import traceback
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication

from buck_euchre_qt import __version__
from buck_euchre_qt.app import make_application, show_icon
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch, write_record
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.language import language_of, system_language
from buck_euchre_qt.players.opponents import read_opponents
from buck_euchre_qt.players.player import DEFAULT_LEVEL
from buck_euchre_qt.players.worker import Thinker, decide
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from buck_euchre_qt.storage.files import StorageError, ensure_folder, write_text
from buck_euchre_qt.windows.desk import names_of, seat_opponents
from buck_euchre_qt.windows.play_screen import PlayScreen
from buck_euchre_qt.windows.setting_texts import pace_of

_LOOK_MS: Final = {"instant": 0, "fast": 500, "normal": 1400}
"""How long the onlooker may look at a question before it is answered."""


@dataclass(frozen=True, slots=True)
class DemoWishes:
    """What was asked for on the command line."""

    game: str
    language: str | None
    seed: str | None
    speed: str
    pictures: Path | None
    record: Path | None
    size: tuple[int, int]
    level: str = DEFAULT_LEVEL


def demo(wishes: DemoWishes) -> int:
    """Play one match, write what was wished for, and return the exit code."""
    application, switch = make_application()
    show_icon()
    system = system_language(os.environ, QLocale.system().uiLanguages())
    switch.use(language_of(wishes.language) or system)
    thinker = Thinker()
    thinker.start()
    runner = Runner(wishes, thinker)
    # Without anybody to see it, a fault must end the demonstration, not halt it.
    sys.excepthook = runner.on_fault
    QTimer.singleShot(0, runner, runner.start)
    try:
        application.exec()
    finally:
        thinker.stop()
    return runner.exit_code


class Runner(QObject):
    """Answers for the onlooker's seat, so that the table looks as it does to a person."""

    def __init__(self, wishes: DemoWishes, thinker: Thinker) -> None:
        super().__init__()
        self._wishes = wishes
        self._has_failed = False
        self._has_ended = False
        self._taken: set[str] = set()
        chance = Chance(wishes.seed)
        match = Match(make_game(wishes.game))
        opponents = read_opponents((), (wishes.level,) * 3)
        others = seat_opponents(("", "", "", ""), opponents)[1 : match.game.info.seats]
        players = (PlayerInfo("", PlayerKind.BOT, wishes.level), *others)
        saved = SavedMatch(match, players, {"program": __version__})
        settings = SessionSettings(pause_scale=pace_of(wishes.speed).value)
        self._session = Session(
            saved, thinker, chance, settings, lambda _: None, people=frozenset({0})
        )
        self._screen = PlayScreen()
        self._screen.resize(*wishes.size)
        self._screen.set_pace(pace_of(wishes.speed))
        self._session.state_changed.connect(self._on_state_changed)

    @property
    def exit_code(self) -> int:
        """0 when the match came to its end and all that was wished for is written, else 1."""
        return 0 if self._has_ended and not self._has_failed else 1

    def start(self) -> None:
        """Open the window and begin."""
        self._screen.show()
        self._screen.show_session(self._session, names_of(self._session.saved, 0))

    def on_fault(
        self,
        kind: type[BaseException],
        fault: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Report an unexpected error and end."""
        traceback.print_exception(kind, fault, trace)
        self._has_failed = True
        QApplication.exit(1)

    def _on_state_changed(self) -> None:
        state = self._session.state
        if state is SessionState.PRESENTING:
            return
        # The screen shows the new state first; then there is something to look at.
        wait_ms = _LOOK_MS[self._wishes.speed] if state is SessionState.WAITING_HUMAN else 0
        QTimer.singleShot(wait_ms, self, self._look)

    def _look(self) -> None:
        session = self._session
        self._take_pictures()
        if self._has_failed:
            return
        if session.state is SessionState.OVER:
            self._end()
        elif session.question is not None:
            match session.question.ask:
                case Ask.CUT:
                    session.cut(None)
                case Ask.NEXT_DEAL:
                    session.next_deal()
                case Ask.ACT:
                    self._act(session.question.seat)

    def _act(self, seat: int) -> None:
        match = self._session.match
        seed = f"{self._wishes.seed}:{len(match.deals)}:{len(match.deals[-1].actions)}"
        self._session.submit(decide(match.observe(seat), self._wishes.level, seed).action)

    def _take_pictures(self) -> None:
        session = self._session
        seen = session.observe()
        if self._wishes.pictures is None or seen is None:
            return
        is_asked = session.question is not None and session.question.ask is Ask.ACT
        if session.state is SessionState.OVER:
            self._take("score", is_best=False)
            self._take("result", is_best=True)
        elif seen.phase.is_finished:
            self._take("score", is_best=True)
        elif seen.phase in (Phase.FIRST_CIRCUIT, Phase.SECOND_CIRCUIT):
            self._take("bidding", is_best=is_asked)
        elif seen.phase is Phase.STAY_OR_DROP:
            self._take("stay-or-drop", is_best=is_asked)
        elif seen.phase is Phase.PLAY and 2 * len(seen.trick.plays) >= seen.seats - len(seen.out):
            self._take("trick", is_best=is_asked)

    def _take(self, moment: str, *, is_best: bool) -> None:
        """Take a picture the first time, and once more where the onlooker is asked."""
        if moment in self._taken or self._wishes.pictures is None:
            return
        path = self._wishes.pictures / f"{moment}.png"
        if is_best or not path.exists():
            try:
                ensure_folder(path.parent)
            except StorageError as error:
                self._fail(str(error))
                return
            if not self._screen.grab().save(str(path)):
                self._fail(f"{path} cannot be written")
                return
        if is_best:
            self._taken.add(moment)

    def _fail(self, text: str) -> None:
        print(f"buck-euchre demo: {text}", file=sys.stderr)
        self._has_failed = True
        self.close()

    def _end(self) -> None:
        if self._wishes.record is not None:
            try:
                write_text(self._wishes.record, write_record(self._session.saved))
            except StorageError as error:
                self._fail(str(error))
                return
        self._has_ended = True
        self.close()

    def close(self) -> None:
        """End the match and close the window, whether or not the match is over."""
        self._screen.close_session()
        self._screen.close()
