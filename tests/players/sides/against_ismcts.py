# SPDX-License-Identifier: GPL-3.0-or-later
"""A level of partnership play against OpenSpiel's information set tree search, on its engine.

`python -m tests.players.sides.against_ismcts master 150` plays 150 deals twice, the teams
swapped, and prints the points a deal of the level with a 95 % interval over pairs; a third
argument is the number of simulations (10,000), a fourth the number of the first deal. It needs
the package `open_spiel`, which the extra `referee` brings.

There whether somebody plays alone is asked after the discard, and the dealer may not lay the
upcard aside; so the discard comes before the word "alone" for an opponent's dealer, and the
upcard stays in hand.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from typing import Protocol

from buck_euchre_qt.engine.actions import ORDER, ORDER_ALONE, Action, Discard, NameTrump, OrderUp
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.observation import observe
from buck_euchre_qt.engine.state import DealState, Phase
from buck_euchre_qt.players.arena import estimate
from buck_euchre_qt.players.levels import make_player
from buck_euchre_qt.players.player import Player
from tests.engine.games.referee import Referee, SpielState, action_text, known_to_both, load_euchre
from tests.helpers.tables import begin_any_deal

TARGET = 99
SIMULATIONS = 10_000
# As far as the points of a deal reach, so that exploring and what was found are of one size.
EXPLORATION = 2.0


class Bot(Protocol):
    """What is used of a player of OpenSpiel."""

    def step(self, state: SpielState) -> int: ...


def make_bot(simulations: int, seed: int) -> Bot:
    """Return OpenSpiel's tree search, playing the most visited action.

    :raises ImportError: when OpenSpiel is not installed.
    """
    spiel = importlib.import_module("pyspiel")
    bot: Bot = spiel.ISMCTSBot(
        seed,
        spiel.RandomRolloutEvaluator(1, seed),
        EXPLORATION,
        simulations,
        -1,
        spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    return bot


class SideBySide:
    """One deal played by a level in one team and by the bot in the other.

    The deal here follows the deal there; only an order of the bot waits for its word "alone".
    """

    def __init__(self, deal: DealState, game: Game, player: Player, bot: Bot, team: int) -> None:
        self._game = game
        self._state = deal
        self._referee = Referee(load_euchre(True), deal)
        self._player = player
        self._bot = bot
        self._team = team
        self._decisions = 0

    def play(self) -> float:
        """Play the deal to its end and return the points of the level's team."""
        while self._state.turn is not None:
            if self._state.turn % 2 == self._team:
                self._do(self._ours(self._state))
            else:
                self._bots()
        assert self._referee.state.is_terminal()
        ours, theirs = self._state.change[self._team], self._state.change[1 - self._team]
        assert self._referee.state.returns()[self._team] == ours - theirs
        return float(ours - theirs)

    def _ours(self, state: DealState) -> Action:
        assert state.turn is not None
        seen = observe(self._game, state, state.turn)
        seen = seen._replace(legal=known_to_both(seen.legal, state))
        self._decisions += 1
        return self._player.choose(seen, random.Random(self._decisions)).action

    def _do(self, action: Action) -> None:
        """Do an action here and there."""
        self._state = self._game.apply(self._state, action).state
        self._referee.follow(action, self._state)

    def _bots(self) -> None:
        """Let the bot act, and do the same here."""
        before = self._state
        text = self._asked()
        action = next(
            action for action in self._game.legal(before) if action_text(action, before) == text
        )
        if not isinstance(action, OrderUp | NameTrump):
            self._state = self._game.apply(before, action).state
            # After the bot's discard a maker of the level is asked.
            self._referee.answer(self._state)
            return
        discard = self._discard_unheard(before) if isinstance(action, OrderUp) else None
        is_alone = self._asked() == "Alone"
        if isinstance(action, OrderUp):
            action = ORDER_ALONE if is_alone else ORDER
        else:
            action = NameTrump(action.suit, is_alone)
        self._state = self._game.apply(before, action).state
        if discard is not None and self._state.phase is Phase.DISCARD:
            self._state = self._game.apply(self._state, discard).state

    def _discard_unheard(self, before: DealState) -> Action:
        """Return the dealer's discard, before it is known whether the maker plays alone."""
        ordered = self._game.apply(before, ORDER).state
        if before.dealer % 2 == self._team:
            discard = self._ours(ordered)
            self._referee.do(action_text(discard, ordered))
            return discard
        text = self._asked()
        return next(
            action
            for action in self._game.legal(ordered)
            if isinstance(action, Discard) and action_text(action, ordered) == text
        )

    def _asked(self) -> str:
        """Do there what the bot wants, and return how it is written."""
        state = self._referee.state
        wanted = self._bot.step(state)
        text = state.action_to_string(wanted)
        state.apply_action(wanted)
        return text


def play_pair(level: str, number: int, simulations: int) -> float:
    """Return the mean points of a level on one deal with either team's cards."""
    player = make_player(level, clock=lambda: 0.0)
    points = []
    for team in range(2):
        match = Match(make_game("partnership", {"target": TARGET}))
        deal = begin_any_deal(match, random.Random(number)).state
        bot = make_bot(simulations, number)
        points.append(SideBySide(deal, match.game, player, bot, team).play())
    return sum(points) / len(points)


def play(
    level: str, pairs: int, simulations: int, first: int, tell: Callable[[str], object]
) -> float:
    """Play so many deals twice, tell the result now and then, and return the points a deal."""
    began = time.monotonic()
    points: list[float] = []
    for number in range(first, first + pairs):
        points.append(play_pair(level, number, simulations))
        if len(points) % 25 == 0 or len(points) == pairs:
            mean, margin = estimate(points)
            tell(
                f"{level}: {mean:+.3f} ± {margin:.3f} points a deal against {simulations} "
                f"simulations, {len(points)} x 2 deals, {time.monotonic() - began:.0f} s\n"
            )
    return estimate(points).mean


def main() -> None:
    """Play what the arguments say."""
    level, *numbers = sys.argv[1:] or ["master"]
    pairs, simulations, first = [*map(int, numbers), *(150, SIMULATIONS, 0)[len(numbers) :]]

    def tell(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    play(level, pairs, simulations, first, tell)


if __name__ == "__main__":
    main()
