# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet with a hint: the recommended choice, why, and how the others compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.i18n.ranking_texts import Row
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.alternatives import AlternativesList
from buck_euchre_qt.windows.look import DARK, Look, sheet_style
from buck_euchre_qt.windows.rich_text import to_html
from buck_euchre_qt.windows.scroll_bars import scroll_bar_style

translate = QCoreApplication.translate

_LEAST_PX: Final = 280
_EDGE_PX: Final = 10
_SPARE_PX: Final = 8


class HintPanel(QFrame):
    """A sheet that takes no focus, blocks nothing, and can be closed at any time.

    It lies over `panel`, which stands beside the `table`, or in the table's corner where the
    panel is folded away, above the `question`, which lies on the table.
    """

    closed = Signal()
    """The person has seen enough."""

    def __init__(
        self, parent: QWidget, table: TableView, question: QWidget, panel: QWidget
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._question = question
        self._panel = panel
        self._look = DARK
        self._size_pt = 0.0
        self._said: tuple[str, str, str] = ("", "", "")
        self.setObjectName("sheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._title, self._choice, self._why, self._note = (QLabel(self) for _ in range(4))
        self._title.setObjectName("quiet")
        self._choice.setObjectName("choice")
        self._note.setObjectName("quiet")
        for label in (self._choice, self._why, self._note):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
        self._close = QPushButton("\N{MULTIPLICATION SIGN}", self)
        self._close.setObjectName("close")
        self._close.setCursor(Qt.CursorShape.PointingHandCursor)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.closed)
        self.alternatives = AlternativesList(self)
        self._arrange()
        self.set_scale(1.0)
        self.hide()

    def _arrange(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self._title, 1)
        above.addWidget(self._close)
        body = QWidget(self)
        body.setObjectName("body")
        lines = QVBoxLayout(body)
        lines.setContentsMargins(0, 0, 6, 0)
        lines.setSpacing(8)
        for part in (self._choice, self._why, self.alternatives, self._note):
            lines.addWidget(part)
        lines.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setObjectName("scroll")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setWidget(body)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 10, 10, 12)
        whole.setSpacing(4)
        whole.addLayout(above)
        whole.addWidget(scroll, 1)
        self._body = body

    def set_scale(self, scale: float) -> None:
        """Write larger on a large screen."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self._dress()

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._look = look
        self._dress()
        self.alternatives.set_look(look)
        self._write()

    def _dress(self) -> None:
        self.setStyleSheet(hint_style(self._size_pt, self._look))

    def think(self) -> None:
        """Say that the answer is on its way."""
        self._said = (translate("Hint", "Thinking…"), "", "")
        self.alternatives.show_rows(())
        self.show()
        self.raise_()
        self._write()

    def tell(self, choice: str, why: str, rows: Sequence[Row], note: str) -> None:
        """Show a hint: what to do, why, the alternatives, and a remark below them."""
        self._said = (choice, why, note)
        self.alternatives.show_rows(rows)
        self._write()

    @property
    def text(self) -> str:
        """What the panel says, for those who hear it."""
        return " ".join(spoken(part) for part in self._said if part)

    def lay_out(self) -> None:
        """Lie in its place, no higher than the words need."""
        layout = self.layout()
        if layout is None or self.isHidden():
            return
        place = self._place
        self.setFixedWidth(place.width())
        self._body.ensurePolished()
        body = self._body.layout()
        wanted = place.height()
        if body is not None:
            margins = layout.contentsMargins()
            edges = 2 * self._look.edge_px
            inner = place.width() - margins.left() - margins.right() - edges
            head = self._close.sizeHint().height() + layout.spacing()
            wanted = body.totalHeightForWidth(inner)
            wanted += head + margins.top() + margins.bottom() + edges + _SPARE_PX
        high = min(place.height(), wanted)
        top = place.top() if self._panel.isHidden() else place.bottom() + 1 - high
        self.setGeometry(place.left(), top, place.width(), high)

    @property
    def _place(self) -> QRect:
        if not self._panel.isHidden():
            return self._panel.geometry().adjusted(6, 6, -6, -6)
        table = self._table.geometry()
        wide = min(max(_LEAST_PX, table.width() // 4), table.width() // 2)
        # Many choices reach higher than the room that is kept for them.
        asked_at = self._table.prompt_rect().top()
        if not self._question.isHidden():
            asked_at = min(asked_at, self._question.y())
        high = min(table.height() // 2, asked_at - 2 * _EDGE_PX)
        return QRect(table.right() - wide - _EDGE_PX, _EDGE_PX, wide, high)

    def retranslate(self) -> None:
        """Say what stands on the frame in the language of now."""
        self._title.setText(translate("Hint", "Hint"))
        self._close.setAccessibleName(translate("Hint", "Close the hint"))
        self._close.setToolTip(self._close.accessibleName())

    def _write(self) -> None:
        self.retranslate()
        labels = (self._choice, self._why, self._note)
        for label, text in zip(labels, self._said, strict=True):
            label.ensurePolished()
            label.setText(to_html(text, label, is_on_dark=self._look.is_dark))
            label.setAccessibleName(spoken(text))
            label.setVisible(bool(text))
        self.lay_out()


def hint_style(size_pt: float, look: Look) -> str:
    """Return the style of the sheet with a hint, in a size of letters."""
    return f"""
{sheet_style(size_pt, look)}
#sheet {{ border-radius: 14px; border: {look.edge_px}px solid {look.chief}; }}
#sheet #choice {{ font-size: {size_pt * 1.2:.1f}pt; font-weight: bold; }}
#sheet #best {{ font-weight: bold; }}
#sheet #alternative {{ color: {look.sheet_quiet}; }}
#sheet #body, #sheet #scroll {{ background: transparent; }}
#sheet #close {{
    border: {look.edge_px}px solid transparent; border-radius: 8px; padding: 0 7px;
    background: transparent; color: {look.sheet_quiet}; font-weight: bold;
}}
#sheet #close:hover, #sheet #close:focus {{
    outline: none; border-color: {look.sheet_focus}; color: {look.sheet_ink};
}}
{scroll_bar_style("#sheet", look.sheet_edge)}
"""
