# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions to teach with: a deal whose cards were chosen, played up to a moment by the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from buck_euchre_qt.engine.actions import Action, parse_action
from buck_euchre_qt.engine.articles import IllegalActionError, Refusal
from buck_euchre_qt.engine.cards import DECK, Card, parse_card, parse_cards
from buck_euchre_qt.engine.dealing import HAND_SIZE
from buck_euchre_qt.engine.game import Game
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.observation import Observation, observe
from buck_euchre_qt.engine.state import DealState, Step

LEARNER: Final = 0
"""The seat of whoever learns."""

_ROUNDS: Final = ((0, 3), (3, 5))
_CUT: Final = 1


class Position(NamedTuple):
    """A deal at one moment, with the step of its deal for showing how it came about."""

    game: Game
    opening: Step
    state: DealState

    def see(self) -> Observation:
        """Return what the learner may know."""
        return observe(self.game, self.state, LEARNER)

    def why_not(self, action: Action) -> Refusal | None:
        """Return why the rules refuse an action now, None when they allow it."""
        if action in self.game.legal(self.state):
            return None
        return self.game.why_not(self.state, action)

    def play(self, action: Action) -> tuple[Position, Step]:
        """Return the position after an action, and what happened.

        :raises IllegalActionError: when the rules do not allow it.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalActionError(refusal, str(action))
        step = self.game.apply(self.state, action)
        return self._replace(state=step.state), step


def actions_of(script: str) -> tuple[Action, ...]:
    """Return the actions written one after the other with commas between them."""
    return tuple(parse_action(part.strip()) for part in script.split(",") if part.strip())


def set_up(
    hands: Sequence[str],
    upcard: str,
    dealer: int,
    script: str = "",
    scores: tuple[int, ...] | None = None,
    game_id: str = "buck",
    options: Mapping[str, int | bool] | None = None,
) -> Position:
    """Return the position after a scripted beginning of a deal.

    `hands` holds five cards for each seat, such as ``"JH JD AS KS 9C"``; `script` are the
    actions so far, with commas between them. Without `scores` the match begins.

    :raises ValueError: when a card is dealt twice or a hand has not five cards.
    :raises IllegalActionError: when the rules do not allow one of the actions.
    """
    game = make_game(game_id, options or {})
    deck = _deck(_read(hands, parse_card(upcard)), parse_card(upcard), dealer)
    # The last card goes on top, from where the cut takes it back.
    opening = game.deal(
        dealer, (deck[-1], *deck[:-1]), _CUT, game.start_scores() if scores is None else scores
    )
    position = Position(game, opening, opening.state)
    for action in actions_of(script):
        position, _ = position.play(action)
    return position


def _read(hands: Sequence[str], upcard: Card) -> list[tuple[Card, ...]]:
    read = [parse_cards(hand) for hand in hands]
    cards = [upcard, *(card for hand in read for card in hand)]
    if len(set(cards)) < len(cards):
        raise ValueError("a card is dealt twice")
    if any(len(hand) != HAND_SIZE for hand in read):
        raise ValueError("a hand has five cards")
    return read


def _deck(hands: list[tuple[Card, ...]], upcard: Card, dealer: int) -> tuple[Card, ...]:
    order = [(dealer + offset) % len(hands) for offset in range(1, len(hands) + 1)]
    dealt = [card for start, end in _ROUNDS for seat in order for card in hands[seat][start:end]]
    stock = [card for card in DECK if card is not upcard and card not in dealt]
    return (*dealt, upcard, *stock)
