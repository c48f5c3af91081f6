# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts in another language straight from a translation file."""

import xml.etree.ElementTree as ET
from pathlib import Path

from tests.helpers.made_up_language import MadeUpLanguage

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


class FileTranslator(MadeUpLanguage):
    """Translates from a translation file as it stands, singular for every count."""

    def __init__(self, language: str) -> None:
        super().__init__()
        root = ET.parse(TRANSLATIONS / f"buck_euchre_{language}.ts").getroot()
        self._texts: dict[tuple[str, str], str] = {}
        for context in root.iter("context"):
            for message in context.iter("message"):
                key = (context.findtext("name", ""), message.findtext("source", ""))
                form = message.findtext("translation/numerusform", "")
                self._texts[key] = form or message.findtext("translation", "")

    def text(self, context: str, source: str, count: int) -> str:
        return self._texts.get((context, source), "").replace("%n", str(count))
