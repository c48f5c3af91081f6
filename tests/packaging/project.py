# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the project lies, and small copies of it to build from."""

import shutil
from pathlib import Path

from compile_assets import COLLECTIONS

ROOT = Path(__file__).resolve().parent.parent.parent

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
COLLECTION = '<RCC><qresource prefix="/{}"><file>dot.svg</file></qresource></RCC>'


def translation_source(language: str, translation: str) -> str:
    """Return a translation file with one text, its `translation` element as given."""
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        f'<TS version="2.1" language="{language}" sourcelanguage="en">\n<context>\n'
        "    <name>Play</name>\n    <message>\n        <source>Deal</source>\n"
        f"        {translation}\n    </message>\n</context>\n</TS>\n"
    )


def make_small_project(root: Path) -> Path:
    """Make a folder with one picture, one text in three languages and one module."""
    for folder in ("buck_euchre_qt", "resources", "translations", "packaging"):
        (root / folder).mkdir(parents=True)
    (root / "resources" / "dot.svg").write_text(PICTURE, encoding="utf-8")
    for name in COLLECTIONS:
        path = root / "resources" / f"{name}.qrc"
        path.write_text(COLLECTION.format(name), encoding="utf-8")
    for language, text in (("en", "Deal"), ("fr", "Donner"), ("pt", "Dar")):
        source = translation_source(language, f"<translation>{text}</translation>")
        path = root / "translations" / f"buck_euchre_{language}.ts"
        path.write_text(source, encoding="utf-8")
    for path in (ROOT / "packaging").glob("*.py"):
        shutil.copy(path, root / "packaging")
    return root
