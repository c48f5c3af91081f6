# SPDX-License-Identifier: GPL-3.0-or-later
"""How many ways a fixed deal can go, counted by the engine, by other rules, and written down."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buck_euchre_qt.engine.actions import parse_action
from buck_euchre_qt.engine.cards import DECK, Card
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.state import DealState
from buck_euchre_qt.verify import deal_report
from tests.helpers.plain_deal import Json
from tests.helpers.plain_rules import allowed_after, check
from tests.helpers.tables import CUT, shuffled_deck

STICK = {"stick_the_dealer": True}
LOOSE = {"stick_the_dealer": False, "farmers_hand": True}
MUST = {"dealer_must_take": True, "stick_the_dealer": True}


def ways(game: Game, state: DealState, depth: int) -> int:
    """Return in how many ways the next so many actions can go; a finished deal goes one way."""
    legal = game.legal(state)
    if not depth or not legal:
        return 1
    return sum(ways(game, game.apply(state, action).state, depth - 1) for action in legal)


def plain_ways(game_id: str, deal: dict[str, Json], options: dict[str, Json], depth: int) -> int:
    """Return the same by telling the deal anew from its texts for every sequence."""
    allowed = allowed_after(game_id, deal, options)
    if not depth or not allowed:
        return 1
    actions = deal["actions"]
    assert isinstance(actions, list)
    return sum(
        plain_ways(game_id, {**deal, "actions": [*actions, text]}, options, depth - 1)
        for text in allowed
    )


def fixed_deck(seed: int) -> tuple[Card, ...]:
    """Return a deck that is the same on every machine."""
    return shuffled_deck(random.Random(seed))


class Case(NamedTuple):
    """A deal of a fixed deck, what was done so far, and the ways that so many actions can go."""

    game_id: str
    options: Mapping[str, Json]
    seed: int
    dealer: int
    before: str
    depth: int
    total: int

    @property
    def actions(self) -> list[str]:
        """What was done so far."""
        return self.before.split(", ") if self.before else []


PASSES_3, PASSES_5, PASSES_7 = (", ".join(["pass"] * number) for number in (3, 5, 7))
CASES = (
    Case("buck", {}, 1, 0, "", 6, 310),
    Case("buck", {}, 2, 0, "", 6, 364),
    Case("buck", {}, 3, 0, "", 7, 667),
    Case("buck", {}, 3, 1, PASSES_5, 5, 150),
    Case("partnership", STICK, 3, 0, "", 6, 993),
    Case("partnership", STICK, 3, 2, PASSES_7, 5, 540),
    Case("partnership", LOOSE, 3, 2, PASSES_7, 5, 541),
    Case("partnership", STICK, 4, 1, "pass, order alone", 7, 1020),
    Case("partnership", LOOSE, 76, 0, "", 6, 555),
    Case("two-handed", {}, 5, 0, "", 6, 1301),
    Case("two-handed", MUST, 5, 0, "", 6, 1596),
    Case("two-handed", {}, 5, 1, "order, leave", 10, 2976),
    Case("two-handed", {}, 6, 1, "order, leave", 10, 1012),
    Case("two-handed", {}, 7, 1, PASSES_3, 6, 1231),
    Case("two-handed", MUST, 7, 1, PASSES_3, 6, 1230),
)


@pytest.mark.parametrize("case", CASES)
def test_a_fixed_deal_goes_in_a_known_number_of_ways(case: Case) -> None:
    game = make_game(case.game_id, case.options)
    deck = fixed_deck(case.seed)
    state = game.deal(case.dealer, deck, CUT, game.start_scores()).state
    for text in case.actions:
        state = game.apply(state, parse_action(text)).state
    deal: dict[str, Json] = {
        "dealer": case.dealer,
        "deck": [str(card) for card in deck],
        "cut": CUT,
        "actions": [*case.actions],
    }

    assert ways(game, state, case.depth) == case.total
    assert plain_ways(case.game_id, deal, dict(case.options), case.depth) == case.total


@given(st.data(), st.permutations(DECK), st.integers(1, 23), st.sampled_from(list(GAMES)))
def test_any_deal_offers_and_scores_what_other_rules_do(
    data: st.DataObject, deck: list[Card], cut: int, game_id: str
) -> None:
    options: dict[str, Json] = {
        option.key: data.draw(st.booleans(), option.key)
        for option in GAMES[game_id].info.options
        if isinstance(option.default, bool)
    }
    match = Match(make_game(game_id, options))
    dealer = data.draw(st.integers(0, match.game.info.seats - 1), "dealer")
    match.begin_deal(dealer, tuple(deck), cut)
    actions: list[Json] = []
    texts: list[Json] = [str(card) for card in deck]
    deal: dict[str, Json] = {"dealer": dealer, "deck": texts, "cut": cut, "actions": actions}
    while legal := match.legal():
        assert {str(action) for action in legal} == set(allowed_after(game_id, deal, options))
        action = data.draw(st.sampled_from(legal))
        actions.append(str(action))
        match.play(action)

    opinion = check({"game": game_id, "options": dict(options), "deals": [deal]})
    assert opinion["ok"]
    assert opinion["deals"] == [deal_report(match.deals[0])]
    assert opinion["winners"] == list(match.winners)
