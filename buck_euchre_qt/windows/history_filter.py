# SPDX-License-Identifier: GPL-3.0-or-later
"""The row of fields that says what to look for in the history."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QEvent, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QDateEdit, QHBoxLayout, QLineEdit, QWidget

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.history_search import Search
from buck_euchre_qt.storage.match_facts import Result
from buck_euchre_qt.windows.history_look import days_ago, refill

translate = QCoreApplication.translate

_BETWEEN: Final = "between"
_DATE: Final = "yyyy-MM-dd"


class HistoryFilter(QWidget):
    """Fields for names, game, outcome and date; it says when what is wanted has changed."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words_field = QLineEdit(self)
        self.words_field.setClearButtonEnabled(True)
        self._game = QComboBox(self)
        self.outcome_box = QComboBox(self)
        self._period = QComboBox(self)
        self._since = self._date_field(QDate.currentDate().addMonths(-1))
        self._until = self._date_field(QDate.currentDate())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(9)
        row.addWidget(self.words_field, 1)
        for field in (self._game, self.outcome_box, self._period, self._since, self._until):
            row.addWidget(field)
        self.words_field.textChanged.connect(self.changed)
        for box in (self._game, self.outcome_box, self._period):
            box.currentIndexChanged.connect(self._on_chosen)
        self.setFocusProxy(self.words_field)
        self._retranslate()

    @property
    def wanted(self) -> Search:
        """What to look for."""
        kind, _, value = str(self.outcome_box.currentData() or "").partition(" ")
        since, until = self._dates()
        return Search(
            words=self.words_field.text(),
            game=self._game.currentData(),
            state=State(value) if kind == "state" else None,
            result=Result(value) if kind == "result" else None,
            since=since,
            until=until,
        )

    def clear(self) -> None:
        """Look for everything again."""
        with QSignalBlocker(self):
            self.words_field.clear()
            for box in (self._game, self.outcome_box, self._period):
                box.setCurrentIndex(0)
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _date_field(self, date: QDate) -> QDateEdit:
        field = QDateEdit(date, self)
        field.setCalendarPopup(True)
        field.hide()
        field.dateChanged.connect(self.changed)
        return field

    def _dates(self) -> tuple[str | None, str | None]:
        chosen = self._period.currentData()
        if chosen != _BETWEEN:
            return chosen, None
        return self._since.date().toString(_DATE), self._until.date().toString(_DATE)

    def _on_chosen(self) -> None:
        is_between = self._period.currentData() == _BETWEEN
        self._since.setVisible(is_between)
        self._until.setVisible(is_between)
        self.changed.emit()

    def _retranslate(self) -> None:
        self.words_field.setPlaceholderText(translate("History", "Opponents"))
        self.words_field.setAccessibleName(translate("History", "Opponents to look for"))
        self._game.setAccessibleName(translate("History", "Game"))
        self.outcome_box.setAccessibleName(translate("History", "Result"))
        self._period.setAccessibleName(translate("History", "Period"))
        self._since.setAccessibleName(translate("History", "From"))
        self._until.setAccessibleName(translate("History", "To"))
        every = translate("History", "All games")
        refill(self._game, [(every, None), *((game_name(game), game) for game in GAMES)])
        refill(
            self.outcome_box,
            [
                (translate("History", "Every result"), None),
                (translate("History", "Won alone"), f"result {Result.WON.value}"),
                (translate("History", "Won with others"), f"result {Result.SHARED.value}"),
                (translate("History", "Lost"), f"result {Result.LOST.value}"),
                (translate("History", "Given up"), f"state {State.ABANDONED.value}"),
                (translate("History", "On the table"), f"state {State.RUNNING.value}"),
            ],
        )
        refill(
            self._period,
            [
                (translate("History", "At any time"), None),
                (translate("History", "In the last 7 days"), days_ago(7)),
                (translate("History", "In the last 30 days"), days_ago(30)),
                (translate("History", "In the last 12 months"), days_ago(365)),
                (translate("History", "Between two days"), _BETWEEN),
            ],
        )
