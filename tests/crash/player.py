# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m tests.crash.player FOLDER SEED` plays by itself until it is killed.

Each line on the standard output says what a person would have seen as done by then: the match's
id, how many actions of it, and whether it was over.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Ask, Session, SessionSettings, SessionState
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.sessions import PromptThinking

_TAKE_BACK_ONE_IN = 40
_GIVE_UP_ONE_IN = 400


class Player:
    """Answers every question by chance, gives matches up now and then, begins the next."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.chance = Chance(seed)
        troubles = Troubles()
        troubles.told.connect(self.complain)
        self.keeper = HistoryKeeper(folder, troubles)
        tools = Tools(PromptThinking(), Chance(seed), MatchFile(folder), troubles, self.keeper)
        self.desk = MatchDesk(tools, SessionSettings(waits_between_deals=False))
        self.session: Session | None = None

    def begin(self) -> None:
        kept = self.desk.load_kept()
        self.keeper.look_after()
        if kept is None or kept.match.is_over:
            self.new_match()
        else:
            self.show(self.desk.begin(kept))

    def new_match(self) -> None:
        options: dict[str, int | bool] = {"start": 12, "lone_maker_wins": False}
        self.show(self.desk.new_match("buck", options, ("", "", "", "")))

    def show(self, session: Session) -> None:
        if self.session is not None:
            self.session.stop()
            self.session.disconnect(session)
        self.session = session
        session.stepped.connect(self.tell)
        session.state_changed.connect(lambda: QTimer.singleShot(0, self.go_on))
        session.start()

    def tell(self) -> None:
        assert self.session is not None
        match = self.session.match
        actions = sum(len(deal.actions) for deal in match.deals)
        line = f"{match_uuid(self.session.saved)} {actions} {int(match.is_over)}\n"
        sys.stdout.write(line)
        sys.stdout.flush()

    def go_on(self) -> None:
        session = self.session
        if session is None:
            return
        if session.state is SessionState.PRESENTING:
            session.presented()
        elif session.state is SessionState.OVER:
            self.new_match()
        elif session.question is not None:
            self.answer(session)

    def answer(self, session: Session) -> None:
        question = session.question
        if question is None:
            return
        if question.ask is Ask.CUT:
            session.cut(None)
        elif self.chance.number(_GIVE_UP_ONE_IN) == 0:
            self.new_match()
        elif self.chance.number(_TAKE_BACK_ONE_IN) == 0 and session.can_undo:
            sys.stdout.write("back\n")
            sys.stdout.flush()
            session.undo()
        else:
            session.submit(question.legal[self.chance.number(len(question.legal))])

    def complain(self, text: str) -> None:
        sys.stdout.write(f"trouble {text}\n")
        sys.stdout.flush()


def main() -> None:
    application = QCoreApplication([])
    player = Player(Path(sys.argv[1]), sys.argv[2])
    QTimer.singleShot(0, player.begin)
    application.exec()


if __name__ == "__main__":
    main()
