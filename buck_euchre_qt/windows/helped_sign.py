# SPDX-License-Identifier: GPL-3.0-or-later
"""The small sign of a match in which somebody was helped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel, QWidget

from buck_euchre_qt.windows.look import DARK, Look

translate = QCoreApplication.translate

_ICON_PX: Final = 18


class HelpedSign(QLabel):
    """A bulb that says in its tooltip what help does to a match; hidden without help."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_look(DARK)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        name = "hint" if look.is_dark else "hint_dark"
        icon = QIcon(f":/icons/{name}.svg")
        self.setPixmap(icon.pixmap(QSize(_ICON_PX, _ICON_PX), self.devicePixelRatioF()))

    def tell(self, *, is_helped: bool) -> None:
        """Be there where somebody was helped, in the words of the language of now."""
        words = translate(
            "Hint",
            "This match counts as helped: a hint was given, or a decision taken back. "
            "The statistics count it apart.",
        )
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(is_helped)
