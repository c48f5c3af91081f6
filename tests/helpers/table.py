# SPDX-License-Identifier: GPL-3.0-or-later
"""A match for the table to show, and plain words for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from buck_euchre_qt.engine.actions import Action, NameTrump, OrderUp, card_of
from buck_euchre_qt.engine.cards import DECK
from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation, redact
from buck_euchre_qt.engine.places import Pile, Place, place
from buck_euchre_qt.engine.state import Step
from buck_euchre_qt.engine.trump import Trump

NAMES = ("You", "Léa", "Bram", "Inês")


class PlainWords:
    """English for tests; `suffix` stands for another language."""

    def __init__(self, suffix: str = "") -> None:
        self.suffix = suffix

    def name(self, seat: int) -> str:
        return NAMES[seat] + self.suffix

    def call(self, action: Action, *, is_dealer: bool) -> str:
        if isinstance(action, OrderUp) and is_dealer:
            return f"pick up{self.suffix}"
        if isinstance(action, NameTrump):
            return f"{action.suit.name.lower()}!{self.suffix}"
        return str(action) + self.suffix

    def out(self) -> str:
        return "out" + self.suffix

    def led(self) -> str:
        return "led" + self.suffix

    def turned_up(self) -> str:
        return "turned up" + self.suffix

    def stock(self) -> str:
        return "stock" + self.suffix

    def discard(self) -> str:
        return "discard" + self.suffix

    def dealer(self) -> str:
        return "dealer" + self.suffix

    def trump(self, trump: Trump) -> str:
        if trump is Trump.NO_TRUMP:
            return "No trumps" + self.suffix
        return f"{trump.name.title()} are trumps{self.suffix}"

    def promise(self, maker: int | None) -> str:
        if maker is None:
            return "Nobody promised" + self.suffix
        return f"{NAMES[maker]} promised 3{self.suffix}"

    def thinking(self) -> str:
        return "…"


class SeenStep(NamedTuple):
    """A step as one seat sees it."""

    events: tuple[Event, ...]
    after: Observation


class RandomMatch:
    """A match played by chance, the same for the same seed, as `onlooker` sees it."""

    def __init__(self, seed: int, onlooker: int = 0, game: Game | None = None) -> None:
        self.chance = random.Random(seed)
        self.match = Match(game or make_game("buck"))
        self.onlooker = onlooker

    def seen(self, step: Step) -> SeenStep:
        return SeenStep(redact(step.events, self.onlooker), self.match.observe(self.onlooker))

    def next(self) -> SeenStep | None:
        """Deal or play on; None once the match is over."""
        if self.match.is_over:
            return None
        if self.match.is_between_deals:
            deck = list(DECK)
            self.chance.shuffle(deck)
            dealer = self.match.next_dealer
            return self.seen(
                self.match.begin_deal(
                    self.chance.randrange(self.match.game.info.seats) if dealer is None else dealer,
                    tuple(deck),
                    self.chance.randint(1, 23),
                )
            )
        return self.seen(self.match.play(self.chance.choice(self.match.legal())))

    def __iter__(self) -> Iterator[SeenStep]:
        while (step := self.next()) is not None:
            yield step


def card_choices(seen: Observation) -> frozenset[Place]:
    """Return the places of the own cards that may be chosen now."""
    return frozenset(
        place(Pile.HAND, seen.seat, seen.hand.index(card))
        for action in seen.legal
        if (card := card_of(action)) is not None
    )
