# SPDX-License-Identifier: GPL-3.0-or-later
"""The decisions that were looked back at, as a bar for each kind with a part for each grade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from buck_euchre_qt.i18n.analysis_texts import grade_text
from buck_euchre_qt.i18n.decision_texts import DecisionGroup, group_of, group_title, no_grades_text
from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.storage.graded import GradeCount
from buck_euchre_qt.windows.history_look import draw_frame, window_look

_MARGIN_PX: Final = 12.0
_GAP_PX: Final = 5.0
# Best, good, inaccuracy, mistake: by lightness as well as by hue, and each with its number.
_COLOURS: Final = {
    False: ("#1c5947", "#7fb49d", "#d9a441", "#a5392f"),
    True: ("#3f9d7d", "#9ed8c0", "#e3ac3f", "#e0766a"),
}
_INKS: Final = {False: ("#ffffff", "#10231c", "#241a04", "#ffffff"), True: ("#08140f",) * 4}


class DecisionChart(QWidget):
    """Draws how good the decisions of each kind were."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._counts: dict[DecisionGroup, Counter[Grade]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)

    def sizeHint(self) -> QSize:
        """Return a wide strip."""
        return QSize(640, 210)

    def show_counts(self, counts: Iterable[GradeCount]) -> None:
        """Draw other decisions; kinds and grades of other versions are passed over."""
        self._counts = {}
        names = {grade.value: grade for grade in Grade}
        for kind, name, count in counts:
            group, grade = group_of(kind), names.get(name)
            if group is not None and grade is not None:
                self._counts.setdefault(group, Counter())[grade] += count
        self.setAccessibleDescription(self.told())
        self.update()

    def told(self) -> str:
        """Return what is drawn, in words."""
        lines = [
            ", ".join(
                (
                    group_title(group),
                    *(f"{grade_text(grade)}: {count}" for grade, count in self._parts(group)),
                )
            )
            for group in DecisionGroup
            if group in self._counts
        ]
        return "\n".join(lines) or no_grades_text()

    def _parts(self, group: DecisionGroup) -> list[tuple[Grade, int]]:
        counts = self._counts[group]
        return [(grade, counts[grade]) for grade in Grade if counts[grade]]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars, and below them what their parts mean."""
        look = window_look()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_frame(painter, self.rect(), look)
        area = QRectF(self.rect()).adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
        if not self._counts:
            painter.setPen(QColor(look.muted))
            how = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(area, how, self.told())
            return
        line = float(painter.fontMetrics().height())
        groups = [group for group in DecisionGroup if group in self._counts]
        high = min(line * 1.9, (area.height() - line - _GAP_PX) / len(groups))
        wide = max(painter.fontMetrics().horizontalAdvance(group_title(each)) for each in groups)
        for number, group in enumerate(groups):
            top = area.top() + number * high
            title = QRectF(area.left(), top, wide, high)
            painter.setPen(QColor(look.ink))
            painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, group_title(group))
            bar = QRectF(area.left() + wide + _MARGIN_PX, top, 0, high).adjusted(0, 2, 0, -2)
            bar.setRight(area.right())
            self._draw_bar(painter, bar, group)
        self._draw_legend(painter, QRectF(area.left(), area.bottom() - line, area.width(), line))

    def _draw_bar(self, painter: QPainter, bar: QRectF, group: DecisionGroup) -> None:
        is_dark = window_look().is_dark
        total = self._counts[group].total()
        left = bar.left()
        for grade, count in self._parts(group):
            place = list(Grade).index(grade)
            part = QRectF(left, bar.top(), bar.width() * count / total, bar.height())
            left = part.right()
            painter.fillRect(part, QColor(_COLOURS[is_dark][place]))
            if painter.fontMetrics().horizontalAdvance(str(count)) < part.width():
                painter.setPen(QColor(_INKS[is_dark][place]))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, str(count))

    def _draw_legend(self, painter: QPainter, room: QRectF) -> None:
        look = window_look()
        left = room.left()
        for place, grade in enumerate(Grade):
            side = room.height() * 0.7
            box = QRectF(QPointF(left, room.top() + (room.height() - side) / 2), QSize(1, 1) * side)
            painter.fillRect(box, QColor(_COLOURS[look.is_dark][place]))
            text = grade_text(grade)
            wide = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(QColor(look.muted))
            words = QRectF(box.right() + _GAP_PX, room.top(), wide + 2, room.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
            left = words.right() + 2 * _MARGIN_PX
