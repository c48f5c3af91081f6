# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives hints on the match being played: asks for advice, shows it, and owns up to it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from buck_euchre_qt.engine.actions import Action, card_of
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.i18n.action_texts import action_title
from buck_euchre_qt.i18n.analysis_texts import advice_text, worlds_text
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.ranking_texts import rows_of
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.session.advice import Adviser
from buck_euchre_qt.session.session import Ask, Session
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.announcer import Announcer
from buck_euchre_qt.windows.hint_panel import HintPanel

translate = QCoreApplication.translate


class Hints(QObject):
    """Shows a hint when it is wanted, until it is closed or the table goes on.

    A hint blocks nothing: while it is thought about and while it is shown the match can be
    played on.
    """

    helped = Signal()
    """The match counts as helped from now on."""
    recommended = Signal(object)
    """The `Action` that is recommended, None once there is no recommendation any more."""

    def __init__(self, panel: HintPanel, view: TableView, announcer: Announcer) -> None:
        super().__init__(view)
        self.panel = panel
        self._view = view
        self._announcer = announcer
        self._adviser: Adviser | None = None
        self._session: Session | None = None
        self._names = SeatNames((), 0)
        self._ticket = 0
        self._told: tuple[Observation, Decision] | None = None
        panel.closed.connect(self.dismiss)

    def set_adviser(self, adviser: Adviser | None) -> None:
        """Take on who is asked; without anybody there are no hints."""
        self._adviser = adviser

    def follow(self, session: Session | None, names: SeatNames) -> None:
        """Give hints on this match from now on."""
        self.dismiss()
        self._session, self._names = session, names

    @property
    def action(self) -> Action | None:
        """What is recommended by the hint on show, None without one."""
        return None if self._told is None else self._told[1].action

    @property
    def is_possible(self) -> bool:
        """Whether there is a choice to be advised on now."""
        session = self._session
        question = None if session is None else session.question
        is_act = question is not None and question.ask is Ask.ACT
        return self._adviser is not None and is_act

    @property
    def is_shown(self) -> bool:
        """Whether a hint is on show, or on its way."""
        return self.panel.isVisible()

    def toggle(self) -> None:
        """Show a hint, or take the one on show away."""
        if self.is_shown:
            self.dismiss()
        else:
            self.give()

    def give(self) -> None:
        """Ask for a hint on what the person is asked now; nothing happens otherwise."""
        session, adviser = self._session, self._adviser
        if session is None or adviser is None or not self.is_possible:
            return
        question = session.question
        if question is None:
            return
        seen = session.match.observe(question.seat)
        session.note_hint()
        self.helped.emit()
        self.panel.think()
        self._announcer.say(self.panel.text)
        deal = session.match.deals[-1]
        seed = f"hint:{len(session.match.deals)}:{len(deal.actions)}"
        self._ticket = adviser.ask(
            seen, lambda decision: self._tell(seen, decision), seed=seed, is_urgent=True
        )

    def dismiss(self) -> bool:
        """Take the hint away, or ask for it no longer, and say whether there was anything."""
        was_there = bool(self._ticket) or self._told is not None or self.panel.isVisible()
        if self._adviser is not None and self._ticket:
            self._adviser.forget(self._ticket)
        self._ticket = 0
        if self._told is not None:
            self._told = None
            self._view.set_hint(None)
            self.recommended.emit(None)
        self.panel.hide()
        return was_there

    def retranslate(self, names: SeatNames) -> None:
        """Say the hint on show anew, in other words or with other names."""
        self._names = names
        self.panel.retranslate()
        if self._told is not None:
            self._show(*self._told)
        elif self.is_shown:
            self.panel.think()

    def _tell(self, seen: Observation, decision: Decision) -> None:
        self._ticket = 0
        if not self.is_shown:
            return
        self._told = (seen, decision)
        self._show(seen, decision)
        self._announcer.say(self.panel.text)
        self._light(seen, decision.action)
        self.recommended.emit(decision.action)

    def _show(self, seen: Observation, decision: Decision) -> None:
        analysis = decision.analysis
        rows = () if analysis is None else rows_of(analysis, seen, self._names)
        note = "" if analysis is None else worlds_text(analysis)
        title = action_title(decision.action, seen, self._names)
        self.panel.tell(title, advice_text(decision, seen, self._names), rows, note)

    def _light(self, seen: Observation, action: Action) -> None:
        card = card_of(action)
        is_held = card is not None and card in seen.hand
        slot = seen.hand.index(card) if card is not None and is_held else None
        self._view.set_hint(None if slot is None else place(Pile.HAND, seen.seat, slot))
