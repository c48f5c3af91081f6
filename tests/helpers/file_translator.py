# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts in another language straight from a translation file."""

import xml.etree.ElementTree as ET
from pathlib import Path

from PySide6.QtCore import QTranslator

TRANSLATIONS = Path(__file__).resolve().parents[2] / "translations"


class FileTranslator(QTranslator):
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

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes | bytearray | memoryview,
        sourceText: str | bytes | bytearray | memoryview,  # noqa: N803 - Qt's name
        disambiguation: str | bytes | bytearray | memoryview | None = None,
        n: int = -1,
    ) -> str:
        del disambiguation
        return self._texts.get((str(context), str(sourceText)), "").replace("%n", str(n))
