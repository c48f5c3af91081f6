# SPDX-License-Identifier: GPL-3.0-or-later
"""One sound of the table as Qt Multimedia plays it; imported only where it can be heard.

Not by `QSoundEffect`: with PulseAudio, from Qt 6.11 on and as far as 6.12, that goes on listening
to what it has closed when a sound has ended, and the program does nothing any more but warn of it.
"""

from __future__ import annotations

import io
import wave

from PySide6.QtCore import QBuffer, QFile, QIODevice
from PySide6.QtMultimedia import QAudio, QAudioDevice, QAudioFormat, QAudioSink, QMediaDevices


def has_device() -> bool:
    """Return whether there is anything that sounds could come out of."""
    return bool(QMediaDevices.audioOutputs())


class QtVoice:
    """One sound, 16 bits a sample, that begins anew whenever it is played."""

    def __init__(self, name: str) -> None:
        file = QFile(f":/sounds/{name}.wav")
        file.open(QIODevice.OpenModeFlag.ReadOnly)
        with wave.open(io.BytesIO(file.readAll().data())) as sound:
            self._format = QAudioFormat()
            self._format.setSampleFormat(QAudioFormat.SampleFormat.Int16)
            self._format.setSampleRate(sound.getframerate())
            self._format.setChannelCount(sound.getnchannels())
            self._samples = QBuffer()
            self._samples.setData(sound.readframes(sound.getnframes()))
        self._samples.open(QIODevice.OpenModeFlag.ReadOnly)
        self._volume = 0.0
        self._device: QAudioDevice | None = None
        self._sink: QAudioSink | None = None

    def play(self) -> None:
        """Begin to sound, on the device that is the usual one now."""
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull():
            return
        if self._sink is None or device != self._device:
            self._device = device
            self._sink = QAudioSink(device, self._format)
            self._sink.stateChanged.connect(self._on_state)
        self._sink.stop()
        self._samples.seek(0)
        self._sink.setVolume(self._volume)
        self._sink.start(self._samples)

    def set_volume(self, volume: float) -> None:
        """Take on a volume from 0 to 1, in the middle of the sound too."""
        self._volume = volume
        if self._sink is not None:
            self._sink.setVolume(volume)

    def _on_state(self, state: QAudio.State) -> None:
        # A device that is left open has something to do all the time.
        if state is QAudio.State.IdleState and self._sink is not None:
            self._sink.stop()
