# SPDX-License-Identifier: GPL-3.0-or-later
"""Computer players know what their seat may know, and nothing of it hangs on hidden cards."""

from __future__ import annotations

import os
import pickle
import pickletools
import random
from collections.abc import Iterator

import pytest

from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation, observe
from buck_euchre_qt.engine.state import DealState, UpcardState
from buck_euchre_qt.engine.trump import suit_of
from buck_euchre_qt.players.counting import shown_voids
from buck_euchre_qt.players.levels import LEVELS, make_player
from tests.players.positions import play_match, stopped

SWAPS = 60
# The whole proof asks 10,000 questions a level; FAIRNESS_DECISIONS=10000 asks for it.
ASKED = os.environ.get("FAIRNESS_DECISIONS")
DECISIONS = {
    "beginner": 300,
    "casual": 300,
    "club": 300,
    "strong": 60,
    "expert": 40,
    "master": 20,
}


def permute_hidden(state: DealState, seat: int, rng: random.Random) -> DealState:
    """Return the deal with the cards that `seat` does not see dealt anew.

    What everybody knows still holds: hand sizes, the suits that seats have shown not to hold,
    and that the dealer has, or laid aside, the upcard taken.
    """
    slots, cards = _hidden_slots(state, seat)
    voids = (
        shown_voids((*state.tricks, state.trick), state.seats, state.trump) if state.trump else ()
    )
    pinned = state.upcard if state.upcard_state is UpcardState.TAKEN else None

    def fits(owner: int | None, card: Card) -> bool:
        if owner is None or not voids or state.trump is None:
            return True
        return suit_of(card, state.trump) not in voids[owner]

    for _ in range(SWAPS):
        if len(cards) < 2:
            break
        one, other = rng.sample(range(len(cards)), 2)
        if pinned in (cards[one], cards[other]):
            continue
        if fits(slots[one], cards[other]) and fits(slots[other], cards[one]):
            cards[one], cards[other] = cards[other], cards[one]
    return _with_hidden(state, seat, iter(cards))


def _hidden_slots(state: DealState, seat: int) -> tuple[list[int | None], list[Card]]:
    slots: list[int | None] = []
    cards: list[Card] = []
    for owner in range(state.seats):
        if owner != seat:
            slots += [owner] * len(state.hands[owner])
            cards += state.hands[owner]
            slots += [None] * len(state.aside[owner])
            cards += state.aside[owner]
    slots += [None] * len(state.stock)
    cards += state.stock
    if state.discard is not None and state.dealer != seat:
        slots.append(None)
        cards.append(state.discard)
    return slots, cards


def _with_hidden(state: DealState, seat: int, cards: Iterator[Card]) -> DealState:
    hands = list(state.hands)
    aside = list(state.aside)
    for owner in range(state.seats):
        if owner != seat:
            hands[owner] = tuple(next(cards) for _ in hands[owner])
            aside[owner] = tuple(next(cards) for _ in aside[owner])
    stock = tuple(next(cards) for _ in state.stock)
    is_hidden = state.discard is not None and state.dealer != seat
    discard = next(cards) if is_hidden else state.discard
    return state._replace(hands=tuple(hands), aside=tuple(aside), stock=stock, discard=discard)


def decision_points(seed: int, amount: int) -> Iterator[tuple[Match, int]]:
    rng = random.Random(seed)
    # The questions are the club player's; asking everybody everything would take too long.
    players = [make_player("club")] * 4
    left = amount
    while left:
        for match, seat in play_match(players, rng):
            if rng.random() < 0.3:
                yield match, seat
                left -= 1
                if not left:
                    return


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_the_same_however_the_hidden_cards_lie(level: str) -> None:
    player = make_player(level, clock=stopped)
    amount = int(ASKED) if ASKED else DECISIONS[level]
    moved = 0
    for number, (match, seat) in enumerate(decision_points(1, amount)):
        state = match.state
        assert state is not None
        seen = match.observe(seat)
        decision = player.choose(seen, random.Random(number))
        for turn in range(2):
            other = permute_hidden(state, seat, random.Random(f"{number} {turn}"))
            moved += other != state
            seen_there = observe(match.game, other, seat)
            assert seen_there == seen
            assert player.choose(seen_there, random.Random(number)) == decision
    assert moved > amount


def test_permuting_keeps_the_deck_whole() -> None:
    for number, (match, seat) in enumerate(decision_points(2, 50)):
        state = match.state
        assert state is not None
        other = permute_hidden(state, seat, random.Random(number))
        assert sorted(_all_cards(other)) == sorted(_all_cards(state))


def _all_cards(state: DealState) -> list[int]:
    piles = [*state.hands, *state.aside, state.stock]
    extra = [card for card in (state.discard,) if card is not None]
    return [card.index for pile in piles for card in pile] + [card.index for card in extra]


def test_what_the_player_is_given_names_no_hidden_card() -> None:
    texts = {card.text for card in DECK}
    for match, seat in decision_points(3, 100):
        state = match.state
        assert state is not None
        seen = match.observe(seat)
        named = {
            argument
            for _, argument, _ in pickletools.genops(pickle.dumps(seen))
            if isinstance(argument, str) and argument in texts
        }
        assert named <= {card.text for card in _known(seen)}


def _known(seen: Observation) -> set[Card]:
    played = {card for trick in (*seen.tricks, seen.trick) for _, card in trick.plays}
    own = set(seen.hand) | ({seen.discard} if seen.discard else set())
    return played | own | {seen.upcard}
