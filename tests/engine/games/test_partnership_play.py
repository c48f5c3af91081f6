# SPDX-License-Identifier: GPL-3.0-or-later
"""Partnership Euchre from the first lead to the score (PE-4.2, PE-5.1, PE-1.2)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.articles import IllegalActionError, Reason
from buck_euchre_qt.engine.cards import parse_cards
from buck_euchre_qt.engine.events import DealScored, MatchWon
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.standing import ScoreRow
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table

GAME = "partnership"
WEST_ALONE = {
    WEST: "JH JD AH KH AS",
    NORTH: "QH KS QS KD 9C",
    EAST: "9H QD TD AC JC",
    SOUTH: "TH AD TS KC 9D",
}


def table(
    hands: dict[int, str], upcard: str, dealer: int = SOUTH, scores: tuple[int, int] = (0, 0)
) -> Table:
    """Return a deal of partnership Euchre."""
    return Table(hands, upcard, dealer, scores, game_id=GAME)


def scored(maker: int, is_alone: bool, taken: tuple[int, ...], scores: tuple[int, int]) -> Table:
    """Return a deal whose fifth trick, already counted in `taken`, is the next play's."""
    on = table(WEST_ALONE, "TC", NORTH, scores)
    last = {WEST: "AS", NORTH: "9C", EAST: "QD", SOUTH: "9D"}
    out = ((maker + 2) % 4,) if is_alone else ()
    winner = next(seat for seat, tricks in enumerate(taken) if tricks)
    before = tuple(tricks - (seat == winner) for seat, tricks in enumerate(taken))
    # The winner leads the only trump; what the others play does not matter.
    last = {**last, winner: "JH"}
    hands = tuple(() if seat in out else parse_cards(last[seat]) for seat in range(4))
    state = on.state._replace(
        phase=Phase.PLAY,
        trump=Trump.HEARTS,
        maker=maker,
        is_alone=is_alone,
        out=out,
        hands=hands,
        turn=winner,
        taken=before,
        tricks=(on.state.trick,) * 4,
    )
    on.step = on.step._replace(state=state)
    seats = [(winner + number) % 4 for number in range(4)]
    return on.do(*[f"play {last[seat]}" for seat in seats if seat not in out])


@pytest.mark.rule("PE-4.2")
def test_a_left_bower_led_calls_for_trumps_and_not_for_its_printed_suit() -> None:
    hands = {
        WEST: "JD QH AS KS TC",
        NORTH: "KD 9H AC QS 9S",
        EAST: "AD QD KC 9C TS",
        SOUTH: "AH TD JS JC QC",
    }
    on = table(hands, "9D").do(*["pass"] * 4, "name H", "play JD")

    assert on.playable == {"9H"}
    with pytest.raises(IllegalActionError) as refused:
        on.do("play KD")
    assert refused.value.refusal.reason is Reason.MUST_FOLLOW
    assert refused.value.refusal.article == "PE-4.2"
    assert refused.value.refusal.held == parse_cards("9H")
    assert on.do("play 9H").playable == set(hands[EAST].split())
    assert on.do("play AD").playable == {"AH"}
    assert on.do("play AH").state.tricks[0].winner == WEST


@pytest.mark.rule("PE-4.2")
@pytest.mark.parametrize(("card", "winner"), [("JD", NORTH), ("9C", WEST)])
def test_the_left_bower_does_not_follow_its_printed_suit(card: str, winner: int) -> None:
    hands = {
        WEST: "AD TD JS JC 9H",
        NORTH: "JD 9C TC QS KS",
        EAST: "9D TH AC KC QC",
        SOUTH: "KD QH AS TS 9S",
    }
    on = table(hands, "QD").do(*["pass"] * 6, "name H", "play AD")

    assert on.playable == set(hands[NORTH].split())
    assert on.do(f"play {card}").playable == {"9D"}
    assert on.do("play 9D").playable == {"KD"}
    assert on.do("play KD").state.tricks[0].winner == winner


@pytest.mark.rule("PE-4.2")
def test_trumping_and_overtrumping_are_never_compulsory() -> None:
    hands = {
        WEST: "AC KC QS JS JD",
        NORTH: "QH TH AD QD AS",
        EAST: "9C JC TD 9D KH",
        SOUTH: "9H AH KD TS 9S",
    }
    on = table(hands, "KS").do(*["pass"] * 4, "name H", "play AC")

    assert on.playable == set(hands[NORTH].split())
    assert on.do("play QH").playable == {"9C", "JC"}
    assert on.do("play 9C").playable == set(hands[SOUTH].split())
    assert on.do("play 9H").state.tricks[0].winner == NORTH


@pytest.mark.rule("PE-4.2", "PE-4.1", "PE-5.1")
def test_the_sitting_out_partner_is_skipped_from_the_first_lead_on() -> None:
    on = table(WEST_ALONE, "TC", NORTH).do(*["pass"] * 6, "name H alone")
    assert (on.state.out, on.state.turn) == ((EAST,), SOUTH)
    on.do("play AD KH KD", "play JH QH TH", "play JD 9C 9D", "play AH KS KC", "play AS QS TS")
    state = on.state

    assert [trick.winner for trick in state.tricks] == [WEST] * 5
    assert (state.taken, state.change, state.scores) == ((0, 5, 0, 0), (0, 4), (0, 4))
    assert on.step.events[-1] == DealScored((0, 4), (0, 4), is_redeal=False)


@pytest.mark.rule("PE-4.2")
def test_the_dealers_left_leads_and_then_whoever_took_the_trick() -> None:
    on = table(WEST_ALONE, "TC", NORTH).do(*["pass"] * 6, "name H")

    assert on.state.turn == EAST
    assert on.do("play AC KC AH 9C").state.turn == WEST


@pytest.mark.rule("PE-4.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("discard AC", Reason.NO_EXCHANGE),
        ("pass", Reason.BIDDING_OVER),
        ("name H", Reason.BIDDING_OVER),
        ("play JH", Reason.NOT_IN_HAND),
    ],
)
def test_nothing_but_cards_of_the_hand_is_played(text: str, reason: Reason) -> None:
    on = table(WEST_ALONE, "TC", NORTH).do(*["pass"] * 6, "name H")

    with pytest.raises(IllegalActionError) as refused:
        on.do(text)
    assert refused.value.refusal.reason is reason


@pytest.mark.rule("PE-5.1")
@pytest.mark.parametrize(
    ("is_alone", "taken", "change"),
    [
        (False, (2, 1, 1, 1), (1, 0)),
        (False, (3, 1, 1, 0), (1, 0)),
        (False, (2, 0, 3, 0), (2, 0)),
        (False, (1, 2, 1, 1), (0, 2)),
        (False, (0, 3, 0, 2), (0, 2)),
        (True, (3, 1, 0, 1), (1, 0)),
        (True, (4, 1, 0, 0), (1, 0)),
        (True, (5, 0, 0, 0), (4, 0)),
        (True, (2, 2, 0, 1), (0, 2)),
        (True, (0, 2, 0, 3), (0, 2)),
    ],
)
def test_points_of_makers_and_defenders(
    is_alone: bool, taken: tuple[int, ...], change: tuple[int, int]
) -> None:
    state = scored(SOUTH, is_alone, taken, (0, 0)).state

    assert state.taken == taken
    assert (state.change, state.scores) == (change, change)


@pytest.mark.rule("PE-5.1")
def test_the_other_team_scores_by_the_same_table() -> None:
    assert scored(EAST, False, (0, 2, 0, 3), (0, 0)).state.change == (0, 2)
    assert scored(EAST, False, (3, 1, 0, 1), (0, 0)).state.change == (2, 0)
    assert scored(EAST, True, (0, 0, 0, 5), (0, 0)).state.change == (0, 4)


@pytest.mark.rule("PE-1.2")
def test_the_first_team_with_ten_points_wins() -> None:
    on = scored(SOUTH, False, (3, 2, 0, 0), (9, 9))

    assert (on.state.scores, on.state.winners) == ((10, 9), (0,))
    assert on.state.phase is Phase.MATCH_OVER
    assert on.step.events[-1] == MatchWon((0,))


@pytest.mark.rule("PE-1.2", "PE-5.1")
def test_makers_euchred_at_nine_give_the_match_to_defenders_at_eight() -> None:
    state = scored(SOUTH, False, (1, 2, 1, 1), (9, 8)).state

    assert (state.scores, state.winners) == ((9, 10), (1,))


@pytest.mark.rule("PE-1.2")
def test_all_five_tricks_from_nothing_end_no_match() -> None:
    state = scored(SOUTH, False, (3, 0, 2, 0), (0, 0)).state

    assert (state.scores, state.winners, state.phase) == ((2, 0), (), Phase.DEAL_OVER)


@pytest.mark.rule("PE-1.2")
def test_points_beyond_the_target_are_kept() -> None:
    assert scored(SOUTH, True, (5, 0, 0, 0), (9, 9)).state.scores == (13, 9)


@pytest.mark.rule("PE-1.2")
def test_the_target_is_an_option_and_the_higher_team_leads() -> None:
    game = make_game(GAME, {"target": 5})
    info = GAMES[GAME].info

    assert game.start_scores() == (0, 0)
    assert info.span(game.options) == (0, 5)
    assert info.span(make_game(GAME).options) == (0, 10)
    assert game.standing((2, 1)) == (
        ScoreRow((0, 2), 2, 0.4, is_leading=True, is_rising=True),
        ScoreRow((1, 3), 1, 0.2, is_leading=False, is_rising=True),
    )
    assert not any(row.is_leading for row in game.standing((3, 3)))
    assert game.standing((7, 0))[0].progress == 1.0
