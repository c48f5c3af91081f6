# SPDX-License-Identifier: GPL-3.0-or-later
"""Where practice is offered: in the menu, and on the empty table to those who have begun."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from buck_euchre_qt.windows.lesson_stack import LessonStack
from buck_euchre_qt.windows.practice_desk import PracticeDesk
from buck_euchre_qt.windows.start_panel import StartPanel


class PracticeOffers(QObject):
    """Opens practice when it is wanted; without a desk it is offered nowhere."""

    def __init__(
        self,
        desk: PracticeDesk | None,
        middle: LessonStack,
        start_panel: StartPanel,
        action: QAction,
    ) -> None:
        super().__init__(middle)
        self._desk = desk
        self._middle = middle
        self._start_panel = start_panel
        middle.set_practice(desk)
        action.setVisible(desk is not None)
        action.triggered.connect(middle.practise)
        start_panel.practice_wanted.connect(middle.practise)
        middle.lessons_left.connect(self.count_due)

    def close(self) -> None:
        """Leave nothing running behind."""
        self._middle.stop_practice()
        if self._desk is not None:
            self._desk.finder.stop()

    @property
    def _is_fitting(self) -> bool:
        """Whether to offer it unasked: who has learned nothing yet is offered lessons."""
        desk = self._desk
        return desk is not None and (self._middle.progress.has_begun or desk.has_begun)

    def offer(self) -> None:
        """Offer practice beside the lessons; the book is not read yet, which takes a moment."""
        self._start_panel.offer_practice(0 if self._is_fitting else None)

    def count_due(self) -> None:
        """Say besides how many errors are due today."""
        if self._desk is not None and self._is_fitting:
            self._start_panel.offer_practice(self._desk.due)
