# SPDX-License-Identifier: GPL-3.0-or-later
"""A soft upper edge for what has been scrolled: no line of it looks cut in two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_LINES: Final = 1.6
"""Height of the edge, in lines of text."""


class ScrollFade(QWidget):
    """Lies over the top of a scrolling area while there is more above, and takes no events.

    `solid` is how much of it hides everything, from 0 to 1. `high_px` tells its height where
    that is not a matter of lines of text.
    """

    def __init__(
        self, area: QAbstractScrollArea, solid: float, high_px: Callable[[], int] | None = None
    ) -> None:
        super().__init__(area)
        self._solid = solid
        self._high_px = high_px
        self._area = area
        self._ground = QColor(Qt.GlobalColor.transparent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        area.viewport().installEventFilter(self)

    def set_ground(self, colour: str) -> None:
        """Take on the colour that the lines fade into."""
        self._ground = QColor(colour)
        self.update()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay at the upper edge of the area, whatever its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, more and more of it towards the edge."""
        clear = QColor(self._ground)
        clear.setAlpha(0)
        fade = QLinearGradient(0, 0, 0, self.height())
        fade.setColorAt(0, self._ground)
        fade.setColorAt(1, clear)
        # A second colour at one place takes the place of the first.
        fade.setColorAt(self._solid, self._ground)
        painter = QPainter(self)
        painter.fillRect(self.rect(), fade)
        painter.end()

    def _follow(self) -> None:
        viewport = self._area.viewport().geometry()
        lines = round(_LINES * self._area.fontMetrics().height())
        high = lines if self._high_px is None else self._high_px()
        self.setGeometry(viewport.left(), viewport.top(), viewport.width(), high)
        bar = self._area.verticalScrollBar()
        self.setVisible(high > 0 and bar.value() > bar.minimum())
        self.raise_()
