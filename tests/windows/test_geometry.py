# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is cut or covered, in any language, at any size of window and letters."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.theme import ThemeKeeper
from tests.helpers.qt import need_fonts
from tests.pictures.geometry import faults
from tests.pictures.moments import MOMENTS
from tests.pictures.stage import SHARED, Stage
from tests.pictures.windows import every_window
from tests.windows.learner import LongerTexts

SIZES = ((800, 600), (1280, 800), (900, 1000))


@pytest.fixture(autouse=True)
def _usual_letters(qapp: QApplication) -> Iterator[None]:
    need_fonts()
    yield
    ThemeKeeper(qapp).use("system", 1.0)


@pytest.mark.parametrize("text_percent", [100, 150])
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_or_covered_at_any_moment(
    switch: LanguageSwitch, size: tuple[int, int], language: Language, text_percent: int
) -> None:
    preferences = Preferences(pace="instant", text_percent=text_percent, theme="light")
    stage = Stage(switch, language, QSize(*size), preferences)
    found = {}
    try:
        for moment in (*MOMENTS, SHARED):
            stage.show(moment)
            found[moment] = faults(stage.window)
    finally:
        stage.close()
    assert not any(found.values()), found


@pytest.mark.parametrize("ratio", ["1.25", "2"])
def test_a_result_is_sharp_whole_and_in_the_middle_on_a_denser_screen(
    tmp_path: Path, ratio: str
) -> None:
    # The density of a screen is fixed when a program starts.
    command = [sys.executable, "-m", "tests.pictures", str(tmp_path), "--no-windows"]
    wishes = ["--sizes", f"1280x800@{ratio}", "--themes", "dark", "--moments", "result", SHARED]
    root = Path(__file__).parents[2]
    made = subprocess.run(
        [*command, *wishes], cwd=root, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stdout + made.stderr
    pictures = [QImage(str(path)) for path in tmp_path.glob("*.png")]
    assert len(pictures) == 2 * len(Language)
    assert {picture.width() for picture in pictures} == {round(1280 * float(ratio))}


@pytest.mark.parametrize("text_percent", [100, 150])
@pytest.mark.parametrize("language", Language)
def test_nothing_is_cut_in_the_other_windows(
    switch: LanguageSwitch, language: Language, text_percent: int
) -> None:
    preferences = Preferences(pace="instant", text_percent=text_percent)
    stage = Stage(switch, language, QSize(1280, 720), preferences)
    try:
        found = {name: faults(window) for name, window in every_window(stage)}
    finally:
        stage.close()
    assert not any(found.values()), found


def test_texts_two_fifths_longer_are_cut_off_in_no_window(
    switch: LanguageSwitch, qapp: QApplication
) -> None:
    longer = LongerTexts()
    preferences = Preferences(pace="instant")
    stage = Stage(switch, Language.ENGLISH, QSize(1024, 720), preferences)
    qapp.installTranslator(longer)
    QTest.qWait(5)
    try:
        found = {}
        for moment in (*MOMENTS, SHARED):
            stage.show(moment)
            found[moment] = faults(stage.window)
        found |= {name: faults(window) for name, window in every_window(stage)}
    finally:
        qapp.removeTranslator(longer)
        stage.close()
    assert not any(found.values()), found
