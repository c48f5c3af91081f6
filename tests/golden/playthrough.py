# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole matches as text to be read: what is dealt, done, taken and scored."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from buck_euchre_qt.engine.actions import PASS, STAY, Action
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.events import (
    CardsMoved,
    CardTurned,
    Event,
    HandSorted,
    Move,
    SeatActed,
)
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import DealLog, Match
from buck_euchre_qt.engine.observation import redact
from buck_euchre_qt.engine.places import Place
from buck_euchre_qt.engine.state import DealState
from tests.helpers.tables import begin_any_deal

FOLDER = Path(__file__).parent


class Playthrough(NamedTuple):
    """A match to be told: its file, game and options, and the seed of all that is chance."""

    name: str
    game: str
    options: Mapping[str, object]
    seed: int

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("ordered_and_named", "buck", {}, 21),
    Playthrough("clubs_and_no_trump", "buck", {}, 130),
    Playthrough("lone_maker_wins", "buck", {}, 6),
    Playthrough("lone_maker_goes_on", "buck", {"lone_maker_wins": False, "start": 12}, 1441),
    Playthrough("alone_and_stuck", "partnership", {}, 1066),
    Playthrough(
        "new_deals",
        "partnership",
        {"stick_the_dealer": False, "farmers_hand": True, "target": 4},
        3098,
    ),
    Playthrough("farmer_keeps", "partnership", {"farmers_hand": True, "target": 4}, 1040),
    Playthrough("taken_and_left", "two-handed", {"target": 5}, 53),
    Playthrough(
        "must_take_and_name",
        "two-handed",
        {"dealer_must_take": True, "stick_the_dealer": True, "target": 5},
        12,
    ),
)


def tell(playthrough: Playthrough) -> str:
    """Return the text of a match, and of its first deal as seat 0 sees it."""
    match = play(playthrough)
    options = " ".join(f"{key}={value}" for key, value in match.game.options.items())
    lines = [f"{match.game.info.id} {options}"]
    for number, deal in enumerate(match.deals, start=1):
        lines += ["", f"deal {number}", *tell_deal(deal)]
    lines += ["", f"winners {numbers(match.winners)}", "", "deal 1 as seat 0 sees it"]
    first = match.deals[0]
    for step in (first.opening, *(logged.step for logged in first.actions)):
        lines += [f"  {tell_event(event)}" for event in redact(step.events, 0)]
    return "\n".join(lines) + "\n"


def play(playthrough: Playthrough) -> Match:
    """Play the match: by chance, but rather passing and staying than not."""
    rng = random.Random(playthrough.seed)
    match = Match(make_game(playthrough.game, playthrough.options))
    while not match.is_over:
        if match.is_between_deals:
            begin_any_deal(match, rng)
        else:
            match.play(choose(match.legal(), rng))
    return match


def choose(legal: tuple[Action, ...], rng: random.Random) -> Action:
    """Return one of the legal actions: often the quiet one, where there is one."""
    quiet = [action for action in legal if action in (PASS, STAY)]
    if quiet and rng.random() < 0.4:
        return quiet[0]
    return legal[int(rng.random() * len(legal))]


def tell_deal(deal: DealLog) -> Iterator[str]:
    """Tell a deal, one line an event of note."""
    state = deal.opening.state
    yield f"  dealer {deal.dealer} cut {deal.cut} deck {texts(deal.deck)}"
    for seat, hand in enumerate(state.hands):
        yield f"  hand {seat}: {texts(hand)}"
    yield f"  upcard {state.upcard} stock {texts(state.stock)}"
    yield from tell_change(None, state)
    for logged in deal.actions:
        after = logged.step.state
        yield f"  {logged.seat} {logged.action}"
        yield from tell_change(state, after)
        state = after
    if state.phase.is_finished:
        yield "  thrown in" if state.is_redeal else f"  taken {numbers(state.taken)}"
        yield f"  change {numbers(state.change)}"
        yield f"  scores {numbers(state.scores)}"


def tell_change(before: DealState | None, after: DealState) -> Iterator[str]:
    """Tell what an action led to besides itself."""
    if after.trump is not None and (before is None or before.trump is None):
        alone = f" alone, out {numbers(after.out)}" if after.is_alone else ""
        yield f"  = trump {after.trump.value} maker {after.maker}{alone}"
    if before is not None and len(after.tricks) > len(before.tricks):
        trick = after.tricks[-1]
        plays = " ".join(f"{seat}:{card}" for seat, card in trick.plays)
        yield f"  = trick {len(after.tricks)} {plays} to {trick.winner}"
    if before is None or after.phase is not before.phase:
        yield f"  = {after.phase.value}, turn {after.turn}"


def tell_event(event: Event) -> str:
    """Return an event in one line."""
    match event:
        case CardsMoved(moves):
            return "moved " + ", ".join(tell_move(move) for move in moves)
        case CardTurned(place, card):
            return f"turned {tell_place(place)} to {tell_card(card)}"
        case HandSorted(seat, order):
            return f"sorted {seat}: {numbers(order)}"
        case SeatActed(seat, action):
            return f"acted {seat} {action}"
    name, values = type(event).__name__, event._asdict()
    shown = " ".join(f"{key}={getattr(value, 'value', value)}" for key, value in values.items())
    return f"{name} {shown}"


def tell_move(move: Move) -> str:
    """Return where a card went from and to."""
    return f"{tell_card(move.card)} {tell_place(move.source)}>{tell_place(move.target)}"


def tell_place(place: Place) -> str:
    """Return a place as its pile, seat and slot."""
    seat = "" if place.seat is None else place.seat
    return f"{place.pile.value}{seat}.{place.slot}"


def tell_card(card: Card | None) -> str:
    """Return a card, or dashes for one that is not seen."""
    return "--" if card is None else str(card)


def texts(cards: Iterable[Card]) -> str:
    """Return cards with blanks between them."""
    return " ".join(str(card) for card in cards)


def numbers(values: Iterable[int]) -> str:
    """Return numbers with blanks between them."""
    return " ".join(str(value) for value in values)
