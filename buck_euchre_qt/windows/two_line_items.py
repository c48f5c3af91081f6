# SPDX-License-Identifier: GPL-3.0-or-later
"""Entries of a list that say more than a name: a picture, the name, and a line below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

LINE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
"""The line below the name."""
PICTURE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 2
"""A pixmap before both, or None."""

_PAD_PX: Final = 8
_GAP_PX: Final = 10
_Index = QModelIndex | QPersistentModelIndex
_FLAGS: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class TwoLineItems(QStyledItemDelegate):
    """Paints the entries in the list of a combo box, which becomes wide enough for them."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint an entry."""
        rect, palette, role = QRect(option.rect), self._box.palette(), QPalette.ColorRole
        is_marked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, palette.color(role.Highlight if is_marked else role.Base))
        painter.setPen(palette.color(role.HighlightedText if is_marked else role.Text))
        left = rect.left() + _PAD_PX
        picture = index.data(PICTURE_ROLE)
        if isinstance(picture, QPixmap):
            side = picture.deviceIndependentSize().toSize()
            painter.drawPixmap(left, rect.center().y() - side.height() // 2, picture)
            left += side.width() + _GAP_PX
        name_font, line_font = self._fonts()
        name_high = QFontMetrics(name_font).height()
        wide = rect.right() - left
        top = rect.top() + (rect.height() - self._text_height()) // 2
        painter.setFont(name_font)
        painter.drawText(QRect(left, top, wide, name_high), _FLAGS, str(index.data()))
        painter.setFont(line_font)
        below = QRect(left, top + name_high, wide, QFontMetrics(line_font).height())
        painter.drawText(below, _FLAGS, str(index.data(LINE_ROLE) or ""))
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the room of an entry."""
        name_font, line_font = self._fonts()
        wide = max(
            QFontMetrics(name_font).horizontalAdvance(str(index.data())),
            QFontMetrics(line_font).horizontalAdvance(str(index.data(LINE_ROLE) or "")),
        )
        high = self._text_height()
        picture = index.data(PICTURE_ROLE)
        if isinstance(picture, QPixmap):
            side = picture.deviceIndependentSize().toSize()
            wide += side.width() + _GAP_PX
            high = max(high, side.height())
        return QSize(wide + 2 * _PAD_PX, high + _PAD_PX)

    def give_room(self) -> None:
        """Make the list as wide as its longest line."""
        view = self._box.view()
        bar = view.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + 2 * view.frameWidth())

    def _fonts(self) -> tuple[QFont, QFont]:
        name_font = QFont(self._box.font())
        name_font.setBold(True)
        return name_font, self._box.font()

    def _text_height(self) -> int:
        return sum(QFontMetrics(font).height() for font in self._fonts())
