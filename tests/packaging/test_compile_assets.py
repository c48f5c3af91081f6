# SPDX-License-Identifier: GPL-3.0-or-later
"""Translations and resources are compiled completely or not at all."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from compile_assets import AssetError, asset_names, compile_assets, find_qt_tool
from tests.packaging.project import make_small_project, translation_source


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a small project in a folder with spaces and accents."""
    return make_small_project(tmp_path / "Zoë Ç ã")


def test_all_assets_are_written_and_nothing_else(project: Path) -> None:
    target = project / "buck_euchre_qt" / "_assets"
    target.mkdir()
    (target / "buck_euchre_xx.qm").write_bytes(b"of a language given up")
    written = compile_assets(project)
    assert sorted(written) == sorted(target.iterdir())
    assert {path.name for path in written} == set(asset_names())
    assert [path.name for path in target.parent.iterdir()] == ["_assets"]


def test_the_compiled_text_is_the_translated_one(project: Path) -> None:
    compile_assets(project)
    translator = QTranslator()
    assert translator.load(str(project / "buck_euchre_qt" / "_assets" / "buck_euchre_fr.qm"))
    assert translator.translate("Play", "Deal") == "Donner"


def test_the_same_sources_give_the_same_bytes(project: Path) -> None:
    first = [path.read_bytes() for path in compile_assets(project)]
    (project / "resources" / "dot.svg").touch()
    assert [path.read_bytes() for path in compile_assets(project)] == first


def test_an_unfinished_translation_is_refused_only_when_asked(project: Path) -> None:
    source = translation_source("fr", '<translation type="unfinished"></translation>')
    path = project / "translations" / "buck_euchre_fr.ts"
    path.write_text(source, encoding="utf-8")
    before = [path.read_bytes() for path in compile_assets(project)]
    with pytest.raises(AssetError, match="unfinished"):
        compile_assets(project, fail_on_unfinished=True)
    target = project / "buck_euchre_qt" / "_assets"
    assert [(target / name).read_bytes() for name in asset_names()] == before


@pytest.mark.parametrize(
    "name",
    ["resources/resources.qrc", "resources/sounds.qrc", "translations/buck_euchre_pt.ts"],
)
def test_a_missing_source_is_named(project: Path, name: str) -> None:
    (project / name).unlink()
    with pytest.raises(AssetError, match=name):
        compile_assets(project)


def test_a_picture_that_the_collection_names_and_nobody_drew_is_refused(project: Path) -> None:
    (project / "resources" / "dot.svg").unlink()
    with pytest.raises(AssetError, match=r"dot\.svg"):
        compile_assets(project)


@pytest.mark.parametrize("name", ["rcc", "lrelease", "lupdate"])
def test_the_tools_come_with_pyside(name: str) -> None:
    assert find_qt_tool(name).is_file()


def test_a_tool_that_pyside_does_not_have_is_named() -> None:
    with pytest.raises(AssetError, match="no-such-tool"):
        find_qt_tool("no-such-tool")
