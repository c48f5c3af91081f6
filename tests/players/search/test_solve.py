# SPDX-License-Identifier: GPL-3.0-or-later
"""The exact solution of open deals, held against a search that has nothing clever in it."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.cards import DECK, Card, parse_cards
from buck_euchre_qt.engine.trick import EMPTY_TRICK, Trick, followers
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.search.bits import layout, pack_mask
from buck_euchre_qt.players.search.solve import OpenDeal, OpenTrick

Hands = tuple[tuple[Card, ...], ...]


def plain_tricks(
    hands: Hands, turn: int, trick: Trick, trump: Trump, side: tuple[int, ...] = (0,)
) -> int:
    """Return what a side takes against all the others, by the engine's own tricks."""
    if len(trick.plays) == len(hands):
        assert trick.winner is not None
        won = int(trick.winner in side)
        return won + plain_tricks(hands, trick.winner, EMPTY_TRICK, trump, side)
    if not hands[turn]:
        return 0
    values = []
    for card in followers(hands[turn], trump, trick.led):
        rest = tuple(other for other in hands[turn] if other is not card)
        after = (*hands[:turn], rest, *hands[turn + 1 :])
        played = trick.with_play(turn, card, trump)
        values.append(plain_tricks(after, (turn + 1) % len(hands), played, trump, side))
    return max(values) if turn in side else min(values)


def deal(rng: random.Random, players: int, cards: int) -> Hands:
    deck = list(DECK)
    rng.shuffle(deck)
    return tuple(tuple(deck[seat * cards : (seat + 1) * cards]) for seat in range(players))


def masks(hands: Hands, trump: Trump) -> list[int]:
    return [layout(trump).of(pack_mask(hand)) for hand in hands]


@pytest.mark.parametrize(("players", "cards"), [(4, 3), (3, 3), (3, 4), (2, 5), (4, 2), (4, 1)])
@pytest.mark.parametrize("trump", Trump)
def test_the_solution_agrees_with_trying_everything(players: int, cards: int, trump: Trump) -> None:
    rng = random.Random(f"{players} {cards} {trump.value}")
    for _ in range(2 if players * cards > 11 else 12):
        hands = deal(rng, players, cards)
        leader = rng.randrange(players)
        solved = OpenDeal(masks(hands, trump), layout(trump)).tricks_to_come(leader, cards)
        assert solved == plain_tricks(hands, leader, EMPTY_TRICK, trump)


@pytest.mark.parametrize(("players", "partner"), [(4, 2), (3, 1), (3, 2)])
@pytest.mark.parametrize("trump", Trump)
def test_two_partners_are_solved_against_the_others(
    players: int, partner: int, trump: Trump
) -> None:
    rng = random.Random(f"{players} {partner} {trump.value}")
    plan = layout(trump)
    for _ in range(10):
        hands = deal(rng, players, 3)
        side = (0, partner)
        for leader in range(players):
            solved = OpenDeal(masks(hands, trump), plan, partner).tricks_to_come(leader, 3)
            assert solved == plain_tricks(hands, leader, EMPTY_TRICK, trump, side)
        card = hands[0][0]
        rest = (hands[0][1:], *hands[1:])
        trick = EMPTY_TRICK.with_play(0, card, trump)
        bit = plan.bits[card.index]
        tricks = OpenDeal(masks(hands, trump), plan, partner).tricks_after(bit, None, 3, 1)
        assert tricks == plain_tricks(rest, 1, trick, trump, side)


@pytest.mark.parametrize("trump", Trump)
def test_every_card_of_a_trick_under_way_is_valued_as_by_trying_everything(trump: Trump) -> None:
    rng = random.Random(trump.value)
    plan = layout(trump)
    for _ in range(8):
        hands = list(deal(rng, 4, 3))
        leader = rng.randrange(4)
        trick = EMPTY_TRICK
        for seat in range(leader, 4) if leader else ():
            card = rng.choice(followers(hands[seat], trump, trick.led))
            hands[seat] = tuple(other for other in hands[seat] if other is not card)
            trick = trick.with_play(seat, card, trump)
        deal_now = OpenDeal(masks(tuple(hands), trump), plan)
        running = None
        if trick.led is not None and trick.winner is not None:
            best = next(card for seat, card in trick.plays if seat == trick.winner)
            slot = plan.slot_of_suit[trick.led]
            running = OpenTrick(leader, slot, plan.bits[best.index], trick.winner)
        for card in followers(hands[0], trump, trick.led):
            rest = tuple(other for other in hands[0] if other is not card)
            played = trick.with_play(0, card, trump)
            wanted = plain_tricks((rest, *hands[1:]), 1, played, trump)
            for guess in (0, 1, 3, 9):
                assert deal_now.tricks_after(plan.bits[card.index], running, 3, guess) == wanted


def test_the_two_bowers_and_the_ace_take_three_tricks_from_any_seat() -> None:
    hands = tuple(
        parse_cards(text)
        for text in (
            "JH JD AH 9S 9C",
            "KH QH TH AS AC",
            "9H KS QS KC QC",
            "AD KD QD TD 9D",
        )
    )
    for leader in range(4):
        solved = OpenDeal(masks(hands, Trump.HEARTS), layout(Trump.HEARTS))
        assert solved.tricks_to_come(leader, 5) == 3


def test_a_leader_with_every_high_card_takes_all_five_at_no_trump() -> None:
    hands = tuple(
        parse_cards(text) for text in ("AC KC AD AH AS", "QC JC TC 9C KD", "QD JD TD 9D KH")
    )
    plan = layout(Trump.NO_TRUMP)
    assert OpenDeal(masks(hands, Trump.NO_TRUMP), plan).tricks_to_come(0, 5) == 5
