# SPDX-License-Identifier: GPL-3.0-or-later
"""What a seat knows, and what it sees of what happens."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import Discard, parse_action
from buck_euchre_qt.engine.cards import parse_card, parse_cards
from buck_euchre_qt.engine.events import CardsMoved, Event, HandSorted, SeatActed
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import redact
from buck_euchre_qt.engine.places import Pile, place
from buck_euchre_qt.engine.state import Step, UpcardState
from tests.helpers.tables import CUT, EAST, NORTH, SOUTH, WEST, stacked_deck

HANDS = {
    WEST: "AH KH 9S TD 9D",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD 9C",
    SOUTH: "QS JS AD KC QC",
}


def ordered() -> tuple[Match, Step]:
    """Return a match in which west ordered hearts and the dealer discarded the queen of spades."""
    match = Match(make_game("buck"))
    match.begin_deal(SOUTH, stacked_deck(SOUTH, HANDS, "QH"), CUT)
    match.play(parse_action("order"))
    return match, match.play(parse_action("discard QS"))


def moved(events: tuple[Event, ...]) -> list[CardsMoved]:
    return [event for event in events if isinstance(event, CardsMoved)]


@pytest.mark.rule("BE-3.2")
def test_only_the_dealer_knows_the_discard() -> None:
    match, step = ordered()

    assert match.observe(SOUTH).discard is parse_card("QS")
    assert SeatActed(SOUTH, Discard(parse_card("QS"))) in redact(step.events, SOUTH)
    for seat in (WEST, NORTH, EAST):
        assert match.observe(seat).discard is None
        assert SeatActed(SOUTH, Discard(None)) in redact(step.events, seat)
        assert moved(redact(step.events, seat))[0].moves[0].card is None


def test_another_hand_does_not_tell_where_a_card_came_from() -> None:
    match, step = ordered()
    slots = {seat: moved(redact(step.events, seat))[0].moves[0].source.slot for seat in range(4)}
    assert slots[WEST] == slots[NORTH] == slots[EAST] == 0
    assert slots[SOUTH] > 0

    opening = match.deals[0].opening
    for seat in range(4):
        sorting = [event for event in redact(opening.events, seat) if isinstance(event, HandSorted)]
        assert {event.seat for event in sorting} <= {seat}


@pytest.mark.rule("BE-2.3")
def test_a_seat_sees_its_own_hand_the_upcard_and_how_many_cards_the_others_hold() -> None:
    match = Match(make_game("buck"))
    match.begin_deal(SOUTH, stacked_deck(SOUTH, HANDS, "QH"), CUT)
    seen = match.observe(WEST)

    assert set(seen.hand) == set(parse_cards(HANDS[WEST]))
    assert seen.hand_sizes == (5, 5, 5, 5)
    assert (seen.upcard, seen.upcard_state) == (parse_card("QH"), UpcardState.FACE_UP)
    assert [pile.cards for pile in seen.piles if pile.pile is Pile.STOCK] == [(None,) * 3]
    assert seen.rows[0].score == 25


def test_only_the_seat_to_act_is_told_what_it_may_do() -> None:
    match, _ = ordered()

    assert [bool(match.observe(seat).legal) for seat in range(4)] == [False, False, True, False]
    assert match.observe(NORTH).legal == match.legal()


@pytest.mark.rule("BE-3.4")
def test_an_upcard_turned_down_is_remembered_but_lies_face_down() -> None:
    match = Match(make_game("buck"))
    match.begin_deal(SOUTH, stacked_deck(SOUTH, HANDS, "QH"), CUT)
    for _ in range(4):
        match.play(parse_action("pass"))
    seen = match.observe(EAST)

    assert (seen.upcard, seen.upcard_state) == (parse_card("QH"), UpcardState.TURNED_DOWN)
    assert [pile.cards for pile in seen.piles if pile.pile is Pile.UPCARD] == [(None,)]


@pytest.mark.rule("BE-3.7")
def test_a_dropped_hand_is_seen_by_nobody() -> None:
    match, _ = ordered()
    step = match.play(parse_action("drop"))

    for seat in range(4):
        moves = moved(redact(step.events, seat))[0].moves
        assert [move.card for move in moves] == [None] * 5
        assert [move.target for move in moves] == [place(Pile.ASIDE, NORTH, n) for n in range(5)]
    assert match.observe(EAST).out == (NORTH,)
    assert match.observe(NORTH).hand == ()
