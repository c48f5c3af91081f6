# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import PASS, PLAYS, STAY
from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.cards import DECK, parse_card, parse_cards
from buck_euchre_qt.engine.state import Phase, piles_of
from buck_euchre_qt.learning.positions import LEARNER, Position, actions_of, set_up

HANDS = ("AS QH TD 9C JC", "KH KD TS QC 9S", "JH AD KS TC 9D", "TH QD JD AC QS")


def deal(script: str = "") -> Position:
    return set_up(HANDS, "9H", 3, script)


@pytest.mark.parametrize("dealer", range(4))
def test_each_seat_holds_the_cards_it_was_given_whoever_deals(dealer: int) -> None:
    state = set_up(HANDS, "9H", dealer).state
    assert [set(hand) for hand in state.hands] == [set(parse_cards(hand)) for hand in HANDS]
    assert (state.upcard, state.dealer) == (parse_card("9H"), dealer)
    lying = [card for pile in piles_of(state) for card in pile.cards]
    assert sorted(map(str, lying)) == sorted(map(str, DECK))


def test_the_learner_sees_only_the_own_cards() -> None:
    seen = deal().see()
    assert seen.seat == LEARNER
    assert set(seen.hand) == set(parse_cards(HANDS[LEARNER]))
    shown = {card for pile in seen.piles for card in pile.cards} - {None}
    assert shown == {*parse_cards(HANDS[LEARNER]), parse_card("9H")}


def test_a_script_is_played_by_the_rules() -> None:
    assert deal("pass, order").state.phase is Phase.DISCARD
    with pytest.raises(IllegalActionError):
        deal("pass, stay")
    position = deal("pass")
    assert position.why_not(PASS) is None
    refusal = position.why_not(STAY)
    assert refusal is not None
    assert refusal.reason is Reason.BIDDING_FIRST


def test_playing_returns_a_new_position_and_leaves_the_old_one() -> None:
    before = deal("pass, order, discard JD, stay, stay, stay")
    after, step = before.play(PLAYS[parse_card("AS")])
    assert parse_card("AS") in before.state.hands[LEARNER]
    assert after.state.trick.plays == ((LEARNER, parse_card("AS")),)
    assert step.state is after.state


def test_a_card_dealt_twice_and_a_short_hand_are_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        set_up(HANDS, "AS", 0)
    with pytest.raises(ValueError, match="five"):
        set_up((*HANDS[:3], "TH QD JD AC"), "9H", 0)


def test_actions_are_read_from_a_script() -> None:
    assert [str(each) for each in actions_of("pass, play JD,stay")] == ["pass", "play JD", "stay"]
    assert actions_of("") == ()
