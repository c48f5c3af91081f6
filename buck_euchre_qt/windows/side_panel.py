# SPDX-License-Identifier: GPL-3.0-or-later
"""Beside the table: score sheet, the course of the scores, and what happened in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from buck_euchre_qt.engine.game import Course
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.i18n.fair_deals_texts import fingerprint_hint, fingerprint_line
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.i18n.story import deal_story
from buck_euchre_qt.session.session import Session
from buck_euchre_qt.windows.helped_sign import HelpedSign
from buck_euchre_qt.windows.look import DARK, Look, panel_style
from buck_euchre_qt.windows.rich_text import to_html, unbroken
from buck_euchre_qt.windows.score_graph import ScoreGraph
from buck_euchre_qt.windows.score_sheet import ScoreSheetModel, ScoreSheetView
from buck_euchre_qt.windows.scroll_fade import ScrollFade

translate = QCoreApplication.translate

_HEARD: Final = 6
"""How many lines of the story are heard at once by those who come to it."""
_TOLD_DEALS: Final = 3
"""How many deals back the story goes: it is read for what has just happened."""


class SidePanel(QFrame):
    """What is written down beside the table; it reads the match and changes nothing."""

    def __init__(self, parent: QWidget, told_deals: int | None = None) -> None:
        super().__init__(parent)
        self._told_deals = _TOLD_DEALS if told_deals is None else told_deals
        self._size_pt = 0.0
        self.look = DARK
        self._is_introducing = False
        self._match: Match | None = None
        self._names: SeatNames | None = None
        self._model: ScoreSheetModel | None = None
        self._sheet_title = _title(self)
        self._sheet_title.setWordWrap(True)
        self.helped_sign = HelpedSign(self)
        self._aim = QLabel(self)
        self._aim.setObjectName("quiet")
        self._aim.setWordWrap(True)
        self._sheet = ScoreSheetView(self)
        self._graph = ScoreGraph(self)
        self._graph.hide()
        self._story_title = _title(self)
        self._story_title.setWordWrap(True)
        self._story = QTextBrowser(self)
        self._story.setOpenLinks(False)
        self._story.document().setDocumentMargin(0)
        self._story.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # What happened last stays in sight, also when the room for it changes.
        self._story.verticalScrollBar().rangeChanged.connect(self._stay_at_the_end)
        self._fades = (
            ScrollFade(self._story, 0.35),
            # Half a number says nothing.
            ScrollFade(self._sheet, 1.0, self._sheet.cut_px),
        )
        self.seal_label = QLabel(self)
        self.seal_label.setObjectName("quiet")
        self.seal_label.setWordWrap(True)
        self.seal_label.hide()
        self._show_parts(is_shown=False)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(14, 16, 8, 10)
        lines.setSpacing(6)
        above = QHBoxLayout()
        above.addWidget(self._sheet_title, 1)
        above.addWidget(self.helped_sign)
        lines.addLayout(above)
        lines.addWidget(self._aim)
        lines.addWidget(self._sheet, 2)
        lines.addWidget(self._graph)
        lines.addSpacing(8)
        lines.addWidget(self._story_title)
        lines.addWidget(self._story, 3)
        lines.addWidget(self.seal_label)
        self.set_scale(1.0)
        self._retranslate()

    @property
    def lists(self) -> tuple[QWidget, QWidget]:
        """The score sheet and the story, which the keyboard can go to."""
        return self._sheet, self._story

    def set_scale(self, scale: float) -> None:
        """Write larger on a large screen."""
        size_pt = QApplication.font().pointSizeF() * scale
        if size_pt != self._size_pt:
            self._size_pt = size_pt
            self.setStyleSheet(panel_style(size_pt, self.look))
            self._tell()

    def set_look(self, look: Look) -> None:
        """Take on other colours."""
        self.look = look
        self.setStyleSheet(panel_style(self._size_pt, look))
        self._graph.set_look(look)
        for fade in self._fades:
            fade.set_ground(look.panel)
        self._sheet.set_look(look)
        self.helped_sign.set_look(look)
        self._tell()

    def introduce(self) -> None:
        """Tell what the game is about while there is no match: whoever is new to it reads that."""
        self._is_introducing = True
        self._story_title.show()
        self._story.show()
        self._retranslate()

    def show_match(self, match: Match, names: SeatNames) -> None:
        """Show another match, or the same one with other names."""
        self._match = match
        self._names = names
        self._model = ScoreSheetModel(match, names)
        self._sheet.show_match(self._model)
        self._show_parts(is_shown=True)
        self.renew()
        self._retranslate()

    def renew(self) -> None:
        """Read the match again."""
        if self._model is None:
            return
        self._model.renew()
        course = self._model.course()
        self._graph.show_course(course)
        self._graph.setVisible(len(course) > 1)
        self._tell()

    def show_fingerprint(self, session: Session | None) -> None:
        """Show the fingerprint of a deal's cards, before the first of them is seen."""
        if session is None:
            return
        deals = len(session.match.deals)
        following = session.next_fingerprint
        number = deals + 1 if following else max(1, deals)
        fingerprint = following or session.fingerprint
        self.seal_label.setVisible(bool(fingerprint))
        self.seal_label.setText(fingerprint_line(number, fingerprint))
        self.seal_label.setToolTip(fingerprint_hint(fingerprint))

    def show_helped(self, *, is_helped: bool) -> None:
        """Show the sign of a match in which there was help, or take it away."""
        self.helped_sign.tell(is_helped=is_helped)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.renew()
            self._retranslate()

    def _stay_at_the_end(self, _least: int, most: int) -> None:
        if self._match is not None:
            self._story.verticalScrollBar().setValue(most)

    def _show_parts(self, *, is_shown: bool) -> None:
        # Headings over nothing would only ask what belongs there.
        for part in (self._sheet_title, self._aim, self._sheet, self._story_title, self._story):
            part.setVisible(is_shown)

    def _retranslate(self) -> None:
        self._sheet_title.setText(translate("SidePanel", "Score sheet"))
        self._story_title.setText(translate("SidePanel", "What happened"))
        self._story.setAccessibleName(self._story_title.text())
        self._sheet.retranslate()
        if self._match is None:
            self._tell()
            return
        game = self._match.game
        span = game.info.span(game.options)
        aim = (
            translate("SidePanel", "From {start} down to 0")
            if game.info.course is Course.DOWN
            else translate("SidePanel", "First to {goal} points")
        )
        self._aim.setText(aim.format(start=span.start, goal=span.goal))

    def _tell(self) -> None:
        if self._match is None or self._names is None:
            if self._is_introducing:
                self._tell_of_the_game()
            return
        lines: list[str] = []
        first = max(0, len(self._match.deals) - self._told_deals)
        for number, deal in enumerate(self._match.deals[first:]):
            lines += deal_story(deal, first + number + 1, self._names)
        # Before the first cards are dealt nothing has happened: no heading stands over nothing.
        self._story_title.setVisible(bool(lines))
        told = [
            to_html(unbroken(line), self._story, is_on_dark=self.look.is_dark) for line in lines
        ]
        paragraphs = [
            f'<p style="margin:0 6px 5px 0; color:{self.look.ink_quiet}">{line}</p>'
            for line in told[:-1]
        ]
        paragraphs += [f'<p style="margin:0 6px 0 0">{line}</p>' for line in told[-1:]]
        self._story.setHtml("".join(paragraphs))
        # Suits are pictures in the text, of which a screen reader says nothing.
        self._story.setAccessibleDescription(" ".join(spoken(line) for line in lines[-_HEARD:]))
        self._story.moveCursor(QTextCursor.MoveOperation.End)

    def _tell_of_the_game(self) -> None:
        self._story_title.setText(translate("RuleBook", "buck chapter 0"))
        self._story.setAccessibleName(self._story_title.text())
        text = translate("RuleBook", "BE-0.1")
        told = [to_html(part, self._story, is_on_dark=False) for part in text.split("\n\n")]
        style = "margin:0 6px 10px 0; line-height:125%"
        self._story.setHtml("".join(f'<p style="{style}">{part}</p>' for part in told))
        self._story.setAccessibleDescription(text)


def _title(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setObjectName("title")
    return label
