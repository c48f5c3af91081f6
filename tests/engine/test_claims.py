# SPDX-License-Identifier: GPL-3.0-or-later
"""A claim is made only where no play of the others, and no cards of theirs, can beat it."""

from __future__ import annotations

import random

from buck_euchre_qt.engine.actions import PLAYS
from buck_euchre_qt.engine.cards import DECK, Card, parse_card
from buck_euchre_qt.engine.claims import certain_cards
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import observe
from buck_euchre_qt.engine.state import DealState, Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump

BUCK = make_game("buck")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in text.split())


def always_wins(state: DealState, seat: int, claimed: tuple[Card, ...]) -> bool:
    """Return whether a seat takes every trick with these cards in order, whatever the others do."""
    if state.phase.is_finished:
        return True
    if state.turn == seat:
        if state.trick.plays:
            return False
        after = BUCK.apply(state, PLAYS[claimed[0]]).state
        return always_wins(after, seat, claimed[1:])
    for action in BUCK.legal(state):
        after = BUCK.apply(state, action).state
        has_ended = len(after.tricks) > len(state.tricks)
        if has_ended and after.tricks[-1].winner != seat:
            return False
        if not always_wins(after, seat, claimed):
            return False
    return True


def spread_anew(state: DealState, seat: int, chance: random.Random) -> DealState:
    """Return the same moment with the cards that the seat has not seen spread otherwise.

    Suits that somebody has failed to follow are not respected: a claim may not count on them.
    """
    is_known_discard = state.dealer == seat or state.discard is None
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    hidden += [card for hand in state.aside for card in hand]
    hidden += state.stock
    if not is_known_discard and state.discard is not None:
        hidden.append(state.discard)
    chance.shuffle(hidden)
    rest = iter(hidden)
    return state._replace(
        hands=tuple(
            hand if other == seat else tuple(next(rest) for _ in hand)
            for other, hand in enumerate(state.hands)
        ),
        aside=tuple(tuple(next(rest) for _ in hand) for hand in state.aside),
        stock=tuple(next(rest) for _ in state.stock),
        discard=state.discard if is_known_discard else next(rest),
    )


def test_whoever_claims_takes_every_trick_however_the_cards_lie() -> None:
    chance = random.Random(5)
    claims = 0
    while claims < 60:
        match = Match(BUCK)
        deck = list(DECK)
        chance.shuffle(deck)
        match.begin_deal(chance.randrange(4), tuple(deck), 5)
        while not match.is_between_deals and not match.is_over:
            state = match.state
            assert state is not None
            assert state.turn is not None
            if state.phase is Phase.PLAY:
                claimed = certain_cards(match.observe(state.turn))
                if claimed:
                    claims += 1
                    assert sorted(card.text for card in claimed) == sorted(
                        card.text for card in state.hands[state.turn]
                    )
                    if len(claimed) <= 3:
                        for _ in range(4):
                            other = spread_anew(state, state.turn, chance)
                            assert always_wins(other, state.turn, claimed)
            match.play(chance.choice(match.legal()))


def at(hand: str, *, upcard: str = "9C", taken: bool = False) -> tuple[Card, ...]:
    """Return what seat 0 may claim with hearts as trumps, about to lead."""
    match = Match(BUCK)
    match.begin_deal(3, DECK, 5)
    state = match.state
    assert state is not None
    made = state._replace(
        phase=Phase.PLAY,
        turn=0,
        trump=Trump.HEARTS,
        dealer=3,
        hands=(cards(hand), *state.hands[1:]),
        upcard=parse_card(upcard),
        upcard_state=UpcardState.TAKEN if taken else UpcardState.TURNED_DOWN,
    )
    return certain_cards(observe(BUCK, made, 0))


def test_the_five_highest_trumps_are_certain_in_their_order() -> None:
    assert at("AH QH JD KH JH") == cards("JH JD AH KH QH")


def test_two_bowers_and_a_king_are_not_while_the_ace_may_be_out() -> None:
    assert at("JH JD KH AS KS") == ()


def test_a_plain_ace_is_not_certain_while_trumps_are_out() -> None:
    assert at("AS KS") == ()


def test_an_upcard_turned_down_can_beat_nobody() -> None:
    hand = "JH JD KH QH AS"
    # Both bowers draw two of the three hidden trumps, and the ace may be the third.
    assert at(hand) == ()
    assert at(hand, upcard="AH") == cards(hand)
    assert at(hand, upcard="AH", taken=True) == ()


def test_bowers_draw_the_trumps_that_would_beat_the_third_card() -> None:
    # Two hidden trumps are gone after two leads, however they lie.
    assert at("JH JD KH QH TH") == cards("JH JD KH QH TH")


def test_nobody_claims_with_a_single_card() -> None:
    assert at("JH") == ()
