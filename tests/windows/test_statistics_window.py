# SPDX-License-Identifier: GPL-3.0-or-later
"""Statistics as they are shown: what counts, how, and where it is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import LanguageSwitch
from buck_euchre_qt.i18n.statistics_texts import Figure
from buck_euchre_qt.storage.graded import Graded
from buck_euchre_qt.storage.history import State
from buck_euchre_qt.storage.match_facts import match_uuid
from buck_euchre_qt.windows.statistics import StatisticsWindow
from tests.helpers.desks import Desk, play
from tests.helpers.histories import played
from tests.helpers.tables import random_match

OpenStatistics: TypeAlias = Callable[[Desk], StatisticsWindow]


@pytest.fixture
def open_statistics(qtbot: QtBot, switch: LanguageSwitch) -> OpenStatistics:
    """Return what opens the statistics of a desk."""
    del switch

    def open_window(desk: Desk) -> StatisticsWindow:
        window = StatisticsWindow(desk.keeper)
        qtbot.addWidget(window)
        window.show()
        return window

    return open_window


def test_statistics_without_matches_are_dashes(desk: Desk, open_statistics: OpenStatistics) -> None:
    window = open_statistics(desk)
    values = {tile.value_label.text() for tile in window.tiles.values()}
    assert values == {"0", "–"}


def test_statistics_with_nothing_but_help_say_so(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    assert not window.notice.isVisible()
    desk.keeper.note(played(random_match(1), helped=True), State.FINISHED)
    assert window.notice.isVisible()
    assert "without help" in window.notice.text()
    desk.keeper.note(played(random_match(2)), State.FINISHED)
    assert not window.notice.isVisible()


def test_statistics_begin_with_the_game_played_last_and_draw_no_mixed_points(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    for seed, game in ((1, "buck"), (2, "partnership"), (3, "buck")):
        desk.keeper.note(played(random_match(seed, game)), State.FINISHED)
    window = open_statistics(desk)
    assert window.selection.game == "buck"
    points = window.tiles[Figure.POINTS]
    assert points.value_label.text() != "–"
    window.game_box.setCurrentIndex(0)
    assert (points.value_label.text(), points.basis_label.text()) == ("–", "choose a game")
    assert "choose one" in window.chart.accessibleDescription()


def test_decisions_are_counted_by_kind_and_grade_as_soon_as_they_are_graded(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    assert "Review a deal" in window.decisions.told()
    saved = played(random_match(1))
    desk.keeper.note(saved, State.FINISHED)
    for position, kind, grade in (
        (0, "pass", "best"),
        (1, "order", "mistake"),
        (2, "lead", "good"),
    ):
        desk.keeper.note_grade(Graded(match_uuid(saved), 0, position, kind, grade))
    # What a later version may know as well.
    desk.keeper.note_grade(Graded(match_uuid(saved), 0, 3, "wager", "brilliant"))
    assert window.decisions.told().splitlines() == [
        "Bidding, Best choice: 1, Mistake: 1",
        "Leads, Good: 1",
    ]
    window.charts.setCurrentIndex(1)
    assert not window.decisions.grab().isNull()


def test_statistics_know_a_match_as_soon_as_it_is_over(
    desk: Desk, open_statistics: OpenStatistics
) -> None:
    window = open_statistics(desk)
    play(desk.new_match(start=5))
    first = next(iter(window.tiles.values()))
    assert first.value_label.text() == "1"
    assert "own,1," in window.to_csv()


def test_every_figure_says_how_it_is_counted(desk: Desk, open_statistics: OpenStatistics) -> None:
    window = open_statistics(desk)
    for tile in window.tiles.values():
        assert len(tile.toolTip()) > 30
        assert tile.accessibleDescription() == tile.toolTip()
    for cell in (*window.apart.cells.values(), *window.apart.names.values()):
        assert cell.toolTip()
