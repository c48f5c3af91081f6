# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a deal with the mouse alone on an X display, as a person would, and tells whether it went.

    python3 trial_play.py DISPLAY PICTURE SAVED_MATCH

The program shows its start screen there, without a window manager. PICTURE is the file in which
Xvfb keeps what is on the display. `try_deb.sh` runs this against an installed package; it needs
xdotool.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

# What a person can press lies in the lower middle: first where the buttons of a question are, then
# the cards of the hand. The steps are narrower than a button and than what is seen of a card.
_WINDOW_SIZE: Final = (1264, 760)
_MIDDLE_X: Final = 505
_BESIDE_X: Final = (0, -65, 65, -130, 130, -195, 195)
_ROWS_Y: Final = (500, 525, 550, 475, 655, 690)
# The buttons of a dialog stand in a row above its lower edge, the one that agrees first.
_BUTTONS_ABOVE_EDGE: Final = 30
_BUTTON_STEP: Final = 40

# The button that goes on is the only wide stripe of this colour (blue, green, red, unused).
_GOLD: Final = bytes.fromhex("5cb9e6ff"), bytes.fromhex("5cb9e600")
_DISPLAY_SIZE: Final = (1280, 800)
_WIDE: Final = 90

# Longer than a double click, whose second half chooses nothing.
_STEP_S: Final = 0.5
# How long nothing may happen; computer players think, and computers are busy.
_PATIENCE_S: Final = 180


class Window(NamedTuple):
    """A window on the display and where it is, in pixels."""

    id: str
    x: int
    y: int
    width: int
    height: int


class Mouse:
    """The pointer of an X display, and the windows it can reach."""

    def __init__(self, display: str) -> None:
        self._display = display
        program = shutil.which("xdotool")
        if program is None:
            raise SystemExit("xdotool is not installed")
        self._program = program

    def click(self, x: int, y: int) -> None:
        """Move the pointer to a place and press its first button there."""
        self._tell("mousemove", str(x), str(y), "click", "1")
        time.sleep(_STEP_S)

    def windows(self) -> list[Window]:
        """Return the program's visible windows, the largest first."""
        ids = self._tell("search", "--onlyvisible", "--class", "buck-euchre").split()
        found = [self._look_at(window) for window in ids]
        return sorted(found, key=lambda window: window.width * window.height, reverse=True)

    def place(self, window: Window) -> None:
        """Bring a window into the upper left corner, at the size that is reckoned with."""
        width, height = map(str, _WINDOW_SIZE)
        self._tell("windowmove", window.id, "0", "0", "windowsize", window.id, width, height)
        time.sleep(1)

    def _look_at(self, window: str) -> Window:
        lines = self._tell("getwindowgeometry", "--shell", window).split()
        known = dict(line.split("=") for line in lines)
        place = [int(known[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")]
        return Window(window, *place)

    def _tell(self, *words: str) -> str:
        command = [self._program, *words]
        environment = {"DISPLAY": self._display}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return done.stdout


def golden_button(picture: Path) -> tuple[int, int] | None:
    """Return where the button that goes on is on the display, None where there is none."""
    width, height = _DISPLAY_SIZE
    # The picture lies at the end of the file, after a header and a table of colours.
    points = picture.read_bytes()[-4 * width * height :]
    for stripe in (gold * _WIDE for gold in _GOLD):
        found = points.find(stripe)
        while found > 0 and found % 4:
            found = points.find(stripe, found + 1)
        if found >= 0:
            row, x = divmod(found // 4, width)
            return x + _WIDE // 2, row + 6
    return None


def answers(record: Path) -> list[list[str]]:
    """Return what was done in each deal of the saved match."""
    try:
        deals = json.loads(record.read_text(encoding="utf-8"))["deals"]
    except FileNotFoundError:
        return []
    return [deal["actions"] for deal in deals]


def is_deal_over(deals: list[list[str]]) -> bool:
    """Tell whether the first deal came to its end."""
    first = deals[0] if deals else []
    drops = first.count("drop")
    plays = sum(action.startswith("play ") for action in first)
    return len(deals) > 1 or drops == 3 or plays == 5 * (4 - drops)


def begin_match(mouse: Mouse, picture: Path, record: Path) -> None:
    """Ask for a new match and agree to what the dialog proposes."""
    mouse.place(mouse.windows()[0])
    until = time.monotonic() + _PATIENCE_S
    while len(mouse.windows()) < 2 and time.monotonic() < until:
        button = golden_button(picture)
        if button is not None:
            mouse.click(*button)
        time.sleep(2)
    dialog = mouse.windows()[-1]
    for step in range(_BUTTON_STEP, dialog.width, _BUTTON_STEP):
        if record.exists():
            return
        mouse.click(dialog.x + step, dialog.y + dialog.height - _BUTTONS_ABOVE_EDGE)


def play_a_deal(mouse: Mouse, picture: Path, record: Path) -> bool:
    """Begin a match and answer everything until its first deal is over; tell whether it is."""
    until = time.monotonic() + _PATIENCE_S
    while not mouse.windows() and time.monotonic() < until:
        time.sleep(_STEP_S)
    time.sleep(1)
    begin_match(mouse, picture, record)
    places = [(_MIDDLE_X + beside, y) for y in _ROWS_Y for beside in _BESIDE_X]
    before = answers(record)
    until = time.monotonic() + _PATIENCE_S
    while time.monotonic() < until:
        for place in places:
            mouse.click(*place)
            now = answers(record)
            if is_deal_over(now):
                return True
            if now != before:
                # Something was chosen, so the next question may be anywhere again.
                before, until = now, time.monotonic() + _PATIENCE_S
                break
    return False


def main(arguments: list[str]) -> int:
    """Play; the exit code is 1 where no deal came to its end."""
    display, picture, record = arguments[0], Path(arguments[1]), Path(arguments[2])
    if play_a_deal(Mouse(display), picture, record):
        print("played a deal by mouse")
        return 0
    kept = picture.with_name("stuck.raw")
    kept.write_bytes(picture.read_bytes()[-4 * _DISPLAY_SIZE[0] * _DISPLAY_SIZE[1] :])
    print(f"no deal came to its end; the display, 4 bytes a point, is in {kept}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
