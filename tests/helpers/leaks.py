# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python code has started in Qt and not stopped."""

from __future__ import annotations

import gc

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QTimer


def running_now() -> list[str]:
    """Return every timer and animation that runs, described."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = []
    for thing in gc.get_objects():
        if not isinstance(thing, QTimer | QAbstractAnimation) or not shiboken6.isValid(thing):
            continue
        if isinstance(thing, QTimer):
            if thing.isActive():
                found.append(f"timer {thing.objectName()!r} of {thing.parent()!r}")
        elif thing.state() is QAbstractAnimation.State.Running:
            found.append(f"animation {thing!r}")
    return found
