# SPDX-License-Identifier: GPL-3.0-or-later
"""The headings of the games beside the rule book: the open one, and those to be opened."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from buck_euchre_qt.windows.page_look import LIGHT, PageLook

_SCALE: Final = 1.12
_INSET_PX: Final = 12
_ABOVE_PX: Final = 6
_RADIUS_PX: Final = 7
_WRAP: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
)


class GameHeading(QAbstractButton):
    """The name of a game, checked while its book is open; a click asks for the book."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._look = LIGHT
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: PageLook) -> None:
        """Paint in the colours of this look."""
        self._look = look
        self.update()

    def set_open(self, is_open: bool) -> None:
        """Show whether the book of the game is open; an open one asks for no click."""
        self.setChecked(is_open)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_open else Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor if is_open else Qt.CursorShape.PointingHandCursor)
        self.update()

    def nextCheckState(self) -> None:
        """Leave it to the window whether a book opens, and so which heading is checked."""

    def sizeHint(self) -> QSize:
        """Return the room of the name on one line."""
        width = QFontMetrics(self._bold()).horizontalAdvance(self.text()) + 2 * _INSET_PX
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        """Return the height of the name on as many lines as it takes."""
        box = QRect(0, 0, max(1, width - 2 * _INSET_PX), 10_000)
        metrics = QFontMetrics(self._bold())
        return metrics.boundingRect(box, _WRAP, self.text()).height() + 2 * _ABOVE_PX

    def changeEvent(self, event: QEvent) -> None:
        """Take the room that other letters need."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stand out under the pointer."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Stand back when the pointer leaves."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the name, its ground under the pointer, and a ring with the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_folded = not self.isChecked()
        if is_folded and self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.pill_hover))
            painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._look.mark_edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _RADIUS_PX, _RADIUS_PX)
        is_plain = is_folded and not self.underMouse()
        painter.setPen(QColor(self._look.muted if is_plain else self._look.ink))
        painter.setFont(self._bold())
        painter.drawText(self.rect().adjusted(_INSET_PX, 0, -_INSET_PX, 0), _WRAP, self.text())
        painter.end()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _SCALE)
        font.setWeight(QFont.Weight.Bold)
        return font
