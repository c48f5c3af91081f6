# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: opens the game, checks records, shows a demonstration.

Nothing here imports Qt before a window is wanted: checking a record needs no display, and the
process that thinks imports this module when it starts.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from buck_euchre_qt import __version__

SPEEDS: Final = ("instant", "fast", "normal")
_LEAST_PX: Final = 320
_MOST_PX: Final = 8192
"""What a picture measures at most: more would take gigabytes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with command-line arguments and return its exit code."""
    if getattr(sys, "frozen", False):
        # First of all: in a frozen program the thinking process starts here, too.
        import multiprocessing

        multiprocessing.freeze_support()
    words = list(sys.argv[1:] if arguments is None else arguments)
    commands = {"verify": _verify, "demo": _demo, "arena": _arena}
    if words and words[0] in commands:
        return commands[words[0]](words[1:])
    return _play(words)


def _play(words: list[str]) -> int:
    # Mostly there are none, and without a parser the empty table comes sooner.
    record = _record_of(words) if words else None
    # Nothing that is made on the way to the first picture is garbage yet: looking for it in
    # between only keeps that picture back. The game turns it on again.
    gc.disable()
    if not _can_open_window():
        return 1
    from buck_euchre_qt.app import play

    return play(record)


def _record_of(words: list[str]) -> Path | None:
    """Return the record that is to be opened; ends the program where something else is asked."""
    parser = argparse.ArgumentParser(
        prog="buck-euchre",
        description="Play Buck Euchre against computer players.",
        epilog="Commands: 'buck-euchre verify FILE…' checks match records, 'buck-euchre demo' "
        "lets computer players play a match, 'buck-euchre arena' measures how strong they are; "
        "each has its own --help.",
    )
    parser.add_argument("record", nargs="?", type=Path, help="a match record to open")
    parser.add_argument("--version", action="version", version=f"buck-euchre {__version__}")
    record: Path | None = parser.parse_args(words).record
    return record


def _verify(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="buck-euchre verify",
        description="Check match records against the rules.",
        epilog="Exit code 0: every file is sound; 1: some file is not; 2: wrong usage.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print one line of JSON a file")
    parser.add_argument("--version", action="version", version=f"buck-euchre {__version__}")
    given = parser.parse_args(words)
    from buck_euchre_qt.verify import verify_files

    return verify_files(given.files, as_json=given.json, out=sys.stdout)


def _demo(words: list[str]) -> int:
    from buck_euchre_qt.engine.games import GAMES
    from buck_euchre_qt.players.level_names import LEVELS
    from buck_euchre_qt.players.player import DEFAULT_LEVEL

    parser = argparse.ArgumentParser(
        prog="buck-euchre demo",
        description="Let computer players play one match on the table, then end.",
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="buck")
    parser.add_argument("--language", choices=("en", "fr", "pt"), help="default: the system's")
    parser.add_argument("--seed", help="the same seed deals the same cards")
    parser.add_argument("--speed", choices=SPEEDS, default="fast")
    parser.add_argument("--level", choices=LEVELS, default=DEFAULT_LEVEL, help="of all players")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="write pictures there")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match record")
    parser.add_argument("--size", type=read_size, default=(1280, 800), metavar="WIDTHxHEIGHT")
    parser.add_argument("--version", action="version", version=f"buck-euchre {__version__}")
    given = parser.parse_args(words)
    if not _can_open_window():
        return 1
    from buck_euchre_qt.demo import DemoWishes, demo

    return demo(
        DemoWishes(
            game=given.game,
            language=given.language,
            seed=given.seed,
            speed=given.speed,
            pictures=given.pictures,
            record=given.record,
            size=given.size,
            level=given.level,
        )
    )


def _arena(words: list[str]) -> int:
    from buck_euchre_qt.players.arena_command import run_arena

    return run_arena(words)


def read_size(text: str) -> tuple[int, int]:
    """Return width and height, in pixels that can be drawn, of a text such as 1280x800.

    :raises argparse.ArgumentTypeError: when the text is none.
    """
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT")
    # Python refuses to read numbers of thousands of digits, and so many are too many anyway.
    wide, high = (_MOST_PX if len(side) > 9 else int(side) for side in (width, height))
    return _within(wide), _within(high)


def _within(side_px: int) -> int:
    return min(max(side_px, _LEAST_PX), _MOST_PX)


def _can_open_window() -> bool:
    from buck_euchre_qt.display import display_problem

    problem = display_problem(os.environ)
    if problem is None:
        from buck_euchre_qt.plain_imports import use_plain_imports

        try:
            import PySide6.QtWidgets  # noqa: F401
        except ImportError as error:
            problem = f"Qt cannot be loaded: {error}"
        use_plain_imports()
    if problem is not None:
        print(f"buck-euchre: {problem}", file=sys.stderr)
    return problem is None
