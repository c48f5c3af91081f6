# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays the preferences about looks, motion and sound over the screen, whenever they change."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.table.appearance import (
    BACKS,
    Appearance,
    Felt,
    IndexSize,
    Indices,
    SuitColours,
    Theme,
)
from buck_euchre_qt.table.pace import Motion
from buck_euchre_qt.table.view import TableView
from buck_euchre_qt.windows.look import Look
from buck_euchre_qt.windows.setting_texts import pace_of
from buck_euchre_qt.windows.theme import ThemeKeeper, wants_less_motion

if TYPE_CHECKING:
    from buck_euchre_qt.windows.lesson_stack import LessonStack
    from buck_euchre_qt.windows.play_screen import PlayScreen
    from buck_euchre_qt.windows.sound import Sounds
    from buck_euchre_qt.windows.start_panel import StartPanel

OWN_INDICES: Final = "language"
"""The value of `Preferences.indices` for the letters of the language in use."""
SYSTEM_MOTION: Final = "system"
_Choice = TypeVar("_Choice", bound=Enum)


class Wearers(NamedTuple):
    """Everything besides the table that takes part in its looks, its motion and its sound."""

    screen: PlayScreen
    start_panel: StartPanel
    middle: LessonStack
    sounds: Sounds


class TableWindow(Protocol):
    """A window with tables of its own."""

    @property
    def tables(self) -> tuple[TableView, ...]:
        """Every table of the window."""

    def set_look(self, look: Look) -> None:
        """Take on other colours, and the size of the letters in use."""


class Outfit(QObject):
    """Applies everything that can be chosen about looks, motion and sound, at once.

    The table wears it from the start, the others as soon as they are there.
    """

    def __init__(self, application: QApplication, view: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._application = application
        self._view = view
        self._others: Wearers | None = None
        self._windows: list[TableWindow] = []
        self._keeper = ThemeKeeper(application)
        self._keeper.changed.connect(self.again)
        self._worn: tuple[object, ...] = ()
        self._last: tuple[Preferences, Language] | None = None

    @property
    def look(self) -> Look:
        """The colours of the widgets now."""
        return self._keeper.look

    def dress(self, others: Wearers) -> None:
        """Let others wear it, too, from the next time that it is put on."""
        self._others = others
        self._worn = ()

    def put_on(self, preferences: Preferences, language: Language) -> None:
        """Show everything as these preferences say."""
        self._last = (preferences, language)
        scale = preferences.text_percent / 100
        self._keeper.use(preferences.theme, scale)
        appearance = appearance_of(preferences, self._keeper.theme, language)
        self._view.set_appearance(appearance)
        if self._others is not None:
            self._put_on_others(self._others, preferences, appearance)

    def _put_on_others(
        self, others: Wearers, preferences: Preferences, appearance: Appearance
    ) -> None:
        from buck_euchre_qt.i18n.labels import RankLetters, use_rank_letters

        is_own = appearance.indices is Indices.FRENCH
        use_rank_letters(RankLetters.OWN if is_own else RankLetters.INTERNATIONAL)
        pace, motion = pace_of(preferences.pace), self._motion(preferences)
        others.screen.set_pace(pace, motion)
        elsewhere = [table for window in self._windows for table in window.tables]
        for table in (*others.middle.tables, *elsewhere):
            table.set_appearance(appearance)
            table.set_trick_hold(is_held=preferences.hold_tricks)
            table.set_pace(pace)
            table.set_motion(motion)
        others.sounds.set_volume(preferences.volume / 100, is_muted=preferences.muted)
        worn = (self._keeper.theme, appearance.text_scale, appearance.indices)
        if worn != self._worn:
            self._worn = worn
            others.screen.set_look(self.look)
            others.start_panel.set_look(self.look)
            others.middle.set_look(self.look)
            for window in self._windows:
                window.set_look(self.look)

    def join(self, window: TableWindow) -> None:
        """Let another window with tables follow every choice from now on."""
        self._windows.append(window)
        window.set_look(self.look)
        self.again()

    def again(self) -> None:
        """Put on once more what is worn, where there is something new to wear it."""
        if self._last is not None:
            self.put_on(*self._last)

    def _motion(self, preferences: Preferences) -> Motion:
        if preferences.motion == SYSTEM_MOTION:
            wants_less = wants_less_motion(self._application.styleHints())
            return Motion.REDUCED if wants_less else Motion.FULL
        return _value(Motion, preferences.motion, Motion.FULL)


def appearance_of(preferences: Preferences, theme: Theme, language: Language) -> Appearance:
    """Return how the table is to look; a word of another version of the program is not used."""
    is_own = preferences.indices == OWN_INDICES and language is not Language.ENGLISH
    return Appearance(
        felt=_value(Felt, preferences.felt, Felt.GREEN),
        theme=theme,
        back=preferences.back if preferences.back in BACKS else BACKS[0],
        indices=Indices.FRENCH if is_own else Indices.INTERNATIONAL,
        colours=_value(SuitColours, preferences.colours, SuitColours.TWO),
        index_size=_value(IndexSize, preferences.index_size, IndexSize.USUAL),
        has_bower_signs=preferences.bower_signs,
        text_scale=preferences.text_percent / 100,
    )


def _value(kind: type[_Choice], word: str, usual: _Choice) -> _Choice:
    return next((each for each in kind if each.value == word), usual)
