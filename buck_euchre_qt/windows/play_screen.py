# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen a match is played on: it joins one session to the table and the panels."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from buck_euchre_qt.engine.actions import Action, OrderUp, card_of
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.i18n.captions import ChoiceText, choice, cut_question, question, waiting
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.reasons import refusal_text
from buck_euchre_qt.session.session import Ask, Question, Session, SessionState
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.prompt import Choice, Prompt
from buck_euchre_qt.windows.result_panel import ResultButton, ResultPanel
from buck_euchre_qt.windows.side_panel import SidePanel
from buck_euchre_qt.windows.table_texts import TableTexts

translate = QCoreApplication.translate


class PlayScreen(QWidget):
    """Table, prompt, result and side panel of the match being played.

    It turns what the session asks into lit cards and buttons, and what is chosen into actions;
    it decides nothing.
    """

    new_match_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._names = SeatNames((), 0)
        self.view = TableView(self)
        self.prompt = Prompt(self.view)
        self.result = ResultPanel(self.view)
        self.panel = SidePanel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.view.settled.connect(self._on_settled)
        self.view.place_activated.connect(self._on_place_activated)
        self.view.place_refused.connect(self._on_place_refused)
        self.view.layout_changed.connect(self._lay_out)
        self.setFocusProxy(self.view)
        self._shown_anew = QTimer(self)
        self._shown_anew.setSingleShot(True)
        self._shown_anew.setInterval(0)
        self._shown_anew.timeout.connect(self._on_settled)

    @property
    def session(self) -> Session | None:
        """The session being shown."""
        return self._session

    def show_session(self, session: Session, names: SeatNames) -> None:
        """Show another match from now on, and start it."""
        self.close_session()
        self._session = session
        self._names = names
        self.view.set_onlooker(session.onlooker, session.match.game.info.seats)
        self.view.set_words(TableTexts(session.match, names))
        self.panel.show_match(session.match, names)
        session.stepped.connect(self._on_stepped)
        session.reset.connect(self._on_reset)
        session.state_changed.connect(self._on_state_changed)
        session.start()
        self.view.setFocus()

    def close_session(self) -> None:
        """Stop showing the match; it has been saved already."""
        if self._session is None:
            return
        self._shown_anew.stop()
        self._session.stop()
        self._session.disconnect(self)
        self._session.deleteLater()
        self._session = None
        self.view.finish()
        self._hide_questions()

    def rename(self, names: SeatNames) -> None:
        """Use other names from now on."""
        self._names = names
        if self._session is not None:
            self.panel.show_match(self._session.match, names)
        self._retranslate()

    def set_pace(self, pace: Pace) -> None:
        """Show what happens at another speed."""
        self.view.set_pace(pace)

    def undo(self) -> None:
        """Go back to the person's own last decision."""
        if self._session is not None:
            self.view.finish()
            self._session.undo()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its share of the width."""
        share = round(self.width() * _PANEL_SHARE)
        letters = round(_PANEL_LETTERS * self.fontMetrics().height())
        least = min(max(letters, _PANEL_LEAST_PX), round(self.width() * _PANEL_MOST_SHARE))
        self.panel.setFixedWidth(max(min(share, _PANEL_MOST_PX), least))
        self.panel.set_scale(_text_scale(min(self.height(), round(self.width() * _PANEL_RATIO))))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        if self._session is None:
            return
        self.view.set_words(TableTexts(self._session.match, self._names))
        self._show_state()

    def _on_stepped(self, events: tuple[Event, ...], after: Observation) -> None:
        self._hide_questions()
        self.view.set_choices(frozenset())
        self.view.play(events, after)

    def _on_reset(self) -> None:
        session = self._session
        if session is None:
            return
        self._hide_questions()
        self.view.set_choices(frozenset())
        seen = session.observe()
        if seen is None:
            self._show_deck()
        else:
            self.view.reset(seen)
        self.panel.renew()
        # Showing anew takes no time, but whoever asked for it has to return first. Where
        # something was under way, the view itself reports that it has settled.
        if not self.view.is_busy:
            self._shown_anew.start()

    def _on_settled(self) -> None:
        if self._session is not None:
            self.panel.renew()
            self._session.presented()

    def _on_state_changed(self) -> None:
        self._show_state()

    def _show_state(self) -> None:
        session = self._session
        if session is None:
            return
        self.result.hide()
        match session.state:
            case SessionState.WAITING_HUMAN if session.question is not None:
                self._show_question(session.question)
            case SessionState.THINKING:
                self._show_thinking()
            case SessionState.OVER:
                self._show_result(is_match_over=True)

    def _show_question(self, asked: Question) -> None:
        match asked.ask:
            case Ask.ACT:
                self._ask_to_act(asked)
            case Ask.CUT:
                self._ask_to_cut()
            case Ask.NEXT_DEAL:
                self._show_result(is_match_over=False)

    def _ask_to_act(self, asked: Question) -> None:
        seen = self._observation()
        if seen is None:
            return
        self.view.set_turn(asked.seat, False)
        places = frozenset(
            place(Pile.HAND, asked.seat, seen.hand.index(card))
            for action in asked.legal
            if (card := card_of(action)) is not None
        )
        buttons = [
            Choice(choice(action, seen, self._names), partial(self._submit, action), is_chief)
            for action in asked.legal
            if card_of(action) is None
            for is_chief in [isinstance(action, OrderUp)]
        ]
        self.prompt.say(question(seen, self._names), buttons)
        self._lay_out()
        self.view.set_choices(places)

    def _ask_to_cut(self) -> None:
        self._show_deck()
        self.view.offer_cut()
        leave = Choice(
            ChoiceText(
                translate("Choices", "Leave it to chance"),
                translate("Choices", "any place will do"),
            ),
            partial(self._cut, None),
        )
        self.prompt.say(cut_question(), [leave])
        self._lay_out()

    def _show_thinking(self) -> None:
        seen = self._observation()
        if seen is None:
            return
        self.view.set_turn(seen.turn, True)
        self.prompt.say(waiting(seen, self._names))
        self._lay_out()

    def _show_result(self, *, is_match_over: bool) -> None:
        session = self._session
        if session is None or session.match.state is None:
            return
        self.prompt.say("")
        self.view.set_turn(None, False)
        if is_match_over:
            first = ResultButton(translate("ResultPanel", "New match"), self.new_match_wanted.emit)
        else:
            first = ResultButton(translate("ResultPanel", "Next deal"), self._next_deal)
        buttons = [first]
        if session.can_undo:
            buttons.append(ResultButton(translate("ResultPanel", "Take back"), self.undo))
        self.result.show_result(session.match.game, session.match.state, self._names, buttons)
        self._lay_out()

    def _show_deck(self) -> None:
        session = self._session
        if session is None:
            return
        match = session.match
        self.view.show_deck(session.prepared.dealer, match.game.standing(match.scores))

    def _on_place_activated(self, chosen: Place) -> None:
        session = self._session
        if session is None or session.question is None:
            return
        if session.question.ask is Ask.CUT:
            self._cut(chosen.slot)
            return
        action = self._action_at(chosen, session.question.legal)
        if action is not None:
            self._submit(action)

    def _on_place_refused(self, chosen: Place) -> None:
        session = self._session
        if session is None or session.question is None:
            return
        refusal = self._refusal_at(chosen)
        if refusal is not None:
            self.prompt.say(refusal_text(refusal))
            self._lay_out()

    def _refusal_at(self, chosen: Place) -> Refusal | None:
        session = self._session
        seen = self._observation()
        if session is None or seen is None or chosen.slot >= len(seen.hand):
            return None
        return session.why_not_card(seen.hand[chosen.slot])

    def _action_at(self, chosen: Place, legal: tuple[Action, ...]) -> Action | None:
        seen = self._observation()
        if seen is None or chosen.slot >= len(seen.hand):
            return None
        card = seen.hand[chosen.slot]
        return next((action for action in legal if card_of(action) is card), None)

    def _submit(self, action: Action) -> None:
        if self._session is not None:
            self._session.submit(action)

    def _cut(self, cut: int | None) -> None:
        if self._session is not None:
            self._session.cut(cut)

    def _next_deal(self) -> None:
        if self._session is not None:
            self.result.hide()
            self.view.setFocus()
            self._session.next_deal()

    def _observation(self) -> Observation | None:
        return None if self._session is None else self._session.observe()

    def _hide_questions(self) -> None:
        self.prompt.say("")
        self.result.hide()

    def _lay_out(self) -> None:
        scale = _text_scale(self.view.height())
        self.prompt.set_scale(scale)
        self.result.set_scale(scale)
        self.prompt.take_place(self.view.prompt_rect())
        self.result.setGeometry(self.view.rect())


def _text_scale(height_px: int) -> float:
    return min(max(height_px / _USUAL_HEIGHT_PX, _LEAST_SCALE), _MOST_SCALE)


_USUAL_HEIGHT_PX = 760
_LEAST_SCALE = 1.0
_MOST_SCALE = 2.2
_PANEL_RATIO = 0.56
_PANEL_SHARE = 0.2
_PANEL_MOST_SHARE = 0.34
_PANEL_LEAST_PX = 224
_PANEL_LETTERS = 14.0
"""The panel is at least so many times as wide as a line of letters is high."""
_PANEL_MOST_PX = 460
