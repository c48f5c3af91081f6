# SPDX-License-Identifier: GPL-3.0-or-later
"""The worlds a decision is tried on: drawn, weighed by what was heard, and thinned out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from buck_euchre_qt.engine.state import Phase
from buck_euchre_qt.players.analysis import HandGuess
from buck_euchre_qt.players.search.bits import Layout
from buck_euchre_qt.players.search.view import View
from buck_euchre_qt.players.search.worlds import Dealer, World

# The share of the weight that goes by the cards alone, against people who bid unlike the model.
_SURPRISE: Final = 0.15
# Worlds that did not fit are drawn anew, but not for ever.
_TRIES: Final = 20
# However late it is, a decision rests on some worlds.
_FEWEST: Final = 12


class Ear(Protocol):
    """Judges worlds by what was said in a game.

    `plan` is the layout of trumps, before there are any that of the upcard's suit.
    """

    @property
    def plan(self) -> Layout:
        """See the class."""

    @property
    def has_heard(self) -> bool:
        """Whether anybody else has said anything."""

    def likelihood(self, world: World) -> float:
        """Return how likely the others' calls are if the cards lie so; at most 1."""

    def best_discard(self, six: int) -> int:
        """Return which of six cards the dealer would lay aside, in bits of `plan`."""


class Imagined(NamedTuple):
    """Worlds with their weights, which add up to 1, and what they say of the others' hands."""

    worlds: tuple[tuple[World, float], ...]
    is_exact: bool
    guesses: tuple[HandGuess, ...]


def imagine(
    view: View,
    ear: Ear,
    amount: int,
    candidates: int,
    rng: random.Random,
    is_late: Callable[[], bool] = lambda: False,
) -> Imagined:
    """Return at most `amount` worlds, picked from `candidates` by what was heard.

    With as many candidates as worlds nothing is inferred. Where there are few worlds at all,
    every one is returned. Once `is_late`, those thought of so far have to do.
    """
    dealer = Dealer(view)
    is_listening = candidates > amount and ear.has_heard
    if view.seen.phase is Phase.PLAY and dealer.amount() <= amount:
        worlds = dealer.all_worlds()
        weights = [1.0] * len(worlds)
        # The hands of those who dropped, and the discard, are left open in these worlds.
        if is_listening and not view.out and not view.is_taken:
            weights = _surprise([ear.likelihood(world) for world in worlds])
        return _gather(view, worlds, weights, ear.plan, is_exact=True)
    wanted = candidates if is_listening else amount
    drawn: list[World] = []
    heard: list[float] = []
    for _ in range(wanted * _TRIES):
        world = dealer.draw(rng)
        if world is not None:
            drawn.append(_with_discard(view, ear, world))
            heard.append(ear.likelihood(drawn[-1]) if is_listening else 1.0)
            if len(drawn) == wanted or (len(drawn) >= _FEWEST and is_late()):
                break
    largest = max(world.weight for world in drawn)
    chances = [world.weight / largest for world in drawn]
    if not is_listening:
        return _gather(view, drawn, chances, ear.plan, is_exact=False)
    weights = [chance * weight for chance, weight in zip(chances, _surprise(heard), strict=True)]
    picked = _pick(drawn, weights, min(amount, len(drawn)), rng)
    worlds = [world for world, _ in picked]
    counts = [count for _, count in picked]
    before = _gather(view, drawn, chances, ear.plan, is_exact=False).guesses
    after = _gather(view, worlds, counts, ear.plan, is_exact=False)
    guesses = tuple(
        HandGuess(new.seat, new.trumps, old.trumps, new.right_bower)
        for new, old in zip(after.guesses, before, strict=True)
    )
    return after._replace(guesses=guesses)


def _with_discard(view: View, ear: Ear, world: World) -> World:
    """Return the world with the discard that the dealer would choose, before it has played."""
    dealer = view.dealer
    if not world.discard or dealer == view.seat or view.played[dealer] or view.out >> dealer & 1:
        return world
    plan = ear.plan
    six = world.held[dealer] | world.discard
    bit = ear.best_discard(plan.of(six))
    discard = 1 << plan.cards[bit].index
    hand = six ^ discard
    held = (*world.held[:dealer], hand, *world.held[dealer + 1 :])
    dealt = (*world.dealt[:dealer], hand, *world.dealt[dealer + 1 :])
    return World(held, dealt, discard, world.weight)


def _surprise(likelihoods: list[float]) -> list[float]:
    """Return weights that leave a share to worlds in which the calls were unlikely."""
    mean = sum(likelihoods) / len(likelihoods)
    if mean <= 0:
        return [1.0] * len(likelihoods)
    return [_SURPRISE + (1 - _SURPRISE) * likelihood / mean for likelihood in likelihoods]


def _pick(
    worlds: list[World], weights: list[float], amount: int, rng: random.Random
) -> list[tuple[World, float]]:
    """Return worlds picked in proportion to their weights, evenly spread, with their counts."""
    step = sum(weights) / amount
    mark = rng.random() * step
    picked = []
    passed = 0.0
    for world, weight in zip(worlds, weights, strict=True):
        passed += weight
        count = 0
        while mark < passed:
            count += 1
            mark += step
        if count:
            picked.append((world, float(count)))
    return picked


def _gather(
    view: View, worlds: list[World], weights: list[float], plan: Layout, *, is_exact: bool
) -> Imagined:
    total = sum(weights)
    shares = [weight / total for weight in weights]
    guesses = []
    for seat in range(view.seen.seats):
        if seat == view.seat or view.out >> seat & 1:
            continue
        trumps = right = 0.0
        suit = plan.pack_of_suit[plan.suits[-1]] if plan.trumps else 0
        bower = 1 << plan.cards[1 << plan.trumps.bit_length() - 1].index if plan.trumps else 0
        for world, share in zip(worlds, shares, strict=True):
            held = world.held[seat] & suit
            trumps += share * held.bit_count()
            right += share if held & bower else 0.0
        guesses.append(HandGuess(seat, trumps, trumps, right))
    return Imagined(tuple(zip(worlds, shares, strict=True)), is_exact, tuple(guesses))
