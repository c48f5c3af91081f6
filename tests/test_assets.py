# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled assets are found, complete and readable."""

import subprocess
import sys
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QFile, QTranslator

from buck_euchre_qt.assets import (
    AssetMissingError,
    asset_path,
    register_resources,
    register_sounds,
    translation_path,
)
from compile_assets import LANGUAGES, asset_names
from tests.packaging.project import ROOT


def test_every_compiled_file_is_in_the_package() -> None:
    for name in asset_names():
        assert asset_path(name).stat().st_size > 0


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(AssetMissingError, match=r"nothing\.bin") as caught:
        asset_path("nothing.bin")
    assert caught.value.name == "nothing.bin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_loads_each_translation(language: str) -> None:
    assert QTranslator().load(str(translation_path(language)))


@pytest.mark.parametrize(
    ("register", "source"),
    [(register_resources, "resources.qrc"), (register_sounds, "sounds.qrc")],
)
def test_every_file_of_a_collection_is_found_in_qt(
    register: Callable[[], None], source: str
) -> None:
    register()
    register()
    collection = ET.parse(ROOT / "resources" / source)
    names = [
        f":{group.get('prefix', '').rstrip('/')}/{file.get('alias') or file.text}"
        for group in collection.iter("qresource")
        for file in group.iter("file")
    ]
    assert names
    assert [name for name in names if not QFile.exists(name)] == []


def test_finding_assets_imports_no_qt() -> None:
    code = (
        "import sys, buck_euchre_qt.assets as assets; assets.translation_path('fr');"
        "sys.exit('PySide6' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, cwd=ROOT).returncode == 0
