# SPDX-License-Identifier: GPL-3.0-or-later
"""Every dialog about records offers the files that a double click opens."""

import re
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from buck_euchre_qt.i18n.language import Language, LanguageSwitch
from buck_euchre_qt.windows.record_files import records_dialog, save_record_dialog

Asking = Callable[[QWidget, str], QFileDialog]
ASKING: tuple[Asking, ...] = (records_dialog, save_record_dialog)
BESIDE_THE_TYPE = Path(__file__).parents[2] / "packaging" / "linux" / "buck-euchre-mime.xml"


def patterns(dialog: QFileDialog) -> list[str]:
    """Return the patterns of the only filter of a dialog."""
    (only,) = dialog.nameFilters()
    found = re.search(r"\(([^)]*)\)$", only)
    assert found is not None
    return found[1].split()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("ask", ASKING)
@pytest.mark.parametrize("name", ["ma partie é.buck", "match.json"])
def test_a_record_is_offered_by_either_ending(
    parent: QWidget, switch: LanguageSwitch, ask: Asking, name: str, language: Language
) -> None:
    switch.use(language)
    dialog = ask(parent, "Title")
    assert any(fnmatch(name, pattern) for pattern in patterns(dialog))
    assert not any(fnmatch("notes.txt", pattern) for pattern in patterns(dialog))


def test_a_record_is_written_as_what_a_double_click_opens(parent: QWidget) -> None:
    dialog = save_record_dialog(parent, "Title")
    ending = f".{dialog.defaultSuffix()}"
    assert f'<glob pattern="*{ending}"/>' in BESIDE_THE_TYPE.read_text(encoding="utf-8")
    (proposed,) = dialog.selectedFiles()
    assert Path(proposed).suffix == ending
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave


def test_several_records_are_asked_for_only_where_several_are_wanted(parent: QWidget) -> None:
    assert records_dialog(parent, "").fileMode() == QFileDialog.FileMode.ExistingFile
    several = records_dialog(parent, "", may_be_several=True)
    assert several.fileMode() == QFileDialog.FileMode.ExistingFiles


def test_no_other_file_asks_for_records_by_itself() -> None:
    windows = Path(__file__).parents[2] / "buck_euchre_qt" / "windows"
    askers = [path.name for path in windows.rglob("*.py") if "*.json" in path.read_text("utf-8")]
    assert askers == []
