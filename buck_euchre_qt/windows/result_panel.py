# SPDX-License-Identifier: GPL-3.0-or-later
"""What a deal or a match came to, laid over the table until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.story import promise_result, victory_text
from buck_euchre_qt.windows.look import sheet_style
from buck_euchre_qt.windows.score_sheet import signed

translate = QCoreApplication.translate


class ResultButton(NamedTuple):
    """A button of the panel; the first one is the chief one and takes Enter."""

    text: str
    run: Callable[[], None]


class ResultPanel(QWidget):
    """A sheet in the middle of the table; it swallows clicks meant for what lies under it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_pt = 0.0
        self._sheet = QFrame(self)
        self._sheet.setObjectName("sheet")
        frame = QVBoxLayout(self)
        frame.addWidget(self._sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._lines = QVBoxLayout(self._sheet)
        self._lines.setContentsMargins(30, 24, 30, 24)
        self._lines.setSpacing(12)
        self._body: QWidget | None = None
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Write larger on a large table."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(sheet_style(size_pt))

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons on offer."""
        return tuple(self._body.findChildren(QPushButton)) if self._body else ()

    def show_result(
        self,
        game: Game,
        state: DealState,
        names: SeatNames,
        buttons: Sequence[ResultButton],
    ) -> None:
        """Show what a finished deal came to, and the match where it is over."""
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget(self._sheet)
        lines = QVBoxLayout(self._body)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(14)
        title, subtitle = _headlines(state, names)
        lines.addWidget(_label(title, "headline", Qt.AlignmentFlag.AlignCenter))
        if subtitle:
            lines.addWidget(_label(subtitle, "quiet", Qt.AlignmentFlag.AlignCenter))
        lines.addLayout(_score_grid(game, state, names))
        row = QHBoxLayout()
        row.addStretch(1)
        for number, button in enumerate(buttons):
            row.addWidget(self._button(button, is_chief=number == 0))
        row.addStretch(1)
        lines.addSpacing(4)
        lines.addLayout(row)
        self._lines.addWidget(self._body)
        self.show()
        self.raise_()
        if self.buttons:
            self.buttons[0].setFocus()

    def _button(self, button: ResultButton, *, is_chief: bool) -> QPushButton:
        widget = QPushButton(button.text, self._body)
        widget.setProperty("isChief", is_chief)
        widget.setAutoDefault(True)
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.clicked.connect(button.run)
        return widget


def _headlines(state: DealState, names: SeatNames) -> tuple[str, str]:
    promise = promise_result(state, names) if state.maker is not None else ""
    if not state.winners:
        return (promise or translate("ResultPanel", "The deal is over."), "")
    how = promise
    if max(state.taken) == sum(state.taken):
        how = translate("ResultPanel", "All five tricks win the match at once.")
    return victory_text(state.winners, names), how


def _score_grid(game: Game, state: DealState, names: SeatNames) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(26)
    grid.setVerticalSpacing(6)
    right = Qt.AlignmentFlag.AlignRight
    heads = (
        translate("ResultPanel", "Tricks"),
        translate("ResultPanel", "Change"),
        translate("ResultPanel", "Score"),
    )
    for column, head in enumerate(heads, start=1):
        grid.addWidget(_label(head, "quiet", right), 0, column)
    for number, row in enumerate(game.standing(state.scores), start=1):
        change = state.change[number - 1]
        is_out = all(seat in state.out for seat in row.seats)
        taken = sum(state.taken[seat] for seat in row.seats)
        tricks = translate("ResultPanel", "out") if is_out else str(taken)
        name = "strong" if number - 1 in state.winners else "plain"
        tone = "good" if change < 0 else "bad" if change > 0 else "quiet"
        grid.addWidget(_label(names.listed(row.seats), name), number, 0)
        grid.addWidget(_label(tricks, "plain", right), number, 1)
        grid.addWidget(_label(signed(change), tone, right), number, 2)
        grid.addWidget(_label(str(row.score), "strong", right), number, 3)
    return grid


def _label(text: str, name: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    label.setWordWrap(name == "headline" and len(text) > _LONG_HEADLINE)
    return label


_LONG_HEADLINE = 40
