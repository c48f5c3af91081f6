# SPDX-License-Identifier: GPL-3.0-or-later
"""The composition root of the game: builds the objects and passes them to each other."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from pathlib import Path

from PySide6.QtCore import QLocale, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from buck_euchre_qt import __version__
from buck_euchre_qt.assets import register_resources
from buck_euchre_qt.i18n.language import LanguageSwitch, language_of, system_language
from buck_euchre_qt.i18n.problems import (
    lost_preferences_text,
    mute_copy_text,
    storage_fault_text,
    unkept_match_text,
)
from buck_euchre_qt.memory import give_freed_memory_back
from buck_euchre_qt.players.worker import Thinker
from buck_euchre_qt.session.chance import Chance
from buck_euchre_qt.session.session import SessionSettings
from buck_euchre_qt.storage.files import StorageError, remove_half_written
from buck_euchre_qt.storage.log_file import LogFile
from buck_euchre_qt.storage.paths import Folders, find_folders
from buck_euchre_qt.storage.preferences import Condition, Loaded, PreferencesFile
from buck_euchre_qt.storage.saves import MatchFile
from buck_euchre_qt.windows.desk import MatchDesk, Tools
from buck_euchre_qt.windows.history_keeper import HistoryKeeper
from buck_euchre_qt.windows.main_window import MainWindow
from buck_euchre_qt.windows.one_copy import OneCopy, Standing
from buck_euchre_qt.windows.opened_files import Application
from buck_euchre_qt.windows.preferences_keeper import PreferencesKeeper
from buck_euchre_qt.windows.problem_catcher import ProblemCatcher

_log = logging.getLogger(__name__)
_BEGIN_DELAY_MS = 20
_THINKER_DELAY_MS = 150
_LISTEN_DELAY_MS = 200
_HISTORY_DELAY_MS = 250
_SOUND_DELAY_MS = 700
_CARE_DELAY_MS = 3000


def make_application() -> tuple[Application, LanguageSwitch]:
    """Return the Qt application with its pictures loaded, and what switches its language."""
    application = Application(sys.argv[:1])
    application.setApplicationName("buck-euchre")
    application.setApplicationDisplayName("Buck Euchre")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("buck-euchre")
    register_resources()
    application.setWindowIcon(QIcon(":/icons/buck-euchre.svg"))
    return application, LanguageSwitch(application)


def play(record: Path | None) -> int:
    """Open the game, with a record file where one is given, and return the exit code."""
    application, switch = make_application()
    folders, fault = _folders()
    copies = OneCopy(folders.data)
    standing = copies.announce(record)
    if standing is Standing.OTHER_OPENED:
        print("buck-euchre: it runs already; its window has been opened.", file=sys.stderr)
        return 0
    preferences_file = PreferencesFile(folders.config)
    found = preferences_file.load()
    chosen = language_of(found.preferences.language)
    # Before anything is told.
    switch.use(chosen or system_language(os.environ, QLocale.system().uiLanguages()))
    if standing is Standing.OTHER_MUTE:
        QMessageBox.warning(None, "Buck Euchre", mute_copy_text())
        return 1
    log_file = LogFile(folders.log)
    log_file.open()
    _log.info("Buck Euchre %s begins", __version__)
    settings = SessionSettings(has_automatic_cut=found.preferences.automatic_cut)
    thinker = Thinker()
    keeper = HistoryKeeper(folders.data, _HISTORY_DELAY_MS)
    preferences_keeper = PreferencesKeeper(preferences_file, found.preferences)
    desk = MatchDesk(Tools(thinker, Chance(), MatchFile(folders.data), keeper), settings)
    window = MainWindow(desk, settings, found.preferences, switch.language)
    window.language_chosen.connect(switch.use)
    window.preferences_changed.connect(preferences_keeper.keep)
    window.report_wanted.connect(lambda: _show_report(window, folders, ""))
    for kept in (keeper, preferences_keeper):
        kept.trouble.connect(window.show_trouble)
        kept.relief.connect(window.show_relief)
    copies.wanted.connect(lambda given: _come_forward(window, given))
    catcher = ProblemCatcher(window, lambda fault: _show_report(window, folders, fault))
    catcher.gone_on.connect(window.screen_of_play.show_anew)
    catcher.install()
    window.show()
    # Nobody has to think at once, and the table comes sooner.
    QTimer.singleShot(_THINKER_DELAY_MS, window, thinker.start)
    QTimer.singleShot(_THINKER_DELAY_MS, window, _tidy_memory_from_now_on)
    QTimer.singleShot(_SOUND_DELAY_MS, window, window.load_sounds)
    QTimer.singleShot(_LISTEN_DELAY_MS, copies, copies.listen)

    # Whatever has to be told or offered waits until there is a table to lay it on.
    QTimer.singleShot(
        _BEGIN_DELAY_MS, window, lambda: _begin(application, window, found, fault, record)
    )
    QTimer.singleShot(_CARE_DELAY_MS, window, keeper.look_after)
    QTimer.singleShot(_CARE_DELAY_MS, window, lambda: _sweep(folders))
    _end_on_signals(application, window)
    try:
        return application.exec()
    finally:
        preferences_keeper.flush()
        thinker.stop()
        keeper.close()
        catcher.uninstall()
        _log.info("Buck Euchre ends")
        log_file.close()
        # Last of all: the next copy begins when nothing is written any more.
        copies.close()


def _tidy_memory_from_now_on() -> None:
    give_freed_memory_back()
    # What has been made up to here stays for as long as the program runs.
    gc.freeze()
    gc.enable()


def _sweep(folders: Folders) -> None:
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
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _begin(
    application: Application,
    window: MainWindow,
    found: Loaded,
    fault: StorageError | None,
    record: Path | None,
) -> None:
    window.offer_start()
    if fault is not None:
        # Without a folder the preferences are missing, too: told once is enough.
        window.show_trouble(unkept_match_text(fault.path, storage_fault_text(fault.why)))
    elif found.condition in (Condition.LOST, Condition.FROM_BACKUP, Condition.PARTLY_WRONG):
        window.show_trouble(lost_preferences_text(found.kept))
    if record is not None:
        window.open_record(record)
    application.open_files_with(window.open_record)


def _folders() -> tuple[Folders, StorageError | None]:
    try:
        return find_folders(), None
    except StorageError as error:
        # Playable all the same: writing fails, since nothing can ever lie below a device.
        nowhere = Path(os.devnull) / "nowhere"
        return Folders(nowhere, nowhere, nowhere), error


def _end_on_signals(application: QApplication, window: MainWindow) -> None:
    """Close the window when the system asks the program to end."""
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
    application.aboutToQuit.connect(let_go)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
