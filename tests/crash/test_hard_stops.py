# SPDX-License-Identifier: GPL-3.0-or-later
"""A killed program has lost nothing that was seen as done (the short form of `tests.crash`)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.crash.killing import HAND, Killer


@pytest.mark.skipif(sys.platform == "win32", reason="kills in the way of POSIX systems")
def test_killed_at_ten_moments(tmp_path: Path) -> None:
    killer = Killer(tmp_path / "data", seed=11)
    for _ in range(10):
        killer.kill_once()
    assert killer.actions > 0


@pytest.mark.skipif(sys.platform == "win32", reason="kills in the way of POSIX systems")
def test_the_window_is_killed_at_twenty_moments_of_play_by_mouse(tmp_path: Path) -> None:
    killer = Killer(tmp_path / "data", seed=12, program=HAND)
    for _ in range(20):
        killer.kill_once()
    assert killer.actions > 20
    assert not list((tmp_path / "data").glob("*.damaged-*"))
