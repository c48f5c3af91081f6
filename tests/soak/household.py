# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole program in one process, without the person: window, desk, history, and a watch on all."""

from __future__ import annotations

import gc
import os
import random
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.learning.practice_file import PracticeFile
from buck_euchre_qt.memory import give_freed_memory_back
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import Session, SessionSettings
from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.preferences_keeper import PreferencesKeeper
from buck_euchre_qt.windows.troubles import Troubles
from tests.helpers.sessions import PromptThinking

_HARMLESS = (
    "This plugin does not support",
    # Qt's own clock for animations, when the last one is deleted with its window; nothing is lost.
    "QUnifiedTimer::stopAnimationDriver",
)


class ForgetfulThinking(PromptThinking):
    """Keeps nothing of what it was asked: that would look like a leak."""

    def ask(self, observation: Observation, level: str, seed: str) -> int:
        self.asked.clear()
        return super().ask(observation, level, seed)


class Household:
    """The program on a folder; `faults` are errors, warnings of Qt, and repairs of the table."""

    def __init__(self, folder: Path, seed: str, application: QApplication) -> None:
        self.application = application
        self.faults: list[str] = []
        self.rng = random.Random(seed)
        register_resources()
        give_freed_memory_back()
        self.switch = LanguageSwitch(application)
        self.switch.use(Language.ENGLISH)
        self.folder = folder
        self.troubles = Troubles()
        self.keeper = HistoryKeeper(folder, self.troubles)
        self.settings = SessionSettings()
        tools = Tools(
            ForgetfulThinking(),
            Chance(seed),
            MatchFile(folder),
            self.troubles,
            self.keeper,
            PracticeFile(folder),
        )
        self.desk = MatchDesk(tools, self.settings)
        chosen = Preferences(pace="instant", automatic_cut=True)
        self.preferences_file = PreferencesFile(folder)
        self._preferences_keeper = PreferencesKeeper(self.preferences_file, self.troubles, chosen)
        self.window = MainWindow(chosen, Language.ENGLISH)
        self.window.furnish(self.desk, self.settings)
        self.window.language_chosen.connect(self.switch.use)
        self.window.preferences.changed.connect(self._preferences_keeper.keep)
        self._hook = sys.excepthook
        sys.excepthook = self._on_error
        self._handler = qInstallMessageHandler(self._on_message)
        self.window.show()
        self.window.offer_start()

    @property
    def session(self) -> Session | None:
        """The session on the table."""
        return self.window.screen_of_play.session

    def new_match(self, game: str, options: Mapping[str, int | bool]) -> Session:
        """Put a new match on the table."""
        session = self.desk.new_match(game, options, ("", "", "", ""))
        self.window.show_session(session)
        return self.hurry(session)

    def hurry(self, session: Session) -> Session:
        """Let the computer players be asked without a pause."""
        session.thought.hurry()
        return session

    def note_repairs(self) -> None:
        """Count it as a fault when the table had to be put right after an animation."""
        repairs = self.window.screen_of_play.view.repairs
        if repairs:
            self.faults.append(f"the table was put right {repairs} times")

    def close(self) -> None:
        """End the program."""
        self.window.close()
        self._preferences_keeper.flush()
        self.keeper.close()
        self.window.deleteLater()
        self.switch.forget()
        settle(self.application)
        sys.excepthook = self._hook
        qInstallMessageHandler(self._handler)

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, trace)))

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(_HARMLESS):
            where = "".join(traceback.format_stack(limit=6)[:-1])
            self.faults.append(f"Qt: {text}\n{where}")


def settle(application: QApplication) -> None:
    """Let everything happen that is due, deletions as well."""
    for _ in range(3):
        application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def fast_folder() -> str | None:
    """Return a folder in memory where the system has one: waiting for the disk proves nothing."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def memory_mb() -> float:
    """Return the memory that the process holds now, 0 where that cannot be known."""
    gc.collect()
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def application() -> QApplication:
    """Return the application, which there is only one of."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    return QApplication([])
