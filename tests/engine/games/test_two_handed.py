# SPDX-License-Identifier: GPL-3.0-or-later
"""Two-handed Euchre from the deal to the end of the match (TE)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.cards import DECK, parse_card, parse_cards
from buck_euchre_qt.engine.events import DealBegan, DealScored, DeckCut, MatchWon, SeatActed
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import CUT, Table, refusal, stacked_deck

GAME = "two-handed"
DEALER, PONE = 0, 1
HANDS = {PONE: "AH KH 9S TD 9D", DEALER: "QS JD AD KC QC"}
STRONG = {PONE: "JH JD AH KH AS", DEALER: "9H 9D TD TC 9C"}


def table(
    hands: dict[int, str] = HANDS, scores: tuple[int, int] = (0, 0), **options: object
) -> Table:
    """Return a deal by seat 0 with the queen of hearts turned up."""
    return Table(hands, "QH", DEALER, scores, options, GAME)


# The deal.


@pytest.mark.rule("TE-2.1", "TE-1.1")
def test_five_cards_go_to_each_and_thirteen_stay_face_down() -> None:
    step = make_game(GAME).deal(DEALER, DECK, 4, (0, 0))
    cards = (*DECK[4:], *DECK[:4])

    assert set(step.state.hands[PONE]) == {*cards[0:3], *cards[6:8]}
    assert set(step.state.hands[DEALER]) == {*cards[3:6], *cards[8:10]}
    assert step.state.upcard is cards[10]
    assert step.state.stock == cards[11:]
    assert len(step.state.stock) == 13
    assert step.events[:2] == (DealBegan(DEALER), DeckCut(PONE, 4))


@pytest.mark.rule("TE-2.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_players_deal_in_turn_and_the_other_one_speaks_first(first: int) -> None:
    match = Match(make_game(GAME))
    dealers = []
    for _ in range(6):
        dealer = first if match.next_dealer is None else match.next_dealer
        assert match.begin_deal(dealer, DECK, CUT).state.turn == 1 - dealer
        dealers.append(dealer)
        for _pass in range(4):
            match.play(parse_action("pass"))

    assert dealers == [first, 1 - first] * 3
    assert match.scores == (0, 0)


@pytest.mark.rule("TE-2.1", "TE-3.1")
def test_a_club_turned_up_has_no_special_meaning() -> None:
    on = Table(HANDS, "9C", DEALER, game_id=GAME)

    assert (on.state.phase, on.state.trump, on.legal) == (
        Phase.FIRST_CIRCUIT,
        None,
        {"pass", "order"},
    )


# The first circuit.


@pytest.mark.rule("TE-3.1")
def test_first_the_non_dealer_then_the_dealer_may_pass_or_order() -> None:
    on = table()

    assert (on.state.turn, on.legal) == (PONE, {"pass", "order"})
    on.do("pass")
    assert (on.state.turn, on.legal) == (DEALER, {"pass", "order"})
    for suit in "CDHS":
        assert refusal(on, f"name {suit}") == (Reason.ORDER_THE_UPCARD, "TE-3.1")


@pytest.mark.rule("TE-3.1")
@pytest.mark.parametrize("text", ["take", "leave", "discard QS", "play AH"])
def test_nothing_else_comes_before_the_bidding(text: str) -> None:
    assert refusal(table(), text) == (Reason.BIDDING_FIRST, "TE-3.1")


@pytest.mark.rule("TE-3.1")
@pytest.mark.parametrize("text", ["order alone", "name D alone", "stay", "drop", "redeal", "keep"])
def test_actions_of_the_other_games_are_unknown_here(text: str) -> None:
    assert refusal(table(), text) == (Reason.NOT_IN_THIS_GAME, "TE-3.1")


@pytest.mark.rule("TE-3.2", "TE-3.4", "TE-3.1")
def test_a_dealer_who_accepts_takes_the_upcard_and_discards_one_of_six() -> None:
    on = table().do("pass", "order")
    state = on.state

    assert (state.maker, state.trump) == (DEALER, Trump.HEARTS)
    assert (state.phase, state.turn) == (Phase.DISCARD, DEALER)
    assert state.upcard_state is UpcardState.TAKEN
    assert on.legal == {f"discard {card}" for card in [*HANDS[DEALER].split(), "QH"]}
    assert refusal(on, "leave") == (Reason.DISCARD_FIRST, "TE-3.2")
    assert refusal(on, "discard AH") == (Reason.NOT_IN_HAND, "TE-3.2")
    on.do("discard QS")
    assert (on.state.phase, on.state.turn) == (Phase.PLAY, PONE)


@pytest.mark.rule("TE-3.2", "TE-3.4")
def test_an_ordered_dealer_may_take_the_upcard() -> None:
    on = table().do("order")
    state = on.state

    assert (state.maker, state.trump) == (PONE, Trump.HEARTS)
    assert (state.phase, state.turn) == (Phase.TAKE_OR_LEAVE, DEALER)
    assert on.legal == {"take", "leave"}
    assert refusal(on, "discard QS") == (Reason.TAKE_OR_LEAVE_FIRST, "TE-3.2")
    assert refusal(on, "play QS") == (Reason.TAKE_OR_LEAVE_FIRST, "TE-3.2")
    on.do("take")
    assert on.step.events[0] == SeatActed(DEALER, parse_action("take"))
    assert on.state.upcard_state is UpcardState.TAKEN
    # Trumps come first in the hand: the left bower, then the queen that was taken.
    assert on.state.hands[DEALER][:2] == parse_cards("JD QH")
    on.do("discard KC")
    assert (on.state.phase, on.state.turn) == (Phase.PLAY, PONE)
    assert on.state.discard is parse_card("KC")
    assert refusal(on, "take") == (Reason.NO_EXCHANGE, "TE-4.1")


@pytest.mark.rule("TE-3.2")
def test_an_ordered_dealer_may_leave_the_upcard_and_the_suit_is_trumps_all_the_same() -> None:
    on = table().do("order", "leave")
    state = on.state

    assert (state.phase, state.turn, state.trump) == (Phase.PLAY, PONE, Trump.HEARTS)
    assert state.upcard_state is UpcardState.FACE_UP
    assert state.discard is None
    assert set(state.hands[DEALER]) == set(parse_cards(HANDS[DEALER]))


@pytest.mark.rule("TE-3.2")
def test_with_the_option_an_ordered_dealer_goes_straight_to_the_discard() -> None:
    on = table(dealer_must_take=True).do("order")

    assert (on.state.phase, on.state.turn, on.state.maker) == (Phase.DISCARD, DEALER, PONE)
    assert on.state.upcard_state is UpcardState.TAKEN
    assert refusal(on, "leave") == (Reason.DISCARD_FIRST, "TE-3.2")


# The second circuit.


@pytest.mark.rule("TE-3.3", "TE-3.4")
@pytest.mark.parametrize("suit", "CDS")
@pytest.mark.parametrize("passes", [2, 3])
def test_in_the_second_circuit_each_may_name_another_suit(passes: int, suit: str) -> None:
    on = table().do(*["pass"] * passes)

    assert on.state.upcard_state is UpcardState.TURNED_DOWN
    assert on.legal == {"pass", "name C", "name D", "name S"}
    assert refusal(on, "name H") == (Reason.SUIT_TURNED_DOWN, "TE-3.3")
    assert refusal(on, "order") == (Reason.NAME_A_SUIT, "TE-3.3")
    on.do(f"name {suit}")
    assert (on.state.maker, on.state.trump) == ((PONE, DEALER)[passes - 2], Trump(suit))
    assert (on.state.phase, on.state.turn) == (Phase.PLAY, PONE)


@pytest.mark.rule("TE-3.3")
def test_four_passes_end_the_deal_without_score_and_the_other_player_deals() -> None:
    on = table(scores=(3, 7)).do(*["pass"] * 4)
    state = on.state

    assert (state.phase, state.is_redeal, state.trump) == (Phase.DEAL_OVER, True, None)
    assert (state.change, state.scores) == ((0, 0), (3, 7))
    assert on.game.next_dealer(state) == PONE
    assert on.step.events[-1] == DealScored((0, 0), (3, 7), is_redeal=True)
    assert refusal(on, "pass") == (Reason.DEAL_OVER, "TE-3.3")


@pytest.mark.rule("TE-3.3")
def test_with_the_option_the_dealer_must_name_a_suit() -> None:
    on = table(stick_the_dealer=True).do(*["pass"] * 3)

    assert on.legal == {"name C", "name D", "name S"}
    assert refusal(on, "pass") == (Reason.MUST_NAME, "TE-3.3")


@pytest.mark.rule("TE-3.3", "TE-2.1")
def test_hands_are_emptied_when_three_deals_in_a_row_are_thrown_in() -> None:
    match = Match(make_game(GAME))
    for number in range(4):
        state = match.begin_deal(number % 2, stacked_deck(number % 2, HANDS, "QH"), CUT).state
        lying = [*state.hands[0], *state.hands[1], state.upcard, *state.stock]
        assert sorted(lying, key=DECK.index) == list(DECK)
        assert [len(hand) for hand in state.hands] == [5, 5]
        for _pass in range(4):
            match.play(parse_action("pass"))


# The play.


@pytest.mark.rule("TE-4.1")
def test_the_non_dealer_leads_and_the_winner_leads_next() -> None:
    on = table(STRONG).do("order", "leave", "play AS", "play 9C")
    assert (on.state.tricks[0].winner, on.state.turn) == (PONE, PONE)

    on = table().do("order", "leave", "play AH", "play JD")
    assert (on.state.tricks[0].winner, on.state.turn) == (DEALER, DEALER)


@pytest.mark.rule("TE-4.1")
def test_the_left_bower_follows_trumps_and_not_its_printed_suit() -> None:
    on = table().do("order", "leave", "play TD")
    # The jack of diamonds is a trump: only the ace follows.
    assert on.playable == {"AD"}
    with pytest.raises(IllegalActionError) as refused:
        on.do("play JD")
    assert refused.value.refusal.reason is Reason.MUST_FOLLOW
    assert refused.value.refusal.article == "TE-4.1"

    on = table().do("order", "leave", "play KH")
    assert on.playable == {"JD"}


# The score.


@pytest.mark.rule("TE-5.1")
def test_all_five_tricks_bring_the_maker_two_points() -> None:
    on = table(STRONG).do("order", "leave")
    on.do("play JH 9H", "play JD 9D", "play AH TD", "play KH TC", "play AS 9C")

    assert on.state.taken == (0, 5)
    assert (on.state.change, on.state.scores) == ((0, 2), (0, 2))
    assert on.state.tricks[-1].winner == PONE


@pytest.mark.rule("TE-5.1", "TE-3.4")
def test_fewer_than_three_tricks_bring_the_defender_two_points() -> None:
    # The dealer accepts hearts with the nine and the queen only, and takes no trick.
    on = table(STRONG).do("pass", "order", "discard TD")
    on.do("play JH 9H", "play JD QH", "play AH 9D", "play KH TC", "play AS 9C")

    assert (on.state.maker, on.state.taken) == (DEALER, (0, 5))
    assert on.state.change == (0, 2)


@pytest.mark.rule("TE-5.1")
@pytest.mark.parametrize("last", [True, False])
def test_three_or_four_tricks_bring_the_maker_one_point(last: bool) -> None:
    hands = {PONE: "JH JD AH 9S 9C", DEALER: "9H 9D TD " + ("AS AC" if last else "AS TS")}
    on = table(hands).do("order", "leave")
    on.do("play JH 9H", "play JD 9D", "play AH TD", "play 9S AS")
    on.do("play AC", "play 9C") if last else on.do("play TS", "play 9C")

    assert on.state.taken == (2, 3)
    assert on.state.change == (0, 1)


@pytest.mark.rule("TE-5.1")
def test_four_tricks_bring_one_point() -> None:
    hands = {PONE: "JH JD AH AS 9C", DEALER: "9H 9D TD TS AC"}
    on = table(hands).do("order", "leave")
    on.do("play JH 9H", "play JD 9D", "play AH TD", "play AS TS", "play 9C AC")

    assert (on.state.taken, on.state.change) == ((1, 4), (0, 1))


@pytest.mark.rule("TE-1.1")
@pytest.mark.parametrize(
    ("scores", "ends", "winners"),
    [((9, 9), (9, 11), (1,)), ((0, 7), (0, 9), ()), ((9, 8), (9, 10), (1,))],
)
def test_the_first_with_ten_points_wins(
    scores: tuple[int, int], ends: tuple[int, int], winners: tuple[int, ...]
) -> None:
    on = table(STRONG, scores).do("order", "leave")
    on.do("play JH 9H", "play JD 9D", "play AH TD", "play KH TC", "play AS 9C")

    assert (on.state.scores, on.state.winners) == (ends, winners)
    assert (on.step.events[-1] == MatchWon((1,))) is bool(winners)


@pytest.mark.rule("TE-1.1", "TE-5.1")
def test_a_maker_euchred_at_nine_loses_to_a_defender_at_eight() -> None:
    on = table(STRONG, (9, 8)).do("pass", "order", "discard TD")
    on.do("play JH 9H", "play JD QH", "play AH 9D", "play KH TC", "play AS 9C")

    assert (on.state.scores, on.state.winners) == ((9, 10), (PONE,))


@pytest.mark.rule("TE-1.1")
def test_each_plays_up_to_the_target_and_the_higher_leads() -> None:
    game = make_game(GAME, {"target": 4})

    assert GAMES[GAME].info.rows == ((0,), (1,))
    assert GAMES[GAME].info.span(game.options) == (0, 4)
    assert game.standing((1, 3)) == (
        ScoreRow((0,), 1, 0.25, is_leading=False, is_rising=True),
        ScoreRow((1,), 3, 0.75, is_leading=True, is_rising=True),
    )


@pytest.mark.rule("TE-3.4")
def test_there_is_no_promise_before_there_is_a_maker() -> None:
    on = table()

    assert on.game.promise(on.state) == 0
    assert on.game.promise(on.do("order").state) == 3
