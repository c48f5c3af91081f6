# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of the person at the table, and buttons for choices that name no card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.captions import ChoiceText
from buck_euchre_qt.i18n.labels import plain
from buck_euchre_qt.windows.look import prompt_style
from buck_euchre_qt.windows.rich_text import to_html


class Choice(NamedTuple):
    """One button: its words, what it does, and whether it is the weightiest of the row."""

    text: ChoiceText
    run: Callable[[], None]
    is_chief: bool = False


class ChoiceButton(QPushButton):
    """A button with a title and a second line that says what follows from it."""

    def __init__(self, choice: Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("isChief", choice.is_chief)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(plain(choice.text.title))
        self.setAccessibleDescription(plain(choice.text.consequence))
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(16, 8, 16, 9)
        lines.setSpacing(2)
        is_on_dark = not choice.is_chief
        lines.addWidget(self._line(choice.text.title, "title", is_on_dark=is_on_dark))
        if choice.text.consequence:
            consequence = self._line(choice.text.consequence, "consequence", is_on_dark=is_on_dark)
            consequence.setWordWrap(True)
            consequence.setMinimumWidth(_two_line_width(consequence, choice.text.consequence))
            lines.addWidget(consequence)
        self.clicked.connect(choice.run)

    def sizeHint(self) -> QSize:
        """Return the room that the two lines need."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which no word is cut."""
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()

    def _line(self, text: str, name: str, *, is_on_dark: bool) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.ensurePolished()
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setText(to_html(text, label, is_on_dark=is_on_dark))
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label


def _two_line_width(label: QLabel, text: str) -> int:
    """Return the width in which a text takes one line, or two where it is long."""
    metrics = QFontMetrics(label.font())
    width = metrics.horizontalAdvance(plain(text))
    longest_word = max(metrics.horizontalAdvance(word) for word in plain(text).split())
    return (
        width
        if width < _LINE_LETTERS * metrics.averageCharWidth()
        else max(longest_word, round(width * _HALF))
    )


_LINE_LETTERS = 30
_HALF = 0.6
"""A little more than half, since words do not break in the middle."""


class Prompt(QWidget):
    """A caption above a row of choice buttons; it lies over the table and takes its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_pt = 0.0
        self.set_scale(1.0)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._buttons: list[ChoiceButton] = []
        self._caption = QLabel(self)
        self._caption.setObjectName("caption")
        self._caption.setTextFormat(Qt.TextFormat.RichText)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._caption.setWordWrap(True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addStretch(1)
        above = QHBoxLayout()
        above.addStretch(1)
        above.addWidget(self._caption)
        above.addStretch(1)
        lines.addLayout(above)
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        lines.addLayout(self._row)
        self.hide()

    def set_scale(self, scale: float) -> None:
        """Write larger on a large table; takes effect with the next thing said."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(prompt_style(size_pt))

    @property
    def caption(self) -> str:
        """The caption as plain text."""
        return self._caption.accessibleName()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons on offer, left to right."""
        return tuple(self._buttons)

    def say(self, caption: str, choices: Sequence[Choice] = ()) -> None:
        """Show a caption and offer choices; an empty caption without choices hides all."""
        had_focus = any(button.hasFocus() for button in self._buttons)
        self._clear_row()
        self._caption.ensurePolished()
        self._caption.setText(to_html(caption, self._caption, is_on_dark=True))
        self._caption.setAccessibleName(plain(caption))
        self._caption.setVisible(bool(caption))
        self._row.addStretch(1)
        for choice in choices:
            button = ChoiceButton(choice, self)
            self._buttons.append(button)
            self._row.addWidget(button)
        self._row.addStretch(1)
        self.setVisible(bool(caption or choices))
        self._fit_caption()
        layout = self.layout()
        if layout is not None:
            # At once, not with the next event: nothing may be seen at its old place.
            layout.activate()
        if had_focus and self._buttons:
            self._buttons[0].setFocus()

    def resizeEvent(self, _event: object) -> None:
        """Let the caption take one line where it fits in one."""
        self._fit_caption()

    def _fit_caption(self) -> None:
        # Only a polished label knows the padding that its style gives it.
        self._caption.ensurePolished()
        self._caption.setWordWrap(False)
        wanted = self._caption.sizeHint().width()
        self._caption.setWordWrap(wanted > self.width())
        self._caption.setFixedWidth(min(wanted, max(self.width(), 1)))

    def _clear_row(self) -> None:
        self._buttons.clear()
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
