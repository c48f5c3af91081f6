# SPDX-License-Identifier: GPL-3.0-or-later
"""A deal is looked back at as it was, and can be played on with the same hidden cards."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import PlayerKind
from buck_euchre_qt.learning.deal_review import DealReview, Openness
from buck_euchre_qt.storage.match_facts import HELPED_KEY, ID_KEY
from tests.helpers.tables import random_match, saved

GAMES = ["buck", "partnership", "two-handed"]


def review_of(match: Match, deal: int = 0, seat: int = 0) -> DealReview:
    return DealReview(saved(match), deal, seat)


def open_hands(seen: Observation) -> set[int | None]:
    """Return whose hands lie open, of those who hold cards."""
    return {
        pile.seat
        for pile in seen.piles
        if pile.pile is Pile.HAND and pile.cards and None not in pile.cards
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_every_position_shows_the_hands_that_are_wanted(game_id: str) -> None:
    review = review_of(random_match(3, game_id))
    for position in range(review.end + 1):
        state = review.state(position)
        holding = {seat for seat, hand in enumerate(state.hands) if hand}
        assert open_hands(review.see(position, Openness.ALL)) == holding
        assert open_hands(review.see(position, Openness.OWN)) == holding & {0}
        if position < review.end:
            decider = review.made[position].seat
            assert open_hands(review.see(position, Openness.DECIDER)) == {decider}
            assert review.step(position).state == review.state(position + 1)


def test_what_is_closed_stays_closed_with_all_hands_open() -> None:
    review = review_of(random_match(5))
    for position in range(review.end + 1):
        for pile in review.see(position, Openness.ALL).piles:
            if pile.pile in (Pile.STOCK, Pile.DISCARD, Pile.ASIDE, Pile.TAKEN):
                assert set(pile.cards) <= {None}


def test_own_decisions_are_those_with_a_choice() -> None:
    review = review_of(random_match(7), seat=2)
    assert review.own
    for made in review.own:
        assert made.seat == 2
        assert len(made.observation.legal) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_branch_has_the_same_cards_up_to_its_point_and_belongs_to_nobody(game_id: str) -> None:
    match = random_match(9, game_id)
    deal = min(1, len(match.deals) - 1)
    review = review_of(match, deal)
    for position in range(review.end):
        branch = review.branch(position, "seed")
        assert len(branch.match.deals) == deal + 1
        assert branch.match.state == review.state(position)
        assert branch.match is not match
        assert branch.extras[HELPED_KEY] is True
        assert ID_KEY not in branch.extras
        kinds = [player.kind for player in branch.players]
        assert kinds == [PlayerKind.HUMAN, *[PlayerKind.BOT] * (len(kinds) - 1)]


def test_the_original_is_not_touched_by_playing_a_branch_on() -> None:
    match = random_match(11)
    review = review_of(match)
    before = [logged.action for logged in match.deals[0].actions]
    branch = review.branch(0, "seed").match
    while branch.legal():
        branch.play(branch.legal()[-1])
    assert [logged.action for logged in match.deals[0].actions] == before


def test_a_match_that_is_taken_back_leaves_the_review_as_it_was() -> None:
    match = Match(random_match(13).game)
    source = random_match(13).deals[0]
    match.begin_deal(source.dealer, source.deck, source.cut)
    for logged in source.actions:
        match.play(logged.action)
    review = review_of(match)
    last = review.state(review.end)
    for _ in range(4):
        match.undo()
    assert review.state(review.end) == last
    assert review.branch(review.end - 1, "seed").match.state == review.state(review.end - 1)


def test_a_computer_player_is_asked_with_the_luck_it_had() -> None:
    match = random_match(15)
    with_seed = saved(match)
    with_seed = type(with_seed)(match, with_seed.players, {"bot_seed": "luck"})
    review = DealReview(with_seed, 1, 0)
    made = next(made for made in review.made if made.seat == 3)
    seen, level, seed = review.thought(made.position)
    assert seen == made.observation
    assert level == "sharp"
    # Deals count from 1 and decisions from 0, as the match itself asks.
    assert seed == f"luck:2:{made.position}"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_decision_can_be_asked_again_just_as_it_was(game_id: str) -> None:
    review = review_of(random_match(19, game_id))
    for made in (made for made in review.made if not made.is_forced):
        again = review.situation(made.position).replay()
        assert again.observe(made.seat) == made.observation


def test_there_is_no_deal_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        review_of(random_match(17), 10_000)
