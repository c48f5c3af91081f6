# SPDX-License-Identifier: GPL-3.0-or-later
"""Buck Euchre from the fifth trick to the end of the match (BE-5, BE-6)."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.events import DealScored, MatchWon
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.state import DealState, Phase, Step
from buck_euchre_qt.engine.trump import Trump
from tests.helpers.tables import EAST, NORTH, SOUTH, WEST, Table

ALL_STAY = ("stay",) * 3

# North has the five highest hearts.
FIVE_TRUMPS = {
    WEST: "AS KS QS TD 9D",
    NORTH: "JH JD AH KH QH",
    EAST: "AC KC QC TC 9C",
    SOUTH: "AD KD QD JS JC",
}
# South leads out three trumps and loses two tricks to west.
THREE_AND_TWO = {
    SOUTH: "JS JC AS 9H 9D",
    WEST: "AH KH AD KD QD",
    NORTH: "TH QH TC TD KC",
    EAST: "JH JD QC AC 9C",
}


def score(
    taken: tuple[int, ...], maker: int | None = None, scores: tuple[int, ...] = (25,) * 4
) -> DealState:
    """Return a deal that all have played, scored as if the tricks were `taken`."""
    table = Table(FIVE_TRUMPS, "9H", SOUTH, scores)
    table.do("pass", "order", "discard 9H", *ALL_STAY, "play AS JD AC JS", "play AH KC KD KS")
    table.do("play KH QC QD QS", "play QH TC AD TD")
    # North takes the fifth trick; of the four before it another story is told.
    before = tuple(count - (seat == NORTH) for seat, count in enumerate(taken))
    trump = Trump.NO_TRUMP if maker is None else Trump.HEARTS
    table.step = Step(table.state._replace(taken=before, maker=maker, trump=trump), ())
    table.do("play JH 9C JC 9D")
    assert table.state.taken == taken
    return table.state


@pytest.mark.rule("BE-5.1", "BE-5.3")
def test_each_trick_subtracts_one_and_none_at_all_adds_five() -> None:
    assert score((0, 0, 2, 3), maker=EAST).change == (5, 5, -2, -3)
    assert score((1, 1, 3, 0), maker=NORTH).change == (-1, -1, -3, 5)


@pytest.mark.rule("BE-5.2", "BE-5.4")
@pytest.mark.parametrize("tricks", [0, 1, 2])
def test_a_maker_with_fewer_than_three_adds_five_once(tricks: int) -> None:
    assert score((tricks, 5 - 1 - tricks, 1, 0), maker=SOUTH).change[SOUTH] == 5


@pytest.mark.rule("BE-5.2", "BE-3.3")
@pytest.mark.parametrize("tricks", [3, 4])
def test_a_maker_with_three_tricks_has_kept_the_promise(tricks: int) -> None:
    assert score((tricks, 4 - tricks, 1, 0), maker=SOUTH).change[SOUTH] == -tricks


@pytest.mark.rule("BE-5.6", "BE-2.4", "BE-3.5")
def test_without_a_maker_each_subtracts_tricks_or_adds_five() -> None:
    assert score((2, 2, 1, 0)).scores == (23, 23, 24, 30)
    assert score((0, 1, 2, 2)).change == (5, -1, -2, -2)


@pytest.mark.rule("BE-5.7")
def test_scores_go_above_25_and_below_0() -> None:
    assert score((2, 2, 1, 0), scores=(25, 25, 25, 98)).scores == (23, 23, 24, 103)
    assert score((3, 1, 1, 0), maker=SOUTH, scores=(1, 9, 9, 9)).scores == (-2, 8, 8, 14)


@pytest.mark.rule("BE-8.2")
def test_the_worked_example_of_a_maker_set() -> None:
    assert score((2, 2, 1, 0), maker=SOUTH).scores == (30, 23, 24, 30)


@pytest.mark.rule("BE-5.5", "BE-5.1")
@pytest.mark.parametrize(
    ("scores", "after", "winners"),
    [
        ((3, 2, 25, 25), (0, 0, 25, 25), (SOUTH, WEST)),
        ((2, 1, 25, 25), (-1, -1, 25, 25), (SOUTH, WEST)),
        ((2, 2, 25, 25), (-1, 0, 25, 25), (SOUTH,)),
        ((3, 1, 25, 25), (0, -1, 25, 25), (WEST,)),
        ((4, 3, 25, 25), (1, 1, 25, 25), ()),
    ],
)
@pytest.mark.rule("BE-6.2", "BE-6.3")
def test_the_most_negative_wins_and_equal_lowest_share(
    scores: tuple[int, ...], after: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    on = Table(THREE_AND_TWO, "9S", EAST, scores)
    on.do("order", "discard 9C", "stay", "drop", "drop")
    on.do("play JS QD", "play JC KD", "play AS KH", "play 9H AH", "play AD 9D")

    assert on.state.taken == (3, 2, 0, 0)
    assert on.state.change == (-3, -2, 0, 0)
    assert on.state.scores == after
    assert on.state.winners == winners
    assert on.state.phase is (Phase.MATCH_OVER if winners else Phase.DEAL_OVER)


@pytest.mark.rule("BE-6.1")
def test_all_five_tricks_win_from_any_score_and_alone() -> None:
    on = Table(FIVE_TRUMPS, "9H", SOUTH, (1, 25, 30, 4))
    on.do("pass", "order", "discard 9H", *ALL_STAY, "play AS JD AC JS")
    on.do("play JH KC KD KS", "play AH QC QD QS", "play KH TC AD TD")
    assert (on.state.winners, on.state.scores) == ((), (1, 25, 30, 4))

    on.do("play QH 9C JC 9D")
    assert on.state.taken == (0, 0, 5, 0)
    assert on.state.scores == (6, 30, 25, 9)
    assert on.state.winners == (NORTH,)
    assert on.step.events[-2:] == (
        DealScored((5, 5, -5, 5), (6, 30, 25, 9), is_redeal=False),
        MatchWon((NORTH,)),
    )


@pytest.mark.rule("BE-6.1", "BE-5.6")
def test_five_tricks_win_without_a_maker_too_and_before_a_lower_score() -> None:
    state = score((0, 0, 5, 0), scores=(25, -3, 25, 25))

    assert state.winners == (NORTH,)
    assert state.scores == (30, 2, 20, 30)


@pytest.mark.rule("BE-6.1", "BE-5.2")
def test_five_tricks_against_the_maker_win_and_set_the_maker() -> None:
    state = score((0, 0, 5, 0), maker=WEST)

    assert (state.change, state.winners) == ((5, 5, -5, 5), (NORTH,))


@pytest.mark.rule("BE-6.2")
def test_a_player_at_exactly_0_has_won() -> None:
    assert score((1, 2, 1, 1), scores=(25, 2, 9, 9)).winners == (WEST,)


@pytest.mark.rule("BE-6.2")
def test_a_penalty_can_keep_a_low_score_from_winning() -> None:
    assert score((2, 1, 2, 0), maker=SOUTH, scores=(1, 25, 25, 25)).winners == ()


@pytest.mark.rule("BE-1.7", "BE-6.2")
@pytest.mark.parametrize("start", [5, 99])
def test_a_match_runs_from_its_start_down_to_0(start: int) -> None:
    game = make_game("buck", {"start": start})

    assert game.start_scores() == (start,) * 4
    assert score((3, 1, 1, 0), maker=SOUTH, scores=(3, start, start, start)).winners == (SOUTH,)


@pytest.mark.rule("BE-2.4", "BE-5.6", "BE-1.4")
def test_a_whole_deal_with_automatic_clubs() -> None:
    hands = {
        WEST: "AC KC 9H TH 9D",
        NORTH: "JC TC QH QD 9S",
        EAST: "JS AH KD TS QS",
        SOUTH: "QC AD AS KS JH",
    }
    on = Table(hands, "9C").do("play KC", "play JC")
    assert on.playable == {"JS"}
    on.do("play JS QC", "play TC TS JH AC", "play 9D QD KD AD", "play AS 9H 9S QS")
    on.do("play KS TH QH AH")

    assert [trick.winner for trick in on.state.tricks] == [NORTH, WEST, SOUTH, SOUTH, SOUTH]
    assert on.state.scores == (22, 24, 24, 30)


@pytest.mark.rule("BE-5.2", "BE-5.3", "BE-5.4")
def test_a_whole_deal_in_which_the_maker_is_set_is_scored_once() -> None:
    hands = {
        WEST: "AH KH 9S TD 9D",
        NORTH: "JH AS QD TC JC",
        EAST: "TH KS AC KD 9C",
        SOUTH: "QS JS AD KC QC",
    }
    on = Table(hands, "QH").do("order", "discard QS", *ALL_STAY)
    on.do("play AH JH TH QH", "play AS KS JS 9S", "play QD KD AD TD", "play KC KH TC AC")
    on.do("play 9D JC 9C QC")

    assert [trick.winner for trick in on.state.tricks] == [NORTH, NORTH, SOUTH, WEST, WEST]
    assert on.state.taken == (1, 2, 2, 0)
    assert on.state.scores == (24, 30, 23, 30)
    scored = [event for event in on.step.events if isinstance(event, DealScored)]
    assert scored == [DealScored((-1, 5, -2, 5), (24, 30, 23, 30), is_redeal=False)]
