# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds of the table: short, quiet and without clicks."""

import itertools
import struct
import subprocess
import sys
import wave
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
NAMES = {
    "call",
    "card_1",
    "card_2",
    "card_3",
    "chime",
    "cut",
    "deal_packet",
    "gather",
    "knock",
    "sad",
    "shuffle",
    "turn",
    "win",
}
LISTED = [entry.text or "" for entry in ET.parse(RESOURCES / "sounds.qrc").getroot().iter("file")]


def samples_of(path: Path) -> list[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44100)
        count = file.getnframes()
        return list(struct.unpack(f"<{count}h", file.readframes(count)))


def test_every_sound_is_listed_and_no_other() -> None:
    assert sorted(LISTED) == sorted(f"sounds/{name}.wav" for name in NAMES)
    assert {path.stem for path in (RESOURCES / "sounds").iterdir()} == NAMES


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in (RESOURCES / "sounds").iterdir()) < 900_000


@pytest.mark.parametrize("name", LISTED)
def test_a_sound_is_short_and_its_peak_is_at_most_half_of_full_scale(name: str) -> None:
    samples = samples_of(RESOURCES / name)
    assert 0.1 * 44100 < len(samples) < 2 * 44100
    # -6 dB is a factor of 0.501.
    assert 1000 < max(map(abs, samples)) <= 16422


@pytest.mark.parametrize("name", LISTED)
def test_a_sound_begins_and_ends_in_silence_without_dc(name: str) -> None:
    samples = samples_of(RESOURCES / name)
    assert max(map(abs, [*samples[:3], *samples[-3:]])) <= 1
    assert abs(sum(samples) / len(samples)) < 0.001 * 32768


@pytest.mark.parametrize("name", sorted(NAMES))
def test_what_cards_do_rustles_and_what_is_told_rings(name: str) -> None:
    samples = samples_of(RESOURCES / "sounds" / f"{name}.wav")
    steps = sum((a - b) ** 2 for a, b in itertools.pairwise(samples))
    # A pure tone of f Hz has (2 sin(pi f / 44100))^2 here: 0.09 at 2100 Hz, where paper is.
    brightness = steps / sum(a * a for a in samples)
    told = {"call", "chime", "knock", "sad", "win"}
    assert (brightness < 0.03) if name in told else (brightness > 0.09)


def test_a_riffle_takes_about_nine_tenths_of_a_second() -> None:
    assert 0.8 < len(samples_of(RESOURCES / "sounds" / "shuffle.wav")) / 44100 < 1.0


def test_the_script_makes_what_is_committed(tmp_path: Path) -> None:
    script = RESOURCES / "make_sounds.py"
    subprocess.run([sys.executable, "-B", str(script), str(tmp_path)], check=True)
    assert (tmp_path / "sounds.qrc").read_bytes() == (RESOURCES / "sounds.qrc").read_bytes()
    for name in LISTED:
        made, committed = samples_of(tmp_path / name), samples_of(RESOURCES / name)
        assert len(made) == len(committed)
        # Mathematical libraries may round the last digit of a sine differently.
        differences = (abs(a - b) for a, b in zip(made, committed, strict=True))
        assert max(differences) <= 1, name
