# SPDX-License-Identifier: GPL-3.0-or-later
"""A key as it is drawn on a button and on the sheet of the keys."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QWidget

translate = QCoreApplication.translate

_SIGNS = {"Left": "\N{LEFTWARDS ARROW}", "Right": "\N{RIGHTWARDS ARROW}"}
_STYLE = """
QLabel#key {
    border: 1px solid rgba(128, 138, 132, 190); border-bottom-width: 2px; border-radius: 5px;
    padding: 0 5px; background: rgba(128, 138, 132, 46);
}
"""


class KeyCap(QLabel):
    """Shows a key or a combination, in the system's own way of writing it."""

    def __init__(self, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("key")
        self.setText(key_text(keys))
        self.setStyleSheet(_STYLE)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


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
