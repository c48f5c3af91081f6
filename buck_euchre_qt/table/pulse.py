# SPDX-License-Identifier: GPL-3.0-or-later
"""The beat of Qt's animation clock, kept up from one animation to the next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QObject, QPropertyAnimation, QTimer

_LONG_MS: Final = 3_600_000


class Pulse(QObject):
    """Keeps Qt's animation clock going while it runs, though nothing may be moving.

    Qt stops the clock with the last animation and starts it anew with the next, whose first
    frame then comes a whole interval after the work of beginning it: a hitch between any two
    movements. An animation that changes nothing keeps the interval.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # Something of Qt's own with a number, so that no Python runs at a tick.
        self._idle = QTimer(self)
        self._beat = QPropertyAnimation(self._idle, QByteArray(b"interval"), self)
        self._beat.setDuration(_LONG_MS)
        self._beat.setStartValue(0)
        self._beat.setEndValue(0)

    def start(self) -> None:
        """Keep the clock going from now on."""
        if self._beat.state() is not QPropertyAnimation.State.Running:
            self._beat.start()

    def stop(self) -> None:
        """Let the clock stop when nothing moves."""
        self._beat.stop()
