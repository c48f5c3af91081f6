# SPDX-License-Identifier: GPL-3.0-or-later
"""One problem after the other: the deal so far, the answer, and what it is worth."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.i18n import practice_texts as texts
from buck_euchre_qt.i18n.action_texts import action_within
from buck_euchre_qt.i18n.analysis_texts import advice_text, verdict_text
from buck_euchre_qt.i18n.ranking_texts import rows_of
from buck_euchre_qt.i18n.reasons import refusal_articles
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.learning.articles_now import article_of
from buck_euchre_qt.learning.grades import grade_of
from buck_euchre_qt.learning.problems import Problem
from buck_euchre_qt.learning.topics import Topic
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.windows.alternatives import AlternativesList
from buck_euchre_qt.windows.lesson_sheet import Wish
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.practice_table import PracticeTable
from buck_euchre_qt.windows.rich_text import to_html
from buck_euchre_qt.windows.sheet_screen import SheetScreen

translate = QCoreApplication.translate


class _Given(NamedTuple):
    """An answer; `action` is None for whoever had it shown."""

    action: Action | None
    is_right: bool


class PracticePlayer(SheetScreen):
    """Table and sheet of the problem that is open; it judges answers by their analysis."""

    answered = Signal(object, bool)
    """The `Problem` that was answered, and whether the answer was right."""
    next_wanted = Signal()
    """The next problem is to be shown, or looked for once more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._topic: Topic | None = None
        self._problem: Problem | None = None
        self._is_known = False
        self._given: _Given | None = None
        self._is_open = False
        self._is_lost = False
        self._refusal: Refusal | None = None
        self._remark_text = ""
        self._right = self._answers = 0
        self.table = PracticeTable(self)
        self.tally = QLabel(self)
        self.ranking = AlternativesList(self)
        self.remark_label = QLabel(self)
        self.remark_label.setObjectName("quiet")
        self.remark_label.setWordWrap(True)
        self.remark_label.setTextFormat(Qt.TextFormat.RichText)
        self.sheet.add(self.ranking)
        self.sheet.add(self.remark_label)
        self._arrange(self.table, self.tally)
        self.table.answered.connect(self.judge)
        self.table.refused.connect(self._note_refusal)
        self.table.article_wanted.connect(self.article_wanted)
        self.sheet.wished.connect(self._fulfil)

    @property
    def problem(self) -> Problem | None:
        """The problem that is open, None while one is looked for."""
        return self._problem

    @property
    def article(self) -> str:
        """The article that applies best to what is shown."""
        if self._refusal is not None:
            return refusal_articles(self._refusal)[0]
        seen = self.table.seen
        return "" if seen is None or self._problem is None else article_of(seen)

    def begin(self, topic: Topic | None) -> None:
        """Begin to count anew, for a topic or for all of them mixed."""
        self._topic = topic
        self._right = self._answers = 0
        self.look_for_problem()

    def look_for_problem(self) -> None:
        """Say that a problem is being looked for."""
        self._forget()
        self.table.clear()
        self._fill_sheet()

    def say_nothing_found(self) -> None:
        """Say that no problem could be found."""
        self._forget()
        self._is_lost = True
        self._fill_sheet()

    def open_problem(self, problem: Problem, *, is_known: bool) -> None:
        """Show a problem and ask; `is_known` for one that was answered wrong before."""
        self._forget()
        self._problem, self._is_known = problem, is_known
        self.table.show_situation(problem.situation)
        self._fill_sheet()
        self.table.announcer.say(" ".join(self._story()))
        self.table.ask()

    def remark(self, text: str) -> None:
        """Say what becomes of the problem after the answer."""
        self._remark_text = text
        self._write_remark()

    def _write_remark(self) -> None:
        lines = [*(self.table.hands_in_words() if self._is_open else ()), self._remark_text]
        said = [
            to_html(line, self.remark_label, is_on_dark=self.look.is_dark) for line in lines if line
        ]
        self.remark_label.setText("<br>".join(said))
        self.remark_label.setAccessibleName(spoken(" ".join(lines)))
        self.remark_label.setVisible(bool(said))

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        super().set_look(look)
        self.table.set_look(look)
        self.ranking.set_look(look)
        self._fill_sheet()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        self.table.retranslate()
        self._fill_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by key; everything else is somebody else's."""
        key = Qt.Key(event.key())
        is_onward = key in (Qt.Key.Key_PageDown, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_onward and self._given is not None and not event.isAutoRepeat():
            self.next_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _forget(self) -> None:
        self._problem = self._given = self._refusal = None
        self._is_known = self._is_open = self._is_lost = False
        self.remark("")
        self.ranking.show_rows(())

    def _story(self) -> list[str]:
        # Of the situation, not of the table: there the answer has been played meanwhile.
        if self._problem is None:
            return []
        return texts.situation_story(self._problem.situation.replay(), self.table.names)

    def _fill_sheet(self) -> None:
        problem = self._problem
        self._title.setText(texts.topic_text(self._topic).title)
        self.leave.setText(translate("Practice", "Topics (Esc)"))
        self.tally.setText(texts.session_text(self._right, self._answers))
        self.sheet.lay_out_cards("", (), ())
        self.sheet.withdraw()
        if problem is None:
            self._fill_without_problem()
            return
        title = texts.topic_text(problem.topic).title
        lines = self._story()
        if self._is_known:
            lines.insert(0, texts.again_text())
        self.sheet.tell(title, "\n\n".join(lines))
        if self._given is None:
            self.sheet.cite(())
            self.sheet.show_buttons((Wish.SHOW,), has_back=False)
        else:
            self._show_verdict(problem, self._given)

    def _fill_without_problem(self) -> None:
        title = texts.topic_text(self._topic).title
        self.sheet.cite(())
        if self._is_lost:
            self.sheet.tell(title, texts.nothing_found_text())
            self.sheet.show_buttons((Wish.TOPICS, Wish.AGAIN), has_back=False)
        else:
            self.sheet.tell(title, texts.looking_text())
            self.sheet.show_buttons((), has_back=False)

    def judge(self, action: Action | None) -> None:
        """Take an answer, None for having it shown; only the first one to a problem counts."""
        problem = self._problem
        if problem is None or self._given is not None:
            return
        self.table.stop_asking()
        self._refusal = None
        is_right = action is not None and problem.is_right(action)
        self._given = _Given(action, is_right)
        self._answers += 1
        self._right += is_right
        self._fill_sheet()
        self.table.announcer.say(self.sheet.verdict)
        if is_right and action is not None:
            self.table.play(action)
        else:
            self.table.light(problem.best)
        self.answered.emit(problem, is_right)
        self._focus_chief()

    def _show_verdict(self, problem: Problem, given: _Given) -> None:
        seen, names = self.table.seen, self.table.names
        if seen is None:
            return
        analysis = problem.analysis
        if given.action is None:
            answer = action_within(problem.best, seen, names)
            shown = translate("Practice", "The answer is: {action}.").format(action=answer)
            reason = advice_text(Decision(problem.best, (analysis,)), seen, names)
            words = f"{shown} {reason}"
        else:
            grade = grade_of(analysis, given.action)
            words = verdict_text(analysis, given.action, grade, seen, names)
            if given.is_right:
                words = f"{texts.right_text()} {words}"
        self.sheet.judge(words, is_right=given.is_right)
        self.ranking.show_rows(rows_of(analysis, seen, names), given.action)
        self._write_remark()
        self.sheet.cite((article_of(seen),))
        wishes = (Wish.NEXT_PROBLEM,) if self._is_open else (Wish.HANDS, Wish.NEXT_PROBLEM)
        self.sheet.show_buttons(wishes, has_back=False)

    def _note_refusal(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self.sheet.cite(refusal_articles(refusal))

    def _fulfil(self, wish: Wish) -> None:
        match wish:
            case Wish.SHOW:
                self.judge(None)
            case Wish.HANDS:
                self._open_hands()
            case Wish.TOPICS:
                self.left.emit()
            case _:
                self.next_wanted.emit()

    def _open_hands(self) -> None:
        problem = self._problem
        if problem is None:
            return
        self._is_open = True
        self.table.show_hands(problem.situation)
        self.table.light(problem.best)
        self._fill_sheet()
        self._focus_chief()
        self.table.announcer.say(spoken(" ".join(self.table.hands_in_words())))
