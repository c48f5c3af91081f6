# SPDX-License-Identifier: GPL-3.0-or-later
"""A match of every game that another one shares the table with, played with the mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QPushButton, QSpinBox

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.engine.record import read_record
from buck_euchre_qt.i18n.game_texts import game_name
from buck_euchre_qt.i18n.language import Language
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.new_match import NewMatchDialog
from tests.windows.person import Person

TARGET = 2
OTHER_GAMES = [game for game, maker in GAMES.items() if maker.info.span_option == "target"]


def begin(person: Person, game: str) -> None:
    """Start a short match of a game by the menu and the dialog, with the mouse alone."""
    person.window.menus.new.trigger()
    dialog = person.dialog()
    assert isinstance(dialog, NewMatchDialog)
    title = game_name(game)
    buttons = dialog.findChildren(QPushButton)
    person.click(next(button for button in buttons if button.accessibleName() == title))
    assert dialog.game == game
    dialog.show_rules()
    target = next(field for field in dialog.findChildren(QSpinBox) if field.isVisible())
    target.setValue(TARGET)
    person.click(dialog.start)
    assert person.session.match.game.info.id == game


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("game", OTHER_GAMES)
def test_a_match_is_played_with_the_mouse_in_each_language(
    sit_down: Callable[..., Person], game: str, language: Language
) -> None:
    pace = "fast" if language is Language.FRENCH else "instant"
    preferences = Preferences(pace=pace, automatic_cut=True, last_card=False)
    person = sit_down(seed=f"{game} {language.value}", language=language, preferences=preferences)
    person.window.resize(800, 600)
    person.window.language_chosen.emit(language)
    begin(person, game)
    person.wait_until(lambda: False)
    match = person.session.match
    assert match.is_over
    assert max(row.score for row in match.game.standing(match.deals[-1].state.scores)) >= TARGET
    assert person.view.repairs == 0
    assert person.screen.result.isVisible()
    assert read_record(person.kept).match.winners == match.winners
