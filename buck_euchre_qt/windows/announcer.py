# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells what happens to those who hear the table, at the moment it is shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from buck_euchre_qt.engine.events import Event
from buck_euchre_qt.i18n.labels import SeatNames
from buck_euchre_qt.i18n.narration import Narrator
from buck_euchre_qt.i18n.spoken import spoken
from buck_euchre_qt.windows.table_texts import DealOnTable


class Announcer(QObject):
    """Announces events and questions while assistive technology listens, and else does nothing.

    A text that is asked for again at once, as after a change of size, is announced only once.
    """

    said = Signal(str)
    """A text was announced."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._narrator: Narrator | None = None
        self._last = ""

    def follow(self, deal: DealOnTable, names: SeatNames) -> None:
        """Tell of this match or position from now on, or of the same one with other names."""
        self._narrator = Narrator(names, deal.game.info.rows)
        self._last = ""
        state = deal.state
        if state is not None:
            self._narrator.recall(state.dealer, state.upcard, is_trick_open=bool(state.trick.plays))

    def tell(self, event: Event) -> None:
        """Announce an event that begins to be shown."""
        if self._narrator is None:
            return
        # Told even if nobody listens: the sentence of a later event may need this one.
        text = self._narrator.tell(event)
        self._last = ""
        self._announce(text)

    def say(self, text: str) -> None:
        """Announce a text of the prompt, its cards and suits by their full names."""
        if text == self._last:
            return
        self._last = text
        self._announce(spoken(text))

    def _announce(self, text: str) -> None:
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._table, text))
            self.said.emit(text)
