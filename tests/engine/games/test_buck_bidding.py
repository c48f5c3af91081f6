# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre from the deal to the first lead (BE-2, BE-3)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.articles import Reason
from buck_euchre_qt.engine.cards import DECK, parse_card, parse_cards
from buck_euchre_qt.engine.events import CardsMoved, DealBegan, DeckCut, TrumpSet
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table, refusal

HANDS = {
    WEST: "AH KH 9S TD 9D",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD 9C",
    SOUTH: "QS JS AD KC QC",
}
CLUBS = {
    WEST: "AC KC 9H TH 9D",
    NORTH: "JC TC QH QD 9S",
    EAST: "JS AH KD TS QS",
    SOUTH: "QC AD AS KS JH",
}
SPADES = {
    WEST: "AC KC 9H TH 9D",
    NORTH: "JC TC QH QD 9S",
    EAST: "JS AH KD TS QS",
    SOUTH: "QC AD AS 9C JH",
}


def table(dealer: int = SOUTH) -> Table:
    """Return a deal with the queen of hearts turned up."""
    return Table(HANDS, "QH", dealer)


# The deal.


@pytest.mark.rule("BE-2.3", "BE-1.1")
def test_cards_go_round_by_three_and_then_by_two_from_the_dealers_left() -> None:
    step = make_game("buck").deal(NORTH, DECK, 4, (25,) * 4)
    cards = (*DECK[4:], *DECK[:4])
    hands = step.state.hands

    assert set(hands[EAST]) == {*cards[0:3], *cards[12:14]}
    assert set(hands[SOUTH]) == {*cards[3:6], *cards[14:16]}
    assert set(hands[WEST]) == {*cards[6:9], *cards[16:18]}
    assert set(hands[NORTH]) == {*cards[9:12], *cards[18:20]}
    assert step.state.upcard is cards[20]
    assert step.state.stock == cards[21:24]
    packets = [event.moves for event in step.events if isinstance(event, CardsMoved)]
    assert [len(moves) for moves in packets] == [3, 3, 3, 3, 2, 2, 2, 2, 1]
    assert [moves[0].target.seat for moves in packets[:4]] == [EAST, SOUTH, WEST, NORTH]


@pytest.mark.rule("BE-2.2", "BE-2.1")
def test_the_dealers_right_hand_neighbour_cuts() -> None:
    for dealer in range(4):
        events = make_game("buck").deal(dealer, DECK, 23, (25,) * 4).events
        assert events[:2] == (DealBegan(dealer), DeckCut((dealer + 3) % 4, 23))


@pytest.mark.rule("BE-2.4")
@pytest.mark.parametrize("dealer", range(4))
def test_a_club_turned_up_is_trumps_at_once(dealer: int) -> None:
    state = Table(CLUBS, "9C", dealer).state

    assert (state.phase, state.trump, state.maker) == (Phase.PLAY, Trump.CLUBS, None)
    assert state.turn == (dealer + 1) % 4
    assert state.upcard_state is UpcardState.FACE_UP
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert make_game("buck").promise(state) == 0


@pytest.mark.rule("BE-2.4", "BE-3.8")
@pytest.mark.parametrize(
    ("text", "reason", "article"),
    [
        ("pass", Reason.NO_BIDDING, "BE-2.4"),
        ("order", Reason.NO_BIDDING, "BE-2.4"),
        ("name H", Reason.NO_BIDDING, "BE-2.4"),
        ("drop", Reason.NOBODY_DROPS, "BE-3.8"),
        ("stay", Reason.NOBODY_DROPS, "BE-3.8"),
    ],
)
def test_nobody_bids_or_drops_with_automatic_clubs(text: str, reason: Reason, article: str) -> None:
    assert refusal(Table(CLUBS, "9C"), text) == (reason, article)


# The first circuit.


@pytest.mark.rule("BE-3.1")
@pytest.mark.parametrize("passes", range(4))
def test_in_the_first_circuit_each_may_pass_or_order(passes: int) -> None:
    on = Table(SPADES, "KS").do(*["pass"] * passes)

    assert on.state.turn == (WEST + passes) % 4
    assert on.legal == {"pass", "order"}
    for suit in "CDHS":
        assert refusal(on, f"name {suit}") == (Reason.ORDER_THE_UPCARD, "BE-3.1")


@pytest.mark.rule("BE-3.1")
@pytest.mark.parametrize("text", ["stay", "drop", "discard QS", "play AH"])
def test_nothing_else_comes_before_the_bidding(text: str) -> None:
    assert refusal(table(), text) == (Reason.BIDDING_FIRST, "BE-3.1")


@pytest.mark.rule("BE-3.1", "BE-3.3")
@pytest.mark.parametrize("passes", range(4))
def test_the_first_order_ends_the_bidding_and_its_seat_is_the_maker(passes: int) -> None:
    on = table().do(*["pass"] * passes, "order")
    state = on.state

    assert state.maker == (WEST + passes) % 4
    assert (state.phase, state.trump, state.turn) == (Phase.DISCARD, Trump.HEARTS, SOUTH)
    assert on.game.promise(state) == 3


@pytest.mark.rule("BE-3.2")
@pytest.mark.parametrize("card", [*HANDS[SOUTH].split(), "QH"])
def test_the_dealer_takes_the_upcard_and_discards_any_of_six(card: str) -> None:
    on = table().do("pass", "order")
    six = {*parse_cards(HANDS[SOUTH]), parse_card("QH")}
    assert set(on.state.hands[SOUTH]) == six
    assert on.state.upcard_state is UpcardState.TAKEN
    assert on.legal == {f"discard {each}" for each in six}

    on.do(f"discard {card}")
    assert on.state.discard is parse_card(card)
    assert set(on.state.hands[SOUTH]) == six - {parse_card(card)}


@pytest.mark.rule("BE-3.2")
def test_nothing_comes_before_the_discard_and_no_other_card_is_discarded() -> None:
    on = table().do("order")

    for text in ("pass", "order", "name D", "stay", "drop", "play QS"):
        assert refusal(on, text) == (Reason.DISCARD_FIRST, "BE-3.2")
    assert refusal(on, "discard AH") == (Reason.NOT_IN_HAND, "BE-3.2")


@pytest.mark.rule("BE-3.2")
def test_the_dealers_hand_is_in_order_again_with_the_upcard_in_it() -> None:
    on = table().do("order", "discard QC")

    assert on.state.hands[SOUTH][0] is parse_card("QH")


# The second circuit.


@pytest.mark.rule("BE-3.4")
@pytest.mark.parametrize("passes", range(4))
def test_in_the_second_circuit_each_may_pass_or_name_another_suit(passes: int) -> None:
    on = Table(SPADES, "KS").do(*["pass"] * (4 + passes))

    assert on.state.turn == (WEST + passes) % 4
    assert on.state.upcard_state is UpcardState.TURNED_DOWN
    assert on.legal == {"pass", "name C", "name D", "name H"}
    assert refusal(on, "name S") == (Reason.SUIT_TURNED_DOWN, "BE-3.4")
    assert refusal(on, "order") == (Reason.NAME_A_SUIT, "BE-3.4")


@pytest.mark.rule("BE-3.4")
def test_whoever_names_is_the_maker_and_no_card_changes_hands() -> None:
    on = table()
    before = on.state.hands
    on.do(*["pass"] * 5, "name C")
    state = on.state

    assert (state.maker, state.trump, state.phase) == (NORTH, Trump.CLUBS, Phase.STAY_OR_DROP)
    assert on.game.promise(state) == 3
    assert list(map(set, state.hands)) == list(map(set, before))
    assert refusal(on, "discard QS") == (Reason.STAY_OR_DROP_FIRST, "BE-3.6")


@pytest.mark.rule("BE-3.4", "BE-3.6")
def test_clubs_named_are_an_ordinary_contract() -> None:
    on = table().do(*["pass"] * 4, "name C")

    assert on.legal == {"stay", "drop"}
    on.do("drop", "stay", "drop")
    assert on.state.out == (SOUTH, NORTH)


@pytest.mark.rule("BE-3.5", "BE-3.8")
def test_eight_passes_make_no_trump_and_everyone_stays() -> None:
    on = table().do(*["pass"] * 8)
    state = on.state

    assert (state.trump, state.maker, state.phase) == (Trump.NO_TRUMP, None, Phase.PLAY)
    assert state.turn == WEST
    assert on.game.promise(state) == 0
    assert TrumpSet(Trump.NO_TRUMP, None, is_alone=False) in on.step.events
    assert refusal(on, "drop") == (Reason.NOBODY_DROPS, "BE-3.8")
    assert refusal(on, "stay") == (Reason.NOBODY_DROPS, "BE-3.8")


# Staying and dropping.


@pytest.mark.rule("BE-3.6")
@pytest.mark.parametrize("maker", range(4))
def test_the_others_decide_in_turn_from_the_makers_left(maker: int) -> None:
    passes = (maker - WEST) % 4
    on = table().do(*["pass"] * passes, "order", "discard QC")
    asked = []
    while on.state.phase is Phase.STAY_OR_DROP:
        asked.append(on.state.turn)
        assert on.legal == {"stay", "drop"}
        assert refusal(on, "pass") == (Reason.STAY_OR_DROP_FIRST, "BE-3.6")
        on.do("stay")

    assert asked == [(maker + number) % 4 for number in (1, 2, 3)]
    assert on.state.phase is Phase.PLAY
    assert refusal(on, "drop") == (Reason.NO_DROPPING_NOW, "BE-3.6")


@pytest.mark.rule("BE-3.6")
def test_a_dealer_who_took_the_upcard_for_another_may_drop() -> None:
    on = table().do("order", "discard QC", "stay", "stay", "drop")

    assert on.state.out == (SOUTH,)
    assert on.state.hands[SOUTH] == ()


@pytest.mark.rule("BE-3.3", "BE-3.6")
def test_a_dealer_may_order_and_then_cannot_drop() -> None:
    on = table().do("pass", "pass", "pass", "order", "discard QC", "stay", "stay", "stay")

    assert on.state.maker == SOUTH
    assert on.state.phase is Phase.PLAY
    assert refusal(on, "drop") == (Reason.NO_DROPPING_NOW, "BE-3.6")


@pytest.mark.rule("BE-3.7")
def test_a_dropped_hand_is_laid_aside_unseen() -> None:
    on = table().do("order", "discard QC", "drop")
    moves = [event.moves for event in on.step.events if isinstance(event, CardsMoved)]

    assert on.state.hands[NORTH] == ()
    assert set(on.state.aside[NORTH]) == set(parse_cards(HANDS[NORTH]))
    assert [move.target.pile for move in moves[0]] == [Pile.ASIDE] * 5


@pytest.mark.rule("BE-3.9", "BE-6.1")
def test_when_all_others_drop_the_maker_wins_the_match_with_five_tricks() -> None:
    on = table().do("order", "discard QC", "drop", "drop", "drop")
    state = on.state

    assert state.phase is Phase.MATCH_OVER
    assert (state.taken, state.tricks) == ((0, 5, 0, 0), ())
    assert (state.change, state.scores) == ((0, -5, 0, 0), (25, 20, 25, 25))
    assert state.winners == (WEST,)
    assert on.legal == set()
    assert refusal(on, "play AH") == (Reason.DEAL_OVER, "BE-3.9")


@pytest.mark.rule("BE-3.9")
def test_without_the_option_a_lone_maker_only_subtracts_five() -> None:
    calls = ("order", "discard QC", "drop", "drop", "drop")
    goes_on = Table(HANDS, "QH", options={"lone_maker_wins": False}).do(*calls)
    assert (goes_on.state.phase, goes_on.state.winners) == (Phase.DEAL_OVER, ())
    assert goes_on.state.scores == (25, 20, 25, 25)

    scores = (1, 5, 25, 25)
    ends = Table(HANDS, "QH", scores=scores, options={"lone_maker_wins": False}).do(*calls)
    assert (ends.state.phase, ends.state.winners) == (Phase.MATCH_OVER, (WEST,))
    assert ends.state.scores == (1, 0, 25, 25)


@pytest.mark.rule("BE-3.10")
def test_there_are_no_other_bids_and_no_widow() -> None:
    on = table()
    others = ("order alone", "name H alone", "take", "leave", "redeal", "keep")
    for text in others:
        assert refusal(on, text)[0] is Reason.NOT_IN_THIS_GAME
    on.do(*["pass"] * 4)
    for text in others:
        assert refusal(on, text)[0] is Reason.NOT_IN_THIS_GAME
    on.do("name S", "stay", "stay", "stay")
    for text in others:
        assert refusal(on, text)[0] is Reason.NOT_IN_THIS_GAME
    # Three cards stay out of play to the end.
    assert len(on.state.stock) == 3


def test_an_action_without_its_card_is_refused() -> None:
    on = table().do("order")

    with pytest.raises(ValueError, match="is not an action"):
        parse_action("discard")
    assert "discard" not in on.legal
