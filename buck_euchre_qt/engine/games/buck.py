# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre, Ohio profile: four play for themselves, 25 down to 0 (BE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from buck_euchre_qt.engine.actions import (
    DROP,
    NAMES,
    ORDER,
    PASS,
    STAY,
    Action,
    Drop,
    NameTrump,
    OrderUp,
    Pass,
    Stay,
)
from buck_euchre_qt.engine.articles import BUCK_ARTICLES, Reason, Refusal
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
    with_trump,
)
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.dealing import deal_hands
from buck_euchre_qt.engine.game import Course, GameInfo, OptionInfo, Options, complete_options
from buck_euchre_qt.engine.phases import COMMON_ACTIONS, PhaseRules, Refusals, over_rules
from buck_euchre_qt.engine.playing import TRICKS, lead_after, legal_plays, play_card
from buck_euchre_qt.engine.scoring import PROMISE, enter_deal
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trump import Trump

SEATS: Final = 4
PENALTY: Final = 5

INFO: Final = GameInfo(
    id="buck",
    seats=SEATS,
    rows=((0,), (1,), (2,), (3,)),
    options=(
        OptionInfo("start", 25, "BE-1.7", minimum=5, maximum=99),
        OptionInfo("lone_maker_wins", True, "BE-3.9"),
    ),
    articles=BUCK_ARTICLES,
    course=Course.DOWN,
    span_option="start",
)

_REFUSALS: Final = Refusals(
    actions=COMMON_ACTIONS | {STAY, DROP},
    first_circuit="BE-3.1",
    second_circuit="BE-3.4",
    exchange="BE-3.2",
    following="BE-4.2",
    no_exchange="BE-4.5",
    unplayed="BE-3.9",
)


class Buck:
    """The rules of Buck Euchre with its options chosen.

    :raises OptionError: when an option is unknown or out of bounds.
    """

    def __init__(self, options: Mapping[str, object]) -> None:
        self._options = complete_options(INFO.options, options)

    @property
    def info(self) -> GameInfo:
        """What is fixed about the game."""
        return INFO

    @property
    def options(self) -> Options:
        """The options in force, complete."""
        return self._options

    def start_scores(self) -> tuple[int, ...]:
        """Return the scores before the first deal (BE-1.7)."""
        return (self._options["start"],) * SEATS

    def deal(self, dealer: int, cards: tuple[Card, ...], cut: int, scores: tuple[int, ...]) -> Step:
        """Return the deal of a shuffled deck; a club turned up is trumps at once (BE-2.4)."""
        dealt = deal_hands(dealer, cards, cut, SEATS, scores)
        state, events = dealt
        if state.upcard.suit is Suit.CLUBS:
            return lead_after(dealt.then(with_trump(state, Trump.CLUBS, maker=None)))
        return Step(state._replace(turn=(dealer + 1) % SEATS), events)

    def next_dealer(self, state: DealState) -> int:
        """Return the seat to the dealer's left (BE-2.1)."""
        return (state.dealer + 1) % SEATS

    def legal(self, state: DealState) -> tuple[Action, ...]:
        """Return what the seat to act may do."""
        return _PHASES[state.phase].legal(state)

    def apply(self, state: DealState, action: Action) -> Step:
        """Return what a legal action leads to, the scoring of a finished deal included."""
        step = _PHASES[state.phase].apply(state, action)
        if step.state.turn is not None:
            return step
        return step.then(self._score(step.state))

    def why_not(self, state: DealState, action: Action) -> Refusal:
        """Return why an action that is not legal is refused."""
        return _PHASES[state.phase].refuse(state, action)

    def promise(self, state: DealState) -> int:
        """Return the maker's promise of three tricks, or 0 where there is no maker (BE-3.3)."""
        return 0 if state.maker is None else PROMISE

    def standing(self, scores: tuple[int, ...]) -> tuple[ScoreRow, ...]:
        """Return the players' scores: the lowest leads, unless all are equal."""
        start = self._options["start"]
        lowest = min(scores)
        is_level = lowest == max(scores)
        return tuple(
            ScoreRow(
                seats=(seat,),
                score=score,
                progress=min(1.0, max(0.0, 1 - score / start)),
                is_leading=score == lowest and not is_level,
            )
            for seat, score in enumerate(scores)
        )

    def _score(self, state: DealState) -> Step:
        change = tuple([_change(state, seat) for seat in range(SEATS)])
        scores = tuple([old + new for old, new in zip(state.scores, change, strict=True)])
        winners = self._winners(state, scores)
        return enter_deal(state, change, scores, winners)

    def _winners(self, state: DealState, scores: tuple[int, ...]) -> tuple[int, ...]:
        is_walkover = len(state.out) == SEATS - 1
        if TRICKS in state.taken and (not is_walkover or self._options["lone_maker_wins"]):
            return (state.taken.index(TRICKS),)
        lowest = min(scores)
        if lowest > 0:
            return ()
        return tuple([seat for seat, score in enumerate(scores) if score == lowest])


def _change(state: DealState, seat: int) -> int:
    taken = state.taken[seat]
    if seat in state.out:
        return 0
    if seat == state.maker:
        return -taken if taken >= PROMISE else PENALTY
    return -taken if taken else PENALTY


# The first circuit: pass, or order the upcard's suit (BE-3.1).


def _legal_first(_state: DealState) -> tuple[Action, ...]:
    return (PASS, ORDER)


def _apply_first(state: DealState, action: Action) -> Step:
    if isinstance(action, OrderUp):
        return order_to_dealer(state, action)
    return pass_first(state, action)


# The dealer's discard (BE-3.2).


def _apply_discard(state: DealState, action: Action) -> Step:
    return _ask_to_stay(discard_card(state, action))


# The second circuit: pass, or name one of the three other suits (BE-3.4).


def _legal_second(state: DealState) -> tuple[Action, ...]:
    return (PASS, *[NAMES[suit] for suit in other_suits(state)])


def _apply_second(state: DealState, action: Action) -> Step:
    if isinstance(action, NameTrump):
        return _ask_to_stay(make_trump(state, action, action.suit))
    step = pass_second(state, action)
    if step.state.turn is not None:
        return step
    # Nobody wanted a suit: no-trump, no promise, everyone stays (BE-3.5).
    return lead_after(step.then(with_trump(step.state, Trump.NO_TRUMP, maker=None)))


# Staying and dropping, in turn from the maker's left (BE-3.6).


def _ask_to_stay(step: Step) -> Step:
    state, events = step
    asked = state._replace(phase=Phase.STAY_OR_DROP, turn=(_maker(state) + 1) % SEATS)
    return Step(asked, events)


def _legal_stay(_state: DealState) -> tuple[Action, ...]:
    return (STAY, DROP)


def _apply_stay(state: DealState, action: Action) -> Step:
    step = call(state, action)
    if isinstance(action, Drop) and state.turn is not None:
        step = step.then(sit_out(step.state, state.turn))
    after, events = step
    maker = _maker(state)
    if after.turn != maker:
        return step
    if len(after.out) < SEATS - 1:
        return lead_after(step)
    # All three dropped: the maker is credited with every trick and nothing is played (BE-3.9).
    taken = tuple(TRICKS if other == maker else 0 for other in range(SEATS))
    return Step(after._replace(taken=taken, turn=None), events)


def _refuse_stay(_state: DealState, action: Action) -> Refusal:
    return _REFUSALS.elsewhere(action, Reason.STAY_OR_DROP_FIRST, "BE-3.6")


def _maker(state: DealState) -> int:
    if state.maker is None:
        raise ValueError("there is no maker")
    return state.maker


# The play (BE-4).


def _refuse_play(state: DealState, action: Action) -> Refusal:
    match action:
        case Stay() | Drop() if state.maker is None:
            return Refusal(Reason.NOBODY_DROPS, "BE-3.8")
        case Stay() | Drop():
            return Refusal(Reason.NO_DROPPING_NOW, "BE-3.6")
        case Pass() | OrderUp(False) | NameTrump(_, False) if not state.calls:
            return Refusal(Reason.NO_BIDDING, "BE-2.4")
    return _REFUSALS.in_play(state, action)


_OVER: Final = over_rules(_REFUSALS)
_PHASES: Final = {
    Phase.FIRST_CIRCUIT: PhaseRules(_legal_first, _apply_first, _REFUSALS.in_first_circuit),
    Phase.DISCARD: PhaseRules(legal_discards, _apply_discard, _REFUSALS.in_discard),
    Phase.SECOND_CIRCUIT: PhaseRules(_legal_second, _apply_second, _REFUSALS.in_second_circuit),
    Phase.STAY_OR_DROP: PhaseRules(_legal_stay, _apply_stay, _refuse_stay),
    Phase.PLAY: PhaseRules(legal_plays, play_card, _refuse_play),
    Phase.DEAL_OVER: _OVER,
    Phase.MATCH_OVER: _OVER,
}
