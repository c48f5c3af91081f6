# SPDX-License-Identifier: GPL-3.0-or-later
"""The games on offer as buttons: a small picture of who sits where, a name and a line."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo
from buck_euchre_qt.i18n.game_texts import game_line, game_name
from buck_euchre_qt.windows.layout_button import LayoutButton
from buck_euchre_qt.windows.look import DARK, Look, look_in_use

_PICTURE_PX: Final = 58
_FELT: Final = "#1f6150"


def _style(look: Look) -> str:
    """Return the style of the buttons: the one chosen has a strong edge and another ground."""
    # Black on black has an edge of its own.
    edge = look.button if look.button != look.field else look.sheet_edge
    return f"""
_GameButton {{
    background: {look.field}; border: 2px solid {edge}; border-radius: 10px;
}}
_GameButton:hover {{ border-color: {look.window_quiet}; }}
_GameButton:checked {{ background: {look.button}; border: 3px solid {look.focus}; }}
_GameButton:focus, _GameButton:checked:focus {{ outline: none; border-color: {look.window_ink}; }}
_GameButton QLabel {{ color: {look.window_ink}; background: transparent; }}
"""


class GameButtons(QWidget):
    """Chooses one of several games."""

    chosen = Signal(str)
    """The id of the game that is chosen now."""

    def __init__(self, games: Sequence[GameInfo], parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, _GameButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for info in games:
            button = _GameButton(info, self)
            self._buttons[info.id] = button
            self._group.addButton(button)
            column.addWidget(button)
            button.toggled.connect(self._on_toggled)
        column.addStretch(1)
        self._look: Look | None = None
        self._dress()

    @property
    def game(self) -> str:
        """The id of the game that is chosen."""
        return next(key for key, button in self._buttons.items() if button.isChecked())

    def choose(self, game: str) -> None:
        """Choose a game by its id."""
        self._buttons[game].setChecked(True)

    def retranslate(self) -> None:
        """Say anew what the games are."""
        for button in self._buttons.values():
            button.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        # In a dialog with a style of its own, it is that which changes.
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._dress()

    def _dress(self) -> None:
        look = look_in_use(QApplication.palette())
        if look is not self._look:
            self._look = look
            # Not on this widget itself: one with a style sheet is not told of another palette.
            for button in self._buttons.values():
                button.setStyleSheet(_style(look))

    def _on_toggled(self, is_on: bool) -> None:
        if is_on:
            self.chosen.emit(self.game)


class _GameButton(LayoutButton):
    def __init__(self, info: GameInfo, parent: QWidget) -> None:
        super().__init__(parent)
        self._id = info.id
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 16, 10)
        row.setSpacing(14)
        row.addWidget(_SeatPicture(info, self))
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addStretch(1)
        self._title, self._line = QLabel(self), QLabel(self)
        font = self._title.font()
        font.setBold(True)
        self._title.setFont(font)
        self._line.setWordWrap(True)
        self._line.setMinimumWidth(190)
        for label in (self._title, self._line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            lines.addWidget(label)
        lines.addStretch(1)
        row.addLayout(lines, 1)

    def retranslate(self) -> None:
        title, line = game_name(self._id), game_line(self._id)
        self._title.setText(title)
        self._line.setText(line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)


class _SeatPicture(QWidget):
    """A table seen from above; those who share a score have one colour and are joined."""

    def __init__(self, info: GameInfo, parent: QWidget) -> None:
        super().__init__(parent)
        self._info = info
        self.setFixedSize(_PICTURE_PX, _PICTURE_PX)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = look_in_use(QApplication.palette())
        # The cloth is dark in every theme; only where contrast is wanted it is black.
        seats = look if look.is_dark else DARK
        is_plain = look.panel_line == look.ink
        painter.setPen(QPen(QColor(look.ink), 2) if is_plain else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.panel if is_plain else _FELT))
        painter.drawEllipse(QRectF(self.rect()).adjusted(9, 9, -9, -9))
        for number, row in enumerate(self._info.rows):
            colour = QColor(seats.rows[number % len(seats.rows)] if number else seats.chief)
            if len(row) > 1:
                painter.setPen(QPen(colour, 2, Qt.PenStyle.DotLine))
                painter.drawLine(self._place(row[0]), self._place(row[1]))
            painter.setPen(QPen(QColor(look.button), 2))
            painter.setBrush(colour)
            for seat in row:
                painter.drawEllipse(self._place(seat), 7, 7)

    def _place(self, seat: int) -> QPointF:
        # Seat 0 sits at the bottom, the others follow clockwise.
        angle = pi / 2 + 2 * pi * seat / self._info.seats
        middle, radius = _PICTURE_PX / 2, _PICTURE_PX / 2 - 9
        return QPointF(middle + radius * cos(angle), middle + radius * sin(angle))
