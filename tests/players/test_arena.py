# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena: the same cards from every seat, honest intervals, the same report everywhere."""

from __future__ import annotations

import io
import json
import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from buck_euchre_qt.players.arena import (
    Plan,
    StreamResult,
    Unit,
    estimate,
    measure,
    play_stream,
    summarize,
)
from buck_euchre_qt.players.arena_command import run_arena

CLUB = ("club",) * 4
SHORT = {"start": 5}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_four_equal_players_win_a_quarter_each_without_any_spread() -> None:
    report = measure(Plan(CLUB, 4, options=SHORT))
    for won in report.won:
        assert won.mean == pytest.approx(0.25)
        assert won.margin == pytest.approx(0)


def test_the_first_named_sits_in_every_seat() -> None:
    # Whoever else sits there, the cards of a stream are the same.
    first = play_stream(Plan(("casual", "club", "club", "club"), 1, unit=Unit.DEALS), 0)
    again = play_stream(Plan(("casual", "club", "club", "club"), 1, unit=Unit.DEALS), 0)
    assert first._replace(times_ms={}) == again._replace(times_ms={})
    assert first.deals == 4


def test_an_executor_gives_the_report_that_none_gives() -> None:
    plan = Plan(("casual", "club", "beginner", "club"), 4, seed="x", options=SHORT)
    with ThreadPoolExecutor(2) as executor:
        shared = measure(plan, executor)
    alone = measure(plan)
    assert (shared.won, shared.change, shared.five) == (alone.won, alone.change, alone.five)
    assert shared.deals == alone.deals


def test_streams_can_be_played_apart_and_added_up() -> None:
    plan = Plan(("beginner", "club", "club", "club"), 4, options=SHORT)
    results = [play_stream(plan, number) for number in (3, 1, 0, 2)]
    added, alone = summarize(plan, results), measure(plan)
    assert [won.mean for won in added.won] == pytest.approx([won.mean for won in alone.won])
    assert sum(won.mean for won in added.won) == pytest.approx(1)


def test_a_lead_is_the_difference_stream_by_stream() -> None:
    plan = Plan(("beginner", "casual", "club", "club"), 2)
    rows = [
        StreamResult(0, (0.0, 0.25, 0.5, 0.25), 0.0, 0.0, 4, {}),
        StreamResult(1, (0.25, 0.25, 0.25, 0.25), 0.0, 0.0, 4, {}),
    ]
    leads = summarize(plan, rows).leads
    # The two of club win 0.375 and 0.25 each.
    assert [lead.mean for lead in leads] == pytest.approx([0.125, 0.0625])
    # Differences of 0.25 and 0 each time: variance 1/32 over two streams.
    assert leads[0].margin == pytest.approx(1.96 / 8)


def test_the_interval_is_that_of_the_textbook() -> None:
    mean, margin = estimate([0.0, 0.5, 0.5, 1.0])
    assert mean == 0.5
    # Variance 1/6 over four streams.
    assert margin == pytest.approx(1.96 * math.sqrt(1 / 24))
    assert estimate([1.0]).margin == math.inf


def test_the_command_prints_json() -> None:
    out = io.StringIO()
    words = "--seats casual,club,club,club --streams 3 --seed 7 --json --option start=10"
    assert run_arena(words.split(), out=out) == 0
    report = json.loads(out.getvalue())
    assert report["seats"] == ["casual", "club", "club", "club"]
    assert report["options"] == {"start": 10}
    assert 0 <= report["won"][0]["mean"] <= 1
    assert len(report["leads"]) == 1
    assert set(report["times_ms"]["all"]) == {"decisions", "median", "p95", "p99", "most"}


def test_single_deals_are_not_reported_as_matches_lost() -> None:
    out = io.StringIO()
    assert (
        run_arena(
            ["--seats", "casual,club,club,club", "--streams", "2", "--deals", "--json"], out=out
        )
        == 0
    )
    report = json.loads(out.getvalue())
    assert (report["unit"], report["won"], report["leads"]) == ("deals", [], [])
    assert report["deals"] == 8


def test_the_command_prints_lines_and_a_bar_on_a_terminal_only() -> None:
    out, bar, none = io.StringIO(), Terminal(), io.StringIO()
    words = ["--seats", "casual,club,club,club", "--streams", "2", "--deals"]
    run_arena(words, out=out, progress_to=bar)
    run_arena(words, out=io.StringIO(), progress_to=none)
    assert out.getvalue().startswith("casual against club, club, club: 2 streams, 8 deals\n")
    assert "matches won" not in out.getvalue()
    assert bar.getvalue().endswith("2/2\n")
    assert none.getvalue() == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--seats club,club", "4 seats"),
        ("--seats champion,club,club,club", "champion"),
        ("--option lone_maker_wins=perhaps", "KEY=VALUE"),
        ("--option walls=3", "walls"),
        ("--streams 0", "positive"),
    ],
)
def test_wrong_usage_is_explained(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run_arena(words.split())
    assert complaint in capsys.readouterr().err
