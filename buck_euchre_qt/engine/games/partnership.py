# SPDX-License-Identifier: GPL-3.0-or-later
"""Partnership Euchre: two teams of two, the first with ten points (PE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from buck_euchre_qt.engine.actions import (
    KEEP,
    NAMES,
    NAMES_ALONE,
    ORDER,
    ORDER_ALONE,
    PASS,
    REDEAL,
    Action,
    AskRedeal,
    NameTrump,
    OrderUp,
)
from buck_euchre_qt.engine.articles import PARTNERSHIP_ARTICLES, Reason, Refusal
from buck_euchre_qt.engine.bidding import (
    call,
    discard_card,
    legal_discards,
    make_trump,
    order_to_dealer,
    other_suits,
    pass_first,
    pass_second,
    sit_out,
)
from buck_euchre_qt.engine.cards import Card, Rank
from buck_euchre_qt.engine.dealing import deal_hands
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
from buck_euchre_qt.engine.playing import lead_after, legal_plays, play_card
from buck_euchre_qt.engine.scoring import PROMISE, score_to_target, standing_to
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step

SEATS: Final = 4

INFO: Final = GameInfo(
    id="partnership",
    seats=SEATS,
    rows=((0, 2), (1, 3)),
    options=(
        OptionInfo("stick_the_dealer", True, "PE-3.3"),
        OptionInfo("farmers_hand", False, "PE-3.4"),
        OptionInfo("target", 10, "PE-1.2", minimum=1, maximum=99),
    ),
    articles=PARTNERSHIP_ARTICLES,
    dealing_articles=DealingArticles(
        dealer="PE-2.1", deck="PE-1.1", cut="PE-2.1", after_end="PE-1.2", turn="PE-1.1"
    ),
    course=Course.UP,
    span_option="target",
    passed_out=PassedOut.NEW_DEAL,
)

_FARMERS_RANKS: Final = (Rank.NINE, Rank.TEN)
_ACTIONS: Final[frozenset[Action]] = COMMON_ACTIONS | {ORDER_ALONE, *NAMES_ALONE.values()}
_WITH_NEW_DEAL: Final[frozenset[Action]] = frozenset({*_ACTIONS, REDEAL, KEEP})


class Partnership:
    """The rules of partnership Euchre with its options chosen.

    :raises OptionError: when an option is unknown or out of bounds.
    """

    def __init__(self, options: Mapping[str, object]) -> None:
        self._options = complete_options(INFO.options, options)
        has_farmers_hand = self._options["farmers_hand"]
        self._refusals = Refusals(
            actions=_WITH_NEW_DEAL if has_farmers_hand else _ACTIONS,
            first_circuit="PE-3.1",
            second_circuit="PE-3.2",
            exchange="PE-3.1",
            following="PE-4.2",
            no_exchange="PE-4.2",
            unplayed="PE-3.3",
            stuck="PE-3.3",
            new_deal="PE-3.4",
        )
        refusals, over = self._refusals, over_rules(self._refusals)
        self._phases = {
            Phase.FARMERS_HAND: PhaseRules(_legal_farmer, _apply_farmer, self._refuse_farmer),
            Phase.FIRST_CIRCUIT: PhaseRules(_legal_first, _apply_first, refusals.in_first_circuit),
            Phase.DISCARD: PhaseRules(legal_discards, _apply_discard, refusals.in_discard),
            Phase.SECOND_CIRCUIT: PhaseRules(
                self._legal_second, _apply_second, refusals.in_second_circuit
            ),
            Phase.PLAY: PhaseRules(legal_plays, play_card, refusals.in_play),
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
        """Return no points for either team (PE-1.2)."""
        return (0,) * len(INFO.rows)

    def deal(self, dealer: int, cards: tuple[Card, ...], cut: int, scores: tuple[int, ...]) -> Step:
        """Return the deal of a shuffled deck (PE-2.1); a farmer's hand is asked about first."""
        state, events = deal_hands(dealer, cards, cut, SEATS, scores)
        if self._options["farmers_hand"]:
            # There are eight nines and tens, so no more than one seat can hold five.
            for seat, hand in enumerate(state.hands):
                if is_farmers_hand(hand):
                    return Step(state._replace(phase=Phase.FARMERS_HAND, turn=seat), events)
        return Step(state._replace(turn=_left_of(dealer)), events)

    def next_dealer(self, state: DealState) -> int:
        """Return the seat to the dealer's left, or the same dealer after a farmer's hand."""
        if state.is_redeal and isinstance(state.calls[-1][1], AskRedeal):
            return state.dealer
        return _left_of(state.dealer)

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
        """Return the three tricks that the makers need, or 0 while there are none (PE-5.1)."""
        return 0 if state.maker is None else PROMISE

    def standing(self, scores: tuple[int, ...]) -> tuple[ScoreRow, ...]:
        """Return the teams' scores: the highest leads, unless both are equal."""
        return standing_to(self._options["target"], INFO.rows, scores)

    def _legal_second(self, state: DealState) -> tuple[Action, ...]:
        suits = other_suits(state)
        names = (*[NAMES[suit] for suit in suits], *[NAMES_ALONE[suit] for suit in suits])
        is_stuck = state.turn == state.dealer and self._options["stick_the_dealer"]
        return names if is_stuck else (PASS, *names)

    def _refuse_farmer(self, _state: DealState, action: Action) -> Refusal:
        return self._refusals.elsewhere(action, Reason.REDEAL_OR_KEEP_FIRST, "PE-3.4")


def is_farmers_hand(hand: tuple[Card, ...]) -> bool:
    """Return whether a hand holds nothing but nines and tens (PE-3.4)."""
    return all(card.rank in _FARMERS_RANKS for card in hand)


def partner_of(seat: int) -> int:
    """Return the seat opposite (PE-1.1)."""
    return (seat + 2) % SEATS


def _left_of(seat: int) -> int:
    return (seat + 1) % SEATS


# Asking for a new deal, or keeping a hand of nines and tens (PE-3.4).


def _legal_farmer(_state: DealState) -> tuple[Action, ...]:
    return (REDEAL, KEEP)


def _apply_farmer(state: DealState, action: Action) -> Step:
    after, events = call(state, action)
    if isinstance(action, AskRedeal):
        return Step(after._replace(turn=None), events)
    return Step(after._replace(phase=Phase.FIRST_CIRCUIT, turn=_left_of(state.dealer)), events)


# The first circuit: pass, or order the upcard's suit, alone or not (PE-3.1, PE-4.1).


def _legal_first(_state: DealState) -> tuple[Action, ...]:
    return (PASS, ORDER, ORDER_ALONE)


def _apply_first(state: DealState, action: Action) -> Step:
    if not isinstance(action, OrderUp):
        return pass_first(state, action)
    if not action.is_alone:
        return order_to_dealer(state, action)
    if state.turn != partner_of(state.dealer):
        return _without_partner(order_to_dealer(state, action, is_alone=True))
    # The dealer is the one who sits out, so nobody takes the upcard (PE-4.1).
    return lead_after(_without_partner(make_trump(state, action, state.upcard.suit, is_alone=True)))


def _without_partner(step: Step) -> Step:
    maker = step.state.maker
    if maker is None:
        raise ValueError("nobody plays alone without having made trumps")
    return step.then(sit_out(step.state, partner_of(maker)))


# The dealer's discard (PE-3.1).


def _apply_discard(state: DealState, action: Action) -> Step:
    return lead_after(discard_card(state, action))


# The second circuit: name another suit, alone or not, or pass (PE-3.2, PE-3.3).


def _apply_second(state: DealState, action: Action) -> Step:
    if isinstance(action, NameTrump):
        step = make_trump(state, action, action.suit, action.is_alone)
        if action.is_alone:
            step = _without_partner(step)
        return lead_after(step)
    return pass_second(state, action)
