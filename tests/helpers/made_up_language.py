# SPDX-License-Identifier: GPL-3.0-or-later
"""Languages that no file holds: each text is made when it is asked for."""

from abc import abstractmethod

from PySide6.QtCore import QTranslator


class MadeUpLanguage(QTranslator):
    """A translator whose texts `text` makes up."""

    @abstractmethod
    def text(self, context: str, source: str, count: int) -> str:
        """Return what a source text is in this language; `count` is -1 where none is named."""

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
        return self.text(_decoded(context), _decoded(sourceText), n)


def _decoded(text: str | bytes | bytearray | memoryview) -> str:
    return text if isinstance(text, str) else bytes(text).decode()
