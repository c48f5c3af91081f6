# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays one look over the whole program, and follows the system where that is wished."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QStyleHints
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.table.appearance import Theme
from buck_euchre_qt.windows.look import LOOKS, Look, entry_palettes, palette_of

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints

SYSTEM_THEME: Final = "system"
PLAIN_FONT: Final = "plainFont"
"""The property of the application that holds the system's font, before any scale."""


class ThemeKeeper(QObject):
    """Gives the application its palette, its colour scheme and the size of its letters.

    With the theme "system", dark or light and the wish for contrast are the system's, at any
    moment; a system that says nothing gets the dark theme.
    """

    changed = Signal()
    """The system has changed its mind, and the theme with it."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        if application.property(PLAIN_FONT) is None:
            application.setProperty(PLAIN_FONT, application.font())
        self._choice = SYSTEM_THEME
        self._scale = 1.0
        self.theme = Theme.DARK
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        contrast = _accessibility(hints)
        if contrast is not None:
            contrast.contrastPreferenceChanged.connect(self._follow)

    @property
    def look(self) -> Look:
        """The colours of the widgets now."""
        return LOOKS[self.theme]

    def use(self, choice: str, text_scale: float) -> None:
        """Take on a theme by its name, or "system", and a size of the letters."""
        hints = self._application.styleHints()
        if choice == SYSTEM_THEME:
            if self._choice != SYSTEM_THEME:
                hints.unsetColorScheme()
        else:
            is_light = choice == Theme.LIGHT.value
            scheme = Qt.ColorScheme.Light if is_light else Qt.ColorScheme.Dark
            # Before the scheme changes, so that its signal finds what is wanted.
            self._choice = choice
            hints.setColorScheme(scheme)
        self._choice, self._scale = choice, text_scale
        self._lay()

    def _follow(self) -> None:
        if self._choice == SYSTEM_THEME and self._theme() is not self.theme:
            self._lay()
            self.changed.emit()

    def _theme(self) -> Theme:
        return shown_theme(self._choice, self._application.styleHints())

    def _lay(self) -> None:
        self.theme = self._theme()
        application = self._application
        palette = palette_of(self.look)
        if palette != application.palette():
            application.setPalette(palette)
            for kind, entry in entry_palettes(self.look).items():
                # PySide takes text here, whatever its stubs say.
                application.setPalette(entry, kind)  # type: ignore[arg-type]
        plain = application.property(PLAIN_FONT)
        if isinstance(plain, QFont):
            font = QFont(plain)
            # A font may be given in points or in pixels.
            if plain.pointSizeF() > 0:
                font.setPointSizeF(plain.pointSizeF() * self._scale)
            else:
                font.setPixelSize(round(plain.pixelSize() * self._scale))
            if font != application.font():
                application.setFont(font)


def the_application() -> QApplication:
    """Return the running application.

    :raises TypeError: when there is none that has widgets.
    """
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        raise TypeError("a window needs an application of widgets")
    return application


def plain_point_size() -> float:
    """Return the size of the system's letters, without the person's own scale."""
    plain = the_application().property(PLAIN_FONT)
    return plain.pointSizeF() if isinstance(plain, QFont) else QApplication.font().pointSizeF()


def shown_theme(choice: str, hints: QStyleHints) -> Theme:
    """Return the theme that a choice comes to; a word of another version means dark."""
    if choice == SYSTEM_THEME:
        return system_theme(hints)
    return next((theme for theme in Theme if theme.value == choice), Theme.DARK)


def system_theme(hints: QStyleHints) -> Theme:
    """Return the theme that the system asks for."""
    contrast = _accessibility(hints)
    if contrast is not None and contrast.contrastPreference().name == "HighContrast":
        return Theme.CONTRAST
    is_light = hints.colorScheme() is Qt.ColorScheme.Light
    return Theme.LIGHT if is_light else Theme.DARK


def wants_less_motion(hints: QStyleHints) -> bool:
    """Return whether the system asks for less motion, as far as this Qt can tell."""
    told = _accessibility(hints)
    prefers = getattr(told, "motionPreference", None)
    if not callable(prefers):
        return False
    return getattr(prefers(), "name", "") in ("ReducedMotion", "Reduced", "NoMotion")


def _accessibility(hints: QStyleHints) -> QAccessibilityHints | None:
    """Return what the system tells about the needs of people; Qt before 6.10 tells nothing."""
    tell = getattr(hints, "accessibility", None)
    return cast("QAccessibilityHints", tell()) if callable(tell) else None
