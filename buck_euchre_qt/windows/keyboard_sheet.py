# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet of all keys, with the setting of what a digit does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.actions import DROP, NAMES, ORDER, PASS, STAY
from buck_euchre_qt.engine.cards import Suit
from buck_euchre_qt.i18n.call_keys import (
    HINT_KEY,
    call_key,
    chance_key,
    claim_key,
    hint_key,
    last_trick_key,
)
from buck_euchre_qt.table.keys import CardKeys
from buck_euchre_qt.windows import fitting
from buck_euchre_qt.windows.fitting import RoomyArea, fit
from buck_euchre_qt.windows.key_cap import KeyCap, key_text
from buck_euchre_qt.windows.key_settings import SHEET_KEYS, card_keys_name, card_keys_of
from buck_euchre_qt.windows.opening import open_dialog

translate = QCoreApplication.translate


_BESIDE_PX: Final = 80
"""What margins and gaps take beside the groups."""


class KeyLine(NamedTuple):
    """One line of the sheet: some keys, any of which does, and what they do."""

    keys: tuple[str, ...]
    does: str


class KeyboardSheet(QDialog):
    """Lists every key of the game in the language in use."""

    card_keys_chosen = Signal(str)
    """Another value for `Preferences.card_keys` was chosen."""

    def __init__(self, card_keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._groups: list[QGroupBox] = []
        page = QWidget(self)
        self._lines = QGridLayout(page)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(16)
        self._digits_label = QLabel(self)
        self._digits = QComboBox(self)
        self._digits_label.setBuddy(self._digits)
        for mode in CardKeys:
            self._digits.addItem("", mode.value)
        self._digits.setCurrentIndex(self._digits.findData(card_keys_of(card_keys).value))
        self._digits.currentIndexChanged.connect(self._choose)
        setting = QFormLayout()
        setting.addRow(self._digits_label, self._digits)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(22, 20, 22, 18)
        lines.setSpacing(14)
        lines.addWidget(RoomyArea(page, self), 1)
        lines.addLayout(setting)
        lines.addWidget(buttons)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            fit(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Give every text its room."""
        super().showEvent(event)
        fit(self)

    def _choose(self) -> None:
        self.card_keys_chosen.emit(str(self._digits.currentData()))

    def _retranslate(self) -> None:
        self.setWindowTitle(translate("Keys", "Keyboard"))
        self._digits_label.setText(translate("Keys", "The &digits, on your turn"))
        for number, mode in enumerate(CardKeys):
            self._digits.setItemText(number, card_keys_name(mode))
        for old in self._groups:
            self._lines.removeWidget(old)
            old.hide()
            old.deleteLater()
        table = _group(translate("Keys", "At the table"), _table_lines())
        calls = _group(translate("Keys", "Calls"), call_lines())
        anywhere = _group(translate("Keys", "Anywhere"), _window_lines())
        self._groups = [table, calls, anywhere]
        self._line_up()
        for group in self._groups:
            # A layout shows only what it is given before the window is.
            group.setVisible(True)

    def _line_up(self) -> None:
        """Put what holds everywhere beside the rest, or below it on a narrow screen."""
        table, calls, anywhere = self._groups
        self._lines.addWidget(table, 0, 0)
        self._lines.addWidget(calls, 1, 0)
        beside = max(table.sizeHint().width(), calls.sizeHint().width())
        wanted = beside + anywhere.sizeHint().width() + _BESIDE_PX
        if wanted <= fitting.room_for(self).width():
            self._lines.addWidget(anywhere, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        else:
            self._lines.addWidget(anywhere, 2, 0)


def _table_lines() -> list[KeyLine]:
    return [
        KeyLine(("Left", "Right"), translate("Keys", "point at the card beside, or where to cut")),
        KeyLine(("Home", "End"), translate("Keys", "point at the first or the last card")),
        KeyLine(tuple("123456"), translate("Keys", "point at the first to the sixth card")),
        KeyLine(("Enter", "Space"), translate("Keys", "play the card, or press the button")),
        KeyLine(("Tab", "Shift+Tab"), translate("Keys", "hand, buttons, score sheet, story")),
        KeyLine(("Esc",), translate("Keys", "show the end of a movement at once")),
        KeyLine((last_trick_key(),), translate("Keys", "show the last trick once more")),
    ]


def call_lines() -> list[KeyLine]:
    """Return the letters of the calls in the language in use."""
    lines = [
        KeyLine((call_key(PASS, is_dealer=False),), translate("Keys", "pass")),
        KeyLine((call_key(ORDER, is_dealer=False),), translate("Keys", "order up")),
        KeyLine((call_key(ORDER, is_dealer=True),), translate("Keys", "take it as the dealer")),
        KeyLine(
            tuple(call_key(NAMES[suit], is_dealer=False) for suit in Suit),
            translate("Keys", "name clubs, diamonds, hearts, spades"),
        ),
        KeyLine((call_key(STAY, is_dealer=False),), translate("Keys", "stay")),
        KeyLine((call_key(DROP, is_dealer=False),), translate("Keys", "drop out")),
        KeyLine((chance_key(),), translate("Keys", "leave the cut to chance")),
        KeyLine((claim_key(),), translate("Keys", "claim the rest of the tricks")),
        KeyLine((hint_key(), HINT_KEY), translate("Keys", "a hint, or take it away")),
    ]
    return [*lines, KeyLine(("Shift",), translate("Keys", "with a call: play alone"))]


def _window_lines() -> list[KeyLine]:
    return [
        KeyLine(SHEET_KEYS, translate("Keys", "this sheet")),
        KeyLine(("F1",), translate("Keys", "rule book")),
        KeyLine(("F9",), translate("Keys", "show or fold the score sheet")),
        KeyLine(("F11",), translate("Keys", "full screen; Esc ends it")),
        KeyLine(("Ctrl+Z",), translate("Keys", "take a decision back")),
        KeyLine(("Ctrl+N",), translate("Keys", "new match")),
        KeyLine(("Ctrl+O", "Ctrl+Shift+S"), translate("Keys", "open or save a match")),
        KeyLine(("Ctrl+L", "Ctrl+P"), translate("Keys", "lessons or practice")),
        KeyLine(("Ctrl+H", "Ctrl+T"), translate("Keys", "history or statistics")),
        KeyLine(("Ctrl+,",), translate("Keys", "preferences")),
        KeyLine(("Ctrl+Q",), translate("Keys", "quit")),
    ]


def _group(title: str, lines: Sequence[KeyLine]) -> QGroupBox:
    box = QGroupBox(title)
    grid = QGridLayout(box)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(7)
    for row, line in enumerate(lines):
        caps = QHBoxLayout()
        caps.setSpacing(4)
        for keys in line.keys:
            caps.addWidget(KeyCap(keys, box))
        caps.addStretch(1)
        grid.addLayout(caps, row, 0)
        does = QLabel(line.does, box)
        does.setAccessibleName(f"{', '.join(map(key_text, line.keys))}: {line.does}")
        grid.addWidget(does, row, 1)
    grid.setColumnStretch(1, 1)
    return box


def show_keyboard_sheet(parent: QWidget, card_keys: str) -> KeyboardSheet:
    """Open the sheet over a window and return it."""
    sheet = KeyboardSheet(card_keys, parent)
    open_dialog(sheet)
    return sheet
