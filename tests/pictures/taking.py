# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes the pictures: every moment and every window, in each size, language and theme."""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from buck_euchre_qt.app import make_application
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import Preferences
from tests.pictures.geometry import faults
from tests.pictures.moments import MOMENTS
from tests.pictures.stage import SHARED, Stage
from tests.pictures.windows import every_window


def take_all(wishes: argparse.Namespace) -> int:
    """Take what was asked for and return the number of pictures with faults."""
    application, switch = make_application()
    application.setQuitOnLastWindowClosed(False)
    wishes.folder.mkdir(parents=True, exist_ok=True)
    failed = taken = 0
    for size, code, theme in itertools.product(wishes.sizes, wishes.languages, wishes.themes):
        wide, high = (int(side) for side in size.split("@")[0].split("x"))
        preferences = Preferences(
            pace="instant",
            theme=theme,
            felt=wishes.felt,
            text_percent=wishes.text,
            indices="language",
        )
        stage = Stage(switch, Language(code), QSize(wide, high), preferences)
        try:
            shown: list[tuple[str, QWidget]] = []
            if not wishes.no_windows:
                for name, window in every_window(stage):
                    failed += _take(wishes.folder, f"{name}_{size}_{code}_{theme}", window)
                    taken += 1
            for moment in wishes.moments if wishes.moments is not None else (*MOMENTS, SHARED):
                stage.show(moment)
                shown = [(moment, stage.window)]
                for name, window in shown:
                    failed += _take(wishes.folder, f"{name}_{size}_{code}_{theme}", window)
                    taken += 1
        finally:
            stage.close()
    sys.stdout.write(f"{taken} pictures, {failed} with faults\n")
    return failed


def _take(folder: Path, name: str, window: QWidget) -> int:
    QApplication.processEvents()
    found = faults(window)
    window.grab().save(str(folder / f"{name}.png"))
    for fault in found:
        sys.stdout.write(f"{name}: {fault}\n")
    return bool(found)
