# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal looked back at: stepped through on the table, each decision with its grade and reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from buck_euchre_qt.engine.actions import Play, card_of
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.record import SavedMatch
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.ranking_texts import rows_of
from buck_euchre_qt.i18n.review_texts import (
    done_line,
    end_line,
    forced_text,
    knowledge_text,
    other_reason,
    own_reason,
    waiting_text,
)
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.learning.deal_review import DealReview, Openness
from buck_euchre_qt.learning.decisions import Made
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.announcer import Announcer
from buck_euchre_qt.windows.decision_strip import Cell
from buck_euchre_qt.windows.fitting import fix_width
from buck_euchre_qt.windows.lesson_look import page_text_scale
from buck_euchre_qt.windows.look import DARK, Look
from buck_euchre_qt.windows.people import show_people
from buck_euchre_qt.windows.review_bars import ReviewBar, ReviewFoot
from buck_euchre_qt.windows.review_look import review_style
from buck_euchre_qt.windows.review_sheet import ReviewSheet
from buck_euchre_qt.windows.reviewer import Reviewer
from buck_euchre_qt.windows.spoken_texts import SpokenTexts
from buck_euchre_qt.windows.table_texts import TableTexts
from buck_euchre_qt.windows.theme import plain_point_size

_SHEET_SHARE: Final = 0.32
_LEAST_SHEET_PX: Final = 270
_SMALLER_SCALE: Final = 0.92


class ReviewScreen(QWidget):
    """Shows one position of a deal after the other; it changes nothing of the match."""

    left = Signal()
    """The person has seen enough."""
    branch_wanted = Signal(object, int)
    """A `DealReview` is to be played on from a position."""

    def __init__(self, adviser: Adviser, parent: QWidget) -> None:
        super().__init__(parent)
        self._review: DealReview | None = None
        self._names = SeatNames((), 0)
        self._position = 0
        self._moment: _Moment | None = None
        self._openness = Openness.ALL
        self._look = DARK
        self._worn = (0.0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view = TableView(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet = ReviewSheet(self)
        self.bar = ReviewBar(self)
        self.foot = ReviewFoot(self)
        self.strip = self.foot.strip
        self.reviewer = Reviewer(adviser, self)
        self.announcer = Announcer(self.view)
        self._margins = QVBoxLayout()
        self._arrange()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _arrange(self) -> None:
        self._margins.setContentsMargins(10, 10, 10, 10)
        self._margins.addWidget(self.sheet)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addLayout(self._margins)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.bar)
        lines.addLayout(row, 1)
        lines.addWidget(self.foot)

    def _connect(self) -> None:
        self.bar.hands_opened.connect(self._open_hands)
        self.bar.deal_turned.connect(self._turn_to_deal)
        self.bar.left.connect(self.left)
        self.foot.stepped.connect(lambda by: self.step_on() if by > 0 else self.step_back())
        self.foot.own_wanted.connect(lambda: self.go_to_own(1))
        self.strip.position_wanted.connect(self.go_to)
        self.reviewer.answered.connect(self._on_answered)
        self.sheet.branch_wanted.connect(self._want_branch)

    @property
    def review(self) -> DealReview | None:
        """The deal on show."""
        return self._review

    @property
    def position(self) -> int:
        """Where in the deal one is."""
        return self._position

    def show_deal(self, saved: SavedMatch, deal: int, names: SeatNames) -> None:
        """Look back at a deal, counted from 0, from its first own decision on."""
        review = self._review = DealReview(saved, deal, names.onlooker)
        self._names = names
        self._position = 0
        self.view.set_onlooker(names.onlooker, saved.match.game.info.seats)
        # Before the strip is filled: it asks for the grades of this deal.
        self.reviewer.follow(review)
        self._take_words()
        first = review.own[0].position if review.own else 0
        self.go_to(first)
        self.setFocus()

    def close_review(self) -> None:
        """Ask for no grades any more."""
        self.reviewer.follow(None)

    def go_to(self, position: int) -> None:
        """Show the deal at a position, at once."""
        review = self._review
        if review is None or not 0 <= position <= review.end:
            return
        self._stand_at(position)
        self.view.reset(review.see(position, self._openness))
        self._show_position()

    def step_back(self) -> None:
        """Show the position before."""
        self.go_to(self._position - 1)

    def step_on(self) -> None:
        """Show what was done here, and go on to the next position."""
        review = self._review
        if review is None or self._position == review.end:
            return
        position, openness = self._position, self._openness
        self._stand_at(position + 1)
        after = review.see(position + 1, openness)
        if openness is Openness.DECIDER:
            # Another hand opens: there is no movement for that.
            self.view.reset(after)
        else:
            self.view.play(review.events(position, openness), after)
        self._show_position()

    def _stand_at(self, position: int) -> None:
        self._position = position
        if self._moment is not None and self._review is not None:
            self._moment.state = self._review.state(position)

    def go_to_own(self, by: int) -> None:
        """Go to the next own decision, or the one before with -1; to an end beyond them."""
        review = self._review
        if review is None:
            return
        places = [made.position for made in review.own]
        if by > 0:
            self.go_to(min((each for each in places if each > self._position), default=review.end))
        else:
            self.go_to(max((each for each in places if each < self._position), default=0))

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""
        self._look = look
        self._worn = (0.0, 0)
        self._dress()
        self.sheet.set_look(look)
        self.strip.set_look(look)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrow keys, from own decision to own decision by page keys, leave by Escape."""
        review = self._review
        end = 0 if review is None else review.end
        match Qt.Key(event.key()):
            case Qt.Key.Key_Right:
                self.step_on()
            case Qt.Key.Key_Left:
                self.step_back()
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(end)
            case Qt.Key.Key_PageDown | Qt.Key.Key_Down:
                self.go_to_own(1)
            case Qt.Key.Key_PageUp | Qt.Key.Key_Up:
                self.go_to_own(-1)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._take_words()
            self._show_position()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the sheet its share of the width."""
        self._dress()
        fix_width(self.sheet, max(_LEAST_SHEET_PX, round(self.width() * _SHEET_SHARE)))
        super().resizeEvent(event)

    def _dress(self) -> None:
        size_pt = QApplication.font().pointSizeF() * page_text_scale(self.width(), self.height())
        worn = (size_pt, self.width())
        if worn == self._worn:
            return
        self._worn = worn
        bars_pt = size_pt
        self.setStyleSheet(review_style(size_pt, self._look))
        # Letters that a person has made larger are made smaller again in a row that is too long.
        while self._is_crowded and bars_pt > plain_point_size():
            bars_pt *= _SMALLER_SCALE
            self.setStyleSheet(review_style(size_pt, self._look, bars_pt))

    @property
    def _is_crowded(self) -> bool:
        return max(row.minimumSizeHint().width() for row in (self.bar, self.foot)) > self.width()

    def _take_words(self) -> None:
        review = self._review
        if review is None:
            return
        match = review.saved.match
        self._moment = _Moment(match.game, review.state(self._position))
        show_people(self.view, self._names, review.saved.players)
        self.view.set_words(TableTexts(self._moment, self._names))
        self.view.set_spoken_words(SpokenTexts(self._moment, self._names))
        self.strip.show_cells(tuple(self._cell(made) for made in review.made))
        for made in review.own:
            self.strip.show_grade(made.position, self.reviewer.grade(made.position))
        self.bar.show_place(review.deal, match.finished_deals, len(match.deals))
        self.bar.show_openness(self._openness)
        self.bar.retranslate()
        self.foot.retranslate()
        self.sheet.retranslate()
        self._worn = (0.0, 0)
        self._dress()

    def _cell(self, made: Made) -> Cell:
        review = self._review
        line = ""
        if review is not None:
            line = spoken(done_line(made, review.state(made.position), self._names))
        is_play = isinstance(made.action, Play)
        group = 1 + len(made.observation.tricks) if is_play else 0
        name = self._names.of(made.seat)
        return Cell(name[:1], made.seat == self._names.onlooker, made.is_forced, group, line)

    def _show_position(self) -> None:
        review = self._review
        if review is None:
            return
        self.foot.show_position(self._position, review.end)
        self.view.set_turn(review.state(self._position).turn, False)
        self.reviewer.want(self._position)
        self._tell()
        self.announcer.say(self.sheet.text)

    def _on_answered(self, position: int) -> None:
        self.strip.show_grade(position, self.reviewer.grade(position))
        if position == self._position:
            self._tell()
            self.announcer.say(self.sheet.text)

    def _tell(self) -> None:
        review, position = self._review, self._position
        if review is None:
            return
        state = review.state(position)
        self.sheet.branch.setEnabled(not state.phase.is_finished)
        if position == review.end:
            self.view.set_hint(None)
            self.sheet.tell(end_line(state, self._names), "")
            return
        made = review.made[position]
        done = done_line(made, state, self._names)
        self.view.set_hint(self._place_of(made))
        decision = self.reviewer.decision(position)
        if made.is_forced:
            self.sheet.tell(done, forced_text())
        elif decision is None:
            self.sheet.tell(done, waiting_text())
        else:
            is_own = made.seat == review.seat
            analysis = decision.analysis
            seen = made.observation
            rows = () if analysis is None else rows_of(analysis, seen, self._names)
            why = (own_reason if is_own else other_reason)(made, decision, self._names)
            note = (
                "" if is_own and analysis is None else knowledge_text(made, decision, self._names)
            )
            grade = self.reviewer.grade(position)
            self.sheet.tell(done, why, note, grade, rows, made.action)

    def _place_of(self, made: Made) -> Place | None:
        """Return where the card lies that is played or laid aside next; None for a call."""
        card = card_of(made.action)
        hand = made.observation.hand
        if card is None or card not in hand:
            return None
        is_open = self._openness is not Openness.OWN or made.seat == self._names.onlooker
        return place(Pile.HAND, made.seat, hand.index(card)) if is_open else None

    def _open_hands(self, openness: Openness) -> None:
        self._openness = openness
        self.go_to(self._position)

    def _turn_to_deal(self, by: int) -> None:
        review = self._review
        if review is not None and 0 <= review.deal + by < review.saved.match.finished_deals:
            self.show_deal(review.saved, review.deal + by, self._names)

    def _want_branch(self) -> None:
        if self._review is not None:
            self.branch_wanted.emit(self._review, self._position)


@dataclass(slots=True)
class _Moment:
    """What lies on the table, for its words."""

    game: Game
    state: DealState | None
