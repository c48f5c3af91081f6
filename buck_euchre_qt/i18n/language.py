# SPDX-License-Identifier: GPL-3.0-or-later
"""The languages of the program: choosing one, and switching at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from buck_euchre_qt.assets import translation_path


class Language(Enum):
    """A language on offer; its value is the code used in files and preferences."""

    ENGLISH = "en"
    FRENCH = "fr"
    PORTUGUESE = "pt"

    @property
    def own_name(self) -> str:
        """What the language calls itself."""
        return _OWN_NAMES[self]

    @property
    def locale(self) -> QLocale:
        """The locale that numbers and lists are written in."""
        return QLocale(_LOCALES[self])


_OWN_NAMES: Final = {
    Language.ENGLISH: "English",
    Language.FRENCH: "Français",
    Language.PORTUGUESE: "Português",
}
_LOCALES: Final = {
    Language.ENGLISH: "en_GB",
    Language.FRENCH: "fr_FR",
    Language.PORTUGUESE: "pt_PT",
}
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_UNTRANSLATED: Final = {"C", "POSIX"}


def language_of(code: object) -> Language | None:
    """Return the language of a code such as ``pt_BR.UTF-8`` or ``fr``, None when not offered."""
    if not isinstance(code, str):
        return None
    bare = code.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
    return next((language for language in Language if language.value == bare), None)


def system_language(environ: Mapping[str, str], ui_languages: list[str]) -> Language:
    """Return the language to start in when none has been chosen.

    The order is the usual one of POSIX systems: the first of LC_ALL, LC_MESSAGES and LANG that
    is set decides whether anything is translated at all; if so, LANGUAGE names the preferences
    in order, then that variable counts. Without any of them the system's own list counts.
    """
    deciding = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), None)
    if deciding is None:
        wishes = ui_languages
    elif deciding.split(".")[0] in _UNTRANSLATED:
        wishes = []
    else:
        wishes = [*filter(None, environ.get("LANGUAGE", "").split(":")), deciding]
    for wish in wishes:
        language = language_of(wish)
        if language is not None:
            return language
    return Language.ENGLISH


class LanguageSwitch:
    """Holds the translators of the language in use; Qt tells every widget when it changes."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []
        self.language = Language.ENGLISH

    def use(self, language: Language) -> None:
        """Show everything in a language from now on."""
        self.forget()
        self._translators = [
            translator
            for path in (_qt_texts(language), translation_path(language.value))
            if path is not None and (translator := _load(path)) is not None
        ]
        self.language = language
        QLocale.setDefault(language.locale)
        # The program's own texts come last, so that they win over Qt's.
        for installed in self._translators:
            self._application.installTranslator(installed)

    def forget(self) -> None:
        """Take the translators out again, back to the texts in the code."""
        for outgoing in self._translators:
            self._application.removeTranslator(outgoing)
        self._translators = []


def _load(path: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(path)) else None


def _qt_texts(language: Language) -> Path | None:
    # Qt has no European Portuguese: its few texts that show are among the program's own.
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    path = folder / f"qtbase_{language.value}.qm"
    return path if path.is_file() else None
