# SPDX-License-Identifier: GPL-3.0-or-later
"""What the menus do with the match on the screen, and when there is one to do it with."""

from __future__ import annotations

from PySide6.QtCore import QObject

from buck_euchre_qt.windows.lesson_stack import LessonStack
from buck_euchre_qt.windows.menus import Menus
from buck_euchre_qt.windows.play_screen import PlayScreen


class MatchMenu(QObject):
    """Takes back and gives hints in whatever match is shown, the guided one's too.

    The match of `own` is not touched while it waits behind the lessons of `middle`.
    """

    def __init__(self, menus: Menus, own: PlayScreen, middle: LessonStack) -> None:
        super().__init__(middle)
        self._menus = menus
        self._own = own
        self._middle = middle
        menus.undo.triggered.connect(self._undo)
        menus.hint.triggered.connect(self._toggle_hint)

    def renew(self, *, has_kept: bool) -> None:
        """Offer what can be done now; `has_kept` tells of a match that waits to be gone on with."""
        own, shown = self._own.session, self._middle.screen_in_play
        played = None if shown is None else shown.session
        self._menus.undo.setEnabled(played is not None and played.can_undo)
        self._menus.hint.setEnabled(played is not None and played is own)
        self._menus.save_as.setEnabled(own is not None)
        self._menus.go_on.setEnabled(own is None and has_kept)

    def _undo(self) -> None:
        if (screen := self._middle.screen_in_play) is not None:
            screen.undo()

    def _toggle_hint(self) -> None:
        if (screen := self._middle.screen_in_play) is not None:
            screen.hints.toggle()
