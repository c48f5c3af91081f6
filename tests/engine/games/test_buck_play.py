# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre from the first lead to the fifth trick (BE-4)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.articles import IllegalActionError, Reason, Refusal
from buck_euchre_qt.engine.cards import Suit, parse_card, parse_cards
from buck_euchre_qt.engine.state import Phase
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table

ALL_STAY = ("stay",) * 3
PASSED = ("pass",) * 4

LEFT_BOWER_LED = {
    WEST: "JD QH AS KS TC",
    NORTH: "KD 9H AC QS 9S",
    EAST: "AD QD KC 9C TS",
    SOUTH: "AH TD JS JC QC",
}
LEFT_BOWER_HELD = {
    WEST: "AD TD JS JC 9H",
    NORTH: "JD 9C TC QS KS",
    EAST: "9D TH AC KC QC",
    SOUTH: "KD QH AS TS 9S",
}


def refused(on: Table, text: str) -> Refusal:
    """Return why an action is refused; the state must stay as it is."""
    state, known = on.state, hash(on.state)
    with pytest.raises(IllegalActionError) as error:
        on.do(text)
    assert on.state is state
    assert hash(on.state) == known
    return error.value.refusal


@pytest.mark.rule("BE-1.4", "BE-4.3", "BE-4.2")
def test_a_left_bower_led_calls_for_trumps() -> None:
    on = Table(LEFT_BOWER_LED, "9D").do(*PASSED, "name H", *ALL_STAY, "play JD")

    assert on.state.trick.led is Suit.HEARTS
    assert on.playable == {"9H"}
    assert refused(on, "play KD") == Refusal(
        Reason.MUST_FOLLOW, "BE-4.2", parse_card("KD"), Suit.HEARTS, parse_cards("9H")
    )
    on.do("play 9H")
    assert on.playable == set(LEFT_BOWER_LED[EAST].split())
    on.do("play AD")
    assert on.playable == {"AH"}
    on.do("play AH")
    assert on.state.tricks[0].winner == WEST
    assert on.state.turn == WEST


@pytest.mark.rule("BE-4.3", "BE-1.4")
@pytest.mark.parametrize(("card", "winner"), [("JD", NORTH), ("9C", WEST)])
def test_a_left_bower_does_not_follow_its_printed_suit(card: str, winner: int) -> None:
    on = Table(LEFT_BOWER_HELD, "QD")
    on.do(*PASSED, "pass", "pass", "name H", *ALL_STAY, "play AD")

    assert on.playable == set(LEFT_BOWER_HELD[NORTH].split())
    on.do(f"play {card}")
    assert on.playable == {"9D"}
    on.do("play 9D")
    assert on.playable == {"KD"}
    on.do("play KD")
    assert on.state.tricks[0].winner == winner


@pytest.mark.rule("BE-4.3")
def test_a_left_bower_must_follow_trumps_when_it_is_the_only_one() -> None:
    on = Table(LEFT_BOWER_HELD, "QD")
    on.do(*PASSED, "pass", "pass", "name H", *ALL_STAY, "play 9H")

    assert on.playable == {"JD"}
    assert refused(on, "play KS").held == parse_cards("JD")


@pytest.mark.rule("BE-1.6", "BE-3.5")
def test_at_no_trump_the_same_jack_follows_its_printed_suit() -> None:
    on = Table(LEFT_BOWER_HELD, "QD").do(*PASSED, *PASSED, "play AD")

    assert on.playable == {"JD"}
    on.do("play JD 9D KD")
    assert on.state.tricks[0].winner == WEST


@pytest.mark.rule("BE-4.2", "BE-4.4")
def test_trumping_and_overtaking_are_never_compulsory() -> None:
    hands = {
        WEST: "AC KC QS JS JD",
        NORTH: "QH TH AD QD AS",
        EAST: "9C JC TD 9D KH",
        SOUTH: "9H AH KD TS 9S",
    }
    on = Table(hands, "KS").do(*PASSED, "name H", *ALL_STAY, "play AC")
    assert on.playable == set(hands[NORTH].split())
    on.do("play QH")
    assert on.playable == {"9C", "JC"}
    on.do("play 9C")
    assert on.playable == set(hands[SOUTH].split())
    on.do("play 9H")
    assert on.state.tricks[0].winner == NORTH
    assert on.state.turn == NORTH


@pytest.mark.rule("BE-4.2")
def test_a_card_that_is_not_held_is_refused() -> None:
    on = Table(LEFT_BOWER_LED, "9D").do(*PASSED, "name H", *ALL_STAY)
    assert refused(on, "play AH") == Refusal(Reason.NOT_IN_HAND, "BE-4.2", parse_card("AH"))

    on.do("play JD 9H AD AH")
    assert refused(on, "play JD") == Refusal(Reason.NOT_IN_HAND, "BE-4.2", parse_card("JD"))


@pytest.mark.rule("BE-4.5")
def test_five_tricks_are_played_and_nothing_is_exchanged() -> None:
    on = Table(LEFT_BOWER_LED, "9D").do(*PASSED, "name H", *ALL_STAY)
    assert refused(on, "discard TC") == Refusal(Reason.NO_EXCHANGE, "BE-4.5", parse_card("TC"))
    before = on.state.hands
    while on.state.turn is not None:
        card = next(iter(on.game.legal(on.state)))
        on.do(str(card))

    played = [play for trick in on.state.tricks for play in trick.plays]
    assert len(on.state.tricks) == 5
    assert on.state.hands == ((),) * 4
    for seat, hand in enumerate(before):
        assert {card for who, card in played if who == seat} == set(hand)
    assert refused(on, "play TC") == Refusal(Reason.DEAL_OVER, "BE-4.5")
    assert refused(on, "pass").reason is Reason.DEAL_OVER


@pytest.mark.rule("BE-4.1", "BE-3.7")
def test_those_who_dropped_are_skipped_throughout() -> None:
    # East names hearts; south and west drop, so that north leads although west is first.
    on = Table(LEFT_BOWER_HELD, "QD")
    on.do(*PASSED, "pass", "pass", "name H", "drop", "drop", "stay")
    assert (on.state.phase, on.state.turn) == (Phase.PLAY, NORTH)
    turns = []
    while on.state.turn is not None:
        turns.append(on.state.turn)
        on.do(str(on.game.legal(on.state)[0]))

    assert set(turns) == {NORTH, EAST}
    assert [len(trick.plays) for trick in on.state.tricks] == [2] * 5


@pytest.mark.rule("BE-4.1")
def test_left_of_the_dealer_leads_whoever_is_the_maker() -> None:
    on = Table(LEFT_BOWER_HELD, "QD").do("pass", "pass", "pass", "order", "discard TS", *ALL_STAY)

    assert (on.state.maker, on.state.turn) == (SOUTH, WEST)


@pytest.mark.rule("BE-4.4", "BE-1.1")
def test_the_winner_leads_next_and_play_goes_on_to_the_left() -> None:
    on = Table(LEFT_BOWER_HELD, "QD")
    on.do(*PASSED, "pass", "pass", "name H", *ALL_STAY, "play AD JD 9D KD")
    turns = []
    for _ in range(4):
        assert on.state.turn is not None
        turns.append(on.state.turn)
        on.do(str(on.game.legal(on.state)[0]))

    assert turns == [NORTH, EAST, SOUTH, WEST]
