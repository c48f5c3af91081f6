# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from buck_euchre_qt.assets import asset_path
from buck_euchre_qt.engine.actions import OrderUp, Pass
from buck_euchre_qt.engine.events import DealBegan, DealScored, MatchWon, SeatActed
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.windows.sound import SOUNDS, Sounds, Voice, _qt_voices

pytestmark = pytest.mark.usefixtures("qapp")


class HeardVoice:
    """Notes what is played instead of sounding."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name, self.heard, self.volume = name, heard, -1.0

    def play(self) -> None:
        self.heard.append(self.name)

    def set_volume(self, volume: float) -> None:
        self.volume = volume


class Ear:
    """Sounds whose time stands still until it is told to go on."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.voices = {name: HeardVoice(name, self.heard) for name in SOUNDS}
        self.now = 0.0
        self.parent = QObject()
        self.sounds = Sounds(self.parent, self._make, lambda: self.now)
        self.sounds.set_volume(0.5, is_muted=False)

    def _make(self) -> Mapping[str, Voice]:
        return self.voices


def test_nothing_sounds_before_it_is_loaded() -> None:
    ear = Ear()
    ear.sounds.tell(DealBegan(0))
    assert ear.heard == []
    ear.sounds.load()
    ear.sounds.tell(DealBegan(0))
    assert ear.heard == ["shuffle"]


def test_each_event_has_its_sound() -> None:
    ear = Ear()
    ear.sounds.load()
    ear.sounds.follow(Match(make_game("buck")), 1)
    for event, name in (
        (SeatActed(0, Pass()), "knock"),
        (SeatActed(0, OrderUp()), "call"),
        (DealScored((5, -2, 5, -3), (30, 23, 30, 22), False), "chime"),
        (DealScored((-5, 5, 5, -3), (20, 30, 30, 22), False), "sad"),
        (MatchWon((1,)), "win"),
        (MatchWon((0, 2)), "sad"),
    ):
        ear.now += 1
        ear.sounds.tell(event)
        assert ear.heard[-1] == name
    assert len(ear.heard) == 6


def test_sounds_do_not_pile_up() -> None:
    ear = Ear()
    ear.sounds.load()
    for _ in range(20):
        ear.sounds.play("knock")
        ear.sounds.play("turn")
    assert ear.heard == ["knock"]
    ear.now += 0.2
    ear.sounds.play("turn")
    assert ear.heard == ["knock", "turn"]


def test_volume_and_mute_take_effect_at_once() -> None:
    ear = Ear()
    ear.sounds.load()
    assert {voice.volume for voice in ear.voices.values()} == {0.5}
    ear.sounds.set_volume(0.8, is_muted=True)
    assert {voice.volume for voice in ear.voices.values()} == {0.0}
    ear.sounds.play("win")
    assert ear.heard == []
    ear.sounds.set_volume(0.8, is_muted=False)
    assert {voice.volume for voice in ear.voices.values()} == {0.8}
    ear.sounds.play("win")
    assert ear.heard == ["win"]


@pytest.mark.parametrize("fault", [ImportError("libpulse.so.0"), OSError("no device")])
def test_without_a_way_to_sound_the_game_is_silent(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> Mapping[str, Voice]:
        raise fault

    parent = QObject()
    sounds = Sounds(parent, fail)
    with caplog.at_level(logging.INFO):
        sounds.load()
    assert [record.levelno for record in caplog.records] == [logging.INFO]
    sounds.set_volume(1.0, is_muted=False)
    sounds.tell(DealBegan(0))


def test_without_a_sound_server_nothing_is_even_tried(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("PULSE_SERVER", raising=False)
    monkeypatch.delenv("PULSE_RUNTIME_PATH", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("os.getuid", lambda: 4_000_000)
    parent = QObject()
    sounds = Sounds(parent, _qt_voices)
    with caplog.at_level(logging.INFO):
        sounds.load()
    assert [record.message for record in caplog.records] == [
        "there is no sound: no sound server is running"
    ]


def test_every_sound_is_in_the_package() -> None:
    names = asset_path("sounds.rcc").read_bytes()
    for name in SOUNDS:
        # Names in a compiled collection are UTF-16.
        assert f"{name}.wav".encode("utf-16-be") in names
