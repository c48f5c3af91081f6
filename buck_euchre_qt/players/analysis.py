# SPDX-License-Identifier: GPL-3.0-or-later
"""What a decision rests on, as data: the alternatives, the worlds looked at, what was inferred."""

from __future__ import annotations

from dataclasses import dataclass

from buck_euchre_qt.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Alternative:
    """One thing the seat could do and what is expected of it.

    `match_chance` is the chance of winning the match, `score_change` what the deal adds to the
    seat's score on average: less is better where scores run down, more where they run up. The
    others are chances from 0 to 1: that the seat takes no trick although it is in, that it fails
    as the maker, that it takes all five, that another does; partners count as one. `doubt` is
    the standard error of the match chance that the action gives away against the best
    alternative; 0 where nothing is left to chance, or where nobody counted it.
    """

    action: Action
    match_chance: float
    score_change: float
    no_trick: float
    failed_promise: float
    five_tricks: float
    others_five: float
    doubt: float = 0.0


@dataclass(frozen=True, slots=True)
class HandGuess:
    """What is thought of another seat's hand: expected trumps, and without all that was said.

    `right_bower` is the chance that the seat holds it. Before trumps are known the trumps are
    those of the upcard's suit.
    """

    seat: int
    trumps: float
    trumps_unheard: float
    right_bower: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a decision rests on, the best alternative first.

    `worlds` is how many ways the hidden cards may lie were looked at; `is_exact` says that
    these were all there are.
    """

    alternatives: tuple[Alternative, ...]
    worlds: int
    is_exact: bool
    guesses: tuple[HandGuess, ...]

    def change_of(self, action: Action) -> float:
        """Return the match chance that `action` gives away against the best alternative.

        :raises ValueError: when the action was not looked at.
        """
        return self.alternatives[0].match_chance - self.find(action).match_chance

    def find(self, action: Action) -> Alternative:
        """Return what is expected of an action.

        :raises ValueError: when the action was not looked at.
        """
        for alternative in self.alternatives:
            if alternative.action == action:
                return alternative
        raise ValueError(f"{action} was not looked at")
