# SPDX-License-Identifier: GPL-3.0-or-later
"""Known matches are still played and seen as they were; `python -m tests.golden` renews them."""

from __future__ import annotations

import pytest

from buck_euchre_qt.engine.games import GAMES
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

    signs = (
        *(" order\n", " name ", "trump C maker None", "trump N maker None", " drop\n"),
        *(" order alone\n", " S alone\n", " redeal\n", " keep\n", " take\n", " leave\n"),
        *("thrown in", "alone, out "),
    )
    for sign in signs:
        assert sign in told
    switches = (
        f"{option.key}={value}"
        for entry in GAMES.values()
        for option in entry.info.options
        if isinstance(option.default, bool)
        for value in (True, False)
    )
    for switch in switches:
        assert switch in told
