# SPDX-License-Identifier: GPL-3.0-or-later
"""The command ``buck-euchre arena``: measures levels of play against each other."""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Final, TextIO

from buck_euchre_qt.engine.game import OptionError
from buck_euchre_qt.engine.games import GAMES, make_game
from buck_euchre_qt.players.arena import Plan, Report, Unit, measure
from buck_euchre_qt.players.levels import LEVELS

_BAR: Final = 30


def run_arena(
    arguments: list[str],
    executor: Executor | None = None,
    out: TextIO | None = None,
    progress_to: TextIO | None = None,
) -> int:
    """Run the command with its arguments and return its exit code.

    `executor` plays the streams where one is given, whatever ``--jobs`` says.
    """
    out = out or sys.stdout
    progress_to = progress_to or sys.stderr
    parser = _parser()
    plan, given = _plan(parser, arguments)
    with ExitStack() as stack:
        if executor is None and given.jobs > 1:
            # Spawned like the process that thinks, so that both behave alike everywhere.
            pool = ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn"))
            executor = stack.enter_context(pool)
        report = measure(plan, executor, _Progress(plan.streams, progress_to))
    if given.json:
        out.write(json.dumps(report_data(report)) + "\n")
    else:
        out.write(report_text(report))
    return 0


class _Given(argparse.Namespace):
    seats: str
    streams: int
    seed: str
    jobs: int
    unit: str
    game: str
    option: list[str]
    json: bool


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="buck-euchre arena",
        description="Measure the first-named player against the others, from every seat on the "
        "same cards. Intervals are 95 %, over streams.",
        epilog=f"Levels: {', '.join(LEVELS)}.",
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="buck")
    parser.add_argument(
        "--seats", default="master,club,club,club", help="levels, clockwise (default: %(default)s)"
    )
    parser.add_argument("--streams", type=_amount, default=100, metavar="N")
    parser.add_argument("--seed", default="0", help="the same seed deals the same cards")
    parser.add_argument("--jobs", type=_amount, default=1, metavar="J", help="processes to use")
    units = parser.add_mutually_exclusive_group()
    units.add_argument(
        "--matches", dest="unit", action="store_const", const="matches", default="matches"
    )
    units.add_argument("--deals", dest="unit", action="store_const", const="deals")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a rule option, such as lone_maker_wins=false",
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    return parser


def _plan(parser: argparse.ArgumentParser, arguments: list[str]) -> tuple[Plan, _Given]:
    given = parser.parse_args(arguments, namespace=_Given())
    seats = tuple(given.seats.split(","))
    for level in seats:
        if level not in LEVELS:
            parser.error(f"there is no level {level!r}")
    try:
        options = dict(_option(text) for text in given.option)
        info = make_game(given.game, options).info
    except (OptionError, ValueError) as error:
        parser.error(str(error))
    if len(seats) != info.seats:
        parser.error(f"{given.game} has {info.seats} seats, not {len(seats)}")
    return Plan(seats, given.streams, given.seed, Unit(given.unit), given.game, options), given


def _amount(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)


def _option(text: str) -> tuple[str, int | bool]:
    key, _, value = text.partition("=")
    if value in ("true", "false"):
        return key, value == "true"
    try:
        return key, int(value)
    except ValueError:
        raise OptionError(f"{text!r} is not KEY=VALUE with true, false or a number") from None


class _Progress:
    """A bar on a terminal, and nothing anywhere else."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total: Final = total
        self._stream: Final = stream
        self._is_shown: Final = stream.isatty()

    def __call__(self, done: int) -> None:
        if not self._is_shown:
            return
        filled = _BAR * done // self._total
        end = "\n" if done == self._total else ""
        bar = "#" * filled + "." * (_BAR - filled)
        self._stream.write(f"\r[{bar}] {done}/{self._total}{end}")
        self._stream.flush()


def report_data(report: Report) -> dict[str, object]:
    """Return a report as plain values for JSON."""
    plan = report.plan
    return {
        "game": plan.game,
        "options": dict(plan.options or {}),
        "seats": list(plan.seats),
        "unit": plan.unit.value,
        "streams": plan.streams,
        "seed": plan.seed,
        "deals": report.deals,
        # Single deals win nobody a match.
        "won": [won._asdict() for won in report.won if plan.unit is Unit.MATCHES],
        "leads": [lead._asdict() for lead in report.leads if plan.unit is Unit.MATCHES],
        "score_change": report.change._asdict(),
        "all_five": report.five._asdict(),
        "times_ms": {kind: times._asdict() for kind, times in report.times.items()},
    }


def report_text(report: Report) -> str:
    """Return a report as lines for a terminal."""
    plan = report.plan
    hero, *others = plan.seats
    lines = [f"{hero} against {', '.join(others)}: {plan.streams} streams, {report.deals} deals"]
    if plan.unit is Unit.MATCHES:
        lines.append("matches won")
        for level, won in zip(plan.seats, report.won, strict=True):
            lines.append(f"  {level:13}{won.mean:7.1%} ± {won.margin:.1%}")
        lines.append("lead over the level named before")
        for level, lead in zip(plan.levels[1:], report.leads, strict=True):
            lines.append(f"  {level:13}{lead.mean:+7.1%} ± {lead.margin:.1%}")
    change, five = report.change, report.five
    lines.append(f"score a deal   {change.mean:+7.3f} ± {change.margin:.3f}")
    lines.append(f"all five       {five.mean:7.2%} ± {five.margin:.2%}")
    lines.append("milliseconds a decision: median, 95 %, 99 %, most")
    for kind, times in report.times.items():
        lines.append(
            f"  {kind:14}{times.median:8.2f}{times.p95:8.2f}{times.p99:8.2f}{times.most:8.1f}"
            f"  ({times.decisions})"
        )
    return "\n".join(lines) + "\n"
