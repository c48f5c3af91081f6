# SPDX-License-Identifier: GPL-3.0-or-later
"""The small button beside a question that asks for a hint."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from buck_euchre_qt.windows.key_cap import KeyCap, key_text, with_key
from buck_euchre_qt.windows.look import DARK, Look

translate = QCoreApplication.translate

_ICON_SCALE: Final = 1.4
"""How large the bulb is, over a line of letters."""


class HintButton(QPushButton):
    """A bulb with its key; hidden while there is nothing to give a hint on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._bulb = QLabel(self)
        self._bulb.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cap = KeyCap("", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(9, 5, 10, 5)
        row.setSpacing(6)
        row.addWidget(self._bulb)
        row.addWidget(self._cap)
        # A shortcut of the button itself would repeat while the key is held down.
        self._shortcut = QShortcut(self)
        self._shortcut.setAutoRepeat(False)
        self._shortcut.activated.connect(self.click)
        self.set_look(DARK)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._cap.ensurePolished()
        size_px = round(_ICON_SCALE * self._cap.fontMetrics().height())
        name = "hint" if look.is_dark else "hint_dark"
        icon = QIcon(f":/icons/{name}.svg")
        self._bulb.setPixmap(icon.pixmap(QSize(size_px, size_px), self.devicePixelRatioF()))

    def offer(self, key: str) -> None:
        """Be there with a key, or not at all where it is empty."""
        self._cap.setText(key_text(key))
        # The menu has the key that is no letter.
        self._shortcut.setKey(QKeySequence(key if len(key) == 1 else ""))
        name = translate("Hint", "Hint")
        self.setAccessibleName(name)
        words = translate("Hint", "Shows the best choice and why. The match counts as helped.")
        self.setAccessibleDescription(with_key(words, key))
        self.setToolTip(words)
        self.setVisible(bool(key))

    def sizeHint(self) -> QSize:
        """Return the room that bulb and key need."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which nothing is cut."""
        return self.sizeHint()
