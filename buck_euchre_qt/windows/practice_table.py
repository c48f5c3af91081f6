# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of a problem: shows the deal as the decider sees it, and takes the answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from buck_euchre_qt.engine.actions import Action, Discard, Play, card_of
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation, redact
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.state import Phase, piles_of
from buck_euchre_qt.i18n.captions import question
from buck_euchre_qt.i18n.labels import SeatNames, card_mark
from buck_euchre_qt.i18n.reasons import refusal_text
from buck_euchre_qt.learning.situations import Situation
from buck_euchre_qt.session.session import Ask, Question
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.announcer import Announcer
from buck_euchre_qt.windows.choice_button import Choice
from buck_euchre_qt.windows.desk import DEFAULT_NAMES
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.offers import call_choices, card_places
from buck_euchre_qt.windows.people import portraits_of
from buck_euchre_qt.windows.prompt import Prompt
from buck_euchre_qt.windows.proportions import text_scale
from buck_euchre_qt.windows.spoken_texts import SpokenTexts
from buck_euchre_qt.windows.table_texts import TableTexts

translate = QCoreApplication.translate


class PracticeTable(QWidget):
    """Shows one situation after the other; it knows no answer to be right or wrong."""

    answered = Signal(object)
    """An `Action` was chosen."""
    refused = Signal(object)
    """A card was chosen that the rules do not allow, with its `Refusal`."""
    article_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._seen: Observation | None = None
        self._names = SeatNames((), 0)
        self._is_asking = False
        self._seated: tuple[int, int] | None = None
        self.view = TableView(self)
        self.view.study_tricks()
        self.prompt = Prompt(self.view)
        self.announcer = Announcer(self.view)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.view)
        self.view.shown.connect(self.announcer.tell)
        self.view.place_activated.connect(self._on_place)
        self.view.place_refused.connect(self._on_refused)
        self.view.layout_changed.connect(self._lay_out)
        self.prompt.article_wanted.connect(self.article_wanted)

    @property
    def match(self) -> Match | None:
        """The deal on the table as a match of its own, None before the first."""
        return self._match

    @property
    def seen(self) -> Observation | None:
        """What the decider knows, None before the first problem."""
        return self._seen

    @property
    def names(self) -> SeatNames:
        """Who sits where."""
        return self._names

    def clear(self) -> None:
        """Show an empty table while nothing is to be decided."""
        self.stop_asking()
        if self._match is not None:
            self.view.show_deck(None, self._match.game.standing(self._match.scores))
            self.view.set_turn(None, False)

    def show_situation(self, situation: Situation) -> None:
        """Show a deal as whoever is to decide sees it, and ask for nothing yet."""
        self.stop_asking()
        match = situation.replay()
        state = match.state
        seat = situation.dealer if state is None or state.turn is None else state.turn
        info = match.game.info
        self._match, self._seen = match, match.observe(seat)
        others = list(DEFAULT_NAMES[1 : info.seats])
        names = (*others[info.seats - 1 - seat :], "", *others[: info.seats - 1 - seat])
        self._names = SeatNames(names, seat, info.rows)
        if self._seated != (seat, info.seats):
            self._seated = (seat, info.seats)
            self.view.set_onlooker(seat, info.seats)
        self._take_words()
        self.view.reset(self._seen)
        self.view.set_turn(seat, False)

    def ask(self) -> None:
        """Let the decision be made."""
        if self._seen is None:
            return
        self._is_asking = True
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ask(question(self._seen, self._names))
        self.view.set_choices(card_places(self._question(self._seen), self._seen))
        if self.prompt.buttons:
            self.prompt.buttons[0].setFocus()
        else:
            self.view.setFocus()

    def stop_asking(self) -> None:
        """Take nothing on the table for an answer any more."""
        self._is_asking = False
        # A click that only hurries the cards along leaves the keys where they are.
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.set_choices(frozenset())
        self.prompt.say("")

    def play(self, action: Action) -> None:
        """Show what is done, by the rules."""
        if self._match is None or self._seen is None:
            return
        step = self._match.play(action)
        seat = self._seen.seat
        self.view.play(redact(step.events, seat), self._match.observe(seat))
        self.view.set_turn(None, False)

    def show_hands(self, situation: Situation) -> None:
        """Show the situation once more, with every hand open."""
        self.show_situation(situation)
        if self._match is None or self._match.state is None or self._seen is None:
            return
        piles = tuple(
            true if true.pile in (Pile.HAND, Pile.ASIDE) else seen
            for true, seen in zip(piles_of(self._match.state), self._seen.piles, strict=True)
        )
        self.view.reset(self._seen._replace(piles=piles))
        self.view.set_turn(self._seen.seat, False)

    def light(self, action: Action | None) -> None:
        """Light the card of an action in the own hand; none for a call, or for None."""
        card = None if action is None else card_of(action)
        seen = self._seen
        if seen is None or card is None or card not in seen.hand:
            self.view.set_hint(None)
        else:
            self.view.set_hint(place(Pile.HAND, seen.seat, seen.hand.index(card)))

    def hands_in_words(self) -> list[str]:
        """Return what each of the others holds, a sentence each, with marks for the cards."""
        match = self._match
        if match is None or match.state is None:
            return []
        sentences = []
        for seat, hand in enumerate(match.state.hands):
            if seat != self._names.onlooker and hand:
                cards = " ".join(card_mark(card) for card in hand)
                text = translate("Practice", "{name} holds {cards}.")
                sentences.append(text.format(name=self._names.of(seat), cards=cards))
        return sentences

    def set_look(self, look: Look) -> None:
        """Take on other colours for what lies on the felt."""
        self.prompt.set_look(look)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew in another language."""
        if self._seen is None:
            return
        self._take_words()
        if self._is_asking:
            self._ask(question(self._seen, self._names))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the question at its place."""
        super().resizeEvent(event)
        self._lay_out()

    def _take_words(self) -> None:
        match, names = self._match, self._names
        if match is None:
            return
        people = portraits_of(names, match.game.info.seats, names.onlooker)
        self.view.set_people(people)
        self.view.set_words(TableTexts(match, names))
        self.view.set_spoken_words(SpokenTexts(match, names))
        self.announcer.follow(match, names)

    def _question(self, seen: Observation) -> Question:
        return Question(Ask.ACT, seen.seat, seen.legal)

    def _ask(self, text: str) -> None:
        choices: list[Choice] = []
        if self._seen is not None:
            asked = self._question(self._seen)
            choices = call_choices(asked, self._seen, self._names, self._answer)
        self.prompt.say(text, choices)
        self.announcer.say(text)
        self._lay_out()

    def _on_place(self, chosen: Place) -> None:
        seen = self._seen
        if seen is None or not self._is_asking or chosen.slot >= len(seen.hand):
            return
        card = seen.hand[chosen.slot]
        self._answer(next(action for action in seen.legal if card_of(action) is card))

    def _on_refused(self, chosen: Place) -> None:
        refusal = self._refusal_at(chosen)
        if refusal is not None and self._is_asking:
            self._ask(refusal_text(refusal))
            self.refused.emit(refusal)

    def _refusal_at(self, chosen: Place) -> Refusal | None:
        seen, match = self._seen, self._match
        if seen is None or match is None or match.state is None or chosen.slot >= len(seen.hand):
            return None
        card = seen.hand[chosen.slot]
        action = Play(card) if seen.phase is Phase.PLAY else Discard(card)
        return match.game.why_not(match.state, action)

    def _answer(self, action: Action) -> None:
        if self._is_asking:
            self.stop_asking()
            self.answered.emit(action)

    def _lay_out(self) -> None:
        self.prompt.set_scale(text_scale(self.view.width(), self.view.height()))
        self.prompt.take_place(self.view.prompt_rect(), self.view.things_lying)
