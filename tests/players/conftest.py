# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of several games ask the players."""

from __future__ import annotations

import random

import pytest

from buck_euchre_qt.engine.observation import observe
from buck_euchre_qt.players.levels import make_player
from tests.helpers.tables import Table
from tests.players.positions import STANDING, Answers, stopped


@pytest.fixture(params=STANDING)
def answers(request: pytest.FixtureRequest) -> Answers:
    """Return what tells all that a level may do, with any random numbers."""
    level: str = request.param
    player = make_player(level, clock=stopped)
    seeds = range(50 if level == "club" else 3)

    def ask(on: Table) -> set[str]:
        assert on.state.turn is not None
        seen = observe(on.game, on.state, on.state.turn)
        return {str(player.choose(seen, random.Random(seed)).action) for seed in seeds}

    return ask
