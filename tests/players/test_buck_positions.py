# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions in which nobody from club level up goes wrong, whatever the random numbers."""

from __future__ import annotations

import random
from typing import Unpack

import pytest

from buck_euchre_qt.engine.actions import ORDER, PASS, STAY
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.players.levels import LEVELS, make_player
from buck_euchre_qt.players.player import Motive
from tests.players.positions import Facts, TrumpFacts, seen, stopped

LITERAL = {"lone_maker_wins": True}
SOFT = {"lone_maker_wins": False}
SEEDS = {"club": 20, "strong": 3, "expert": 2, "master": 2}


def answers(observation: Observation) -> set[str]:
    """Return all that any level from club up answers over some seeds."""
    return {
        str(make_player(level, clock=stopped).choose(observation, random.Random(seed)).action)
        for level in LEVELS[LEVELS.index("club") :]
        for seed in range(SEEDS[level])
    }


def card(hand: str, trump: str, trick: str = "", **facts: Unpack[Facts]) -> set[str]:
    return answers(seen(Phase.PLAY, hand, trump=trump, trick=trick, **facts))


# Following.


def test_a_lost_trick_gets_the_loser_and_not_the_ace() -> None:
    lost = "1:AC 2:JH 3:9C"
    earlier = ["2:QS 3:TS 0:KS 1:JS", "2:AD 3:TD 0:KD 1:QD", "2:AH 3:9H 0:TH 1:QH"]
    assert card("AS 9D", "H", lost, maker=2, tricks=earlier) == {"play 9D"}


def test_a_lost_trick_gets_the_lowest_card_of_the_suit() -> None:
    assert card("KD 9D JS", "S", "1:TD 2:9S 3:QD", maker=1) == {"play 9D"}


def test_the_last_player_wins_with_the_lowest_card_that_does() -> None:
    assert card("AD QD 9S", "C", "1:9D 2:TD 3:JD", maker=1) == {"play QD"}


def test_the_last_player_trumps_with_the_lowest_trump() -> None:
    assert card("JH 9H AS KS TC", "H", "1:KD 2:AD 3:9D", maker=1) == {"play 9H"}


def test_the_last_player_overtrumps_with_the_lowest_trump_that_does() -> None:
    assert card("JH QH 9H AS KS", "H", "1:KD 2:TH 3:9D", maker=1) == {"play QH"}


def test_a_trump_that_cannot_win_is_not_wasted_on_a_trumped_trick() -> None:
    trumped = "1:KD 2:AH 3:9D"
    assert card("9H AS KS QS TC", "H", trumped, maker=2) <= {"play QS", "play TC"}


def test_the_left_bower_is_not_thrown_under_the_right_bower() -> None:
    assert card("JD 9H AS", "H", "2:JH 3:TH", maker=2) == {"play 9H"}


def test_the_queen_and_not_the_ace_of_trumps_goes_under_the_right_bower() -> None:
    assert card("AH QH 9S 9C TC", "H", "1:JH 2:9H 3:TH", maker=1) == {"play QH"}


def test_the_ace_takes_a_trick_that_nobody_can_take_back() -> None:
    assert card("AD 9S TS", "C", "1:KD 2:9D 3:TD", maker=1) == {"play AD"}


def test_the_last_player_stops_whoever_has_taken_every_trick() -> None:
    earlier = ["2:JH 3:9H 0:TH 1:QH", "2:AS 3:9S 0:TS 1:QS", "2:AC 3:9C 0:TC 1:QC"]
    held = card("AD 9D", "H", "2:KD 3:TD", maker=2, tricks=earlier)
    assert held == {"play AD"}


def test_a_stayer_without_a_trick_takes_the_one_that_is_free() -> None:
    earlier = ["1:JH 2:9H 3:TH 0:QH", "1:AS 2:KS 3:9S 0:TS"]
    assert card("KD 9D AH", "H", "1:TD 2:JC 3:QD", maker=1, tricks=earlier) == {"play KD"}


def test_the_maker_takes_the_third_trick_when_it_is_free() -> None:
    earlier = ["0:JH 1:9H 2:TH 3:QH", "0:AH 1:9S 2:TC 3:JD", "3:AC 0:9C 1:TS 2:QC"]
    assert card("AD TS", "H", "3:KD 1:9D 2:TD", maker=0, tricks=earlier) == {"play AD"}


def test_no_trump_is_won_with_the_lowest_card_that_does() -> None:
    assert card("AD KD 9S", "N", "1:QD 2:9D 3:TD") == {"play KD"}


# Leading.


def test_the_maker_leads_a_bower_and_not_a_low_trump() -> None:
    assert card("JH JD 9H AS TC", "H", maker=0) <= {"play JH", "play JD"}


def test_the_maker_leads_the_higher_of_two_trumps_when_both_tricks_are_needed() -> None:
    earlier = ["1:AS 2:9S 3:TS 0:QS", "1:JD 2:9D 3:KD 0:TH", "1:AC 2:9C 3:TC 0:JH"]
    assert card("AH 9H", "H", maker=0, tricks=earlier) == {"play AH"}


def test_a_winner_is_cashed_before_a_loser_is_led_at_no_trump() -> None:
    assert "play 9S" not in card("AD KD QD JD 9S", "N", dealer=3)


def test_the_two_highest_cards_left_are_led_before_a_loser() -> None:
    earlier = ["0:JH 1:9H 2:TH 3:QH", "0:JD 1:AH 2:KH 3:9S"]
    assert "play 9C" not in card("AS KS 9C", "H", maker=0, tricks=earlier)


# Staying.


def stay(hand: str, **facts: Unpack[TrumpFacts]) -> set[str]:
    whole: TrumpFacts = {"trump": "H", "maker": 3, "upcard_state": UpcardState.TURNED_DOWN}
    whole.update(facts)
    return answers(seen(Phase.STAY_OR_DROP, hand, **whole))


@pytest.mark.parametrize("options", [LITERAL, SOFT])
def test_nobody_drops_with_both_bowers(options: dict[str, object]) -> None:
    assert stay("JH JD 9S TS 9C", options=options) == {"stay"}


@pytest.mark.parametrize("options", [LITERAL, SOFT])
def test_nobody_drops_with_the_right_bower(options: dict[str, object]) -> None:
    assert stay("JH 9D 9S TS 9C", options=options) == {"stay"}


@pytest.mark.parametrize("options", [LITERAL, SOFT])
def test_nobody_drops_with_the_left_bower_and_another_trump(options: dict[str, object]) -> None:
    assert stay("JD 9H 9S TS 9C", options=options) == {"stay"}


def test_the_last_one_never_leaves_the_maker_alone_to_win_the_match() -> None:
    assert stay("9D TD 9S TS 9C", maker=1, out=(2, 3), options=LITERAL) == {"stay"}
    observation = seen(
        Phase.STAY_OR_DROP, "9D TD 9S TS 9C", trump="H", maker=1, out=(2, 3), options=LITERAL
    )
    decision = make_player("club").choose(observation, random.Random(1))
    assert decision == (STAY, (Motive.LAST_TO_STAY,))


def test_the_last_one_drops_a_hopeless_hand_where_that_costs_no_match() -> None:
    assert stay("9D TD 9S TS 9C", maker=1, out=(2, 3), options=SOFT) == {"drop"}


def test_the_last_one_stays_where_five_points_bring_the_maker_to_zero() -> None:
    scores = (25, 5, 25, 25)
    hopeless = "9D TD 9S TS 9C"
    assert stay(hopeless, maker=1, out=(2, 3), options=SOFT, scores=scores) == {"stay"}


@pytest.mark.parametrize("options", [LITERAL, SOFT])
def test_a_hopeless_hand_is_dropped_while_others_may_stay(options: dict[str, object]) -> None:
    assert stay("9D TD 9S TS 9C", options=options) == {"drop"}


# Bidding and the discard.


def call(hand: str, phase: Phase = Phase.FIRST_CIRCUIT, **facts: Unpack[TrumpFacts]) -> set[str]:
    return answers(seen(phase, hand, **facts))


def test_three_top_trumps_and_an_ace_are_ordered_from_any_seat() -> None:
    for dealer in range(4):
        assert call("JH JD AH AS 9C", upcard="9H", dealer=dealer) == {str(ORDER)}


def test_nines_and_tens_are_passed_from_any_seat() -> None:
    for dealer in range(4):
        assert call("9S TS 9C TC TD", upcard="9H", dealer=dealer) == {str(PASS)}


def test_the_right_bower_is_not_turned_down_by_a_dealer_with_ace_and_king_beside_it() -> None:
    assert call("AH KH AS 9C TC", upcard="JH", dealer=0) == {"order"}


def test_two_bowers_and_the_ace_are_named_in_the_second_circuit() -> None:
    called = call(
        "JS JC AS KD 9D",
        Phase.SECOND_CIRCUIT,
        upcard="9H",
        upcard_state=UpcardState.TURNED_DOWN,
    )
    assert called == {"name S"}


def test_the_last_to_speak_passes_or_names_another_suit_than_the_upcards() -> None:
    called = call(
        "9S TS 9H TD 9C",
        Phase.SECOND_CIRCUIT,
        upcard="KD",
        upcard_state=UpcardState.TURNED_DOWN,
        dealer=0,
    )
    assert called == {"pass"}


def discard(hand: str) -> set[str]:
    return answers(
        seen(
            Phase.DISCARD,
            hand,
            trump="H",
            maker=1,
            dealer=0,
            upcard="9H",
            upcard_state=UpcardState.TAKEN,
        )
    )


def test_the_discard_makes_a_void_and_keeps_trumps_and_the_ace() -> None:
    assert discard("JH AH KH 9H AS TC") == {"discard TC"}


def test_the_discard_is_the_lone_loser_and_not_one_of_the_ace_suit() -> None:
    assert discard("JH QH 9H AS KS 9D") == {"discard 9D"}


def test_with_nothing_but_trumps_the_lowest_is_discarded() -> None:
    assert discard("JH JD AH KH QH 9H") == {"discard 9H"}


# Faults that other programs had: their trials.


def test_a_jack_follows_its_own_suit_at_no_trump() -> None:
    assert card("JD 9C TC QS KS", "N", "3:AD") == {"play JD"}
    assert card("JH 9D 9S TS AC", "N", "3:AD") == {"play 9D"}


def test_the_led_left_bower_is_followed_with_a_trump() -> None:
    assert card("KD 9H AC QS 9S", "H", "3:JD") == {"play 9H"}


def test_the_left_bower_follows_a_trump_lead_as_the_only_trump() -> None:
    assert card("JC KD QD 9H TH", "S", "3:AS") == {"play JC"}
