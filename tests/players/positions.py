# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Buck Euchre written down as a few words, and matches played to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias, TypedDict

from buck_euchre_qt.engine.actions import DISCARDS, DROP, NAMES, ORDER, PASS, PLAYS, STAY, Action
from buck_euchre_qt.engine.cards import DECK, Card, Suit, parse_card, parse_cards
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.engine.state import Phase, UpcardState
from buck_euchre_qt.engine.trick import EMPTY_TRICK, Trick, followers
from buck_euchre_qt.engine.trump import Trump
from buck_euchre_qt.players.levels import LEVELS
from buck_euchre_qt.players.player import Player
from tests.helpers.tables import Table

STANDING = LEVELS[LEVELS.index("club") :]
"""The levels that do not err on purpose."""

Answers: TypeAlias = Callable[[Table], set[str]]
"""Tells all that a level may do when it is its turn."""


def stopped() -> float:
    """Return the time of a clock that stands still, so that no deadline strikes."""
    return 0.0


def trick_of(text: str, trump: Trump) -> Trick:
    """Return the trick written as ``1:9C 2:AC``: seat and card in playing order."""
    trick = EMPTY_TRICK
    for word in text.split():
        seat, card = word.split(":")
        trick = trick.with_play(int(seat), parse_card(card), trump)
    return trick


class Facts(TypedDict, total=False):
    """What `seen` may be told of a position, whatever its phase."""

    upcard: str
    dealer: int
    maker: int | None
    calls: Sequence[tuple[int, Action]]
    out: tuple[int, ...]
    tricks: Sequence[str]
    scores: tuple[int, int, int, int]
    options: Mapping[str, object] | None


class TrumpFacts(Facts, total=False):
    """The same with what makes trumps, or has turned them down."""

    trump: str | None
    upcard_state: UpcardState


def seen(
    phase: Phase,
    hand: str,
    *,
    trump: str | None = None,
    upcard: str = "9D",
    upcard_state: UpcardState = UpcardState.FACE_UP,
    dealer: int = 3,
    maker: int | None = None,
    calls: Sequence[tuple[int, Action]] = (),
    out: tuple[int, ...] = (),
    trick: str = "",
    tricks: Sequence[str] = (),
    scores: tuple[int, int, int, int] = (25, 25, 25, 25),
    options: Mapping[str, object] | None = None,
) -> Observation:
    """Return what seat 0 knows when it is to act; `hand` are the cards it still holds."""
    game = make_game("buck", options)
    cards = parse_cards(hand)
    trumps = None if trump is None else Trump(trump)
    running = trick_of(trick, trumps) if trumps else EMPTY_TRICK
    finished = tuple(trick_of(text, trumps) for text in tricks) if trumps else ()
    played = {seat for seat, _ in running.plays}
    left = 5 - len(finished)
    sizes = [0 if seat in out else left - (seat in played) for seat in range(4)]
    sizes[0] = len(cards)
    led = running.led
    legal: dict[Phase, tuple[Action, ...]] = {
        Phase.FIRST_CIRCUIT: (PASS, ORDER),
        Phase.SECOND_CIRCUIT: (
            PASS,
            *(NAMES[suit] for suit in Suit if suit is not parse_card(upcard).suit),
        ),
        Phase.DISCARD: tuple(DISCARDS[card] for card in cards),
        Phase.STAY_OR_DROP: (STAY, DROP),
        Phase.PLAY: tuple(PLAYS[card] for card in followers(cards, trumps, led)) if trumps else (),
    }
    return Observation(
        game="buck",
        options=dict(game.options),
        seat=0,
        phase=phase,
        dealer=dealer,
        turn=0,
        hand=cards,
        hand_sizes=tuple(sizes),
        upcard=parse_card(upcard),
        upcard_state=upcard_state,
        discard=None,
        calls=tuple(calls),
        trump=trumps,
        maker=maker,
        promise=0 if maker is None else 3,
        is_alone=False,
        out=out,
        trick=running,
        tricks=finished,
        taken=tuple(sum(1 for done in finished if done.winner == seat) for seat in range(4)),
        rows=game.standing(scores),
        change=(),
        winners=(),
        is_redeal=False,
        legal=legal[phase],
        piles=(),
    )


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """Return a shuffled deck."""
    deck = list(DECK)
    rng.shuffle(deck)
    return tuple(deck)


def play_match(
    players: Sequence[Player], rng: random.Random, options: Mapping[str, object] | None = None
) -> Iterator[tuple[Match, int]]:
    """Play a match to its end and yield it before each decision, with the seat to act.

    An illegal choice raises out of the match itself.
    """
    match = Match(make_game("buck", options))
    first = rng.randrange(4)
    while not match.is_over:
        dealer = first if match.next_dealer is None else match.next_dealer
        match.begin_deal(dealer, shuffled(rng), rng.randrange(1, 24))
        while (state := match.state) is not None and state.turn is not None:
            yield match, state.turn
            seen_now = match.observe(state.turn)
            match.play(players[state.turn].choose(seen_now, rng).action, state.turn)
