# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.table.pace import Pace
from buck_euchre_qt.table.view import TableView
from tests.helpers.table import PlainWords


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    """Return a shown table of four that shows everything at once."""
    table = TableView()
    qtbot.addWidget(table)
    table.resize(913, 641)
    table.set_pace(Pace.INSTANT)
    table.set_words(PlainWords())
    table.set_onlooker(0, 4)
    table.show()
    qtbot.waitUntil(lambda: not table.is_render_due)
    yield table
    table.finish()
    qtbot.waitUntil(lambda: not table.is_busy)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is animated at the normal pace, but hardly takes any time."""

    def scaled(pace: Pace, normal_ms: int) -> int:
        return normal_ms // 40 if pace is not Pace.INSTANT else 0

    monkeypatch.setattr(Pace, "scaled", scaled)
