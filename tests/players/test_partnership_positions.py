# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of partnership Euchre that nobody from club level up gets wrong."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.cards import DECK, parse_cards
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trick import EMPTY_TRICK
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table
from tests.players.positions import Answers, trick_of

GAME = "partnership"


def with_others(seat: int, hand: str, upcard: str) -> dict[int, str]:
    """Return hands in which all but one seat hold what is left of the deck."""
    taken = {*parse_cards(hand), *parse_cards(upcard)}
    rest = [str(card) for card in DECK if card not in taken]
    hands = {seat: hand}
    for other in range(4):
        if other != seat:
            hands[other] = " ".join(rest.pop() for _ in range(5))
    return hands


def asked(
    seat: int,
    hand: str,
    upcard: str,
    dealer: int,
    passes: int,
    scores: tuple[int, int] = (0, 0),
    **options: object,
) -> Table:
    """Return a deal in which it is a seat's turn to speak."""
    on = Table(with_others(seat, hand, upcard), upcard, dealer, scores, options, GAME)
    on.do(*["pass"] * passes)
    assert on.state.turn == seat
    return on


# Bidding.


def test_nobody_goes_alone_when_an_opponent_gets_the_right_bower(answers: Answers) -> None:
    said = answers(asked(NORTH, "JD AH KH QH AS", "JH", EAST, 2))

    assert len(said) == 1
    assert said <= {"order", "pass"}


@pytest.mark.parametrize(("scores", "wanted"), [((9, 0), {"order"}), ((9, 9), {"order"})])
def test_nobody_goes_alone_when_one_point_is_enough(
    answers: Answers, scores: tuple[int, int], wanted: set[str]
) -> None:
    assert answers(asked(NORTH, "JH JD AH KH AS", "9H", NORTH, 3, scores)) == wanted


def test_the_same_hand_may_go_alone_when_nothing_is_scored(answers: Answers) -> None:
    assert answers(asked(NORTH, "JH JD AH KH AS", "9H", NORTH, 3)) <= {"order", "order alone"}
    assert answers(asked(NORTH, "JH JD AH KH AS", "9H", NORTH, 3)) == {"order alone"}


def test_a_sure_hand_is_not_passed(answers: Answers) -> None:
    assert answers(asked(NORTH, "JH AH KH 9C 9S", "QH", NORTH, 3)) <= {"order", "order alone"}


def test_left_bower_and_ace_alone_are_passed_by_the_first_to_speak(answers: Answers) -> None:
    assert answers(asked(WEST, "AC KC QC AD JH", "9D", SOUTH, 0)) == {"pass"}


def test_a_dealer_who_must_name_does_so_with_the_poorest_hand(answers: Answers) -> None:
    said = answers(asked(SOUTH, "9S TS 9H TD 9C", "KD", SOUTH, 7))

    assert len(said) == 1
    assert said <= {"name S", "name H", "name C"}


def test_a_dealer_who_may_pass_does_so_with_the_poorest_hand(answers: Answers) -> None:
    on = asked(SOUTH, "9S TS 9H TD 9C", "KD", SOUTH, 7, stick_the_dealer=False)

    assert answers(on) == {"pass"}


def test_a_hand_of_nines_and_tens_is_dealt_anew_where_that_may_be_asked(answers: Answers) -> None:
    on = Table(
        with_others(SOUTH, "9S TS 9H TD 9C", "KD"),
        "KD",
        SOUTH,
        options={"farmers_hand": True},
        game_id=GAME,
    )

    assert answers(on) == {"redeal"}


def test_the_nearer_the_others_are_the_more_a_weak_order_is_shunned(answers: Answers) -> None:
    # Two trumps and an ace against a dealer's ten: a euchre at eight gives the match away.
    hand = "KH QH AS 9C 9D"
    bold = answers(asked(WEST, hand, "TH", EAST, 1, (0, 0)))
    careful = answers(asked(WEST, hand, "TH", EAST, 1, (8, 0)))

    assert careful == {"pass"}
    assert bold <= {"pass", "order"}


@pytest.mark.parametrize(
    ("hand", "wanted"),
    [("JD AD KS KC 9C", {"discard KS"}), ("JD AD 9S KC 9C", {"discard 9S"})],
)
def test_the_discard_makes_a_void(answers: Answers, hand: str, wanted: set[str]) -> None:
    table = Table(with_others(SOUTH, hand, "QD"), "QD", SOUTH, game_id=GAME)
    table.do("pass", "pass", "pass", "order")

    assert answers(table) == wanted


# The play.


def played(
    hands: dict[int, str],
    trick: str,
    maker: int,
    tricks: tuple[str, ...] = (),
    turn: int = NORTH,
    trump: str = "H",
) -> Table:
    """Return a deal in the middle of the play; hands are what is still held."""
    filled = with_others(NORTH, "9D TD QD KD AD", "TC")
    on = Table(filled, "TC", SOUTH, game_id=GAME)
    trumps = Trump(trump)
    done = tuple(trick_of(text, trumps) for text in tricks)
    running = trick_of(trick, trumps) if trick else EMPTY_TRICK
    state = on.state._replace(
        phase=Phase.PLAY,
        trump=trumps,
        maker=maker,
        turn=turn,
        hands=tuple(parse_cards(hands[seat]) for seat in range(4)),
        trick=running,
        tricks=done,
        taken=tuple(sum(1 for one in done if one.winner == seat) for seat in range(4)),
    )
    on.step = on.step._replace(state=state)
    return on


def test_the_higher_of_two_trumps_is_led_when_both_last_tricks_are_needed(answers: Answers) -> None:
    # Both bowers are gone, and the makers have one trick of three.
    on = played(
        {NORTH: "AH 9H", EAST: "QC JC", SOUTH: "9C 9D", WEST: "KH TS"},
        "",
        NORTH,
        ("2:JD 3:TH 0:QH 1:JH", "1:AS 2:9S 3:QS 0:KS", "1:QD 2:AD 3:TD 0:KD"),
    )

    assert answers(on) == {"play AH"}


def test_a_partners_winner_is_not_trumped(answers: Answers) -> None:
    on = played(
        {
            SOUTH: "KC QC 9C QH",
            WEST: "9D TD QD AD",
            NORTH: "JH 9S TS AH 9H",
            EAST: "KD KS QS JS TH",
        },
        "0:AC 1:JC",
        SOUTH,
    )

    assert answers(on) <= {"play 9S", "play TS"}


def test_an_opponents_winner_is_trumped_by_the_last_to_play(answers: Answers) -> None:
    on = played(
        {SOUTH: "KD QC 9D KC", WEST: "9C TD QD AD", NORTH: "9H TS KS QS 9S", EAST: "KH JS AS JD"},
        "3:AC 0:QC 1:JC",
        EAST,
    )

    assert answers(on) == {"play 9H"}


@pytest.mark.parametrize("maker", [NORTH, SOUTH])
def test_the_makers_lead_trumps(answers: Answers, maker: int) -> None:
    on = played(
        {
            SOUTH: "KD QC 9D KC AS",
            WEST: "9C TD QD AD 9S",
            NORTH: "JH AH QH KS QS",
            EAST: "KH JS TS TH 9H",
        },
        "",
        maker,
    )

    assert answers(on) == {"play JH"}


def test_defenders_lead_a_high_plain_card_and_no_trump(answers: Answers) -> None:
    on = played(
        {
            SOUTH: "KD QC 9D KS QS",
            WEST: "9C TD QD AD JD",
            NORTH: "AS AH 9H KC TS",
            EAST: "KH JS 9S JC AC",
        },
        "",
        EAST,
    )

    # The king that may lose to the ace makes a void, and is as good in the long run.
    assert answers(on) <= {"play AS", "play KC"}


def test_the_left_bower_is_forced_out_without_a_fuss(answers: Answers) -> None:
    on = played(
        {
            SOUTH: "QC 9D KC AC TS",
            WEST: "9C TD JD AD",
            NORTH: "JC KD QD 9H TH",
            EAST: "KH JS QS KS 9S",
        },
        "1:AS",
        WEST,
        trump="S",
    )

    assert answers(on) == {"play JC"}


# The score.


@pytest.mark.parametrize("hand", ["JH JD AH KH AS", "JH AH KH QH AS", "JD AH KH QH TH"])
def test_nobody_names_alone_when_one_point_is_enough(answers: Answers, hand: str) -> None:
    on = asked(WEST, hand, "9C", SOUTH, 4, (0, 9))

    assert answers(on) == {"name H"}


# Against a lone hand.


def against_alone(
    hands: dict[int, str], trick: str, tricks: tuple[str, ...], turn: int = NORTH
) -> Table:
    """Return a deal in which West plays alone, hearts are trumps and East sits out."""
    on = played(hands, trick, WEST, tricks, turn)
    on.step = on.step._replace(state=on.state._replace(is_alone=True, out=(EAST,)))
    return on


def test_a_lone_hand_is_stopped_by_the_last_to_play(answers: Answers) -> None:
    on = against_alone(
        {SOUTH: "AC 9S", WEST: "AD", NORTH: "QD", EAST: ""},
        "1:KC 2:QC",
        ("1:JH 2:9H 0:TH", "1:JD 2:QH 0:9D", "1:AH 2:TS 0:TD"),
        turn=SOUTH,
    )

    assert answers(on) == {"play AC"}


def test_the_ace_that_stops_a_lone_hand_is_kept(answers: Answers) -> None:
    on = against_alone(
        {SOUTH: "KS TC", WEST: "9S", NORTH: "AS 9D", EAST: ""},
        "1:AH",
        ("1:JH 2:9H 0:TH", "1:JD 2:QH 0:TD", "1:KH 2:9C 0:QD"),
    )

    assert answers(on) == {"play 9D"}
