# SPDX-License-Identifier: GPL-3.0-or-later
"""The table before anything lies on it, for as long as all that it takes to play is fetched."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.table.appearance import Appearance
from buck_euchre_qt.table.felt import felt_pixmap
from buck_euchre_qt.table.layout import lay_out

_SEATS = 4


class BareTable(QWidget):
    """Shows just what a `TableView` without a match shows, and is there much sooner.

    Nothing can be done with it, as with that.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = Appearance()

    def set_appearance(self, appearance: Appearance) -> None:
        """Take on other looks, at once."""
        self._appearance = appearance
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt anew: it is seldom painted twice, so nothing is kept."""
        size, looks = self.size().toSizeF(), self._appearance
        layout = lay_out(size.width(), size.height(), _SEATS, looks.text_scale)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt_pixmap(size, self.devicePixelRatioF(), layout, looks))
        painter.end()
