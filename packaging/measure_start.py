# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the program takes from its start to the first painted table, in milliseconds.

    python3 packaging/measure_start.py [--runs N] COMMAND [COMMAND…]

Each COMMAND is one word or a quoted line. They take turns on one X display, so that what slows the
computer slows them all, and the median of each is printed. A table counts as painted when the
middle of the screen has many colours, as felt has and an empty window has not. Needs Xvfb.
"""

import argparse
import mmap
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

_WIDTH: Final = 1280
_HEIGHT: Final = 800
_POINT_BYTES: Final = 4
# Felt shades from the middle to the rim: far more than the colours of a bare window.
_COLOURS: Final = 60
_GIVE_UP_S: Final = 60


class Screen:
    """An X display whose picture lies in a file."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("Xvfb")
        if program is None:
            raise SystemExit("Xvfb is not installed")
        size = f"{_WIDTH}x{_HEIGHT}x24"
        command = [program, "-displayfd", "1", "-screen", "0", size, "-fbdir", str(folder)]
        self._server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        if self._server.stdout is None:
            raise SystemExit("Xvfb does not answer")
        self.name = f":{self._server.stdout.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # The picture lies at the end, after a header and a table of colours.
        self._start = len(self._picture) - _WIDTH * _HEIGHT * _POINT_BYTES

    def colours(self) -> int:
        """Return how many colours there are across the upper part of the middle."""
        found = set()
        for y in range(200, 260, 4):
            row = self._start + y * _WIDTH * _POINT_BYTES
            for x in range(300, 760, 4):
                place = row + x * _POINT_BYTES
                found.add(self._picture[place : place + 3])
        return len(found)

    def close(self) -> None:
        """End the display."""
        self._picture.close()
        self._server.terminate()
        self._server.wait()


def start_ms(screen: Screen, command: list[str], folder: Path) -> float:
    """Start a program, wait for its table and end it; return the milliseconds till then."""
    while screen.colours() > 2:
        time.sleep(0.05)
    environment = os.environ | {"DISPLAY": screen.name, "BUCK_EUCHRE_HOME": str(folder)}
    environment.pop("WAYLAND_DISPLAY", None)
    began = time.perf_counter()
    program = subprocess.Popen(command, env=environment, cwd=folder)
    try:
        while screen.colours() < _COLOURS:
            if program.poll() is not None or time.perf_counter() - began > _GIVE_UP_S:
                raise SystemExit(f"{command[0]} painted no table")
            time.sleep(0.002)
        return (time.perf_counter() - began) * 1000
    finally:
        program.terminate()
        program.wait()


def main(arguments: list[str] | None = None) -> int:
    """Measure and print the median of each command, and its ratio to the first one's."""
    parser = argparse.ArgumentParser(description="Measure the time to the first painted table.")
    parser.add_argument("--runs", type=int, default=7, help="how often each is started")
    parser.add_argument("commands", nargs="+", metavar="COMMAND")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        screen = Screen(folder)
        commands = [shlex.split(command) for command in given.commands]
        times: list[list[float]] = [[] for _ in commands]
        try:
            # The first start of each reads from the disk and does not count.
            for run in range(given.runs + 1):
                for command, found in zip(commands, times, strict=True):
                    took_ms = start_ms(screen, command, folder)
                    if run > 0:
                        found.append(took_ms)
        finally:
            screen.close()
    first = statistics.median(times[0])
    for command, found in zip(given.commands, times, strict=True):
        median = statistics.median(found)
        print(f"{median:6.0f} ms  x{median / first:.2f}  {command}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
