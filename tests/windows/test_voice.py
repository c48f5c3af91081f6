# SPDX-License-Identifier: GPL-3.0-or-later
# ruff: noqa: N802, N815 (the names are those of Qt)
"""A sound that Qt plays, tried without Qt Multimedia: that may be missing, and so may a device."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QBuffer, QObject, Signal

from buck_euchre_qt.assets import register_sounds
from buck_euchre_qt.windows.sound import SOUNDS, Voice

pytestmark = pytest.mark.usefixtures("qapp")

_VOICE = "buck_euchre_qt.windows.voice"


class State(Enum):
    """As `QAudio.State`."""

    ActiveState = auto()
    IdleState = auto()
    StoppedState = auto()


class Format:
    """As `QAudioFormat`."""

    class SampleFormat(Enum):
        """As much as is used here."""

        Int16 = auto()

    def setSampleFormat(self, kind: SampleFormat) -> None:
        """Note the kind of samples."""
        self.kind = kind

    def setSampleRate(self, rate: int) -> None:
        """Note the samples a second."""
        self.rate = rate

    def setChannelCount(self, channels: int) -> None:
        """Note the channels."""
        self.channels = channels


@dataclass
class Device:
    """As `QAudioDevice`; without a name there is none."""

    name: str

    def isNull(self) -> bool:
        """Return whether there is no such device."""
        return not self.name


class Devices:
    """As `QMediaDevices`."""

    usual: ClassVar[Device]

    @classmethod
    def audioOutputs(cls) -> list[Device]:
        """Return the devices that there are."""
        return [] if cls.usual.isNull() else [cls.usual]

    @classmethod
    def defaultAudioOutput(cls) -> Device:
        """Return the usual one."""
        return cls.usual


class Sink(QObject):
    """As `QAudioSink`: notes what it is told."""

    made: ClassVar[list[Sink]]
    stateChanged = Signal(State)

    def __init__(self, device: Device, form: Format) -> None:
        super().__init__()
        self.device, self.form = device, form
        self.begun_at: list[int] = []
        self.volume = -1.0
        self.is_open = False
        Sink.made.append(self)

    def setVolume(self, volume: float) -> None:
        """Note the volume."""
        self.volume = volume

    def start(self, samples: QBuffer) -> None:
        """Note where the samples begin, and take them all."""
        self.begun_at.append(samples.pos())
        self.is_open = True
        samples.readAll()
        self.stateChanged.emit(State.ActiveState)

    def stop(self) -> None:
        """Close the device."""
        self.is_open = False


@pytest.fixture
def voice_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Yield the module of voices as it is where these stand in for Qt Multimedia."""
    multimedia = ModuleType("PySide6.QtMultimedia")
    for name, stand_in in (
        ("QAudio", type("QAudio", (), {"State": State})),
        ("QAudioDevice", Device),
        ("QAudioFormat", Format),
        ("QAudioSink", Sink),
        ("QMediaDevices", Devices),
    ):
        setattr(multimedia, name, stand_in)
    monkeypatch.setitem(sys.modules, multimedia.__name__, multimedia)
    monkeypatch.delitem(sys.modules, _VOICE, raising=False)
    Devices.usual, Sink.made = Device("speakers"), []
    register_sounds()
    yield importlib.import_module(_VOICE)
    sys.modules.pop(_VOICE, None)


def make(module: ModuleType, name: str) -> Voice:
    voice: Voice = module.QtVoice(name)
    return voice


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_played_as_it_was_made(voice_module: ModuleType, name: str) -> None:
    voice = make(voice_module, name)
    voice.set_volume(0.3)
    voice.play()
    (sink,) = Sink.made
    # What the script of sounds writes: 16 bits, one channel, 44,100 samples a second.
    form = sink.form
    assert (form.kind, form.channels, form.rate) == (Format.SampleFormat.Int16, 1, 44100)
    assert (sink.begun_at, sink.volume) == ([0], 0.3)


def test_a_sound_begins_anew_each_time_and_is_changed_in_its_middle(
    voice_module: ModuleType,
) -> None:
    voice = make(voice_module, "win")
    voice.play()
    voice.play()
    (sink,) = Sink.made
    assert sink.begun_at == [0, 0]
    voice.set_volume(0.0)
    assert sink.volume == 0.0
    assert sink.is_open


def test_a_device_is_let_go_of_when_a_sound_has_ended(voice_module: ModuleType) -> None:
    voice = make(voice_module, "knock")
    voice.play()
    (sink,) = Sink.made
    assert sink.is_open
    sink.stateChanged.emit(State.IdleState)
    assert not sink.is_open
    voice.play()
    assert sink.begun_at == [0, 0]


def test_sounds_follow_the_usual_device_and_wait_for_one(voice_module: ModuleType) -> None:
    voice = make(voice_module, "cut")
    voice.play()
    Devices.usual = Device("")
    voice.play()
    assert not voice_module.has_device()
    assert [sink.device.name for sink in Sink.made] == ["speakers"]
    Devices.usual = Device("headphones")
    voice.set_volume(0.6)
    voice.play()
    assert [sink.device.name for sink in Sink.made] == ["speakers", "headphones"]
    assert Sink.made[-1].volume == 0.6
