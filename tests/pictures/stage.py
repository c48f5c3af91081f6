# SPDX-License-Identifier: GPL-3.0-or-later
"""A main window with a match at a moment, on a folder of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.players.worker import ANALYST
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import SessionSettings
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows import fitting
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.result_panel import ResultButton, ResultLook
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.advisers import AnalysingThinking
from tests.helpers.qt import PATIENCE_MS
from tests.pictures.moments import saved_at

SHARED = "shared"


class OnlyAdvice(AnalysingThinking):
    """Answers the analyst's questions alone, so that a computer player never moves."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        generation = super().ask(observation, level, seed)
        if level != ANALYST:
            self.drop()
        return generation


class Stage:
    """One main window; computer players are never asked, so that a moment stays."""

    def __init__(
        self,
        switch: LanguageSwitch,
        language: Language,
        size: QSize,
        preferences: Preferences,
    ) -> None:
        switch.use(language)
        # A window is as large as a screen of this size lets it be.
        self._room_of_old = fitting.room_for

        def room_for(window: QWidget) -> QSize:
            assert window is not self.window
            return size

        fitting.room_for = room_for
        self._folder = tempfile.TemporaryDirectory()
        settings = SessionSettings(has_automatic_cut=True)
        folder = Path(self._folder.name)
        troubles = Troubles()
        self.keeper = HistoryKeeper(folder, troubles)
        tools = Tools(
            OnlyAdvice(),
            Chance("pictures"),
            MatchFile(folder),
            troubles,
            self.keeper,
            PracticeFile(folder),
        )
        self.desk = MatchDesk(tools, settings)
        self.desk.load_kept()
        self.window = MainWindow(preferences, language)
        self.window.furnish(self.desk, settings)
        self.window.language_chosen.connect(switch.use)
        self.window.resize(size)
        self.window.show()
        self._wait_for_pictures()

    def show(self, moment: str) -> None:
        """Put a match on the table as it is at a moment; "shared" is a result made up."""
        wanted = "result" if moment == SHARED else moment
        self.window.show_session(self.desk.begin(saved_at(wanted)))
        self._wait_for_pictures()
        for _ in range(3):
            QTest.qWait(1)
        # What moves has arrived.
        self.window.screen_of_play.view.finish()
        self._wait_for_pictures()
        if moment == SHARED:
            self._share()

    def _share(self) -> None:
        screen = self.window.screen_of_play
        session = screen.session
        assert session is not None
        state = session.match.state
        assert state is not None
        shared = state._replace(winners=(0, 2))
        look = ResultLook(screen.people)
        buttons = [ResultButton(each.text(), each.click) for each in screen.result.buttons]
        screen.result.show_result(session.match.game, shared, screen.names, buttons, look)

    def _wait_for_pictures(self) -> None:
        view = self.window.screen_of_play.view
        patience = QDeadlineTimer(PATIENCE_MS)
        while view.is_render_due or view.is_busy:
            assert not patience.hasExpired(), "the table does not settle"
            QTest.qWait(2)

    def close(self) -> None:
        """Take everything away."""
        fitting.room_for = self._room_of_old
        self.window.close()
        self.window.deleteLater()
        QTest.qWait(1)
        self.keeper.close()
        self._folder.cleanup()
