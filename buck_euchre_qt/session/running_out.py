# SPDX-License-Identifier: GPL-3.0-or-later
"""What plays itself at the end of a deal: cards that were claimed, and the last one."""

from __future__ import annotations

from buck_euchre_qt.engine.actions import PLAYS, Action
from buck_euchre_qt.engine.cards import Card
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.engine.state import Phase


class RunningOut:
    """Knows which card a person would play anyway; one for each session."""

    def __init__(self) -> None:
        self._claimed: tuple[Card, ...] = ()

    def claim(self, cards: tuple[Card, ...]) -> None:
        """Take on the rest of a hand, in the order in which it is to be played."""
        self._claimed = cards

    def forget(self) -> None:
        """Play nothing by itself any more, as in a new deal or after taking back."""
        self._claimed = ()

    def is_so(self, match: Match, *, plays_last_card: bool) -> bool:
        """Return whether nothing is left to decide in the deal."""
        state = match.state
        if state is None or state.phase is not Phase.PLAY:
            return False
        is_last_trick = all(len(hand) <= 1 for hand in state.hands)
        return bool(self._claimed) or (plays_last_card and is_last_trick)

    def next_action(self, match: Match, *, plays_last_card: bool) -> Action | None:
        """Return what the person to act would do anyway, None where there is a decision."""
        state = match.state
        if state is None or state.phase is not Phase.PLAY or state.turn is None:
            return None
        hand = state.hands[state.turn]
        claimed = next((card for card in self._claimed if card in hand), None)
        if claimed is None and plays_last_card and len(hand) == 1:
            claimed = hand[0]
        action = None if claimed is None else PLAYS[claimed]
        return action if action in match.legal() else None
