# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot


@pytest.fixture
def application(qtbot: QtBot) -> Iterator[QApplication]:
    """Return the application, which goes on when the last window is closed."""
    del qtbot
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    found.setQuitOnLastWindowClosed(False)
    yield found
    found.setQuitOnLastWindowClosed(True)
