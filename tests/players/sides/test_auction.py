# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands judged and deals carried to their end on bits, as the club player does it with cards."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from buck_euchre_qt.engine.actions import NameTrump, OrderUp, Pass
from buck_euchre_qt.engine.cards import DECK, parse_cards
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.outlook import PARTNERSHIP, TWO_HANDED
from buck_euchre_qt.players.partnership.judging import Seating, features_of
from buck_euchre_qt.players.partnership.scales import ALONE, WITH_PARTNER
from buck_euchre_qt.players.search.bits import layout, pack_mask
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.sides.auction import Bid, SideAuction
from buck_euchre_qt.players.sides.worth import FastScale
from tests.helpers.tables import begin_any_deal

JUDGEMENTS = {"partnership": PARTNERSHIP, "two-handed": TWO_HANDED}
SUITS = [trump for trump in Trump if trump is not Trump.NO_TRUMP]

every_game = pytest.mark.parametrize("game_id", JUDGEMENTS)


def questions(game_id: str, seed: int, amount: int) -> Iterator[tuple[Match, Observation]]:
    """Yield what club players are asked in matches among themselves."""
    rng = random.Random(f"{game_id} {seed}")
    match = Match(make_game(game_id))
    asked = 0
    while asked < amount:
        if match.is_over:
            match = Match(make_game(game_id))
        if match.is_between_deals:
            begin_any_deal(match, rng)
        state = match.state
        assert state is not None
        if state.turn is not None:
            seen = match.observe(state.turn)
            asked += 1
            yield match, seen
            match.play(HeuristicPlayer().choose(seen, rng).action, state.turn)


@pytest.mark.parametrize("trump", SUITS)
def test_a_hand_in_bits_is_judged_as_one_in_cards(trump: Trump) -> None:
    rng = random.Random(trump.value)
    plan = layout(trump)
    for scale in (WITH_PARTNER, ALONE):
        fast = FastScale(scale)
        for _ in range(200):
            *hand, upcard = rng.sample(DECK, 6)
            leads, is_second, partner, opponent = (rng.random() < 0.5 for _ in range(4))
            seating = Seating(leads, is_second, partner and not opponent, opponent)
            is_taken = not is_second and upcard.suit is trump.suit
            wanted = scale.tricks(features_of(hand, trump, upcard, seating, is_taken))
            there = fast.of_seating(plan, upcard, seating, is_taken)
            judged = fast.tricks(plan.of(pack_mask(hand)), plan) + there
            assert judged == pytest.approx(wanted)


@every_game
def test_the_model_calls_as_the_club_player_does_but_for_the_closest_hands(game_id: str) -> None:
    compared = alike = 0
    for _, seen in questions(game_id, 1, 1500):
        if seen.phase not in (Phase.FIRST_CIRCUIT, Phase.SECOND_CIRCUIT) or len(seen.legal) < 2:
            continue
        view = View(seen)
        auction = SideAuction(view, JUDGEMENTS[game_id])
        action = HeuristicPlayer().choose(seen, random.Random(1)).action
        if seen.phase is Phase.FIRST_CIRCUIT:
            bids: tuple[Bid, ...] = (auction.first_bid(view.hand, view.seat),)
        else:
            bids = auction.second_bids(view.hand, view.seat)
        best = max(bids)
        if isinstance(action, Pass):
            is_alike = best.excess <= 0
        else:
            assert isinstance(action, OrderUp | NameTrump)
            is_alike = best.excess > 0 and best.is_alone is action.is_alone
            if isinstance(action, NameTrump):
                is_alike = is_alike and auction.others[bids.index(best)].trump.suit is action.suit
        compared += 1
        alike += is_alike
    # They choose the discard by different measures, so a few dealers differ.
    assert alike > 0.96 * compared
    assert compared > 150


@every_game
def test_a_deal_carried_to_its_end_gives_every_trick_to_somebody_who_is_in(game_id: str) -> None:
    circuits = (Phase.FIRST_CIRCUIT, Phase.SECOND_CIRCUIT)
    played = 0
    for match, seen in questions(game_id, 2, 600):
        state = match.state
        assert state is not None
        if seen.phase not in circuits:
            continue
        auction = SideAuction(View(seen), JUDGEMENTS[game_id])
        world = [pack_mask(hand) for hand in state.hands]
        if seen.phase is Phase.FIRST_CIRCUIT:
            maker, out, taken = auction.first_circuit(world, seen.seat)
        else:
            maker, out, taken = auction.second_circuit(world, seen.seat)
        if maker is None:
            assert sum(taken) == 0
            assert game_id == "two-handed"
            continue
        played += 1
        assert sum(taken) == 5
        assert out in (0, 1 << (maker ^ 2))
        assert all(tricks == 0 for seat, tricks in enumerate(taken) if out >> seat & 1)
    assert played > 60


def test_the_model_discards_to_make_a_void_and_keeps_aces() -> None:
    seen = next(seen for _, seen in questions("partnership", 3, 10))
    auction = SideAuction(View(seen), PARTNERSHIP)
    plan = layout(Trump.HEARTS)

    def discarded(text: str) -> str:
        bit = auction.best_discard(plan.of(pack_mask(parse_cards(text))), plan)
        return str(plan.cards[bit])

    assert discarded("JH AH 9H QS AC TC") == "QS"
    assert discarded("JH AH 9H AS KC TC") == "TC"
    assert discarded("JH JD AH KH QH 9H") == "9H"
