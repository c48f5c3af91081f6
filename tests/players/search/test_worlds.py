# SPDX-License-Identifier: GPL-3.0-or-later
"""Imagined worlds fit all that was seen, and none is favoured that is not heard."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from buck_euchre_qt.engine.actions import ORDER, PASS, STAY
from buck_euchre_qt.engine.cards import DECK, Suit, parse_cards
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trump import Trump, suit_of
from buck_euchre_qt.players.counting import shown_voids
from buck_euchre_qt.players.heuristic import HeuristicPlayer
from buck_euchre_qt.players.search.auction import Auction
from buck_euchre_qt.players.search.bits import cards_of, pack_mask
from buck_euchre_qt.players.search.imagining import imagine
from buck_euchre_qt.players.search.inference import Listener
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worlds import Dealer, World
from tests.players.positions import play_match, seen


def check(view: View, world: World, true_discard: bool) -> None:
    """Assert that a world fits an observation, by its cards and not by bits."""
    known = view.seen
    held = [cards_of(hand) for hand in world.held]
    assert set(held[view.seat]) == set(known.hand)
    assert [len(hand) for hand in held] == list(known.hand_sizes)
    everything = [card for hand in held for card in hand]
    tricks = (*known.tricks, known.trick)
    everything += [card for trick in tricks for _, card in trick.plays]
    everything += cards_of(world.discard)
    assert len(set(everything)) == len(everything)
    if known.upcard_state is not UpcardState.TAKEN:
        assert known.upcard not in everything
    elif view.dealer not in known.out and true_discard:
        assert known.upcard in everything
    if known.trump is not None:
        for seat, voids in enumerate(shown_voids(tricks, 4, known.trump)):
            assert not voids & {suit_of(card, known.trump) for card in held[seat]}


@pytest.mark.parametrize("seed", range(4))
def test_every_world_fits_what_was_seen(seed: int) -> None:
    rng = random.Random(seed)
    checked = 0
    for match, seat in play_match([HeuristicPlayer()] * 4, rng):
        view = View(match.observe(seat))
        if view.seen.phase is Phase.DISCARD:
            continue
        dealer = Dealer(view)
        worlds = [dealer.draw(rng) for _ in range(8)]
        for world in worlds:
            if world is not None:
                check(view, world, true_discard=True)
                checked += 1
        for world, weight in imagine(
            view, Listener(view, Auction(view.table())), 10, 30, rng
        ).worlds:
            check(view, world, true_discard=False)
            assert weight > 0
    assert checked > 100


def test_few_worlds_are_all_listed_once_each() -> None:
    earlier = ["0:JC 1:9C 2:TC 3:QC", "0:AC 1:KC 2:AD 3:KD", "0:JD 1:QD 2:TD 3:9D"]
    observation = seen(Phase.PLAY, "JH 9H", trump="C", upcard="JS", tricks=earlier, maker=0, out=())
    view = View(observation)
    worlds = Dealer(view).all_worlds()
    lies = {world.held for world in worlds}
    # Nine cards are unseen: two for each of three hands, three out of play.
    assert len(worlds) == len(lies) == 36 * 21 * 10


def test_a_shown_void_bounds_the_worlds_exactly() -> None:
    # West has shown no spades; only seats 1 and 2 may hold them.
    earlier = ["0:AS 1:9S 2:TS 3:9H", "0:AH 1:TH 2:QH 3:KH", "0:AC 1:9C 2:TC 3:QC"]
    observation = seen(
        Phase.PLAY, "AD KD", trump="D", upcard="9D", tricks=earlier, maker=0,
        upcard_state=UpcardState.TURNED_DOWN,
    )  # fmt: skip
    view = View(observation)
    unseen = cards_of(view.unseen)
    spades = [card for card in unseen if suit_of(card, Trump.DIAMONDS) is Suit.SPADES]
    expected = 0
    for third in combinations([card for card in unseen if card not in spades], 2):
        rest = [card for card in unseen if card not in third]
        expected += len(list(combinations(rest, 2))) * len(list(combinations(rest[2:], 2)))
    assert len(Dealer(view).all_worlds()) == expected


def test_drawn_worlds_are_as_likely_as_listed_ones() -> None:
    # Seat 1 has shown no hearts, so the order of drawing must not favour anything.
    earlier = ["0:JC 1:9C", "0:AH 1:KD", "0:JD 1:QD"]
    observation = seen(
        Phase.PLAY, "JH 9H", trump="C", upcard="9S", tricks=earlier, maker=1, out=(2, 3)
    )
    dealer = Dealer(View(observation))
    rng = random.Random(5)
    counts: Counter[int] = Counter()
    for _ in range(30000):
        world = dealer.draw(rng)
        assert world is not None
        counts[world.held[1]] += 1
    listed = {world.held[1] for world in dealer.all_worlds()}
    assert set(counts) == listed
    expected = 30000 / len(listed)
    assert max(counts.values()) < 1.35 * expected
    assert min(counts.values()) > 0.65 * expected


def test_who_ordered_is_thought_to_hold_more_trumps_and_who_passed_fewer() -> None:
    observation = seen(
        Phase.STAY_OR_DROP,
        "9D TD 9S TS 9C",
        trump="H",
        upcard="TH",
        dealer=3,
        maker=2,
        calls=[(0, PASS), (1, PASS), (2, ORDER), (3, STAY)],
        upcard_state=UpcardState.TAKEN,
    )
    view = View(observation)
    imagined = imagine(view, Listener(view, Auction(view.table())), 300, 1500, random.Random(1))
    guesses = {guess.seat: guess for guess in imagined.guesses}
    assert guesses[2].trumps > guesses[2].trumps_unheard + 0.5
    assert guesses[1].trumps < guesses[1].trumps_unheard
    assert guesses[2].right_bower > guesses[1].right_bower


def test_the_dealer_is_known_to_hold_the_upcard_taken() -> None:
    observation = seen(
        Phase.STAY_OR_DROP,
        "9D TD 9S TS 9C",
        trump="H",
        upcard="JH",
        dealer=2,
        maker=1,
        calls=[(3, PASS), (0, PASS), (1, ORDER)],
        upcard_state=UpcardState.TAKEN,
    )
    view = View(observation)
    right = pack_mask(parse_cards("JH"))
    worlds = imagine(view, Listener(view, Auction(view.table())), 50, 200, random.Random(1)).worlds
    assert all(world.held[2] & right for world, _ in worlds)
    assert all(cards_of(world.discard)[0] in DECK for world, _ in worlds)
