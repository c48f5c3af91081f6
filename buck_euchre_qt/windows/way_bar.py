# SPDX-License-Identifier: GPL-3.0-or-later
"""The way to the end of the match as a bar that moves from where a score was to where it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.windows.look import Look

_MOVE_MS: Final = 900


class WayBar(QWidget):
    """Shows how far a score has come, 0 to 1; the last deal's part of the way stands out."""

    def __init__(self, before: float, now: float, look: Look, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._before, self._now, self._shown = before, now, now
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._move = QVariantAnimation(self)
        self._move.setDuration(_MOVE_MS)
        self._move.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._move.valueChanged.connect(self._show_part)

    def sizeHint(self) -> QSize:
        """Return a flat strip."""
        return QSize(150, 12)

    def run(self) -> None:
        """Move from where the score was to where it is."""
        self._move.setStartValue(self._before)
        self._move.setEndValue(self._now)
        self._move.start()

    def stop(self) -> None:
        """Show the end of the movement."""
        self._move.stop()
        self._show_part(self._now)

    def _show_part(self, part: object) -> None:
        if isinstance(part, float):
            self._shown = part
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the track, the way, and the last deal's part of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        track.setHeight(min(track.height(), 12.0))
        track.moveTop((self.height() - track.height()) / 2)
        radius = track.height() / 2
        ink = QColor(self._look.sheet_quiet)
        ink.setAlpha(60)
        painter.setBrush(ink)
        painter.drawRoundedRect(track, radius, radius)
        low, high = sorted((self._before, self._shown))
        is_gain = self._shown >= self._before
        change = QColor(self._look.sheet_good if is_gain else self._look.sheet_bad)
        for part, colour in ((high, change), (low, QColor(self._look.sheet_ink))):
            wide = track.width() * max(0.0, min(1.0, part))
            if wide > 0:
                painter.setBrush(colour)
                painter.drawRoundedRect(
                    QRectF(track.left(), track.top(), max(wide, track.height()), track.height()),
                    radius,
                    radius,
                )
