# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk with a history, whose matches play by themselves."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.history_search import Search, search
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.hearing import Hearing
from tests.helpers.sessions import PromptThinking

OPTIONS: dict[str, int | bool] = {"start": 99, "lone_maker_wins": False}
NAMES = ("", "", "", "")


class Desk:
    """A desk with a history in one folder, and what it said."""

    def __init__(self, folder: Path) -> None:
        self.troubles = Troubles()
        self.hearing = Hearing(self.troubles)
        self.keeper = HistoryKeeper(folder, self.troubles)
        self.match_file = MatchFile(folder)
        settings = SessionSettings(has_automatic_cut=True, waits_between_deals=False)
        chance = Chance("desk")
        tools = Tools(PromptThinking(), chance, self.match_file, self.troubles, self.keeper)
        self.desk = MatchDesk(tools, settings)
        self.sessions: list[Session] = []

    @property
    def told(self) -> list[str]:
        return self.hearing.told

    @property
    def relieved(self) -> list[str]:
        return self.hearing.relieved

    @property
    def lines(self) -> list[tuple[State, int]]:
        found = search(self.keeper.history, Search()).lines
        return [(line.state, line.deals) for line in found]

    def new_match(self, **options: int | bool) -> Session:
        return self.start(self.desk.new_match("buck", OPTIONS | options, NAMES))

    def start(self, session: Session) -> Session:
        for earlier in self.sessions:
            earlier.stop()
        self.sessions.append(session)
        session.start()
        return session

    def close(self) -> None:
        for session in self.sessions:
            session.stop()
        self.keeper.close()


def play(session: Session, deals: int = 1000) -> None:
    """Play on by the first legal action, until so many deals are over or the match is."""
    while session.state is not SessionState.OVER:
        if session.state is SessionState.PRESENTING:
            if session.match.finished_deals >= deals:
                return
            session.presented()
        elif session.question is not None and session.question.ask is Ask.ACT:
            session.submit(session.question.legal[0])
        else:
            QTest.qWait(1)
