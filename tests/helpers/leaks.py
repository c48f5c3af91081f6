# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python code has started in Qt and not stopped."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QPalette

from buck_euchre_qt.i18n.labels import RankLetters, use_rank_letters
from buck_euchre_qt.windows.theme import PLAIN_FONT, the_application

_RUNNING = QAbstractAnimation.State.Running


def running_now() -> list[str]:
    """Return every timer and animation that runs, described."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = []
    for thing in shiboken6.getAllValidWrappers():
        if isinstance(thing, QTimer):
            if thing.isActive():
                found.append(f"timer {thing.objectName()!r} of {thing.parent()!r}")
        elif isinstance(thing, QAbstractAnimation) and thing.state() is _RUNNING:
            found.append(f"animation {thing!r}")
    return found


def put_back_looks() -> None:
    """Take back what a window left on the application and on the texts.

    Every test begins with the usual letters, colours and sizes, whatever came before it.
    """
    use_rank_letters(RankLetters.INTERNATIONAL)
    application = the_application()
    application.setProperty(PLAIN_FONT, None)
    usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if application.font() != usual:
        application.setFont(usual)
    hints = application.styleHints()
    if hints.colorScheme() is not Qt.ColorScheme.Unknown:
        hints.unsetColorScheme()
    application.setPalette(QPalette())
