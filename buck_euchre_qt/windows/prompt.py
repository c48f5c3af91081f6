# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of the person at the table, and buttons for choices that name no card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, islice
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.captions import ChoiceText
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.windows.balance import balanced_width
from buck_euchre_qt.windows.hint_button import HintButton
from buck_euchre_qt.windows.key_cap import KeyCap, with_key
from buck_euchre_qt.windows.layout_button import LayoutButton
from buck_euchre_qt.windows.look import DARK, Look, prompt_style
from buck_euchre_qt.windows.rich_text import link_articles, to_html
from buck_euchre_qt.windows.theme import plain_point_size


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


_GAP_PX = 8
_SMALLER = 0.94
_MOST_ROWS = 4
_FULL_ROWS = 2
_BUTTON_GAP_PX = 10
_PART_OF_WHOLE = 0.8
"""In so much of its length a text takes two lines, wherever its words end."""


def _filled(widths: Sequence[int], room: int) -> list[int]:
    """Return how many of these widths go into each row when every row takes what fits."""
    parts: list[int] = []
    used = 0
    for width in widths:
        is_new = not parts or (used + width > room and len(parts) < _MOST_ROWS)
        used = width if is_new else used + width
        if is_new:
            parts.append(0)
        parts[-1] += 1
    return parts


def _row_widths(parts: Sequence[int], widths: Sequence[int]) -> list[int]:
    starts = accumulate(parts, initial=0)
    return [sum(widths[start : start + part]) for start, part in zip(starts, parts, strict=False)]


class Prompt(QWidget):
    """A caption above a row of choice buttons; it lies over the table and takes its place."""

    article_wanted = Signal(str)
    """An article cited in the caption was clicked."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._size_pt = 0.0
        self._look = DARK
        self._said: tuple[str, Sequence[Choice], str] = ("", (), "")
        self._buttons: list[ChoiceButton] = []
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._caption = QLabel(self)
        self._caption.setObjectName("caption")
        self._caption.setTextFormat(Qt.TextFormat.RichText)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._caption.setWordWrap(True)
        self._caption.linkActivated.connect(self.article_wanted)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        lines.addStretch(1)
        self.hint = HintButton(self)
        above = QHBoxLayout()
        above.setSpacing(_GAP_PX)
        above.addStretch(1)
        above.addWidget(self._caption)
        above.addWidget(self.hint)
        above.addStretch(1)
        lines.addLayout(above)
        self._rows = tuple(QHBoxLayout() for _ in range(_MOST_ROWS))
        for row in self._rows:
            row.setSpacing(_BUTTON_GAP_PX)
            lines.addLayout(row)
        self.hide()
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Write larger on a large table; say again what is being said."""
        wanted_pt = QApplication.font().pointSizeF() * scale
        if wanted_pt != self._size_pt:
            self._write(wanted_pt)

    def set_look(self, look: Look) -> None:
        """Take on other colours; what is said is to be said again."""
        self._look = look
        self.setStyleSheet(prompt_style(self._size_pt, look))
        self.hint.set_look(look)

    def recommend(self, number: int | None) -> None:
        """Let the button with a number stand out as recommended, None for none."""
        for place, button in enumerate(self._buttons):
            button.advise(is_hinted=place == number, is_any_hinted=number is not None)

    @property
    def caption(self) -> str:
        """The caption as plain text."""
        return self._caption.accessibleName()

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons on offer, left to right."""
        return tuple(self._buttons)

    def say(self, caption: str, choices: Sequence[Choice] = (), hint_key: str = "") -> None:
        """Show a caption and offer choices; an empty caption without choices hides all.

        With a key a hint is offered beside the caption.
        """
        self._said = (caption, choices, hint_key)
        self.hint.offer(hint_key)
        had_focus = any(button.hasFocus() for button in self._buttons)
        self._drop_buttons()
        self._caption.ensurePolished()
        said = to_html(caption, self._caption, is_on_dark=self._look.is_dark)
        self._caption.setText(link_articles(said, self._look.plate_ink))
        self._caption.setAccessibleName(spoken(caption))
        self._caption.setVisible(bool(caption))
        self._buttons = [ChoiceButton(choice, self._look, self) for choice in choices]
        self._line_up([len(self._buttons)])
        previous: QWidget = self._table
        for button in self._buttons:
            QWidget.setTabOrder(previous, button)
            previous = button
            # A layout shows what it is given later, and the old buttons are gone now.
            button.show()
        QWidget.setTabOrder(previous, self.hint)
        self.setVisible(bool(caption or choices))
        self._fit_caption()
        layout = self.layout()
        if layout is not None:
            # At once, not with the next event: nothing may be seen at its old place.
            layout.activate()
        if had_focus and self._buttons:
            self._buttons[0].setFocus()

    def take_place(self, place: QRect, *, can_drop_caption: bool = False) -> None:
        """Lie in a place, and reach above it where the words need more room than it has.

        Letters that a person has made larger are made smaller again before that, of more than
        two rows of buttons the titles alone remain, and a caption that can be dropped, since
        the same is written elsewhere, goes before it hides a card.
        """
        self._be_brief(False)
        least_pt = plain_point_size()
        self._caption.setVisible(bool(self._said[0]))
        while self._lie_in(place) > place.height() and self._size_pt > least_pt:
            self._write(max(least_pt, self._size_pt * _SMALLER))
        if self._row_count() > _FULL_ROWS and self._lie_in(place) > place.height():
            self._be_brief(True)
            if self._lie_in(place) > place.height():
                # Beside the place nothing lies but what is higher up.
                spare = max(0, self._table.width() - 2 * _GAP_PX - place.width()) // 2
                self._lie_in(place.adjusted(-spare, 0, spare, 0))
        if can_drop_caption and self._buttons and self._lie_in(place) > place.height():
            self._caption.hide()
            self._lie_in(place)

    def _be_brief(self, is_brief: bool) -> None:
        for button in self._buttons:
            button.be_brief(is_brief)

    def _row_count(self) -> int:
        return sum(1 for row in self._rows if row.count())

    def _write(self, size_pt: float) -> None:
        """Say the same once more in another size."""
        self._size_pt = size_pt
        self.setStyleSheet(prompt_style(size_pt, self._look))
        self.hint.set_look(self._look)
        self.say(*self._said)

    def _lie_in(self, place: QRect) -> int:
        """Lie in a place and return the height that was needed."""
        layout = self.layout()
        if layout is None:
            return 0
        self._spread(place.width())
        self._line_up(self._rows_that_fit())
        layout.activate()
        wider = max(0, min(layout.minimumSize().width(), self._table.width()) - place.width())
        self.setGeometry(place.adjusted(-wider // 2, 0, wider - wider // 2, 0))
        self._fit_caption()
        layout.activate()
        if layout.hasHeightForWidth():
            wanted = layout.totalHeightForWidth(self.width())
        else:
            wanted = layout.totalSizeHint().height()
        if wanted > self.height():
            self.setGeometry(self.geometry().adjusted(0, self.height() - wanted, 0, 0))
        return wanted

    def resizeEvent(self, _event: object) -> None:
        """Let the caption take one line where it fits in one."""
        self._fit_caption()

    def _fit_caption(self) -> None:
        # Only a polished label knows the padding that its style gives it.
        self._caption.ensurePolished()
        self._caption.setWordWrap(False)
        # A least width left from another text would count as this one's.
        self._caption.setMinimumWidth(0)
        wanted = self._caption.sizeHint().width()
        room = self.width()
        if not self.hint.isHidden():
            room -= self.hint.sizeHint().width() + _GAP_PX
        room = max(room, 1)
        is_wrapped = wanted > room
        self._caption.setWordWrap(is_wrapped)
        self._caption.setFixedWidth(balanced_width(self._caption, room) if is_wrapped else wanted)

    def _spread(self, room: int) -> None:
        """Write the second lines on one line each where the buttons then fit side by side."""
        for is_wide in (True, False):
            for button in self._buttons:
                button.spread(is_wide=is_wide)
            if is_wide and sum(self._widths()) - _BUTTON_GAP_PX <= room:
                return

    def _widths(self) -> list[int]:
        return [button.minimumSizeHint().width() + _BUTTON_GAP_PX for button in self._buttons]

    def _rows_that_fit(self) -> list[int]:
        """Return how many buttons to put into each row: as few rows as fit, as even as fits."""
        count = len(self._buttons)
        widths = self._widths()
        room = self._table.width() + _BUTTON_GAP_PX
        filled = _filled(widths, room)
        for rows in range(1, _MOST_ROWS + 1):
            side_by_side = -(-count // rows)
            even = [min(side_by_side, count - at) for at in range(0, count, max(1, side_by_side))]
            if max(_row_widths(even, widths), default=0) <= room:
                return even
            if len(filled) <= rows:
                return filled
        return filled

    def _line_up(self, parts: Sequence[int]) -> None:
        """Put so many buttons into each row."""
        wanted = [*parts, *(0 for _ in range(_MOST_ROWS - len(parts)))]
        if [row.count() for row in self._rows] == [part + 2 * bool(part) for part in wanted]:
            return
        self._empty_rows()
        buttons = iter(self._buttons)
        for row, part in zip(self._rows, wanted, strict=True):
            if part:
                row.addStretch(1)
                for button in islice(buttons, part):
                    row.addWidget(button)
                row.addStretch(1)

    def _empty_rows(self) -> None:
        for row in self._rows:
            while row.takeAt(0) is not None:
                pass

    def _drop_buttons(self) -> None:
        self._empty_rows()
        if any(button.hasFocus() for button in self._buttons):
            # Otherwise Qt would hand it on to whatever comes next.
            self._table.setFocus()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
