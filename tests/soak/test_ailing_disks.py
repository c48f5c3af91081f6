# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever a person does while nothing can be written, it is told once, and once that it can."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.soak.ailing_disk import TRIALS, Disk

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.__name__)
def test_nothing_is_told_twice_and_nothing_is_lost(
    trial: Callable[[Path, Disk, str, QApplication], None],
    application: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    trial(tmp_path, Disk(monkeypatch), "short", application)
