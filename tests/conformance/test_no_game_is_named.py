# SPDX-License-Identifier: GPL-3.0-or-later
import re
from pathlib import Path

import pytest

from buck_euchre_qt.engine.games import GAMES

PACKAGE = Path(__file__).resolve().parents[2] / "buck_euchre_qt"
# The program bears a game's name itself: its own name is not meant.
OWN_NAMES = re.compile(r"buck[-_ ]euchre\w*", re.IGNORECASE)


@pytest.mark.parametrize("room", ["table", "session"])
def test_a_room_that_serves_every_game_names_none(room: str) -> None:
    files = sorted((PACKAGE / room).glob("*.py"))
    assert files
    names = [game.replace("-", "[-_ ]") for game in GAMES]
    named = re.compile("|".join(rf"\b{name}\b" for name in names), re.IGNORECASE)
    found = [
        f"{path.name}: {line}"
        for path in files
        for line in OWN_NAMES.sub("", path.read_text("utf-8")).splitlines()
        if named.search(line)
    ]
    assert found == []
