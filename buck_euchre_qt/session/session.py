# SPDX-License-Identifier: GPL-3.0-or-later
"""One match at the table: whose turn it is, asking a person or a computer player, going on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.engine.actions import DISCARDS, PLAYS, Action, card_of
from buck_euchre_qt.engine.articles import Refusal
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.claims import certain_cards
from buck_euchre_qt.engine.observation import Observation, redact
from buck_euchre_qt.engine.record import Extras, SavedMatch
from buck_euchre_qt.engine.seals import Seal, seals_of
from buck_euchre_qt.engine.state import Phase, Step
from buck_euchre_qt.players.opponents import level_of
from buck_euchre_qt.players.player import Decision
from buck_euchre_qt.session.asking import (
    Ask,
    Question,
    SessionSettings,
    SessionState,
    Thinking,
    asked_at_table,
)
from buck_euchre_qt.session.chance import Chance, PreparedDeal
from buck_euchre_qt.session.coming_deals import ComingDeals
from buck_euchre_qt.session.pauses import pause_ms
from buck_euchre_qt.session.running_out import RunningOut
from buck_euchre_qt.session.thought import Thought
from buck_euchre_qt.storage.match_facts import BOT_SEED_KEY, HELPED_KEY, HINTS_KEY

__all__ = [
    "Ask",
    "Question",
    "Session",
    "SessionSettings",
    "SessionState",
    "Thinking",
]


class Session(QObject):
    """Drives one match; the table only shows what this says and says when it has been shown.

    It owns no clock but that of a computer player's thought. `save` is called after every change
    and before it is shown. `people` are the seats that are asked at the table; without it, the
    first that the record says is a person's. The `thought` is for looking on.
    """

    stepped = Signal(object, object)
    """Events as the onlooker sees them, and the onlooker's observation after them."""
    reset = Signal()
    """Everything is to be shown anew, at once."""
    state_changed = Signal()

    def __init__(
        self,
        saved: SavedMatch,
        thinking: Thinking,
        chance: Chance,
        settings: SessionSettings,
        save: Callable[[SavedMatch], None],
        people: frozenset[int] | None = None,
    ) -> None:
        super().__init__()
        self.match = saved.match
        self.players = saved.players
        self.settings = settings
        self.state = SessionState.PRESENTING
        self.question: Question | None = None
        self.thought = Thought(thinking, self)
        self.thought.made.connect(self._on_thought)
        self._save = save
        self._extras = dict(saved.extras)
        self._coming = ComingDeals(saved.match, self._extras, chance)
        self._deal_extras = saved.deal_extras
        self._is_stopped = False
        self._running_out = RunningOut()
        self._has_seen_result = False
        self._people = asked_at_table(saved.players) if people is None else people
        self._extras.setdefault(BOT_SEED_KEY, chance.seed())

    @property
    def saved(self) -> SavedMatch:
        """The match as it is to be kept."""
        return SavedMatch(self.match, self.players, dict(self._extras), self._deal_extras)

    @property
    def onlooker(self) -> int:
        """The seat whose eyes the table is seen with: the first person's."""
        return min(self._people, default=0)

    @property
    def is_helped(self) -> bool:
        """Whether a decision has been taken back in this match, or a hint asked for."""
        return bool(self._extras.get(HELPED_KEY))

    @property
    def prepared(self) -> PreparedDeal:
        """The next deal, settled by chance before anybody sees a card."""
        return self._coming.next

    @property
    def deal_code(self) -> str:
        """The code from which the match's deals come; empty in records without one."""
        return self._coming.code

    @property
    def fingerprint(self) -> str:
        """The seal of the deal that has begun, or of the next one where none has."""
        if self.match.deals:
            return self.seals[-1].shown
        return self.prepared.fingerprint

    @property
    def next_fingerprint(self) -> str:
        """The seal of the next deal once the present one is over, empty before."""
        return self.prepared.fingerprint if self.match.is_between_deals else ""

    @property
    def seals(self) -> list[Seal]:
        """The seal of each deal that has begun."""
        return seals_of(self.saved)

    def is_human(self, seat: int) -> bool:
        """Return whether whoever sits there is asked at the table."""
        return seat in self._people

    def observe(self) -> Observation | None:
        """Return what the onlooker sees now, None before the first deal."""
        return self.match.observe(self.onlooker) if self.match.deals else None

    def start(self) -> None:
        """Show the match as it stands and go on from there."""
        self._has_seen_result = not self.match.deals
        if self.match.is_between_deals:
            # The table shows the dealer already, who must be the same after a restart.
            self._coming.settle()
        self._keep()
        self.show_anew()

    def submit(self, action: Action) -> None:
        """Do what the person to act has chosen; ignored when nobody is asked to act.

        :raises IllegalActionError: when the rules do not allow it; nothing has changed then.
        """
        question = self._asked(Ask.ACT)
        if question is not None:
            self._play(action, question.seat)

    @property
    def claim(self) -> tuple[Card, ...]:
        """The hand of the person asked to act, in order, if it takes all tricks for certain."""
        question = self._asked(Ask.ACT)
        return () if question is None else certain_cards(self.match.observe(question.seat))

    @property
    def is_running_out(self) -> bool:
        """Whether nothing is left to decide in this deal: all that is to come plays itself."""
        plays_last_card = self.settings.plays_last_card
        return self._running_out.is_so(self.match, plays_last_card=plays_last_card)

    def claim_rest(self) -> None:
        """Play the rest of the person's cards, if it is certain that they take every trick."""
        claimed = self.claim
        if claimed:
            self._running_out.claim(claimed)
            self._go_on()

    def why_not_card(self, card: Card) -> Refusal | None:
        """Return why the person asked to act may not choose a card; None when they may."""
        question, state = self._asked(Ask.ACT), self.match.state
        if question is None or state is None:
            return None
        if any(card_of(action) is card for action in question.legal):
            return None
        action = DISCARDS[card] if state.phase is Phase.DISCARD else PLAYS[card]
        return self.match.game.why_not(state, action)

    def cut(self, cut: int | None) -> None:
        """Cut the deck as the person asked to has chosen, or leave it to chance with None."""
        if self._asked(Ask.CUT) is not None:
            self._deal(self.prepared.cut if cut is None else cut)

    def next_deal(self) -> None:
        """Go on to the next deal after a result has been looked at."""
        if self._asked(Ask.NEXT_DEAL) is not None:
            self._has_seen_result = True
            self._go_on()

    def presented(self) -> None:
        """Go on, now that the table has shown everything."""
        if self.state is SessionState.PRESENTING and not self._is_stopped:
            self._go_on()

    @property
    def can_undo(self) -> bool:
        """Whether the onlooker has a decision to take back."""
        onlooker = self.onlooker
        return (
            not self._is_stopped
            and self.is_human(onlooker)
            and any(logged.seat == onlooker for deal in self.match.deals for logged in deal.actions)
        )

    def undo(self) -> None:
        """Go back to the onlooker's last decision; the match counts as helped from then on."""
        if not self.can_undo:
            return
        self._running_out.forget()
        while True:
            deal = self.match.deals[-1]
            if not deal.actions:
                again = PreparedDeal(deal.dealer, deal.deck, deal.cut, self.seals[-1].salt)
                self._coming.note_taken_back(len(self.match.deals), again)
                self.match.take_back_deal()
                self._deal_extras = self._deal_extras[: len(self.match.deals)]
                continue
            seat = deal.actions[-1].seat
            self.match.undo()
            if seat == self.onlooker and self._forced() is None:
                break
        self._extras[HELPED_KEY] = True
        self._has_seen_result = False
        self._keep()
        self.show_anew()

    def note_hint(self) -> None:
        """Count a hint; the match counts as helped from then on."""
        if self._is_stopped:
            return
        given = self._extras.get(HINTS_KEY)
        self._extras[HINTS_KEY] = 1 + (given if isinstance(given, int) else 0)
        self._extras[HELPED_KEY] = True
        self._keep()

    def stop(self) -> None:
        """Ask nobody any more and change nothing from now on."""
        self._is_stopped = True
        self._stop_asking()

    def show_anew(self) -> None:
        """Show the match as it stands, and go on from there: also after a fault in showing it."""
        if not self._is_stopped:
            self._stop_asking()
            self._become(SessionState.PRESENTING)
            self.reset.emit()

    def _asked(self, ask: Ask) -> Question | None:
        """Return the question that is open if it is of a kind."""
        question = self.question
        return question if question is not None and question.ask is ask else None

    def _go_on(self) -> None:
        if self.match.is_over:
            self._become(SessionState.OVER)
        elif self.match.is_between_deals:
            self._begin_deal()
        else:
            self._go_on_playing()

    def _go_on_playing(self) -> None:
        state = self.match.state
        if state is None or state.turn is None:
            raise ValueError("a running deal has somebody to act")
        if not self.is_human(state.turn):
            self._think(state.turn)
        elif (forced := self._forced()) is not None:
            self._play(forced, state.turn)
        else:
            self._ask(Question(Ask.ACT, state.turn, self.match.legal()))

    @property
    def _has_result(self) -> bool:
        # A deal that ended without play has no result to look at: the cards just go round again.
        state = self.match.state
        return state is not None and not state.is_redeal

    def _forced(self) -> Action | None:
        plays_last_card = self.settings.plays_last_card
        return self._running_out.next_action(self.match, plays_last_card=plays_last_card)

    def _begin_deal(self) -> None:
        self._running_out.forget()
        if self.settings.waits_between_deals and not self._has_seen_result and self._has_result:
            self._ask(Question(Ask.NEXT_DEAL, self.onlooker))
            return
        prepared = self.prepared
        cutter = (prepared.dealer - 1) % self.match.game.info.seats
        is_cut = self._coming.is_cut or self.settings.has_automatic_cut
        if self.is_human(cutter) and not is_cut:
            self._keep()
            self._ask(Question(Ask.CUT, cutter))
        else:
            self._deal(prepared.cut)

    def _padded_extras(self, deals: int) -> tuple[Extras, ...]:
        known = self._deal_extras[:deals]
        return (*known, *({} for _ in range(deals - len(known))))

    def _deal(self, cut: int) -> None:
        prepared = self.prepared
        before = self._padded_extras(len(self.match.deals))
        step = self.match.begin_deal(prepared.dealer, prepared.deck, cut)
        self._deal_extras = (*before, prepared.seal)
        self._coming.note_begun()
        self._has_seen_result = False
        self._present(step)

    def _play(self, action: Action, seat: int) -> None:
        step = self.match.play(action, seat)
        self._present(step)

    def _present(self, step: Step) -> None:
        if self.match.is_between_deals:
            # Chance settles the next deal now, so that loading again cannot change it.
            self._coming.settle()
        self._keep()
        self._stop_asking()
        self._become(SessionState.PRESENTING)
        self.stepped.emit(redact(step.events, self.onlooker), self.match.observe(self.onlooker))

    def _keep(self) -> None:
        self._save(self.saved)

    def _ask(self, question: Question) -> None:
        self.question = question
        self._become(SessionState.WAITING_HUMAN)

    def _think(self, seat: int) -> None:
        seen, seed = self.match.observe(seat), self._thought_seed()
        level = level_of(self.players[seat])
        scale = 0.0 if self.is_running_out else self.settings.pause_scale
        least_ms = round(scale * pause_ms(seen, seed, level)) if scale else 0
        self.thought.begin(seen, level, seed, least_ms)
        self._become(SessionState.THINKING)

    def _thought_seed(self) -> str:
        deal = self.match.deals[-1]
        return f"{self._extras[BOT_SEED_KEY]}:{len(self.match.deals)}:{len(deal.actions)}"

    def _on_thought(self, decision: Decision) -> None:
        state = self.match.state
        if state is not None and state.turn is not None:
            self._play(decision.action, state.turn)

    def _stop_asking(self) -> None:
        self.question = None
        self.thought.stop()

    def _become(self, state: SessionState) -> None:
        if state is not SessionState.WAITING_HUMAN:
            self.question = None
        self.state = state
        self.state_changed.emit()
