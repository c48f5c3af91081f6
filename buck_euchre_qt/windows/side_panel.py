# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside the table: score sheet, the course of the scores, and what happened in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QTextBrowser, QVBoxLayout, QWidget

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.story import deal_story
from buck_euchre_qt.windows.look import INK_QUIET, panel_style
from buck_euchre_qt.windows.rich_text import to_html
from buck_euchre_qt.windows.score_graph import ScoreGraph
from buck_euchre_qt.windows.score_sheet import ScoreSheetModel, ScoreSheetView

translate = QCoreApplication.translate


class SidePanel(QFrame):
    """What is written down beside the table; it reads the match and changes nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size_pt = 0.0
        self._match: Match | None = None
        self._names: SeatNames | None = None
        self._model: ScoreSheetModel | None = None
        self._sheet_title = _title(self)
        self._aim = QLabel(self)
        self._aim.setObjectName("quiet")
        self._aim.setWordWrap(True)
        self._sheet = ScoreSheetView(self)
        self._graph = ScoreGraph(self)
        self._graph.hide()
        self._story_title = _title(self)
        self._story = QTextBrowser(self)
        self._story.setOpenLinks(False)
        self._story.document().setDocumentMargin(0)
        self._story.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(14, 16, 8, 10)
        lines.setSpacing(6)
        lines.addWidget(self._sheet_title)
        lines.addWidget(self._aim)
        lines.addWidget(self._sheet, 2)
        lines.addWidget(self._graph)
        lines.addSpacing(8)
        lines.addWidget(self._story_title)
        lines.addWidget(self._story, 3)
        self.set_scale(1.0)
        self._retranslate()

    def set_scale(self, scale: float) -> None:
        """Write larger on a large screen."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(panel_style(size_pt))
            self._tell()

    def show_match(self, match: Match, names: SeatNames) -> None:
        """Show another match, or the same one with other names."""
        self._match = match
        self._names = names
        self._model = ScoreSheetModel(match, names)
        self._sheet.show_match(self._model)
        self.renew()

    def renew(self) -> None:
        """Read the match again."""
        if self._model is None:
            return
        self._model.renew()
        course = self._model.course()
        self._graph.show_course(course)
        self._graph.setVisible(len(course) > 1)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.renew()

    def _retranslate(self) -> None:
        self._sheet_title.setText(translate("SidePanel", "Score sheet"))
        self._story_title.setText(translate("SidePanel", "What happened"))
        self._story.setAccessibleName(self._story_title.text())
        self._sheet.retranslate()
        if self._match is None:
            return
        start = self._match.game.start_scores()[0]
        self._aim.setText(translate("SidePanel", "From {start} down to 0").format(start=start))
        self._tell()

    def _tell(self) -> None:
        if self._match is None or self._names is None:
            return
        lines: list[str] = []
        for number, deal in enumerate(self._match.deals[-_TOLD_DEALS:]):
            first = max(0, len(self._match.deals) - _TOLD_DEALS)
            lines += deal_story(deal, first + number + 1, self._names)
        told = [to_html(line, self._story, is_on_dark=True) for line in lines]
        paragraphs = [
            f'<p style="margin:0 0 5px 0; color:{INK_QUIET}">{line}</p>' for line in told[:-1]
        ]
        paragraphs += [f'<p style="margin:0">{line}</p>' for line in told[-1:]]
        self._story.setHtml("".join(paragraphs))
        self._story.moveCursor(QTextCursor.MoveOperation.End)


_TOLD_DEALS = 3
"""How many deals back the story goes: it is read for what has just happened."""


def _title(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setObjectName("title")
    return label
