# SPDX-License-Identifier: GPL-3.0-or-later
"""A button for a choice that names no card: what it is called, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from buck_euchre_qt.i18n.captions import ChoiceText
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.windows.balance import balanced_width
from buck_euchre_qt.windows.key_cap import KeyCap, with_key
from buck_euchre_qt.windows.layout_button import LayoutButton
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.rich_text import to_html

_PART_OF_WHOLE = 0.8
"""In so much of its length a text takes two lines, wherever its words end."""


class Choice(NamedTuple):
    """One button: its words, what it does, and whether it is the weightiest of the row.

    `key` is its letter as Qt writes it, such as "P" or "Shift+O"; empty for none.
    """

    text: ChoiceText
    run: Callable[[], None]
    is_chief: bool = False
    key: str = ""


class ChoiceButton(LayoutButton):
    """A button with a title and a second line that says what follows from it."""

    def __init__(self, choice: Choice, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_on_dark = look.is_dark
        self._is_chief = choice.is_chief
        self._lines: list[tuple[QLabel, str]] = []
        self.setProperty("isChief", choice.is_chief)
        self.setProperty("isHinted", False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(spoken(choice.text.title))
        self.setAccessibleDescription(with_key(spoken(choice.text.consequence), choice.key))
        if choice.key:
            # A shortcut of the button itself would repeat while the key is held down.
            shortcut = QShortcut(QKeySequence(choice.key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(self.click)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 8, 16, 9)
        lines.setSpacing(2)
        title = QHBoxLayout()
        title.setSpacing(8)
        title.addStretch(1)
        if choice.key:
            title.addWidget(KeyCap(choice.key, self))
        words = self._line(choice.text.title, "title")
        title.addWidget(words)
        title.addStretch(1)
        lines.addLayout(title)
        self._consequence: QLabel | None = None
        if choice.text.consequence:
            consequence = self._consequence = self._line(choice.text.consequence, "consequence")
            self._title_px = title.sizeHint().width()
            self._whole_px = consequence.sizeHint().width()
            self.spread(is_wide=True)
            below = QHBoxLayout()
            below.addWidget(consequence)
            lines.addLayout(below)
        self.clicked.connect(choice.run)

    def spread(self, *, is_wide: bool) -> None:
        """Write what follows from it on one line, or on two of much the same length.

        What is not longer than the title takes one line in any case.
        """
        line = self._consequence
        if line is None:
            return
        is_wrapped = not is_wide and self._whole_px > self._title_px
        line.setWordWrap(is_wrapped)
        room = max(self._title_px, round(self._whole_px * _PART_OF_WHOLE))
        line.setFixedWidth(balanced_width(line, room) if is_wrapped else self._whole_px)
        layout = self.layout()
        if layout is not None:
            # It would otherwise go by the height of one line.
            layout.update()
            layout.activate()

    def be_brief(self, is_brief: bool) -> None:
        """Show the title alone, or what follows from it as well."""
        if self._consequence is not None:
            self._consequence.setVisible(not is_brief)
            self.setToolTip(self._consequence.accessibleName() if is_brief else "")

    def advise(self, *, is_hinted: bool, is_any_hinted: bool) -> None:
        """Stand out as what a hint recommends; while it recommends another, step back."""
        is_chief = is_hinted if is_any_hinted else self._is_chief
        if (self.property("isHinted"), self.property("isChief")) == (is_hinted, is_chief):
            return
        self.setProperty("isHinted", is_hinted)
        self.setProperty("isChief", is_chief)
        for widget in (self, *self.findChildren(QWidget)):
            widget.style().polish(widget)
        for label, text in self._lines:
            label.setText(self._html(text, label))

    def _html(self, text: str, label: QLabel) -> str:
        # The red of the suits is another one on the ground of the weightiest button.
        is_on_dark = self._is_on_dark and not self.property("isChief")
        return to_html(text, label, is_on_dark=is_on_dark)

    def _line(self, text: str, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.ensurePolished()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setText(self._html(text, label))
        label.setAccessibleName(spoken(text))
        self._lines.append((label, text))
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label
