# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole deal is read and played through the accessibility bus alone."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

import pytest

from buck_euchre_qt.storage.preferences import Preferences, PreferencesFile
from tests.end_to_end.desktop import Desktop

READER = Path(__file__).parents[1] / "helpers" / "screen_reader.py"
SYSTEM_PYTHON = "/usr/bin/python3"
BUS_SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
CARD = re.compile(r"(nine|ten|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)")
PATIENCE_S = 150


class Told(TypedDict):
    """A thing as the bus describes it."""

    role: str
    name: str
    description: str
    enabled: bool
    focusable: bool
    focused: bool
    actions: list[str]
    extents: list[int]


class Line(TypedDict, total=False):
    """A line of what the reader did and heard."""

    kind: str
    text: str
    name: str
    is_told: bool
    tree: list[Told]


def has_bindings() -> bool:
    """Whether the system's Python can read the accessibility bus."""
    if not Path(SYSTEM_PYTHON).exists():
        return False
    code = "import gi; gi.require_version('Atspi', '2.0')"
    done = subprocess.run([SYSTEM_PYTHON, "-c", code], capture_output=True, check=False)
    return done.returncode == 0


@contextmanager
def bus() -> Iterator[str]:
    """Run a message bus of one's own and give its address."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with daemon:
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip()
        finally:
            daemon.terminate()


@pytest.fixture(scope="module")
def lines(screen: Desktop, program: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Line]:
    """Return what a reader did and heard in a deal."""
    if shutil.which("dbus-daemon") is None or not BUS_SERVICE.exists() or not has_bindings():
        pytest.skip("nothing here reads the accessibility bus")
    home = tmp_path_factory.mktemp("home")
    PreferencesFile(home / "game").save(Preferences(pace="fast"))
    with bus() as address:
        environ = screen.environ(
            home,
            BUCK_EUCHRE_HOME=str(home / "game"),
            DBUS_SESSION_BUS_ADDRESS=address,
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            QT_QPA_PLATFORM="xcb",
            PYTHONPATH=os.environ.get("PYTHONPATH", ""),
        )
        game = subprocess.Popen([str(program)], env=environ, stderr=subprocess.DEVNULL)
        try:
            reader = subprocess.run(
                [SYSTEM_PYTHON, "-W", "ignore", str(READER)],
                env=environ,
                capture_output=True,
                text=True,
                timeout=PATIENCE_S,
                check=False,
            )
        finally:
            game.terminate()
            assert game.wait(20) == 0
    found: list[Line] = [json.loads(line) for line in reader.stdout.splitlines()]
    assert reader.returncode == 0, (found[-3:], reader.stderr)
    return found


def trees(lines: list[Line]) -> list[list[Told]]:
    return [line["tree"] for line in lines if line["kind"] in ("asked", "over")]


def test_a_whole_deal_is_played(lines: list[Line]) -> None:
    assert any(line["kind"] == "over" for line in lines)
    said = [line["text"] for line in lines if line["kind"] == "announced"]
    if said[0].startswith("Cut the deck"):
        del said[0]
    assert re.fullmatch(r"\w+ deals?\.", said[0])
    assert any("The upcard is the " in text for text in said)
    assert any(", now " in text for text in said) or any("wins the match" in text for text in said)


def test_every_card_that_was_pressed_is_told_to_be_played(lines: list[Line]) -> None:
    for number, line in enumerate(lines):
        if line["kind"] != "pressed" or not line["name"].endswith(", playable"):
            continue
        card = CARD.match(line["name"])
        assert card is not None
        heard = next(each["text"] for each in lines[number:] if each["kind"] == "announced")
        assert heard in (f"You lead the {card[0]}.", f"You play the {card[0]}.")


def test_the_focus_goes_where_it_is_put(lines: list[Line]) -> None:
    focused = [line for line in lines if line["kind"] == "focused"]
    assert all(line["is_told"] for line in focused)


def test_cards_are_buttons_with_names_states_actions_and_extents(lines: list[Line]) -> None:
    buttons = [
        told
        for tree in trees(lines)
        for told in tree
        if told["role"] == "push button" and CARD.match(told["name"])
    ]
    assert buttons
    for told in buttons:
        assert told["focusable"]
        assert told["enabled"] is ("Press" in told["actions"])
        assert told["enabled"] is not told["name"].endswith("not playable")
        x, y, wide, high = told["extents"]
        assert 0 <= x < x + wide <= 1280
        assert 0 <= y < y + high <= 800


def test_plates_trump_and_trick_are_told(lines: list[Line]) -> None:
    for tree in trees(lines):
        names = [told["name"] for told in tree]
        plates = [name for name in names if re.search(r", (minus )?\d+ points?,", name)]
        assert len(plates) >= 4
        assert sum(", dealer" in name for name in plates) == 1
    all_names = {told["name"] for tree in trees(lines) for told in tree}
    assert any("trumps" in name.lower() or "No-trump" in name for name in all_names)


def test_hidden_cards_are_face_down_cards_and_nothing_more(lines: list[Line]) -> None:
    for tree in trees(lines):
        for told in tree:
            if told["role"] != "label" or not CARD.search(told["name"]):
                continue
            is_seen = re.match(r"\w+ (led|played): |turned up: ", told["name"])
            is_asked = told["name"].endswith(("?", "."))
            means = [each["description"] for each in tree if each["role"] == "push button"]
            is_explained = any(text.startswith(told["name"]) for text in means)
            assert is_seen or is_asked or is_explained, told["name"]
    hidden = {
        told["name"]
        for tree in trees(lines)
        for told in tree
        if "face-down" in told["name"] and told["role"] == "label"
    }
    assert hidden
    assert all(re.fullmatch(r"(\w+: \d|turned down:) face-down cards?", name) for name in hidden)
