# SPDX-License-Identifier: GPL-3.0-or-later
"""Partnership deals played side by side here and in OpenSpiel, as an outside referee.

`python -m tests.engine.games.referee 20000` plays so many random deals. It needs the package
`open_spiel`, which the extra `referee` brings.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from typing import Protocol

from buck_euchre_qt.engine.actions import Action, Discard, NameTrump, OrderUp, Pass, Play
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.state import DealState, UpcardState
from tests.helpers.tables import begin_any_deal

SUIT_WORDS = {"C": "Clubs", "D": "Diamonds", "H": "Hearts", "S": "Spades"}


class SpielState(Protocol):
    """What is used of a state of OpenSpiel."""

    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def action_to_string(self, action: int) -> str: ...
    def apply_action(self, action: int) -> None: ...
    def returns(self) -> list[float]: ...


class SpielGame(Protocol):
    """What is used of a game of OpenSpiel."""

    def new_initial_state(self) -> SpielState: ...


def load_euchre(stick_the_dealer: bool) -> SpielGame:
    """Return OpenSpiel's game with the same options.

    :raises ImportError: when OpenSpiel is not installed.
    """
    stick = str(stick_the_dealer).lower()
    options = f"allow_lone_defender=false,stick_the_dealer={stick}"
    game: SpielGame = importlib.import_module("pyspiel").load_game(f"euchre({options})")
    return game


class Referee:
    """One deal in OpenSpiel, told in this program's actions."""

    def __init__(self, game: SpielGame, deal: DealState) -> None:
        self.state = game.new_initial_state()
        self.state.apply_action(deal.dealer)
        # Cards go round one by one, the dealer's first.
        for number in range(20):
            seat = (deal.dealer + number) % 4
            self.do(text_of(deal.hands[seat][number // 4]))
        self.do(text_of(deal.upcard))

    @property
    def legal(self) -> set[str]:
        """The texts of what may be done."""
        return {self.state.action_to_string(action) for action in self.state.legal_actions()}

    def do(self, text: str) -> None:
        """Do what is written so."""
        for action in self.state.legal_actions():
            if self.state.action_to_string(action) == text:
                self.state.apply_action(action)
                return
        raise AssertionError(f"{text} is not one of {self.legal}")

    def follow(self, action: Action, after: DealState) -> None:
        """Do an action that was done here; whether one plays alone is said later there."""
        self.do(action_text(action, after))
        if isinstance(action, OrderUp) and after.dealer in after.out:
            # There the dealer exchanges before sitting out, though no card of it is played.
            self.do(min(self.legal))
        self.answer(after)

    def answer(self, after: DealState) -> None:
        """Say whether the maker plays alone, if that is what is asked."""
        if self.legal == {"Alone", "Partner"}:
            self.do("Alone" if after.is_alone else "Partner")


def action_text(action: Action, state: DealState) -> str:
    """Return an action as OpenSpiel writes it, a call as one with a partner."""
    match action:
        case Pass():
            return "Pass"
        case OrderUp():
            return SUIT_WORDS[state.upcard.suit.value]
        case NameTrump(suit):
            return SUIT_WORDS[suit.value]
        case Discard(card) | Play(card) if card is not None:
            return text_of(card)
    raise ValueError(f"OpenSpiel knows no {action}")


def text_of(card: Card) -> str:
    """Return a card as OpenSpiel writes it: the suit first."""
    return card.suit.value + card.rank.value


def play_beside(match: Match, game: SpielGame, rng: random.Random) -> int:
    """Play a deal by chance here and there, and return how many choices of cards were compared."""
    state = begin_any_deal(match, rng).state
    referee = Referee(game, state)
    compared = 0
    while legal := match.legal():
        assert state.turn == referee.state.current_player()
        known = known_to_both(legal, state)
        assert {action_text(action, state) for action in known} == referee.legal
        compared += isinstance(legal[0], Play)
        action = known[int(rng.random() * len(known))]
        state = match.play(action).state
        referee.follow(action, state)
    assert referee.state.is_terminal()
    ours, theirs = state.change
    gain = float(ours - theirs)
    assert referee.state.returns() == [gain, -gain, gain, -gain]
    return compared


def known_to_both(legal: tuple[Action, ...], state: DealState) -> tuple[Action, ...]:
    """Return the legal actions but the one that is not allowed there: laying the upcard aside."""
    if state.upcard_state is not UpcardState.TAKEN:
        return legal
    return tuple(action for action in legal if action != Discard(state.upcard))


def play_deals(amount: int, seed: int, stick_the_dealer: bool) -> int:
    """Play so many deals side by side and return how many choices of cards were compared."""
    rng = random.Random(seed)
    game = load_euchre(stick_the_dealer)
    options = {"stick_the_dealer": stick_the_dealer, "target": 99}
    match = Match(make_game("partnership", options))
    compared = 0
    for _ in range(amount):
        if match.is_over:
            match = Match(make_game("partnership", options))
        compared += play_beside(match, game, rng)
    return compared


def main() -> None:
    """Play the number of deals given, half of them with either option."""
    amount = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    began = time.monotonic()
    compared = sum(play_deals(amount // 2, seed, bool(seed)) for seed in range(2))
    spent_s = time.monotonic() - began
    sys.stdout.write(f"{amount} deals, {compared} choices of cards, all alike, {spent_s:.0f} s\n")


if __name__ == "__main__":
    main()
