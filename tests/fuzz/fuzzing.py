# SPDX-License-Identifier: GPL-3.0-or-later
"""Damages every file that is read, very often, and bounds what reading may cost."""

from __future__ import annotations

import logging
import random
import sys
import time
import traceback
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.fuzz.mutations import mutate
from tests.fuzz.readers import WORTH, Reader, empty_folder, readers

MOST_S: Final = 5.0
MOST_BYTES: Final = 100_000_000
_MEMORY_ONE_IN: Final = 25


class Finding(NamedTuple):
    """A damaged file that was not borne: how to make it again, and what happened."""

    reader: str
    seed: str
    text: str


class Outcome(NamedTuple):
    """How many files were read, the longest time and the most memory that one took."""

    inputs: int
    longest_s: float
    most_bytes: int
    findings: list[Finding]


def fuzz(
    inputs: int, seed: int, folder: Path, tell: Callable[[str], None] = lambda _: None
) -> Outcome:
    """Read about so many damaged files and return what was not borne."""
    logging.disable(logging.CRITICAL)
    done, longest_s, most_bytes = 0, 0.0, 0
    findings: list[Finding] = []
    try:
        for reader in readers():
            count = max(1, inputs * reader.cost // WORTH)
            for number in range(count):
                name = f"{seed}:{number}"
                used_s, used_bytes, fault = _read_once(reader, name, folder, number)
                longest_s, most_bytes = max(longest_s, used_s), max(most_bytes, used_bytes)
                if fault:
                    findings.append(Finding(reader.name, name, fault))
                done += 1
            tell(f"{reader.name}: {count} inputs")
    finally:
        logging.disable(logging.NOTSET)
    return Outcome(done, longest_s, most_bytes, findings)


def _read_once(reader: Reader, name: str, beside: Path, number: int) -> tuple[float, int, str]:
    data = mutate(reader.sound, random.Random(f"{reader.name}:{name}"))
    # Watching the memory makes everything slow: some of the inputs stand for all.
    is_watched = number % _MEMORY_ONE_IN == 0
    if is_watched:
        tracemalloc.start()
    began = time.process_time()
    fault = ""
    with empty_folder(beside) as folder:
        try:
            reader.read(data, folder)
        except Exception:  # noqa: BLE001 - whatever comes out is the finding
            fault = traceback.format_exc()
    used_s = time.process_time() - began
    used_bytes = 0
    if is_watched:
        used_bytes = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    if used_s > MOST_S:
        fault = fault or f"it took {used_s:.1f} s"
    if used_bytes > MOST_BYTES:
        fault = fault or f"it took {used_bytes} bytes"
    return used_s, used_bytes, fault


def main(inputs: int = 20_000, seed: int = 1) -> int:
    """Fuzz, say what was found, and return the exit code."""
    import tempfile

    from PySide6.QtCore import QCoreApplication

    application = QCoreApplication([])

    def tell(text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()

    with tempfile.TemporaryDirectory() as folder:
        outcome = fuzz(inputs, seed, Path(folder), tell)
    del application
    for finding in outcome.findings[:20]:
        tell(f"\n{finding.reader} {finding.seed}\n{finding.text}")
    tell(
        f"{outcome.inputs} inputs, {len(outcome.findings)} not borne; longest "
        f"{outcome.longest_s * 1000:.0f} ms, most memory {outcome.most_bytes / 1e6:.1f} MB"
    )
    return 1 if outcome.findings else 0
