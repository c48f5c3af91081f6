# SPDX-License-Identifier: GPL-3.0-or-later
"""The sheet beside a deal looked back at: what was done, its grade, and what else there was."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.i18n.analysis_texts import grade_text
from buck_euchre_qt.i18n.ranking_texts import Row
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.learning.grades import Grade
from buck_euchre_qt.windows.alternatives import AlternativesList
from buck_euchre_qt.windows.grade_marks import grade_colour, grade_pixmap
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.rich_text import to_html

translate = QCoreApplication.translate


class ReviewSheet(QFrame):
    """Says what is known about one decision."""

    branch_wanted = Signal()
    """The deal is to be played on from here."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = DARK
        self._texts: tuple[str, str, str] = ("", "", "")
        self._grade: Grade | None = None
        self._done, self._why, self._note = (QLabel(self) for _ in range(3))
        self._mark, self._grade_name = QLabel(self), QLabel(self)
        self._done.setObjectName("headline")
        self._grade_name.setObjectName("grade")
        self._note.setObjectName("quiet")
        for label in (self._done, self._why, self._note):
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setWordWrap(True)
        self.alternatives = AlternativesList(self)
        self.branch = QPushButton(self)
        self.branch.setProperty("isChief", True)
        self.branch.setCursor(Qt.CursorShape.PointingHandCursor)
        self.branch.clicked.connect(self.branch_wanted)
        self._arrange()

    def _arrange(self) -> None:
        page = QWidget(self)
        page.setObjectName("page")
        graded = QHBoxLayout()
        graded.setSpacing(8)
        graded.addWidget(self._mark)
        graded.addWidget(self._grade_name, 1)
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 0, 6, 0)
        lines.setSpacing(10)
        lines.addWidget(self._done)
        lines.addLayout(graded)
        for part in (self._why, self.alternatives, self._note):
            lines.addWidget(part)
        lines.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 12, 16)
        whole.setSpacing(10)
        whole.addWidget(scroll, 1)
        whole.addWidget(self.branch)

    @property
    def text(self) -> str:
        """What the sheet says, for those who hear it."""
        done, why, note = self._texts
        graded = "" if self._grade is None else f"{grade_text(self._grade)}."
        return " ".join(spoken(part) for part in (done, graded, why, note) if part)

    def tell(
        self,
        done: str,
        why: str,
        note: str = "",
        grade: Grade | None = None,
        rows: Sequence[Row] = (),
        chosen: Action | None = None,
    ) -> None:
        """Say what was done and why; with a grade and the alternatives where they are known."""
        self._texts = (done, why, note)
        self._grade = grade
        self.alternatives.show_rows(rows, chosen)
        self._write()

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self._look = look
        self.alternatives.set_look(look)
        self._write()

    def retranslate(self) -> None:
        """Say what stands on the buttons in the language of now."""
        self.branch.setText(translate("Review", "Play on from here"))
        self.branch.setToolTip(
            translate(
                "Review", "The same hidden cards. It counts neither in statistics nor history."
            )
        )

    def _write(self) -> None:
        self.retranslate()
        for label, text in zip((self._done, self._why, self._note), self._texts, strict=True):
            label.ensurePolished()
            label.setText(to_html(text, label, is_on_dark=self._look.is_dark))
            label.setAccessibleName(spoken(text))
            label.setVisible(bool(text))
        grade = self._grade
        self._mark.setVisible(grade is not None)
        self._grade_name.setVisible(grade is not None)
        if grade is not None:
            side = round(1.3 * self.fontMetrics().height())
            self._mark.setPixmap(grade_pixmap(grade, side, self.devicePixelRatioF(), self._look))
            self._grade_name.setText(grade_text(grade))
            colour = grade_colour(grade, self._look).name()
            self._grade_name.setStyleSheet(f"color: {colour}; font-weight: bold;")
