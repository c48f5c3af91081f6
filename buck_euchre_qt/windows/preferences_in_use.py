# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences as they are now, and every way in which they change while the game runs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from buck_euchre_qt.windows.kept_choices import with_opponents, with_progress, with_rules

if TYPE_CHECKING:
    from buck_euchre_qt.engine.game import Options
    from buck_euchre_qt.learning.course import Progress
    from buck_euchre_qt.players.opponents import Opponents
    from buck_euchre_qt.storage.preferences import Preferences


class PreferencesInUse(QObject):
    """Holds the preferences, and says when they have changed."""

    changed = Signal(object)
    """The preferences as they are now; whoever keeps them writes them down."""

    def __init__(self, now: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = now

    def change(self, preferences: Preferences) -> None:
        """Use these from now on; nothing happens where they are the same."""
        if preferences != self.now:
            self.now = preferences
            self.changed.emit(preferences)

    def keep_pace(self, name: str) -> None:
        """Play at another pace, by its name."""
        self.change(replace(self.now, pace=name))

    def keep_language(self, code: str) -> None:
        """Speak another language, by its code."""
        self.change(replace(self.now, language=code))

    def keep_card_keys(self, name: str) -> None:
        """Have the number keys do something else, by its name."""
        self.change(replace(self.now, card_keys=name))

    def keep_panel(self, is_shown: bool) -> None:
        """Show the panel beside the table, or fold it away."""
        self.change(replace(self.now, panel_folded=not is_shown))

    def keep_place(self, place: str) -> None:
        """Remember where the window is."""
        self.change(replace(self.now, geometry=place))

    def keep_match(self, opponents: Opponents, game: str, options: Options) -> None:
        """Remember with whom and by which rules a match was begun."""
        self.change(with_rules(with_opponents(self.now, opponents), game, options))

    def keep_progress(self, progress: Progress) -> None:
        """Remember how far the lessons have come."""
        self.change(with_progress(self.now, progress))
