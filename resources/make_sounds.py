# SPDX-License-Identifier: GPL-3.0-or-later
"""Synthesise the sounds of the table, and write the list that compiles them in.

Run as `python3 resources/make_sounds.py`; another directory to write into may follow.
Every sound is made from sines and filtered noise with fixed seeds, so each run gives the same.
"""

import math
import random
import struct
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

RATE_HZ = 44100
_FADE_IN_S = 0.002
_FADE_OUT_S = 0.012


class Track:
    """Samples that grow as sounds are laid over one another, times in seconds."""

    def __init__(self) -> None:
        self.samples: list[float] = []

    def add(self, at_s: float, sound: Sequence[float], gain: float = 1.0) -> None:
        """Lay a sound over what is there."""
        start = round(at_s * RATE_HZ)
        missing = start + len(sound) - len(self.samples)
        if missing > 0:
            self.samples.extend([0.0] * missing)
        for index, value in enumerate(sound, start):
            self.samples[index] += value * gain


def _band(sound: Sequence[float], low_hz: float, high_hz: float) -> list[float]:
    """Return a sound without what lies below and above a band, by first-order filters twice."""
    down = 1 - math.exp(-2 * math.pi * high_hz / RATE_HZ)
    up = 1 - math.exp(-2 * math.pi * low_hz / RATE_HZ)
    result = list(sound)
    for _ in range(2):
        smooth = slow = 0.0
        for index, value in enumerate(result):
            smooth += (value - smooth) * down
            slow += (smooth - slow) * up
            result[index] = smooth - slow
    return result


def _noise(length_s: float, low_hz: float, high_hz: float, seed: int) -> list[float]:
    """Return noise in a band, about as loud whatever the band."""
    chance = random.Random(seed)
    noise = [chance.uniform(-1, 1) for _ in range(round(length_s * RATE_HZ))]
    result = _band(noise, low_hz, high_hz)
    power = math.sqrt(sum(value * value for value in result) / len(result))
    return [value / power * 0.25 for value in result]


def _swish(length_s: float, peak: float, low_hz: float, high_hz: float, seed: int) -> list[float]:
    """Return the brush of paper that swells until `peak` (a part of its length) and dies away."""
    noise = _noise(length_s, low_hz, high_hz, seed)
    top = max(1, round(len(noise) * peak))
    shaped = []
    for index, value in enumerate(noise):
        if index < top:
            level = math.sin(index / top * math.pi / 2) ** 2
        else:
            level = math.cos((index - top) / (len(noise) - top) * math.pi / 2) ** 2
        shaped.append(value * level)
    return shaped


def _struck(
    partials: Sequence[tuple[float, float, float]], length_s: float, attack_s: float = 0.002
) -> list[float]:
    """Return something struck: (frequency in Hz, loudness, time to fall to a third in s) each."""
    result = []
    for index in range(round(length_s * RATE_HZ)):
        at_s = index / RATE_HZ
        attack = min(1.0, at_s / attack_s)
        value = sum(
            loudness * math.exp(-at_s / decay_s) * math.sin(2 * math.pi * hz * at_s)
            for hz, loudness, decay_s in partials
        )
        result.append(value * attack)
    return result


def _tap(seed: int, pitch_hz: float = 150) -> list[float]:
    """Return a card that meets the felt."""
    track = Track()
    track.add(0, _struck([(pitch_hz, 0.5, 0.018), (pitch_hz * 1.9, 0.25, 0.012)], 0.11, 0.001))
    track.add(0, _swish(0.035, 0.06, 500, 3200, seed), 0.9)
    return track.samples


def _flick(seed: int, pitch_hz: float) -> list[float]:
    """Return the edge of one card that snaps down in a riffle."""
    return _swish(0.016, 0.12, pitch_hz * 0.6, pitch_hz * 1.6, seed)


def _wood(pitch_hz: float, length_s: float = 0.16) -> list[float]:
    """Return knuckles or a mallet on wood."""
    track = Track()
    partials = [
        (pitch_hz, 0.6, 0.026),
        (pitch_hz * 2.32, 0.32, 0.017),
        (pitch_hz * 4.25, 0.14, 0.009),
    ]
    track.add(0, _struck(partials, length_s, 0.001))
    track.add(0, _swish(0.014, 0.08, 400, 2600, round(pitch_hz)), 0.35)
    return track.samples


def _bar(pitch_hz: float, length_s: float, warmth_s: float) -> list[float]:
    """Return a note of a wooden bar over a tube, as of a marimba."""
    partials = [
        (pitch_hz, 0.6, warmth_s),
        (pitch_hz * 2, 0.06, warmth_s * 0.6),
        (pitch_hz * 3.93, 0.14, warmth_s * 0.22),
        (pitch_hz * 9.2, 0.03, warmth_s * 0.06),
    ]
    return _struck(partials, length_s, 0.003)


def card(number: int) -> list[float]:
    """Return one of three ways in which a card slides onto the table."""
    track = Track()
    track.add(0, _swish(0.095, 0.55, 900 + 160 * number, 4200 - 350 * number, 10 + number), 0.55)
    track.add(0.062 + 0.006 * number, _tap(20 + number, 138 + 11 * number))
    return track.samples


def deal_packet() -> list[float]:
    """Return two or three cards dealt together."""
    track = Track()
    for turn in range(3):
        track.add(0.030 * turn, _swish(0.09, 0.5, 1000, 4000, 30 + turn), 0.4)
    track.add(0.125, _tap(35, 128))
    return track.samples


def shuffle() -> list[float]:
    """Return a riffle: edges ever faster, the bridge that falls in, and the pack squared."""
    chance = random.Random(40)
    track = Track()
    at_s, step_s = 0.0, 0.027
    while at_s < 0.46:
        loud = 0.35 + 0.5 * at_s / 0.46
        track.add(at_s, _flick(chance.randrange(10**6), chance.uniform(1900, 3300)), loud)
        at_s += step_s * chance.uniform(0.75, 1.2)
        step_s = max(0.0085, step_s * 0.945)
    track.add(0.44, _swish(0.26, 0.35, 800, 3600, 41), 0.5)
    for turn in range(14):
        flick = _flick(chance.randrange(10**6), chance.uniform(1400, 2400))
        track.add(0.47 + 0.0125 * turn, flick, 0.4 - 0.02 * turn)
    track.add(0.72, _tap(42, 165), 0.55)
    track.add(0.82, _tap(43, 150), 0.4)
    return track.samples


def cut() -> list[float]:
    """Return half a pack lifted and laid beside the other."""
    track = Track()
    track.add(0, _swish(0.15, 0.35, 700, 3000, 50), 0.5)
    track.add(0.2, _tap(51, 120))
    return track.samples


def gather() -> list[float]:
    """Return the cards of a trick swept together."""
    track = Track()
    for turn, at_s in enumerate((0.0, 0.05, 0.11)):
        track.add(at_s, _swish(0.2, 0.45, 600, 2600 + 300 * turn, 60 + turn), 0.4)
    track.add(0.3, _tap(64, 132), 0.55)
    return track.samples


def knock() -> list[float]:
    """Return two knocks of the knuckles on the table: a pass."""
    track = Track()
    track.add(0, _wood(172))
    track.add(0.135, _wood(164), 0.85)
    return track.samples


def call() -> list[float]:
    """Return the soft tick of a call."""
    return _wood(560, 0.14)


def turn() -> list[float]:
    """Return a card turned over: its edge leaves the felt, it swings and lies down."""
    track = Track()
    track.add(0, _flick(70, 2300), 0.3)
    track.add(0.02, _swish(0.17, 0.6, 1100, 4400, 71), 0.5)
    track.add(0.185, _tap(72, 146), 0.85)
    return track.samples


def chime() -> list[float]:
    """Return three rising notes: a deal won."""
    track = Track()
    for step, pitch_hz in enumerate((523.25, 659.26, 783.99)):
        track.add(0.11 * step, _bar(pitch_hz, 0.75, 0.17), 0.75)
    track.add(0.22, _bar(1046.5, 0.7, 0.15), 0.4)
    return track.samples


def sad() -> list[float]:
    """Return three falling notes, without reproach: a deal lost."""
    track = Track()
    for step, pitch_hz in enumerate((392.0, 349.23, 293.66)):
        track.add(0.17 * step, _bar(pitch_hz, 0.7, 0.15), 0.8 - 0.1 * step)
    return track.samples


def win() -> list[float]:
    """Return a short tune that ends in a chord: the match won."""
    track = Track()
    tune = ((0.0, 392.0), (0.13, 523.25), (0.26, 659.26), (0.39, 783.99), (0.62, 659.26))
    for at_s, pitch_hz in tune:
        track.add(at_s, _bar(pitch_hz, 0.7, 0.14), 0.7)
    for delay, pitch_hz in enumerate((261.63, 523.25, 659.26, 783.99, 1046.5)):
        track.add(0.78 + 0.012 * delay, _bar(pitch_hz, 1.05, 0.26), 0.55)
    return track.samples


# Each with the level of its loudest sample, in dB below full scale: what comes often is quiet.
SOUNDS: dict[str, tuple[Callable[[], list[float]], float]] = {
    "call": (call, -14),
    "card_1": (lambda: card(1), -13),
    "card_2": (lambda: card(2), -13),
    "card_3": (lambda: card(3), -13),
    "chime": (chime, -10),
    "cut": (cut, -13),
    "deal_packet": (deal_packet, -14),
    "gather": (gather, -15),
    "knock": (knock, -12),
    "sad": (sad, -12),
    "shuffle": (shuffle, -13),
    "turn": (turn, -14),
    "win": (win, -8),
}


def finished(samples: Sequence[float], peak_db: float) -> bytes:
    """Return little-endian 16-bit samples at a level, without DC, silent at both ends."""
    # Above 40 Hz: small speakers cannot give what lies below, and DC would click.
    kept = _band(samples, 40, 15000)
    fade_in, fade_out = round(_FADE_IN_S * RATE_HZ), round(_FADE_OUT_S * RATE_HZ)
    for index in range(fade_in):
        kept[index] *= 0.5 - 0.5 * math.cos(math.pi * index / fade_in)
    for index in range(fade_out):
        kept[-1 - index] *= 0.5 - 0.5 * math.cos(math.pi * index / fade_out)
    scale = 32767 * 10 ** (peak_db / 20) / max(map(abs, kept))
    return struct.pack(f"<{len(kept)}h", *(round(value * scale) for value in kept))


def write_sounds(target: Path) -> None:
    """Write every sound as a mono 16-bit file, and sounds.qrc, under a directory."""
    (target / "sounds").mkdir(parents=True, exist_ok=True)
    for name, (make, peak_db) in SOUNDS.items():
        with wave.open(str(target / "sounds" / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE_HZ)
            file.writeframes(finished(make(), peak_db))
    entries = "\n".join(f"    <file>sounds/{name}.wav</file>" for name in sorted(SOUNDS))
    (target / "sounds.qrc").write_text(
        '<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n'
        f"{entries}\n  </qresource>\n</RCC>\n",
        encoding="utf-8",
        newline="\n",
    )


if __name__ == "__main__":
    write_sounds(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
