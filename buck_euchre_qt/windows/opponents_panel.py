# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sits at the other seats of a new match: a person and a level for each."""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import GameInfo
from buck_euchre_qt.i18n.opponents import (
    level_line,
    level_name,
    person_line,
    temperament_name,
)
from buck_euchre_qt.players.level_names import LEVELS
from buck_euchre_qt.players.opponents import (
    Opponent,
    Opponents,
    with_other_people,
)
from buck_euchre_qt.players.persons import PERSONS, find_person
from buck_euchre_qt.table.portraits import Portraits
from buck_euchre_qt.windows.two_line_items import LINE_ROLE, PICTURE_ROLE, TwoLineItems

translate = QCoreApplication.translate

_PORTRAIT_EMS: Final = 3.7
_LIST_PORTRAIT_EMS: Final = 2.3
_LIST_ITEMS: Final = 8


class OpponentsPanel(QWidget):
    """Chooses persons and levels for the seats of a game; nobody sits at two of them.

    `own_names` are shown instead of a person's where the user gave one; `rng` draws other people.
    """

    def __init__(
        self,
        opponents: Opponents,
        own_names: tuple[str, ...],
        rng: random.Random,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._rng = rng
        portraits = Portraits()
        self._rows = [_SeatRow(name, portraits, self) for name in own_names]
        self.all_button = QPushButton(self)
        self.all_button.setAutoDefault(False)
        menu = QMenu(self.all_button)
        self._levels = [menu.addAction("") for _ in LEVELS]
        for action, level in zip(self._levels, LEVELS, strict=True):
            action.triggered.connect(partial(self.set_all, level))
        self.all_button.setMenu(menu)
        self.all_button.setProperty("hasMenu", True)
        self._others = QPushButton(self)
        self._others.setAutoDefault(False)
        self._others.clicked.connect(self.shuffle)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(10, 14, 10, 12)
        lines.setSpacing(12)
        for row in self._rows:
            lines.addWidget(row)
            row.person.activated.connect(partial(self._swap, row))
        lines.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(self.all_button)
        below.addWidget(self._others)
        below.addStretch(1)
        lines.addLayout(below)
        self._info: GameInfo | None = None
        self._show(opponents)

    @property
    def opponents(self) -> Opponents:
        """Who was chosen, also for seats that the game does not have."""
        first, second, third = (row.opponent for row in self._rows)
        return first, second, third

    def show_game(self, info: GameInfo) -> None:
        """Offer the seats of a game."""
        self._info = info
        for seat, row in enumerate(self._rows, start=1):
            row.setVisible(seat < info.seats)
        self.all_button.setVisible(info.seats > 2)
        self._name_seats()

    def set_all(self, level: str) -> None:
        """Let everybody play at one level."""
        for row in self._rows:
            row.show_opponent(row.opponent._replace(level=level))

    def shuffle(self) -> None:
        """Ask other people to the table, at the same levels."""
        self._show(with_other_people(self.opponents, self._rng))

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self.all_button.setText(translate("OpponentsPanel", "&All at one level"))
        self._others.setText(translate("OpponentsPanel", "&Other people"))
        for action, level in zip(self._levels, LEVELS, strict=True):
            action.setText(level_name(level))
        for row in self._rows:
            row.retranslate()
        self._name_seats()

    def _show(self, opponents: Opponents) -> None:
        for row, opponent in zip(self._rows, opponents, strict=True):
            row.show_opponent(opponent)

    def _swap(self, changed: _SeatRow, _index: int) -> None:
        """Let whoever sits where the chosen person sat change places."""
        before, now = changed.shown, changed.opponent
        for row in self._rows:
            if row is not changed and row.opponent.person == now.person:
                row.show_opponent(row.opponent._replace(person=before.person))
        changed.show_opponent(now)

    def _name_seats(self) -> None:
        if self._info is None:
            return
        for seat, row in enumerate(self._rows, start=1):
            row.name_seat(_seat_name(self._info, seat))


def _seat_name(info: GameInfo, seat: int) -> str:
    if any({0, seat} <= set(row) for row in info.rows):
        return translate("OpponentsPanel", "Your partner, opposite you")
    if 2 * seat == info.seats:
        return translate("OpponentsPanel", "Opposite you")
    if 2 * seat < info.seats:
        return translate("OpponentsPanel", "On your left")
    return translate("OpponentsPanel", "On your right")


class _SeatRow(QWidget):
    """One seat: portrait, person and what they are like, level and what it is like."""

    def __init__(self, own_name: str, portraits: Portraits, parent: QWidget) -> None:
        super().__init__(parent)
        self._own_name = own_name
        self._portraits = portraits
        self._portrait = QLabel(self)
        self._seat, self._line = QLabel(self), QLabel(self)
        self._line.setWordWrap(True)
        for quiet in (self._seat, self._line):
            quiet.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.person, self.level = QComboBox(self), QComboBox(self)
        self._lists = [TwoLineItems(box) for box in (self.person, self.level)]
        for one in PERSONS:
            self.person.addItem(one.name, one.id)
        for level in LEVELS:
            self.level.addItem("", level)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(3)
        grid.addWidget(self._portrait, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._seat, 0, 1, 1, 2)
        for column, box in enumerate((self.person, self.level), start=1):
            box.setItemDelegate(self._lists[column - 1])
            box.setMaxVisibleItems(_LIST_ITEMS)
            grid.setColumnStretch(column, 1)
            grid.addWidget(box, 1, column)
        grid.addWidget(self._line, 2, 1, 1, 2)
        self.shown = Opponent(PERSONS[0])
        self.level.currentIndexChanged.connect(self._tell)

    @property
    def opponent(self) -> Opponent:
        """Who is chosen now."""
        person = find_person(str(self.person.currentData()))
        return Opponent(person, str(self.level.currentData()))

    def show_opponent(self, opponent: Opponent) -> None:
        """Show somebody."""
        self.shown = opponent
        self.person.setCurrentIndex(self.person.findData(opponent.person.id))
        self.level.setCurrentIndex(self.level.findData(opponent.level))
        side = self.fontMetrics().height() * _PORTRAIT_EMS
        portrait = self._portraits.picture(opponent.person.id, side, self.devicePixelRatioF())
        if portrait is not None:
            self._portrait.setPixmap(portrait)
        self._tell()

    def name_seat(self, name: str) -> None:
        """Say where the seat is."""
        self._seat.setText(f"{name} · {self._own_name}" if self._own_name else name)
        self.person.setAccessibleName(
            translate("OpponentsPanel", "{seat}: person").format(seat=name)
        )
        self.level.setAccessibleName(translate("OpponentsPanel", "{seat}: level").format(seat=name))

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        side = self.fontMetrics().height() * _LIST_PORTRAIT_EMS
        for number, one in enumerate(PERSONS):
            _describe(self.person, number, person_line(one.id))
            portrait = self._portraits.picture(one.id, side, self.devicePixelRatioF())
            self.person.setItemData(number, portrait, PICTURE_ROLE)
        for number, level in enumerate(LEVELS):
            self.level.setItemText(number, level_name(level))
            _describe(self.level, number, level_line(level))
        for items in self._lists:
            items.give_room()
        self._tell()

    def _tell(self) -> None:
        person, level = self.opponent
        self._line.setText(person_line(person.id))
        self.person.setToolTip(temperament_name(person.temperament))
        self.person.setAccessibleDescription(self._line.text())
        self.level.setToolTip(level_line(level))
        self.level.setAccessibleDescription(level_line(level))


def _describe(box: QComboBox, number: int, line: str) -> None:
    for role in (LINE_ROLE, Qt.ItemDataRole.AccessibleDescriptionRole):
        box.setItemData(number, line, role)
