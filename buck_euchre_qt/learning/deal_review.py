# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished deal looked back at: where it stood before each decision, and how to play it on."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Final

from buck_euchre_qt.engine.events import CardsMoved, Event
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import Observation, observe, redact
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.engine.state import DealState, Step, piles_of
from buck_euchre_qt.learning.decisions import Made, decisions_in
from buck_euchre_qt.learning.situations import Situation, situation_in
from buck_euchre_qt.players.opponents import level_of
from buck_euchre_qt.storage.match_facts import BOT_SEED_KEY, HELPED_KEY


class Openness(Enum):
    """Whose hands lie open."""

    ALL = "all hands"
    OWN = "the own hand"
    DECIDER = "the hand of whoever decides"


class DealReview:
    """One deal of a match, seen by `seat`; position n lies before action n, both from 0.

    The last position, `end`, is the deal as it ended.
    """

    def __init__(self, saved: SavedMatch, deal: int, seat: int) -> None:
        """Look at the deal with number `deal`, counted from 0; IndexError when there is none."""
        self.saved: Final = saved
        self.deal: Final = deal
        self.seat: Final = seat
        self.made: Final[tuple[Made, ...]] = tuple(decisions_in(saved.match, deal))
        # A match that is played on may be taken back: what is looked at stays as it was.
        self._logs: Final = [
            replace(log, actions=list(log.actions)) for log in saved.match.deals[: deal + 1]
        ]

    @property
    def end(self) -> int:
        """The position at which the deal ended."""
        return len(self.made)

    @property
    def own(self) -> tuple[Made, ...]:
        """The decisions of the seat where there was a choice."""
        return tuple(made for made in self.made if made.seat == self.seat and not made.is_forced)

    def state(self, position: int) -> DealState:
        """Return the deal as it stood at a position, hidden cards included."""
        return self.step(position - 1).state if position else self._logs[-1].opening.state

    def step(self, position: int) -> Step:
        """Return what led from a position to the next one.

        :raises IndexError: at the end.
        """
        return self._logs[-1].actions[position].step

    def situation(self, position: int) -> Situation:
        """Return what was to be decided at a position, to be asked again some day."""
        return situation_in(self.saved.match.game, self._logs[-1], position)

    def see(self, position: int, openness: Openness) -> Observation:
        """Return what the seat sees at a position, with other hands open where that is wanted.

        Hands that were laid aside, the stock and the discard stay closed.
        """
        state = self.state(position)
        seen = observe(self.saved.match.game, state, self.seat)
        if openness is Openness.OWN:
            return seen
        if openness is Openness.ALL:
            shown = piles_of(state)
        else:
            decider = self.seat if position == self.end else self.made[position].seat
            shown = observe(self.saved.match.game, state, decider).piles
        hands = {pile.seat: pile for pile in shown if pile.pile is Pile.HAND}
        piles = tuple(hands[pile.seat] if pile.pile is Pile.HAND else pile for pile in seen.piles)
        return seen._replace(piles=piles)

    def events(self, position: int, openness: Openness) -> tuple[Event, ...]:
        """Return what happens from a position to the next one, as far as hands lie open.

        :raises IndexError: at the end.
        """
        events = self.step(position).events
        if openness is Openness.ALL:
            return tuple(_with_open_hands(event) for event in events)
        return redact(events, self.seat)

    def thought(self, position: int) -> tuple[Observation, str, str]:
        """Return what a computer player was asked at a position: observation, level and seed.

        With the same answer as then, as long as the record says with what luck it thought.
        """
        made = self.made[position]
        player = self.saved.players[made.seat]
        seed = self.saved.extras.get(BOT_SEED_KEY, "")
        return made.observation, level_of(player), f"{seed}:{self.deal + 1}:{position}"

    def branch(self, position: int, seed: str) -> SavedMatch:
        """Return the match as it stood at a position, to be played on by the seat.

        It is a match of its own, helped and without an id, and knows no more than the deals so
        far: the hidden cards are the same, what comes after is not.
        """
        match = Match(self.saved.match.game)
        for number, log in enumerate(self._logs):
            match.begin_deal(log.dealer, log.deck, log.cut)
            for logged in log.actions[:position] if number == self.deal else log.actions:
                match.play(logged.action)
        players = tuple(
            PlayerInfo(player.name, PlayerKind.HUMAN, None, player.extras)
            if seat == self.seat
            else PlayerInfo(player.name, PlayerKind.BOT, level_of(player), player.extras)
            for seat, player in enumerate(self.saved.players)
        )
        return SavedMatch(match, players, {BOT_SEED_KEY: seed, HELPED_KEY: True})


_SHOWN: Final = (Pile.HAND, Pile.TRICK, Pile.UPCARD)


def _with_open_hands(event: Event) -> Event:
    """Return an event in which cards are seen wherever hands lie open, and no further."""
    if not isinstance(event, CardsMoved):
        return event
    return CardsMoved(
        tuple(
            move if move.target.pile in _SHOWN else move._replace(card=None) for move in event.moves
        )
    )
