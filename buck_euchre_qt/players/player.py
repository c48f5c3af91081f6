# SPDX-License-Identifier: GPL-3.0-or-later
"""What a computer player is: something that chooses from what its seat may know."""

from __future__ import annotations

import random
from enum import Enum
from typing import Final, NamedTuple, Protocol, TypeAlias

from buck_euchre_qt.engine.actions import Action
from buck_euchre_qt.engine.observation import Observation
from buck_euchre_qt.players.analysis import Analysis

DEFAULT_LEVEL: Final = "club"
"""The level of a computer player where none was chosen."""


class Motive(Enum):
    """Why an action was chosen, as data; the words for it live with the windows."""

    ONLY_CHOICE = "only choice"
    AT_RANDOM = "at random"
    # Bidding and the discard.
    ENOUGH_TRICKS = "enough tricks"
    TOO_FEW_TRICKS = "too few tricks"
    PREFERS_NO_TRUMP = "prefers no-trump"
    MAKES_VOID = "makes a void"
    LEAST_USEFUL = "least useful"
    # Staying and dropping.
    SURE_TRICK = "sure trick"
    GOOD_CHANCES = "good chances"
    POOR_CHANCES = "poor chances"
    LAST_TO_STAY = "last to stay"
    # The play.
    DRAWS_TRUMPS = "draws trumps"
    LEADS_WINNER = "leads a winner"
    LEADS_CHANCE = "leads what may win"
    LEADS_LOSER = "leads a loser"
    TAKES_FOR_SURE = "takes for sure"
    TRIES_TO_TAKE = "tries to take"
    TRUMPS_IN = "trumps in"
    CANNOT_TAKE = "cannot take"
    SAVES_CARD = "saves a card"
    STOPS_FIVE = "stops five tricks"
    # Looking ahead.
    BEST_CHANCE = "best chance of the match"


Reason: TypeAlias = Motive | Analysis
"""One ground for a decision: a motive, or the whole analysis of one who looked ahead."""


class Decision(NamedTuple):
    """An action and why it was chosen, the weightiest motive first."""

    action: Action
    reasons: tuple[Reason, ...]

    @property
    def analysis(self) -> Analysis | None:
        """The analysis behind the decision, None where nobody looked ahead."""
        return next((reason for reason in self.reasons if isinstance(reason, Analysis)), None)


class Player(Protocol):
    """A computer player: it keeps nothing between decisions, so any process can be asked."""

    def choose(self, observation: Observation, rng: random.Random) -> Decision:
        """Return one of `observation.legal`; equal input and equal `rng` give equal output.

        :raises ValueError: when there is nothing to choose.
        """
