# SPDX-License-Identifier: GPL-3.0-or-later
"""The log of a match: dealing, playing, taking back."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.actions import ORDER, PASS, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.cards import DECK, Card, parse_card
from buck_euchre_qt.engine.game import OptionError
from buck_euchre_qt.engine.games import UnknownGameError, make_game
from buck_euchre_qt.engine.match import Match
from tests.helpers.tables import (
    CUT,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    begin_any_deal,
    choose_any,
    random_match,
    stacked_deck,
)


def hearts_match() -> Match:
    """Return a match in which west named hearts, all stayed, and west led the queen of spades."""
    hands = {WEST: "QS TD JC AH KH", NORTH: "9S KD QC TC 9C", EAST: "KS AD JD AC KC"}
    deck = stacked_deck(SOUTH, {**hands, SOUTH: "AS TS JS 9H TH"}, "9D")
    match = Match(make_game("buck"))
    match.begin_deal(SOUTH, deck, CUT)
    for text in [*["pass"] * 4, "name H", *["stay"] * 3, "play QS", "play 9S", "play KS"]:
        match.play(parse_action(text))
    return match


def test_nothing_can_be_done_before_the_first_deal() -> None:
    match = Match(make_game("buck"))

    assert (match.state, match.legal(), match.winners) == (None, (), ())
    assert match.is_between_deals
    assert match.finished_deals == 0
    assert match.next_dealer is None
    assert match.undo() is None
    assert match.redo() is None
    with pytest.raises(ValueError, match="no deal has begun"):
        match.play(PASS)
    with pytest.raises(ValueError, match="no deal has begun"):
        match.observe(0)


@pytest.mark.parametrize(
    ("dealer", "deck", "cut"),
    [
        *((dealer, DECK, 5) for dealer in (-1, 4)),
        *((0, DECK, cut) for cut in (0, 24, -1)),
        *((0, deck, 5) for deck in (DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]))),
    ],
)
def test_a_deal_needs_a_dealer_a_deck_and_a_cut(
    dealer: int, deck: tuple[Card, ...], cut: int
) -> None:
    match = Match(make_game("buck"))

    with pytest.raises(ValueError, match=r"dealer|24 different cards"):
        match.begin_deal(dealer, deck, cut)
    assert match.deals == []


@pytest.mark.rule("BE-6.3")
def test_no_deal_begins_during_a_deal_or_after_the_match() -> None:
    running, over = hearts_match(), random_match(3)

    for match in (running, over):
        count = len(match.deals)
        with pytest.raises(ValueError, match="no new deal is due"):
            match.begin_deal((match.deals[-1].dealer + 1) % 4, DECK, 5)
        assert len(match.deals) == count


@pytest.mark.rule("BE-2.1", "BE-1.1")
def test_the_deal_passes_to_the_left_and_the_next_seat_speaks_first() -> None:
    rng = random.Random(2)
    match = Match(make_game("buck", {"start": 99}))
    deck, dealers, speakers, leaders = DECK, [], [], []
    for dealer in (NORTH, EAST, SOUTH, WEST, NORTH, EAST):
        step = match.begin_deal(dealer, deck, 1 + int(rng.random() * 23))
        dealers.append(step.state.dealer)
        speakers.append(step.state.turn)
        while step.state.turn is not None:
            # All pass, so that everybody is in and the play is at no-trump.
            legal = match.legal()
            step = match.play(PASS if PASS in legal else legal[0])
        leaders.append(step.state.tricks[0].plays[0][0])
        assert not match.is_over

    assert dealers == [NORTH, EAST, SOUTH, WEST, NORTH, EAST]
    assert speakers == leaders == [EAST, SOUTH, WEST, NORTH, EAST, SOUTH]
    with pytest.raises(ValueError, match="not the next dealer"):
        match.begin_deal(EAST, deck, 5)


def test_an_action_out_of_turn_is_refused() -> None:
    match = hearts_match()
    state = match.state

    with pytest.raises(IllegalActionError) as refused:
        match.play(parse_action("play AS"), seat=WEST)
    assert refused.value.refusal.reason is Reason.NOT_YOUR_TURN
    assert match.state is state
    match.play(parse_action("play AS"), seat=SOUTH)


def test_a_play_taken_back_is_forgotten_by_the_trick() -> None:
    match = hearts_match()
    before = match.state
    match.play(parse_action("play TS"))
    assert match.state is not None
    assert match.state.tricks[0].winner == EAST
    assert match.state.turn == EAST

    deal = match.undo()
    assert deal is match.deals[0]
    assert match.state == before
    match.play(parse_action("play AS"))
    assert match.state.tricks[0].winner == SOUTH
    assert match.state.turn == SOUTH
    assert parse_card("TS") in match.state.hands[SOUTH]
    assert match.state.taken == (1, 0, 0, 0)


def test_a_new_action_leaves_nothing_to_do_again() -> None:
    match = hearts_match()
    match.play(parse_action("play TS"))
    match.undo()
    assert match.redo() is not None
    match.undo()
    match.play(parse_action("play AS"))

    assert match.redo() is None


def test_a_refused_action_leaves_what_can_be_done_again() -> None:
    match = hearts_match()
    match.play(parse_action("play TS"))
    match.undo()
    with pytest.raises(IllegalActionError):
        match.play(ORDER)

    assert match.redo() is not None


def test_undo_stops_at_the_beginning_of_the_deal() -> None:
    match = Match(make_game("buck"))
    begin_any_deal(match, random.Random(1))

    assert match.undo() is None
    assert len(match.deals) == 1


def test_a_deal_taken_back_leaves_the_one_before_as_it_ended() -> None:
    rng = random.Random(8)
    match = Match(make_game("buck"))
    begin_any_deal(match, rng)
    assert match.take_back_deal() is not None
    assert match.take_back_deal() is None
    assert (match.state, match.legal(), match.scores) == (None, (), (25,) * 4)

    begin_any_deal(match, rng)
    while not match.is_between_deals:
        match.play(choose_any(match, rng))
    end = match.state
    assert match.take_back_deal() is None
    again = begin_any_deal(match, rng)
    assert match.finished_deals == 1
    taken_back = match.take_back_deal()
    assert taken_back is not None
    assert (match.state, match.legal()) == (end, ())
    assert match.is_between_deals
    dealt = match.begin_deal(taken_back.dealer, taken_back.deck, taken_back.cut)
    assert dealt == again


def test_a_deal_in_which_somebody_has_acted_is_not_taken_back() -> None:
    match = hearts_match()
    state = match.state

    assert match.take_back_deal() is None
    assert match.state is state


def test_scores_stand_until_the_deal_is_over() -> None:
    rng = random.Random(8)
    match = Match(make_game("buck"))
    begin_any_deal(match, rng)
    while match.state is not None and match.state.turn is not None:
        assert match.scores == (25, 25, 25, 25)
        match.play(choose_any(match, rng))

    assert match.scores != (25, 25, 25, 25)


@pytest.mark.rule("BE-1.7")
def test_everybody_starts_at_25_or_where_the_option_says() -> None:
    assert make_game("buck").start_scores() == (25, 25, 25, 25)
    for start in (5, 99):
        assert make_game("buck", {"start": start}).start_scores() == (start,) * 4


@pytest.mark.parametrize("start", [4, 100, 0, -25, True, 25.0, "25", None])
def test_a_start_out_of_bounds_or_of_another_type_is_refused(start: object) -> None:
    with pytest.raises(OptionError, match="start"):
        make_game("buck", {"start": start})


@pytest.mark.parametrize("options", [{"lone_maker_wins": 1}, {"target": 10}, {"": True}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        make_game("buck", options)


def test_only_games_of_the_registry_are_made() -> None:
    with pytest.raises(UnknownGameError):
        make_game("whist")


def test_the_rows_say_who_leads_and_how_far_everyone_is() -> None:
    game = make_game("buck")
    rows = game.standing((25, 10, 30, -2))

    assert [row.seats for row in rows] == [(0,), (1,), (2,), (3,)]
    assert [row.is_leading for row in rows] == [False, False, False, True]
    assert [row.progress for row in rows] == pytest.approx([0, 0.6, 0, 1])
    assert not any(row.is_leading for row in game.standing((25,) * 4))
    assert [row.is_leading for row in game.standing((9, 9, 25, 25))] == [True, True, False, False]


def test_a_match_may_begin_at_other_scores_than_its_game_s() -> None:
    match = Match(make_game("buck"), (3, 12, 30, 25))
    assert match.scores == (3, 12, 30, 25)
    match.begin_deal(0, DECK, 7)
    assert match.state is not None
    assert match.state.scores == (3, 12, 30, 25)
    match.take_back_deal()
    assert match.scores == (3, 12, 30, 25)
