# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of the person at the table, with buttons for choices that name no card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, islice

from PySide6.QtCore import QMargins, QRect, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.windows.balance import balanced_width
from buck_euchre_qt.windows.choice_button import Choice, ChoiceButton
from buck_euchre_qt.windows.hint_button import HintButton
from buck_euchre_qt.windows.look import DARK, Look, prompt_style
from buck_euchre_qt.windows.rich_text import link_articles, to_html
from buck_euchre_qt.windows.theme import plain_point_size

_GAP_PX = 8
_SMALLER = 0.94
_MOST_ROWS = 4
_FULL_ROWS = 2
_BUTTON_GAP_PX = 10
_CLEAR_PX = 4
"""What is left free around the words where they reach up to the cards."""


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

    def take_place(
        self,
        place: QRect,
        things: Callable[[], Iterable[QRect]] | None = None,
        *,
        can_drop_caption: bool = False,
    ) -> None:
        """Lie in a place, and reach above it where the words need more room than it has.

        `things` are what lies on the table, in its coordinates: above the place is room as far
        as nothing of them is covered; where none are given there is room for nothing. Where
        words want more, letters that a person has made larger are made smaller again, of more
        than two rows of buttons the titles alone remain, and a caption that can be dropped, since
        the same is written elsewhere, goes.
        """
        self._be_brief(False)
        least_pt = plain_point_size()
        self._caption.setVisible(bool(self._said[0]))
        while not self._finds_room(place, things) and self._size_pt > least_pt:
            self._write(max(least_pt, self._size_pt * _SMALLER))
        if self._row_count() > _FULL_ROWS and not self._finds_room(place, things):
            self._be_brief(True)
            if not self._finds_room(place, things):
                # Beside the place nothing lies but what is higher up.
                spare = max(0, self._table.width() - 2 * _GAP_PX - place.width()) // 2
                self._lie_in(place.adjusted(-spare, 0, spare, 0))
        if can_drop_caption and self._buttons and not self._finds_room(place, things):
            self._caption.hide()
            self._lie_in(place)

    def _finds_room(self, place: QRect, things: Callable[[], Iterable[QRect]] | None) -> bool:
        """Lie in a place, and say whether that leaves everything above it to be seen."""
        if self._lie_in(place) <= place.height():
            return True
        if things is None or self.y() < 0:
            return False
        around = QMargins(_CLEAR_PX, _CLEAR_PX, _CLEAR_PX, _CLEAR_PX)
        shown = [part for part in (self._caption, self.hint, *self._buttons) if not part.isHidden()]
        parts = [part.geometry().translated(self.pos()) + around for part in shown]
        return not any(part.intersects(thing) for thing in things() for part in parts)

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
        self._line_up(self._spread(place.width()))
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
        # At once also while it is hidden: where its parts lie is looked at.
        layout.setGeometry(self.rect())
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

    def _spread(self, room: int) -> list[int]:
        """Return how many buttons go into each row, with their second lines as wide as that lets.

        A second line breaks only where fewer rows come of it.
        """
        whole = self._rows_that_fit(room, is_wide=True)
        if len(whole) > 1:
            broken = self._rows_that_fit(room, is_wide=False)
            if len(broken) < len(whole):
                return broken
            whole = self._rows_that_fit(room, is_wide=True)
        return whole

    def _widths(self) -> list[int]:
        return [button.minimumSizeHint().width() + _BUTTON_GAP_PX for button in self._buttons]

    def _rows_that_fit(self, room: int, *, is_wide: bool) -> list[int]:
        """Return how many buttons to put into each row: as few rows as fit, as even as fits."""
        for button in self._buttons:
            button.spread(is_wide=is_wide)
        count = len(self._buttons)
        widths = self._widths()
        room += _BUTTON_GAP_PX
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
