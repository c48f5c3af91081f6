# SPDX-License-Identifier: GPL-3.0-or-later
"""The quick judgement of a hand is the club player's own, and so is what follows from it."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.actions import ORDER, PASS
from buck_euchre_qt.engine.cards import parse_cards
from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.buck.staying import has_sure_trick as club_has_sure_trick
from buck_euchre_qt.players.buck.strength import best_discard as club_discard
from buck_euchre_qt.players.buck.strength import card_chances
from buck_euchre_qt.players.counting import Count
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.search.auction import Auction, Habits, Outcome, Table
from buck_euchre_qt.players.search.bits import layout, pack_mask
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worth import best_discard, has_sure_trick, worth
from tests.players.positions import play_match

CLUB = HeuristicPlayer()


def test_a_hand_is_judged_as_the_club_player_judges_it() -> None:
    rng = random.Random(1)
    judged = discards = equals = 0
    for match, seat in (point for _ in range(12) for point in play_match([CLUB] * 4, rng)):
        seen = match.observe(seat)
        if seen.phase is Phase.FIRST_CIRCUIT and seat != seen.dealer:
            trump = Trump.of(seen.upcard.suit)
            view = View(seen)
            promised = Auction(view.table()).order_worth(view.hand, seat)
            assert promised == pytest.approx(
                sum(card_chances(Count(seen, trump), seen.hand)), abs=0.1
            )
            judged += 1
        if seen.phase is Phase.DISCARD and seen.trump is not None:
            plan = layout(seen.trump)
            card, kept = best_discard(plan.of(pack_mask(seen.hand)), plan)
            club_card, club_worth = club_discard(Count(seen, seen.trump), seen.hand)
            assert kept.tricks == pytest.approx(club_worth)
            equals += plan.cards[card] is club_card
            discards += 1
        if seen.phase is Phase.STAY_OR_DROP and seen.trump is not None:
            mask = layout(seen.trump).of(pack_mask(seen.hand))
            assert has_sure_trick(mask) == club_has_sure_trick(seen.hand, seen.trump)
    assert judged > 100
    # Only between equally good discards may it choose the other one.
    assert equals > 0.8 * discards


def test_the_imagined_auction_calls_as_the_club_player_does() -> None:
    rng = random.Random(2)
    same = different = 0
    for match, seat in (point for _ in range(12) for point in play_match([CLUB] * 4, rng)):
        seen = match.observe(seat)
        if seen.phase is not Phase.FIRST_CIRCUIT:
            continue
        view = View(seen)
        auction = Auction(view.table())
        orders = auction.order_worth(view.hand, seat) >= auction.table.habits[seat].order
        agrees = CLUB.choose(seen, rng).action == (ORDER if orders else PASS)
        same, different = same + agrees, different + (not agrees)
    assert same > 50 * different


def test_an_imagined_deal_shares_out_five_tricks() -> None:
    rng = random.Random(3)
    for match, seat in (point for _ in range(4) for point in play_match([CLUB] * 4, rng)):
        state = match.state
        assert state is not None
        if state.phase is not Phase.FIRST_CIRCUIT:
            continue
        auction = Auction(View(match.observe(seat)).table())
        outcome = auction.first_circuit([pack_mask(hand) for hand in state.hands], seat)
        assert sum(outcome.taken) == 5
        assert all(outcome.taken[other] == 0 for other in range(4) if outcome.out >> other & 1)


def test_a_lone_maker_is_credited_with_every_trick() -> None:
    table = Table(3, 0, (25, 25, 25, 25), True, (Habits(),) * 4)
    plan = layout(Trump.HEARTS)
    hand = plan.of(pack_mask(parse_cards("JH JD AH KH AS")))
    outcome = Auction(table).played([hand, 0, 0, 0], 0, 0b1110, 0, plan)
    assert outcome == Outcome(0, 0b1110, (5, 0, 0, 0))


@pytest.mark.parametrize("trump", [trump for trump in Trump if trump is not Trump.NO_TRUMP])
def test_the_discard_is_the_one_whose_loss_leaves_most(trump: Trump) -> None:
    rng = random.Random(4)
    plan = layout(trump)
    for _ in range(200):
        six = sum(rng.sample(list(plan.cards), 6))
        left = {card: worth(six ^ card, card, 0, 3, plan) for card in plan.cards if card & six}
        card, kept = best_discard(six, plan)
        assert kept == left[card]
        assert kept.tricks == pytest.approx(max(other.tricks for other in left.values()))


def test_nothing_can_be_discarded_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to discard"):
        best_discard(0, layout(Trump.HEARTS))
