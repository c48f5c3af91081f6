# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-handed Euchre: two players, the first with ten points (TE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from buck_euchre_qt.engine.actions import (
    LEAVE,
    NAMES,
    ORDER,
    PASS,
    TAKE,
    Action,
    NameTrump,
    OrderUp,
    TakeUpcard,
)
from buck_euchre_qt.engine.articles import TWO_HANDED_ARTICLES, Reason, Refusal
from buck_euchre_qt.engine.bidding import (
    discard_card,
    legal_discards,
    make_trump,
    order_to_dealer,
    other_suits,
    pass_first,
    pass_second,
    take_under_trump,
)
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.dealing import deal_hands
from buck_euchre_qt.engine.events import SeatActed
from buck_euchre_qt.engine.game import (
    Course,
    DealingArticles,
    GameInfo,
    OptionInfo,
    Options,
    PassedOut,
    complete_options,
)
from buck_euchre_qt.engine.phases import COMMON_ACTIONS, PhaseRules, Refusals, over_rules
from buck_euchre_qt.engine.playing import begin_play, lead_after, legal_plays, play_card
from buck_euchre_qt.engine.scoring import PROMISE, score_to_target, standing_to
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step

SEATS: Final = 2

INFO: Final = GameInfo(
    id="two-handed",
    seats=SEATS,
    rows=((0,), (1,)),
    options=(
        OptionInfo("dealer_must_take", False, "TE-3.2"),
        OptionInfo("stick_the_dealer", False, "TE-3.3"),
        OptionInfo("target", 10, "TE-1.1", minimum=1, maximum=99),
    ),
    articles=TWO_HANDED_ARTICLES,
    dealing_articles=DealingArticles(
        dealer="TE-2.1", deck="TE-1.1", cut="TE-2.1", after_end="TE-1.1", turn="TE-3.1"
    ),
    course=Course.UP,
    span_option="target",
    passed_out=PassedOut.NEW_DEAL,
)

_REFUSALS: Final = Refusals(
    actions=COMMON_ACTIONS | {TAKE, LEAVE},
    first_circuit="TE-3.1",
    second_circuit="TE-3.3",
    exchange="TE-3.2",
    following="TE-4.1",
    no_exchange="TE-4.1",
    unplayed="TE-3.3",
    stuck="TE-3.3",
)


class TwoHanded:
    """The rules of two-handed Euchre with its options chosen.

    :raises OptionError: when an option is unknown or out of bounds.
    """

    def __init__(self, options: Mapping[str, object]) -> None:
        self._options = complete_options(INFO.options, options)
        over = over_rules(_REFUSALS)
        self._phases = {
            Phase.FIRST_CIRCUIT: PhaseRules(
                _legal_first, self._apply_first, _REFUSALS.in_first_circuit
            ),
            Phase.TAKE_OR_LEAVE: PhaseRules(_legal_take, _apply_take, _refuse_take),
            Phase.DISCARD: PhaseRules(legal_discards, _apply_discard, _REFUSALS.in_discard),
            Phase.SECOND_CIRCUIT: PhaseRules(
                self._legal_second, _apply_second, _REFUSALS.in_second_circuit
            ),
            Phase.PLAY: PhaseRules(legal_plays, play_card, _REFUSALS.in_play),
            Phase.DEAL_OVER: over,
            Phase.MATCH_OVER: over,
        }

    @property
    def info(self) -> GameInfo:
        """What is fixed about the game."""
        return INFO

    @property
    def options(self) -> Options:
        """The options in force, complete."""
        return self._options

    def start_scores(self) -> tuple[int, ...]:
        """Return no points for either player (TE-1.1)."""
        return (0,) * SEATS

    def deal(self, dealer: int, cards: tuple[Card, ...], cut: int, scores: tuple[int, ...]) -> Step:
        """Return the deal of a shuffled deck, with thirteen cards left face down (TE-2.1)."""
        state, events = deal_hands(dealer, cards, cut, SEATS, scores)
        return Step(state._replace(turn=_other(dealer)), events)

    def next_dealer(self, state: DealState) -> int:
        """Return the other player (TE-2.1)."""
        return _other(state.dealer)

    def legal(self, state: DealState) -> tuple[Action, ...]:
        """Return what the seat to act may do."""
        return self._phases[state.phase].legal(state)

    def apply(self, state: DealState, action: Action) -> Step:
        """Return what a legal action leads to, the scoring of a finished deal included."""
        step = self._phases[state.phase].apply(state, action)
        if step.state.turn is not None:
            return step
        return step.then(score_to_target(step.state, INFO.rows, self._options["target"]))

    def why_not(self, state: DealState, action: Action) -> Refusal:
        """Return why an action that is not legal is refused."""
        return self._phases[state.phase].refuse(state, action)

    def promise(self, state: DealState) -> int:
        """Return the three tricks that the maker needs, or 0 while there is none (TE-5.1)."""
        return 0 if state.maker is None else PROMISE

    def standing(self, scores: tuple[int, ...]) -> tuple[ScoreRow, ...]:
        """Return the players' scores: the higher leads."""
        return standing_to(self._options["target"], INFO.rows, scores)

    def _apply_first(self, state: DealState, action: Action) -> Step:
        if not isinstance(action, OrderUp):
            return pass_first(state, action)
        if state.turn == state.dealer or self._options["dealer_must_take"]:
            return order_to_dealer(state, action)
        after, events = make_trump(state, action, state.upcard.suit)
        return Step(after._replace(phase=Phase.TAKE_OR_LEAVE), events)

    def _legal_second(self, state: DealState) -> tuple[Action, ...]:
        names = tuple([NAMES[suit] for suit in other_suits(state)])
        is_stuck = state.turn == state.dealer and self._options["stick_the_dealer"]
        return names if is_stuck else (PASS, *names)


def _other(seat: int) -> int:
    return 1 - seat


# The first circuit: the non-dealer passes or orders, then the dealer passes or accepts (TE-3.1).


def _legal_first(_state: DealState) -> tuple[Action, ...]:
    return (PASS, ORDER)


# An ordered dealer takes the upcard, or leaves it (TE-3.2).


def _legal_take(_state: DealState) -> tuple[Action, ...]:
    return (TAKE, LEAVE)


def _apply_take(state: DealState, action: Action) -> Step:
    acted = SeatActed(state.dealer, action)
    if isinstance(action, TakeUpcard):
        after, taking = take_under_trump(state)
        return Step(after._replace(phase=Phase.DISCARD), (acted, *taking))
    return Step(begin_play(state), (acted,))


def _refuse_take(_state: DealState, action: Action) -> Refusal:
    return _REFUSALS.elsewhere(action, Reason.TAKE_OR_LEAVE_FIRST, "TE-3.2")


# The dealer's discard (TE-3.2).


def _apply_discard(state: DealState, action: Action) -> Step:
    return lead_after(discard_card(state, action))


# The second circuit: name another suit, or pass (TE-3.3).


def _apply_second(state: DealState, action: Action) -> Step:
    if isinstance(action, NameTrump):
        return lead_after(make_trump(state, action, action.suit))
    return pass_second(state, action)
