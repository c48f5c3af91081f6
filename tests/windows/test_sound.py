# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import logging
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject

from buck_euchre_qt.assets import asset_path
from buck_euchre_qt.engine.actions import OrderUp, Pass
from buck_euchre_qt.engine.events import DealBegan, DealScored, MatchWon, SeatActed
from buck_euchre_qt.engine.games import make_game
from buck_euchre_qt.engine.match import Match
from buck_euchre_qt.windows.sound import (
    SOUNDS,
    MakeVoice,
    Sounds,
    Voice,
    _prepare_qt,
)

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
        self.voices: dict[str, HeardVoice] = {}
        self.prepared = 0
        self.now = 0.0
        self.parent = QObject()
        self.sounds = Sounds(self.parent, self._prepare, lambda: self.now)
        self.sounds.set_volume(0.5, is_muted=False)

    def load(self) -> None:
        """Load, and let the event loop do what it has put off."""
        self.sounds.load()
        while self.sounds.is_loading:
            QCoreApplication.processEvents()

    def _prepare(self) -> MakeVoice:
        self.prepared += 1
        return self._make

    def _make(self, name: str) -> Voice:
        self.voices[name] = HeardVoice(name, self.heard)
        return self.voices[name]


def test_nothing_sounds_before_it_is_loaded() -> None:
    ear = Ear()
    ear.sounds.tell(DealBegan(0))
    assert ear.heard == []
    ear.load()
    ear.sounds.tell(DealBegan(0))
    assert ear.heard == ["shuffle"]


def test_each_event_has_its_sound() -> None:
    ear = Ear()
    ear.load()
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
    ear.load()
    for _ in range(20):
        ear.sounds.play("knock")
        ear.sounds.play("turn")
    assert ear.heard == ["knock"]
    ear.now += 0.2
    ear.sounds.play("turn")
    assert ear.heard == ["knock", "turn"]


def test_volume_and_mute_take_effect_at_once() -> None:
    ear = Ear()
    ear.load()
    assert {voice.volume for voice in ear.voices.values()} == {0.5}
    ear.sounds.set_volume(0.8, is_muted=True)
    assert {voice.volume for voice in ear.voices.values()} == {0.0}
    ear.sounds.play("win")
    assert ear.heard == []
    ear.sounds.set_volume(0.8, is_muted=False)
    assert {voice.volume for voice in ear.voices.values()} == {0.8}
    ear.sounds.play("win")
    assert ear.heard == ["win"]


@pytest.mark.parametrize(("volume", "is_muted"), [(0.0, False), (0.8, True)])
def test_nothing_is_loaded_before_anything_is_to_be_heard(volume: float, is_muted: bool) -> None:
    ear = Ear()
    ear.sounds.set_volume(volume, is_muted=is_muted)
    ear.load()
    assert (ear.prepared, ear.voices) == (0, {})
    ear.sounds.set_volume(0.4, is_muted=False)
    ear.load()
    assert ear.prepared == 1
    assert list(ear.voices) == list(SOUNDS)
    assert {voice.volume for voice in ear.voices.values()} == {0.4}


def test_the_window_is_not_kept_waiting_for_all_sounds() -> None:
    ear = Ear()
    ear.sounds.load()
    assert ear.voices == {}
    counts = []
    while len(ear.voices) < len(SOUNDS):
        before = len(ear.voices)
        ear.sounds.make_next()
        counts.append(len(ear.voices) - before)
    assert counts == [1] * len(SOUNDS)
    ear.load()


@pytest.mark.parametrize("fault", [ImportError("libpulse.so.0"), OSError("no device")])
def test_without_a_way_to_sound_the_game_is_silent(
    fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> MakeVoice:
        raise fault

    parent = QObject()
    sounds = Sounds(parent, fail)
    sounds.set_volume(0.5, is_muted=False)
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
    sounds = Sounds(parent, _prepare_qt)
    sounds.set_volume(1.0, is_muted=False)
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
