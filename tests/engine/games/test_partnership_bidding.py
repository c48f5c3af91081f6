# SPDX-License-Identifier: GPL-3.0-or-later
"""Partnership Euchre from the deal to the first lead (PE-2, PE-3, PE-4.1)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.articles import Reason
from buck_euchre_qt.engine.cards import DECK, parse_card, parse_cards
from buck_euchre_qt.engine.events import CardsMoved, DealBegan, DealScored, SeatActed, SeatOut
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import CUT, EAST, NORTH, SOUTH, WEST, Table, refusal, stacked_deck

GAME = "partnership"
HANDS = {
    WEST: "AH KH 9S TD 9D",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD 9C",
    SOUTH: "QS JS AD KC QC",
}
NAMES = {f"name {suit}" for suit in "CDS"} | {f"name {suit} alone" for suit in "CDS"}
FARMER = {
    WEST: "AH KH JS QC KC",
    NORTH: "JH AS QD TC JC",
    EAST: "TH KS AC KD QS",
    SOUTH: "9S TS 9H TD 9C",
}
NO_FARMER = {**FARMER, SOUTH: "9S TS 9H TD JD"}


def table(dealer: int = SOUTH, **options: object) -> Table:
    """Return a deal with the queen of hearts turned up."""
    return Table(HANDS, "QH", dealer, options=options, game_id=GAME)


def farmers_table(hands: dict[int, str] = FARMER, **options: object) -> Table:
    """Return a deal of south in which the queen of diamonds is in a hand, and 9D turned up."""
    return Table(hands, "9D", SOUTH, options=options, game_id=GAME)


# The teams and the deal.


@pytest.mark.rule("PE-1.1")
def test_partners_sit_opposite_and_share_a_score() -> None:
    info = GAMES[GAME].info

    assert info.rows == ((SOUTH, NORTH), (WEST, EAST))
    assert [row.seats for row in make_game(GAME).standing((3, 4))] == [(0, 2), (1, 3)]


@pytest.mark.rule("PE-2.1", "PE-1.1")
def test_cards_go_round_by_three_and_then_by_two_from_the_dealers_left() -> None:
    step = make_game(GAME).deal(NORTH, DECK, 4, (0, 0))
    cards = (*DECK[4:], *DECK[:4])

    assert set(step.state.hands[EAST]) == {*cards[0:3], *cards[12:14]}
    assert set(step.state.hands[SOUTH]) == {*cards[3:6], *cards[14:16]}
    assert set(step.state.hands[NORTH]) == {*cards[9:12], *cards[18:20]}
    assert step.state.upcard is cards[20]
    assert step.state.stock == cards[21:24]
    assert step.events[0] == DealBegan(NORTH)
    assert step.state.turn == EAST


@pytest.mark.rule("PE-2.1")
def test_a_club_turned_up_has_no_special_meaning() -> None:
    on = Table({**HANDS, EAST: "TH KS AC KD QH"}, "9C", game_id=GAME)

    assert (on.state.phase, on.state.trump) == (Phase.FIRST_CIRCUIT, None)
    assert on.legal == {"pass", "order", "order alone"}
    on.do("order")
    assert (on.state.trump, on.state.turn) == (Trump.CLUBS, SOUTH)


@pytest.mark.rule("PE-2.1")
def test_the_deal_passes_to_the_left_from_any_first_dealer() -> None:
    match = Match(make_game(GAME, {"stick_the_dealer": False}))
    dealers = []
    for _ in range(6):
        dealer = NORTH if match.next_dealer is None else match.next_dealer
        step = match.begin_deal(dealer, stacked_deck(dealer, HANDS, "QH"), CUT)
        dealers.append(dealer)
        assert step.state.turn == (dealer + 1) % 4
        for _pass in range(8):
            match.play(parse_action("pass"))

    assert dealers == [NORTH, EAST, SOUTH, WEST, NORTH, EAST]
    assert match.scores == (0, 0)


# The first circuit.


@pytest.mark.rule("PE-3.1", "PE-4.1")
@pytest.mark.parametrize("passes", range(4))
def test_in_the_first_circuit_each_may_pass_or_order_alone_or_not(passes: int) -> None:
    on = table().do(*["pass"] * passes)

    assert on.state.turn == (WEST + passes) % 4
    assert on.legal == {"pass", "order", "order alone"}
    for suit in "CDHS":
        for alone in ("", " alone"):
            wanted = (Reason.ORDER_THE_UPCARD, "PE-3.1")
            assert refusal(on, f"name {suit}{alone}") == wanted


@pytest.mark.rule("PE-3.1")
@pytest.mark.parametrize("passes", range(4))
def test_an_order_makes_the_dealer_take_the_upcard_and_discard_one_of_six(passes: int) -> None:
    on = table().do(*["pass"] * passes, "order")
    state = on.state

    assert (state.maker, state.trump, state.is_alone) == ((WEST + passes) % 4, Trump.HEARTS, False)
    assert (state.phase, state.turn) == (Phase.DISCARD, SOUTH)
    assert on.legal == {f"discard {card}" for card in [*HANDS[SOUTH].split(), "QH"]}
    assert on.game.promise(state) == 3
    on.do("discard QH")
    assert (on.state.phase, on.state.turn, on.state.out) == (Phase.PLAY, WEST, ())
    assert on.state.discard is parse_card("QH")
    assert set(on.state.hands[SOUTH]) == set(parse_cards(HANDS[SOUTH]))


@pytest.mark.rule("PE-3.1")
def test_nobody_leads_before_the_dealer_has_discarded() -> None:
    on = table().do("order")

    assert refusal(on, "play QH") == (Reason.DISCARD_FIRST, "PE-3.1")
    assert refusal(on, "discard AH") == (Reason.NOT_IN_HAND, "PE-3.1")


@pytest.mark.rule("PE-3.1")
def test_the_dealers_partner_may_order_without_playing_alone() -> None:
    on = table().do("pass", "order", "discard QS")

    assert (on.state.maker, on.state.is_alone, on.state.out) == (NORTH, False, ())
    assert [len(hand) for hand in on.state.hands] == [5, 5, 5, 5]


@pytest.mark.rule("PE-3.1")
@pytest.mark.parametrize("text", ["discard QS", "play AH"])
def test_nothing_else_comes_before_the_bidding(text: str) -> None:
    assert refusal(table(), text) == (Reason.BIDDING_FIRST, "PE-3.1")


@pytest.mark.rule("PE-3.1")
@pytest.mark.parametrize("text", ["stay", "drop", "take", "leave"])
def test_actions_of_the_other_games_are_unknown_here(text: str) -> None:
    assert refusal(table(), text) == (Reason.NOT_IN_THIS_GAME, "PE-3.1")


# The second circuit.


@pytest.mark.rule("PE-3.2")
@pytest.mark.parametrize("passes", range(3))
def test_in_the_second_circuit_only_the_suit_turned_down_cannot_be_named(passes: int) -> None:
    on = table().do(*["pass"] * (4 + passes))

    assert (on.state.upcard_state, on.state.turn) == (UpcardState.TURNED_DOWN, (WEST + passes) % 4)
    assert on.legal == {"pass"} | NAMES
    for text in ("name H", "name H alone"):
        assert refusal(on, text) == (Reason.SUIT_TURNED_DOWN, "PE-3.2")
    for text in ("order", "order alone"):
        assert refusal(on, text) == (Reason.NAME_A_SUIT, "PE-3.2")


@pytest.mark.rule("PE-3.2")
@pytest.mark.parametrize("suit", "CDS")
def test_whoever_names_is_the_maker_and_no_card_changes_hands(suit: str) -> None:
    on = table().do(*["pass"] * 5, f"name {suit}")

    assert (on.state.maker, on.state.trump) == (NORTH, Trump(suit))
    assert (on.state.phase, on.state.turn) == (Phase.PLAY, WEST)
    assert on.state.discard is None
    for seat, hand in HANDS.items():
        assert set(on.state.hands[seat]) == set(parse_cards(hand))


@pytest.mark.rule("PE-3.3")
def test_after_seven_passes_the_dealer_must_name_a_suit() -> None:
    on = table().do(*["pass"] * 7)

    assert on.state.turn == SOUTH
    assert on.legal == NAMES
    assert refusal(on, "pass") == (Reason.MUST_NAME, "PE-3.3")
    assert on.do("name S").state.maker == SOUTH


@pytest.mark.rule("PE-3.3")
def test_without_the_option_eight_passes_end_the_deal_and_the_next_player_deals() -> None:
    on = table(stick_the_dealer=False).do(*["pass"] * 7)
    assert on.legal == {"pass"} | NAMES
    state = on.do("pass").state

    assert (state.phase, state.turn, state.is_redeal) == (Phase.DEAL_OVER, None, True)
    assert (state.trump, state.maker) == (None, None)
    assert (state.change, state.scores, state.winners) == ((0, 0), (0, 0), ())
    assert on.step.events[-1] == DealScored((0, 0), (0, 0), is_redeal=True)
    assert on.game.next_dealer(state) == WEST
    assert refusal(on, "pass") == (Reason.DEAL_OVER, "PE-3.3")


@pytest.mark.rule("PE-3.3")
def test_hands_are_emptied_between_ten_deals_thrown_in() -> None:
    match = Match(make_game(GAME, {"stick_the_dealer": False}))
    for number in range(10):
        deck = stacked_deck(number % 4, HANDS, "QH")
        state = match.begin_deal(number % 4, deck, CUT).state
        assert [len(hand) for hand in state.hands] == [5] * 4
        assert len(state.stock) == 3
        for _pass in range(8):
            match.play(parse_action("pass"))


# The farmer's hand.


@pytest.mark.rule("PE-3.4")
def test_a_hand_of_nines_and_tens_is_asked_before_the_bidding() -> None:
    on = farmers_table(farmers_hand=True)

    assert (on.state.phase, on.state.turn) == (Phase.FARMERS_HAND, SOUTH)
    assert on.legal == {"redeal", "keep"}
    for text in ("pass", "order", "play 9S", "discard 9S"):
        assert refusal(on, text) == (Reason.REDEAL_OR_KEEP_FIRST, "PE-3.4")


@pytest.mark.rule("PE-3.4")
def test_a_new_deal_is_dealt_by_the_same_dealer_and_scores_nothing() -> None:
    on = farmers_table(farmers_hand=True).do("redeal")
    state = on.state

    assert (state.phase, state.is_redeal, state.trump) == (Phase.DEAL_OVER, True, None)
    assert (state.change, state.scores) == ((0, 0), (0, 0))
    assert on.game.next_dealer(state) == SOUTH


@pytest.mark.rule("PE-3.4")
def test_a_kept_hand_bids_like_any_other_and_its_dealer_moves_on() -> None:
    on = farmers_table(farmers_hand=True, stick_the_dealer=False).do("keep")

    assert (on.state.phase, on.state.turn) == (Phase.FIRST_CIRCUIT, WEST)
    assert refusal(on, "redeal") == (Reason.NO_NEW_DEAL, "PE-3.4")
    on.do(*["pass"] * 8)
    assert on.state.is_redeal
    assert on.game.next_dealer(on.state) == WEST


@pytest.mark.rule("PE-3.4")
@pytest.mark.parametrize(
    ("hands", "is_on", "reason"),
    [
        (FARMER, False, Reason.NOT_IN_THIS_GAME),
        (NO_FARMER, True, Reason.NO_NEW_DEAL),
        (NO_FARMER, False, Reason.NOT_IN_THIS_GAME),
    ],
)
def test_no_new_deal_without_the_option_or_with_a_single_jack(
    hands: dict[int, str], is_on: bool, reason: Reason
) -> None:
    on = Table(hands, "9D", SOUTH, options={"farmers_hand": is_on}, game_id=GAME)

    assert on.state.phase is Phase.FIRST_CIRCUIT
    for text in ("redeal", "keep"):
        assert refusal(on, text) == (reason, "PE-3.4")


# Alone.


@pytest.mark.rule("PE-4.1")
@pytest.mark.parametrize(
    ("passes", "maker", "idle"), [(0, WEST, EAST), (2, EAST, WEST), (3, SOUTH, NORTH)]
)
def test_the_partner_of_whoever_orders_alone_sits_out(passes: int, maker: int, idle: int) -> None:
    on = table().do(*["pass"] * passes, "order alone")
    state = on.state

    assert (state.maker, state.is_alone, state.out) == (maker, True, (idle,))
    assert SeatOut(idle) in on.step.events
    assert state.hands[idle] == ()
    assert set(state.aside[idle]) == set(parse_cards(HANDS[idle]))
    assert (state.phase, state.turn) == (Phase.DISCARD, SOUTH)
    assert on.do("discard QS").state.phase is Phase.PLAY


@pytest.mark.rule("PE-4.1")
def test_nobody_takes_the_upcard_when_the_dealer_sits_out() -> None:
    on = table().do("pass", "order alone")
    state = on.state

    assert (state.maker, state.out) == (NORTH, (SOUTH,))
    assert (state.phase, state.turn) == (Phase.PLAY, WEST)
    assert state.upcard_state is UpcardState.FACE_UP
    assert state.discard is None
    assert set(state.aside[SOUTH]) == set(parse_cards(HANDS[SOUTH]))
    assert Pile.UPCARD not in [
        move.source.pile
        for event in on.step.events
        if isinstance(event, CardsMoved)
        for move in event.moves
    ]


@pytest.mark.rule("PE-4.1")
@pytest.mark.parametrize("alone", ["", " alone"])
def test_alone_and_with_a_partner_are_not_confused_when_a_suit_is_named(alone: str) -> None:
    on = table().do(*["pass"] * 7, f"name S{alone}")

    assert on.state.is_alone is bool(alone)
    assert on.state.out == ((NORTH,) if alone else ())
    assert on.step.events[0] == SeatActed(SOUTH, parse_action(f"name S{alone}"))


@pytest.mark.rule("PE-4.1")
def test_a_defender_is_never_asked_whether_to_play_alone() -> None:
    on = table().do("order", "discard QS")

    assert on.state.turn == WEST
    assert all(text.startswith("play ") for text in on.legal)
    assert refusal(on, "order alone") == (Reason.BIDDING_OVER, "PE-3.1")
