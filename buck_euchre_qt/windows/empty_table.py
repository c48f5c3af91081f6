# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window shows first: the table without a match, and the ground of what lies beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.proportions import panel_width


class EmptyTable(QWidget):
    """A table where the screen of a match will have it, so that nothing moves when that comes.

    Whoever makes the screen takes the `view` over.
    """

    painted = Signal()
    """It was painted for the first time, and can be seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = TableView(self)
        self._ground = QWidget(self)
        self._ground.setAutoFillBackground(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self._ground)
        self.view.viewport().installEventFilter(self)

    def set_look(self, look: Look) -> None:
        """Take on the colour of what will lie beside the table."""
        palette = self._ground.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(look.panel))
        self._ground.setPalette(palette)

    def fold(self, *, is_folded: bool) -> None:
        """Take on whether anything will lie beside the table."""
        self._ground.setHidden(is_folded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give what will lie beside the table its share of the width."""
        self._ground.setFixedWidth(panel_width(self.width(), self.fontMetrics().height()))
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of the first time that the table is painted, once that has reached the screen."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self.painted.emit)
        return False
