# SPDX-License-Identifier: GPL-3.0-or-later
"""A page of things to choose from: a headline, a way back, and cards side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.windows.layout_button import LayoutButton
from buck_euchre_qt.windows.lesson_dress import LessonDress
from buck_euchre_qt.windows.rule_book_drawing import CARD_SHAPE, card_picture
from buck_euchre_qt.windows.scroll_bars import BAR_PX, keep_strip

_CARD_LETTERS: Final = 42
_EDGE_PX: Final = 34
_FOOT_PX: Final = 20
_GAP_PX: Final = 6
_LEAST_EMBLEM_PX: Final = 54
_EMBLEM_SHARE: Final = 0.52
"""How high an emblem is at most, over the width of its card: three cards keep off the edges."""


class WordyButton(LayoutButton):
    """A button with words on as many lines as they take; who makes it lays them out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def hasHeightForWidth(self) -> bool:
        """Return that a narrower button is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height in which every word has room."""
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)


class CardButton(WordyButton):
    """Something to choose: a title and a summary, with two short remarks above them.

    Where there is room a few cards stand for it, `emblem`, as texts such as "KH".
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.emblem: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self._place = self._line("number")
        self._state = self._line("done")
        self._state.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._title = self._line("title")
        self._summary = self._line("quiet")
        above = QHBoxLayout()
        above.addWidget(self._place)
        above.addStretch(1)
        above.addWidget(self._state)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(18, 13, 18, 15)
        self._lines.setSpacing(4)
        self._lines.addLayout(above)
        self._lines.addWidget(self._title)
        self._lines.addWidget(self._summary)
        self._lines.addStretch(1)

    @property
    def _foot_px(self) -> int:
        """The room below the emblem."""
        return 18

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a few cards where the words leave room."""
        super().paintEvent(event)
        free = self.height() - self.heightForWidth(self.width())
        height = min(0.46 * self.height(), free - 22, _EMBLEM_SHARE * self.width())
        if height < _LEAST_EMBLEM_PX:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        width = int(height / CARD_SHAPE)
        ratio = self.devicePixelRatioF()
        for place, card in enumerate(self.emblem):
            painter.save()
            middle = self.width() / 2 + (place - 1) * 0.66 * width
            painter.translate(middle, self.height() - self._foot_px - height / 2)
            painter.rotate((place - 1) * 7)
            painter.setPen(QPen(QColor(0, 0, 0, 40), 1))
            box = QRectF(-width / 2, -height / 2, width, round(width * CARD_SHAPE))
            painter.drawImage(box, card_picture(card, width, ratio))
            painter.drawRoundedRect(box, 4, 4)
            painter.restore()
        painter.end()

    def _line(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(name in ("title", "quiet"))
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label


class CardGroup(NamedTuple):
    """Cards that belong together, below a heading of their own where there is one."""

    cards: tuple[CardButton, ...]
    heading: QLabel | None = None


class CardPage(LessonDress):
    """Headline, introduction and cards; as many cards side by side as have room."""

    left = Signal()
    """The way back was chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._columns = 0
        self._groups: tuple[CardGroup, ...] = ()
        self._headline = QLabel(self)
        self._headline.setObjectName("headline")
        self._headline.setWordWrap(True)
        self._intro = QLabel(self)
        self._intro.setObjectName("intro")
        self._intro.setWordWrap(True)
        self.leave = QPushButton(self)
        self.leave.setObjectName("leave")
        self.leave.setCursor(Qt.CursorShape.PointingHandCursor)
        self.leave.clicked.connect(self.left)
        self._page = QWidget()
        self._page.setObjectName("cards")
        self._grid = QGridLayout(self._page)
        self._grid.setContentsMargins(0, 0, _GAP_PX, _FOOT_PX)
        self._grid.setSpacing(12)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_strip(area)
        area.setWidget(self._page)
        self._head = QVBoxLayout()
        self._head.setSpacing(2)
        self._head.addWidget(self._headline)
        self._head.addWidget(self._intro)
        above = QHBoxLayout()
        above.addLayout(self._head, 1)
        above.addWidget(self.leave, 0, Qt.AlignmentFlag.AlignTop)
        above.setContentsMargins(0, 0, _GAP_PX + BAR_PX, 0)
        self._lines = QVBoxLayout(self)
        # The bar has a strip of its own right of everything, and cards scroll to the very foot.
        self._lines.setContentsMargins(_EDGE_PX, 24, _EDGE_PX - _GAP_PX - BAR_PX, 0)
        self._lines.setSpacing(18)
        self._lines.addLayout(above)
        self._lines.addWidget(area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many cards side by side as have room."""
        self._dress()
        columns = self._columns_that_fit()
        if columns != self._columns:
            self._line_up(columns)
        super().resizeEvent(event)

    @property
    def _shown(self) -> tuple[CardButton, ...]:
        return tuple(card for group in self._groups for card in group.cards)

    def _lay_out_groups(self, groups: Sequence[CardGroup]) -> None:
        """Show these cards and no others; cards and headings are children of `_page`."""
        for card in self._shown:
            self._grid.removeWidget(card)
            card.hide()
        self._groups = tuple(groups)
        for card in self._shown:
            card.show()
        self._line_up(self._columns or 1)

    def _columns_that_fit(self) -> int:
        wanted = self.fontMetrics().averageCharWidth() * _CARD_LETTERS * self._size_pt
        return max(1, min(4, round(self.width() / (wanted / self.font().pointSizeF()))))

    def _line_up(self, columns: int) -> None:
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._columns = columns
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        # Groups that are short enough share a band, side by side.
        top = height = column = 0
        for cards, heading in self._groups:
            wide = max(1, min(len(cards), columns))
            if column + wide > columns:
                top, height, column = top + height, 0, 0
            first = top
            if heading is not None:
                self._grid.addWidget(heading, top, column, 1, wide)
                first += 1
            for place, card in enumerate(cards):
                row = first + place // wide
                self._grid.addWidget(card, row, column + place % wide)
                self._grid.setRowStretch(row, 1)
                height = max(height, row + 1 - top)
            column += wide
