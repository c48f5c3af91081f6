# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program on a desktop, driven by mouse and keys as a person would."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from buck_euchre_qt.engine.actions import DROP, Action, card_of
from buck_euchre_qt.engine.places import Pile
from buck_euchre_qt.engine.record import SavedMatch, read_record
from buck_euchre_qt.engine.state import DealState, Phase
from buck_euchre_qt.table.layout import TableLayout, lay_out
from buck_euchre_qt.table.poses import Lying, Poser, StockSpot
from buck_euchre_qt.table.style import CARD_RATIO
from tests.end_to_end.desktop import PATIENCE_S, Desktop, until

TITLE = "Buck Euchre"
PREFERENCES = {"pace": "instant", "automatic_cut": True}

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs an X server")


class Game:
    """One run of the program in a home folder of its own."""

    def __init__(self, program: Path, screen: Desktop, home: Path, **environ: str) -> None:
        self.program = program
        self.screen = screen
        self.data = home / ".local" / "share" / "buck-euchre"
        self.config = home / ".config" / "buck-euchre"
        if not self.config.exists():
            self.config.mkdir(parents=True)
            (self.config / "preferences.json").write_text(json.dumps(PREFERENCES), "utf-8")
        self.process = subprocess.Popen(
            [str(program)],
            env=screen.environ(home, **environ),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.window = screen.wait_for(TITLE)
        # It starts last of what the empty table comes before: from now on keys are heard.
        until(lambda: bool(self.workers()), "the thinking process")

    # What it has kept, and what it shows.

    @property
    def kept_path(self) -> Path:
        return self.data / "match.json"

    @property
    def kept(self) -> str:
        return self.kept_path.read_text("utf-8") if self.kept_path.exists() else ""

    @property
    def saved(self) -> SavedMatch:
        return read_record(self.kept)

    @property
    def state(self) -> DealState | None:
        return self.saved.match.state

    def workers(self) -> list[int]:
        """Return the processes that the program has started."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    parts = (entry / "stat").read_text().rsplit(")", 1)[1].split()
                except OSError:
                    continue
                if int(parts[1]) == self.process.pid:
                    found.append(int(entry.name))
        return found

    def pixels(self) -> list[bytes]:
        """Return the lines of the window as red, green, blue bytes."""
        width, height = self.screen.size_of(self.window)
        raw = subprocess.run(
            ["import", "-window", self.window, "-depth", "8", "rgb:-"],
            env={**os.environ, "DISPLAY": self.screen.display},
            capture_output=True,
            check=True,
        ).stdout
        assert len(raw) == width * height * 3
        return [raw[line * width * 3 : (line + 1) * width * 3] for line in range(height)]

    def table(self) -> tuple[int, TableLayout]:
        """How far down the table begins, and how it is laid out."""
        lines = self.pixels()
        width, height = len(lines[0]) // 3, len(lines)
        x = width - 3
        panel = _pixel(lines, x, height - 2)
        top = next(y for y in range(height) if _pixel(lines, x, y) == panel)
        while _pixel(lines, x, height - 2) == panel:
            x -= 1
        return top, lay_out(x + 1, height - top, 4)

    def button_centres(self) -> tuple[int, list[int]]:
        """Return a height at which the choice buttons lie, and the middle of each."""
        top, layout = self.table()
        lines = self.pixels()
        # Below what is written on them.
        y = round(top + layout.prompt.bottom()) - 6
        left, right = round(layout.prompt.left()) - 100, round(layout.prompt.right()) + 100
        runs: list[list[int]] = []
        for x in range(max(left, 0), min(right, round(layout.size.width()))):
            if _is_button(_pixel(lines, x, y)):
                if not runs or runs[-1][1] < x - 7:
                    runs.append([x, x])
                runs[-1][1] = x
        return y, [(first + last) // 2 for first, last in runs if last - first > 50]

    # What is done with it.

    def end(self) -> str:
        """Wait until the program has ended well, and return what it said."""
        out, err = self.process.communicate(timeout=PATIENCE_S)
        assert self.process.returncode == 0, err
        return out + err

    def close_window(self) -> str:
        self.screen.do("windowactivate", "--sync", self.window)
        self.screen.key("alt+F4")
        return self.end()

    def begin(self, dialog: str) -> None:
        """Start a new match with the keyboard; the dialog has this title."""
        self.screen.key("Return")
        self.screen.wait_for(dialog)
        self.screen.key("Return")
        until(lambda: bool(self.kept), "a kept match")

    def is_mine(self) -> bool:
        state = self.state
        return state is not None and state.turn == 0

    def until_mine(self) -> None:
        until(
            lambda: self.is_mine() or (self.state is not None and self.state.phase.is_finished),
            "one's own turn",
        )
        time.sleep(0.3)

    def answer(self, number: int) -> None:
        """Do the first legal thing, cards now by mouse and now by keys."""
        before = self.kept
        for _ in range(4):
            # Whoever drops may hand the match to the maker: stay wherever that is asked.
            legal = [action for action in self.saved.match.legal() if action is not DROP]
            self._choose(legal[0], number)
            end = time.monotonic() + 3
            while time.monotonic() < end:
                if self.kept != before:
                    return
                time.sleep(0.05)
        raise AssertionError("nothing that was done had any effect")

    def _choose(self, action: Action, number: int) -> None:
        match = self.saved.match
        card = card_of(action)
        if card is None:
            legal = match.legal()
            until(lambda: len(self.button_centres()[1]) == len(legal), "a button for each choice")
            y, centres = self.button_centres()
            self.screen.click(self.window, centres[legal.index(action)], y)
            return
        hand = match.observe(0).hand
        if number % 2:
            self.screen.key(str(hand.index(card) + 1), "Return")
            return
        top, layout = self.table()
        lying = Lying({(Pile.HAND, 0): len(hand)}, (), 4, StockSpot.PARKED, 0)
        pose = Poser(layout, 0, 4).pose((Pile.HAND, 0), hand.index(card), card, lying)
        self.screen.click(self.window, pose.x - 0.2 * pose.height * CARD_RATIO, top + pose.y)


def _pixel(lines: list[bytes], x: int, y: int) -> tuple[int, int, int]:
    red, green, blue = lines[y][3 * x : 3 * x + 3]
    return red, green, blue


def _is_button(pixel: tuple[int, int, int]) -> bool:
    red, green, blue = pixel
    is_gold = red > 200 and green > 150 and blue < 130
    return is_gold or (red < 26 and green < 52 and blue < 46)


@contextmanager
def running(program: Path, screen: Desktop, home: Path, **environ: str) -> Iterator[Game]:
    """Run the program; nothing is left of it afterwards."""
    home.mkdir(parents=True, exist_ok=True)
    game = Game(program, screen, home, **environ)
    try:
        yield game
    finally:
        if game.process.poll() is None:
            game.process.kill()
            game.process.communicate(timeout=PATIENCE_S)


def until_gone(workers: list[int]) -> None:
    until(lambda: not any(map(_is_alive, workers)), "the end of the thinking process")


def _is_alive(worker: int) -> bool:
    try:
        status = Path(f"/proc/{worker}/stat").read_text()
    except OSError:
        return False
    return status.rsplit(")", 1)[1].split()[0] not in ("Z", "X")


def verify(program: Path, path: Path) -> int:
    return subprocess.run([str(program), "verify", str(path)], check=False).returncode


def _is_other(game: Game, before: str) -> bool:
    return game.kept != before


def play_one_deal_and_into_a_trick(game: Game, pictures: Path) -> bool:
    """Play until one is to play to a trick of a later deal; a match that is over begins anew."""
    for number in range(400):
        game.until_mine()
        state = game.state
        if state is None or not state.phase.is_finished:
            deals = len(game.saved.match.deals)
            is_in_trick = state is not None and state.phase is Phase.PLAY and state.trick.plays
            if deals > 1 and is_in_trick:
                return True
            if deals < 2:
                game.screen.picture(pictures / f"2-question-{number}.png")
            game.answer(number)
            continue
        game.screen.picture(pictures / "3-result.png")
        before = game.kept
        game.screen.key("Return")
        if state.phase is Phase.MATCH_OVER:
            game.screen.wait_for("Nouvelle partie")
            game.screen.key("Return")
        until(partial(_is_other, game, before), "the next deal")
    return False


def test_a_deal_is_played_left_in_a_trick_and_gone_on_with(
    program: Path, screen: Desktop, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    french = {"LANG": "fr_FR.UTF-8"}
    with running(program, screen, home, **french) as game:
        screen.picture(tmp_path / "1-start.png")
        game.begin("Nouvelle partie")
        assert play_one_deal_and_into_a_trick(game, tmp_path)
        screen.picture(tmp_path / "4-trick.png")
        before, state = game.kept, game.state
        workers = game.workers()
        assert len(workers) >= 1
        assert game.close_window() == ""
        until_gone(workers)
    assert game.kept == before
    assert verify(program, game.kept_path) == 0
    with running(program, screen, home, **french) as game:
        screen.picture(tmp_path / "5-continue.png")
        screen.key("Return")
        time.sleep(1.0)
        screen.picture(tmp_path / "6-again.png")
        assert game.kept == before
        assert game.state == state
        game.answer(1)
        assert game.close_window() == ""
    assert verify(program, game.kept_path) == 0


@pytest.mark.parametrize("moment", ["start", "dialog", "file dialog", "play"])
def test_the_program_ends_when_the_system_asks(
    program: Path, screen: Desktop, tmp_path: Path, moment: str
) -> None:
    with running(program, screen, tmp_path / "home") as game:
        if moment in ("file dialog", "play"):
            game.begin("New match")
        if moment == "dialog":
            screen.key("Return")
            screen.wait_for("New match")
        if moment == "file dialog":
            screen.key("ctrl+o")
            screen.wait_for("Open a match")
        workers = game.workers()
        game.process.send_signal(signal.SIGTERM)
        assert game.end() == ""
        until_gone(workers)


def test_after_a_kill_the_match_goes_on(program: Path, screen: Desktop, tmp_path: Path) -> None:
    home = tmp_path / "home"
    with running(program, screen, home) as game:
        game.begin("New match")
        game.until_mine()
        game.answer(0)
        workers = game.workers()
        game.process.kill()
        game.process.communicate(timeout=PATIENCE_S)
        until_gone(workers)
    before = len(game.saved.match.deals[0].actions) if game.saved.match.deals else 0
    assert verify(program, game.kept_path) == 0
    with running(program, screen, home) as game:
        screen.key("Return")
        time.sleep(0.5)
        assert screen.window("New match") is None
        game.until_mine()
        after = len(game.saved.match.deals[0].actions) if game.saved.match.deals else 0
        assert after >= before
        assert not list(game.data.glob("matches/*"))
        assert game.close_window() == ""


@pytest.mark.parametrize(
    ("name", "environ", "dialog"),
    [
        ("home", {"LANG": "C"}, "New match"),
        ("Zoë Ç ã 日本", {"LANG": "pt_PT.UTF-8"}, "Nova partida"),
        ("home", {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0"}, "New match"),
    ],
)
def test_it_starts_in_any_home_and_locale(
    program: Path, screen: Desktop, tmp_path: Path, name: str, environ: dict[str, str], dialog: str
) -> None:
    with running(program, screen, tmp_path / name, **environ) as game:
        game.begin(dialog)
        # Qt itself remarks on a locale whose letters are not UTF-8.
        assert "Traceback" not in game.close_window()
    assert verify(program, game.kept_path) == 0


def test_it_starts_in_an_empty_environment(program: Path, screen: Desktop, tmp_path: Path) -> None:
    process = subprocess.Popen(
        ["env", "-i", f"HOME={tmp_path}", f"DISPLAY={screen.display}", str(program)],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        screen.wait_for(TITLE)
        screen.key("alt+F4")
        _, err = process.communicate(timeout=PATIENCE_S)
        assert (process.returncode, err) == (0, "")
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


@pytest.mark.parametrize("display", [None, "", ":9999", "nowhere:7", "nonsense"])
@pytest.mark.parametrize("command", [[], ["demo"]])
def test_without_a_display_it_says_so_in_one_line(
    program: Path, tmp_path: Path, display: str | None, command: list[str]
) -> None:
    environ = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    if display is not None:
        environ["DISPLAY"] = display
    done = subprocess.run(
        [str(program), *command], env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("buck-euchre: ")
