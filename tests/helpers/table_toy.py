# SPDX-License-Identifier: GPL-3.0-or-later
"""A toy game for three seats, which the real table has to show like any other."""

from __future__ import annotations

from typing import Final

from buck_euchre_qt.engine.actions import Action, Play
from buck_euchre_qt.engine.articles import Reason, Refusal
from buck_euchre_qt.engine.bidding import with_trump
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.dealing import deal_hands
from buck_euchre_qt.engine.events import DealScored, Event, MatchWon
from buck_euchre_qt.engine.game import GameInfo, Options
from buck_euchre_qt.engine.playing import begin_play, legal_plays, play_card
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trump import Trump

SEATS: Final = 3
GOAL: Final = 8


class Toy:
    """Three players, no bidding: the upcard's suit is trumps, eight tricks win."""

    @property
    def info(self) -> GameInfo:
        return GameInfo("toy", SEATS, ((0,), (1,), (2,)), (), ())

    @property
    def options(self) -> Options:
        return {}

    def start_scores(self) -> tuple[int, ...]:
        return (0,) * SEATS

    def deal(self, dealer: int, cards: tuple[Card, ...], cut: int, scores: tuple[int, ...]) -> Step:
        state, events = deal_hands(dealer, cards, cut, SEATS, scores)
        played, trump_events = with_trump(state, Trump.of(state.upcard.suit), maker=dealer)
        return Step(begin_play(played), events + trump_events)

    def next_dealer(self, state: DealState) -> int:
        return (state.dealer + 1) % SEATS

    def legal(self, state: DealState) -> tuple[Action, ...]:
        return () if state.phase.is_finished else legal_plays(state)

    def apply(self, state: DealState, action: Action) -> Step:
        assert isinstance(action, Play)
        after, events = play_card(state, action)
        if after.turn is not None:
            return Step(after, events)
        scores = tuple(old + new for old, new in zip(after.scores, after.taken, strict=True))
        winners = tuple(seat for seat, score in enumerate(scores) if score >= GOAL)
        scoring: tuple[Event, ...] = (DealScored(after.taken, scores, is_redeal=False),)
        scored = after._replace(
            phase=Phase.MATCH_OVER if winners else Phase.DEAL_OVER,
            change=after.taken,
            scores=scores,
            winners=winners,
        )
        return Step(scored, events + scoring + ((MatchWon(winners),) if winners else ()))

    def why_not(self, state: DealState, action: Action) -> Refusal:
        del state, action
        return Refusal(Reason.MUST_FOLLOW, "BE-4.2")

    def promise(self, state: DealState) -> int:
        del state
        return 0

    def standing(self, scores: tuple[int, ...]) -> tuple[ScoreRow, ...]:
        best = max(scores)
        return tuple(
            ScoreRow((seat,), score, min(1.0, score / GOAL), score == best)
            for seat, score in enumerate(scores)
        )
