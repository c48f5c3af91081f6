# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences in use change in one place, which says so once."""

from __future__ import annotations

from buck_euchre_qt.learning.course import Progress
from buck_euchre_qt.players.opponents import read_opponents
from buck_euchre_qt.storage.preferences import Preferences
from buck_euchre_qt.windows.kept_choices import last_game_of, opponents_of, progress_of, rules_of
from buck_euchre_qt.windows.preferences_in_use import PreferencesInUse


def test_each_change_is_told_once_and_leaves_the_rest_as_it_was() -> None:
    in_use = PreferencesInUse(Preferences(volume=30))
    told: list[Preferences] = []
    in_use.changed.connect(told.append)
    in_use.keep_pace("calm")
    in_use.keep_language("pt")
    in_use.keep_card_keys("play")
    in_use.keep_panel(False)
    in_use.keep_place("here")
    assert in_use.now == Preferences(
        volume=30,
        pace="calm",
        language="pt",
        card_keys="play",
        panel_folded=True,
        geometry="here",
    )
    assert len(told) == 5
    assert told[-1] is in_use.now


def test_what_is_so_already_is_not_told() -> None:
    in_use = PreferencesInUse(Preferences())
    told: list[Preferences] = []
    in_use.changed.connect(told.append)
    in_use.keep_panel(True)
    in_use.keep_pace(Preferences().pace)
    in_use.change(Preferences())
    assert not told


def test_a_match_and_the_lessons_are_remembered_beside_each_other() -> None:
    in_use = PreferencesInUse(Preferences())
    chosen = read_opponents(("ines", "", ""), ("master", "", ""))
    in_use.keep_progress(Progress({"bowers": 2}))
    in_use.keep_match(chosen, "partnership", {"start": 0})
    assert last_game_of(in_use.now) == "partnership"
    assert rules_of(in_use.now) == {"partnership": {"start": 0}}
    assert opponents_of(in_use.now) == chosen
    assert progress_of(in_use.now) == Progress({"bowers": 2})
