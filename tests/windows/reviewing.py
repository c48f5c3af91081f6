# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews of matches that were played by chance."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from buck_euchre_qt.engine.record import PlayerInfo, PlayerKind, SavedMatch
from buck_euchre_qt.windows.review_window import ReviewWindow
from tests.helpers.tables import random_match

Open = Callable[..., ReviewWindow]


def past_match(seed: int = 3, game_id: str = "buck") -> SavedMatch:
    """Return a finished match of a person against computer players."""
    match = random_match(seed, game_id)
    players = tuple(
        PlayerInfo(name, PlayerKind.BOT if seat else PlayerKind.HUMAN, "club" if seat else None)
        for seat, name in enumerate(("", "Léa", "Bram", "Inês")[: match.game.info.seats])
    )
    return SavedMatch(match, players, {"bot_seed": "past"})


def wait_for_grades(qtbot: QtBot, window: ReviewWindow) -> None:
    adviser = window.screen_of_review.reviewer.adviser
    qtbot.waitUntil(lambda: not adviser.is_busy)


def press(window: ReviewWindow, key: Qt.Key) -> None:
    QTest.keyClick(window.screen_of_review, key)
