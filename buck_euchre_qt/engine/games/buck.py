# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre, Ohio profile: four play for themselves, 25 down to 0 (BE)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import (
    DISCARDS,
    DROP,
    NAMES,
    ORDER,
    PASS,
    STAY,
    Action,
    Discard,
    Drop,
    NameTrump,
    OrderUp,
    Pass,
    Play,
    Stay,
)
from buck_euchre_qt.engine.articles import BUCK_ARTICLES, Reason, Refusal
from buck_euchre_qt.engine.bidding import (
    discard_card,
    lay_hand_aside,
    seat_to_act,
    take_upcard,
    turn_upcard_down,
    with_trump,
)
from buck_euchre_qt.engine.cards import Card, Suit
from buck_euchre_qt.engine.dealing import deal_hands
from buck_euchre_qt.engine.events import DealScored, Event, MatchWon, SeatActed, SeatOut
from buck_euchre_qt.engine.game import GameInfo, OptionInfo, Options, complete_options
from buck_euchre_qt.engine.playing import (
    TRICKS,
    begin_play,
    legal_plays,
    play_card,
    why_not_play,
)
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trump import Trump

SEATS: Final = 4
PROMISE: Final = 3
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
        state, events = deal_hands(dealer, cards, cut, SEATS, scores)
        if state.upcard.suit is Suit.CLUBS:
            played, trump_events = with_trump(state, Trump.CLUBS, maker=None)
            return Step(begin_play(played), events + trump_events)
        return Step(state._replace(turn=_left_of(dealer)), events)

    def next_dealer(self, state: DealState) -> int:
        """Return the seat to the dealer's left (BE-2.1)."""
        return _left_of(state.dealer)

    def legal(self, state: DealState) -> tuple[Action, ...]:
        """Return what the seat to act may do."""
        return _PHASES[state.phase].legal(state)

    def apply(self, state: DealState, action: Action) -> Step:
        """Return what a legal action leads to, the scoring of a finished deal included."""
        step = _PHASES[state.phase].apply(state, action)
        if step.state.turn is not None:
            return step
        after, scoring = self._score(step.state)
        return Step(after, step.events + scoring)

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
        after = state._replace(
            phase=Phase.MATCH_OVER if winners else Phase.DEAL_OVER,
            change=change,
            scores=scores,
            winners=winners,
        )
        events: tuple[Event, ...] = (DealScored(change, scores, is_redeal=False),)
        return Step(after, (*events, MatchWon(winners)) if winners else events)

    def _winners(self, state: DealState, scores: tuple[int, ...]) -> tuple[int, ...]:
        is_walkover = len(state.out) == SEATS - 1
        if TRICKS in state.taken and (not is_walkover or self._options["lone_maker_wins"]):
            return (state.taken.index(TRICKS),)
        lowest = min(scores)
        if lowest > 0:
            return ()
        return tuple([seat for seat, score in enumerate(scores) if score == lowest])


def _left_of(seat: int) -> int:
    return (seat + 1) % SEATS


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
    seat = seat_to_act(state)
    calls = (*state.calls, (seat, action))
    acted = SeatActed(seat, action)
    if isinstance(action, OrderUp):
        holding, taking = take_upcard(state._replace(calls=calls))
        made, setting = with_trump(holding, Trump.of(state.upcard.suit), maker=seat)
        after = made._replace(phase=Phase.DISCARD, turn=state.dealer)
        # Trumps are announced before the dealer reaches for the card.
        return Step(after, (acted, setting[0], *taking, *setting[1:]))
    if seat != state.dealer:
        return Step(state._replace(calls=calls, turn=_left_of(seat)), (acted,))
    down, turning = turn_upcard_down(state)
    after = down._replace(phase=Phase.SECOND_CIRCUIT, calls=calls, turn=_left_of(seat))
    return Step(after, (acted, *turning))


def _refuse_first(_state: DealState, action: Action) -> Refusal:
    match action:
        case NameTrump(suit, is_alone=False):
            return Refusal(Reason.ORDER_THE_UPCARD, "BE-3.1", suit=suit)
    return _refuse_other(action, Reason.BIDDING_FIRST, "BE-3.1")


# The dealer's discard (BE-3.2).


def _legal_discard(state: DealState) -> tuple[Action, ...]:
    return tuple([DISCARDS[card] for card in state.hands[state.dealer]])


def _apply_discard(state: DealState, action: Action) -> Step:
    card = _discarded(action)
    after, events = discard_card(state, card, action)
    return Step(_ask_to_stay(after), events)


def _refuse_discard(_state: DealState, action: Action) -> Refusal:
    if isinstance(action, Discard):
        return Refusal(Reason.NOT_IN_HAND, "BE-3.2", action.card)
    return _refuse_other(action, Reason.DISCARD_FIRST, "BE-3.2")


# The second circuit: pass, or name one of the three other suits (BE-3.4).


def _legal_second(state: DealState) -> tuple[Action, ...]:
    return (PASS, *(NAMES[suit] for suit in Suit if suit is not state.upcard.suit))


def _apply_second(state: DealState, action: Action) -> Step:
    seat = seat_to_act(state)
    calls = (*state.calls, (seat, action))
    acted = SeatActed(seat, action)
    if seat != state.dealer and not isinstance(action, NameTrump):
        return Step(state._replace(calls=calls, turn=_left_of(seat)), (acted,))
    called = state._replace(calls=calls)
    if isinstance(action, NameTrump):
        made, setting = with_trump(called, Trump.of(action.suit), maker=seat)
        return Step(_ask_to_stay(made), (acted, *setting))
    # Nobody wanted a suit: no-trump, no promise, everyone stays (BE-3.5).
    plain, setting = with_trump(called, Trump.NO_TRUMP, maker=None)
    return Step(begin_play(plain), (acted, *setting))


def _refuse_second(state: DealState, action: Action) -> Refusal:
    match action:
        case NameTrump(suit, is_alone=False):
            return Refusal(Reason.SUIT_TURNED_DOWN, "BE-3.4", suit=suit)
        case OrderUp(is_alone=False):
            return Refusal(Reason.NAME_A_SUIT, "BE-3.4", suit=state.upcard.suit)
    return _refuse_other(action, Reason.BIDDING_FIRST, "BE-3.4")


# Staying and dropping, in turn from the maker's left (BE-3.6).


def _ask_to_stay(state: DealState) -> DealState:
    maker = _maker(state)
    return state._replace(phase=Phase.STAY_OR_DROP, turn=_left_of(maker))


def _legal_stay(_state: DealState) -> tuple[Action, ...]:
    return (STAY, DROP)


def _apply_stay(state: DealState, action: Action) -> Step:
    seat = seat_to_act(state)
    following = _left_of(seat)
    after = state._replace(calls=(*state.calls, (seat, action)), turn=following)
    events: tuple[Event, ...] = (SeatActed(seat, action),)
    if isinstance(action, Drop):
        after, moving = lay_hand_aside(after, seat)
        events += (SeatOut(seat), *moving)
    maker = _maker(state)
    if following != maker:
        return Step(after, events)
    if len(after.out) < SEATS - 1:
        return Step(begin_play(after), events)
    # All three dropped: the maker is credited with every trick and nothing is played (BE-3.9).
    taken = tuple(TRICKS if other == maker else 0 for other in range(SEATS))
    return Step(after._replace(taken=taken, turn=None), events)


def _refuse_stay(_state: DealState, action: Action) -> Refusal:
    return _refuse_other(action, Reason.STAY_OR_DROP_FIRST, "BE-3.6")


# The play (BE-4).


def _refuse_play(state: DealState, action: Action) -> Refusal:
    match action:
        case Play(card):
            return why_not_play(state, card)
        case Discard():
            return Refusal(Reason.NO_EXCHANGE, "BE-4.5", action.card)
        case Stay() | Drop() if state.maker is None:
            return Refusal(Reason.NOBODY_DROPS, "BE-3.8")
        case Stay() | Drop():
            return Refusal(Reason.NO_DROPPING_NOW, "BE-3.6")
        case Pass() | OrderUp(False) | NameTrump(_, False) if not state.calls:
            return Refusal(Reason.NO_BIDDING, "BE-2.4")
    return _refuse_other(action, Reason.BIDDING_OVER, "BE-3.1")


def _legal_nothing(_state: DealState) -> tuple[Action, ...]:
    return ()


def _apply_nothing(_state: DealState, _action: Action) -> Step:
    raise ValueError("the deal is over")


def _refuse_nothing(state: DealState, _action: Action) -> Refusal:
    return Refusal(Reason.DEAL_OVER, "BE-4.5" if state.tricks else "BE-3.9")


def _refuse_other(action: Action, reason: Reason, article: str) -> Refusal:
    """Return the refusal of an action that belongs to another phase, or to another game."""
    match action:
        case Pass() | OrderUp(False) | NameTrump(_, False) | Discard() | Stay() | Drop() | Play():
            return Refusal(reason, article)
    return Refusal(Reason.NOT_IN_THIS_GAME, article)


def _maker(state: DealState) -> int:
    if state.maker is None:
        raise ValueError("there is no maker")
    return state.maker


def _discarded(action: Action) -> Card:
    if not isinstance(action, Discard) or action.card is None:
        raise TypeError(f"{action} discards no card")
    return action.card


class _PhaseRules(NamedTuple):
    legal: Callable[[DealState], tuple[Action, ...]]
    apply: Callable[[DealState, Action], Step]
    refuse: Callable[[DealState, Action], Refusal]


_OVER: Final = _PhaseRules(_legal_nothing, _apply_nothing, _refuse_nothing)
_PHASES: Final = {
    Phase.FIRST_CIRCUIT: _PhaseRules(_legal_first, _apply_first, _refuse_first),
    Phase.DISCARD: _PhaseRules(_legal_discard, _apply_discard, _refuse_discard),
    Phase.SECOND_CIRCUIT: _PhaseRules(_legal_second, _apply_second, _refuse_second),
    Phase.STAY_OR_DROP: _PhaseRules(_legal_stay, _apply_stay, _refuse_stay),
    Phase.PLAY: _PhaseRules(legal_plays, play_card, _refuse_play),
    Phase.DEAL_OVER: _OVER,
    Phase.MATCH_OVER: _OVER,
}
