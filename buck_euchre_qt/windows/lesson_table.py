# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of a lesson: shows a page's position and takes the answers that are given on it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.observation import Observation, redact
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.i18n.call_keys import call_key
from buck_euchre_qt.i18n.captions import ChoiceText, choice
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.lessons import task_text
from buck_euchre_qt.learning.lessons import CUT, AnswerKind, Choice, Page, Stage
from buck_euchre_qt.learning.positions import LEARNER, Position
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows import choice_button, prompt
from buck_euchre_qt.windows.announcer import Announcer
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.people import portraits_of
from buck_euchre_qt.windows.proportions import text_scale
from buck_euchre_qt.windows.spoken_texts import SpokenTexts
from buck_euchre_qt.windows.table_texts import TableTexts

_TRUMPS, _PROMISE = "BE-1.3", "BE-3.3"
"""The articles that say what trumps are, and what a maker promises."""


class LessonTable(QWidget):
    """Shows one page after the other; it knows no answer to be right or wrong."""

    answered = Signal(str)
    """A `Choice` was made on the table."""
    shown = Signal()
    """What followed an answer has been shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = SeatNames((), LEARNER)
        self._page: Page | None = None
        self._told: frozenset[str] = frozenset()
        self._seats = 0
        self._is_asking = False
        self.view = TableView(self)
        self.view.study_tricks()
        self.prompt = prompt.Prompt(self.view)
        self.announcer = Announcer(self.view)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.view)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.shown.connect(self.announcer.tell)
        self.view.place_activated.connect(self._on_place)
        self.view.layout_changed.connect(self._lay_out)
        self.view.settled.connect(self.shown)

    def show_page(self, page: Page, names: SeatNames, told: frozenset[str]) -> None:
        """Show a page's position from its beginning, and ask for nothing yet.

        `told` are the articles that the learner has met: nothing is shown that they have not
        explained, neither trumps nor who promised how much.
        """
        self._page = page
        self._told = told
        self._names = names
        self._is_asking = False
        self.prompt.say("")
        position = page.position
        self._sit_down(position)
        self._take_words(position)
        if page.stage is not Stage.TABLE:
            scores = position.game.standing(position.state.scores)
            self.view.show_deck(position.state.dealer, scores)
        if page.stage is Stage.DEALING:
            events = redact(position.opening.events, LEARNER)
            self.view.play(events, self._see(position._replace(state=position.opening.state)))
        elif page.stage is Stage.TABLE:
            seen = self._see(position)
            # Once the play has begun, what was called is no part of what a page is about.
            self.view.reset(seen._replace(calls=()) if seen.phase is Phase.PLAY else seen)
        # Whose turn it is may be the very thing that is asked in words.
        is_told = page.stage is Stage.TABLE and page.ask is not AnswerKind.OPTION
        self.view.set_turn(position.state.turn if is_told else None, False)

    def ask(self) -> None:
        """Let the page be answered, where that is done on the table."""
        page = self._page
        if page is None or page.ask in (AnswerKind.NOTHING, AnswerKind.OPTION):
            return
        self._is_asking = True
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        match page.ask:
            case AnswerKind.CUT:
                self.view.offer_cut()
            case AnswerKind.HAND | AnswerKind.TRICK:
                self.view.set_choices(frozenset(self._places(page)))
        self.prompt.say(task_text(page), self._buttons(page))
        self._lay_out()
        if self.prompt.buttons:
            self.prompt.buttons[0].setFocus()
        else:
            self.view.setFocus()

    def take(self, actions: tuple[Action, ...]) -> None:
        """Show what is done, one action after the other, by the rules."""
        self.stop_asking()
        if self._page is None:
            return
        position = self._page.position
        if self._page.ask is AnswerKind.CUT:
            self.view.show_deck(
                position.state.dealer, position.game.standing(position.state.scores)
            )
        steps = []
        for action in actions:
            position, step = position.play(action)
            steps.append((position, step))
        self._take_words(position)
        self.announcer.follow(self._page.position, self._names)
        for position, step in steps:
            self.view.play(redact(step.events, LEARNER), self._see(position))
        self.view.set_turn(None, False)

    def stop_asking(self) -> None:
        """Take nothing on the table for an answer any more."""
        self._is_asking = False
        # A click that only hurries the cards along leaves the keys where they are.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.set_choices(frozenset())
        self.prompt.say("")

    def set_look(self, look: Look) -> None:
        """Take on other colours for what lies on the felt."""
        self.prompt.set_look(look)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        if self._page is None:
            return
        self._take_words(self._page.position)
        if self._is_asking:
            self.prompt.say(task_text(self._page), self._buttons(self._page))
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at its place."""
        super().resizeEvent(event)
        self._lay_out()

    def _see(self, position: Position) -> Observation:
        seen = position.see()
        return seen if _TRUMPS in self._told else seen._replace(trump=None, maker=None)

    def _sit_down(self, position: Position) -> None:
        seats = position.game.info.seats
        if seats != self._seats:
            self._seats = seats
            self.view.set_onlooker(LEARNER, seats)
        self.view.set_people(portraits_of(self._names, seats, LEARNER))

    def _take_words(self, position: Position) -> None:
        names, is_told = self._names, _PROMISE in self._told
        self.view.set_words(TableTexts(position, names, tells_promise=is_told))
        self.view.set_spoken_words(SpokenTexts(position, names, tells_promise=is_told))
        self.announcer.follow(position, self._names)

    def _places(self, page: Page) -> list[Place]:
        state = page.position.state
        if page.ask is AnswerKind.HAND:
            # Every card is lit, also those that are not allowed: what is asked is which are.
            return [place(Pile.HAND, LEARNER, slot) for slot in range(len(state.hands[LEARNER]))]
        return [place(Pile.TRICK, seat) for seat, _ in state.trick.plays]

    def _buttons(self, page: Page) -> list[choice_button.Choice]:
        if page.ask not in (AnswerKind.CALL, AnswerKind.TRICK):
            return []
        return [
            choice_button.Choice(
                self._words(page, answer),
                partial(self._answer, answer),
                key=self._key(page, answer),
            )
            for answer in page.choices
        ]

    def _key(self, page: Page, answer: Choice) -> str:
        action = page.action_of(answer)
        if action is None:
            return ""
        return call_key(action, is_dealer=page.position.state.dealer == LEARNER)

    def _words(self, page: Page, answer: Choice) -> ChoiceText:
        action = page.action_of(answer)
        if action is None:
            return ChoiceText(f"{{{answer.partition(' ')[2]}}}", "")
        return choice(action, page.position.see(), self._names)

    def _on_place(self, chosen: Place) -> None:
        page = self._page
        if page is None or not self._is_asking:
            return
        state = page.position.state
        match chosen.pile:
            case Pile.STOCK:
                self._answer(CUT)
            case Pile.TRICK:
                played = dict(state.trick.plays)
                self._answer(f"card {played[chosen.seat or 0]}")
            case Pile.HAND:
                card = state.hands[LEARNER][chosen.slot]
                self._answer(next(each for each in page.choices if page.card_of(each) is card))

    def _answer(self, answer: Choice) -> None:
        if self._is_asking:
            self.stop_asking()
            self.answered.emit(answer)

    def _lay_out(self) -> None:
        self.prompt.set_scale(text_scale(self.view.width(), self.view.height()))
        # The sheet beside it asks the same, in more words.
        self.prompt.take_place(
            self.view.prompt_rect(), self.view.things_lying, can_drop_caption=True
        )
