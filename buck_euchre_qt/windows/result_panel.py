# SPDX-License-Identifier: GPL-3.0-or-later
"""What a deal or a match came to, laid over the table until it has been read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QHideEvent
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

from buck_euchre_qt.engine.game import Course, Game
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.story import promise_result, victory_text
from buck_euchre_qt.windows.fresh_presses import FreshPresses
from buck_euchre_qt.windows.look import DARK, Look, sheet_style
from buck_euchre_qt.windows.portraits import portraits_label, winners_row
from buck_euchre_qt.windows.score_sheet import signed
from buck_euchre_qt.windows.way_bar import WayBar

translate = QCoreApplication.translate
_FACE_COLUMN, _NAME_COLUMN, _BAR_COLUMN = 0, 1, 4
_COLUMNS: Final = (2, 3, 5)
_WINNER_SHARE: Final = 0.125
"""The most of the table's height that a winner's portrait takes."""
_PORTRAIT_LINES: Final = 1.7
"""Height of a portrait beside a name, in lines of text."""
_LONG_HEADLINE_LETTERS: Final = 40
_BUTTON_GAP_PX: Final = 12
_EDGE_PX: Final = 40
"""What stays free of the table beside the sheet."""


class ResultButton(NamedTuple):
    """A button of the panel; the first one is the chief one and takes Enter."""

    text: str
    run: Callable[[], None]


class ResultLook(NamedTuple):
    """How a result is shown: the portraits by seat, and whether its bars move."""

    people: tuple[str, ...] = ()
    is_moving: bool = False


_PLAIN: Final = ResultLook()


class ResultPanel(QWidget):
    """A sheet in the middle of the table; it swallows clicks meant for what lies under it.

    The sheet is for looking on.
    """

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._size_pt = 0.0
        self._look = DARK
        self.sheet = QFrame(self)
        self.sheet.setObjectName("sheet")
        frame = QVBoxLayout(self)
        frame.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._lines = QVBoxLayout(self.sheet)
        self._lines.setContentsMargins(30, 24, 30, 24)
        self._lines.setSpacing(12)
        self._body: QWidget | None = None
        self.presses = FreshPresses(self)
        self.set_scale(1.0)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Write larger on a large table."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(sheet_style(size_pt, self._look))

    def set_look(self, look: Look) -> None:
        """Take on other colours; a result on show is to be shown again."""
        self._look = look
        self.setStyleSheet(sheet_style(self._size_pt, look))

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
        shown_as: ResultLook = _PLAIN,
    ) -> None:
        """Show what a finished deal came to, and the match where it is over."""
        if self._body is not None:
            self._body.hide()
            self._body.deleteLater()
        self._body = QWidget(self.sheet)
        lines = QVBoxLayout(self._body)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(14)
        letters = self._size_pt / QApplication.font().pointSizeF()
        portrait_px = round(letters * self.fontMetrics().height() * _PORTRAIT_LINES)
        ratio = self.devicePixelRatioF()
        if state.winners and shown_as.people:
            seats = tuple(seat for number in state.winners for seat in names.row(number))
            winner_px = min(3 * portrait_px, round(self._table.height() * _WINNER_SHARE))
            lines.addLayout(winners_row(seats, shown_as.people, winner_px, ratio))
        title, subtitle = _headlines(game, state, names)
        headline = _label(title, "headline", Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(headline)
        if subtitle:
            lines.addWidget(_label(subtitle, "quiet", Qt.AlignmentFlag.AlignCenter))
        grid = _score_grid(game, state, names)
        lines.addLayout(grid)
        self._dress_grid(grid, game, state, shown_as.people, portrait_px)
        lines.addSpacing(4)
        lines.addLayout(self._button_rows(buttons))
        self._lines.addWidget(self._body)
        self._break_where_too_long(headline)
        self.presses.watch(self.buttons)
        if state.winners and not self.isVisible():
            # A press that was meant for the last trick must not begin another match.
            self.presses.rest()
        self.show()
        self.raise_()
        if shown_as.is_moving:
            for bar in self._body.findChildren(WayBar):
                bar.run()
        if self.buttons:
            self.buttons[0].setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing move that is not seen."""
        super().hideEvent(event)
        for bar in self.findChildren(WayBar):
            bar.stop()

    def _dress_grid(
        self,
        grid: QGridLayout,
        game: Game,
        state: DealState,
        people: tuple[str, ...],
        portrait_px: int,
    ) -> None:
        """Put portraits before the names, and the way to the end before the scores."""
        before = tuple(
            score - change for score, change in zip(state.scores, state.change, strict=True)
        )
        old = game.standing(before)
        for number, row in enumerate(game.standing(state.scores)):
            bar = WayBar(old[number].progress, row.progress, self._look, self._body)
            bar.setMinimumWidth(2 * portrait_px)
            grid.addWidget(bar, number + 1, _BAR_COLUMN)
            if people:
                shown = tuple(people[seat] for seat in row.seats)
                faces = portraits_label(shown, portrait_px, self.devicePixelRatioF())
                grid.addWidget(faces, number + 1, _FACE_COLUMN)

    @property
    def _room(self) -> int:
        """How wide a line on the sheet may be on this table, in pixels."""
        margins = self._lines.contentsMargins()
        return self._table.width() - margins.left() - margins.right() - _EDGE_PX

    def _break_where_too_long(self, headline: QLabel) -> None:
        headline.ensurePolished()
        if headline.sizeHint().width() > self._room:
            headline.setWordWrap(True)
            headline.setMinimumWidth(self._room)

    def _button_rows(self, buttons: Sequence[ResultButton]) -> QVBoxLayout:
        """Return the buttons beside each other, in as few rows as the table has room for."""
        rows = QVBoxLayout()
        rows.setSpacing(_BUTTON_GAP_PX)
        row, left = QHBoxLayout(), 0
        for number, button in enumerate(buttons):
            widget = self._button(button, is_chief=number == 0)
            widget.ensurePolished()
            width = widget.sizeHint().width() + _BUTTON_GAP_PX
            if width > left:
                row, left = QHBoxLayout(), self._room
                row.setSpacing(_BUTTON_GAP_PX)
                row.setAlignment(Qt.AlignmentFlag.AlignCenter)
                rows.addLayout(row)
            row.addWidget(widget)
            left -= width
        return rows

    def _button(self, button: ResultButton, *, is_chief: bool) -> QPushButton:
        widget = QPushButton(button.text, self._body)
        widget.setProperty("isChief", is_chief)
        widget.setAutoDefault(True)
        widget.setCursor(Qt.CursorShape.PointingHandCursor)
        widget.clicked.connect(button.run)
        return widget


def _headlines(game: Game, state: DealState, names: SeatNames) -> tuple[str, str]:
    promise = promise_result(state, names) if state.maker is not None else ""
    if state.is_redeal:
        return translate("ResultPanel", "The cards are dealt anew."), ""
    if not state.winners:
        return (promise or translate("ResultPanel", "The deal is over."), "")
    how = promise
    if not any(game.info.is_reached(score, game.options) for score in state.scores):
        how = translate("ResultPanel", "All five tricks win the match at once.")
    return victory_text(state.winners, names), how


def _score_grid(game: Game, state: DealState, names: SeatNames) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(6)
    right = Qt.AlignmentFlag.AlignRight
    heads = (
        translate("ResultPanel", "Tricks"),
        translate("ResultPanel", "Change"),
        translate("ResultPanel", "Score"),
    )
    for column, head in zip(_COLUMNS, heads, strict=True):
        grid.addWidget(_label(head, "quiet", right), 0, column)
    for number, row in enumerate(game.standing(state.scores), start=1):
        change = state.change[number - 1]
        is_out = all(seat in state.out for seat in row.seats)
        taken = sum(state.taken[seat] for seat in row.seats)
        tricks = translate("ResultPanel", "out") if is_out else str(taken)
        name = "strong" if number - 1 in state.winners else "plain"
        gain = -change if game.info.course is Course.DOWN else change
        tone = "good" if gain > 0 else "bad" if gain < 0 else "quiet"
        grid.addWidget(_label(names.listed(row.seats), name), number, _NAME_COLUMN)
        grid.addWidget(_label(tricks, "plain", right), number, _COLUMNS[0])
        grid.addWidget(_label(signed(change), tone, right), number, _COLUMNS[1])
        grid.addWidget(_label(str(row.score), "strong", right), number, _COLUMNS[2])
    return grid


def _label(text: str, name: str, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
    label.setWordWrap(name == "headline" and len(text) > _LONG_HEADLINE_LETTERS)
    return label
