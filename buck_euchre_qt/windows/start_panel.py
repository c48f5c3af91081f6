# SPDX-License-Identifier: GPL-3.0-or-later
"""What is offered before a match is on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from buck_euchre_qt.windows.balance import balanced_width
from buck_euchre_qt.windows.card_fan import CardFan
from buck_euchre_qt.windows.look import DARK, Look, sheet_style

translate = QCoreApplication.translate
_SCALE: Final = 1.1
_FAN_PX: Final = 104
_ABOVE_PX: Final = 12
"""The least room above and below the sheet with its cards."""
_TEXT_PX: Final = 340
_TEXT_LETTERS: Final = 40
"""How long a line may be where the letters are large."""


class StartPanel(QWidget):
    """A sheet on the empty table: go on with the kept match, begin one, or read the rules."""

    continue_wanted = Signal()
    new_match_wanted = Signal()
    rules_wanted = Signal()
    lessons_wanted = Signal()
    practice_wanted = Signal()
    guide_wanted = Signal()
    """The guided first deal is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._usual_policy = parent.focusPolicy()
        self.set_look(DARK)
        self._kept_deals: int | None = None
        self._next_lesson: int | None = 1
        self._due: int | None = None
        sheet = self._sheet = QFrame(self)
        sheet.setObjectName("sheet")
        frame = QVBoxLayout(self)
        frame.addWidget(sheet, 0, Qt.AlignmentFlag.AlignCenter)
        lines = self._lines = QVBoxLayout(sheet)
        lines.setContentsMargins(36, 28, 36, 28)
        sheet.setMinimumWidth(_TEXT_PX + 2 * 36)
        lines.setSpacing(12)
        self._title = QLabel(sheet)
        self._title.setObjectName("headline")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = QLabel(sheet)
        self._text.setObjectName("quiet")
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._continue = self._button(sheet, self.continue_wanted, is_chief=True)
        self._new = self._button(sheet, self.new_match_wanted, is_chief=False)
        self._learn = self._button(sheet, self.lessons_wanted, is_chief=False)
        self.guide_button = self._button(sheet, self.guide_wanted, is_chief=False)
        self.practise_button = self._button(sheet, self.practice_wanted, is_chief=False)
        self.practise_button.hide()
        self._rules = self._button(sheet, self.rules_wanted, is_chief=False)
        buttons = (
            *(self._continue, self._new, self._learn),
            *(self.guide_button, self.practise_button, self._rules),
        )
        self._fan = CardFan(sheet, _FAN_PX)
        lines.addWidget(self._fan, 0, Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(self._title)
        lines.addWidget(self._text, 0, Qt.AlignmentFlag.AlignHCenter)
        for button in buttons:
            lines.addWidget(button)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self.setStyleSheet(sheet_style(QApplication.font().pointSizeF() * _SCALE, look))
        if self.isVisible():
            self._retranslate()

    def offer(self, kept_deals: int | None) -> None:
        """Show what can be done; `kept_deals` counts the deals of a kept match, None without."""
        self._kept_deals = kept_deals
        self._retranslate()
        self._continue.setVisible(kept_deals is not None)
        self.guide_button.setVisible(kept_deals is None)
        is_chief = kept_deals is None
        if self._new.property("isChief") is not is_chief:
            self._new.setProperty("isChief", is_chief)
            # Shown for the first time, it takes on its style by itself, and is there sooner.
            if self._new.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                self._new.style().polish(self._new)
        self.show()
        self.raise_()
        # Whoever comes back here goes on by Enter, wherever the keys have been meanwhile.
        self.setFocusProxy(self._new if kept_deals is None else self._continue)
        self.setFocus()

    def offer_lesson(self, number: int | None) -> None:
        """Offer a lesson by its number, None when all have been taken."""
        self._next_lesson = number
        self._retranslate()

    def offer_practice(self, due: int | None) -> None:
        """Offer practice, with how many errors are due today; None for not at all."""
        self._due = due
        self.practise_button.setVisible(due is not None)
        self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the cards where everything else has room beside them."""
        super().resizeEvent(event)
        self._show_fan()

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab pass by the table, where there is nothing to point at yet."""
        super().showEvent(event)
        self._table.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let Tab come to the table again."""
        super().hideEvent(event)
        self._table.setFocusPolicy(self._usual_policy)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        if self._kept_deals is None:
            self._title.setText(translate("StartPanel", "Buck Euchre"))
            self._text.setText(
                translate(
                    "StartPanel",
                    "Four players, each for themselves, from 25 points down to 0.",
                )
            )
        else:
            self._title.setText(translate("StartPanel", "Welcome back"))
            self._text.setText(
                translate("StartPanel", "Your match is waiting in deal {number}.").format(
                    number=self._kept_deals
                )
            )
        self._continue.setText(translate("StartPanel", "Continue the match"))
        self._new.setText(translate("StartPanel", "New match"))
        if self._next_lesson is None:
            self._learn.setText(translate("StartPanel", "The lessons"))
        elif self._next_lesson == 1:
            self._learn.setText(translate("StartPanel", "Learn to play: lesson 1"))
        else:
            text = translate("StartPanel", "Go on learning: lesson {number}")
            self._learn.setText(text.format(number=self._next_lesson))
        if self._due:
            text = translate("StartPanel", "Practise: %n due today", None, self._due)
        else:
            text = translate("StartPanel", "Practise single decisions")
        self.practise_button.setText(text)
        self.guide_button.setText(translate("StartPanel", "A first deal, step by step"))
        self._rules.setText(translate("StartPanel", "Read the rules"))
        self._text.ensurePolished()
        letters_px = self._text.fontMetrics().averageCharWidth() * _TEXT_LETTERS
        self._text.setFixedWidth(balanced_width(self._text, max(_TEXT_PX, letters_px)))
        self._show_fan()

    def _show_fan(self) -> None:
        fan = self._fan.height() + self._lines.spacing()
        self._lines.activate()
        rest = self._sheet.sizeHint().height() - (0 if self._fan.isHidden() else fan)
        self._fan.setVisible(rest + fan + 2 * _ABOVE_PX <= self.height())

    def _button(self, sheet: QFrame, wanted: object, *, is_chief: bool) -> QPushButton:
        button = QPushButton(sheet)
        button.setProperty("isChief", is_chief)
        button.setAutoDefault(True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(wanted)
        return button
