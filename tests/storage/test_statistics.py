# SPDX-License-Identifier: GPL-3.0-or-later
"""Every figure is what its explanation says."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.record import PlayerKind
from buck_euchre_qt.storage.deal_audit import (
    ACES,
    BOWERS,
    TRUMPS,
    AuditVerdict,
    Counted,
    Tally,
    audit,
    judge,
)
from buck_euchre_qt.storage.graded import Graded, grade_counts, note_grade
from buck_euchre_qt.storage.history import History, Put, State
from buck_euchre_qt.storage.match_facts import HELPED_KEY, Role, facts_of, match_uuid
from buck_euchre_qt.storage.statistics import (
    Group,
    Selection,
    course,
    figures,
    last_game,
    levels,
)
from tests.helpers.histories import begun_match, played
from tests.helpers.tables import CUT, random_match, stacked_deck


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    found = History(tmp_path)
    found.open()
    yield found
    found.close()


HANDS = {0: "JH JD AH KH QH", 1: "AS KS QS TS 9S", 2: "AC KC QC TC 9C", 3: "AD KD QD TD 9D"}


def sweep_by_order() -> Match:
    """Return one deal: seat 0 orders hearts, one stays, and every trick is taken."""
    match = Match(make_game("buck"))
    match.begin_deal(3, stacked_deck(3, HANDS, "TH"), CUT)
    for text in ("order", "discard TH", "stay", "drop", "drop"):
        match.play(parse_action(text))
    while not match.is_over:
        match.play(match.legal()[0])
    return match


def test_without_matches_there_is_nothing_to_divide(history: History) -> None:
    own = figures(history, Selection())[Group.OWN]
    assert own.matches == 0
    shares = (
        own.win_share,
        own.points_a_deal,
        own.tricks_a_deal,
        own.kept_share,
        own.empty_share,
    )
    assert shares == (None,) * 5
    assert course(history, Selection()) == []


def test_a_swept_promise(history: History) -> None:
    history.put(played(sweep_by_order()), State.FINISHED)
    own = figures(history, Selection())[Group.OWN]
    assert (own.matches, own.won, own.shared) == (1, 1, 0)
    assert (own.deals, own.points, own.tricks) == (1, -5, 5)
    assert (own.promises, own.kept, own.sweeps) == (1, 1, 1)
    assert (own.stays, own.empty_stays, own.drops) == (0, 0, 0)


def test_points_are_an_average_over_deals_not_over_matches(history: History) -> None:
    history.put(played(sweep_by_order()), State.FINISHED)
    other = random_match(8)
    history.put(played(other), State.FINISHED)
    own = figures(history, Selection())[Group.OWN]
    deals = 1 + len(other.deals)
    assert own.deals == deals
    change = other.scores[0] - 25
    assert own.points_a_deal == pytest.approx((change - 5) / deals)


def test_a_shared_win_counts_once_for_who_shares_it(history: History) -> None:
    short = (random_match(seed, options={"start": 5}) for seed in range(3000))
    shared = next(one for one in short if len(one.winners) > 1 and 0 in one.winners)
    history.put(played(shared), State.FINISHED)
    own = figures(history, Selection())[Group.OWN]
    assert (own.won, own.shared, own.wins, own.matches) == (0, 1, 1, 1)


def test_wins_are_never_more_than_matches(history: History) -> None:
    for seed in range(60):
        history.put(played(random_match(seed)), State.FINISHED)
    own = figures(history, Selection())[Group.OWN]
    expected = sum(0 in random_match(seed).winners for seed in range(60))
    assert own.wins == expected
    assert own.matches == 60


def test_groups_are_apart(history: History) -> None:
    history.put(played(random_match(1)), State.FINISHED)
    history.put(played(random_match(2), helped=True), State.FINISHED)
    history.put(played(random_match(3), hints=2), State.FINISHED)
    history.put(played(random_match(4), from_deal_code=True), State.FINISHED)
    history.put(played(begun_match(5, 40)), State.ABANDONED)
    found = figures(history, Selection())
    assert {group.value: one.matches for group, one in found.items()} == {
        "own": 1,
        "helped": 2,
        "abandoned": 1,
        "coded": 1,
    }
    assert found[Group.HELPED].hints == 2


def test_whose_partner_plays_alone_has_not_dropped_out(history: History) -> None:
    match = Match(make_game("partnership"))
    match.begin_deal(3, stacked_deck(3, HANDS, "TH"), CUT)
    # The partner, in the seat across, orders and plays without seat 0.
    for text in ("pass", "pass", "order alone"):
        match.play(parse_action(text))
    while not match.is_between_deals:
        match.play(match.legal()[0])
    assert 0 in match.deals[0].state.out
    [deal] = facts_of(played(match)).deals
    assert deal.role is Role.FREE
    history.put(played(match), State.ABANDONED)
    assert figures(history, Selection())[Group.ABANDONED].drops == 0


def test_points_of_several_games_are_not_added_up(history: History) -> None:
    history.put(played(random_match(1)), State.FINISHED)
    assert last_game(history) is None
    assert figures(history, Selection())[Group.OWN].points_a_deal is not None
    history.put(played(random_match(2, "partnership")), State.FINISHED)
    both = figures(history, Selection())[Group.OWN]
    assert (both.matches, both.games, both.points_a_deal) == (2, 2, None)
    assert both.tricks_a_deal is not None
    assert last_game(history) == "partnership"
    alone = figures(history, Selection(game="partnership"))[Group.OWN]
    assert alone.points_a_deal == pytest.approx(alone.points / alone.deals)


def test_a_table_of_several_levels_is_a_choice_of_its_own(history: History) -> None:
    saved = played(random_match(1))
    mixed = (*saved.players[:3], replace(saved.players[3], level="expert"))
    history.put(replace(saved, players=mixed), State.FINISHED)
    history.put(played(random_match(2)), State.FINISHED)
    assert levels(history) == ["", "club"]
    for level in levels(history):
        assert figures(history, Selection(level=level))[Group.OWN].matches == 1


def test_every_decision_is_graded_once_and_forgotten_with_its_match(history: History) -> None:
    saved = played(random_match(1))
    put = history.put(saved, State.FINISHED)
    uuid = match_uuid(saved)
    for position, kind, grade in ((0, "pass", "best"), (3, "lead", "good"), (3, "lead", "mistake")):
        note_grade(history, Graded(uuid, 0, position, kind, grade))
    note_grade(history, Graded("f" * 32, 0, 0, "pass", "best"))
    expected = [("lead", "mistake", 1), ("pass", "best", 1)]
    assert grade_counts(history, Selection()) == expected
    assert grade_counts(history, Selection(game="partnership")) == []
    history.delete([put.id])
    history.put(saved, State.FINISHED)
    assert grade_counts(history, Selection()) == []


def test_decisions_that_were_taken_back_lose_their_grades(history: History) -> None:
    saved = played(random_match(1))
    history.put(saved, State.FINISHED)
    last = len(saved.match.deals) - 1
    for deal in (0, last):
        note_grade(history, Graded(match_uuid(saved), deal, 0, "pass", "best"))
    assert grade_counts(history, Selection()) == [("pass", "best", 2)]
    saved.match.undo()
    helped = replace(saved, extras={**saved.extras, HELPED_KEY: True})
    assert history.put(helped, State.RUNNING).put is Put.RENEWED
    assert grade_counts(history, Selection()) == [("pass", "best", 1)]


def test_computer_players_among_themselves_are_not_graded(history: History) -> None:
    saved = played(random_match(1))
    nobody = tuple(replace(each, kind=PlayerKind.BOT, level="club") for each in saved.players)
    saved = replace(saved, players=nobody)
    history.put(saved, State.FINISHED)
    note_grade(history, Graded(match_uuid(saved), 0, 0, "pass", "best"))
    assert grade_counts(history, Selection()) == []


def test_selection_by_level_and_date(history: History) -> None:
    history.put(played(random_match(1), created="2026-01-31T10:00:00+00:00"), State.FINISHED)
    assert figures(history, Selection(level="club"))[Group.OWN].matches == 1
    assert figures(history, Selection(level="other"))[Group.OWN].matches == 0
    assert figures(history, Selection(since="2026-01-31"))[Group.OWN].matches == 1
    assert figures(history, Selection(since="2026-02-01"))[Group.OWN].matches == 0
    assert figures(history, Selection(game="partnership"))[Group.OWN].matches == 0


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (("expert bold", "expert", "expert cautious"), "expert"),
        (("club", "club", "club"), "club"),
        (("club", "master bold", "club"), ""),
    ],
)
def test_temperaments_do_not_part_opponents_of_one_level(
    texts: tuple[str, ...], expected: str
) -> None:
    saved = played(random_match(1))
    texts_left = list(texts)
    players = tuple(
        replace(player, level=texts_left.pop()) if player.kind is PlayerKind.BOT else player
        for player in saved.players
    )
    assert facts_of(replace(saved, players=players)).level == expected


def test_the_course_covers_every_deal_once(history: History) -> None:
    for seed in range(30):
        history.put(played(random_match(seed)), State.FINISHED)
    own = figures(history, Selection())[Group.OWN]
    for most in (1, 7, 48):
        parts = course(history, Selection(), most)
        assert len(parts) <= most
        assert sum(part.deals for part in parts) == own.deals
        assert sum(part.points for part in parts) == own.points
        assert parts[-1].matches == 30


# The deals.


def test_expected_cards_in_a_hand() -> None:
    # Two bowers, of which the right one is the upcard itself in one deal of six.
    assert BOWERS[0] == pytest.approx((11 / 6) * 5 / 23)
    assert ACES[0] == pytest.approx(4 * 5 / 24)
    assert TRUMPS[0] == pytest.approx(6 * 5 / 23)
    assert ACES[1] == pytest.approx(0.573671, abs=1e-6)


def test_cards_are_counted_as_dealt_under_the_upcard(history: History) -> None:
    history.put(played(sweep_by_order()), State.FINISHED)
    by_seat = {(tally.kind, tally.seat): tally.counted for tally in audit(history).tallies}
    assert by_seat[Counted.BOWERS, 0] == 2
    assert by_seat[Counted.TRUMPS, 0] == 5
    assert [by_seat[Counted.ACES, seat] for seat in range(4)] == [1, 1, 1, 1]
    assert [by_seat[Counted.TRUMPS, seat] for seat in (1, 2, 3)] == [0, 0, 0]
    assert by_seat[Counted.CLUBS, 3] == 0


def test_few_deals_are_no_proof(history: History) -> None:
    history.put(played(random_match(1)), State.FINISHED)
    assert audit(history).verdict is AuditVerdict.TOO_FEW


def test_shuffled_deals_look_like_chance(history: History) -> None:
    for seed in range(40):
        history.put(played(random_match(seed)), State.FINISHED)
    found = audit(history)
    assert found.deals == sum(len(random_match(seed).deals) for seed in range(40))
    assert found.verdict is AuditVerdict.AS_CHANCE


def test_deals_of_a_code_are_left_out(history: History) -> None:
    history.put(played(random_match(1), from_deal_code=True), State.FINISHED)
    assert audit(history).deals == 0


@pytest.mark.parametrize(
    ("distance", "verdict"),
    [
        (0.0, AuditVerdict.AS_CHANCE),
        (3.0, AuditVerdict.AS_CHANCE),
        (4.0, AuditVerdict.RARE),
        (5.0, AuditVerdict.NOT_CHANCE),
    ],
)
def test_the_worst_of_sixteen_figures_decides(distance: float, verdict: AuditVerdict) -> None:
    deviation = math.sqrt(1000 * ACES[1])
    expected = 1000 * ACES[0]
    tallies = [
        Tally(Counted.ACES, 0, 1000, round(expected), float(round(expected)), deviation)
    ] * 15
    worst = Tally(Counted.ACES, 1, 1000, 900, 900 - distance * deviation, deviation)
    assert judge(1000, [*tallies, worst]).verdict is verdict
