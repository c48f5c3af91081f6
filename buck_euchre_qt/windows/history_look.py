# SPDX-License-Identifier: GPL-3.0-or-later
"""Style sheet and small parts of the windows that look back: history, statistics, fair deals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QWidget

from buck_euchre_qt.windows.controls_look import controls_style
from buck_euchre_qt.windows.look import look_in_use
from buck_euchre_qt.windows.page_look import PageLook, look_for

_TITLE_SCALE: Final = 1.7
_FIGURE_SCALE: Final = 1.75
_SMALL_SCALE: Final = 0.9


def window_look() -> PageLook:
    """Return the colours that belong to the system's: light or dark."""
    return look_for(QApplication.palette())


def window_style(look: PageLook) -> str:
    """Return the style of a whole window."""
    size_pt = QApplication.font().pointSizeF()
    return f"""
#page {{ background: {look.paper}; }}
#page QLabel, #page QCheckBox {{ color: {look.ink}; background: transparent; }}
#page #headline {{ font-size: {size_pt * _TITLE_SCALE:.1f}pt; font-weight: bold; }}
#page #heading {{ font-weight: bold; }}
#page #quiet {{ color: {look.muted}; }}
#page #small {{ color: {look.muted}; font-size: {size_pt * _SMALL_SCALE:.1f}pt; }}
#page #mono {{ font-family: monospace; }}
#page #good {{ color: {look.accent}; font-weight: bold; }}
#page #notice {{
    background: {look.mark}; border-left: 4px solid {look.mark_edge}; padding: 9px 12px;
}}
#page #tile {{ background: {look.field}; border: 1px solid {look.line}; border-radius: 12px; }}
#page #tile #figure {{ font-size: {size_pt * _FIGURE_SCALE:.1f}pt; font-weight: bold; }}
#page QCheckBox::indicator {{
    background: {look.field}; border: 1px solid {look.muted}; border-radius: 3px;
}}
#page QCheckBox::indicator:checked {{ background: {look.pill}; border: 3px solid {look.field};
    outline: 1px solid {look.muted}; }}
#page QCheckBox:focus {{ color: {look.accent}; }}
#page QTableView {{
    background: {look.field}; color: {look.ink}; border: 1px solid {look.line};
    alternate-background-color: {look.paper};
    gridline-color: transparent; selection-background-color: {look.pill};
    selection-color: {look.pill_ink};
}}
#page QTableView::item {{ padding: 3px 7px; }}
#page QTableCornerButton::section, #page QHeaderView {{ background: {look.panel}; }}
#page QHeaderView::section {{
    background: {look.panel}; color: {look.ink}; border: none; padding: 6px 10px;
    border-bottom: 1px solid {look.line};
}}
#page QScrollArea, #page QScrollArea > QWidget > QWidget {{ background: transparent; }}
#page QTabWidget::pane {{ border: 1px solid {look.line}; border-radius: 8px; }}
#page #framed::pane {{ border: none; }}
{controls_style("#page", look_in_use(QApplication.palette()))}
"""


def label(parent: QWidget, name: str = "", *, wraps: bool = False) -> QLabel:
    """Return a label that the style sheet knows by its name."""
    made = QLabel(parent)
    made.setObjectName(name)
    made.setWordWrap(wraps)
    return made


def refill(box: QComboBox, entries: list[tuple[str, str | None]]) -> None:
    """Give a box other entries, of text and value, and keep its choice where it still exists."""
    chosen = box.currentData()
    was_blocked = box.blockSignals(True)
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(was_blocked)


def days_ago(days: int) -> str:
    """Return the date so many days ago, as dates are kept."""
    return QDate.currentDate().addDays(-days).toString("yyyy-MM-dd")


def draw_frame(painter: QPainter, around: QRect, look: PageLook) -> None:
    """Draw the field with round corners that a chart lies on."""
    painter.setPen(QPen(QColor(look.line), 1))
    painter.setBrush(QColor(look.field))
    painter.drawRoundedRect(QRectF(around).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
