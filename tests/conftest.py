# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test relies on; imports no Qt, for the rooms that are tested without it."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desktop's theme or scaling must not change what is measured.
for name in ("QT_SCALE_FACTOR", "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE"):
    os.environ.pop(name, None)

pytest_plugins = ["tests.helpers.qt"]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing a test does may touch the files of whoever runs it."""
    monkeypatch.setenv("BUCK_EUCHRE_HOME", str(tmp_path / "home"))


@pytest.fixture(autouse=True)
def _leaves_nothing_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test with Qt that leaves a timer or an animation running."""
    yield
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        return
    from tests.helpers.leaks import put_back_looks, running_now

    put_back_looks()
    left = running_now()
    if left:
        gc.collect()
        left = running_now()
    assert not left, f"left running: {left}"
