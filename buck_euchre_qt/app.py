# SPDX-License-Identifier: GPL-3.0-or-later
"""The composition root of the game: builds the objects and passes them to each other."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLocale, Qt, QTimer

from buck_euchre_qt import __version__
from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.i18n.language import LanguageSwitch, language_of, system_language
from buck_euchre_qt.storage.files import StorageError
from buck_euchre_qt.storage.paths import Folders, find_folders
from buck_euchre_qt.storage.preferences import (
    Condition,
    LoadedPreferences,
    Preferences,
    PreferencesFile,
)
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.one_copy import CopyStanding, OneCopy
from buck_euchre_qt.windows.opened_files import Application
from buck_euchre_qt.windows.opening import open_dialog
from buck_euchre_qt.windows.theme import the_application

if TYPE_CHECKING:
    from collections.abc import Callable

    from buck_euchre_qt.windows.troubles import Troubles

_log = logging.getLogger(__name__)
_LATEST_BEGIN_MS = 400
"""A window that nobody gets to see, such as a minimized one, is furnished all the same."""
_THINKER_DELAY_MS = 100
_LISTEN_DELAY_MS = 150
_HISTORY_DELAY_MS = 200
_SOUND_DELAY_MS = 600
_CARE_DELAY_MS = 3000


def make_application() -> tuple[Application, LanguageSwitch]:
    """Return the Qt application with its pictures loaded, and what switches its language."""
    application = Application(sys.argv[:1])
    application.setApplicationName("buck-euchre")
    application.setApplicationDisplayName("Buck Euchre")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("buck-euchre")
    register_resources()
    return application, LanguageSwitch(application)


def show_icon() -> None:
    """Give the windows their icon, which is drawn for several sizes and takes its time."""
    from PySide6.QtGui import QIcon

    the_application().setWindowIcon(QIcon(":/icons/buck-euchre.svg"))


def play(record: Path | None) -> int:
    """Open the game, with a record file where one is given, and return the exit code."""
    application, switch = make_application()
    folders, fault = usable_folders()
    copies = OneCopy(folders.data)
    standing = copies.announce(record)
    if standing is CopyStanding.OTHER_OPENED:
        print("buck-euchre: it runs already; its window has been opened.", file=sys.stderr)
        return 0
    preferences_file = PreferencesFile(folders.config)
    found = preferences_file.load()
    chosen = language_of(found.preferences.language)
    # Before anything is told.
    switch.use(chosen or system_language(os.environ, QLocale.system().uiLanguages()))
    if standing is CopyStanding.OTHER_MUTE:
        _tell_mute_copy()
        return 1
    window = MainWindow(found.preferences, switch.language)
    window.language_chosen.connect(switch.use)
    window.show()
    with contextlib.ExitStack() as at_end:
        # Last of all: the next copy begins when nothing is written any more.
        at_end.callback(copies.close)
        keepers = _Keepers(folders, preferences_file, copies, at_end)
        beginning = _Beginning(window, keepers, found.preferences)
        # Whatever has to be told or offered waits until there is a table to lay it on.
        beginning.wait(lambda troubles: _begin(application, window, troubles, found, fault, record))
        return application.exec()


class _Keepers(NamedTuple):
    """What there is before the window; `at_end` is done, last first, when the program ends."""

    folders: Folders
    preferences_file: PreferencesFile
    copies: OneCopy
    at_end: contextlib.ExitStack


class _Beginning:
    """All that comes after the empty table: what it takes to play, and to keep what is played."""

    def __init__(self, window: MainWindow, keepers: _Keepers, preferences: Preferences) -> None:
        self._window = window
        self._keepers = keepers
        self._preferences = preferences
        self._has_begun = False

    def wait(self, then: Callable[[Troubles], None]) -> None:
        """Begin, and do something then, as soon as the empty table has been shown."""

        def begin() -> None:
            if not self._has_begun:
                self._has_begun = True
                then(self._begin())

        self._window.empty_shown.connect(begin)
        QTimer.singleShot(_LATEST_BEGIN_MS, self._window, begin)

    def _begin(self) -> Troubles:
        # Imported here, all of it, and nowhere above: the empty table comes sooner.
        from buck_euchre_qt.learning.practice_file import PracticeFile
        from buck_euchre_qt.players.worker import Thinker
        from buck_euchre_qt.session.chance import Chance
        from buck_euchre_qt.session.session import SessionSettings
        from buck_euchre_qt.storage.log_file import LogFile
        from buck_euchre_qt.storage.saves import MatchFile
        from buck_euchre_qt.windows.desk import MatchDesk, Tools
        from buck_euchre_qt.windows.history_keeper import HistoryKeeper
        from buck_euchre_qt.windows.preferences_keeper import PreferencesKeeper
        from buck_euchre_qt.windows.problem_catcher import ProblemCatcher
        from buck_euchre_qt.windows.troubles import Troubles

        window, preferences = self._window, self._preferences
        folders, preferences_file, copies, at_end = self._keepers
        show_icon()
        log_file = LogFile(folders.log)
        log_file.open()
        at_end.callback(log_file.close)
        _log.info("Buck Euchre %s begins", __version__)
        at_end.callback(_log.info, "Buck Euchre ends")
        catcher = ProblemCatcher(window, lambda fault: _show_report(window, folders, fault))
        catcher.install()
        at_end.callback(catcher.uninstall)
        troubles = Troubles()
        keeper = HistoryKeeper(folders.data, troubles, _HISTORY_DELAY_MS)
        at_end.callback(keeper.close)
        thinker = Thinker()
        at_end.callback(thinker.stop)
        preferences_keeper = PreferencesKeeper(preferences_file, troubles, preferences)
        at_end.callback(preferences_keeper.flush)
        settings = SessionSettings(has_automatic_cut=preferences.automatic_cut)
        practice_file = PracticeFile(folders.data)
        match_file = MatchFile(folders.data)
        tools = Tools(thinker, Chance(), match_file, troubles, keeper, practice_file)
        desk = MatchDesk(tools, settings)
        window.furnish(desk, settings)
        # Before it there is nothing to lose, and the system's own way of ending will do.
        _end_on_signals(window)
        catcher.gone_on.connect(window.screen_of_play.show_anew)
        window.preferences.changed.connect(preferences_keeper.keep)
        window.report_wanted.connect(lambda: _show_report(window, folders, ""))
        copies.wanted.connect(lambda given: _come_forward(window, given))
        # Nobody has to think at once, and the offer to begin comes sooner.
        QTimer.singleShot(_THINKER_DELAY_MS, window, thinker.start)
        QTimer.singleShot(_THINKER_DELAY_MS, window, _tidy_memory_from_now_on)
        QTimer.singleShot(_LISTEN_DELAY_MS, copies, copies.listen)
        QTimer.singleShot(_SOUND_DELAY_MS, window, window.load_sounds)
        QTimer.singleShot(_SOUND_DELAY_MS, window, window.practice.count_due)
        QTimer.singleShot(_CARE_DELAY_MS, window, keeper.look_after)
        QTimer.singleShot(_CARE_DELAY_MS, window, lambda: _sweep(folders))
        return troubles


def _tell_mute_copy() -> None:
    from PySide6.QtWidgets import QMessageBox

    from buck_euchre_qt.i18n.problems import mute_copy_text

    QMessageBox.warning(None, "Buck Euchre", mute_copy_text())


def _tidy_memory_from_now_on() -> None:
    from buck_euchre_qt.memory import give_freed_memory_back

    give_freed_memory_back()
    # What has been made up to here stays for as long as the program runs.
    gc.freeze()
    gc.enable()


def _sweep(folders: Folders) -> None:
    from buck_euchre_qt.storage.files import remove_half_written

    for folder in {folders.data, folders.config}:
        remove_half_written(folder)


def _come_forward(window: MainWindow, given: str) -> None:
    """Open the window because the program was started once more."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    if given:
        window.open_record(Path(given))


def _show_report(window: MainWindow, folders: Folders, fault: str) -> None:
    # Imported when they are wanted: the table comes sooner.
    from buck_euchre_qt.storage.problem_report import collect_parts
    from buck_euchre_qt.windows.problem_report import ProblemReportDialog, version_facts

    dialog = ProblemReportDialog(collect_parts(folders, version_facts(), fault), window)
    open_dialog(dialog)


def _begin(
    application: Application,
    window: MainWindow,
    troubles: Troubles,
    found: LoadedPreferences,
    fault: StorageError | None,
    record: Path | None,
) -> None:
    from buck_euchre_qt.i18n.problems import lost_preferences_text
    from buck_euchre_qt.windows.troubles import Kept

    window.offer_start()
    if fault is not None:
        troubles.cannot_keep(Kept.MATCH, fault)
    elif found.condition in (Condition.LOST, Condition.FROM_BACKUP, Condition.PARTLY_WRONG):
        troubles.tell(lost_preferences_text(found.kept))
    if record is not None:
        window.open_record(record)
    application.open_files_with(window.open_record)


def usable_folders() -> tuple[Folders, StorageError | None]:
    """Return the folders to use, and what keeps files out of them where something does."""
    try:
        return find_folders(), None
    except StorageError as error:
        # Playable all the same: writing fails, since nothing can ever lie below a device.
        nowhere = Path(os.devnull) / "nowhere"
        return Folders(nowhere, nowhere, nowhere), error


def _end_on_signals(window: MainWindow) -> None:
    """Close the window when the system asks the program to end."""
    import signal
    import socket

    from PySide6.QtCore import QSocketNotifier

    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, window)
    # Python runs signal handlers only between its own instructions: the socket wakes Qt.
    signal.set_wakeup_fd(theirs.fileno())

    def close_window() -> None:
        with contextlib.suppress(OSError):
            ours.recv(1)
        window.close()

    def let_go() -> None:
        # Holds both ends till now: a socket that is collected counts as a signal.
        signal.set_wakeup_fd(-1)
        ours.close()
        theirs.close()

    notifier.activated.connect(close_window)
    the_application().aboutToQuit.connect(let_go)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
