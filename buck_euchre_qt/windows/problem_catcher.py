# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens when something unexpected does: one calm dialog, and never a silent end."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QMessageBox, QWidget

from buck_euchre_qt.windows.opening import open_dialog

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ProblemCatcher(QObject):
    """Logs unexpected errors and tells the first; while it is being told, others are only logged.

    `show_report` shows what a report would hold, given the traceback.
    """

    gone_on = Signal()
    """A problem has been told, and whatever it broke off is to be taken up again."""
    _happened = Signal(str)

    def __init__(self, window: QWidget, show_report: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window = window
        self._show_report = show_report
        self._box: QMessageBox | None = None
        # An error in another thread is told here, where the windows are.
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on whatever nobody else catches."""
        sys.excepthook = self.on_error
        threading.excepthook = self._on_thread_error
        qInstallMessageHandler(_log_qt_message)

    def uninstall(self) -> None:
        """Leave everything to Python and Qt again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def on_error(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Log an error that nobody has caught, and tell it."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("unexpected error", exc_info=(kind, error, trace))
        self._happened.emit("".join(traceback.format_exception(kind, error, trace)))

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        error = args.exc_value
        if error is not None:
            self.on_error(args.exc_type, error, args.exc_traceback)

    def _tell(self, fault: str) -> None:
        if self._box is not None:
            return
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("Buck Euchre")
        box.setText(translate("ProblemReport", "Something unexpected went wrong in the program."))
        box.setInformativeText(
            translate(
                "ProblemReport",
                "Your match is kept after every action, so nothing is lost. You can continue. "
                "If it happens again, please save a report and send it to us.",
            )
        )
        go_on = box.addButton(
            translate("ProblemReport", "Continue"), QMessageBox.ButtonRole.AcceptRole
        )
        report = box.addButton(
            translate("ProblemReport", "Save a report…"), QMessageBox.ButtonRole.ActionRole
        )
        box.setDefaultButton(go_on)
        box.setEscapeButton(go_on)
        report.clicked.connect(lambda: self._show_report(fault))
        box.finished.connect(self._forget_box)
        self._box = box
        open_dialog(box)

    def _forget_box(self) -> None:
        self._box = None
        self.gone_on.emit()


def _log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    _qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s: %s", context.category, message)
