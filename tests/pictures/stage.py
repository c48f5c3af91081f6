# SPDX-License-Identifier: GPL-3.0-or-later
"""A main window with a match at a moment, and the other windows of the program."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTabWidget, QWidget

from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import SessionSettings
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.result_panel import ResultButton, ResultLook
from tests.helpers.sessions import PromptThinking
from tests.pictures.moments import saved_at

SHARED = "shared"
_PATIENCE_MS = 10_000


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
        self._folder = tempfile.TemporaryDirectory()
        settings = SessionSettings(has_automatic_cut=True)
        thinking = PromptThinking()
        thinking.is_mute = True
        match_file = MatchFile(Path(self._folder.name))
        self.desk = MatchDesk(Tools(thinking, Chance("pictures"), match_file), settings)
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
        look = ResultLook(screen._people)
        buttons = [ResultButton(each.text(), each.click) for each in screen.result.buttons]
        screen.result.show_result(session.match.game, shared, screen._names, buttons, look)

    def _wait_for_pictures(self) -> None:
        view = self.window.screen_of_play.view
        patience = QDeadlineTimer(_PATIENCE_MS)
        while view._render_later.isActive() or view.is_busy:
            assert not patience.hasExpired(), "the table does not settle"
            QTest.qWait(2)

    def windows(self) -> Iterator[tuple[str, QWidget]]:
        """Give every other window, open, with its name."""
        self.window.offer_start()
        QTest.qWait(1)
        yield "start", self.window
        for name, action in (
            ("new-match", self.window.menus.new),
            ("preferences", self.window.menus.prefer),
            ("keyboard", self.window.menus.keys),
            ("about", self.window.menus.about),
        ):
            action.trigger()
            QTest.qWait(2)
            dialogs = [each for each in self.window.findChildren(QDialog) if each.isVisible()]
            for dialog in dialogs:
                tabs = dialog.findChild(QTabWidget)
                if tabs is None:
                    yield name, dialog
                else:
                    for page in range(tabs.count()):
                        tabs.setCurrentIndex(page)
                        QTest.qWait(2)
                        yield f"{name}-{page}", dialog
                dialog.close()
                QTest.qWait(2)
        self.window.menus.rules.trigger()
        QTest.qWait(30)
        assert self.window._rule_book is not None
        yield "rules", self.window._rule_book

    def close(self) -> None:
        """Take everything away."""
        self.window.close()
        self.window.deleteLater()
        QTest.qWait(1)
        self._folder.cleanup()
