# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts and windows have the room that is meant for them, and no window leaves its screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.windows import fitting
from buck_euchre_qt.windows.fitting import RoomyArea, fix_width
from tests.windows.person import Person


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


@pytest.mark.parametrize("language", Language)
def test_no_window_is_larger_than_a_small_screen(
    person: Person, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    room = QSize(784, 560)
    monkeypatch.setattr(fitting, "room_for", lambda _window: room)
    person.switch_to(language)
    menus = person.window.menus
    for action in (
        *(menus.new, menus.new_of_code, menus.prefer, menus.keys, menus.about),
        *(menus.rules, menus.history, menus.statistics, menus.fair_deals),
    ):
        if not action.isEnabled():
            continue
        before = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        action.trigger()
        QTest.qWait(1)
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        [window] = [each for each in shown if each not in before]
        assert window.width() <= room.width(), action.text()
        assert window.height() <= room.height(), action.text()
        window.close()


def test_a_page_without_room_is_scrolled_and_keeps_off_its_bar(qtbot: QtBot) -> None:
    page = QWidget()
    lines = QHBoxLayout(page)
    lines.setContentsMargins(0, 0, 0, 0)
    text = QLabel("\n".join(map(str, range(30))), page)
    lines.addWidget(text)
    holder = QWidget()
    qtbot.addWidget(holder)
    area = RoomyArea(page, holder)
    whole = area.sizeHint()
    assert whole == page.sizeHint()
    holder.show()
    area.resize(whole)
    QTest.qWait(1)
    assert area.verticalScrollBar().maximum() == 0
    assert text.geometry().right() == page.rect().right()
    area.resize(whole.width() + 60, whole.height() // 2)
    QTest.qWait(1)
    assert area.verticalScrollBar().maximum() > 0
    assert text.geometry().right() < page.rect().right()
