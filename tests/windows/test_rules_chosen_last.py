# SPDX-License-Identifier: GPL-3.0-or-later
"""The game and the rules that were chosen last are offered again for the next match."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QSpinBox

from buck_euchre_qt.engine.games import GAMES
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.new_match import NewMatchDialog
from tests.windows.person import Person, SitDown, asked

USUAL = Preferences(pace="instant", automatic_cut=True, last_card=False)


def change_every_rule(dialog: NewMatchDialog) -> None:
    """Turn every switch of the game on show over, and count every number down by two."""
    dialog.show_rules()
    for switch in dialog.findChildren(QCheckBox):
        if switch.isVisible():
            switch.click()
    for number in dialog.findChildren(QSpinBox):
        if number.isVisible():
            number.setFocus()
            QTest.keyClick(number, Qt.Key.Key_Down)
            QTest.keyClick(number, Qt.Key.Key_Down)


def changed(game: str) -> dict[str, int | bool]:
    return {
        option.key: (not option.default if isinstance(option.default, bool) else option.default - 2)
        for option in GAMES[game].info.options
    }


def usual_button(dialog: NewMatchDialog) -> QPushButton:
    buttons = dialog.findChildren(QPushButton)
    return next(each for each in buttons if each.text() == "The &usual rules")


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_were_played_are_offered_again_at_once_and_after_a_restart(
    sit_down: SitDown, game: str
) -> None:
    person = sit_down(preferences=USUAL)
    dialog = asked(person)
    dialog.choose(game)
    change_every_rule(dialog)
    dialog.accept()
    assert person.session.match.game.options == changed(game)
    dialog = asked(person)
    assert (dialog.game, dialog.options) == (game, changed(game))
    dialog.reject()
    kept = person.changed[-1]
    person.window.close()
    dialog = asked(sit_down(preferences=kept))
    assert (dialog.game, dialog.options) == (game, changed(game))
    dialog.reject()


def test_each_game_has_its_own_rules(person: Person) -> None:
    for game in GAMES:
        dialog = asked(person)
        dialog.choose(game)
        change_every_rule(dialog)
        dialog.accept()
    dialog = asked(person)
    for game in GAMES:
        dialog.choose(game)
        assert dialog.options == changed(game)
    dialog.reject()


def test_going_to_another_game_and_back_keeps_what_was_changed(person: Person) -> None:
    dialog = asked(person)
    change_every_rule(dialog)
    dialog.choose("partnership")
    dialog.choose("buck")
    assert dialog.options == changed("buck")
    dialog.reject()


def test_a_dialog_that_is_left_changes_no_rule(person: Person) -> None:
    dialog = asked(person)
    change_every_rule(dialog)
    dialog.reject()
    assert not person.changed
    dialog = asked(person)
    assert dialog.options == {"start": 25, "lone_maker_wins": True}
    dialog.reject()


def test_a_finished_match_does_not_take_its_game_away(sit_down: SitDown) -> None:
    # No match is kept here, as after one that is over.
    chosen = replace(USUAL, extra={"last_game": "two-handed"})
    dialog = asked(sit_down(preferences=chosen))
    assert dialog.game == "two-handed"
    dialog.reject()


def test_other_rules_are_told_on_every_page_and_one_button_brings_the_usual_back(
    person: Person,
) -> None:
    dialog = asked(person)
    assert not usual_button(dialog).isVisible()
    change_every_rule(dialog)
    dialog.show_players()
    assert usual_button(dialog).isVisible()
    dialog.choose("two-handed")
    assert not usual_button(dialog).isVisible()
    dialog.choose("buck")
    person.click(usual_button(dialog))
    assert dialog.options == {"start": 25, "lone_maker_wins": True}
    assert not usual_button(dialog).isVisible()
    # The keys are still at something that is there.
    assert dialog.focusWidget().isVisible()
    dialog.reject()


@pytest.mark.parametrize(
    "extra",
    [
        {"last_game": "whist", "rules": {"whist": {"start": 3}}},
        {"last_game": 7, "rules": ["buck"]},
        {"rules": {"buck": 5}},
        {"rules": {"buck": {"start": 1000, "lone_maker_wins": 1, "stakes": 3}}},
        {"rules": {"buck": {"start": -1, "lone_maker_wins": "no"}}},
        {"rules": {"buck": {"start": True, "lone_maker_wins": None}}},
        {"rules": {"buck": {"start": 25.0}}},
    ],
)
def test_kept_rules_that_make_no_sense_are_the_usual_ones(
    sit_down: SitDown, extra: dict[str, object]
) -> None:
    person = sit_down(preferences=replace(USUAL, extra=extra))
    dialog = asked(person)
    assert dialog.game == "buck"
    assert dialog.options == {"start": 25, "lone_maker_wins": True}
    dialog.accept()
    assert person.session.match.game.options == {"start": 25, "lone_maker_wins": True}
