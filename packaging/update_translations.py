# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the translation files up to date with the texts in the code.

.venv/bin/python packaging/update_translations.py          write the files
.venv/bin/python packaging/update_translations.py --check  change nothing, exit 1 on a fault
"""

import argparse
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from compile_assets import LANGUAGES, AssetError, run_qt_tool, translation_source_name
from extract_texts import TextError, as_cpp, texts_of_package

# Its sources are the ids of articles, so English needs a text of its own there.
ID_CONTEXT = "RuleBook"

# More would scroll the first ones away.
SHOWN_FAULTS = 40

_CONTEXT = re.compile(r"<context>.*?</context>", re.DOTALL)
_MESSAGE = re.compile(r"<message>.*?</message>", re.DOTALL)
_NAME = re.compile(r"<name>(.*?)</name>")
_SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
_UNFINISHED = re.compile(r'<translation type="unfinished"(?:/>|>\s*</translation>)')
_PLACEHOLDER = re.compile(r"\{\w*\}|%L?\d")


def fill_english(text: str) -> str:
    """Return the text of an English file whose plain entries are translated by their source.

    Plural entries stay as they are (English has two forms and the source has one), and so
    does the context whose sources are ids.
    """

    def fill_message(found: re.Match[str]) -> str:
        message = found[0]
        source = _SOURCE.search(message)
        if source is None:
            return message
        filled = f"<translation>{source[1]}</translation>"
        return _UNFINISHED.sub(lambda _: filled, message)

    def fill_context(found: re.Match[str]) -> str:
        context = found[0]
        name = _NAME.search(context)
        if name is not None and name[1] == ID_CONTEXT:
            return context
        # A plural entry opens as <message numerus="yes">, which the pattern does not match.
        return _MESSAGE.sub(fill_message, context)

    return _CONTEXT.sub(fill_context, text)


def find_faults(text: str) -> Iterator[str]:
    """Yield a line for each entry of a translation file that is unfinished or misplaced.

    Misplaced is a translation whose placeholders are not those of its source. Sources
    that are ids have none to compare.
    """
    for context in ET.fromstring(text).iter("context"):  # noqa: S314 - our own files
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source = message.findtext("source", "")
            where = f"{name}: {source!r}"
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                yield f"{where} is unfinished"
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            for form in forms or ["".join(translation.itertext())]:
                if not form.strip():
                    yield f"{where} has an empty translation"
                elif name != ID_CONTEXT and _placeholders(form) != _placeholders(source):
                    yield f"{where} has other placeholders in {form!r}"


def _placeholders(text: str) -> list[str]:
    return sorted(set(_PLACEHOLDER.findall(text)))


def updated_translations(root: Path) -> dict[str, str]:
    """Return for each language what its file should hold, by what the code says now.

    :raises AssetError: where lupdate fails.
    :raises TextError: where the code has a text that nobody could translate.
    """
    with tempfile.TemporaryDirectory(prefix="translations-") as temporary:
        folder = Path(temporary)
        harvest = folder / "texts.cpp"
        harvest.write_text(as_cpp(texts_of_package(root)), encoding="utf-8")
        copies = {code: folder / translation_source_name(code) for code in LANGUAGES}
        for copy in copies.values():
            present = root / "translations" / copy.name
            if present.is_file():
                shutil.copyfile(present, copy)
        for language, copy in copies.items():
            # Guessed translations would look finished to a hurried reader: none are wanted.
            options = ["-silent", "-no-obsolete", "-locations", "none"]
            options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
            options += ["-source-language", "en", "-target-language", _qt_language(language)]
            run_qt_tool("lupdate", [*options, harvest.name, "-ts", copy.name], folder)
        texts = {code: copy.read_text(encoding="utf-8") for code, copy in copies.items()}
    texts["en"] = fill_english(texts["en"])
    return texts


def _qt_language(language: str) -> str:
    # "pt" alone would mean Brazil to Qt.
    return {"pt": "pt_PT"}.get(language, language)


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files; the exit code is 1 where something is left to do."""
    parser = argparse.ArgumentParser(description="Update the translation files from the code.")
    parser.add_argument("--check", action="store_true", help="change nothing, report faults")
    options = parser.parse_args(arguments)
    root = Path(__file__).resolve().parent.parent
    try:
        texts = updated_translations(root)
    except (AssetError, TextError) as error:
        print(f"Translations not updated: {error}", file=sys.stderr)
        return 1
    faults: list[str] = []
    for language, text in texts.items():
        path = root / "translations" / translation_source_name(language)
        if not options.check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        elif not path.is_file() or path.read_text(encoding="utf-8") != text:
            faults.append(f"{path.name} does not match the code: run {Path(__file__).name}")
        faults += [f"{path.name}: {fault}" for fault in find_faults(text)]
    for fault in faults[:SHOWN_FAULTS]:
        print(fault)
    print(f"Translations: {len(faults)} fault(s).")
    return 1 if options.check and faults else 0


if __name__ == "__main__":
    sys.exit(main())
