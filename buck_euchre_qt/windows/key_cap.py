# SPDX-License-Identifier: GPL-3.0-or-later
"""A key as it is drawn on a button and on the sheet of the keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

translate = QCoreApplication.translate

_SIGNS: Final = {"Left": "\N{LEFTWARDS ARROW}", "Right": "\N{RIGHTWARDS ARROW}"}
_EDGE: Final = QColor(128, 138, 132, 190)
_GROUND: Final = QColor(128, 138, 132, 46)
_RADIUS_PX: Final = 5


class KeyCap(QLabel):
    """Shows a key or a combination, in the system's own way of writing it.

    It is painted here: a style sheet of its own would keep it from following the theme.
    """

    def __init__(self, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("key")
        self.setText(key_text(keys))
        self.setContentsMargins(6, 1, 6, 2)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cap, thicker at its lower edge, below the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cap = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -1.5)
        painter.setPen(QPen(_EDGE, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap.translated(0, 1), _RADIUS_PX, _RADIUS_PX)
        painter.setBrush(_GROUND)
        painter.drawRoundedRect(cap, _RADIUS_PX, _RADIUS_PX)
        painter.end()
        super().paintEvent(event)


def key_text(keys: str) -> str:
    """Return how the system writes a key such as "Shift+O"; arrow keys are shown as arrows."""
    if keys in _SIGNS:
        return _SIGNS[keys]
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(text: str, keys: str) -> str:
    """Return a description to be heard, with the key where there is one."""
    if not keys:
        return text
    if not text:
        return translate("Keys", "key {key}").format(key=key_text(keys))
    return translate("Keys", "{text}, key {key}").format(text=text, key=key_text(keys))
