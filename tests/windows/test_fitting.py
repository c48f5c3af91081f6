# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies beside a part of fixed width is laid out once, and not twice, when first shown."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.windows.fitting import fix_width


class Neighbour(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.widths: list[int] = []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.widths.append(event.size().width())


class Holder(QWidget):
    """A neighbour, and beside it a part that takes a third of the width."""

    def __init__(self) -> None:
        super().__init__()
        self.neighbour, self.part = Neighbour(), QWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.neighbour, 1)
        row.addWidget(self.part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        fix_width(self.part, self.width() // 3)
        super().resizeEvent(event)


def test_the_neighbour_has_its_width_from_the_first_moment_on(qtbot: QtBot) -> None:
    holder = Holder()
    qtbot.addWidget(holder)
    holder.resize(900, 300)
    holder.show()
    QTest.qWait(1)
    assert holder.neighbour.widths == [600]
    holder.resize(1200, 300)
    QTest.qWait(1)
    assert holder.neighbour.widths[-1] == 800


def test_a_part_that_lies_nowhere_has_its_width_all_the_same(qtbot: QtBot) -> None:
    part = QWidget()
    qtbot.addWidget(part)
    fix_width(part, 250)
    assert part.width() == 250
