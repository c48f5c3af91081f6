# SPDX-License-Identifier: GPL-3.0-or-later
"""What is freed is given back, also when it lay between what is still in use."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

from buck_euchre_qt.memory import give_freed_memory_back

_FREES_MUCH = """
import os
from buck_euchre_qt.memory import give_freed_memory_back

def held_mb():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

give_freed_memory_back()
# One large block that is freed is what teaches the C library to keep the others.
large = b"x" * 30_000_000
del large
before = held_mb()
pictures, others = [], []
for number in range(200):
    pictures.append(b"%d" % (number % 10) * 300_000)
    others.append(b"y" * 2_000 + b"%d" % number)
filled = held_mb()
del pictures
print(before, filled, held_mb())
"""


@pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="other C libraries have their own ways"
)
def test_freed_blocks_between_others_are_given_back() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _FREES_MUCH], capture_output=True, text=True, check=True
    )
    before, filled, after = map(float, done.stdout.split())
    assert filled - before > 50
    assert after - before < 10


def test_other_systems_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "ctypes", None)
    give_freed_memory_back()
