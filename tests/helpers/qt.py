# SPDX-License-Identifier: GPL-3.0-or-later
"""Fixtures for tests with Qt; PySide6 is imported only when one of them is used."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from buck_euchre_qt.i18n.language import LanguageSwitch


PATIENCE_MS = 60_000
"""How long a test waits for what comes in a moment: a starved machine must not fail it."""


def pytest_configure() -> None:
    """Let every wait of pytest-qt that names no limit have the same patience."""
    waiting = sys.modules.get("pytestqt.qtbot")
    if waiting is not None:
        for name in ("waitActive", "waitExposed", "waitSignal", "waitSignals", "waitUntil"):
            getattr(waiting.QtBot, name).__kwdefaults__["timeout"] = PATIENCE_MS


@pytest.fixture
def switch(qtbot: QtBot) -> Iterator[LanguageSwitch]:
    """Return what switches the language; English again after the test."""
    from PySide6.QtWidgets import QApplication

    from buck_euchre_qt.assets import register_resources
    from buck_euchre_qt.i18n.language import Language, LanguageSwitch

    application = QApplication.instance()
    assert application is not None
    register_resources()
    language_switch = LanguageSwitch(application)
    language_switch.use(Language.ENGLISH)
    yield language_switch
    language_switch.use(Language.ENGLISH)
    language_switch.forget()
    del qtbot


def font_faults() -> list[str]:
    """Return why texts cannot be measured here, nothing where they can."""
    from PySide6.QtGui import QFontDatabase, QFontMetrics
    from PySide6.QtWidgets import QApplication

    faults = []
    if not QFontDatabase.families():
        faults.append("there is no font at all")
    metrics = QFontMetrics(QApplication.font())
    if metrics.horizontalAdvance("i") >= metrics.horizontalAdvance("W"):
        faults.append("every letter is a box of one width")
    return faults


def need_fonts() -> None:
    """Skip the test under way where texts cannot be measured."""
    if font_faults():
        pytest.skip("texts cannot be measured here")
