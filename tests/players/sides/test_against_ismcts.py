# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches against OpenSpiel's tree search run; skipped where that is not installed."""

from __future__ import annotations

import pytest

from tests.players.sides.against_ismcts import play_pair

pytest.importorskip("pyspiel", reason="the extra [referee] is not installed")


def test_deals_go_to_their_end_on_both_engines_with_the_same_points() -> None:
    # Alone, ordered to either team and named: thirty deals have them all.
    points = [play_pair("club", number, 5) for number in range(30)]

    assert all(-4 <= each <= 4 for each in points)
    assert len(set(points)) > 3
