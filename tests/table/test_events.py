# SPDX-License-Identifier: GPL-3.0-or-later
"""How each event shows, beat by beat and without waiting for any time to pass."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.actions import DROP
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    DealScored,
    MatchWon,
    TrickTaken,
)
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.plates import PlateFace
from buck_euchre_qt.table.poses import PileKey, Pose, StockSpot
from buck_euchre_qt.table.standing import Standing
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import PlainWords, RandomMatch, SeenStep
from tests.helpers.table_stage import beats, next_step, shown, step_until


def _face(view: TableView, seat: int) -> PlateFace:
    return view.table.furniture.plate_face(seat, view.table.standing)


def _bubbles(view: TableView) -> set[int]:
    return {seat for seat, mark in view.table.furniture.bubbles.items() if mark.is_shown}


def _bidding(seed: int) -> RandomMatch:
    """Return a match whose first deal has been dealt and is bid."""
    match = RandomMatch(seed)
    match.next()
    assert match.match.observe(0).phase is Phase.FIRST_CIRCUIT
    return match


@pytest.fixture
def bidding(view: TableView) -> RandomMatch:
    match = _bidding(3)
    view.reset(match.match.observe(0))
    view.set_pace(Pace.NORMAL)
    return match


def _act(match: RandomMatch, text: str) -> SeenStep:
    wanted = next(action for action in match.match.legal() if str(action) == text)
    return match.seen(match.match.play(wanted))


def test_the_deck_lies_face_down_before_a_deal(view: TableView) -> None:
    match = Match(RandomMatch(1).match.game)
    view.show_deck(2, match.game.standing((20, 20, 23, 30)))
    assert shown(view) == {(Pile.STOCK, None): (None,) * 24}
    assert [_face(view, seat).score for seat in range(4)] == [20, 20, 23, 30]
    assert [_face(view, seat).is_leading for seat in range(4)] == [True, True, False, False]
    assert [_face(view, seat).is_dealer for seat in range(4)] == [False, False, True, False]


def test_a_deal_goes_in_packets_of_three_and_two_from_the_dealers_left(view: TableView) -> None:
    view.set_pace(Pace.NORMAL)
    match = RandomMatch(3)
    step = match.next()
    assert step is not None
    dealer = step.after.dealer
    view.play(step.events, step.after)
    sizes = []
    for _ in beats(view):
        piles = shown(view)
        sizes.append(
            [len(piles.get((Pile.HAND, (dealer + 1 + seat) % 4), ())) for seat in range(4)]
        )
    wanted = [[3, 0, 0, 0], [3, 3, 0, 0], [3, 3, 3, 0], [3, 3, 3, 3]]
    wanted += [[5, 3, 3, 3], [5, 5, 3, 3], [5, 5, 5, 3], [5, 5, 5, 5]]
    assert [size for number, size in enumerate(sizes) if size != sizes[number - 1]][-8:] == wanted
    assert len(shown(view)[Pile.STOCK, None]) == 3
    assert shown(view)[Pile.UPCARD, None] == (step.after.upcard,)
    assert view.repairs == 0


def test_a_call_shows_as_a_bubble_until_a_new_circuit(
    view: TableView, bidding: RandomMatch
) -> None:
    first = bidding.match.observe(0).turn
    for number in range(4):
        step = _act(bidding, "pass")
        view.play(step.events, step.after)
        if number < 3:
            view.finish()
            assert len(_bubbles(view)) == number + 1
            assert first in _bubbles(view)
    view.finish()
    assert _bubbles(view) == set()
    assert shown(view)[Pile.UPCARD, None] == (None,)


def test_turning_the_upcard_down_hides_its_face_while_it_turns(
    view: TableView, bidding: RandomMatch
) -> None:
    for _ in range(3):
        _act(bidding, "pass")
    view.reset(bidding.match.observe(0))
    step = _act(bidding, "pass")
    assert any(isinstance(event, CardTurned) for event in step.events)
    view.play(step.events, step.after)
    for _ in beats(view):
        pass
    assert view.table.piles.pile((Pile.UPCARD, None))[0].card is None
    assert view.repairs == 0


def test_an_order_shows_trumps_and_maker_before_the_dealer_takes_the_card(
    view: TableView, bidding: RandomMatch
) -> None:
    step = _act(bidding, "order")
    maker = step.after.maker
    assert maker is not None
    view.play(step.events, step.after)
    upcard_there_with_badge = False
    for _ in beats(view):
        has_badge = _face(view, maker).badge is not None
        upcard_there_with_badge |= has_badge and (Pile.UPCARD, None) in shown(view)
    assert upcard_there_with_badge
    assert _face(view, maker).badge is step.after.trump
    assert (Pile.UPCARD, None) not in shown(view)
    assert view.table.furniture.badge.is_shown


def test_the_hand_is_in_order_after_the_dealers_exchange(view: TableView) -> None:
    for seed in range(3, 40):
        match = RandomMatch(seed)
        step = next_step(match)
        if step.after.dealer == 0 and step.after.phase is Phase.FIRST_CIRCUIT:
            break
    view.reset(match.match.observe(0))
    for text in ("order", f"discard {_act(match, 'order').after.hand[-1]}"):
        if text != "order":
            view.reset(match.match.observe(0))
            step = _act(match, text)
            view.play(step.events, step.after)
    assert shown(view)[Pile.HAND, 0] == match.match.observe(0).hand
    assert shown(view)[Pile.DISCARD, 0] == (None,)
    assert view.repairs == 0


def test_who_drops_lies_aside_with_a_mark_on_the_plate(view: TableView) -> None:
    match = RandomMatch(3)
    step_until(match, view, lambda seen: seen.phase is Phase.STAY_OR_DROP)
    seat = match.match.observe(0).turn
    assert seat is not None
    step = match.seen(match.match.play(DROP))
    view.play(step.events, step.after)
    assert _face(view, seat).note == "out"
    assert shown(view)[Pile.ASIDE, seat] == (None,) * 5
    assert (Pile.HAND, seat) not in shown(view)


def _to_last_card_of_trick(view: TableView, number: int) -> RandomMatch:
    match = RandomMatch(3)
    view.set_pace(Pace.INSTANT)

    def is_due(seen: Observation) -> bool:
        in_play = 4 - len(seen.out)
        return len(seen.tricks) == number - 1 and len(seen.trick.plays) == in_play - 1

    for seed in range(3, 60):
        match = RandomMatch(seed)
        for step in match:
            view.play(step.events, step.after)
            if step.after.phase is Phase.PLAY and is_due(step.after):
                return match
    raise AssertionError("no such trick")


@pytest.mark.parametrize("number", [1, 5])
def test_a_full_trick_is_seen_with_its_winner_marked_before_it_is_gathered(
    view: TableView, number: int
) -> None:
    match = _to_last_card_of_trick(view, number)
    view.set_pace(Pace.NORMAL)
    step = next_step(match)
    taken = next(event for event in step.events if isinstance(event, TrickTaken))
    in_play = 4 - len(step.after.out)
    view.play(step.events, step.after)
    furniture = view.table.furniture
    complete_and_crowned = 0
    for _ in beats(view):
        trick = [key for key in shown(view) if key[0] is Pile.TRICK]
        if furniture.crown.is_shown and len(trick) == in_play:
            complete_and_crowned += 1
            winner = view.table.piles.pile((Pile.TRICK, taken.seat))[0]
            assert furniture.winner_ring.item.pos() == winner.pos()
            assert all(sprite.is_still for _, _, sprite in view.table.piles)
            duration = view.director.animation
            assert duration is not None
            assert duration.totalDuration() > 1000
        if not trick:
            # No empty frame stays where the winning card lay, while the cards fly off.
            assert not furniture.winner_ring.is_shown
    assert complete_and_crowned == 1
    assert not furniture.crown.is_shown
    assert _face(view, taken.seat).taken == step.after.taken[taken.seat]
    assert view.repairs == 0


def test_the_card_led_is_tagged_and_the_stock_is_out_of_the_way(view: TableView) -> None:
    match = RandomMatch(5)
    step_until(match, view, lambda seen: len(seen.trick.plays) == 2)
    trick = match.match.observe(0).trick
    led = view.table.piles.pile((Pile.TRICK, trick.plays[0][0]))[0]
    tag = view.table.furniture.led.item
    assert tag.isVisible()
    assert led.pose.box.adjusted(-1, -1, 1, 1).contains(tag.pos())
    assert view.table.poser.layout.middle.contains(tag.sceneBoundingRect())
    assert view.table.standing.spot is StockSpot.PARKED
    assert _bubbles(view) == set()


def test_scores_count_up_to_what_they_become(view: TableView) -> None:
    for seed in range(3, 90):
        match = RandomMatch(seed)
        steps = list(match)
        step = next(step for step in steps if step.after.phase.is_finished)
        scored = next(event for event in step.events if isinstance(event, DealScored))
        if any(by != 0 for by in scored.change):
            break
    seat = next(seat for seat, by in enumerate(scored.change) if by)
    before = steps[steps.index(step) - 1].after
    view.reset(before)
    view.set_pace(Pace.NORMAL)
    view.play(step.events, step.after)
    values = [_face(view, seat).score or 0 for _ in beats(view)]
    assert values[0] == before.rows[seat].score
    assert values == sorted(values, reverse=scored.change[seat] < 0)
    assert len(set(values)) > 1
    assert _face(view, seat).score == step.after.rows[seat].score
    assert _face(view, seat).change == scored.change[seat]


def test_the_winners_plates_are_ringed(view: TableView) -> None:
    for step in RandomMatch(5):
        view.play(step.events, step.after)
    won = next(event for event in step.events if isinstance(event, MatchWon))
    assert {seat for seat in range(4) if _face(view, seat).is_winner} == set(won.winners)


def test_the_turn_is_marked_by_more_than_colour(view: TableView) -> None:
    view.set_turn(2, is_thinking=True)
    assert _face(view, 2).is_turn
    assert _face(view, 2).thinking == "…"
    assert not _face(view, 1).is_turn
    view.set_turn(None, is_thinking=False)
    assert not _face(view, 2).is_turn


def test_other_words_are_shown_at_once(view: TableView) -> None:
    view.set_words(PlainWords(" (fr)"))
    assert _face(view, 1).name == "Léa (fr)"


def test_the_events_alone_lead_to_the_marks_of_the_observation(
    view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = []
    reconcile = view.table.reconcile

    def compare(seen: Observation) -> None:
        by_events, by_sight = view.table.standing, Standing.of(seen)
        if len(seen.out) == 3:
            # The tricks that a maker left alone is credited with are never on the table.
            by_events.taken = by_sight.taken
        by_events.taken = {seat: by_events.taken.get(seat, 0) for seat in range(4)}
        compared.append((by_events, by_sight))
        reconcile(seen)

    monkeypatch.setattr(view.table, "reconcile", compare)
    for seed in (3, 5, 9):
        for step in RandomMatch(seed):
            view.play(step.events, step.after)
    assert len(compared) > 50
    for by_events, by_sight in compared:
        assert by_events == by_sight


def test_an_observation_alone_puts_the_cards_where_the_events_do(view: TableView) -> None:
    def lying() -> dict[tuple[PileKey, int], Pose]:
        return {(key, slot): sprite.pose for key, slot, sprite in view.table.piles}

    for step in RandomMatch(5):
        view.play(step.events, step.after)
        by_events = lying()
        view.reset(step.after)
        assert lying() == by_events


def test_gathered_cards_turn_face_down(view: TableView) -> None:
    match = _to_last_card_of_trick(view, 1)
    view.set_pace(Pace.NORMAL)
    step = next_step(match)
    gathered = step.events[-1]
    assert isinstance(gathered, CardsMoved)
    view.play(step.events, step.after)
    for _ in beats(view):
        pass
    winner = gathered.moves[0].target.seat
    assert set(shown(view)[Pile.TAKEN, winner]) == {None}
