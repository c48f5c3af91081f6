# SPDX-License-Identifier: GPL-3.0-or-later
"""Sound records made unsound, or sound in another way, by one change at a time."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TypeAlias

from tests.helpers.plain_deal import ALL_CARDS, WORDS, Json

Deal: TypeAlias = dict[str, Json]

CARDS = sorted(ALL_CARDS)
ACTIONS = sorted(WORDS)


def deals_of(record: dict[str, Json]) -> list[Deal]:
    """Return the deals of a record."""
    deals = record["deals"]
    assert isinstance(deals, list)
    return [deal for deal in deals if isinstance(deal, dict)]


def list_in(deal: Deal, key: str) -> list[Json]:
    """Return the list that a deal holds under a key."""
    value = deal[key]
    assert isinstance(value, list)
    return value


def _other_action(deal: Deal, rng: random.Random) -> None:
    actions = list_in(deal, "actions")
    others: list[Json] = [*ACTIONS, "play XX", "", 7, None, ["pass"]]
    actions[rng.randrange(len(actions))] = rng.choice(others)


def _swap_actions(deal: Deal, rng: random.Random) -> None:
    actions = list_in(deal, "actions")
    one, other = rng.randrange(len(actions)), rng.randrange(len(actions))
    actions[one], actions[other] = actions[other], actions[one]


def _lose_action(deal: Deal, rng: random.Random) -> None:
    actions = list_in(deal, "actions")
    del actions[rng.randrange(len(actions))]


def _double_action(deal: Deal, rng: random.Random) -> None:
    actions = list_in(deal, "actions")
    place = rng.randrange(len(actions))
    actions.insert(place, actions[place])


def _cut_short(deal: Deal, rng: random.Random) -> None:
    actions = list_in(deal, "actions")
    del actions[rng.randrange(len(actions)) :]


def _go_on(deal: Deal, rng: random.Random) -> None:
    list_in(deal, "actions").append(rng.choice([*ACTIONS, "more"]))


def _swap_cards(deal: Deal, rng: random.Random) -> None:
    deck = list_in(deal, "deck")
    one, other = rng.randrange(len(deck)), rng.randrange(len(deck))
    deck[one], deck[other] = deck[other], deck[one]


def _other_card(deal: Deal, rng: random.Random) -> None:
    deck = list_in(deal, "deck")
    deck[rng.randrange(len(deck))] = rng.choice([*CARDS, "10H", "hJ", 5, None, []])


def _other_length(deal: Deal, rng: random.Random) -> None:
    deck = list_in(deal, "deck")
    deck.pop() if rng.random() < 0.5 else deck.append(rng.choice(CARDS))


def _other_cut(deal: Deal, rng: random.Random) -> None:
    deal["cut"] = rng.choice([0, 1, 12, 23, 24, -1, 10**30, True, 5.0, "7", None])


def _other_dealer(deal: Deal, rng: random.Random) -> None:
    deal["dealer"] = rng.choice([0, 1, 2, 3, 4, -1, 7, True, 1.0, "1", None])


def _lose_key(deal: Deal, rng: random.Random) -> None:
    del deal[rng.choice(["dealer", "deck", "cut", "actions"])]


def _other_type(deal: Deal, rng: random.Random) -> None:
    deal[rng.choice(["deck", "actions"])] = rng.choice([None, 3, "pass", {}, True])


_CHANGES: tuple[Callable[[Deal, random.Random], None], ...] = (
    *(_other_action, _swap_actions, _lose_action, _double_action, _cut_short, _go_on),
    *(_swap_cards, _other_card, _other_length, _other_cut, _other_dealer),
    *(_lose_key, _other_type),
)


def broken(record: dict[str, Json], rng: random.Random) -> dict[str, Json]:
    """Return a copy of a record with at least one deal with one change."""
    copy: dict[str, Json] = json.loads(json.dumps(record))
    deals = deals_of(copy)
    everything = copy["deals"]
    assert isinstance(everything, list)
    kind = rng.randrange(len(_CHANGES) + 3)
    number = rng.randrange(len(deals))
    if kind < len(_CHANGES):
        _CHANGES[kind](deals[number], rng)
    elif kind == len(_CHANGES):
        del everything[number]
    elif kind == len(_CHANGES) + 1:
        everything.insert(rng.randrange(len(deals) + 1), deals[number])
    else:
        everything[number] = rng.choice([None, 1, "deal", [], {}])
    return copy
