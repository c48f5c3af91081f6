# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of one's own: an X server without a screen, a window manager, and hands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PROGRAMS = ("Xvfb", "openbox", "xdotool", "import")
PATIENCE_S = 90.0


def missing_programs() -> list[str]:
    """Return what a desktop needs and this system lacks."""
    return [name for name in PROGRAMS if shutil.which(name) is None]


def installed_program() -> Path | None:
    """Return the installed program's path, None where it is not installed."""
    path = Path(sys.executable).parent / "buck-euchre"
    return path if path.is_file() else None


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


class Desktop:
    """One X display with a window manager."""

    def __init__(self, display: str) -> None:
        self.display = display

    def environ(self, home: Path, **more: str) -> dict[str, str]:
        """Return the whole environment of a program with its own home folder."""
        return {
            "HOME": str(home),
            "DISPLAY": self.display,
            "PATH": os.environ["PATH"],
            "LANG": "en_GB.UTF-8",
            **more,
        }

    def do(self, *words: object) -> str:
        """Let `xdotool` do something and return what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    def window(self, title: str) -> str | None:
        """Return the number of a visible window with just this title."""
        found = self.do("search", "--onlyvisible", "--name", f"^{title}$").split()
        return found[-1] if found else None

    def wait_for(self, title: str) -> str:
        until(lambda: self.window(title) is not None, f"the window {title!r}")
        window = self.window(title)
        assert window is not None
        self.do("windowactivate", "--sync", window)
        return window

    def size_of(self, window: str) -> tuple[int, int]:
        lines = self.do("getwindowgeometry", "--shell", window).splitlines()
        values = dict(line.split("=", 1) for line in lines if "=" in line)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def click(self, window: str, x: float, y: float) -> None:
        self.do("mousemove", "--window", window, round(x), round(y))
        time.sleep(0.05)
        self.do("click", 1)

    def key(self, *names: str) -> None:
        for name in names:
            self.do("key", name)
            time.sleep(0.05)

    def picture(self, path: Path) -> None:
        """Write what the screen shows to a file."""
        subprocess.run(
            ["import", "-window", "root", str(path)],
            env={**os.environ, "DISPLAY": self.display},
            check=True,
        )


@contextmanager
def desktop(size: str = "1280x800") -> Iterator[Desktop]:
    """Run a desktop on a display number that the server finds free itself."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    made = Desktop(display)
    try:
        # A window that comes before its manager may never be told that it has the keys.
        until(lambda: made.do("get_num_desktops").strip() not in ("", "0"), "the window manager")
        yield made
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(10)
