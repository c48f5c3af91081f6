# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen a match is played on: it joins one session to the table and the panels."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Place
from buck_euchre_qt.i18n.call_keys import hint_key
from buck_euchre_qt.i18n.captions import cut_question, question, waiting
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.reasons import refusal_text
from buck_euchre_qt.session.session import Ask, Question, Session, SessionState
from buck_euchre_qt.table.pace import Motion, Pace
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.table.words import NoWords
from buck_euchre_qt.windows.announcer import Announcer
from buck_euchre_qt.windows.choice_button import Choice
from buck_euchre_qt.windows.fitting import fix_width
from buck_euchre_qt.windows.hint_panel import HintPanel
from buck_euchre_qt.windows.hints import Hints
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.offers import (
    Wishes,
    call_actions,
    call_choices,
    card_action,
    card_at,
    card_places,
    chance_choice,
    claim_choices,
    result_buttons,
)
from buck_euchre_qt.windows.people import show_people
from buck_euchre_qt.windows.prompt import Prompt
from buck_euchre_qt.windows.proportions import panel_text_scale, panel_width, text_scale
from buck_euchre_qt.windows.result_panel import ResultButton, ResultLook, ResultPanel
from buck_euchre_qt.windows.shortcuts import TableShortcuts
from buck_euchre_qt.windows.side_panel import SidePanel
from buck_euchre_qt.windows.spoken_texts import SpokenTexts
from buck_euchre_qt.windows.table_texts import TableTexts

translate = QCoreApplication.translate


class PlayScreen(QWidget):
    """Table, prompt, result and side panel of the match being played.

    `view` is a table that is there already. It turns what the session asks into lit cards and
    buttons, and what is chosen into actions; it decides nothing.
    """

    changed = Signal()
    """The match is in another state."""
    new_match_wanted = Signal()
    escaped = Signal()
    """Escape was pressed, and there was nothing on the screen to end by it."""
    article_wanted = Signal(str)
    """An article of the rules that was cited is to be shown, by its id."""

    review_wanted = Signal()
    """The deal that has just ended is to be looked back at."""

    def __init__(self, parent: QWidget | None = None, view: TableView | None = None) -> None:
        super().__init__(parent)
        self.way_out: Callable[[], ResultButton] | None = None
        """The chief button of every result, where there is something better than going on."""
        self.has_review = False
        """Whether somebody shows the review that is wanted."""
        self._session: Session | None = None
        self.names = SeatNames((), 0)
        self.people: tuple[str, ...] = ()
        self._is_held = False
        self.view = TableView() if view is None else view
        # Before the others, so that Tab comes to it first.
        self.view.setParent(self)
        self.prompt = Prompt(self.view)
        self.prompt.article_wanted.connect(self.article_wanted)
        self.result = ResultPanel(self.view)
        self.panel = SidePanel(self)
        self.announcer = Announcer(self.view)
        sheet = HintPanel(self, self.view, self.prompt, self.panel)
        self.hints = Hints(sheet, self.view, self.announcer)
        self.hints.helped.connect(self._show_helped)
        self.hints.recommended.connect(self._mark_recommended)
        self.prompt.hint.clicked.connect(self.hints.toggle)
        self._shortcuts = TableShortcuts(self.view, self._escape, self.panel.lists)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.view, 1)
        row.addWidget(self.panel)
        self.view.shown.connect(self.announcer.tell)
        self.view.settled.connect(self._on_settled)
        self.view.waiting_changed.connect(self._on_waiting)
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
        self.names = names
        # The words of the match before may know fewer seats than there are now.
        self.view.set_words(NoWords())
        self.view.set_onlooker(session.onlooker, session.match.game.info.seats)
        self._take_words()
        self.panel.show_match(session.match, names)
        self.hints.follow(session, names)
        self._show_helped()
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
        self.hints.follow(None, self.names)
        self.view.finish()
        self._hide_questions()

    def rename(self, names: SeatNames) -> None:
        """Use other names from now on."""
        self.names = names
        if self._session is not None:
            self.panel.show_match(self._session.match, names)
        self._retranslate()

    def set_pace(self, pace: Pace, motion: Motion = Motion.FULL) -> None:
        """Show what happens at another speed, and in another way."""
        self.view.set_pace(pace)
        self.view.set_motion(motion)

    def set_look(self, look: Look) -> None:
        """Take on other colours and the size of the letters in use."""
        self.prompt.set_look(look)
        self.result.set_look(look)
        self.panel.set_look(look)
        self.hints.panel.set_look(look)
        self._size_panel()
        self._lay_out()
        if not self.view.is_busy:
            self._show_state()

    def show_anew(self) -> None:
        """Show the match as it stands, whatever went wrong while it was shown."""
        if self._session is not None:
            self._session.show_anew()

    def undo(self) -> None:
        """Go back to the person's own last decision."""
        if self._session is not None:
            self.view.finish()
            self._session.undo()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the panel its share of the width."""
        self._size_panel()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._shortcuts.retranslate()
            self._retranslate()

    def _escape(self) -> None:
        if not (self.view.end_show() or self.hints.dismiss()):
            self.escaped.emit()

    def _size_panel(self) -> None:
        fix_width(self.panel, panel_width(self.width(), self.fontMetrics().height()))
        self.panel.set_scale(panel_text_scale(self.width(), self.height()))

    def _retranslate(self) -> None:
        if self._session is None:
            return
        self._take_words()
        self.panel.show_fingerprint(self._session)
        self._show_helped()
        self._show_state()
        self.hints.retranslate(self.names)

    def _take_words(self) -> None:
        if self._session is None:
            return
        match = self._session.match
        self.people = show_people(self.view, self.names, self._session.players)
        self.view.set_words(TableTexts(match, self.names))
        self.view.set_spoken_words(SpokenTexts(match, self.names))
        self.announcer.follow(match, self.names)

    def _show_helped(self) -> None:
        self.panel.show_helped(is_helped=self._session is not None and self._session.is_helped)

    def _on_stepped(self, events: tuple[Event, ...], after: Observation) -> None:
        self.panel.show_fingerprint(self._session)
        self._hide_questions()
        self.view.set_choices(frozenset())
        is_hurried = self._session is not None and self._session.is_running_out
        self.view.play(events, after, is_hurried=is_hurried)

    def _on_waiting(self, is_waiting: bool) -> None:
        self._is_held = is_waiting
        words = translate("Choices", "Click, or press Enter, to go on.") if is_waiting else ""
        self._ask(words, [])
        self._lay_out()

    def _on_reset(self) -> None:
        session = self._session
        if session is None:
            return
        self.panel.show_fingerprint(self._session)
        self._show_helped()
        self._hide_questions()
        self.view.set_choices(frozenset())
        seen = session.observe()
        try:
            if seen is None:
                self._show_deck()
            else:
                self.view.reset(seen)
            self.panel.renew()
        finally:
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
        self.changed.emit()

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
            case SessionState.PRESENTING if self._is_held:
                self._on_waiting(True)

    def _show_question(self, asked: Question) -> None:
        match asked.ask:
            case Ask.ACT:
                self._ask_to_act(asked)
            case Ask.CUT:
                self._ask_to_cut(asked.seat)
            case Ask.NEXT_DEAL:
                self._show_result(is_match_over=False)

    def _ask_to_act(self, asked: Question) -> None:
        seen = self._observation()
        if seen is None:
            return
        self.view.set_turn(asked.seat, False)
        buttons = call_choices(asked, seen, self.names, self._submit)
        buttons += claim_choices(self._session)
        self._ask(question(seen, self.names), buttons)
        self._lay_out()
        self.view.set_choices(card_places(asked, seen))
        self._mark_recommended(self.hints.action)

    def _mark_recommended(self, action: Action | None) -> None:
        asked = None if self._session is None else self._session.question
        calls = () if asked is None else call_actions(asked)
        self.prompt.recommend(calls.index(action) if action in calls else None)

    def _ask_to_cut(self, cutter: int) -> None:
        self._show_deck()
        self.view.set_turn(cutter, False)
        self.view.offer_cut()
        leave = chance_choice(partial(self._cut, None))
        self._ask(cut_question(), [leave])
        self._lay_out()

    def _ask(self, text: str, choices: list[Choice]) -> None:
        taken = [choice.key for choice in choices]
        self.prompt.say(text, choices, hint_key(taken=taken) if self.hints.is_possible else "")
        self.announcer.say(text)

    def _show_thinking(self) -> None:
        seen = self._observation()
        if seen is None:
            return
        self.view.set_turn(seen.turn, True)
        self.prompt.say(waiting(seen, self.names))
        self._lay_out()

    def _show_result(self, *, is_match_over: bool) -> None:
        session = self._session
        if session is None or session.match.state is None:
            return
        self.prompt.say("")
        self.view.set_turn(None, False)
        wishes = Wishes(
            self.new_match_wanted.emit if is_match_over else self._next_deal,
            self.way_out,
            self.undo if session.can_undo else None,
            self.review_wanted.emit if self.has_review else None,
        )
        buttons = result_buttons(wishes, is_match_over=is_match_over)
        shown_as = ResultLook(self.people, is_moving=self.view.is_moving)
        game, state = session.match.game, session.match.state
        self.result.show_result(game, state, self.names, buttons, shown_as)
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
        action = card_action(session.question, card_at(chosen, self._observation()))
        if action is not None:
            self._submit(action)

    def _on_place_refused(self, chosen: Place) -> None:
        session, card = self._session, card_at(chosen, self._observation())
        if session is None or card is None:
            return
        refusal = session.why_not_card(card)
        if refusal is not None:
            self._ask(refusal_text(refusal), claim_choices(session))
            self._lay_out()

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
        self.hints.dismiss()
        self.prompt.say("")
        self.result.hide()

    def _lay_out(self) -> None:
        scale = text_scale(self.view.width(), self.view.height())
        self.prompt.set_scale(scale)
        self.result.set_scale(scale)
        self.prompt.take_place(self.view.prompt_rect(), self.view.things_lying)
        self.result.setGeometry(self.view.rect())
        self.hints.panel.lay_out()
