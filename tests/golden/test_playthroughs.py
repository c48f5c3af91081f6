# SPDX-License-Identifier: GPL-3.0-or-later
"""Known matches are still played and seen as they were; `python -m tests.golden` renews them."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, Playthrough, tell


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_known_match_is_told_as_before(playthrough: Playthrough) -> None:
    expected = playthrough.path.read_text(encoding="utf-8")

    assert tell(playthrough).splitlines() == expected.splitlines()


def test_no_text_is_left_without_its_match() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        playthrough.path.name for playthrough in PLAYTHROUGHS
    }


def test_the_matches_show_every_way_a_deal_can_go() -> None:
    told = "\n".join(tell(playthrough) for playthrough in PLAYTHROUGHS)

    for sign in (" order\n", " name ", "trump C maker None", "trump N maker None", " drop\n"):
        assert sign in told
    for option in ("lone_maker_wins=True", "lone_maker_wins=False"):
        assert option in told
